"""Settings: declared once per game; the command line, the interface and the web form are made from them."""

import difflib
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from jalopy.kernel.errors import BadSetting, Fault
from jalopy.kernel.questions import Facts

Value = bool | int | str
Values = dict[str, Value]

YES: Final = ("true", "yes", "on", "1")
NO: Final = ("false", "no", "off", "0")
MOST_FAULTS: Final = 20  # that are looked for; nobody reads more of them at once


class Setting:
    """One thing a table can agree on. `choices` lists the legal values, or `check` tells what is wrong with one.

    What can be written in several ways is read as its `canonical` text.
    """

    def __init__(
        self,
        name: str,
        default: Value,
        help: str,
        choices: Sequence[Value] = (),
        check: Callable[[str], list[Fault]] | None = None,
        rule: str = "",
        canonical: Callable[[str], str] | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.help = help
        self.choices = tuple(choices)
        self.check = check
        self.rule = rule
        self.canonical = canonical

    @property
    def kind(self) -> str:
        if isinstance(self.default, bool):
            return "yes-no"
        if self.choices:
            return "choice"
        return "number" if isinstance(self.default, int) else "text"

    def read(self, value: object) -> Value:
        """A legal value from data or from a typed word, or the reason why not."""
        if self.kind == "yes-no":
            return self._read_yes_no(value)
        if isinstance(self.default, int):
            return self._listed(self._read_number(value))
        if not isinstance(value, str | int) or isinstance(value, bool):
            raise self._refuse(Fault("setting-word", setting=self.name, given=repr(value)), value)
        text = str(value)
        if self.check is None:
            return self._listed(text)
        faults = [fault.of(self.name) for fault in self.check(text)]
        if faults:
            raise BadSetting.found(faults, {self.name: text})
        return text if self.canonical is None else self.canonical(text)

    def _refuse(self, fault: Fault, value: object) -> BadSetting:
        return BadSetting.found([fault.of(self.name)], {self.name: value})

    def _read_yes_no(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        word = str(value).lower()
        if word in YES:
            return True
        if word in NO:
            return False
        raise self._refuse(Fault("setting-yes-no", setting=self.name, given=repr(value)), value)

    def _read_number(self, value: object) -> int:
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        try:
            return int(str(value), 10)
        except ValueError:
            raise self._refuse(Fault("setting-number", setting=self.name, given=repr(value)), value) from None

    def _listed(self, value: Value) -> Value:
        if self.choices and value not in self.choices:
            legal = ", ".join(str(choice) for choice in self.choices)
            raise self._refuse(Fault("setting-choice", setting=self.name, given=str(value), possible=legal), value)
        return value

    def as_data(self) -> Facts:
        """For forms and documentation."""
        return {
            "name": self.name,
            "kind": self.kind,
            "default": self.default,
            "choices": list(self.choices),
            "help": self.help,
            "rule": self.rule,
        }


def read_settings(game: str, declared: Sequence[Setting], given: Mapping[str, object]) -> Values:
    """All settings of a game: the given ones, each legal by itself, and the defaults of the rest."""
    values, faults = read_each(game, declared, given)
    if faults:
        raise BadSetting.found(faults, given)
    return values


def read_each(game: str, declared: Sequence[Setting], given: Mapping[str, object]) -> tuple[Values, list[Fault]]:
    """What can be read, and what is wrong with the rest, for which the defaults stand."""
    faults = unknown(game, [setting.name for setting in declared], given)
    values: Values = {}
    for setting in declared:
        values[setting.name] = setting.default
        if setting.name in given:
            try:
                values[setting.name] = setting.read(given[setting.name])
            except BadSetting as error:
                faults += error.faults
    return values, faults


def unknown(game: str, names: list[str], given: Mapping[str, object]) -> list[Fault]:
    """Names that no setting has, with the one that was perhaps meant."""
    faults: list[Fault] = []
    for name in given:
        if name in names or len(faults) == MOST_FAULTS:
            continue
        near = difflib.get_close_matches(name, names, 1)
        if near:
            fault = Fault("no-setting-but", game=game, setting=name, meant=near[0])
        else:
            fault = Fault("no-setting", game=game, setting=name, there=", ".join(names) or "none")
        faults.append(fault.of(name))
    return faults

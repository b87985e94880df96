"""Settings: declared once per game; the command line, the interface and the web form are made from them."""

import difflib
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from jalopy.kernel.errors import BadSetting
from jalopy.kernel.questions import Facts

Value = bool | int | str
Values = dict[str, Value]

YES: Final = ("true", "yes", "on", "1")
NO: Final = ("false", "no", "off", "0")


class Setting:
    """One thing a table can agree on. `choices` lists the legal values, or `check` explains what is wrong with one."""

    def __init__(
        self,
        name: str,
        default: Value,
        help: str,
        choices: Sequence[Value] = (),
        check: Callable[[str], str] | None = None,
        rule: str = "",
    ) -> None:
        self.name = name
        self.default = default
        self.help = help
        self.choices = tuple(choices)
        self.check = check
        self.rule = rule

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
            raise BadSetting(f"The setting '{self.name}' takes a word, not {value!r}.")
        text = str(value)
        if self.check is not None:
            problem = self.check(text)
            if problem:
                raise BadSetting(f"The setting '{self.name}' cannot be '{text}': {problem}")
            return text
        return self._listed(text)

    def _read_yes_no(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        word = str(value).lower()
        if word in YES:
            return True
        if word in NO:
            return False
        raise BadSetting(f"The setting '{self.name}' is yes or no, not {value!r}.")

    def _read_number(self, value: object) -> int:
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        try:
            return int(str(value), 10)
        except ValueError:
            raise BadSetting(f"The setting '{self.name}' takes a number, not {value!r}.") from None

    def _listed(self, value: Value) -> Value:
        if self.choices and value not in self.choices:
            legal = ", ".join(str(choice) for choice in self.choices)
            raise BadSetting(f"The setting '{self.name}' cannot be '{value}'; possible are: {legal}.")
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
    """All settings of a game: the given ones, checked, and the defaults of the rest."""
    names = [setting.name for setting in declared]
    for name in given:
        if name not in names:
            near = difflib.get_close_matches(name, names, 1)
            hint = f" Did you mean '{near[0]}'?" if near else f" It has: {', '.join(names) or 'none'}."
            raise BadSetting(f"{game} has no setting '{name}'.{hint}")
    return {
        setting.name: setting.read(given[setting.name]) if setting.name in given else setting.default
        for setting in declared
    }

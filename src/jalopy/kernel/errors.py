"""What people get wrong, each said in one clear sentence.

What a table or a page may have to say in its reader's language is told by a key and its facts; the sentences lie in the
catalogues. The kernel knows none of them, only whom to ask once something has to be said. What is wrong with files for
experts (records, positions, scripted chance) is told as an English sentence at once.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Final

SPEAKER: Final = "jalopy.texts"  # its `told` puts a key and facts into words


class JalopyError(Exception):
    """Something a person can put right; its text is one sentence made for people."""


class Told(JalopyError):
    """Told by a key and its facts. Its text is the English sentence, from the catalogue of `game` or the shared one."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key = key
        self.facts: dict[str, object] = facts
        self.game: object = None

    def __str__(self) -> str:
        return str(import_module(SPEAKER).told(self))


class UnknownGame(Told):
    """No game goes by that name."""


class UnknownThing(Told):
    """Nothing goes by that name on this table."""


class Fault:
    """What is wrong with seats or settings, by a key and its facts; `setting` is the one that has to be changed."""

    def __init__(self, key: str, **facts: object) -> None:
        self.key = key
        self.facts: dict[str, object] = facts
        self.setting = ""

    def __repr__(self) -> str:
        return f"Fault({self.key!r}, {self.facts})"

    def of(self, setting: str) -> "Fault":
        self.setting = setting
        return self


class BadSetting(Told):
    """A setting, a value or a number of seats the game does not have: all `faults` that were found, in words the first.

    `value` is that of the setting which the first one is about, None if it is about none or names it itself.
    """

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, **facts)
        self.faults = [Fault(key, **facts)]
        self.setting = ""
        self.value: object = None

    @staticmethod
    def found(faults: list[Fault], given: Mapping[str, object], game: object = None) -> "BadSetting":
        first = faults[0]
        error = BadSetting(first.key, **first.facts)
        error.faults = faults
        error.setting = first.setting
        error.value = None if "setting" in first.facts else given.get(first.setting)
        error.game = game
        return error


class IllegalAnswer(Told):
    """An answer the rules do not allow here: the reason with its facts, and the rule that forbids it or asks.

    To be put into words it needs the match's `game` and `settings`. A question alone has neither.
    """

    def __init__(
        self,
        key: str,
        reason: str,
        rule: str,
        facts: Mapping[str, object],
        game: object = None,
        settings: Mapping[str, str | int] | None = None,
    ) -> None:
        super().__init__(key)
        self.reason = reason
        self.rule = rule
        self.facts = dict(facts)
        self.game = game
        self.settings = settings

    def __str__(self) -> str:
        if self.game is not None:
            return super().__str__()
        return f"'{self.key}' is not possible now: {self.reason} ({self.rule})."


class NotNow(Told):
    """Something the match cannot do at this moment: an undo past the barrier, a position of a fork."""


class BadRecord(JalopyError):
    """A record that is damaged, edited, or of another version."""


class BadPosition(JalopyError):
    """A position that is no possible state of the game."""


class BadScript(JalopyError):
    """Scripted chance that ends too early or does not fit."""

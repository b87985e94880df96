"""What people get wrong, each said in one clear sentence."""

from collections.abc import Callable, Mapping


class JalopyError(Exception):
    """Something a person can put right; its text is one sentence made for people."""


class UnknownGame(JalopyError):
    """No game goes by that name."""


class BadSetting(JalopyError):
    """A setting, a value or a number of seats the game does not have."""


class IllegalAnswer(JalopyError):
    """An answer the rules do not allow here: the reason with its facts, and the rule that forbids it or asks.

    The kernel knows no catalogue: what its text is says whoever can speak (`speak_with`), and needs the match's `game` and
    `settings` for it. A question alone has neither.
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
        super().__init__(key, reason, rule)
        self.key = key
        self.reason = reason
        self.rule = rule
        self.facts = facts
        self.game = game
        self.settings = settings

    def __str__(self) -> str:
        said = "" if self.game is None else _speaker[0](self)
        return said or f"'{self.key}' is not possible now: {self.reason} ({self.rule})."


_speaker: list[Callable[[IllegalAnswer], str]] = [lambda error: ""]


def speak_with(speaker: Callable[[IllegalAnswer], str]) -> None:
    """From now on refused answers of a match are put into words by this."""
    _speaker[0] = speaker


class NotNow(JalopyError):
    """Something the match cannot do at this moment: an undo past the barrier, a position of a fork."""


class BadRecord(JalopyError):
    """A record that is damaged, edited, or of another version."""


class BadPosition(JalopyError):
    """A position that is no possible state of the game."""


class BadScript(JalopyError):
    """Scripted chance that ends too early or does not fit."""

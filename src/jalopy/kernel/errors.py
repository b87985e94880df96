"""What people get wrong, each said in one clear sentence."""


class JalopyError(Exception):
    """Something a person can put right; its text is one sentence made for people."""


class UnknownGame(JalopyError):
    """No game goes by that name."""


class BadSetting(JalopyError):
    """A setting, a value or a number of seats the game does not have."""


class IllegalAnswer(JalopyError):
    """An answer the rules do not allow here; `rule` is the rule that forbids it or asks the question."""

    def __init__(self, sentence: str, rule: str) -> None:
        super().__init__(sentence)
        self.rule = rule


class NotNow(JalopyError):
    """Something the match cannot do at this moment: an undo past the barrier, a position of a fork."""


class BadRecord(JalopyError):
    """A record that is damaged, edited, or of another version."""


class BadPosition(JalopyError):
    """A position that is no possible state of the game."""


class BadScript(JalopyError):
    """Scripted chance that ends too early or does not fit."""

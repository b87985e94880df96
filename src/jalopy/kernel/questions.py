"""Questions, options and answers: the words in which rules ask people to decide."""

from collections.abc import Generator
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from jalopy.kernel.errors import IllegalAnswer

Facts = dict[str, object]

NO_FACTS: Final[Facts] = {}
NOT_NUMBERED: Final = -2


class Option:
    """One thing that may be answered: a stable key, the rule it comes from, the board target it touches.

    `value` or `number` is what the rules that asked are told by it; it goes to nobody else. The garbage collector has to know
    it: places of a course hold options, and end in chains so long that Python puts off what is left, by the collector's own links.
    """

    def __init__(
        self, key: str, rule: str, target: str = "", facts: Facts = NO_FACTS, value: str = "", number: int = 0
    ) -> None:
        self.key = key
        self.rule = rule
        self.target = target
        self.facts = facts
        self.value = value
        self.number = number
        self.action = NOT_NUMBERED  # what programs that learn call it, once one of them has asked

    def __repr__(self) -> str:
        return f"Option({self.key!r})"

    def as_data(self) -> Facts:
        return {"key": self.key, "rule": self.rule, "target": self.target, "facts": self.facts}


class Barred:
    """Something a player might want to answer but may not, with the reason, what it is about, and the rule."""

    def __init__(self, key: str, reason: str, rule: str, facts: Facts = NO_FACTS) -> None:
        self.key = key
        self.reason = reason
        self.rule = rule
        self.facts = facts

    def as_data(self) -> Facts:
        return {"key": self.key, "reason": self.reason, "rule": self.rule, "facts": self.facts}


@mypyc_attr(acyclic=True)
class Question:
    """What the rules ask one seat, with the full list of what may be answered.

    `parts` is filled only by `Table.ask_each`: one question to several seats, answered in any order.
    """

    def __init__(
        self,
        seat: int,
        kind: str,
        options: "list[Option]",
        rule: str,
        facts: Facts = NO_FACTS,
        parts: "list[Question] | None" = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.rule = rule
        self.facts = facts
        self.parts = parts
        self.chosen: Option | None = None

    def __repr__(self) -> str:
        return f"Question(seat={self.seat}, {self.kind!r}, {[option.key for option in self.options]})"

    def option(self, key: str) -> Option:
        """The option with this key, or the refusal."""
        for option in self.options:
            if option.key == key:
                return option
        refused = self.not_asked(key)
        raise IllegalAnswer(key, refused.reason, refused.rule, refused.facts)

    def not_asked(self, key: str) -> Barred:
        """The reason where the game has none of its own: another question is open."""
        return Barred(key, "not-asked", self.rule, {"possible": [option.key for option in self.options]})

    def as_data(self) -> Facts:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "rule": self.rule,
            "facts": self.facts,
            "options": [option.as_data() for option in self.options],
        }


@mypyc_attr(acyclic=True)
class Answered:
    """A question that lies behind: what was answered, but of what else might have been only how much it was.

    A match holds all of its answers; with every list of options it would hold many times as much.
    """

    def __init__(self, question: Question, option: Option, events_before: int) -> None:
        self.seat = question.seat
        self.kind = question.kind
        self.option = option
        self.options = len(question.options)  # that there were
        self.events_before = events_before

    @property
    def key(self) -> str:
        return self.option.key


T = TypeVar("T")

Rules = Generator[Question, Option, None]
"""A procedure of the rules: it yields questions and is sent the answers."""

Ruling = Generator[Question, Option, T]
"""A procedure of the rules that comes to a result."""

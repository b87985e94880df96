"""What a thing on the table is, what it does now, and its rule: for whoever points at it.

A game's part `about` explains from a view alone, so it can tell nobody more than they see. Things are named as the page
and the rules name them: `power:barrage`, `tile:13`, `deck:part`. What is said are messages `about-<key>` of the game's
texts with facts, in any language.
"""

from collections.abc import Callable
from typing import Any

from jalopy.kernel.questions import Facts

View = dict[str, Any]


class Line:
    """A message `about-<key>` and its facts."""

    def __init__(self, key: str, **facts: object) -> None:
        self.key = key
        self.facts: Facts = facts

    def __repr__(self) -> str:
        return f"Line({self.key}, {self.facts})"

    def as_data(self) -> Facts:
        return {"key": self.key, "facts": self.facts}


class About:
    """One thing: its title, of which kind it is, what it does, how it stands in this position, and what is next to it."""

    def __init__(
        self,
        title: Line,
        kind: Line,
        rule: str,
        does: list[Line],
        now: list[Line],
        near: list[str],
    ) -> None:
        self.title = title
        self.kind = kind
        self.rule = rule
        self.does = does
        self.now = now
        self.near = near

    def as_data(self) -> Facts:
        return {
            "title": self.title.as_data(),
            "kind": self.kind.as_data(),
            "rule": self.rule,
            "does": [line.as_data() for line in self.does],
            "now": [line.as_data() for line in self.now],
        }


def own_first(view: View, entries: str) -> list[View]:
    """These of the view, those of the seat that looks in front: where there is room for one line, it is theirs."""
    return sorted(view[entries], key=lambda each: each["seat"] != view["seat"])


Explained = About | None  # None: there is no such thing on this table
Explain = Callable[[View, str], Explained]


def explained(kinds: dict[str, Explain], view: View, thing: str) -> Explained:
    """By the function for its kind, which is the word before the first ':'."""
    kind, _, value = thing.partition(":")
    explain = kinds.get(kind)
    return None if explain is None else explain(view, value)


def named(name: str) -> Line:
    """The name itself."""
    return Line("named", name=name)


def effect(name: str) -> Line:
    """What the catalogue says that a card or a marker does."""
    return Line("effect", name=name)


def ability(name: str) -> Line:
    """What the catalogue says that somebody can do."""
    return Line("ability", name=name)


def number(value: str) -> int:
    """A number in the name of a thing; one that is none fits nothing."""
    return int(value) if value.isascii() and value.isdecimal() and len(value) < 6 else -1

"""When a citation tells the truth, said per game from the words of its rules and not from its code.

A rule names what it speaks of (`Events:`, `Asks:`, `Offers:`, `Refuses:`), and `jalopy rules --check` holds that. Where one
thing is cited under several rules a name alone cannot tell a wrong citation: then the module of the game has, under
(rule, "event dice-lost"), (rule, "question roll-or-stop"), (rule, "option bonus") or (rule, "refusal no-match"), whether
that rule can speak here. An option goes by the part before its first ':', or by its whole key.
"""

import importlib
import importlib.util
from collections.abc import Callable
from typing import Any

from jalopy.kernel.events import Event
from jalopy.kernel.game import Game
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Barred, Facts, Option, Question


class Citation:
    """A rule that was cited, by what, and how the match stood at that very moment."""

    def __init__(self, match: Match, what: str, name: str, rule: str, facts: Facts) -> None:
        self.match = match
        self.state: Any = match.state
        self.what = what  # event, question, option, refusal
        self.name = name  # the kind, the key, the reason
        self.rule = rule
        self.facts = facts
        self.key = ""  # of an option, or the answer that is refused
        self.question: Question | None = None
        self.seat = -1  # who is asked

    def __repr__(self) -> str:
        key = f" of {self.key}" if self.what == "refusal" else ""
        return f"{self.what} {self.name}{key} citing {self.rule} in turn {self.state.turn}, facts {self.facts}"

    @property
    def names(self) -> list[tuple[str, str]]:
        words = [self.name, self.name.partition(":")[0]] if self.what == "option" else [self.name]
        return [(self.rule, f"{self.what} {word}") for word in words]


Truth = Callable[[Citation], bool]


def of_event(match: Match, event: Event) -> Citation:
    private = {} if event.private is None else {str(seat): facts for seat, facts in event.private.items()}
    return Citation(match, "event", event.kind, event.rule, {**event.facts, "private": private})


def of_question(match: Match, question: Question) -> Citation:
    return _asked(Citation(match, "question", question.kind, question.rule, question.facts), question)


def of_option(match: Match, question: Question, option: Option) -> Citation:
    citation = _asked(Citation(match, "option", option.key, option.rule, option.facts), question)
    citation.key = option.key
    return citation


def of_refusal(match: Match, question: Question, barred: Barred) -> Citation:
    citation = _asked(Citation(match, "refusal", barred.reason, barred.rule, barred.facts), question)
    citation.key = barred.key
    return citation


def _asked(citation: Citation, question: Question) -> Citation:
    citation.question = question
    citation.seat = question.seat
    return citation


def truths(game: Game[Any]) -> dict[tuple[str, str], Truth]:
    """Those of a game; one that shares no citation between rules has no module."""
    module = f"{__name__}.{game.name.replace('-', '_')}"
    if importlib.util.find_spec(module) is None:
        return {}
    found: dict[tuple[str, str], Truth] = importlib.import_module(module).TRUE_WHEN
    return found

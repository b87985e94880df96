"""A coach: what each answer to a question is worth in chance to win, as whoever is asked could know it."""

from math import sqrt
from typing import Final

from msgspec import Struct

from jalopy.bots.bot import Chair
from jalopy.bots.levels import searcher, searching
from jalopy.bots.lots import key_of
from jalopy.bots.registry import find
from jalopy.bots.search import Budget, Tried
from jalopy.bots.value import value_of
from jalopy.kernel.chance import Stream
from jalopy.kernel.errors import NotNow
from jalopy.kernel.match import Match

TRIES: Final = 2000
SECONDS: Final = 2.0
SURE: Final = 2.0  # standard errors by which one answer has to lead another before it is called better


class Worth(Struct):
    """An answer: the chance to win after it, and how sure that is (a standard error)."""

    key: str
    chance: float
    error: float


class Advice(Struct):
    """All answers that change anything, the best first, and those that are as good as the best as far as one can tell."""

    answers: list[Worth]
    best: list[str]


def advise(match: Match, seat: int) -> Advice:
    """For the question that the seat is asked."""
    game = match.game.name
    if value_of(game) is None:
        raise NotNow("coach-none")
    chair = Chair(match, seat, Stream(key_of(match.decisions, seat)))
    rookie, budget = find("rookie", game), Budget(TRIES, SECONDS)
    tried, alive = searcher("coach", game, rookie, budget, searching(game).FORESIGHT, 0.0).compare(chair)
    best = max(tried, key=lambda each: (each in alive, each.mean))
    return Advice(answers=worths(tried, alive), best=[each.option.key for each in tried if _as_good(each, best)])


def _as_good(each: Tried, best: Tried) -> bool:
    if each is best:
        return True
    lead, error = best.lead_over(each)
    return lead <= SURE * error


def worths(tried: list[Tried], alive: list[Tried]) -> list[Worth]:
    """The best first; those that were given up early come last."""
    return [_worth(each) for each in sorted(tried, key=lambda each: (each not in alive, -each.mean))]


def _worth(tried: Tried) -> Worth:
    count = len(tried.results)
    spread = sum((result - tried.mean) ** 2 for result in tried.results) / max(1, count - 1)
    return Worth(key=tried.option.key, chance=tried.mean, error=sqrt(spread / max(1, count)))

"""A coach: what each answer to a question is worth in chance to win, as whoever is asked could know it, and why."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

from jalopy.bots.bot import Chair
from jalopy.bots.levels import searcher, searching
from jalopy.bots.lots import key_of
from jalopy.bots.registry import find
from jalopy.bots.search import Budget, Tried
from jalopy.bots.telling import ENOUGH, Risk, Teller, Why, reasons, risks, teller_of
from jalopy.bots.value import value_of
from jalopy.kernel.chance import Stream
from jalopy.kernel.errors import NotNow
from jalopy.kernel.match import Match

TRIES: Final = 2000
SECONDS: Final = 2.0
SURE: Final = 2.0  # standard errors by which one answer has to lead another before it is called better
HARDLY: Final = 0.005  # of chance to win, which nobody sees in whole per cents: as good, however sure the lead is


class Worth(Struct):
    """An answer: the chance to win after it, how sure that is (a standard error), and what may go wrong."""

    key: str
    chance: float
    error: float
    risks: list[Risk] = []


class Advice(Struct):
    """All answers that change anything, the best first, and those that are as good as the best as far as one can tell.

    `why` holds the best against another one; None where there is no other.
    """

    answers: list[Worth]
    best: list[str]
    why: Why | None = None


def advise(match: Match, seat: int) -> Advice:
    """For the question that the seat is asked."""
    game = match.game.name
    if value_of(game) is None:
        raise NotNow("coach-none")
    chair = Chair(match, seat, Stream(key_of(match.decisions, seat)))
    rookie, budget, teller = find("rookie", game), Budget(TRIES, SECONDS), teller_of(game)
    tried, alive = searcher("coach", game, rookie, budget, searching(game).FORESIGHT, 0.0, teller).compare(chair)
    ranked = ranking(tried, alive)
    best = [each.option.key for each in tried if as_good(each, ranked[0])]
    return Advice(answers=worths(ranked, teller), best=best, why=why(ranked[0], ranked[1:], teller))


def ranking(tried: Sequence[Tried], alive: Sequence[Tried]) -> list[Tried]:
    """The best first; those that were given up early come last."""
    return sorted(tried, key=lambda each: (each not in alive, -each.mean))


def as_good(each: Tried, best: Tried) -> bool:
    if each is best:
        return True
    lead, error = best.lead_over(each)
    return lead <= max(HARDLY, SURE * error)


def worths(ranked: Sequence[Tried], teller: Teller | None) -> list[Worth]:
    return [worth_of(each, teller) for each in ranked]


def worth_of(tried: Tried, teller: Teller | None = None) -> Worth:
    count = len(tried.results)
    spread = sum((result - tried.mean) ** 2 for result in tried.results) / max(1, count - 1)
    return Worth(
        key=tried.option.key,
        chance=tried.mean,
        error=sqrt(spread / max(1, count)),
        risks=[] if teller is None else risks(teller.facts, tried.told),
    )


def why(answer: Tried, others: Sequence[Tried], teller: Teller | None) -> Why | None:
    """Against the strongest that it surely leads, told of often enough; else against the strongest."""
    if teller is None or not others:
        return None
    behind = [other for other in others if len(other.told) >= ENOUGH and not as_good(other, answer)]
    other = behind[0] if behind else others[0]
    found = reasons(teller.facts, answer.told, other.told)
    return Why(answer=answer.option.key, other=other.option.key, even=as_good(other, answer), reasons=found)

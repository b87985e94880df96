"""A coach: what each answer to a question is worth in chance to win, as whoever is asked could know it, and why."""

from collections.abc import Sequence
from itertools import takewhile
from math import hypot, sqrt
from typing import Final

from msgspec import Struct

from jalopy.bots.bot import Bot, Chair
from jalopy.bots.levels import searcher, searching
from jalopy.bots.lots import key_of
from jalopy.bots.registry import find
from jalopy.bots.search import Budget, Searcher, Spent, Tried
from jalopy.bots.telling import ENOUGH, Risk, Teller, Why, reasons, risks, teller_of
from jalopy.bots.value import value_of
from jalopy.kernel.chance import Stream
from jalopy.kernel.errors import NotNow
from jalopy.kernel.match import Match

TRIES: Final = 2000
SECONDS: Final = 2.0
LEAST: Final = 4  # worlds in which every answer is tried, however long that takes
SURE: Final = 2.0  # standard errors by which one answer has to lead another before it is called better
HARDLY: Final = 0.01  # of chance to win, which nobody sees in whole per cents: as good, however sure the lead is
NEARLY: Final = 0.03  # more than that behind is not as good, however unsure it is


class Worth(Struct):
    """An answer: the chance to win after it, how sure that is (a standard error), and what may go wrong."""

    key: str
    chance: float
    error: float
    risks: list[Risk] = []


class Advice(Struct):
    """All answers that change anything, the best first, and those that are about as good as the best as far as one can tell: none
    where nobody can win any more.

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
    bot = comparer(game, rookie, budget, teller)
    bot.few = ENOUGH  # so that the risks of every answer can be told
    tried, alive = bot.compare(chair)
    _try_all_often_enough(bot, tried, chair)
    ranked = ranking(tried, alive)
    best = takewhile(lambda each: as_good(each, ranked[0]), ranked if any(ranked[0].results) else ())
    return Advice(
        answers=worths(ranked, teller),
        best=[each.option.key for each in best],
        why=why(ranked[0], ranked[1:], teller),
    )


def _try_all_often_enough(bot: Searcher, tried: Sequence[Tried], chair: Chair) -> None:
    """Also where the time was over sooner, as at the first look at a course: what was never tried would be told as worth nothing."""
    worlds = min(len(each.results) for each in tried)
    if worlds >= LEAST:
        return  # before that none is given up
    for each in tried:
        del each.results[worlds:], each.told[worlds:]  # of a world in which not all were tried
    spent = Spent(Budget())
    while min(len(each.results) for each in tried) < LEAST:
        bot.try_all([*tried], chair, spent)


def comparer(game: str, rookie: Bot, budget: Budget, teller: Teller | None = None) -> Searcher:
    """For figures that stand side by side: a value may judge one turn a little higher than the next."""
    bot = searcher("coach", game, rookie, budget, searching(game).FORESIGHT, 0.0, teller)
    bot.judged_together = True
    return bot


def ranking(tried: Sequence[Tried], alive: Sequence[Tried]) -> list[Tried]:
    """The best first, of those that were tried to the end; the others as they stand beside it."""
    best = max(alive, key=lambda each: each.mean)
    return sorted(tried, key=lambda each: (each is not best, -chance_beside(each, best)[0]))


def as_good(each: Tried, best: Tried) -> bool:
    if each is best:
        return True
    lead, error = best.lead_over(each)
    return lead <= max(HARDLY, min(NEARLY, SURE * error))


def chance_beside(tried: Tried, best: Tried) -> tuple[float, float]:
    """And its standard error. Where the best was tried in more worlds, as much less than there as it came to in those of both."""
    count = len(tried.results)
    if 1 < count < len(best.results):
        (lead, error), (chance, others) = best.lead_over(tried), chance_beside(best, best)
        return min(1.0, max(0.0, chance - lead)), hypot(error, others)
    spread = sum((result - tried.mean) ** 2 for result in tried.results) / max(1, count - 1)
    return tried.mean, sqrt(spread / max(1, count))


def worths(ranked: Sequence[Tried], teller: Teller | None) -> list[Worth]:
    """The best comes first."""
    return [worth_of(each, ranked[0], teller) for each in ranked]


def worth_of(tried: Tried, best: Tried, teller: Teller | None = None) -> Worth:
    chance, error = chance_beside(tried, best)
    told = [] if teller is None else risks(teller.facts, tried.told)
    return Worth(key=tried.option.key, chance=chance, error=error, risks=told)


def why(answer: Tried, others: Sequence[Tried], teller: Teller | None) -> Why | None:
    """Against the strongest that it surely leads, told of often enough; else against the strongest."""
    if teller is None or not others:
        return None
    behind = [other for other in others if len(other.told) >= ENOUGH and not as_good(other, answer)]
    other = behind[0] if behind else others[0]
    found = reasons(teller.facts, answer.told, other.told)
    return Why(answer=answer.option.key, other=other.option.key, even=as_good(other, answer), reasons=found)

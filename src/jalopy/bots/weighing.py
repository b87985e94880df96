"""What an answer cost: a word for whoever has just given one that is clearly worse than another."""

from typing import Final

from msgspec import Struct

from jalopy.bots.bot import Chair
from jalopy.bots.coach import SURE, comparer, ranking
from jalopy.bots.lots import key_of
from jalopy.bots.registry import find
from jalopy.bots.search import Budget, Tried
from jalopy.bots.value import value_of
from jalopy.kernel.chance import Stream
from jalopy.kernel.errors import NotNow
from jalopy.kernel.match import Match

TRIES: Final = 600
SECONDS: Final = 0.5  # to find the best answer, and as long again to hold the given one against it
MUCH: Final = 0.05  # of chance to win: about less nobody is told


class Cost(Struct):
    """In chance to win, against the best answer; 0 where it is little, or may be luck."""

    cost: float = 0.0
    best: str = ""


def cost_of(match: Match, seat: int, key: str) -> Cost:
    """Of that answer to the question that the seat is asked.

    The best is found in some worlds and held against it in others, so that it is not best by luck.
    """
    game = match.game.name
    if value_of(game) is None:
        raise NotNow("coach-none")
    chair = Chair(match, seat, Stream(key_of(match.decisions, seat)))
    bot = comparer(game, find("rookie", game), Budget(TRIES, SECONDS))
    given = next((option for option in bot.worth_a_thought(chair) if option.key == key), None)
    if given is None or len(bot.worth_a_thought(chair)) < 2:
        return Cost()
    best = ranking(*bot.compare(chair))[0].option
    return Cost() if best is given else clear_cost(*bot.held_against(chair, best, given))


def clear_cost(best: Tried, given: Tried) -> Cost:
    lead, error = best.lead_over(given)
    return Cost(cost=lead, best=best.option.key) if lead > MUCH and lead > SURE * error else Cost()

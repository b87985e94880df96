"""The bots above the rookie: the same search, with more and more tries."""

from math import inf
from typing import Any

from jalopy import games
from jalopy.bots.bot import Bot
from jalopy.bots.dial import strength
from jalopy.bots.foresight import Foresight
from jalopy.bots.search import Budget, Searcher
from jalopy.bots.telling import Teller
from jalopy.bots.temper import EVEN, Temper
from jalopy.bots.value import value_of


def level(name: str, game: str, rookie: Bot, pace: float | None, temper: Temper = EVEN) -> Bot | None:
    """None where the game has nothing to search with: no value, or one for other rules.

    Whoever has to answer in time, and that at some pace, may answer otherwise on a slow machine; without that the same
    seed leads to the same answers anywhere.
    """
    own, value = searching(game), value_of(game)
    wanted = None if own is None else strength(name, own.LEVELS)
    if value is None or wanted is None:
        return None
    budget = Budget(wanted.tries, inf if pace is None else wanted.seconds * pace)
    bot = searcher(name, game, rookie, budget, wanted.foresight, wanted.doubt, lead=wanted.lead)
    if not temper.even:
        bot.take_on(temper, value.chances)
    return bot


def searching(game: str) -> Any:
    """How far is looked ahead at this game; None where nobody has said."""
    return games.part(games.find(game), "bot.searching")


def searcher(
    name: str,
    game: str,
    rookie: Bot,
    budget: Budget,
    foresight: Foresight,
    doubt: float,
    teller: Teller | None = None,
    lead: float = 0.0,
) -> Searcher:
    """For a game that has a value."""
    value = value_of(game)
    assert value is not None
    own = searching(game)
    made: Searcher = own.SEARCHER(name, rookie, value.judge, foresight.turns, budget, doubt, own.IDLE, teller, lead)
    return made

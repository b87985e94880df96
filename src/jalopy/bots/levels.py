"""The levels above the rookie: the same search, with more and more tries."""

from math import inf
from typing import Any, Final

from jalopy import games
from jalopy.bots.bot import Bot
from jalopy.bots.foresight import Foresight, Level
from jalopy.bots.search import Budget, Searcher
from jalopy.bots.value import value_of

DRIVER: Final = "driver"
CHAMPION: Final = "champion"
DOUBT: Final = 0.5  # standard errors by which another answer has to lead the rookie's
SECONDS: Final[dict[str, float]] = {DRIVER: 0.3, CHAMPION: 2.0}  # that people wait for an answer


def level(name: str, game: str, rookie: Bot, in_time: bool) -> Bot | None:
    """None where the game has nothing to search with: no value, or one for other rules.

    Whoever has to answer in time may answer otherwise on a slow machine; without that the same seed leads to the same
    answers anywhere.
    """
    own = searching(game)
    if own is None or value_of(game) is None or name not in own.LEVELS:
        return None
    wanted: Level = own.LEVELS[name]
    budget = Budget(wanted.tries, SECONDS[name] if in_time else inf)
    return searcher(name, game, rookie, budget, wanted.foresight, DOUBT)


def searching(game: str) -> Any:
    """How far is looked ahead at this game; None where nobody has said."""
    return games.part(games.find(game), "bot.searching")


def searcher(name: str, game: str, rookie: Bot, budget: Budget, foresight: Foresight, doubt: float) -> Searcher:
    """For a game that has a value."""
    value = value_of(game)
    assert value is not None
    return Searcher(name, rookie, value.judge, foresight.turns, budget, doubt, searching(game).IDLE)

"""The levels above the rookie: the same search, with more and more tries."""

from math import inf
from typing import Any, Final

from jalopy import games
from jalopy.bots.bot import Bot
from jalopy.bots.foresight import Level
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
    own: Any = games.part(games.find(game), "bot.searching")
    value = value_of(game)
    if own is None or value is None or name not in own.LEVELS:
        return None
    wanted: Level = own.LEVELS[name]
    budget = Budget(wanted.tries, SECONDS[name] if in_time else inf)
    return Searcher(name, rookie, value.judge, wanted.foresight.turns, budget, DOUBT, own.IDLE)

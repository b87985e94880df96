"""How far is looked ahead. At Wacky Races a round at least: what was done to others comes back, and what was drawn is played."""

from typing import Final

from jalopy.bots.foresight import Foresight, Level
from jalopy.bots.search import Searcher

FORESIGHT: Final = Foresight(1)  # where answers are compared
HINDSIGHT: Final = Foresight(1)  # where it is told what could have fallen
LEVELS: Final[dict[str, Level]] = {"driver": Level(16, FORESIGHT), "champion": Level(400, Foresight(3))}
IDLE: Final[tuple[str, ...]] = ()  # answers that change nothing in the match
SEARCHER: Final = Searcher

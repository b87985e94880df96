"""How far is looked ahead."""

from typing import Final

from jalopy.bots.foresight import Foresight, Level
from jalopy.bots.search import Searcher

FORESIGHT: Final = Foresight(0)  # where answers are compared
HINDSIGHT: Final = Foresight(1)  # where it is told what could have fallen
LEVELS: Final[dict[str, Level]] = {"driver": Level(24, FORESIGHT), "champion": Level(300, FORESIGHT)}
IDLE: Final[tuple[str, ...]] = ("elsewhere",)  # answers that change nothing in the match
SEARCHER: Final = Searcher

"""How far is looked ahead."""

from typing import Final

from jalopy.bots.foresight import Foresight, Level
from jalopy.bots.search import Searcher

FORESIGHT: Final = Foresight(0, alone=1)  # where answers are compared
HINDSIGHT: Final = Foresight(0)  # where it is told what could have fallen
LEVELS: Final[dict[str, Level]] = {"driver": Level(36, FORESIGHT, doubt=2.0), "champion": Level(200, Foresight(1))}
IDLE: Final[tuple[str, ...]] = ("ask:more", "ask:less")  # answers that change nothing in the match
SEARCHER: Final = Searcher

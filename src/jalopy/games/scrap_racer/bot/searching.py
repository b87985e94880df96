"""How far is looked ahead. At Scrap Racer no level beats the rookie yet: it reckons its own dice exactly."""

from typing import Final

from jalopy.bots.foresight import Foresight, Level

FORESIGHT: Final = Foresight(0)  # where answers are compared
HINDSIGHT: Final = Foresight(1)  # where it is told what could have fallen
LEVELS: Final[dict[str, Level]] = {}
IDLE: Final[tuple[str, ...]] = ()  # answers that change nothing in the match

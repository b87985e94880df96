"""How far is looked ahead. The dice of a turn are reckoned exactly."""

from typing import Final

from jalopy.bots.foresight import Foresight, Level
from jalopy.games.scrap_racer.bot.dice import DiceSearcher

FORESIGHT: Final = Foresight(0)  # where answers are compared
HINDSIGHT: Final = Foresight(1)  # where it is told what could have fallen
# Hardly any tries make whoever reckons the dice a champion; a driver leaves its answer for a clear lead only.
LEVELS: Final[dict[str, Level]] = {
    "driver": Level(12, FORESIGHT, doubt=2.0, lead=0.1),
    "champion": Level(430, FORESIGHT),
}
IDLE: Final[tuple[str, ...]] = ()  # answers that change nothing in the match
SEARCHER: Final = DiceSearcher

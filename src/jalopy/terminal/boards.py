"""Which board belongs to which game; one without its own is told in words."""

from typing import Final

from jalopy.kernel.match import Match
from jalopy.terminal.board import Board
from jalopy.terminal.home_racers import HomeRacersBoard
from jalopy.terminal.sayings import Sayings
from jalopy.terminal.scrap_racer import ScrapRacerBoard
from jalopy.terminal.wacky_races import WackyRacesBoard

BOARDS: Final[dict[str, type[Board]]] = {
    "scrap-racer": ScrapRacerBoard,
    "wacky-races": WackyRacesBoard,
    "home-racers": HomeRacersBoard,
}


def board_for(match: Match, sayings: Sayings) -> Board:
    return BOARDS.get(match.game.name, Board)(match, sayings)

"""Which board belongs to which game."""

from jalopy.kernel.match import Match
from jalopy.terminal.board import Board
from jalopy.terminal.sayings import Sayings
from jalopy.terminal.scrap_racer import ScrapRacerBoard


def board_for(match: Match, sayings: Sayings) -> Board:
    return ScrapRacerBoard(match, sayings) if match.game.name == "scrap-racer" else Board(match, sayings)

"""Which board belongs to which game; one without its own is told in words."""

from jalopy import games
from jalopy.kernel.match import Match
from jalopy.terminal.board import Board
from jalopy.terminal.sayings import Sayings


def board_for(match: Match, sayings: Sayings) -> Board:
    module = games.part(match.game, "terminal")
    board = (module.Board if module else Board)(match, sayings)
    assert isinstance(board, Board)
    return board

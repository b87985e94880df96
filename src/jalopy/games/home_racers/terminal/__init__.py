"""Home Racers at the terminal."""

from jalopy.games.home_racers.terminal.board import Board

__all__ = ["Board"]

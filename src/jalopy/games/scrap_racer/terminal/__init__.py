"""Scrap Racer at the terminal."""

from jalopy.games.scrap_racer.terminal.board import Board

__all__ = ["Board"]

"""Catanatron's one game, with four of its random players."""

from random import Random

from catanatron import Color, Game, RandomPlayer
from measuring import Played, main

TURNS = 1000  # its own limit, where players by lot would go on for ever


def start(number: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=number + 1)


def play(game: Game, lot: Random, most: int) -> int:
    """Its players draw their own lots. Every tick counts as a decision, though for some there is one answer only."""
    count = 0
    while count < most and game.winning_color() is None and game.state.num_turns < TURNS:
        game.play_tick()
        count += 1
    return count


if __name__ == "__main__":
    main({"catan": lambda: Played(start, play, lambda game: game.copy())})

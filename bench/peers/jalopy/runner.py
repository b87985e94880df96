"""Our own games, answered by lot: in the kernel's loop, and in Python's as the peers are driven.

`race` takes the compiled tree that install.py makes; the others take the checkout.
"""

import sys
from importlib import import_module
from random import Random
from typing import Any

from measuring import ALL, Played, main

from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.game import Game
from jalopy.kernel.match import Match, start_match
from jalopy.kernel.playout import play_out

SEATS = 4
FROM_PYTHON = "-from-python"
WITHOUT_HISTORY = "-without-history"
MODULES = {"race": "jalopy.games.dice_race.game", "race-interpreted": "dice_race.game"}


def play(match: Match, lot: Random, most: int) -> int:
    """Answers drawn by Python, one by one."""
    count = 0
    question = match.question
    while question is not None and count < most:
        options = question.options
        match.take(question, options[int(lot.random() * len(options))])
        count += 1
        question = match.question
    return count


def play_in_the_kernel(match: Match, lot: Random, most: int) -> int:
    return play_out(match, Stream(int(lot.random() * 2**32))) if most == ALL else play(match, lot, most)


def fork(match: Match) -> Match | None:
    question = match.question
    return None if question is None else match.fork(question.seat)


def played(module: str, in_the_kernel: bool = True, history: bool = True) -> Played:
    game: Game[Any] = import_module(module).GAME
    seats = min(game.seat_counts, key=lambda seats: abs(seats - SEATS))
    settings = game.read_settings(seats, {})

    def start(number: int) -> Match:
        return start_match(game, seats, settings, FastChance(number), listening=False, history=history)

    return Played(start, play_in_the_kernel if in_the_kernel else play, fork if history else None)


def named(name: str) -> Played:
    """Such as `wacky-races`, `race-from-python`, `race-interpreted` or `scrap-racer-without-history`."""
    game = name.removesuffix(FROM_PYTHON).removesuffix(WITHOUT_HISTORY)
    module = MODULES.get(game, f"jalopy.games.{game.replace('-', '_')}.game")
    return played(module, not name.endswith(FROM_PYTHON), not name.endswith(WITHOUT_HISTORY))


if __name__ == "__main__":
    main({sys.argv[1]: lambda: named(sys.argv[1])})

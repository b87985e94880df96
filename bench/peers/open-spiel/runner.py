"""OpenSpiel's pig in C++ and its tic-tac-toe in Python, and the dice race as a game of its Python kind, from Python."""

from random import Random
from typing import Any

import pyspiel
import race  # noqa: F401  (it registers itself)
from measuring import Played, main
from open_spiel.python.games import tic_tac_toe  # noqa: F401


def play(state: Any, lot: Random, most: int) -> int:
    count = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()  # in these games all as likely as each other
            state.apply_action(outcomes[int(lot.random() * len(outcomes))][0])
            continue
        if count == most:
            break
        actions = state.legal_actions()
        state.apply_action(actions[int(lot.random() * len(actions))])
        count += 1
    return count


def played(name: str, **parameters: int) -> Played:
    game = pyspiel.load_game(name, parameters)
    return Played(lambda number: game.new_initial_state(), play, lambda state: state.clone())


if __name__ == "__main__":
    main(
        {
            "pig": lambda: played("pig", players=4),
            "tic-tac-toe": lambda: played("python_tic_tac_toe"),
            "race": lambda: played("python_dice_race"),
        }
    )

"""RLCard's Leduc hold'em and Uno, and the dice race as an environment of its kind."""

from copy import deepcopy
from random import Random
from typing import Any

import race  # noqa: F401  (it registers itself)
import rlcard
from measuring import Played, main


class Match:
    """An environment, and what it gave last."""

    def __init__(self, name: str) -> None:
        self.env = rlcard.make(name)
        self.state: Any = None

    def begin(self) -> None:
        self.state, _ = self.env.reset()


def play(match: Match, lot: Random, most: int) -> int:
    count = 0
    env, state = match.env, match.state
    while count < most and not env.is_over():
        actions = list(state["legal_actions"])
        state, _ = env.step(actions[int(lot.random() * len(actions))])
        count += 1
    match.state = state
    return count


def played(name: str) -> Played:
    def again(match: Match, number: int) -> Match:
        match.begin()
        return match

    return Played(lambda number: again(Match(name), number), play, deepcopy, again)


if __name__ == "__main__":
    main(
        {
            "leduc-holdem": lambda: played("leduc-holdem"),
            "uno": lambda: played("uno"),
            "race": lambda: played("dice-race"),
        }
    )

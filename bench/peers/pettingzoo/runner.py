"""PettingZoo's connect four, and the dice race as an environment of its kind."""

from copy import deepcopy
from random import Random
from typing import Any

import race
from measuring import Played, main
from pettingzoo.classic import connect_four_v3


def play(env: Any, lot: Random, most: int) -> int:
    """The loop of its documentation, but the lot is drawn from the mask by us, which is quicker than its own way."""
    count = 0
    while env.agents and count < most:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        (legal,) = observation["action_mask"].nonzero()
        env.step(int(legal[int(lot.random() * len(legal))]))
        count += 1
    return count


def played(module: Any) -> Played:
    def again(env: Any, number: int) -> Any:
        env.reset(seed=number)
        return env

    return Played(lambda number: again(module.env(), number), play, deepcopy, again)


if __name__ == "__main__":
    main({"connect-four": lambda: played(connect_four_v3), "race": lambda: played(race)})

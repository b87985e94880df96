"""How many decisions a second the vector environment makes on one core, with observations, masks and random legal answers.

python bench/vector.py [GAME] [--matches N] [--seats N] [--seconds S]
"""

import argparse
import time

import numpy as np

from jalopy import _builds
from jalopy.envs.names import name_of
from jalopy.envs.vector import VectorEnv, random_legal


def measure(game: str, matches: int, seats: int, seconds: float) -> tuple[int, float, float]:
    """Decisions, and the time and the processor time that they took."""
    env = VectorEnv(name_of(game), matches, seats, seed=1)
    rng = np.random.default_rng(1)
    now = env.reset()
    for _ in range(20):
        now = env.step(random_legal(now.masks, rng))
    steps = 0
    began, worked = time.perf_counter(), time.process_time()
    while time.perf_counter() - began < seconds:
        now = env.step(random_legal(now.masks, rng))
        steps += 1
    return steps * matches, time.perf_counter() - began, time.process_time() - worked


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="scrap-racer")
    parser.add_argument("--matches", type=int, default=1024)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10.0)
    given = parser.parse_args()
    decisions, took, worked = measure(given.game, given.matches, given.seats, given.seconds)
    print(
        f"{given.game}, {given.seats} seats, {given.matches} matches abreast, {_builds.build_told()}: "
        f"{decisions / took:,.0f} decisions a second, {decisions / worked:,.0f} in a second of processor time"
    )


if __name__ == "__main__":
    main()

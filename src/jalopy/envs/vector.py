"""Many matches at once, a decision of each per step, as NumPy arrays.

    matches = VectorEnv("jalopy/ScrapRacer-v4", count=1024, seats=4, seed=7)
    now = matches.reset()
    while True:
        now = matches.step(random_legal(now.masks, rng))

Every row is what that match's asked seat sees. A finished match restarts in the step that ends it, as Gymnasium's mode
`SAME_STEP` has it: `ended` and `rewards` tell of the old match, the observation is already of the new one.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from jalopy.envs.world import WIN, Numbers, World
from jalopy.kernel.abreast import ILLEGAL, NO_LIMIT, Abreast
from jalopy.kernel.chance import LARGEST_SEED
from jalopy.kernel.errors import BadSetting
from jalopy.kernel.settings import Value

AUTORESET: Final = "SAME_STEP"


class Step(NamedTuple):
    """One row per match."""

    observations: Numbers  # matches × numbers, to be read only
    masks: NDArray[np.bool_]  # matches × actions; true is legal
    seats: NDArray[np.int64]  # who is asked
    rewards: NDArray[np.float32]  # matches × seats; all 0 but for matches that ended
    ended: NDArray[np.bool_]  # by the rules, or broken off
    broken_off: NDArray[np.bool_]


class VectorEnv:
    """All seats are played by whoever calls. The same seed gives row i the same matches, however many rows there are."""

    def __init__(
        self,
        name: str,
        count: int,
        seats: int = 4,
        seed: int = 0,
        rewards: str = WIN,
        most_decisions: int = NO_LIMIT,
        **settings: Value,
    ) -> None:
        self.world = World(name, seats, rewards, most_decisions, settings)
        if count < 1:
            raise BadSetting("environment-count", number=count)
        self.count = count
        self.reset(seed)

    def reset(self, seed: int | None = None) -> Step:
        """All matches from their beginning; without a seed, with the one before."""
        if seed is not None:
            if not 0 <= seed <= LARGEST_SEED:
                raise BadSetting("seed", most=str(LARGEST_SEED), seed=str(seed))
            self.seed = seed
        world = self.world
        self._matches = Abreast(world.observer, world.seats, world.values, self.count, self.seed, world.most_decisions)
        self._matches.begin()
        return self._now()

    def step(self, actions: "NDArray[np.integer[Any]] | list[int]") -> Step:
        """One action per match; if one of them is not legal, all are refused and nothing happens."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,):
            raise BadSetting("environment-actions", number=self.count, given=str(chosen.shape))
        answers = chosen.tolist()
        self._matches.check(answers)
        self._matches.step(answers)
        return self._now()

    def _now(self) -> Step:
        world = self.world
        matches = self._matches
        rewards = np.zeros((self.count, world.seats), np.float32)
        ended = np.zeros(self.count, np.bool_)
        broken_off = np.zeros(self.count, np.bool_)
        for ending in matches.endings:
            ended[ending.lane] = True
            broken_off[ending.lane] = not ending.standing
            rewards[ending.lane] = world.worth(ending.standing)
        seen = np.frombuffer(memoryview(matches.seen.numbers), np.int16).reshape(self.count, world.size)
        legal = np.frombuffer(memoryview(matches.places), np.int16).reshape(self.count, len(world.actions)) != ILLEGAL
        seats = np.frombuffer(memoryview(matches.seats_asked), np.int64).copy()
        return Step(seen, legal, seats, rewards, ended, broken_off)


def random_legal(masks: NDArray[np.bool_], rng: np.random.Generator) -> NDArray[np.int64]:
    """A legal action for each row, all equally likely."""
    width = masks.shape[1]
    legal = np.flatnonzero(masks)
    counts = np.bincount(legal // width, minlength=len(masks))
    drawn = (rng.random(len(masks)) * counts).astype(np.int64)
    chosen: NDArray[np.int64] = legal[np.cumsum(counts) - counts + drawn] % width
    return chosen

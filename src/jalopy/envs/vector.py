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
from jalopy.kernel.abreast import NO_LIMIT, Abreast
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
        self._check(chosen)
        self._matches.step(chosen.tolist())
        return self._now()

    def _check(self, chosen: NDArray[Any]) -> None:
        """Before anything is answered; what is not legal is refused with what is."""
        within = (chosen >= 0) & (chosen < self._masks.shape[1])
        good = within & self._masks[np.arange(self.count), np.where(within, chosen, 0)]
        if not good.all():
            row = int(good.argmin())
            question = self._matches.matches[row].question
            assert question is not None
            self.world.observer.option(question, int(chosen[row]))

    def _now(self) -> Step:
        world = self.world
        matches = self._matches
        masks = np.zeros((self.count, len(world.actions)), np.bool_)
        masks.reshape(-1)[np.frombuffer(matches.legal.getvalue(), np.int32)] = True
        self._masks = masks
        rewards = np.zeros((self.count, world.seats), np.float32)
        ended = np.zeros(self.count, np.bool_)
        broken_off = np.zeros(self.count, np.bool_)
        for ending in matches.endings:
            ended[ending.lane] = True
            broken_off[ending.lane] = not ending.standing
            rewards[ending.lane] = world.worth(ending.standing)
        return Step(
            np.frombuffer(matches.seen.getvalue(), np.int16).reshape(self.count, world.size),
            masks.copy(),
            np.frombuffer(matches.seats_asked.getvalue(), np.uint8).astype(np.int64),
            rewards,
            ended,
            broken_off,
        )


def random_legal(masks: NDArray[np.bool_], rng: np.random.Generator) -> NDArray[np.int64]:
    """A legal action for each row, all equally likely."""
    width = masks.shape[1]
    legal = np.flatnonzero(masks)
    counts = np.bincount(legal // width, minlength=len(masks))
    drawn = (rng.random(len(masks)) * counts).astype(np.int64)
    chosen: NDArray[np.int64] = legal[np.cumsum(counts) - counts + drawn] % width
    return chosen

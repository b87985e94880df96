"""Gymnasium's single agent: one seat learns, bots play the others.

import gymnasium
import jalopy.envs.gymnasium
table = gymnasium.make("jalopy/ScrapRacer-v4", seats=4, opponents="rookie")
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from jalopy.bots import registry, runner
from jalopy.bots.bot import Chair
from jalopy.envs.names import names
from jalopy.envs.world import WIN, Episode, Mask, Numbers, World, fast
from jalopy.kernel.abreast import NO_LIMIT, seed_of
from jalopy.kernel.chance import LARGEST_SEED, Stream
from jalopy.kernel.errors import BadSetting
from jalopy.kernel.settings import Value

ILLEGAL: float = -1  # the reward of an answer that is not legal, as of a lost match


class SingleEnv(gymnasium.Env):  # type: ignore[misc]
    """`seat` is the one that learns; None: drawn by lot for each match. `opponents` is a bot's name, or one for each other seat.

    What is legal stands in `info["action_mask"]`, and `action_masks()` gives it too. An answer that is not ends the match.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        name: str,
        seats: int = 4,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "random",
        rewards: str = WIN,
        most_decisions: int = NO_LIMIT,
        **settings: Value,
    ) -> None:
        self.world = World(name, seats, rewards, most_decisions, settings)
        if seat is not None and not 0 <= seat < seats:
            raise BadSetting("seat-of-match", number=seat, last=seats - 1)
        asked = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(asked) != seats - 1:
            raise BadSetting("bots-for-seats", places=seats - 1, bots=len(asked))
        self._given_seat = seat
        self._bots = [registry.find(bot, self.world.game.name) for bot in asked]
        self.observation_space = spaces.Box(self.world.low, self.world.high, dtype=np.int16)
        self.action_space = spaces.Discrete(len(self.world.actions))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            self._begin(int(self.np_random.integers(LARGEST_SEED)))
            if not self._episode.over:
                return self._seen(), self._info()

    def _begin(self, seed: int) -> None:
        seats = self.world.seats
        self.seat = int(self.np_random.integers(seats)) if self._given_seat is None else self._given_seat
        self._episode = Episode(self.world, fast(seed), history=True)
        others = [(self.seat + step) % seats for step in range(1, seats)]
        match = self._episode.match
        self._chairs = {other: Chair(match, other, Stream(seed_of(seed, other))) for other in others}
        self._bot_of = dict(zip(others, self._bots, strict=True))
        for bot in self._bots:
            bot.forget()
        self._play_on()

    def _play_on(self) -> None:
        """The others, until the own seat is asked or the match is over."""
        episode = self._episode
        while (asked := episode.seat) is not None and asked != self.seat:
            runner.answer(episode.match, self._bot_of[asked], self._chairs[asked])
            episode.given += 1

    def step(self, action: int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        episode = self._episode
        if not self.action_masks()[int(action)]:
            info = {**self._info(), "illegal": self.world.actions[int(action)]}
            return self._seen(), ILLEGAL, True, False, info
        episode.answer(int(action))
        self._play_on()
        worth = episode.worth()[self.seat]
        return self._seen(), worth, episode.over and not episode.broken_off, episode.broken_off, self._info()

    def action_masks(self) -> Mask:
        return self._episode.mask(self.seat)

    def _seen(self) -> Numbers:
        return self._episode.observation(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}


def _register() -> None:
    for name in names():
        gymnasium.register(
            id=name,
            entry_point="jalopy.envs.gymnasium:SingleEnv",
            kwargs={"name": name},
            disable_env_checker=True,  # our tests run it; here it would only slow every `make`
        )


_register()

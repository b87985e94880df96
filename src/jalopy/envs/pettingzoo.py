"""PettingZoo's agent-environment cycle: every seat is an agent.

    from jalopy.envs.pettingzoo import env
    table = env("jalopy/ScrapRacer-v4", seats=4)

There is no parallel form: seats are asked one after the other, and what one answers changes what the next is asked.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo.utils import wrappers
from pettingzoo.utils.env import AECEnv

from jalopy.envs.world import WIN, Episode, Mask, Numbers, World, fast
from jalopy.kernel.abreast import NO_LIMIT
from jalopy.kernel.chance import LARGEST_SEED
from jalopy.kernel.settings import Value

ILLEGAL: float = -1  # the reward of an answer that is not legal, as of a lost match

Observation = dict[str, Numbers | Mask]


class RawEnv(AECEnv):  # type: ignore[misc]
    """Refuses what is not legal with the reason; `env` ends the match instead, as PettingZoo's own games do."""

    def __init__(
        self, name: str, seats: int = 4, rewards: str = WIN, most_decisions: int = NO_LIMIT, **settings: Value
    ) -> None:
        super().__init__()
        self.world = World(name, seats, rewards, most_decisions, settings)
        self.metadata = {"name": name, "is_parallelizable": False, "render_modes": []}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        shown = spaces.Dict(
            {
                "observation": spaces.Box(self.world.low, self.world.high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (len(self.world.actions),), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, shown)
        self.action_spaces = {agent: spaces.Discrete(len(self.world.actions)) for agent in self.possible_agents}
        self._draws = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._draws = np.random.default_rng(seed)
        self._episode = Episode(self.world, fast(int(self._draws.integers(LARGEST_SEED))), history=False)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._pass_on()

    def observe(self, agent: str) -> Observation:
        seat = self._seat[agent]
        return {"observation": self._episode.observation(seat), "action_mask": self._episode.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._episode.answer(int(action if action is not None else -1))
        self._cumulative_rewards[agent] = 0.0
        self._pass_on()
        self._accumulate_rewards()

    def _pass_on(self) -> None:
        """Whoever is asked comes next; when the match is over, everybody learns what it came to."""
        episode = self._episode
        if episode.seat is not None:
            self.agent_selection = self.possible_agents[episode.seat]
            return
        for agent, worth in zip(self.possible_agents, episode.worth(), strict=True):
            self.rewards[agent] = worth
            self.terminations[agent] = not episode.broken_off
            self.truncations[agent] = episode.broken_off
        self.agent_selection = self.agents[0]

    def render(self) -> None:
        """The table in the terminal and the page show matches; an environment draws none."""

    def close(self) -> None:
        pass


def raw_env(name: str, **agreed: Any) -> RawEnv:
    return RawEnv(name, **agreed)


def env(name: str, **agreed: Any) -> Any:
    """With PettingZoo's usual wrappers: an answer that is not legal ends the match, for a reward of -1."""
    table: Any = wrappers.TerminateIllegalWrapper(raw_env(name, **agreed), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))

"""The dice race as a PettingZoo environment: one agent after the other, an observation with a mask of legal actions."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.agent_selector import AgentSelector

PLAYERS = 4
GOAL = 126
MOST_DICE = 6
ROLL, STOP = 0, 1


def env() -> AECEnv[Any, Any, Any]:
    """With the same wrappers as PettingZoo's own classic games."""
    wrapped = wrappers.TerminateIllegalWrapper(DiceRace(), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class DiceRace(AECEnv[Any, Any, Any]):
    metadata = {"name": "dice_race_v0", "render_modes": [], "is_parallelizable": False}
    render_mode = None

    def __init__(self) -> None:
        super().__init__()
        self.possible_agents = [f"player_{number}" for number in range(PLAYERS)]
        self.agents = self.possible_agents[:]
        self.action_spaces = {agent: spaces.Discrete(2) for agent in self.agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 200, (PLAYERS + MOST_DICE,), np.int16),
                    "action_mask": spaces.Box(0, 1, (2,), np.int8),
                }
            )
            for agent in self.agents
        }
        self.np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.distances = dict.fromkeys(self.agents, 0)
        self.dice: list[int] = []
        self.selector = AgentSelector(self.agents)
        self.agent_selection = self.selector.reset()

    def observe(self, agent: str) -> dict[str, Any]:
        observation = np.zeros(PLAYERS + MOST_DICE, np.int16)
        observation[:PLAYERS] = list(self.distances.values())
        observation[PLAYERS : PLAYERS + len(self.dice)] = self.dice
        mask = np.zeros(2, np.int8)
        if agent == self.agent_selection:
            mask[ROLL] = len(self.dice) < MOST_DICE
            mask[STOP] = len(self.dice) > 0
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        if action == ROLL:
            die = int(self.np_random.integers(1, 7))
            if die in self.dice:
                self.end_turn()
            else:
                self.dice.append(die)
        else:
            self.distances[agent] += sum(self.dice)
            if self.distances[agent] >= GOAL:
                self.rewards = {each: PLAYERS - 1 if each == agent else -1 for each in self.agents}
                self.terminations = dict.fromkeys(self.agents, True)
            self.end_turn()
        self._accumulate_rewards()

    def end_turn(self) -> None:
        self.dice = []
        self.agent_selection = self.selector.next()

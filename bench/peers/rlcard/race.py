"""The dice race as RLCard builds its games: a Game that plays, and an Env that makes arrays of it."""

from collections import OrderedDict
from typing import Any

import numpy as np
from rlcard.envs import Env, register

PLAYERS = 4
GOAL = 126
MOST_DICE = 6
ACTIONS = ["roll", "stop"]


class DiceRaceGame:
    def __init__(self, allow_step_back: bool = False) -> None:
        self.allow_step_back = allow_step_back
        self.np_random = np.random.RandomState()

    def init_game(self) -> tuple[dict[str, Any], int]:
        self.distances = [0] * PLAYERS
        self.dice: list[int] = []
        self.player = 0
        return self.get_state(self.player), self.player

    def step(self, action: str) -> tuple[dict[str, Any], int]:
        if action == "roll":
            die = int(self.np_random.randint(1, 7))
            if die in self.dice:
                self.end_turn()
            else:
                self.dice.append(die)
        else:
            self.distances[self.player] += sum(self.dice)
            self.end_turn()
        return self.get_state(self.player), self.player

    def end_turn(self) -> None:
        self.dice = []
        self.player = (self.player + 1) % PLAYERS

    def get_state(self, player: int) -> dict[str, Any]:
        return {
            "distances": self.distances.copy(),
            "dice": self.dice.copy(),
            "legal_actions": self.get_legal_actions(),
        }

    def get_legal_actions(self) -> list[str]:
        if not self.dice:
            return ["roll"]
        return ["stop"] if len(self.dice) == MOST_DICE else ["roll", "stop"]

    def is_over(self) -> bool:
        return max(self.distances) >= GOAL

    def get_payoffs(self) -> list[int]:
        return [PLAYERS - 1 if distance >= GOAL else -1 for distance in self.distances]

    def get_num_players(self) -> int:
        return PLAYERS

    def get_num_actions(self) -> int:
        return len(ACTIONS)

    def get_player_id(self) -> int:
        return self.player


class DiceRaceEnv(Env):  # type: ignore[misc]
    def __init__(self, config: dict[str, Any]) -> None:
        self.name = "dice-race"
        self.game = DiceRaceGame()
        super().__init__(config)
        self.state_shape = [[PLAYERS + MOST_DICE] for _ in range(PLAYERS)]
        self.action_shape = [None for _ in range(PLAYERS)]

    def _extract_state(self, state: dict[str, Any]) -> dict[str, Any]:
        observation = np.zeros(PLAYERS + MOST_DICE, dtype=int)
        observation[:PLAYERS] = state["distances"]
        observation[PLAYERS : PLAYERS + len(state["dice"])] = state["dice"]
        return {
            "obs": observation,
            "legal_actions": OrderedDict((ACTIONS.index(action), None) for action in state["legal_actions"]),
            "raw_obs": state,
            "raw_legal_actions": list(state["legal_actions"]),
            "action_record": self.action_recorder,
        }

    def _decode_action(self, action_id: int) -> str:
        return ACTIONS[action_id]

    def _get_legal_actions(self) -> list[str]:
        return self.game.get_legal_actions()

    def get_payoffs(self) -> Any:
        return np.array(self.game.get_payoffs())


register(env_id="dice-race", entry_point=f"{__name__}:DiceRaceEnv")

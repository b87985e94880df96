"""The dice race as a Python game of OpenSpiel: dice are chance nodes."""

from typing import Any

import pyspiel

PLAYERS = 4
GOAL = 126
FACES = 6
MOST_DICE = 6
ROLL, STOP = 0, 1
OUTCOMES = [(face, 1 / FACES) for face in range(FACES)]

KIND = pyspiel.GameType(
    short_name="python_dice_race",
    long_name="Python Dice Race",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS,
    min_num_players=PLAYERS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)
SIZES = pyspiel.GameInfo(
    num_distinct_actions=2,
    max_chance_outcomes=FACES,
    num_players=PLAYERS,
    min_utility=-1.0,
    max_utility=float(PLAYERS - 1),
    utility_sum=0.0,
    max_game_length=100_000,
)


class DiceRace(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: Any = None) -> None:
        super().__init__(KIND, SIZES, params or {})

    def new_initial_state(self) -> "Race":
        return Race(self)


class Race(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: DiceRace) -> None:
        super().__init__(game)
        self.distances = [0] * PLAYERS
        self.player = 0
        self.dice: list[int] = []
        self.rolling = False
        self.over = False

    def current_player(self) -> int:
        if self.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.rolling else self.player

    def _legal_actions(self, player: int) -> list[int]:
        if not self.dice:
            return [ROLL]
        return [STOP] if len(self.dice) == MOST_DICE else [ROLL, STOP]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def _apply_action(self, action: int) -> None:
        if self.rolling:
            self.rolling = False
            die = action + 1
            if die in self.dice:
                self.end_turn()
            else:
                self.dice.append(die)
        elif action == ROLL:
            self.rolling = True
        else:
            self.distances[self.player] += sum(self.dice)
            if self.distances[self.player] >= GOAL:
                self.over = True
            else:
                self.end_turn()

    def end_turn(self) -> None:
        self.dice = []
        self.player = (self.player + 1) % PLAYERS

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"die {action + 1}"
        return "roll" if action == ROLL else "stop"

    def is_terminal(self) -> bool:
        return self.over

    def returns(self) -> list[float]:
        if not self.over:
            return [0.0] * PLAYERS
        return [PLAYERS - 1.0 if distance >= GOAL else -1.0 for distance in self.distances]

    def __str__(self) -> str:
        return f"{self.distances}, player {self.player} with {self.dice}"


pyspiel.register_game(KIND, DiceRace)

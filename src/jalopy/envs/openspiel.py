"""OpenSpiel's games: every seat is a player, every die and every draw of a shuffle a chance node with its odds.

    import jalopy.envs.openspiel
    game = pyspiel.load_game("jalopy/ScrapRacer-v4", {"seats": 3})

A state knows where every card lies, as OpenSpiel wants it. Whoever searches in states of a game with hidden cards sees
more than a player would.
"""

from typing import Any, Final

import numpy as np
import pyspiel

from jalopy.envs.names import names, observer_of
from jalopy.envs.world import REWARDS, WIN, Episode, World
from jalopy.kernel.abreast import NO_LIMIT
from jalopy.kernel.chance import Chance
from jalopy.kernel.questions import Option
from jalopy.kernel.settings import Values

LONGEST: Final = 1_000_000  # nodes of a match: OpenSpiel wants a number, the rules know none
FEWEST_OUTCOMES: Final = 64  # of a lot that is not drawn from cards
OPEN_GAMES: Final = ("home-racers",)  # where nothing is hidden


class Undrawn(Exception):
    """The rules want a number that chance has not given yet."""

    def __init__(self, place: tuple[int, int], outcomes: int) -> None:
        super().__init__(place, outcomes)
        self.place = place
        self.outcomes = outcomes


class GivenChance(Chance):
    """Draws one at a time, as they are given."""

    def __init__(self) -> None:
        self.given: dict[tuple[int, int], int] = {}

    def draw(self, turn: int, count: int, n: int) -> int:
        """Where there is but one outcome nobody has to be asked for it."""
        if n > 1 and (turn, count) not in self.given:
            raise Undrawn((turn, count), n)
        return self.given.get((turn, count), 0)


class Node:
    """A match where somebody is asked, or where chance is. Rules that want a draw run again once it is given."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.chance = GivenChance()
        self.episode: Episode | None = None  # None: still in the set-up, before anybody was asked
        self.answered: Option | None = None  # what waits for chance
        self.undrawn: Undrawn | None = None
        self.path: list[int] = []  # outcomes and actions from the beginning
        self._run()

    def _run(self) -> None:
        """On to the next question, the end, or the next draw."""
        self.undrawn = None
        try:
            if self.episode is None:
                self.episode = Episode(self.world, self.chance, history=True)
            elif self.answered is not None:
                match = self.episode.match
                assert match.question is not None
                match.take(match.question, match.question.option(self.answered.key))
        except Undrawn as wanted:
            self.undrawn = wanted
            return
        self.answered = None
        self.chance.given.clear()

    def go(self, step: int) -> None:
        """What chance gives where it is asked, else an action."""
        if self.undrawn is not None:
            self.chance.given[self.undrawn.place] = step
        else:
            assert self.episode is not None
            question = self.episode.match.question
            assert question is not None
            self.answered = self.world.observer.option(question, step)
        self.path.append(step)
        self._run()

    @property
    def over(self) -> bool:
        return self.undrawn is None and self.episode is not None and self.episode.over

    def __deepcopy__(self, memo: dict[int, Any]) -> "Node":
        copied = Node.__new__(Node)
        copied.world = self.world
        copied.chance = GivenChance()
        copied.chance.given = self.chance.given.copy()
        copied.answered = self.answered
        copied.undrawn = self.undrawn
        copied.path = self.path.copy()
        copied.episode = self.episode
        if self.episode is not None and not self.over:
            copied.episode = Episode.__new__(Episode)
            copied.episode.world = self.world
            copied.episode.given = self.episode.given
            copied.episode.match = self.episode.match.rehearsal(copied.chance)
        return copied

    def __reduce__(self) -> tuple[Any, ...]:
        """Rules at work cannot be written down; the way to where they are can."""
        world = self.world
        return _gone, (world.name, world.seats, world.rewards, world.values, self.path)


def _gone(name: str, seats: int, rewards: str, values: Values, path: list[int]) -> Node:
    node = Node(World(name, seats, rewards, NO_LIMIT, values))
    for step in path:
        node.go(step)
    return node


class JalopyState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: "JalopyGame", world: World) -> None:
        super().__init__(game)
        self.node = Node(world)

    @property
    def world(self) -> World:
        return self.node.world

    def current_player(self) -> int:
        node = self.node
        if node.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if node.undrawn is not None:
            return int(pyspiel.PlayerId.CHANCE)
        assert node.episode is not None
        assert node.episode.seat is not None
        return node.episode.seat

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.node.episode is None else self.node.episode.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        undrawn = self.node.undrawn
        assert undrawn is not None
        return [(outcome, 1 / undrawn.outcomes) for outcome in range(undrawn.outcomes)]

    def _apply_action(self, action: int) -> None:
        self.node.go(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw:{action}" if player == pyspiel.PlayerId.CHANCE else self.world.actions[action]

    def is_terminal(self) -> bool:
        return self.node.over

    def returns(self) -> list[float]:
        if not self.node.over or self.node.episode is None:
            return [0.0] * self.world.seats
        return self.node.episode.worth()

    def __str__(self) -> str:
        return " ".join(map(str, self.history()))


class JalopyGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = {**_parameters(name), **(params or {})}
        settings = {key: value for key, value in given.items() if key not in ("seats", "rewards")}
        self.world = World(name, given["seats"], given["rewards"], NO_LIMIT, settings)
        cards = len(self.world.game.start(self.world.seats, self.world.values).cards)
        alone = self.world.seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.world.actions),
            max_chance_outcomes=max(FEWEST_OUTCOMES, cards),
            num_players=self.world.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(name, alone), info, given)

    def new_initial_state(self) -> JalopyState:
        return JalopyState(self, self.world)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "JalopyObserver":
        return JalopyObserver(self.world)


class JalopyObserver:
    """What the other environments show of a match, each number divided by the largest it may be."""

    def __init__(self, world: World) -> None:
        self._scale = np.maximum(1, world.high).astype(np.float32)
        self.tensor = np.zeros(world.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: JalopyState, player: int) -> None:
        episode = state.node.episode
        self.tensor[:] = 0 if episode is None else episode.observation(player) / self._scale

    def string_from(self, state: JalopyState, player: int) -> str:
        """The numbers that are not 0, by their places."""
        self.set_from(state, player)
        return " ".join(f"{place}:{self.tensor[place]:g}" for place in np.flatnonzero(self.tensor))


def _parameters(name: str) -> dict[str, Any]:
    """Seats, rewards, and the settings of the game, with their defaults."""
    game = observer_of(name).game
    settings = {setting.name: setting.default for setting in game.settings}
    return {"seats": 4 if 4 in game.seat_counts else max(game.seat_counts), "rewards": WIN, **settings}


def _game_type(name: str, alone: bool = False) -> Any:
    kind = pyspiel.GameType
    game = observer_of(name).game
    is_open = game.name in OPEN_GAMES
    return kind(
        short_name=name,
        long_name=f"{game.rulebook.title}, rules {game.version}, rewards by {' or '.join(REWARDS)}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.PERFECT_INFORMATION if is_open else kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if alone else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(name),
    )


def _named(name: str) -> type[JalopyGame]:
    """OpenSpiel makes a game from its parameters alone: each environment needs a class of its own."""

    class Named(JalopyGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Named


def _register() -> None:
    for name in names():
        pyspiel.register_game(_game_type(name), _named(name))


_register()

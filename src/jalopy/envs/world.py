"""What all front-ends share: a game at a table as agreed on, a match of it, and what it comes to for each seat."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from jalopy.envs.names import observer_of
from jalopy.kernel.abreast import NO_LIMIT
from jalopy.kernel.chance import LARGEST_SEED, Chance, FastChance
from jalopy.kernel.errors import BadSetting
from jalopy.kernel.game import Place
from jalopy.kernel.knobs import is_printed
from jalopy.kernel.match import Match, start_match
from jalopy.kernel.observing import Rows
from jalopy.kernel.settings import Values

WIN: Final = "win"
PLACE: Final = "place"
REWARDS: Final = (WIN, PLACE)

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]


class World:
    """An environment with its seats, settings and rewards; matches are played in it."""

    def __init__(self, name: str, seats: int, rewards: str, most_decisions: int, settings: Values) -> None:
        self.name = name
        self.observer = observer_of(name)
        self.game = self.observer.game
        self.seats = seats
        self.values = self.game.read_settings(seats, settings)
        if not is_printed(self.values):
            raise BadSetting("printed-box-only")
        if rewards not in REWARDS:
            raise BadSetting("rewards", rewards=rewards, known=", ".join(REWARDS))
        if most_decisions < NO_LIMIT:
            raise BadSetting("most-decisions", number=most_decisions)
        self.rewards = rewards
        self.most_decisions = most_decisions
        fields = [field for group in self.observer.groups for _ in range(group.times) for field in group.fields]
        self.low = np.array([field.low for field in fields for _ in range(field.size)], np.int16)
        self.high = np.array([field.high for field in fields for _ in range(field.size)], np.int16)

    @property
    def size(self) -> int:
        """Numbers of an observation."""
        return self.observer.size

    @property
    def actions(self) -> list[str]:
        """By number."""
        return self.observer.actions

    def worth(self, standing: Sequence[Place]) -> list[float]:
        """What an order is worth to each seat; nothing where a match was broken off."""
        if not standing:
            return [0.0] * self.seats
        if self.seats == 1:
            return [1.0 if standing[0].won else -1.0]
        return _by_place(standing) if self.rewards == PLACE else _by_win(standing)


def _by_win(standing: Sequence[Place]) -> list[float]:
    """Whoever has won gets 1, and the others lose it between them."""
    worth = [0.0] * len(standing)
    won = sum(place.won for place in standing)
    if 0 < won < len(standing):
        for place in standing:
            worth[place.seat] = 1 / won if place.won else -1 / (len(standing) - won)
    return worth


def _by_place(standing: Sequence[Place]) -> list[float]:
    """From 1 for the first to -1 for the last in equal steps; those that are level share."""
    worth = [0.0] * len(standing)
    for place in standing:
        before = sum(other.place < place.place for other in standing)
        behind = sum(other.place > place.place for other in standing)
        worth[place.seat] = (behind - before) / (len(standing) - 1)
    return worth


class Episode:
    """One match in a world. Bots need its history, and so do copies of it."""

    def __init__(self, world: World, chance: Chance, history: bool) -> None:
        self.world = world
        self.match: Match = start_match(world.game, world.seats, world.values, chance, False, history)
        self.given = 0

    @property
    def seat(self) -> int | None:
        """Who is asked; None when the match is over."""
        return None if self.over or self.match.question is None else self.match.question.seat

    @property
    def broken_off(self) -> bool:
        return self.match.question is not None and self.given == self.world.most_decisions > NO_LIMIT

    @property
    def over(self) -> bool:
        return self.match.question is None or self.broken_off

    def worth(self) -> list[float]:
        """Of the match to each seat; nothing as long as it goes on."""
        return self.world.worth(self.match.standing)

    def observation(self, seat: int) -> Numbers:
        """What the seat sees, also while others are asked and when the match is over."""
        row = Rows(1, self.world.size)
        question = self.match.question if seat == self.seat else None
        self.world.observer.write(self.match.state, seat, question, row)
        return np.frombuffer(memoryview(row.numbers), np.int16).copy()

    def mask(self, seat: int) -> Mask:
        """1 for every legal action; none is legal for a seat that is not asked."""
        mask = np.zeros(len(self.world.actions), np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def legal(self, seat: int) -> list[int]:
        question = self.match.question
        if question is None or seat != self.seat:
            return []
        numbers = [self.world.observer.number(question, place) for place in range(len(question.options))]
        return sorted(number for number in numbers if number >= 0)

    def answer(self, action: int) -> None:
        """For the seat that is asked; what is not legal is refused."""
        question = self.match.question
        assert question is not None
        self.match.take(question, self.world.observer.option(question, action))
        self.given += 1


def fast(seed: int) -> FastChance:
    return FastChance(seed & LARGEST_SEED)

"""Rolling the dice with the best of luck foreseen: exact over all dice and boost markers to come."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from math import fsum, inf
from typing import Final, NamedTuple

from jalopy.games.scrap_racer.components import DICE, PILES, PLUS_MINUS, RE_ROLL, TURN, faces

PIPS: Final = range(1, 7)
KINDS: Final = (RE_ROLL, PLUS_MINUS, TURN)
MOST_OF_A_KIND: Final = 1  # more markers of one kind hardly ever help in one turn, and each multiplies the work

Markers = tuple[int, int, int]
"""How many boost markers of each kind."""

NO_MARKERS: Final[Markers] = (0, 0, 0)

NEVER: Final = -inf

SUMS: Final = tuple(sum(pips for pips in PIPS if dice >> pips & 1) for dice in range(2 << 6))


def markers_of(boosts: tuple[str, ...]) -> Markers:
    re_roll, plus_minus, turn = (min(boosts.count(kind), MOST_OF_A_KIND) for kind in KINDS)
    return re_roll, plus_minus, turn


class Rolling:
    """What every way to go on with the dice is worth.

    `drive` values a total, `crash` the pips of a double, `prices` what spending a marker of each kind gives away. Dice
    rolled before the last one are a set of pips, as bits: there is no double among them. All is worked out for the six
    faces of the last die at once; a way that a face does not have is worth NEVER.
    """

    def __init__(
        self,
        drive: Callable[[int], float],
        crash: Callable[[int], float],
        prices: tuple[float, float, float] = (0.0, 0.0, 0.0),
    ) -> None:
        self.drive = cache(drive)
        self.crash = cache(crash)
        self.prices = prices
        self._at_once: dict[int, tuple[list[float], list[float]]] = {}
        self._best: dict[tuple[int, Markers], list[float]] = {}
        self._next_die: dict[tuple[int, Markers], float] = {}

    def ways(self, earlier: int, die: int, markers: Markers) -> Mapping[str, float]:
        """Every option by its key."""
        ways = self._ways_by_face(earlier, markers)
        return {key: worth[die - 1] for key, worth in ways.items() if worth[die - 1] != NEVER}

    def surely_rolls(self, earlier: int, die: int) -> bool:
        """Whether one more die, and then stopping, is better than stopping now: then so is the best way to go on."""
        dice = earlier | 1 << die
        outcomes = [self.crash(pips) if dice >> pips & 1 else self.drive(SUMS[dice] + pips) for pips in PIPS]
        return dice.bit_count() < DICE and fsum(outcomes) / len(PIPS) > self.drive(SUMS[dice])

    def next_die(self, earlier: int, markers: Markers) -> float:
        """What it is worth to roll a die on top of these, if one goes on in the best way."""
        key = (earlier, markers)
        worth = self._next_die.get(key)
        if worth is None:
            worth = self._next_die[key] = fsum(self._best_by_face(earlier, markers)) / len(PIPS)
        return worth

    def _best_by_face(self, earlier: int, markers: Markers) -> list[float]:
        key = (earlier, markers)
        best = self._best.get(key)
        if best is None:
            best = self._best[key] = list(map(max, *self._ways_by_face(earlier, markers).values()))
        return best

    def _ways_by_face(self, earlier: int, markers: Markers) -> dict[str, list[float]]:
        if earlier not in self._at_once:
            self._at_once[earlier] = (
                [self.crash(die) if earlier >> die & 1 else NEVER for die in PIPS],
                [NEVER if earlier >> die & 1 else self.drive(SUMS[earlier] + die) for die in PIPS],
            )
        crash, stop = self._at_once[earlier]
        ways = {"crash": crash, "stop": stop}
        if earlier.bit_count() + 1 < DICE:
            ways["roll"] = [NEVER if earlier >> die & 1 else self.next_die(earlier | 1 << die, markers) for die in PIPS]
        re_roll, plus_minus, turn = markers
        if re_roll:
            worth = self.next_die(earlier, (re_roll - 1, plus_minus, turn)) - self.prices[0]
            ways["boost:re-roll"] = [worth] * len(PIPS)
        if plus_minus:
            price = self.prices[1]
            after = [worth - price for worth in self._best_by_face(earlier, (re_roll, plus_minus - 1, turn))]
            ways["boost:plus-1"] = [*after[1:], NEVER]
            ways["boost:minus-1"] = [NEVER, *after[:-1]]
        if turn:
            price = self.prices[2]
            after = [worth - price for worth in self._best_by_face(earlier, (re_roll, plus_minus, turn - 1))]
            ways["boost:turn"] = after[::-1]
        return ways


# --- a turn of nobody in particular -------------------------------------------------------------------------------

# How far a crash card moves its own racer, in the middle of a lap and of the field; others it leaves alone.
CRASH_MOVES: Final = {
    "advance-2": 2.0,
    "advance-3": 3.0,
    "advance-5": 5.0,
    "two-dice": 7.0,
    "five-forward-two-back": 5.0,
    "three-forward": 3.0,
    "push-5": 4.5,
    "backwards-die": -3.5,
    "four-backwards": -4.0,
    "six-backwards": -6.0,
    "loss-of-position": -9.0,
    "last-place-4": 1.0,
}


class Turn(NamedTuple):
    """A turn without boost markers, bonus cards and abilities, stopped at the best moment."""

    spaces: float  # on the average
    crashes: float  # how often it ends in a double


def plain_crash(die: int) -> float:
    cards = faces(f"crash.{PILES[(die - 1) // 2]}")
    return fsum(CRASH_MOVES.get(card, 0.0) for card in cards) / len(cards)


@lru_cache(maxsize=1)
def plain_turn() -> Turn:
    rolling = Rolling(float, plain_crash)

    def crashes(earlier: int) -> float:
        """How often the dice on top of these come to a double."""
        chance = 0.0
        for die in PIPS:
            ways = rolling.ways(earlier, die, NO_MARKERS)
            best = max(ways, key=ways.__getitem__)
            chance += 1.0 if best == "crash" else crashes(earlier | 1 << die) if best == "roll" else 0.0
        return chance / len(PIPS)

    return Turn(rolling.next_die(0, NO_MARKERS), crashes(0))


@cache
def marker_worth(turns: int) -> tuple[float, float, float]:
    """The spaces that a boost marker of each kind is worth with so many turns to come: used at once, or kept."""
    if turns == 0:
        return (0.0, 0.0, 0.0)
    kept = marker_worth(turns - 1)
    rolling = Rolling(float, plain_crash, kept)
    without = rolling.next_die(0, NO_MARKERS)
    re_roll, plus_minus, turn = (
        rolling.next_die(0, (int(kind == 0), int(kind == 1), int(kind == 2))) - without for kind in range(3)
    )
    return re_roll + kept[0], plus_minus + kept[1], turn + kept[2]

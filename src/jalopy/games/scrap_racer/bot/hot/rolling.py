"""Rolling the dice with the best of luck foreseen: exact over all dice and boost markers to come."""

from collections.abc import Callable
from math import fsum
from typing import Final

from jalopy.games.scrap_racer.components import DICE, PILES, PLUS_MINUS, RE_ROLL, TURN, faces

PIPS: Final = range(1, 7)
KINDS: Final = (RE_ROLL, PLUS_MINUS, TURN)
NO_MARKERS: Final = 0

FACES: Final = 6
SETS: Final = 2 << FACES  # of pips
SUMS: Final[list[int]] = [sum(pips for pips in PIPS if dice >> pips & 1) for dice in range(SETS)]
SIZES: Final[list[int]] = [dice.bit_count() for dice in range(SETS)]
MOST_PIPS: Final = SUMS[-1]

# Which markers there are, as bits.
A_RE_ROLL: Final = 1
A_PLUS_MINUS: Final = 2
A_TURN: Final = 4
MARKER_SETS: Final = 8


def markers_of(boosts: list[str]) -> int:
    """More of one kind hardly ever help in one turn, and each would multiply the work."""
    markers = 0
    for at, kind in enumerate(KINDS):
        if kind in boosts:
            markers |= 1 << at
    return markers


class Rolling:
    """What every way to go on with the dice is worth.

    `drive` values a total, `crash` the pips of a double, `prices` what spending a marker of each kind gives away. Dice
    rolled before the last one are a set of pips, as bits: there is no double among them. All is worked out for the six
    faces of the last die at once.
    """

    def __init__(
        self,
        drive: Callable[[int], float],
        crash: Callable[[int], float],
        prices: tuple[float, float, float] = (0.0, 0.0, 0.0),
    ) -> None:
        self._drive = drive
        self._crash = crash
        self.prices = prices
        self._driven: dict[int, float] = {}
        self._crashed: dict[int, float] = {}
        self._at_once: dict[int, list[float]] = {}
        self._best: dict[int, list[float]] = {}
        self._next_die: dict[int, float] = {}

    def drive(self, total: int) -> float:
        worth = self._driven.get(total)
        if worth is None:
            worth = self._driven[total] = self._drive(total)
        return worth

    def crash(self, die: int) -> float:
        worth = self._crashed.get(die)
        if worth is None:
            worth = self._crashed[die] = self._crash(die)
        return worth

    def ways(self, earlier: int, die: int, markers: int) -> dict[str, float]:
        """Every option by its key."""
        at_once = self._worth_at_once(earlier)[die - 1]
        ways = {"crash" if earlier >> die & 1 else "stop": at_once}
        if not earlier >> die & 1 and SIZES[earlier] + 1 < DICE:
            ways["roll"] = self.next_die(earlier | 1 << die, markers)
        if markers & A_RE_ROLL:
            ways["boost:re-roll"] = self.next_die(earlier, markers - A_RE_ROLL) - self.prices[0]
        if markers & A_PLUS_MINUS:
            after = self._best_by_face(earlier, markers - A_PLUS_MINUS)
            if die < FACES:
                ways["boost:plus-1"] = after[die] - self.prices[1]
            if die > 1:
                ways["boost:minus-1"] = after[die - 2] - self.prices[1]
        if markers & A_TURN:
            ways["boost:turn"] = self._best_by_face(earlier, markers - A_TURN)[FACES - die] - self.prices[2]
        return ways

    def surely_rolls(self, earlier: int, die: int) -> bool:
        """Whether one more die, and then stopping, is better than stopping now: then so is the best way to go on."""
        dice = earlier | 1 << die
        return SIZES[dice] < DICE and fsum(self._worth_at_once(dice)) / FACES > self.drive(SUMS[dice])

    def next_die(self, earlier: int, markers: int) -> float:
        """What it is worth to roll a die on top of these, if one goes on in the best way."""
        key = earlier * MARKER_SETS + markers
        worth = self._next_die.get(key)
        if worth is None:
            worth = self._next_die[key] = fsum(self._best_by_face(earlier, markers)) / FACES
        return worth

    def _worth_at_once(self, earlier: int) -> list[float]:
        """By face: the crash, or stopping."""
        known = self._at_once.get(earlier)
        if known is None:
            total = SUMS[earlier]
            known = [self.crash(die) if earlier >> die & 1 else self.drive(total + die) for die in range(1, FACES + 1)]
            self._at_once[earlier] = known
        return known

    def _best_by_face(self, earlier: int, markers: int) -> list[float]:
        key = earlier * MARKER_SETS + markers
        known = self._best.get(key)
        if known is None:
            known = self._best[key] = self._reckon(earlier, markers)
        return known

    def _reckon(self, earlier: int, markers: int) -> list[float]:
        best = self._worth_at_once(earlier).copy()
        if SIZES[earlier] + 1 < DICE:
            for die in range(1, FACES + 1):
                if not earlier >> die & 1:
                    best[die - 1] = max(best[die - 1], self.next_die(earlier | 1 << die, markers))
        if markers & A_RE_ROLL:
            again = self.next_die(earlier, markers - A_RE_ROLL) - self.prices[0]
            best = [max(worth, again) for worth in best]
        if markers & A_PLUS_MINUS:
            price = self.prices[1]
            after = self._best_by_face(earlier, markers - A_PLUS_MINUS)
            for face in range(FACES - 1):
                best[face] = max(best[face], after[face + 1] - price)
                best[face + 1] = max(best[face + 1], after[face] - price)
        if markers & A_TURN:
            price = self.prices[2]
            after = self._best_by_face(earlier, markers - A_TURN)
            for face in range(FACES):
                best[face] = max(best[face], after[FACES - 1 - face] - price)
        return best


# --- a turn of nobody in particular -------------------------------------------------------------------------------

# How far a crash card moves its own racer, in the middle of a lap and of the field; others it leaves alone.
CRASH_MOVES: Final[dict[str, float]] = {
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


class Turn:
    """A turn without boost markers, bonus cards and abilities, stopped at the best moment."""

    def __init__(self) -> None:
        self._rolling = Rolling(float, plain_crash)
        self.spaces = self._rolling.next_die(0, NO_MARKERS)  # on the average
        self.crashes = self._crashes(0)  # how often it ends in a double

    def _crashes(self, earlier: int) -> float:
        """How often the dice on top of these come to a double."""
        chance = 0.0
        for die in PIPS:
            ways = self._rolling.ways(earlier, die, NO_MARKERS)
            best = max(ways, key=lambda key: ways[key])
            if best == "crash":
                chance += 1.0
            elif best == "roll":
                chance += self._crashes(earlier | 1 << die)
        return chance / FACES


def plain_crash(die: int) -> float:
    cards = faces(f"crash.{PILES[(die - 1) // 2]}")
    return fsum([CRASH_MOVES.get(card, 0.0) for card in cards]) / len(cards)


_PLAIN: list[Turn] = []
_MARKERS: dict[int, tuple[float, float, float]] = {0: (0.0, 0.0, 0.0)}


def plain_turn() -> Turn:
    if not _PLAIN:
        _PLAIN.append(Turn())
    return _PLAIN[0]


def marker_worth(turns: int) -> tuple[float, float, float]:
    """The spaces that a boost marker of each kind is worth with so many turns to come: used at once, or kept."""
    known = _MARKERS.get(turns)
    if known is None:
        kept = marker_worth(turns - 1)
        rolling = Rolling(float, plain_crash, kept)
        without = rolling.next_die(0, NO_MARKERS)
        known = _MARKERS[turns] = (
            rolling.next_die(0, A_RE_ROLL) - without + kept[0],
            rolling.next_die(0, A_PLUS_MINUS) - without + kept[1],
            rolling.next_die(0, A_TURN) - without + kept[2],
        )
    return known

"""Rolling the dice with the best of luck foreseen: exact over all dice and boost markers to come."""

from collections.abc import Callable
from math import fsum
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from jalopy.games.scrap_racer.components import A_PLUS_MINUS, A_RE_ROLL, A_TURN, BOOST_MARKERS, PILES
from jalopy.games.scrap_racer.contents import AS_PRINTED, Contents
from jalopy.kernel.kept import Kept

PIPS: Final = range(1, 7)
NO_MARKERS: Final = 0

FACES: Final = 6
SETS: Final = 2 << FACES  # of pips
SUMS: Final[list[int]] = [sum(pips for pips in PIPS if dice >> pips & 1) for dice in range(SETS)]
SIZES: Final[list[int]] = [dice.bit_count() for dice in range(SETS)]
MOST_PIPS: Final = SUMS[-1]

MARKER_SETS: Final = 8  # of kinds, as bits

HALF_A_ROW: Final = 4  # rows of eight; sets of pips are even numbers, for no face has 0 pips
UNKNOWN: Final = -1e300  # less than anything is worth


def markers_of(boosts: list[str]) -> int:
    """More of one kind hardly ever help in one turn, and each would multiply the work."""
    markers = 0
    for at, kind in enumerate(BOOST_MARKERS):
        if kind in boosts:
            markers |= 1 << at
    return markers


class Table:
    """What is known of the dice while some markers are left, in a row for each set of pips rolled before the last die.

    In front of a row stands what it is worth to roll that die, then the best way to go on, by its face.
    """

    def __init__(self, worth: vec[float]) -> None:
        self.worth = worth


_BLANK: Final = Table(vec[float]([UNKNOWN] * (SETS * HALF_A_ROW)))


class Rolling:
    """What every way to go on with the dice is worth.

    `drive` values a total, `crash` the pips of a double, `prices` what spending a marker of each kind gives away;
    `most` dice may be rolled. Dice rolled before the last one are a set of pips, as bits: there is no double among them.
    """

    def __init__(
        self,
        drive: Callable[[int], float],
        crash: Callable[[int], float],
        prices: tuple[float, float, float] = (0.0, 0.0, 0.0),
        most: int = AS_PRINTED.dice,
    ) -> None:
        self._drive = drive
        self._crash = crash
        self.prices = prices
        self._most = most
        self._driven = _BLANK.worth[: MOST_PIPS + 1]
        self._crashed = _BLANK.worth[: FACES + 1]
        self._tables: list[Table | None] = [None] * MARKER_SETS

    def ways(self, earlier: int, die: int, markers: int) -> dict[str, float]:
        """Every option by its key."""
        doubled = earlier >> die & 1
        ways = {"crash": self.crash(die)} if doubled else {"stop": self.drive(SUMS[earlier] + die)}
        if not doubled and SIZES[earlier] + 1 < self._most:
            ways["roll"] = self.next_die(earlier | 1 << die, markers)
        if markers & A_RE_ROLL:
            ways["boost:re-roll"] = self.next_die(earlier, markers - A_RE_ROLL) - self.prices[0]
        if markers & A_PLUS_MINUS:
            if die < FACES:
                ways["boost:plus-1"] = self._best(earlier, die + 1, markers - A_PLUS_MINUS) - self.prices[1]
            if die > 1:
                ways["boost:minus-1"] = self._best(earlier, die - 1, markers - A_PLUS_MINUS) - self.prices[1]
        if markers & A_TURN:
            ways["boost:turn"] = self._best(earlier, FACES + 1 - die, markers - A_TURN) - self.prices[2]
        return ways

    def surely_rolls(self, earlier: int, die: int) -> bool:
        """Whether one more die, and then stopping, is better than stopping now: then so is the best way to go on."""
        dice = earlier | 1 << die
        if SIZES[dice] == self._most:
            return False
        total = SUMS[dice]
        worth = 0.0
        for face in range(1, FACES + 1):
            worth += self.crash(face) if dice >> face & 1 else self.drive(total + face)
        return worth / FACES > self.drive(total)

    def next_die(self, earlier: i64, markers: i64) -> float:
        """What it is worth to roll a die on top of these, if one goes on in the best way."""
        return self._row(earlier, markers)[earlier * HALF_A_ROW]

    def drive(self, total: i64) -> float:
        worth = self._driven[total]
        if worth == UNKNOWN:
            worth = self._drive(int(total))
            self._driven[total] = worth
        return worth

    def crash(self, die: i64) -> float:
        worth = self._crashed[die]
        if worth == UNKNOWN:
            worth = self._crash(int(die))
            self._crashed[die] = worth
        return worth

    def _best(self, earlier: i64, die: i64, markers: i64) -> float:
        return self._row(earlier, markers)[earlier * HALF_A_ROW + die]

    def _row(self, earlier: i64, markers: i64) -> vec[float]:
        """The table in which the row of these dice is known by now."""
        table = self._tables[markers]
        if table is None:
            table = self._tables[markers] = Table(_BLANK.worth[:])
        worth = table.worth
        if worth[earlier * HALF_A_ROW] == UNKNOWN:
            self._reckon(worth, earlier, markers)
        return worth

    def _reckon(self, worth: vec[float], earlier: i64, markers: i64) -> None:
        row = earlier * HALF_A_ROW
        total: i64 = SUMS[earlier]
        another = SIZES[earlier] + 1 < self._most
        die: i64
        for die in range(1, FACES + 1):
            if earlier >> die & 1:
                worth[row + die] = self.crash(die)
                continue
            best = self.drive(total + die)
            if another:
                best = max(best, self.next_die(earlier | i64(1) << die, markers))
            worth[row + die] = best
        if markers & A_RE_ROLL:
            again = self.next_die(earlier, markers - A_RE_ROLL) - self.prices[0]
            for die in range(1, FACES + 1):
                worth[row + die] = max(worth[row + die], again)
        if markers & A_PLUS_MINUS:
            price = self.prices[1]
            after = self._row(earlier, markers - A_PLUS_MINUS)
            for die in range(1, FACES):
                worth[row + die] = max(worth[row + die], after[row + die + 1] - price)
                worth[row + die + 1] = max(worth[row + die + 1], after[row + die] - price)
        if markers & A_TURN:
            price = self.prices[2]
            after = self._row(earlier, markers - A_TURN)
            for die in range(1, FACES + 1):
                worth[row + die] = max(worth[row + die], after[row + FACES + 1 - die] - price)
        all_faces = 0.0
        for die in range(1, FACES + 1):
            all_faces += worth[row + die]
        worth[row] = all_faces / FACES


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

    def __init__(self, box: Contents) -> None:
        self._rolling = Rolling(float, PlainCrash(box).worth, (0.0, 0.0, 0.0), box.dice)
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


class PlainCrash:
    """What a double is worth to nobody in particular."""

    def __init__(self, box: Contents) -> None:
        self.piles = [box.faces(f"crash.{pile}") for pile in PILES]

    def worth(self, die: int) -> float:
        cards = self.piles[(die - 1) // 2]
        return fsum([CRASH_MOVES.get(card, 0.0) for card in cards]) / len(cards)


Markers = tuple[float, float, float]


class Plain:
    """What a turn and boost markers are worth with a box; worked out once."""

    def __init__(self, box: Contents) -> None:
        self.box = box
        self.turn = Turn(box)
        self._crash = PlainCrash(box)
        self._markers: dict[int, Markers] = {0: (0.0, 0.0, 0.0)}

    def marker_worth(self, turns: int) -> Markers:
        """The spaces that a boost marker of each kind is worth with so many turns to come: used at once, or kept."""
        known = self._markers.get(turns)
        if known is None:
            kept = self.marker_worth(turns - 1)
            rolling = Rolling(float, self._crash.worth, kept, self.box.dice)
            without = rolling.next_die(0, NO_MARKERS)
            known = self._markers[turns] = (
                rolling.next_die(0, A_RE_ROLL) - without + kept[0],
                rolling.next_die(0, A_PLUS_MINUS) - without + kept[1],
                rolling.next_die(0, A_TURN) - without + kept[2],
            )
        return known


_PLAIN: Final[Kept[str, Plain]] = Kept()


def plain(box: Contents) -> Plain:
    known = _PLAIN.get(box.changes)
    return _PLAIN.keep(box.changes, Plain(box)) if known is None else known

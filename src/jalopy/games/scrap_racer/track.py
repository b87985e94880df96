"""SR-1.2 and SR-2.1  The track: its tiles and spaces, and what lies on them before the race."""

from typing import Final

from jalopy.games.scrap_racer.circuits import Cell, marked, marks_of, plain, walk, word_of
from jalopy.games.scrap_racer.components import (
    BOX,
    CENTRE_AT,
    CURVES,
    FORK_AFTER,
    LANE,
    PIT_STOP,
    REJOIN_AT,
    SALVAGER,
    SCRAP,
    SCRAP_OF_A_KIND,
    SCRAP_YARD,
    SLIME_TRAIL,
    SPACES_PER_TILE,
    STOP_AT,
    STRAIGHTS,
)
from jalopy.games.scrap_racer.contents import AS_PRINTED, Contents
from jalopy.kernel.kept import Kept


class Tile:
    """One tile of a circuit: S, R or L; its number in the box; its cell on a grid; the headings in and out.

    `mark` names the special piece that it is, or says that the pit stop begins beside it (SR-17, SR-21).
    """

    def __init__(self, kind: str, number: int, cell: Cell, heading_in: int, heading_out: int, mark: str = "") -> None:
        self.kind = kind
        self.mark = mark
        self.number = number
        self.cell = cell
        self.heading_in = heading_in
        self.heading_out = heading_out


class Track:
    """A closed circuit. Spaces are numbered 1 to `length` from the finish line; those of the pit lane come after them.

    Special spaces are 0 where there are none. `counts_as` is by space of the lane the space of the track from which it
    is as far to the line (SR-21.7); elsewhere it is the space itself. What lies on special pieces and on the pit stop is
    told as it is before the race, and so never changed.
    """

    def __init__(self, tiles: list[Tile], box: Contents, markers: int) -> None:
        self.tiles = tiles
        self.word = "".join(tile.kind for tile in tiles)
        self.laid = marked(self.word, self.marks)
        self.length = len(tiles) * SPACES_PER_TILE
        self.straight = [False]  # by space; neither has space 0, which there is not, nor has the lane
        self.curve = [False]
        self.boost_spaces: list[int] = []
        self.boost_number = [-1] * (self.length + 1 + LANE)  # by space, which boost space it is
        for place, tile in enumerate(tiles):
            self.straight.extend([tile.kind == "S"] * SPACES_PER_TILE)
            self.curve.extend([tile.kind != "S"] * SPACES_PER_TILE)
            if tile.mark not in ("", PIT_STOP):
                continue  # a special piece has no boost space
            for on_tile in box.boosts_on(tile.number):
                if len(self.boost_spaces) < markers:  # more would stay empty for ever
                    space = place * SPACES_PER_TILE + on_tile
                    self.boost_number[space] = len(self.boost_spaces)
                    self.boost_spaces.append(space)
        self.straight.extend([False] * LANE)
        self.curve.extend([False] * LANE)
        self.ahead: list[int] = [*range(1, self.length + 1), 1]  # by space, the one that follows it
        self.behind: list[int] = [0, self.length, *range(1, self.length)]
        self.counts_as = list(range(self.length + 1))
        self.slime = self._first_space(SLIME_TRAIL)  # of three
        self.salvager = self._first_space(SALVAGER)  # likewise
        yard = self._first_space(SCRAP_YARD)
        self.stop = yard + STOP_AT - 1 if yard else 0
        pit = self._first_space(PIT_STOP)
        self.fork = self.rejoin = self.centre = 0  # the lane leaves behind `fork` and comes back to `rejoin`
        if pit:
            self._add_lane(pit + FORK_AFTER - 1, pit + REJOIN_AT - 1)
        self.special = bool(self.slime or self.salvager or yard or pit)
        # By space: whether it ends every move (SR-18.1, SR-21.4), which piece does something there (SR-17.4), its scrap tile.
        spaces = range(self.length + 1 + LANE)
        self.halts = [space > 0 and space in (self.stop, self.centre) for space in spaces]
        self.effect = [self._effect(space) for space in spaces]
        self.scrap = [0 for _ in spaces]
        self.stacks = [SCRAP_OF_A_KIND if self.salvager else 0 for _ in SCRAP]  # SR-20.1
        self.ability_tiles = box.abilities if pit else []  # SR-21.2

    def _first_space(self, mark: str) -> int:
        for place, tile in enumerate(self.tiles, 1):
            if tile.mark == mark:
                return spaces_of_tile(place)[0]
        return 0

    def _add_lane(self, fork: int, rejoin: int) -> None:
        self.fork, self.rejoin, self.centre = fork, rejoin, self.length + CENTRE_AT
        for number in range(1, LANE + 1):
            space = self.length + number
            self.ahead.append(rejoin if number == LANE else space + 1)
            self.behind.append(fork if number == 1 else space - 1)
            self.counts_as.append(rejoin - 1 - (LANE - number))

    def _effect(self, space: int) -> str:
        if 0 < self.slime <= space < self.slime + SPACES_PER_TILE:
            return SLIME_TRAIL
        if 0 < self.salvager <= space < self.salvager + SPACES_PER_TILE:
            return SALVAGER
        return PIT_STOP if space == self.centre and space > 0 else ""

    def lap(self, distance: int) -> int:
        """How often the line was crossed on a way of this distance."""
        return 0 if distance == 0 else (distance - 1) // self.length

    def next_space(self, space: int, into_pit: bool) -> int:
        """The space ahead; at the fork a racer takes the lane if it wants to."""
        return self.length + 1 if into_pit and space == self.fork else self.ahead[space]

    def steps(self, start: int, goal: int, into_pit: bool) -> int:
        """From a space, or from the line, forward to another; on the same one, or where the way does not come by, 0."""
        if not self.fork:
            return goal if start == 0 else (goal - start) % self.length
        if start == goal:
            return 0
        space = start
        for steps in range(1, self.length + LANE + 1):
            space = self.next_space(space, into_pit)
            if space == goal:
                return steps
        return 0

    def may_hold_scrap(self, space: int) -> bool:
        """SR-20.3  Any space but the salvager's and the pit stop's centre."""
        spaces = self.length + (LANE if self.fork else 0)
        return 0 < space <= spaces and self.effect[space] not in (SALVAGER, PIT_STOP)

    @property
    def marks(self) -> list[str]:
        """By tile: the special piece that it is, or the pit stop that begins beside it, or ""."""
        return [tile.mark for tile in self.tiles]


def spaces_of_tile(place: int) -> list[int]:
    """SR-1.2  The spaces of a tile, counted like it from the line."""
    return list(range((place - 1) * SPACES_PER_TILE + 1, place * SPACES_PER_TILE + 1))


def tile_count(track: str, short: bool) -> int:
    return len(_numbered(track, short))


Pieces = tuple[tuple[str, int], ...]
"""Special pieces, and the pit stop, with the tile each of them lies on, counted from the line."""


def lay(
    track: str,
    short: bool,
    finish: int,
    pieces: Pieces = (),
    box: Contents = AS_PRINTED,
    more_markers: bool = False,
) -> Track:
    """SR-2.1  A circuit A to F or a legal word, with or without its marked tiles, the line in front of tile `finish`.

    `pieces` are laid besides those that the word itself has. Boost spaces are as many as the box has, if it has the
    markers, with `more_markers` or without.
    """
    agreed = (track, short, finish, pieces, box.changes, more_markers)
    laid = _LAID.get(agreed)
    if laid is None:
        tiles = [
            Tile(kind, number, cell, into, out, mark)
            for (kind, number, mark), (cell, into, out) in _numbered(track, short)
        ]
        first = finish - 1
        tiles = tiles[first:] + tiles[:first]
        for mark, place in pieces:
            tiles[place - 1].mark = mark
        laid = _LAID.keep(agreed, Track(tiles, box, box.markers(more_markers)))
    return laid


# Tracks never change, so matches share them; special pieces lie in many ways.
_LAID: Final[Kept[tuple[str, bool, int, Pieces, str, bool], Track]] = Kept(4096)


def _numbered(track: str, short: bool) -> list[tuple[tuple[str, int, str], tuple[Cell, int, int]]]:
    """Kind, box number and mark of each tile, numbered in driving order before any are left out (SR-15.2)."""
    word = word_of(track)
    numbers: list[tuple[str, int, str]] = []
    straights = curves = 0
    for kind, mark in zip(plain(word), marks_of(word), strict=True):
        if kind == "S":
            numbers.append((kind, straights % STRAIGHTS + 1, mark))
            straights += 1
        else:
            numbers.append((kind, STRAIGHTS + curves % CURVES + 1, mark))
            curves += 1
    if short:
        without = BOX.group(f"circuits.{track}")["without"]
        assert isinstance(without, list)
        numbers = [entry for place, entry in enumerate(numbers, 1) if place not in without]
    cells, _ = walk("".join(kind for kind, _, _ in numbers))
    return list(zip(numbers, cells, strict=True))

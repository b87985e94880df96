"""SR-15  Circuits: words of straights and curves that close into a ring."""

from typing import Final

from jalopy.games.scrap_racer.components import (
    BOOST_MARKERS,
    BOX,
    CENTRE_AT,
    CURVES,
    FORK_AFTER,
    LANE,
    REJOIN_AT,
    SALVAGER,
    SCRAP_YARD,
    SLIME_TRAIL,
    SPACES_PER_TILE,
    STOP_AT,
    STRAIGHTS,
)
from jalopy.games.scrap_racer.words import MARKS, PIT_STOP, check_marks, marks_of, plain

NAMED: Final = ("A", "B", "C", "D", "E", "F")
HEADINGS: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))  # east, south, west, north; a right curve takes the next
LONGEST: Final = 60


class Tile:
    """One tile of a circuit: S, R or L; its number in the box; its cell on a grid; the headings in and out.

    `mark` names the special piece that it is, or says that the pit stop begins beside it (SR-17, SR-21).
    """

    def __init__(
        self, kind: str, number: int, cell: tuple[int, int], heading_in: int, heading_out: int, mark: str = ""
    ) -> None:
        self.kind = kind
        self.mark = mark
        self.number = number
        self.cell = cell
        self.heading_in = heading_in
        self.heading_out = heading_out


class Track:
    """A closed circuit. Spaces are numbered 1 to `length` from the finish line; those of the pit lane come after them.

    Special spaces are 0 where there are none. `counts_as` is by space of the lane the space of the track from which it
    is as far to the line (SR-21.7); elsewhere it is the space itself.
    """

    def __init__(self, tiles: list[Tile], markers: int = BOOST_MARKERS) -> None:
        self.tiles = tiles
        self.word = "".join(tile.kind for tile in tiles)
        self.length = len(tiles) * SPACES_PER_TILE
        self.straight = [False]  # by space; there is no space 0
        self.boost_spaces: list[int] = []
        self.boost_number = [-1] * (self.length + 1 + LANE)  # by space, which boost space it is
        boosts = BOX.counts("boost.spaces", "on")
        for place, tile in enumerate(tiles):
            self.straight.extend([tile.kind == "S"] * SPACES_PER_TILE)
            if tile.mark not in ("", PIT_STOP):
                continue  # a special piece has no boost space
            if str(tile.number) in boosts and len(self.boost_spaces) < markers:  # more would stay empty for ever
                space = place * SPACES_PER_TILE + boosts[str(tile.number)]
                self.boost_number[space] = len(self.boost_spaces)
                self.boost_spaces.append(space)
        self.straight.extend([False] * LANE)
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

    def on_slime(self, space: int) -> bool:
        return 0 < self.slime <= space < self.slime + SPACES_PER_TILE

    def on_salvager(self, space: int) -> bool:
        return 0 < self.salvager <= space < self.salvager + SPACES_PER_TILE

    @property
    def marks(self) -> list[str]:
        """By tile: the special piece that it is, or the pit stop that begins beside it, or ""."""
        return [tile.mark for tile in self.tiles]


def spaces_of_tile(place: int) -> list[int]:
    """SR-1.2  The spaces of a tile, counted like it from the line."""
    return list(range((place - 1) * SPACES_PER_TILE + 1, place * SPACES_PER_TILE + 1))


def check_word(word: str) -> str:
    """What keeps a word from being a circuit (SR-15.4), or "" if nothing does."""
    strange = sorted(set(word) - set("SRL") - set(MARKS))
    if strange:
        return f"a circuit is a word of S, R and L, and '{strange[0]}' is none of them."
    return check_ring(plain(word)) or check_marks(word)


def check_ring(word: str) -> str:
    """Whether tiles without marks form a clockwise ring."""
    if len(word) > LONGEST:
        return f"a circuit has at most {LONGEST} tiles, not {len(word)}."
    turns = word.count("R") - word.count("L")
    if turns != 4:
        return f"a clockwise ring has four more right curves than left ones, not {turns}."
    cells, (x, y) = _walk(word)
    if (x, y) != (0, 0):
        return f"the circuit does not close: its end lies {abs(x)} tiles aside and {abs(y)} up or down from its start."
    seen: dict[tuple[int, int], int] = {}
    for place, (cell, _, _) in enumerate(cells, 1):
        if cell in seen:
            return f"tiles {seen[cell]} and {place} lie on the same place."
        seen[cell] = place
    return ""


def check_tiles(word: str) -> str:
    """Whether the box holds enough tiles (SR-15.5); a special piece takes the place of one (SR-17.1)."""
    straights, curves = plain(word).count("S"), len(plain(word)) - word.count("S")
    if straights > STRAIGHTS:
        return f"the box has {STRAIGHTS} straights, and the circuit needs {straights} (the setting 'any_tiles' lifts this)."
    if curves > CURVES:
        return f"the box has {CURVES} curves, and the circuit needs {curves} (the setting 'any_tiles' lifts this)."
    return ""


def _walk(word: str) -> tuple[list[tuple[tuple[int, int], int, int]], tuple[int, int]]:
    """Each tile's cell and headings, and the cell after the last tile; the first tile lies on (0, 0) heading east."""
    x, y, heading = 0, 0, 0
    cells: list[tuple[tuple[int, int], int, int]] = []
    for kind in word:
        turned = (heading + (1 if kind == "R" else 3 if kind == "L" else 0)) % 4
        cells.append(((x, y), heading, turned))
        heading = turned
        x, y = x + HEADINGS[heading][0], y + HEADINGS[heading][1]
    return cells, (x, y)


def word_of(track: str) -> str:
    """The word of a named circuit, or the word itself."""
    return str(BOX.group(f"circuits.{track}")["word"]) if track in NAMED else track


def tile_count(track: str, short: bool) -> int:
    return len(_numbered(track, short))


Pieces = tuple[tuple[str, int], ...]
"""Special pieces, and the pit stop, with the tile each of them lies on, counted from the line."""


def lay(track: str, short: bool, finish: int, pieces: Pieces = (), markers: int = BOOST_MARKERS) -> Track:
    """SR-2.1  A circuit A to F or a legal word, with or without its marked tiles, the line in front of tile `finish`.

    `pieces` are laid besides those that the word itself has; so many boost `markers` are there for the boost spaces.
    """
    agreed = (track, short, finish, pieces, markers)
    if agreed not in _LAID:
        if len(_LAID) >= MOST_LAID:
            _LAID.clear()
        tiles = [
            Tile(kind, number, cell, into, out, mark)
            for (kind, number, mark), (cell, into, out) in _numbered(track, short)
        ]
        first = finish - 1
        tiles = tiles[first:] + tiles[:first]
        for mark, place in pieces:
            tiles[place - 1].mark = mark
        _LAID[agreed] = Track(tiles, markers)
    return _LAID[agreed]


MOST_LAID: Final = 4096  # special pieces lie in many ways; the tracks of a long run need not all be kept
_LAID: dict[tuple[str, bool, int, Pieces, int], Track] = {}  # tracks never change, so matches share them


def _numbered(track: str, short: bool) -> list[tuple[tuple[str, int, str], tuple[tuple[int, int], int, int]]]:
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
    cells, _ = _walk("".join(kind for kind, _, _ in numbers))
    return list(zip(numbers, cells, strict=True))

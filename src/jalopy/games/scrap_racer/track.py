"""SR-15  Circuits: words of straights and curves that close into a ring."""

from typing import Final

from jalopy.games.scrap_racer.components import BOOST_MARKERS, BOX, CURVES, SPACES_PER_TILE, STRAIGHTS

NAMED: Final = ("A", "B", "C", "D", "E", "F")
HEADINGS: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))  # east, south, west, north; a right curve takes the next
LONGEST: Final = 60


class Tile:
    """One tile of a circuit: S, R or L; its number in the box; its cell on a grid; the headings in and out."""

    def __init__(self, kind: str, number: int, cell: tuple[int, int], heading_in: int, heading_out: int) -> None:
        self.kind = kind
        self.number = number
        self.cell = cell
        self.heading_in = heading_in
        self.heading_out = heading_out


class Track:
    """A closed circuit. Spaces are numbered 1 to `length` from the finish line."""

    def __init__(self, tiles: list[Tile]) -> None:
        self.tiles = tiles
        self.word = "".join(tile.kind for tile in tiles)
        self.length = len(tiles) * SPACES_PER_TILE
        self.straight = [False]  # by space; there is no space 0
        self.boost_spaces: list[int] = []
        self.boost_number = [-1] * (self.length + 1)  # by space, which boost space it is
        boosts = BOX.counts("boost.spaces", "on")
        for place, tile in enumerate(tiles):
            self.straight.extend([tile.kind == "S"] * SPACES_PER_TILE)
            if str(tile.number) in boosts and len(self.boost_spaces) < BOOST_MARKERS:  # more would stay empty for ever
                space = place * SPACES_PER_TILE + boosts[str(tile.number)]
                self.boost_number[space] = len(self.boost_spaces)
                self.boost_spaces.append(space)


def check_word(word: str) -> str:
    """What keeps a word from being a circuit (SR-15.4), or "" if nothing does."""
    strange = sorted(set(word) - set("SRL"))
    if strange:
        return f"a circuit is a word of S, R and L, and '{strange[0]}' is none of them."
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
    """Whether the box holds enough tiles (SR-15.5)."""
    straights, curves = word.count("S"), len(word) - word.count("S")
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


def lay(track: str, short: bool, finish: int) -> Track:
    """SR-2.1  A circuit A to F or a legal word, with or without its marked tiles, the line in front of tile `finish`."""
    agreed = (track, short, finish)
    if agreed not in _LAID:
        tiles = [Tile(kind, number, cell, into, out) for (kind, number), (cell, into, out) in _numbered(track, short)]
        first = finish - 1
        _LAID[agreed] = Track(tiles[first:] + tiles[:first])
    return _LAID[agreed]


_LAID: dict[tuple[str, bool, int], Track] = {}  # tracks never change, so matches share them


def _numbered(track: str, short: bool) -> list[tuple[tuple[str, int], tuple[tuple[int, int], int, int]]]:
    """Kind and box number of each tile, numbered in driving order before any are left out (SR-15.2)."""
    word = word_of(track)
    numbers: list[tuple[str, int]] = []
    straights = curves = 0
    for kind in word:
        if kind == "S":
            numbers.append((kind, straights % STRAIGHTS + 1))
            straights += 1
        else:
            numbers.append((kind, STRAIGHTS + curves % CURVES + 1))
            curves += 1
    if short:
        without = BOX.group(f"circuits.{track}")["without"]
        assert isinstance(without, list)
        numbers = [entry for place, entry in enumerate(numbers, 1) if place not in without]
    cells, _ = _walk("".join(kind for kind, _ in numbers))
    return list(zip(numbers, cells, strict=True))

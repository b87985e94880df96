"""SR-15 and SR-17.3  Circuits: words of S, R and L that close into a ring, with a small letter where something special lies."""

from typing import Final

from jalopy.games.scrap_racer.components import (
    BOX,
    CURVES,
    PIECES,
    PIT_STOP,
    SALVAGER,
    SCRAP_YARD,
    SLIME_TRAIL,
    STRAIGHTS,
)
from jalopy.kernel.errors import Fault

NAMED: Final = ("A", "B", "C", "D", "E", "F")
HEADINGS: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))  # east, south, west, north; a right curve takes the next
LONGEST: Final = 60
MARKS: Final = {"s": SLIME_TRAIL, "y": SCRAP_YARD, "v": SALVAGER, "p": PIT_STOP}
Cell = tuple[int, int]


def word_of(track: str) -> str:
    """The word of a named circuit, or the word itself."""
    return str(BOX.group(f"circuits.{track}")["word"]) if track in NAMED else track


def plain(word: str) -> str:
    """The word without its marks: one letter for each tile."""
    return "".join(letter for letter in word if letter not in MARKS)


def marks_of(word: str) -> list[str]:
    """By tile: what its mark says lies there, or ""."""
    marks: list[str] = []
    for letter in word:
        if letter not in MARKS:
            marks.append("")
        elif marks:
            marks[-1] = MARKS[letter]
    return marks


def marked(kinds: str, marks: list[str]) -> str:
    """The word of tiles with these marks."""
    letters = {mark: letter for letter, mark in MARKS.items()}
    return "".join(kind + (letters[mark] if mark else "") for kind, mark in zip(kinds, marks, strict=True))


def check_word(word: str) -> list[Fault]:
    """What keeps a word from being a circuit (SR-15.4, SR-17.3), the most urgent first."""
    return check_letters(word) or [*check_ring(plain(word)), *check_marks(word)]


def check_letters(word: str) -> list[Fault]:
    """Whether tiles can be read from a word: S, R and L, and at most one small letter behind each."""
    strange = sorted(set(word) - set("SRL") - set(MARKS))
    if strange:
        return [Fault("circuit-letter", letter=strange[0])]
    for letter, before in zip(word, " " + word, strict=False):
        if letter in MARKS and before == " ":
            return [Fault("circuit-mark-first", letter=letter)]
        if letter in MARKS and before in MARKS:
            return [Fault("circuit-two-marks", letters=before + letter)]
    tiles = len(plain(word))
    return [Fault("circuit-too-long", most=LONGEST, there=tiles)] if tiles > LONGEST else []


def check_ring(word: str) -> list[Fault]:
    """Whether tiles without marks form a clockwise ring, each on a place of its own."""
    cells, (x, y) = walk(word)
    return [*_open_ring(word, x, y), *_overlaps([cell for cell, _, _ in cells])]


def _open_ring(word: str, x: int, y: int) -> list[Fault]:
    turns = word.count("R") - word.count("L")
    if (x, y) != (0, 0):
        return [Fault("circuit-open", right=x, down=y)]
    if turns % 4:
        return [Fault("circuit-heading")]
    if turns == -4:
        return [Fault("circuit-counter-clockwise")]
    return [] if turns == 4 else [Fault("circuit-turns", turns=turns)]


def _overlaps(cells: list[Cell]) -> list[Fault]:
    """The first two tiles on one place; `tiles` are all that lie on another."""
    seen: dict[Cell, int] = {}
    pairs: list[tuple[int, int]] = []
    for place, cell in enumerate(cells, 1):
        if cell in seen:
            pairs.append((seen[cell], place))
        else:
            seen[cell] = place
    if not pairs:
        return []
    tiles = sorted({place for pair in pairs for place in pair})
    return [Fault("circuit-overlap", first=pairs[0][0], second=pairs[0][1], tiles=tiles)]


def check_marks(word: str) -> list[Fault]:
    """Special pieces that are there twice or lie on the wrong tile (SR-17.1, SR-17.3)."""
    kinds, marks = plain(word), marks_of(word)
    faults: list[Fault] = []
    for name in (*PIECES, PIT_STOP):
        there = [place for place, mark in enumerate(marks, 1) if mark == name]
        if len(there) > 1:
            faults.append(Fault("piece-twice", piece=name, first=there[0], second=there[1], tiles=there))
        elif there:
            faults += _check_mark(name, there[0], kinds, marks)
    return faults


def _check_mark(name: str, place: int, kinds: str, marks: list[str]) -> list[Fault]:
    straight = kinds[place - 1] == "S"
    if straight and name in (SCRAP_YARD, SALVAGER):
        return [Fault("piece-wants-curve", piece=name, tile=place, tiles=[place])]
    if not straight and name in (SLIME_TRAIL, PIT_STOP):
        return [Fault("piece-wants-straight", piece=name, tile=place, tiles=[place])]
    if name == PIT_STOP:
        following = place % len(kinds)
        if kinds[following] != "S" or marks[following]:
            return [Fault("pit-stop-pair", tile=following + 1, tiles=[place, following + 1])]
    return []


def check_tiles(word: str) -> list[Fault]:
    """Whether the box holds enough tiles (SR-15.5); a special piece takes the place of one (SR-17.1)."""
    kinds = plain(word)
    straights = [place for place, kind in enumerate(kinds, 1) if kind == "S"]
    curves = [place for place, kind in enumerate(kinds, 1) if kind != "S"]
    faults: list[Fault] = []
    if len(straights) > STRAIGHTS:
        needed = len(straights)
        faults.append(Fault("circuit-straights", most=STRAIGHTS, needed=needed, tiles=straights[STRAIGHTS:]))
    if len(curves) > CURVES:
        faults.append(Fault("circuit-curves", most=CURVES, needed=len(curves), tiles=curves[CURVES:]))
    return faults


def walk(word: str) -> tuple[list[tuple[Cell, int, int]], Cell]:
    """Each tile's cell and headings, and the cell after the last tile; the first tile lies on (0, 0) heading east."""
    x, y, heading = 0, 0, 0
    cells: list[tuple[Cell, int, int]] = []
    for kind in word:
        turned = (heading + (1 if kind == "R" else 3 if kind == "L" else 0)) % 4
        cells.append(((x, y), heading, turned))
        heading = turned
        x, y = x + HEADINGS[heading][0], y + HEADINGS[heading][1]
    return cells, (x, y)

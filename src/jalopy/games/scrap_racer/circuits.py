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

NAMED: Final = ("A", "B", "C", "D", "E", "F")
HEADINGS: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))  # east, south, west, north; a right curve takes the next
LONGEST: Final = 60
MARKS: Final = {"s": SLIME_TRAIL, "y": SCRAP_YARD, "v": SALVAGER, "p": PIT_STOP}
NAMES: Final = {
    SLIME_TRAIL: "slime trail",
    SCRAP_YARD: "scrap yard",
    SALVAGER: "salvager",
    PIT_STOP: "pit stop",
}

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


def check_marks(word: str) -> str:
    """What is wrong with the small letters of a word of S, R, L and marks, or "" if nothing is (SR-17.3)."""
    for letter, before in zip(word, " " + word, strict=False):
        if letter in MARKS and before == " ":
            return f"a small letter stands behind its tile, and '{letter}' stands at the beginning."
        if letter in MARKS and before in MARKS:
            return f"a tile takes one small letter, and '{before}{letter}' are two."
    kinds, marks = plain(word), marks_of(word)
    for name in (*PIECES, PIT_STOP):
        there = [place for place, mark in enumerate(marks, 1) if mark == name]
        if len(there) > 1:
            return f"there is one {NAMES[name]}, and tiles {there[0]} and {there[1]} both want it."
        if there:
            problem = _check_mark(name, there[0], kinds, marks)
            if problem:
                return problem
    return ""


def _check_mark(name: str, place: int, kinds: str, marks: list[str]) -> str:
    if name in (SCRAP_YARD, SALVAGER) and kinds[place - 1] == "S":
        return f"the {NAMES[name]} is a curve, and tile {place} is a straight."
    if name in (SLIME_TRAIL, PIT_STOP) and kinds[place - 1] != "S":
        return f"the {NAMES[name]} needs a straight, and tile {place} is a curve."
    if name == PIT_STOP:
        following = place % len(kinds)
        if kinds[following] != "S" or marks[following]:
            return (
                f"the pit stop lies beside two ordinary straights, and tile {following + 1} is not the second of them."
            )
    return ""


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
    cells, (x, y) = walk(word)
    if (x, y) != (0, 0):
        return f"the circuit does not close: its end lies {abs(x)} tiles aside and {abs(y)} up or down from its start."
    seen: dict[Cell, int] = {}
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

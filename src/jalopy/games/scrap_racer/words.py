"""SR-15.4 and SR-17.3  Words for circuits: S, R and L, each with a small letter behind it where something special lies."""

from typing import Final

from jalopy.games.scrap_racer.components import PIECES, SALVAGER, SCRAP_YARD, SLIME_TRAIL

PIT_STOP: Final = "pit-stop"
MARKS: Final = {"s": SLIME_TRAIL, "y": SCRAP_YARD, "v": SALVAGER, "p": PIT_STOP}
NAMES: Final = {
    SLIME_TRAIL: "slime trail",
    SCRAP_YARD: "scrap yard",
    SALVAGER: "salvager",
    PIT_STOP: "pit stop",
}


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

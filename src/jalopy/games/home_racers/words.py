"""HR-1.8  Courses as words: items joined by dots, each a name and whole numbers joined by underscores.

Places count in quarter tiles, headings in steps of 15°. `docs/courses.md` tells what each item means.
"""

import re
from typing import Final

from jalopy.games.home_racers.components import PORTAL_COLOURS, SPECIALS

SURFACES: Final = ("floor", "sofa", "table", "desk", "bed", "shelf", "counter", "chair")
OBSTACLES: Final = (
    "ottoman",
    "keyboard",
    "remote",
    "books",
    "cat",
    "plant",
    "lamp",
    "slipper",
    "cushion",
    "blocks",
    "mug",
    "box",
    "pencil",
    "wall",
)
ROUND: Final = ("ottoman", "plant", "lamp", "mug", "cat")  # drawn with twelve corners instead of four
FARTHEST: Final = 255  # quarter tiles
LONGEST_WORD: Final = 4000
ITEM: Final = re.compile(r"[a-z-]+(?:_[0-9]{1,3})*")


class Item:
    def __init__(self, name: str, numbers: list[int]) -> None:
        self.name = name
        self.numbers = numbers

    def __str__(self) -> str:
        return "_".join([self.name, *(str(number) for number in self.numbers)])


def read_items(word: str) -> list[Item]:
    return [Item(part.split("_")[0], [int(number) for number in part.split("_")[1:]]) for part in word.split(".")]


def check_items(word: str) -> str:
    """What is wrong with the words of a word, or "" if each of them can be read by itself."""
    if len(word) > LONGEST_WORD:
        return f"a course is told in at most {LONGEST_WORD} signs, not {len(word)}."
    for number, part in enumerate(word.split("."), 1):
        if not ITEM.fullmatch(part):
            return f"item {number}, '{part[:24]}', is not a name with numbers behind it, joined by '_'."
        item = Item(part.split("_")[0], [int(each) for each in part.split("_")[1:]])
        problem = _check_item(item)
        if problem:
            return f"item {number}, '{item.name}', {problem}"
    return ""


def _check_item(item: Item) -> str:
    count = len(item.numbers)
    if any(number > FARTHEST for number in item.numbers):
        return f"has a number above {FARTHEST}."
    if item.name in SURFACES:
        if count < 7 or count % 2 == 0:
            return "needs 0 or 1 and then the corners of its outline, three or more, as pairs of numbers."
        return (
            "" if item.numbers[0] <= 1 else "begins with 1 if it stands in the way of surfaces before it, else with 0."
        )
    wanted = COUNTS.get(item.name)
    if wanted is None:
        if item.name.startswith("portal-"):
            return f"is no portal of the box; their colours are {', '.join(PORTAL_COLOURS)}."
        return "is nothing that a course may hold."
    if count != len(wanted.split()):
        return f"needs {len(wanted.split())} numbers ({wanted}), not {count}."
    for name, number in zip(wanted.split(), item.numbers, strict=True):
        if name.startswith("heading") and number > 23:
            return "has a heading above 23."
        if name in ("width", "height", "laps") and number == 0:
            return f"has no {name}."
    return ""


COUNTS: Final[dict[str, str]] = {
    "laps": "laps",
    "line": "surface x y x y",
    "finish": "surface x y x y",
    "gate": "surface x y x y",
    **{f"through-{colour}": "" for colour in PORTAL_COLOURS},
    **{f"portal-{colour}": "surface x y heading surface x y heading" for colour in PORTAL_COLOURS},
    **dict.fromkeys(SPECIALS, "surface x y heading"),
    **dict.fromkeys(OBSTACLES, "surface x y width height heading"),
}

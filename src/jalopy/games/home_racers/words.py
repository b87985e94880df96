"""HR-1.8  Courses as words: items joined by dots, each a name and whole numbers joined by underscores.

Places count in quarter tiles, headings in steps of 15°. `docs/courses.md` tells what each item means.
"""

import re
from typing import Final

from jalopy.games.home_racers.components import PORTAL_COLOURS, SPECIALS
from jalopy.kernel.errors import Fault

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


def check_items(word: str) -> list[Fault]:
    """What is wrong with the words of a word; nothing if each of them can be read by itself."""
    if len(word) > LONGEST_WORD:
        return [Fault("course-too-long", most=LONGEST_WORD, signs=len(word))]
    for number, part in enumerate(word.split("."), 1):
        if not ITEM.fullmatch(part):
            return [Fault("item-unreadable", number=number, item=part[:24])]
        item = Item(part.split("_")[0], [int(each) for each in part.split("_")[1:]])
        fault = _check_item(number, item)
        if fault is not None:
            return [fault]
    return []


def _check_item(number: int, item: Item) -> Fault | None:
    count = len(item.numbers)
    if any(each > FARTHEST for each in item.numbers):
        return Fault("item-too-far", number=number, item=item.name, most=FARTHEST)
    if item.name in SURFACES:
        if count < 7 or count % 2 == 0:
            return Fault("item-outline", number=number, item=item.name)
        return None if item.numbers[0] <= 1 else Fault("item-solid", number=number, item=item.name)
    wanted = COUNTS.get(item.name)
    if wanted is None:
        if item.name.startswith("portal-"):
            return Fault("item-no-portal", number=number, item=item.name, colours=list(PORTAL_COLOURS))
        return Fault("item-nothing", number=number, item=item.name)
    names = wanted.split()
    if count != len(names):
        return Fault("item-numbers", number=number, item=item.name, needed=len(names), wanted=wanted, there=count)
    for name, each in zip(names, item.numbers, strict=True):
        if name.startswith("heading") and each > 23:
            return Fault("item-heading", number=number, item=item.name)
        if name in ("width", "height", "laps") and each == 0:
            return Fault("item-zero", number=number, item=item.name, wanted=name)
    return None


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

"""What lies in every box: numbers read once from box.toml; `contents` has those that a match may change."""

from pathlib import Path
from typing import Final

import jalopy.games
from jalopy.kernel.box import Box, read_box
from jalopy.kernel.knobs import Knob, knobs_of

FOLDER: Final = Path(next(iter(jalopy.games.__path__))) / "home_racers"
BOX: Final[Box] = read_box(FOLDER / "box.toml")


def _numbers(group: str, key: str) -> list[int]:
    values = BOX.group(group)[key]
    assert isinstance(values, list)
    return [int(value) for value in values]


def _names(group: str, key: str) -> list[str]:
    values = BOX.group(group)[key]
    assert isinstance(values, list)
    return [str(value) for value in values]


COLOURS: Final[list[str]] = _names("players", "colours")
PORTAL_COLOURS: Final[list[str]] = _names("tiles.portal", "colours")
TWO_SIDED: Final[int] = BOX.number("tiles.portal", "tiles")
SPECIALS: Final[dict[str, int]] = BOX.counts("tiles.special", "tiles")

TOP_GEAR: Final[int] = BOX.number("gears", "top")
TILES_PER_GEAR: Final[int] = BOX.number("gears", "tiles")
LANE_CHANGES: Final[list[int]] = [0, *_numbers("gears", "lane_changes")]  # by gear
TURNS: Final[list[int]] = [0, *_numbers("gears", "turns")]

LANE_DICE: Final[int] = BOX.number("danger", "lane_change")

BUMP: Final[int] = BOX.number("geometry", "bump")
ENTER: Final[int] = BOX.number("geometry", "enter")
LEAVE: Final[int] = BOX.number("geometry", "leave")
BEHIND: Final[int] = BOX.number("geometry", "behind") * 10
START_DEPTH: Final[int] = BOX.number("geometry", "start_depth")
LONG_LAP: Final[int] = BOX.number("race", "tiles")
ROUNDS: Final[int] = BOX.number("race", "rounds")

# What a match may change, and how far.
KNOBS: Final[tuple[Knob, ...]] = knobs_of(
    BOX,
    {
        "dice.black": (3, 10),
        "gears.good": (2, 6),
        "sheet.divisor": (2, 12),
        "sheet.least": (1, 12),
        "sheet.most": (4, 30),
        "danger.hit": (2, 6),
        "danger.hurts_the_mover": (1, 6),
        "danger.loss_of_control": (1, 6),
        "danger.hard_braking": (0, 5),
        "effects.caltrops": (0, 6),
        "effects.booster": (0, 5),
    },
)

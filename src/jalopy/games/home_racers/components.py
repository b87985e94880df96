"""What is in the box: numbers read once from box.toml."""

from pathlib import Path
from typing import Final

import jalopy.games
from jalopy.kernel.box import Box, read_box

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
BLACK_DICE: Final[int] = BOX.number("dice", "black")

TOP_GEAR: Final[int] = BOX.number("gears", "top")
TILES_PER_GEAR: Final[int] = BOX.number("gears", "tiles")
GOOD: Final[int] = BOX.number("gears", "good")
LANE_CHANGES: Final[list[int]] = [0, *_numbers("gears", "lane_changes")]  # by gear
TURNS: Final[list[int]] = [0, *_numbers("gears", "turns")]

DIVISOR: Final[int] = BOX.number("sheet", "divisor")
LEAST_POINTS: Final[int] = BOX.number("sheet", "least")
MOST_POINTS: Final[int] = BOX.number("sheet", "most")

HIT: Final[int] = BOX.number("danger", "hit")
HURTS_THE_MOVER: Final[int] = BOX.number("danger", "hurts_the_mover")
LANE_DICE: Final[int] = BOX.number("danger", "lane_change")
LOSS_OF_CONTROL: Final[int] = BOX.number("danger", "loss_of_control")
BRAKING_DICE: Final[int] = BOX.number("danger", "hard_braking")

CALTROPS_HURT: Final[int] = BOX.number("effects", "caltrops")
BOOST: Final[int] = BOX.number("effects", "booster")

BUMP: Final[int] = BOX.number("geometry", "bump")
ENTER: Final[int] = BOX.number("geometry", "enter")
LEAVE: Final[int] = BOX.number("geometry", "leave")
BEHIND: Final[int] = BOX.number("geometry", "behind") * 10
START_DEPTH: Final[int] = BOX.number("geometry", "start_depth")
LONG_LAP: Final[int] = BOX.number("race", "tiles")
ROUNDS: Final[int] = BOX.number("race", "rounds")

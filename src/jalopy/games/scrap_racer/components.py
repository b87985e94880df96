"""What lies in the box, read once from box.toml, with the names the rules use."""

from pathlib import Path
from typing import Final

import jalopy.games
from jalopy.kernel.box import Box, read_box

FOLDER: Final = Path(next(iter(jalopy.games.__path__))) / "scrap_racer"
BOX: Final[Box] = read_box(FOLDER / "box.toml")

SPACES_PER_TILE: Final = BOX.number("spaces", "per_tile")
STRAIGHTS: Final = BOX.number("tiles", "straights")
CURVES: Final = BOX.number("tiles", "curves")
DICE: Final = BOX.number("dice", "count")
LAPS: Final = BOX.number("laps", "to_win")
SLOTS: Final = BOX.number("bonus.slots", "usual")
HOVERS_SLOTS: Final = BOX.number("bonus.slots", "hover")
BOOST_MARKERS: Final = sum(BOX.counts("boost.markers", "markers").values())
BONUS_MARKERS: Final = BOX.number("bonus.markers", "count")

STEEL_JACKET: Final = "steel-jacket"
SWIFTY: Final = "swifty"
TWISTER: Final = "twister"
CRUSHER: Final = "crusher"
JACKAL: Final = "jackal"
HOVER: Final = "hover"
RACERS: Final[list[str]] = [STEEL_JACKET, SWIFTY, TWISTER, CRUSHER, JACKAL, HOVER]

RE_ROLL: Final = "re-roll"
PLUS_MINUS: Final = "plus-minus"
TURN: Final = "turn"

PILES: Final = ("low", "middle", "high")  # crash cards for doubles of 1 or 2, 3 or 4, 5 or 6


def faces(group: str, key: str = "cards") -> list[str]:
    """Every card or marker of a group by its face."""
    return [name for name, count in BOX.counts(group, key).items() for _ in range(count)]

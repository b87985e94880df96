"""What lies in every box, read once from box.toml, with the names the rules use; `contents` has what a match may change."""

from pathlib import Path
from typing import Final

import jalopy.games
from jalopy.kernel.box import Box, read_box
from jalopy.kernel.knobs import Knob, knobs_of

FOLDER: Final = Path(next(iter(jalopy.games.__path__))) / "scrap_racer"
BOX: Final[Box] = read_box(FOLDER / "box.toml")

# What a match may change, and how far.
KNOBS: Final[tuple[Knob, ...]] = knobs_of(
    BOX,
    {
        "boost.markers.markers.*": (0, 12),
        "boost.spaces.count": (0, 24),
        "boost.spaces.at.*": (1, 42),
        "bonus.slots.*": (1, 5),
        "laps.to_win": (1, 5),
        "dice.count": (1, 6),
        "crash.low.cards.*": (0, 12),
        "crash.middle.cards.*": (0, 12),
        "crash.high.cards.*": (0, 12),
        "goal.cards.*": (0, 12),
        "bonus.cards.cards.*": (0, 12),
        "abilities.*": (0, 1),
        "expansion.boost.markers.markers.*": (0, 12),
    },
)

SPACES_PER_TILE: Final = BOX.number("spaces", "per_tile")
STRAIGHTS: Final = BOX.number("tiles", "straights")
CURVES: Final = BOX.number("tiles", "curves")
BONUS_CARDS: Final[list[str]] = list(BOX.counts("bonus.cards", "cards"))  # their kinds

STEEL_JACKET: Final = "steel-jacket"
SWIFTY: Final = "swifty"
TWISTER: Final = "twister"
CRUSHER: Final = "crusher"
JACKAL: Final = "jackal"
HOVER: Final = "hover"
ROCKROACHES: Final = "rockroaches"
COLLECTOR: Final = "collector"
RACERS: Final[list[str]] = [STEEL_JACKET, SWIFTY, TWISTER, CRUSHER, JACKAL, HOVER]
ALL_RACERS: Final[list[str]] = [*RACERS, ROCKROACHES, COLLECTOR]  # with those of the expansion

SLIME_TRAIL: Final = "slime-trail"
SCRAP_YARD: Final = "scrap-yard"
SALVAGER: Final = "salvager"
PIT_STOP: Final = "pit-stop"
PIECES: Final = (SLIME_TRAIL, SCRAP_YARD, SALVAGER)  # in the order in which they are exchanged
SCRAP: Final[list[int]] = [int(value) for value in BOX.counts("scrap.tiles", "tiles")]  # by space of the salvager
SCRAP_OF_A_KIND: Final = BOX.number("scrap.stacks", "of_each")
STOP_AT: Final = BOX.number("scrap.yard", "stop")  # the space of the scrap yard's tile
LANE: Final = BOX.number("pit.lane", "spaces")
CENTRE_AT: Final = BOX.number("pit.lane", "centre")
FORK_AFTER: Final = BOX.number("pit.fork", "after")  # counted over the six spaces of its two straights
REJOIN_AT: Final = BOX.number("pit.fork", "rejoin")
ABILITY_TILES: Final[list[str]] = ALL_RACERS

RE_ROLL: Final = "re-roll"
PLUS_MINUS: Final = "plus-minus"
TURN: Final = "turn"
BOOST_MARKERS: Final[list[str]] = [RE_ROLL, PLUS_MINUS, TURN]  # their kinds
A_RE_ROLL: Final = 1  # kinds of them as bits, in that order
A_PLUS_MINUS: Final = 2
A_TURN: Final = 4

PILES: Final = ("low", "middle", "high")  # crash cards for doubles of 1 or 2, 3 or 4, 5 or 6
PILE_NAMES: Final = ("1/2", "3/4", "5/6")


def pile_of(doubled: int) -> int:
    """SR-6.1  By the pips of the double."""
    return (doubled - 1) // 2

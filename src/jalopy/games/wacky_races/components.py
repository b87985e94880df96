"""What lies in every box, read once from box.toml, with the names the rules use; `contents` has what a match may change."""

from pathlib import Path
from typing import Final

import jalopy.games
from jalopy.kernel.box import Box, read_box
from jalopy.kernel.knobs import Knob, knobs_of

FOLDER: Final = Path(next(iter(jalopy.games.__path__))) / "wacky_races"
BOX: Final[Box] = read_box(FOLDER / "box.toml")


def names_in(group: str, key: str) -> list[str]:
    listed = BOX.group(group)[key]
    assert isinstance(listed, list)
    return [str(name) for name in listed]


RACERS: Final[list[str]] = names_in("racers", "names")
IN_A_RACE: Final = BOX.number("racers", "in_a_race")
GRID: Final = BOX.number("start.board", "spaces")
ON_A_TILE: Final = BOX.number("tiles.space", "racers")
MOST_PLAYERS: Final = 6

# What a tile is. Terrain comes first, so that its number is that of the Movement card; then all that is wild.
TERRAIN: Final[list[str]] = ["desert", "forest", "prairie", "farm"]
DESERT: Final = 0
FOREST: Final = 1
PRAIRIE: Final = 2
FARM: Final = 3
WILD_START: Final = 4
GAS_STATION: Final = 5
SWAMP: Final = 6
CROSSROADS: Final = 7
RAILROAD: Final = 8
ACME: Final = 9
FINISH: Final = 10
HIDDEN: Final = 11
REAR: Final = 12  # the space 00, for Dastardly only
KINDS: Final[list[str]] = [
    *TERRAIN,
    "wild",
    "gas-station",
    "swamp",
    "crossroads",
    "railroad",
    "acme",
    "finish",
    "hidden",
    "rear",
]
KIND_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(KINDS)}
SPECIAL: Final[list[str]] = ["swamp", "crossroads", "railroad", "acme"]

FAILED_PLAN: Final = "failed-plan"
OIL: Final = "oil"
BROKEN_BRIDGE: Final = "broken-bridge"
BOULDER: Final = "boulder"
LOG: Final = "log"
SABOTAGE: Final = "sabotage"
OLD_SWITCHEROO: Final = "old-switcheroo"
PAINTED_TUNNEL: Final = "painted-tunnel"
MUD_POOL: Final = "mud-pool"
TRAPS: Final[list[str]] = list(BOX.counts("cards.traps", "cards"))

FIRST_TILE: Final = GRID + 1
MOST_TILES: Final = 5  # of a terrain in one half, in a changed box
FARTHEST: Final = FIRST_TILE + 2 * len(TERRAIN) * MOST_TILES + 1 + len(SPECIAL)  # place of any Finish Line

# What a match may change, and how far.
KNOBS: Final[tuple[Knob, ...]] = knobs_of(
    BOX,
    {
        "cards.movement.cards.*": (4, 30),
        "cards.traps.cards.*": (0, 6),
        "hand.cards": (1, 6),
        "hand.plays": (1, 5),
        "tiles.first.tiles.*": (0, MOST_TILES),
        "tiles.second.tiles.*": (0, MOST_TILES),
        "switcheroo.reach": (0, 6),
        "championship.points.places.*": (0, 20),
        "abilities.*": (0, 1),
    },
)

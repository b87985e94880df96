"""What lies in the box, read once from box.toml, with the names the rules use."""

from pathlib import Path
from typing import Final

import jalopy.games
from jalopy.kernel.box import Box, read_box

FOLDER: Final = Path(next(iter(jalopy.games.__path__))) / "wacky_races"
BOX: Final[Box] = read_box(FOLDER / "box.toml")


def names_in(group: str, key: str) -> list[str]:
    listed = BOX.group(group)[key]
    assert isinstance(listed, list)
    return [str(name) for name in listed]


def faces(group: str, key: str) -> list[str]:
    """Every card or tile of a group by its face."""
    return [name for name, count in BOX.counts(group, key).items() for _ in range(count)]


RACERS: Final[list[str]] = names_in("racers", "names")
IN_A_RACE: Final = BOX.number("racers", "in_a_race")
HAND_SIZE: Final = BOX.number("hand", "cards")
PLAYS: Final = BOX.number("hand", "plays")
GRID: Final = BOX.number("start.board", "spaces")
ON_A_TILE: Final = BOX.number("tiles.space", "racers")
SWITCHEROO_REACH: Final = BOX.number("switcheroo", "reach")
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
FIRST_HALF: Final = len(faces("tiles.first", "tiles"))
STATION: Final = FIRST_TILE + FIRST_HALF  # where the Gas Station lies
SECOND_FIRST: Final = STATION + 1
SECOND_HALF: Final = len(faces("tiles.second", "tiles"))
LONGEST: Final = SECOND_FIRST + SECOND_HALF + len(SPECIAL)  # the farthest place of a Finish Line

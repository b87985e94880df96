"""Courses as the page's editor is held to them: those that come with the game, and what the game says of broken ones.

python tests/web/courses.py      write courses.json and fixtures/checks.json in web/src/games/home-racers/builder
"""

import json
from pathlib import Path

import msgspec

from jalopy import games
from jalopy.games.home_racers.components import PORTAL_COLOURS, SPECIALS, TWO_SIDED
from jalopy.games.home_racers.courses import SHIPPED, word_of
from jalopy.games.home_racers.words import OBSTACLES, ROUND, SURFACES
from jalopy.server.checking import checked

BUILDER = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "home-racers" / "builder"
BOX = BUILDER / "courses.json"
SAMPLE = BUILDER / "fixtures" / "checks.json"

FLOOR = "floor_0_0_0_48_0_48_32_0_32"
RING = "line_0_24_0_24_12.gate_0_0_16_18_16.gate_0_48_16_30_16"
BROKEN = [
    "nonsense_",
    "carpet_1",
    f"{FLOOR}.booster_0_4",
    RING,
    FLOOR,
    f"{FLOOR}.{RING}.line_0_24_20_24_32",
    f"{FLOOR}.line_0_24_0_24_12",
    f"{FLOOR}.{RING}.finish_0_4_0_4_9.laps_2",
    f"{FLOOR}.{RING}.finish_0_4_0_4_9.finish_0_5_0_5_9",
    f"{FLOOR}.{RING}.through-green",
    f"{FLOOR}.{RING}.laps_12",
    f"{FLOOR}.line_0_24_0_24_12.{'.'.join(['gate_0_0_16_18_16'] * 17)}",
    f"floor_0_0_0_48_32_48_0_0_32.{RING}",
    f"{FLOOR}.{RING}.booster_3_10_10_0",
    f"{FLOOR}.line_0_24_0_24_0.gate_0_0_16_18_16",
    f"{FLOOR}.{RING}.{'.'.join(['mug_0_24_16_1_1_0'] * 41)}",
    f"floor_0_0_0_255_0_255_255_0_255.{RING}",
    f"{'.'.join([FLOOR] * 9)}.{RING}",
    f"{FLOOR}.{RING}.booster_0_1_1_0",
    f"{FLOOR}.{RING}.portal-blue_0_1_1_0_0_20_20_0",
    f"{FLOOR}.{RING}.booster_0_30_6_12.leak_0_31_6_12",
    f"{FLOOR}.line_0_24_0_24_12.gate_0_4_16_6_16",
    f"{FLOOR}.table_0_60_0_80_0_80_20_60_20.line_0_24_0_24_12.gate_1_70_0_70_20",
    f"{FLOOR}.table_0_60_0_80_0_80_20_60_20.portal-blue_0_10_10_0_1_70_10_0.line_0_24_0_24_12.gate_1_74_0_74_20",
    f"{FLOOR}.box_0_32_8_12_8_0.{RING}",
    "floor_0_0_0_80_0_80_8_0_8.wall_0_14_4_1_8_0.line_0_20_8_20_0.finish_0_70_8_70_0",
    f"{FLOOR}.wall_0_20_26_40_1_0.line_0_24_0_24_12.gate_0_4_26_4_32",
    f"{FLOOR}.wall_0_24_16_48_1_0.line_0_24_12_24_0.gate_0_18_28_0_28",
    f"{FLOOR}.{RING}.{'.'.join(f'booster_0_{6 + 6 * at}_26_0' for at in range(3))}",
    f"{FLOOR}.{RING}.{'.'.join(f'portal-{c}_0_{6 + 5 * at}_21_0_0_{6 + 5 * at}_27_0' for at, c in enumerate(PORTAL_COLOURS))}.leak_0_40_6_0",
]
"""One for each fault that the check can find, or nearly."""


def box() -> str:
    data = {
        "courses": {name: word_of(name) for name in SHIPPED},
        "surfaces": list(SURFACES),
        "obstacles": list(OBSTACLES),
        "round": list(ROUND),
        "portals": list(PORTAL_COLOURS),
        "specials": dict(SPECIALS),
        "two_sided": TWO_SIDED,
    }
    return json.dumps(data, indent=1) + "\n"


def sample() -> str:
    """By word, what the game says of it at any table."""
    game = games.find("home-racers")
    found = {word: msgspec.to_builtins(checked(game, None, {"course": word})) for word in (*BROKEN, f"{FLOOR}.{RING}")}
    return json.dumps(found, indent=1) + "\n"


if __name__ == "__main__":
    BOX.parent.mkdir(parents=True, exist_ok=True)
    BOX.write_text(box(), encoding="utf-8")
    SAMPLE.write_text(sample(), encoding="utf-8")

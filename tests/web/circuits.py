"""What the page's track builder is made from: the box that circuits are laid from, and what the game says of some of them.

python tests/web/circuits.py     write box.json and fixtures/checks.json in web/src/games/scrap-racer/builder
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from jalopy import games
from jalopy.games.scrap_racer import circuits, components
from jalopy.server.checking import checked

BUILDER = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "scrap-racer" / "builder"
SAMPLE = BUILDER / "fixtures" / "checks.json"
BOX = BUILDER / "box.json"

GAME = games.find("scrap-racer")
FINE = ("SRRSRR", "SSRRSSRR", "SsRRSpSRRS", "SRRSSRRS")
BROKEN = (
    *(
        "",
        "S",
        "L",
        "SR",
        "SRR",
        "SRS",
        "SRRR",
        "RRRRRRRR",
        "SSS",
        "RRR",
        "LLLL",
        "SRRRR",
        "RRRRS",
        "LLLLRRRRRRRR",
        "RRLRRL",
        "SSRLRRSRRLSR",
    ),
    *("SRXR", "sRRRR", "RyvRRR", "S" * 61, "SSSSRRSSSSRR", "LRLRLRRRLRRR"),
    *("SRsRSRR", "SyRRSRR", "SRyRySRR", "SRRSpRR", "SRRSpSsRRS", "SpSRRSSRR"),
)
ASKED: list[dict[str, Any]] = [
    *({"track": word, "any_tiles": False} for word in (*FINE, *BROKEN)),
    *({"track": word, "any_tiles": True} for word in ("SSSSRRSSSSRR", "RRRR")),
    {"track": "A", "finish": 20},
    {"track": "SRRSRR", "short": True},
    {"track": "A", "two_racers": True},
    {"track": "A", "start": "8"},
    {"track": "A", "pit_stop": True},
    {"track": "B", "pit_stop": True},
    {"track": "A", "pit_stop": True, "pit_stop_at": 8},
    {"track": "A", "pit_stop": False},
    {"track": "A", "pit_stop": False, "pit_stop_at": 8},
    {"track": "A", "pit_stop": True, "pit_stop_at": 5},
    {"track": "E", "pit_stop": True, "pit_stop_at": 2},
    {"track": "A", "pit_stop": True, "pit_stop_at": 99},
    {"track": "RRRR", "pit_stop": True},
    {"track": "RRRR", "slime_trail": True},
    {"track": "RRRR", "scrap_yard": True, "salvager": True, "pit_stop": False},
    {"track": "SSRRSpSRR", "pit_stop": True, "pit_stop_at": 5},
    {"track": "SRS", "pit_stop": True},
    {"trak": "A", "jackal": "never", "finish": "x", "short": "perhaps"},
]


def sample() -> str:
    """Settings that a builder or a form may ask about, and what it is answered at a table of four."""
    found = [{"settings": given, "check": msgspec.to_builtins(checked(GAME, 4, given))} for given in ASKED]
    return "[\n" + ",\n".join(json.dumps(each, ensure_ascii=False) for each in found) + "\n]\n"


def box() -> str:
    """The facts that a drawing of a circuit needs, from the game's own box."""
    facts = {
        "straights": components.STRAIGHTS,
        "curves": components.CURVES,
        "longest": circuits.LONGEST,
        "spaces": components.SPACES_PER_TILE,
        "circuits": {name: circuits.word_of(name) for name in circuits.NAMED},
    }
    return json.dumps(facts, indent=1) + "\n"


if __name__ == "__main__":
    SAMPLE.parent.mkdir(parents=True, exist_ok=True)
    SAMPLE.write_text(sample(), encoding="utf-8")
    BOX.write_text(box(), encoding="utf-8")

"""What the page's table of Scrapyard Empire is tested with, and its first match.

python -m tests.web.yards        write web/src/games/scrapyard-empire/lesson.json and fixtures
"""

import json
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from tests.web.playing import Stop, fixture, lesson

from jalopy import games
from jalopy.games.scrapyard_empire import components
from jalopy.kernel.chance import CommittedChance, ScriptedChance
from jalopy.kernel.match import match_from, new_match
from jalopy.kernel.questions import Question

FOLDER = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "scrapyard-empire"
GAME = games.find("scrapyard-empire")

BUILDS = (
    *("skeleton", "wrench", "both", "riggsby", "with", "without", "instead", "which"),
    *("build", "activate", "monitor", "cancel", "plasma", "copy"),
)
IDLE = ("done", "back", "let", "keep", "refuse", "scrap", "ask")
SEED = "0123456789abcdef" * 4

YARDS: dict[str, tuple[int, int | None, int, int, dict[str, Any]]] = {
    "three-players": (3, 0, 1, 80, {}),
    "four-with-all-characters": (4, None, 2, 110, {"characters": "both", "cards": "sixteen", "memory_aid": False}),
    "alone": (1, 0, 3, 30, {"solo_character": True, "clock": "easy"}),
}
"""Name: seats, whose eyes, how answers are picked, how many of them, settings."""


FIRST_MATCH: dict[str, Any] = {
    "seats": 2,
    "round": 6,
    "players": [
        {
            "character": "digby-spade",
            "parts": ["crank", "bulbs", "petrol", "propeller", "hull", "piston"],
            "machines": ["navigatrix", "jet-propulsion", "mecha-skeleton"],
            "inventions": ["flight-pack"],
            "built": ["biomonitor", "glove-of-ruin"],
        },
        {
            "character": "jerry-riggsby",
            "parts": ["metal-casing", "steel-cage", "crank", "tripod", "guns-and-ammo"],
            "machines": ["mecha-skeleton", "weaponry-system", "petrol-engine"],
            "inventions": ["the-terrible"],
            "built": ["transport-vessel"],
        },
    ],
    "parts": {"scrap": ["harness", "clockwork", "control-panel", "gearbox", "pendulum"]},
    "machines": {"scrap": ["plasma-generator"]},
    "inventions": {"scrap": ["time-machine"]},
}
STORY = [
    Stop("goal"),
    Stop("hand"),
    Stop("dig", "dig:part"),
    Stop("pass", "pass"),
    Stop("take", "take"),
    Stop("trade", "trade:part:jerry-riggsby"),
    Stop("give", "give:piston"),
    Stop("want", "want:metal-casing"),
    Stop("build", "build:navigatrix", others=("accept",)),
    Stop("build-again", "build:jet-propulsion"),
    Stop("invention", "build:flight-pack"),
    Stop("end"),
]
"""The first match with stops: the other seat accepts the trade."""


def lesson_written() -> str:
    return lesson(match_from(GAME, FIRST_MATCH, ScriptedChance(dice=[5])), 0, STORY)


def yard_written(name: str) -> str:
    seats, eyes, number, answers, given = YARDS[name]
    match = new_match(GAME, seats, GAME.read_settings(seats, given), CommittedChance(SEED, ()))
    return fixture(match, eyes, _picking(random.Random(number)), answers)


def _picking(chance: random.Random) -> Callable[[Question], str]:
    """Whatever builds or works first, and seldom nothing at all: every kind of event is told now and then."""

    def pick(question: Question) -> str:
        keys = [option.key for option in question.options]
        for wanted in (BUILDS, IDLE):
            found = [key for key in keys if (key.partition(":")[0] in wanted) == (wanted is BUILDS)]
            if found and chance.random() < 0.85:
                return chance.choice(found)
        return chance.choice(keys)

    return pick


def box_written() -> str:
    """Of what there must be a picture, and what there must be a way to show."""
    box = {
        "parts": components.PARTS,
        "machines": components.MACHINES,
        "inventions": components.INVENTIONS,
        "characters": components.CHARACTERS,
        "events": sorted({event for rule in GAME.rulebook.rules for event in rule.events}),
    }
    return json.dumps(box, indent=1) + "\n"


WRITTEN: dict[str, Callable[[], str]] = {
    "lesson.json": lesson_written,
    "fixtures/box.json": box_written,
    **{f"fixtures/{name}.json": partial(yard_written, name) for name in YARDS},
}

if __name__ == "__main__":
    for file, write in WRITTEN.items():
        (FOLDER / file).write_text(write(), encoding="utf-8")

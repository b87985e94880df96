"""What the page's table of Scrapyard Empire is held to: the build guide, and matches as a seat was told them.

python tests/web/yards.py        write web/src/games/scrapyard-empire/guide.json, the first match and the others beside it
"""

import json
import random
from pathlib import Path
from typing import Any

from jalopy import games
from jalopy.games.scrapyard_empire import components
from jalopy.kernel.chance import CommittedChance, ScriptedChance
from jalopy.kernel.match import Match, match_from, new_match

FOLDER = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "scrapyard-empire"
GUIDE = FOLDER / "guide.json"
MATCHES = FOLDER / "fixtures"
LESSON = FOLDER / "lesson.json"

BUILDS = (
    *("skeleton", "wrench", "both", "riggsby", "with", "without", "instead", "which"),
    *("build", "activate", "monitor", "cancel", "plasma", "copy"),
)
IDLE = ("done", "back", "let", "keep", "refuse", "scrap", "ask")
SEED = "0123456789abcdef" * 4
MOST_STEPS = 330
VIEW_EVERY = 9  # steps

YARDS: dict[str, tuple[int, int | None, int, dict[str, Any]]] = {
    "three-players": (3, 0, 1, {}),
    "four-with-all-characters": (4, 2, 2, {"characters": "both", "cards": "sixteen", "memory_aid": False}),
    "alone": (1, 0, 3, {"solo_character": True, "clock": "easy"}),
}
"""Name: seats, whose eyes, how answers are picked, settings."""


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
STORY: tuple[tuple[str, str], ...] = (
    ("goal", ""),
    ("hand", ""),
    ("dig", "dig:part"),
    ("pass", "pass"),
    ("take", "take"),
    ("trade", "trade:part:jerry-riggsby"),
    ("give", "give:piston"),
    ("want", "want:metal-casing"),
    ("build", "build:navigatrix"),
    ("build-again", "build:jet-propulsion"),
    ("invention", "build:flight-pack"),
    ("end", ""),
)
"""The first match with stops: what is said, and what the reader is to answer."""


def lesson_written() -> str:
    """The first match as seat 0 is told it; the other seat accepts the trade."""
    match = match_from(games.find("scrapyard-empire"), FIRST_MATCH, ScriptedChance(dice=[5]))
    told = len(match.events(0, 0))
    begin = match.view(0)
    steps: list[str] = []
    for number, (say, wanted) in enumerate(STORY):
        events: list[dict[str, Any]] = match.events(told, 0)
        told += len(events)
        step: dict[str, Any] = {"say": say, "events": events, "view": match.view(0), "wanted": wanted}
        step["question"] = _asked(match, number) if wanted else None
        steps.append(json.dumps(step, separators=(",", ":")))
        if wanted:
            match.answer(wanted, 0)
            if match.question is not None and match.question.seat == 1:
                match.answer("accept", 1)
    head = json.dumps({"begin": begin}, separators=(",", ":"))
    return f'{head[:-1]},"steps":[\n' + ",\n".join(steps) + "\n]}\n"


def _asked(match: Match, number: int) -> dict[str, Any]:
    question = match.question
    assert question is not None
    barred = [each.as_data() for each in match.barred()]
    return {"id": number, **question.as_data(), "barred": barred}


def guide_written() -> str:
    guide = {
        "parts": components.PARTS,
        "machines": components.MACHINE_GUIDE,
        "inventions": components.INVENTION_GUIDE,
        "characters": components.CHARACTERS,
        "uses": components.LIMITS,
        "rolls": {
            "dig": components.DIG_NEEDS,
            "steal": components.STEAL_NEEDS,
            components.DIGBY: components.DIGBY_NEEDS,
            components.FINGERS: components.FINGERS_NEEDS,
            components.BRASSGUARD: components.BRASSGUARD_NEEDS,
        },
    }
    return json.dumps(guide, indent=1) + "\n"


def yard_written(name: str) -> str:
    """What one seat was sent: events, the keys of the view that changed, and what was asked."""
    seats, eyes, number, given = YARDS[name]
    game = games.find("scrapyard-empire")
    match = new_match(game, seats, game.read_settings(seats, given), CommittedChance(SEED, ()))
    chance = random.Random(number)
    steps: list[str] = []
    told = 0
    before: dict[str, Any] = {}
    while len(steps) < MOST_STEPS:
        events: list[dict[str, Any]] = match.events(told, eyes)
        told += len(events)
        question = match.question
        step: dict[str, Any] = {"events": events}
        if len(steps) % VIEW_EVERY == 0 or question is None:
            view: dict[str, Any] = json.loads(json.dumps(match.view(eyes)))
            step["view"] = {key: value for key, value in view.items() if before.get(key, ...) != value}
            before = view
            if question is not None and question.seat == eyes:
                step["question"] = question.as_data()
        steps.append(json.dumps(step, separators=(",", ":")))
        if question is None:
            break
        keys = [option.key for option in question.options]
        match.answer(_picked(keys, chance), question.seat)
    head = json.dumps({"seat": eyes, "seats": seats}, separators=(",", ":"))
    return f'{head[:-1]},"steps":[\n' + ",\n".join(steps) + "\n]}\n"


def _picked(keys: list[str], chance: random.Random) -> str:
    """Whatever builds or works first, and seldom nothing at all: every kind of event is told now and then."""
    for wanted in (BUILDS, IDLE):
        found = [key for key in keys if (key.partition(":")[0] in wanted) == (wanted is BUILDS)]
        if found and chance.random() < 0.85:
            return chance.choice(found)
    return chance.choice(keys)


if __name__ == "__main__":
    GUIDE.write_text(guide_written(), encoding="utf-8")
    LESSON.write_text(lesson_written(), encoding="utf-8")
    MATCHES.mkdir(exist_ok=True)
    for each in YARDS:
        (MATCHES / f"{each}.json").write_text(yard_written(each), encoding="utf-8")

"""What the page's board of Scrap Racer is tested with, and the first match that it tells, as the rules play them.

python -m tests.web.scrap_racer      write web/src/games/scrap-racer/fixtures and lesson.json there
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.web.playing import Stop, fixture, lesson

import jalopy
from jalopy import games
from jalopy.kernel.chance import CommittedChance
from jalopy.kernel.match import Match, new_match
from jalopy.kernel.questions import Question

CLIENT = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "scrap-racer"
LESSON = CLIENT / "lesson.json"
MOST_ANSWERS = 1000  # a match that takes more is stuck

RACES: dict[str, tuple[int, int | None, dict[str, Any], str]] = {
    "ring": (4, 0, {"track": "RSRRSR"}, "c3"),
    "two-each": (2, None, {"track": "RRRR", "racers": "chosen"}, "03"),
    "everything": (3, 0, {"track": "SsSRvRSpSRRy", "new_racers": True}, "a5"),
}
"""Name, seats, whose eyes, settings, and a seed with which much happens on these short circuits."""

BOOSTS = {"5": "re-roll", "9": "turn", "11": "plus-minus", "16": "turn", "21": "re-roll"} | {
    str(space): "plus-minus" for space in (26, 30, 35, 39)
}
START = {
    "seats": 3,
    "settings": {"track": "A"},
    "turn": 1,
    "racers": [{"name": name, "seat": seat, "distance": 0} for seat, name in enumerate(("swifty", "crusher", "hover"))],
    "boost": {"track": BOOSTS},
}
DICE = [3, 5, 4, 2, 4, 6, 5, 3, 3, 2]
STOPS = [
    Stop("guide-first-die", "roll"),
    Stop("guide-stop", "stop"),
    Stop("guide-drive"),
    Stop("guide-crash", others=("roll", "roll")),
    Stop("guide-push", "roll", others=("stop", "roll")),
    Stop("guide-boost", "boost:turn"),
    Stop("guide-stop-again", "stop"),
    Stop("guide-end"),
]


def race_written(name: str) -> str:
    seats, seat, given, seed = RACES[name]
    game = games.find("scrap-racer")
    match = new_match(game, seats, game.read_settings(seats, given), CommittedChance(seed * 32, ()))
    text = fixture(match, seat, _picks(match), MOST_ANSWERS)
    assert match.over
    return text


def _picks(match: Match) -> Callable[[Question], str]:
    """Roll two dice or so, and else whatever comes: every answer is given now and then."""

    def pick(question: Question) -> str:
        options = question.options
        place = (match.decisions * 7 + 3) % len(options)
        if question.kind == "roll-or-stop":
            dice: Any = match.view()["dice"]
            place = 0 if len(dice) < 2 + match.decisions % 2 else 1
        elif question.kind == "track-or-pit":
            place = 0 if match.decisions % 4 == 0 else 1
        elif question.kind == "card-or-drive":
            place = len(options) - 1
        return options[place].key

    return pick


def lesson_written() -> str:
    """The circuit is looked at before the first die is rolled."""
    match = jalopy.from_position("scrap-racer", START, chance=jalopy.scripted(dice=DICE, cards=["three-forward"]))
    told = json.loads(lesson(match, 0, STOPS))
    told["steps"].insert(0, {"say": "guide-circuit", "scenes": [], "question": None, "consequences": [], "wanted": ""})
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n"


def race_path(name: str) -> Path:
    return CLIENT / "fixtures" / f"{name}.json"


if __name__ == "__main__":
    LESSON.write_text(lesson_written(), encoding="utf-8")
    for each in RACES:
        race_path(each).write_text(race_written(each), encoding="utf-8")

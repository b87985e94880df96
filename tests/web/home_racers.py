"""Races of Home Racers as one seat was sent them, for the tests of the page's board, and the first match.

python -m tests.web.home_racers      write web/src/games/home-racers/lesson.json and fixtures
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.web.playing import Stop, fixture, lesson

from jalopy import games
from jalopy.games.home_racers.courses import prepared
from jalopy.kernel.chance import CommittedChance, ScriptedChance
from jalopy.kernel.match import Match, new_match
from jalopy.kernel.questions import Option, Question

FIXTURES = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "home-racers" / "fixtures"
LESSON = FIXTURES.parent / "lesson.json"
SEED = "0123456789abcdef" * 4
EXTENDED = {"rear_gear": True, "skidding": True, "slipstream": True, "hard_braking": True}
TABLE_RING = ".".join(
    (
        "floor_0_0_0_48_0_48_28_0_28",
        "table_1_16_10_32_10_32_18_16_18",
        "booster_0_14_5_12",
        "leak_0_6_13_6",
        "portal-green_0_14_23_0_1_18_14_0",
        "caltrops_1_24_14_0",
        "portal-orange_1_30_14_0_0_42_23_18",
        "station_0_43_14_18",
        "line_0_24_0_24_10",
        "gate_0_0_15_16_15",
        "through-green",
        "through-orange",
        "laps_2",
    )
)
"""A short ring with everything on it: over the floor, up to the table, and down again."""
Chooser = Callable[[Match, Question], int]


def race(seats: int, eyes: int | None, given: dict[str, Any], chosen: Chooser, answers: int) -> str:
    game = games.find("home-racers")
    match = new_match(game, seats, game.read_settings(seats, given), CommittedChance(SEED, ()))
    return fixture(match, eyes, lambda question: question.options[chosen(match, question)].key, answers)


def _carefree(match: Match, question: Question) -> int:
    """Faster and faster, mostly straight on, and now and then whatever comes."""
    options = question.options
    if question.kind == "choose-gear":
        return min(len(options) - 1, 1 + match.decisions % 3)
    if question.kind == "lay-tile":
        return 0 if match.decisions % 3 else (match.decisions * 7) % len(options)
    return (match.decisions * 7 + 3) % len(options)


def _reckless(match: Match, question: Question) -> int:
    """As fast as it goes and beyond all limits, or not at all."""
    keys = [option.key for option in question.options]
    if question.kind == "choose-gear":
        return 0 if match.decisions % 5 == 0 else max(range(len(keys)), key=lambda at: int(keys[at].split(":")[1]))
    if question.kind == "lay-tile" and match.decisions % 3 == 0:
        return max(range(len(keys)), key=lambda at: int(str(question.options[at].facts["dice"])))
    return (match.decisions * 5) % len(keys) if question.kind == "turn-on-the-spot" else 0


def _round_the_table(match: Match, question: Question) -> int:
    """In second gear over everything that lies on the way, stopping for tires once they are worn."""
    keys = [option.key for option in question.options]
    if question.kind == "choose-gear":
        return keys.index("gear:2") if "gear:2" in keys else keys.index("gear:1")
    if question.kind == "lay-tile":
        return min(range(len(keys)), key=lambda at: _farness(match, question.seat, question.options[at]))
    if question.kind == "tire-station":
        car: Any = match.view(None)["cars"]
        return keys.index("stop" if car[question.seat]["worn"] else "drive-on")
    return 0


def _farness(match: Match, seat: int, option: Option) -> tuple[bool, int]:
    """A tile of the course first, then what is nearer to the next gate, and nothing beyond the limits."""
    ready = prepared(TABLE_RING)
    course = ready.course
    view: Any = match.view(None)
    car = view["cars"][seat]
    at, passed = course.pose(*_place(car["pose"])).after, car["passed"]
    places = [_place(step["pose"]) for step in view["plan"]["path"]]
    surface, x, y, degrees = (int(number) for number in str(option.target).split(":")[1:])
    for place in [*places, (surface, x, y, degrees // 15)]:
        to = course.pose(*place)
        passed += to.after is not to and course.takes_next(passed, to.entered[0])
        passed += course.crosses_next(passed, to.surface, at.x, at.y, to.x, to.y)
        at = to.after
    far = ready.distances.to_gate(passed % len(course.gates), at.surface, at.x, at.y)
    facts: Any = option.facts
    return facts["dice"] > 0, far - 1000 * (passed - car["passed"]) - 200 * bool(facts["enters"])


def _place(pose: dict[str, int]) -> tuple[int, int, int, int]:
    return pose["surface"], pose["x"], pose["y"], pose["heading"] // 15


RACES: dict[str, tuple[int, int | None, dict[str, Any], Chooser, int]] = {
    "ottoman": (3, 0, {"course": "ottoman"}, _carefree, 25),
    "bookshelf-extended": (2, 1, {"course": "bookshelf", **EXTENDED}, _reckless, 52),
    "table-ring": (2, None, {"course": TABLE_RING}, _round_the_table, 400),
}
"""Name, seats, whose eyes, settings, who answers, and how often at most."""


def kinds() -> str:
    """What the rules can tell of."""
    rules = games.find("home-racers").rulebook.rules
    return json.dumps(sorted({kind for rule in rules for kind in rule.events}), indent=1) + "\n"


DICE = [6, 2, 5, 2, 6, 1]
"""For the order, then for three moves: two tiles, one tile, three tiles."""
STORY = [
    Stop("guide-room"),
    Stop("guide-place", "place:7500:3250:180", plans=True),
    Stop("guide-gear", "gear:1 straight turn:left roll", others=("place:7750:2000:150",), plans=True),
    Stop("guide-drive"),
    Stop("guide-other", others=("gear:1", "straight", "side-turn:right", "roll", "keep")),
    Stop(
        "guide-bend",
        "gear:2 straight straight turn:left turn:left roll",
        plans=True,
        bends=("gear:2 straight straight",),
    ),
    Stop("guide-push", "keep"),
    Stop("guide-end"),
]


def lesson_written() -> str:
    game = games.find("home-racers")
    settings = game.read_settings(2, {"course": "rug-oval", "laps": 1})
    return lesson(new_match(game, 2, settings, ScriptedChance(dice=DICE)), 0, STORY)


def written() -> dict[str, str]:
    return {**{name: race(*given) for name, given in RACES.items()}, "kinds": kinds()}


if __name__ == "__main__":
    for name, text in written().items():
        (FIXTURES / f"{name}.json").write_text(text, encoding="utf-8")
    LESSON.write_text(lesson_written(), encoding="utf-8")

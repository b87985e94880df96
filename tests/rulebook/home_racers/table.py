"""Races set up for the rules' tests: a wide empty floor, cars where the test wants them, given dice."""

from typing import Any

import jalopy
from jalopy.games.home_racers.courses import prepared
from jalopy.kernel.match import Match

# 30 tiles wide and 15 high, driven from west to east.
FLOOR = "floor_0_0_0_120_0_120_60_0_60.line_0_8_40_8_20.finish_0_116_60_116_0"
RING = (
    "floor_0_0_0_64_0_64_44_0_44.ottoman_0_32_22_24_12_0."
    "line_0_28_0_28_14.gate_0_0_22_18_22.gate_0_32_44_32_29.gate_0_64_22_46_22.laps_2"
)
Named = dict[str, Any]


def car(x: int, y: int, heading: int = 0, gear: int = 0, passed: int = 1, **more: Any) -> Named:
    surface = more.pop("surface", 0)
    return {
        "pose": {"surface": surface, "x": x, "y": y, "heading": heading},
        "gear": gear,
        "passed": passed,
        **more,
    }


def race(*cars: Named, dice: list[int] | None = None, course: str = FLOOR, **more: Any) -> Match:
    """It is the first car's turn. Without dice they are drawn."""
    settings = {"course": course, **more.pop("settings", {})}
    position = {"seats": len(cars), "settings": settings, "cars": list(cars), **more}
    if dice is None:
        return jalopy.from_position("home-racers", position, seed=1)
    return jalopy.from_position("home-racers", position, chance=jalopy.scripted(dice=dice))


def on(*items: str) -> str:
    """The wide floor with more things on it."""
    return ".".join([FLOOR, *items])


def play(match: Match, *keys: str) -> None:
    for key in keys:
        match.answer(key)


def lay(match: Match, gear: int, *manoeuvres: str) -> None:
    """Gear and path, without the roll."""
    play(match, f"gear:{gear}", *manoeuvres)


def drive(match: Match, gear: int, *manoeuvres: str) -> None:
    """Gear, path, roll; the rest of the path goes straight on if it can, and the engine is left alone."""
    play(match, f"gear:{gear}", *manoeuvres)
    while kind(match) == "lay-tile":
        play(match, "straight" if "straight" in options(match) else options(match)[0])
    play(match, "roll")
    if match.question is not None and match.question.kind == "push-engine":
        play(match, "keep")


def kind(match: Match) -> str:
    return "" if match.question is None else match.question.kind


def options(match: Match) -> list[str]:
    return [] if match.question is None else [option.key for option in match.question.options]


def dice_of(match: Match, key: str) -> Any:
    assert match.question is not None
    return match.question.option(key).facts["dice"]


def facts(match: Match) -> Named:
    assert match.question is not None
    return match.question.facts


def barred(match: Match) -> dict[str, tuple[str, str]]:
    return {each.key: (each.reason, each.rule) for each in match.barred()}


def seen(match: Match) -> Named:
    view: Named = match.view()
    return view


def sheet(match: Match, seat: int = 0) -> Named:
    found: Named = seen(match)["cars"][seat]
    return found


def pose(match: Match, seat: int = 0) -> tuple[int, int, int]:
    at = sheet(match, seat)["pose"]
    return at["x"], at["y"], at["heading"]


def told(match: Match, kind: str) -> list[Named]:
    return [event["facts"] for event in match.events() if event["kind"] == kind]  # type: ignore[misc]


def cited(match: Match, kind: str) -> list[Any]:
    return [event["rule"] for event in match.events() if event["kind"] == kind]


def story(match: Match) -> list[Any]:
    return [event["kind"] for event in match.events()]


def course(word: str) -> Any:
    return prepared(word).course

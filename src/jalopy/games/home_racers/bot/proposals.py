"""Plans to be taken with one tap: good places to start from, and a whole path for every gear that may be chosen."""

from math import fsum, hypot
from typing import Any, Final

from jalopy.bots.proposals import Step
from jalopy.games.home_racers.bot.rookie import Rookie
from jalopy.games.home_racers.chances import boosted_to, control_chance, danger_to, hit_chance, stop_chances
from jalopy.games.home_racers.course import Course, Pose
from jalopy.games.home_racers.geometry import STEP_X, STEP_Y, TILE
from jalopy.games.home_racers.state import Car, Plan, Race
from jalopy.games.home_racers.view import open_view
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Facts, Question

PLACES: Final = 4  # proposed at the start
AHEAD: Final = 6  # tiles straight ahead of a starting place that are looked at
ALL_OF_THEM: Final = ("choose-gear",)  # where every answer begins a plan
ONE_OF_THEM: Final = ("lay-tile", "roll", "turn-on-the-spot", "change-tires")  # where the bot's own does


class Planner(Rookie):
    """The rookie, less afraid of bumping into others: they have mostly driven on by the time the car gets there."""

    bumped = 300


PLANNER: Final = Planner()


def beginnings(question: Question, wanted: str) -> list[str]:
    """The answers that a plan may begin with; `wanted` is the bot's own."""
    if question.kind == "start-place":
        return _apart(question, wanted)
    if question.kind in ALL_OF_THEM:
        return [option.key for option in question.options]
    return [wanted] if question.kind in ONE_OF_THEM else []


def _apart(question: Question, wanted: str) -> list[str]:
    """Places that lie a tile or more from each other, the bot's own among them: a finger can tell them apart."""
    best_first = sorted(question.options, key=lambda option: option.key != wanted)
    chosen: list[Facts] = []
    keys: list[str] = []
    for option in best_first:
        if option.facts and len(keys) < PLACES and all(_distance(option.facts, other) >= TILE for other in chosen):
            chosen.append(option.facts)
            keys.append(option.key)
    return keys


def _distance(one: Any, other: Any) -> float:
    return hypot(one["x"] - other["x"], one["y"] - other["y"])


def drawing(world: Match, steps: list[Step]) -> Facts:
    """What the board draws of a plan; `world` waits for its last answer."""
    race = world.state
    assert isinstance(race, Race)
    last = steps[-1]
    car = race.cars[last.question.seat]
    if last.question.kind == "start-place":
        return {"kind": "place", **_place(race.course, last.option.facts)}
    if race.plan is not None and race.plan.gear != 0:
        return {"kind": "path", **_path(race, car, race.plan, steps)}
    return {"kind": "stand", **_stand(race, car, steps)}


# --- the start --------------------------------------------------------------------------------------------------------


def _place(course: Course, data: Any) -> Facts:
    """Where it lies, as people say it, and what waits straight ahead."""
    pose = course.pose(data["surface"], data["x"], data["y"], data["heading"] // 15)
    return {"pose": pose.data(), "row": data["row"], "side": data["side"], "ahead": _ahead(course, pose)}


def _ahead(course: Course, pose: Pose) -> Facts | None:
    """The first tile of the course that a car meets straight on."""
    for tiles in range(1, AHEAD + 1):
        x, y = pose.x + STEP_X[pose.heading], pose.y + STEP_Y[pose.heading]
        pose = course.pose(pose.surface, x, y, pose.heading)
        if not pose.free:
            return None
        if pose.entered:
            return {"tile": pose.entered[0].name, "tiles": tiles}
    return None


# --- a path -----------------------------------------------------------------------------------------------------------


def _path(race: Race, car: Car, plan: Plan, steps: list[Step]) -> Facts:
    stops = [(boosted_to(plan, distance), chance) for distance, chance in stop_chances(car, plan.gear, race.box)]
    view = open_view(race)["plan"]
    assert isinstance(view, dict)
    laying = [step for step in steps if step.question.kind == "lay-tile"]
    known = len(view["path"]) - len(laying)  # laid before the plan began
    tiles = [_tile(laid, laying[at - known] if at >= known else None, stops) for at, laid in enumerate(view["path"])]
    dice = [(danger_to(plan, tile), chance) for tile, chance in stops]
    early = len(plan.path) < plan.length
    return {
        "gear": plan.gear,
        "tiles": plan.length,
        "turn_limit": plan.turn_limit,
        "turn_dice": view["turn_dice"],
        "lane_limit": plan.lane_limit,
        "lane_dice": view["lane_dice"],
        "path": tiles,
        "danger": danger_to(plan, len(plan.path)),
        "hit": fsum([hit_chance(count, race.box) * chance for count, chance in dice]),
        "control": fsum([control_chance(count, race.box) * chance for count, chance in dice]),
        "crash": fsum([chance for tile, chance in stops if early and tile > len(plan.path)]),
        "average": fsum([tile * chance for tile, chance in stops]),
    }


def _tile(laid: Facts, step: Step | None, stops: list[tuple[int, float]]) -> Facts:
    """One tile: how likely it is reached and stopped on, and where else it might lie."""
    tile = laid["tile"]
    assert isinstance(tile, int)
    facts = {} if step is None else step.question.facts
    return {
        **laid,
        "reached": min(1.0, fsum([chance for stop, chance in stops if stop >= tile])),
        "stop": fsum([chance for stop, chance in stops if stop == tile]),
        "turns_left": facts.get("turns_left", 0),
        "lanes_left": facts.get("lanes_left", 0),
        "ways": []
        if step is None
        else [_way(option.key, option.target, option.facts) for option in step.question.options],
    }


def _way(key: str, target: str, facts: Facts) -> Facts:
    return {"key": key, "target": target, "dice": facts.get("dice", 0)}


# --- standing still ---------------------------------------------------------------------------------------------------


def _stand(race: Race, car: Car, steps: list[Step]) -> Facts:
    """Gear 0: which way the car will face, and whether it gets new tires."""
    turned = next((step.option for step in steps if step.question.kind == "turn-on-the-spot"), None)
    heading = car.pose.heading * 15 if turned is None else int(turned.key.partition(":")[2])
    pose = car.pose
    return {
        "gear": 0,
        "pose": race.course.pose(pose.surface, pose.x, pose.y, heading // 15).data(),
        "turns": heading != pose.heading * 15,
        "tires": any(step.option.key == "change-tires" for step in steps),
    }

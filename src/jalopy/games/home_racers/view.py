"""What everybody sees: nothing is hidden in this game. `shapes.py` explains every field."""

from typing import Final

from jalopy.games.home_racers.collisions import car_on
from jalopy.games.home_racers.components import COLOURS, TOP_GEAR
from jalopy.games.home_racers.course import PORTAL, PORTAL_EXIT, Course, CourseTile, Gate, Pose
from jalopy.games.home_racers.ending import ranking
from jalopy.games.home_racers.geometry import TILE
from jalopy.games.home_racers.manoeuvres import LANE, MANOEUVRES, TURN
from jalopy.games.home_racers.path import ILLEGAL, limits, planned_danger, price_beyond
from jalopy.games.home_racers.state import DRIVING, NOBODY, STATUS, Car, Plan, Race
from jalopy.kernel.kept import Kept
from jalopy.kernel.questions import Facts


def open_view(race: Race) -> Facts:
    ranked = [car.seat for car in ranking(race)]
    return {
        "seats": race.seats,
        "turn": race.turn,
        "round": race.round,
        "rounds": race.agreed.rounds,
        "laps": race.agreed.laps,
        "points": race.agreed.points,
        "top_gear": TOP_GEAR,
        "good": race.box.good,
        "hit": race.box.hit,
        "course": course_facts(race),
        "order": race.order.copy(),
        "active": None if race.active == NOBODY else race.active,
        "next": race.order[race.at] if race.at < len(race.order) else None,
        "cars": [_car(race, car, ranked) for car in race.cars],
        "plan": None if race.plan is None else _plan(race, race.plan),
        "over": race.over,
    }


def glance(race: Race, seat: int) -> Facts:
    return {
        "seat": seat,
        "laps": race.agreed.laps,
        "points": race.agreed.points,
        "order": race.order.copy(),
        "next": race.order[race.at] if race.at < len(race.order) else None,
        "cars": [_glance_at_car(race, car) for car in race.cars],
        "plan": None if race.plan is None else _glance_at_plan(race.plan),
    }


def _glance_at_car(race: Race, car: Car) -> Facts:
    on_course = car.status == DRIVING
    return {
        "seat": car.seat,
        "pose": car.pose.data() if on_course else None,
        "gear": car.gear,
        "passed": car.passed,
        "distance": race.distance(car) if on_course else None,
        "tires": car.tires,
        "car": car.points,
    }


def _glance_at_plan(plan: Plan) -> Facts:
    return {
        "gear": plan.gear,
        "path": [{"manoeuvre": MANOEUVRES[step.way.manoeuvre].key, "pose": step.way.pose.data()} for step in plan.path],
        "distance": plan.distance,
    }


_COURSES: Final[Kept[str, Facts]] = Kept()


def course_facts(race: Race) -> Facts:
    """The course never changes: made once, and shared by all views of it."""
    course = race.course
    facts = _COURSES.get(course.word)
    if facts is None or facts["name"] != course.name:
        facts = _COURSES.keep(course.word, describe(course, race.agreed.distances.length))
    return facts


def describe(course: Course, length: int) -> Facts:
    points = [point for surface in course.surfaces for point in surface.outline]
    return {
        "name": course.name,
        "word": course.word,
        "circular": course.circular,
        "laps": course.laps,
        "length": length,
        "tile": TILE,
        "extent": [max(x for x, _ in points), max(y for _, y in points)],
        "surfaces": [
            {"kind": surface.kind, "solid": surface.solid, "outline": [[x, y] for x, y in surface.outline]}
            for surface in course.surfaces
        ],
        "obstacles": [
            {
                "kind": obstacle.kind,
                "surface": obstacle.surface,
                "x": obstacle.x,
                "y": obstacle.y,
                "width": obstacle.width,
                "height": obstacle.height,
                "heading": obstacle.heading * 15,
                "outline": [[x, y] for x, y in obstacle.outline],
            }
            for obstacle in course.obstacles
        ],
        "tiles": [_course_tile(tile) for tile in course.tiles],
        "gates": [_gate(number, gate) for number, gate in enumerate(course.gates)],
    }


def _course_tile(tile: CourseTile) -> Facts:
    facts: Facts = {
        "kind": "portal" if tile.kind == PORTAL_EXIT else tile.name,
        "surface": tile.surface,
        "x": tile.x,
        "y": tile.y,
        "heading": tile.heading * 15,
    }
    if tile.kind in (PORTAL, PORTAL_EXIT):
        facts["colour"] = tile.colour
        facts["end"] = "entrance" if tile.kind == PORTAL else "exit"
    return facts


def _gate(number: int, gate: Gate) -> Facts:
    facts: Facts = {"number": number, "kind": gate.kind}
    if gate.edge is None:
        facts["colour"] = gate.colour
    else:
        facts["surface"] = gate.surface
        facts["from"] = [gate.edge.x1, gate.edge.y1]
        facts["to"] = [gate.edge.x2, gate.edge.y2]
    return facts


def _car(race: Race, car: Car, ranked: list[int]) -> Facts:
    on_course = car.status == DRIVING
    return {
        "seat": car.seat,
        "colour": COLOURS[car.seat],
        "status": STATUS[car.status],
        "pose": car.pose.data() if on_course else None,
        "gear": car.gear,
        "lap": race.lap(car),
        "passed": car.passed,
        "next_gate": car.passed % len(race.course.gates),
        "distance": race.distance(car) if on_course else None,
        "tires": car.tires,
        "car": car.points,
        "worn": car.tires == 0,
        "slips": "left" if car.slip < 0 else "right" if car.slip > 0 else None,
        "paid": car.paid.copy(),
        "slipstream": car.slipstream,
        "turns": car.turns,
        "place": ranked.index(car.seat) + 1,
        "limits": _limits_in_gear(race, car),
    }


def _limits_in_gear(race: Race, car: Car) -> Facts:
    """Of a path in the gear it is in."""
    plan = Plan(car.gear, False, race.box)
    limits(plan, car)
    return _limits(race, plan)


def _limits(race: Race, plan: Plan) -> Facts:
    return {
        "speed": plan.speed,
        "tiles": plan.length,
        "turn_limit": plan.turn_limit,
        "turn_dice": _beyond(race, plan, TURN),
        "lane_limit": plan.lane_limit,
        "lane_dice": _beyond(race, plan, LANE),
    }


def _beyond(race: Race, plan: Plan, kind: int) -> int | None:
    dice = price_beyond(race, plan, kind)
    return None if dice == ILLEGAL else dice


def _plan(race: Race, plan: Plan) -> Facts:
    car = race.cars[race.active]
    return {
        "gear": plan.gear,
        **_limits(race, plan),
        "path": [
            {
                "tile": number,
                "manoeuvre": MANOEUVRES[step.way.manoeuvre].key,
                "dice": step.dice,
                "pose": step.way.pose.data(),
                "enters": [tile.name for tile in step.way.pose.entered],
                "exit": _exit(plan, step.way.pose),
                "bumps": _bumped(race, car, step.way.pose),
            }
            for number, step in enumerate(plan.path, 1)
        ],
        "turns_left": max(0, plan.turn_limit - plan.turns),
        "lanes_left": max(0, plan.lane_limit - plan.lanes),
        "planned_danger": planned_danger(plan),
        "danger": plan.danger,
        "dice": plan.gear_dice.copy(),
        "pushed": plan.pushed,
        "distance": plan.distance,
        "left": plan.left,
        "driven": plan.driven,
        "black": {"kind": plan.black_kind, "dice": plan.black_dice.copy()} if plan.black_kind else None,
    }


def _exit(plan: Plan, pose: Pose) -> Facts | None:
    """Where the path goes on behind a portal; backwards nobody gets in (HR-9.1)."""
    return None if plan.gear < 0 or pose.after is pose else pose.after.data()


def _bumped(race: Race, car: Car, pose: Pose) -> int | None:
    target = car_on(race, pose, car)
    return None if target is None else target.seat

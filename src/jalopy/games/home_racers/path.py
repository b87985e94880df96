"""HR-4  The path: tile by tile, within the table of limits or beyond it at a price."""

from typing import Final

from jalopy.games.home_racers.components import (
    BUMP,
    LANE_CHANGES,
    LANE_DICE,
    TILES_PER_GEAR,
    TOP_GEAR,
    TURNS,
)
from jalopy.games.home_racers.course import Pose, Way
from jalopy.games.home_racers.manoeuvres import LANE, MANOEUVRES, SKID, STRAIGHT, STRAIGHT_ON, TURN
from jalopy.games.home_racers.state import Car, Plan, Race, Step
from jalopy.kernel.questions import Facts, Option, Rules
from jalopy.kernel.table import Table

SKIDS_FROM: Final = 2  # HR-9.2  gear
COUNTS: Final[list[int]] = [manoeuvre.counts_as for manoeuvre in MANOEUVRES]
ILLEGAL: Final = -1
PATH_ENDS: Final = -1  # instead of a manoeuvre: there is none left, and the path is shorter than it should be


def limits(plan: Plan, car: Car) -> None:
    """HR-4.6 and HR-5.8"""
    plan.length = TILES_PER_GEAR * plan.speed
    worn = car.tires == 0 and plan.speed > 0
    row = min(plan.speed + 1, TOP_GEAR) if worn else plan.speed
    plan.lane_limit = LANE_CHANGES[row]
    plan.turn_limit = TURNS[row]


def lay_path(race: Race, car: Car, plan: Plan, table: Table) -> Rules:
    """HR-4.1  As many tiles as the gear wants, or as there is room for (HR-4.9)."""
    backwards = plan.gear < 0
    at = car.pose if backwards else car.pose.after
    leg = 0 if at is car.pose else 1
    while len(plan.path) < plan.length:
        ways = at.back() if backwards else at.ways()
        open_ways, options = placements(race, car, plan, ways, leg)
        if not options:
            if table.listening:
                facts: Facts = {"seat": car.seat, "tiles": len(plan.path), "of": plan.length}
                table.tell("path-ended", facts, why_it_ends(race, car, plan, ways, leg))
            return
        choice = yield table.ask(car.seat, "lay-tile", options, "HR-4.2", question_facts(plan))
        chosen = 0
        while options[chosen] is not choice:
            chosen += 1
        way = open_ways[chosen]
        lay(plan, Step(way, price(race, plan, way.manoeuvre), leg))
        if table.listening:
            tell_laid(car, plan, table)
        at = way.pose
        if not backwards and at.after is not at:  # HR-4.10
            at = at.after
            leg += 1


def placements(race: Race, car: Car, plan: Plan, ways: list[Way], leg: int) -> tuple[list[Way], list[Option]]:
    """The ways that may be laid next, and the options that offer them."""
    open_ways: list[Way] = []
    options: list[Option] = []
    for way in ways:
        dice = price(race, plan, way.manoeuvre)
        if dice != ILLEGAL and not lies_on_path(car, plan, way.pose, leg):
            open_ways.append(way)
            options.append(way.option(dice))
    return open_ways, options


def why_it_ends(race: Race, car: Car, plan: Plan, ways: list[Way], leg: int) -> str:
    """Where nothing may follow: strict limits (HR-9.5) if there is a tile that only they forbid, else room (HR-4.9)."""
    for way in ways:
        if only_limits_forbid(race, plan, way.manoeuvre) and not lies_on_path(car, plan, way.pose, leg):
            return "HR-9.5"
    return "HR-4.9"


def only_limits_forbid(race: Race, plan: Plan, manoeuvre: int) -> bool:
    return price(race, plan, manoeuvre) == ILLEGAL and (COUNTS[manoeuvre] != SKID or may_skid(race, plan))


def may_skid(race: Race, plan: Plan) -> bool:
    """HR-9.2"""
    return race.agreed.skidding and plan.gear >= SKIDS_FROM


def price(race: Race, plan: Plan, manoeuvre: int) -> int:
    """HR-4.7  The danger dice for one more such manoeuvre, or ILLEGAL."""
    kind = COUNTS[manoeuvre]
    if kind == STRAIGHT:
        return 0
    if kind == LANE:
        return 0 if plan.lanes < plan.lane_limit else price_beyond(race, plan, kind)
    if kind == SKID and not may_skid(race, plan):
        return ILLEGAL
    if plan.turns < plan.turn_limit:
        return 0 if kind == TURN else plan.speed
    return price_beyond(race, plan, kind)


def price_beyond(race: Race, plan: Plan, kind: int) -> int:
    """HR-4.7  The danger dice for what the table of limits no longer holds; strict limits forbid it (HR-9.5)."""
    if race.agreed.strict:
        return ILLEGAL
    return LANE_DICE if kind == LANE else plan.speed


def lay(plan: Plan, step: Step) -> None:
    kind = COUNTS[step.way.manoeuvre]
    if kind == LANE:
        plan.lanes += 1
    elif kind != STRAIGHT:
        plan.turns += 1
    plan.path.append(step)


def planned(plan: Plan) -> int:
    """The manoeuvre that is driven next, or PATH_ENDS."""
    if plan.driven < len(plan.path):
        return plan.path[plan.driven].way.manoeuvre
    return STRAIGHT_ON if len(plan.path) == plan.length else PATH_ENDS  # HR-6.6  more tiles than the path has


def lies_on_path(car: Car, plan: Plan, pose: Pose, leg: int) -> bool:
    """HR-4.8  Tiles of one lattice lie on each other or do not touch; those of two have to be measured."""
    own = car.pose
    if own.surface == pose.surface:
        if leg == 0:
            if own.x == pose.x and own.y == pose.y:
                return True
        elif own.lies_on(pose) > BUMP:
            return True
    for step in plan.path:
        laid = step.way.pose
        if laid.surface == pose.surface:
            if step.leg == leg:
                if laid.x == pose.x and laid.y == pose.y:
                    return True
            elif laid.lies_on(pose) > BUMP:
                return True
    return False


def question_facts(plan: Plan) -> Facts:
    return {
        "gear": plan.gear,
        "tile": len(plan.path) + 1,
        "of": plan.length,
        "turns_left": max(0, plan.turn_limit - plan.turns),
        "lanes_left": max(0, plan.lane_limit - plan.lanes),
        "danger": planned_danger(plan),
    }


def planned_danger(plan: Plan) -> int:
    """The danger dice of the whole path, were it driven to its end."""
    total = plan.box.braking_dice if plan.braked else 0
    for step in plan.path:
        total += step.dice
    return total


def tell_laid(car: Car, plan: Plan, table: Table) -> None:
    step = plan.path[-1]
    facts: Facts = {
        "seat": car.seat,
        "tile": len(plan.path),
        "manoeuvre": MANOEUVRES[step.way.manoeuvre].key,
        "dice": step.dice,
        "pose": step.way.pose.data(),
    }
    table.tell("tile-laid", facts, step.way.rule(step.dice))

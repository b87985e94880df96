"""HR-6  The tiles that lie on the course, and what they do to a car that drives over them."""

from typing import Final

from jalopy.games.home_racers.collisions import bump, car_on
from jalopy.games.home_racers.components import LEAVE
from jalopy.games.home_racers.course import BOOSTER, CALTROPS, LEAK, STATION, CourseTile, Pose, Way
from jalopy.games.home_racers.damage import lose_tires, roll_black
from jalopy.games.home_racers.gates import crossed, pass_gates, take_portal
from jalopy.games.home_racers.geometry import overlap
from jalopy.games.home_racers.manoeuvres import LANE_LEFT, LANE_RIGHT, MANOEUVRES
from jalopy.games.home_racers.path import PATH_ENDS, planned
from jalopy.games.home_racers.state import Car, Drive, Plan, Race
from jalopy.kernel.questions import Facts, Option, Rules
from jalopy.kernel.table import Table

STOP: Final = Option("stop", "HR-6.7")
DRIVE_ON: Final = Option("drive-on", "HR-6.7")
CHANGE: Final = Option("change-tires", "HR-6.9")
KEEP: Final = Option("keep-tires", "HR-6.9")


def enter(race: Race, car: Car, plan: Plan, way: Way, under_way: Drive, table: Table) -> Rules:
    """HR-6.1  The tile itself, then what lies there, then gates."""
    before = car.pose
    tiles = driven_over(car, before, way.pose)
    car.move_to(way.pose)
    plan.left -= 1
    if table.listening:
        under_way.stretch.append(way.pose.data())
    jumped = held_up = False
    if plan.gear > 0 and way.pose.after is not way.pose:
        jumped = leave_by_portal(race, car, way.pose, under_way, table)
        held_up = not jumped
    for tile in tiles:
        if not car.driving:
            break
        under_way.tell(car, table)
        if tile.kind == CALTROPS:
            caltrops(race, car, tile, table)
        elif tile.kind == BOOSTER and not held_up:
            boost(car, plan, tile, under_way, table)
        elif tile.kind == LEAK:
            leak(car, plan, tile, table)
        elif tile.kind == STATION and not jumped:
            yield from station(race, car, plan, table)
    if car.driving:
        if table.listening and crossed(race, car, before, way.pose):
            under_way.tell(car, table)
        pass_gates(race, car, before, way.pose, plan.left, table)
        if jumped:
            take_portal(race, car, way.pose.entered[0], plan.left, table)


def driven_over(car: Car, before: Pose, now: Pose) -> list[CourseTile]:
    """HR-6.1  The tiles that a step enters, and those it drives off for which the car has not paid, in their order."""
    left: list[CourseTile] = []
    for tile in before.entered:
        if not has_paid(car, tile) and tile not in now.entered and _stands_on(before, tile):
            left.append(tile)
    entered = [tile for tile in now.entered if not has_paid(car, tile)]
    if not left:
        return entered
    return sorted([*left, *entered], key=lambda tile: (tile.kind, tile.number))


def has_paid(car: Car, tile: CourseTile) -> bool:
    return tile.number in car.paid


def _stands_on(pose: Pose, tile: CourseTile) -> bool:
    """Caltrops or a leak under half of a car or more."""
    if tile.kind not in (CALTROPS, LEAK):
        return False
    return overlap(tile.x - pose.x, tile.y - pose.y, pose.heading, tile.heading) >= LEAVE


def pay(car: Car, tile: CourseTile) -> None:
    """Once, as long as the car lies on the tile."""
    if tile in car.pose.entered:
        car.paid.append(tile.number)


def leave_by_portal(race: Race, car: Car, entrance: Pose, under_way: Drive, table: Table) -> bool:
    """HR-6.5  On at the exit; HR-6.8  somebody there is bumped, and if that fails the car stays at the entrance."""
    plan = race.plan
    assert plan is not None
    exit = entrance.after
    under_way.tell(car, table)
    target = car_on(race, exit, car)
    while target is not None:
        if not bump(race, car, target, exit, -1, table):
            plan.left = 0
            return False
        target = car_on(race, exit, car)
    car.move_to(exit)
    if table.listening:
        colour = entrance.entered[0].colour
        table.tell("jumped", {"seat": car.seat, "colour": colour, "pose": exit.data()}, "HR-6.5")
    return True


def caltrops(race: Race, car: Car, tile: CourseTile, table: Table) -> None:
    """HR-6.4"""
    pay(car, tile)
    table.tell("caltrops", {"seat": car.seat}, "HR-6.4")
    lose_tires(car, race.box.caltrops_hurt, "HR-6.4", table)


def boost(car: Car, plan: Plan, tile: CourseTile, under_way: Drive, table: Table) -> None:
    """HR-6.6"""
    if tile.number not in under_way.boosted:
        under_way.boosted.append(tile.number)
        plan.left += plan.box.boost
        table.tell("boosted", {"seat": car.seat, "more": plan.box.boost}, "HR-6.6")


# --- leaks ------------------------------------------------------------------------------------------------------------


def leak(car: Car, plan: Plan, tile: CourseTile, table: Table) -> None:
    """HR-6.2"""
    pay(car, tile)
    die = roll_black(plan, 1, "leak", table)[0]
    car.slip = -1 if die <= 2 else 1 if die >= 5 else 0
    if table.listening:
        table.tell("leaked", {"seat": car.seat, "die": die, "slips": side_of(car)}, "HR-6.2")


def side_of(car: Car) -> str:
    return "left" if car.slip < 0 else "right" if car.slip > 0 else "nowhere"


def slip(car: Car, plan: Plan, under_way: Drive, table: Table) -> int:
    """HR-6.3  The lane change that takes the place of the next step."""
    under_way.tell(car, table)
    side = side_of(car)
    car.slip = 0
    if table.listening:
        lost = planned(plan)
        instead = "path-end" if lost == PATH_ENDS else MANOEUVRES[lost].key
        table.tell("slipped", {"seat": car.seat, "slips": side, "instead": instead}, "HR-6.3")
    return LANE_LEFT if side == "left" else LANE_RIGHT


def slip_waits(car: Car, table: Table) -> None:
    """HR-6.3  At the end of a move, for the first step of the next one."""
    if car.slip and car.driving and table.listening:
        table.tell("slip-waits", {"seat": car.seat, "slips": side_of(car)}, "HR-6.3")


# --- tire stations ----------------------------------------------------------------------------------------------------


def station(race: Race, car: Car, plan: Plan, table: Table) -> Rules:
    """HR-6.7"""
    facts: Facts = {"tires": car.tires, "full": race.agreed.points, "left": plan.left}
    choice = yield table.ask(car.seat, "tire-station", [DRIVE_ON, STOP], "HR-6.7", facts)
    if choice is STOP:
        plan.left = 0
        car.gear = 0
        change_tires(race, car, "HR-6.7", table)


def stand_at_station(race: Race, car: Car, table: Table) -> Rules:
    """HR-6.9"""
    if not stands_at_station(car) or (car.tires == race.agreed.points and car.slip == 0):
        return
    facts: Facts = {"tires": car.tires, "full": race.agreed.points}
    choice = yield table.ask(car.seat, "change-tires", [CHANGE, KEEP], "HR-6.9", facts)
    if choice is CHANGE:
        change_tires(race, car, "HR-6.9", table)


def stands_at_station(car: Car) -> bool:
    for tile in car.pose.entered:  # noqa: SIM110  compiled, a loop is faster than a generator
        if tile.kind == STATION:
            return True
    return False


def change_tires(race: Race, car: Car, rule: str, table: Table) -> None:
    car.slip = 0
    car.tires = race.agreed.points
    table.tell("changed-tires", {"seat": car.seat, "tires": car.tires}, rule)

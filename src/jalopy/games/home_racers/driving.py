"""HR-5.4 to HR-5.11  Driving the path tile by tile."""

from jalopy.games.home_racers.collisions import bump, car_on
from jalopy.games.home_racers.course import Way
from jalopy.games.home_racers.damage import hits, lose_points, roll_black
from jalopy.games.home_racers.gates import take_portal
from jalopy.games.home_racers.geometry import HEADINGS
from jalopy.games.home_racers.manoeuvres import MANOEUVRES
from jalopy.games.home_racers.path import planned
from jalopy.games.home_racers.state import Car, Drive, Plan, Race
from jalopy.games.home_racers.tiles import enter, leave_by_portal, slip, slip_waits
from jalopy.kernel.questions import Rules
from jalopy.kernel.table import Table


def drive(race: Race, car: Car, plan: Plan, table: Table) -> Rules:
    """HR-5.4  The whole distance, unless something stops the car."""
    under_way = Drive()
    plan.left = plan.distance
    entrance = car.pose
    if plan.gear > 0 and entrance.after is not entrance:
        if not leave_by_portal(race, car, entrance, under_way, table):
            return
        take_portal(race, car, entrance.entered[0], plan.left, table)
    while plan.left > 0 and car.driving:
        slips = car.slip != 0
        manoeuvre = slip(car, plan, under_way, table) if slips else planned(plan)
        way = find_way(car, plan, manoeuvre)
        if way is None:
            under_way.tell(car, table)
            hit_obstacle(race, car, plan, table)
            break
        if not make_room(race, car, plan, way, under_way, table):
            break
        if not slips and plan.driven < len(plan.path):
            plan.danger += plan.path[plan.driven].dice  # HR-4.7
        plan.driven += 1
        yield from enter(race, car, plan, way, under_way, table)
    under_way.tell(car, table)
    slip_waits(car, table)


def find_way(car: Car, plan: Plan, manoeuvre: int) -> Way | None:
    """Where a manoeuvre leads from where the car stands; None where the path ends or something is in the way."""
    for way in car.pose.back() if plan.gear < 0 else car.pose.ways():
        if way.manoeuvre == manoeuvre:
            return way
    return None


def make_room(race: Race, car: Car, plan: Plan, way: Way, under_way: Drive, table: Table) -> bool:
    """HR-7.1  Whether the tile is free of cars, or becomes so."""
    target = car_on(race, way.pose, car)
    while target is not None:
        under_way.tell(car, table)
        if not bump(race, car, target, way.pose, exit_of(car, plan, way), table):
            plan.left = 0
            return False
        target = car_on(race, way.pose, car)
    return True


def exit_of(car: Car, plan: Plan, way: Way) -> int:
    """The direction of the step."""
    kind = MANOEUVRES[way.manoeuvre]
    if plan.gear > 0:
        return (car.pose.heading + kind.exit) % HEADINGS
    return (way.pose.heading + kind.back + HEADINGS // 2) % HEADINGS


def hit_obstacle(race: Race, car: Car, plan: Plan, table: Table) -> None:
    """HR-5.11"""
    plan.left = 0
    dice = roll_black(plan, plan.speed, "obstacle", table)
    car.gear = 0
    if table.listening:
        table.tell("hit-obstacle", {"seat": car.seat, "dice": dice, "hits": hits(dice, race.box)}, "HR-5.11")
    lose_points(race, car, hits(dice, race.box), "HR-5.11", table)

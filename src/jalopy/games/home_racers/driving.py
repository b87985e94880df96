"""HR-5.4 to HR-5.11 and HR-6  Driving the path tile by tile, and what lies on the way."""

from typing import Final

from jalopy.games.home_racers.collisions import bump, car_on
from jalopy.games.home_racers.components import BOOST, CALTROPS_HURT
from jalopy.games.home_racers.course import BOOSTER, CALTROPS, LEAK, STATION, CourseTile, Pose, Way
from jalopy.games.home_racers.damage import hits, lose_points, lose_tires, roll_black
from jalopy.games.home_racers.gates import crossed, pass_gates, take_portal
from jalopy.games.home_racers.geometry import HEADINGS
from jalopy.games.home_racers.manoeuvres import LANE_LEFT, LANE_RIGHT, MANOEUVRES, STRAIGHT_ON
from jalopy.games.home_racers.state import Car, Plan, Race
from jalopy.kernel.questions import Facts, Option, Rules
from jalopy.kernel.table import Table

STOP: Final = Option("stop", "HR-6.7")
DRIVE_ON: Final = Option("drive-on", "HR-6.7")


class Drive:
    """A drive under way: what is not yet told of it, and which boosters it has used."""

    def __init__(self) -> None:
        self.stretch: list[Facts] = []
        self.boosted: list[int] = []

    def tell(self, car: Car, table: Table) -> None:
        """What was driven since something was told last."""
        if self.stretch:
            table.tell("drove", {"seat": car.seat, "tiles": len(self.stretch), "poses": self.stretch}, "HR-5.4")
            self.stretch = []


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
        way = next_step(car, plan)
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


def next_step(car: Car, plan: Plan) -> Way | None:
    """The manoeuvre that comes next, from where the car stands; None where the path ends or something is in the way."""
    if car.slip:  # HR-6.3
        manoeuvre = LANE_LEFT if car.slip < 0 else LANE_RIGHT
        car.slip = 0
    elif plan.driven < len(plan.path):
        manoeuvre = plan.path[plan.driven].way.manoeuvre
    elif len(plan.path) == plan.length:
        manoeuvre = STRAIGHT_ON  # HR-6.6  more tiles than the path has
    else:
        return None
    for way in car.pose.back() if plan.gear < 0 else car.pose.ways():
        if way.manoeuvre == manoeuvre:
            return way
    return None


def make_room(race: Race, car: Car, plan: Plan, way: Way, under_way: Drive, table: Table) -> bool:
    """HR-7.1  Whether the tile is free of cars, or becomes so."""
    target = car_on(race, way.pose, car)
    while target is not None:
        under_way.tell(car, table)
        if not bump(race, car, target, way.pose, travel(car, plan), exit_of(car, plan, way), table):
            plan.left = 0
            return False
        target = car_on(race, way.pose, car)
    return True


def travel(car: Car, plan: Plan) -> int:
    return car.pose.heading if plan.gear > 0 else (car.pose.heading + HEADINGS // 2) % HEADINGS


def exit_of(car: Car, plan: Plan, way: Way) -> int:
    """The direction of the step."""
    kind = MANOEUVRES[way.manoeuvre]
    if plan.gear > 0:
        return (car.pose.heading + kind.exit) % HEADINGS
    return (way.pose.heading + kind.back + HEADINGS // 2) % HEADINGS


def enter(race: Race, car: Car, plan: Plan, way: Way, under_way: Drive, table: Table) -> Rules:
    """HR-6.1  The tile itself, then what lies there, then gates."""
    before = car.pose
    car.spot = way.pose
    plan.left -= 1
    if table.listening:
        under_way.stretch.append(way.pose.data())
    jumped = held_up = False
    if plan.gear > 0 and way.pose.after is not way.pose:
        jumped = leave_by_portal(race, car, way.pose, under_way, table)
        held_up = not jumped
    for tile in way.pose.entered:
        if not car.driving:
            break
        under_way.tell(car, table)
        anew = tile not in before.entered
        if tile.kind == CALTROPS and anew:
            table.tell("caltrops", {"seat": car.seat}, "HR-6.4")
            lose_tires(car, CALTROPS_HURT, "HR-6.4", table)
        elif tile.kind == BOOSTER and not held_up:
            boost(car, plan, tile, under_way, table)
        elif tile.kind == LEAK and anew:
            leak(car, plan, table)
        elif tile.kind == STATION and not jumped:
            yield from station(race, car, plan, table)
    if car.driving:
        if table.listening and crossed(race, car, before, way.pose):
            under_way.tell(car, table)
        pass_gates(race, car, before, way.pose, plan.left, table)
        if jumped:
            take_portal(race, car, way.pose.entered[0], plan.left, table)


def leave_by_portal(race: Race, car: Car, entrance: Pose, under_way: Drive, table: Table) -> bool:
    """HR-6.5  On at the exit; HR-6.8  somebody there is bumped, and if that fails the car stays at the entrance."""
    plan = race.plan
    assert plan is not None
    exit = entrance.after
    under_way.tell(car, table)
    target = car_on(race, exit, car)
    while target is not None:
        if not bump(race, car, target, exit, exit.heading, -1, table):
            plan.left = 0
            return False
        target = car_on(race, exit, car)
    car.spot = exit
    if table.listening:
        colour = entrance.entered[0].colour
        table.tell("jumped", {"seat": car.seat, "colour": colour, "pose": exit.data()}, "HR-6.5")
    return True


def boost(car: Car, plan: Plan, tile: CourseTile, under_way: Drive, table: Table) -> None:
    """HR-6.6"""
    if tile.number not in under_way.boosted:
        under_way.boosted.append(tile.number)
        plan.left += BOOST
        table.tell("boosted", {"seat": car.seat, "more": BOOST}, "HR-6.6")


def leak(car: Car, plan: Plan, table: Table) -> None:
    """HR-6.2"""
    die = roll_black(plan, 1, "leak", table)[0]
    car.slip = -1 if die <= 2 else 1 if die >= 5 else 0
    if table.listening:
        side = "left" if car.slip < 0 else "right" if car.slip > 0 else "nowhere"
        table.tell("leaked", {"seat": car.seat, "die": die, "slips": side}, "HR-6.2")


def station(race: Race, car: Car, plan: Plan, table: Table) -> Rules:
    """HR-6.7"""
    facts: Facts = {"tires": car.tires, "full": race.agreed.points, "left": plan.left}
    choice = yield table.ask(car.seat, "tire-station", [DRIVE_ON, STOP], "HR-6.7", facts)
    if choice is STOP:
        plan.left = 0
        car.gear = 0
        car.slip = 0
        car.tires = race.agreed.points
        table.tell("changed-tires", {"seat": car.seat, "tires": car.tires}, "HR-6.7")


def hit_obstacle(race: Race, car: Car, plan: Plan, table: Table) -> None:
    """HR-5.11"""
    plan.left = 0
    dice = roll_black(plan, plan.speed, "obstacle", table)
    if table.listening:
        table.tell("hit-obstacle", {"seat": car.seat, "dice": dice, "hits": hits(dice)}, "HR-5.11")
    car.gear = 0
    lose_points(race, car, hits(dice), "HR-5.11", table)

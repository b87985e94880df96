"""HR-3  Rounds, and the turn of one car."""

from typing import Final

from jalopy.games.home_racers.collisions import car_on
from jalopy.games.home_racers.components import BEHIND, TOP_GEAR
from jalopy.games.home_racers.damage import roll_danger
from jalopy.games.home_racers.driving import drive
from jalopy.games.home_racers.ending import round_ended
from jalopy.games.home_racers.geometry import HEADINGS, SIXTH, STEP_X, STEP_Y, overlap
from jalopy.games.home_racers.path import lay_path, limits
from jalopy.games.home_racers.state import NOBODY, Car, Plan, Race
from jalopy.games.home_racers.tiles import stand_at_station
from jalopy.kernel.questions import Option, Rules, Ruling
from jalopy.kernel.table import Table

GEARS: Final[list[Option]] = [
    Option(f"gear:{gear}", "HR-3.4", f"gear:{gear}", number=gear) for gear in range(TOP_GEAR + 1)
]
REAR: Final = Option("gear:-1", "HR-9.1", "gear:-1", number=-1)
BRAKE: Final[list[Option]] = [
    Option(f"brake:{gear}", "HR-9.4", f"gear:{gear}", number=gear) for gear in range(TOP_GEAR)
]
FACE: Final[list[Option]] = [
    Option(f"heading:{heading * 15}", "HR-3.5", f"heading:{heading * 15}", number=heading)
    for heading in range(HEADINGS)
]
ROLL: Final = Option("roll", "HR-5.1", "dice")
KEEP: Final = Option("keep", "HR-5.3")
PUSH: Final[list[Option]] = [
    Option(f"push:{count}", "HR-5.3", "dice", {"dice": count}, number=count) for count in range(TOP_GEAR + 1)
]


def turn(race: Race, table: Table) -> Rules:
    """HR-3.3"""
    car = race.cars[race.order[race.at]]
    race.active = car.seat
    car.turns += 1
    if table.listening:
        table.tell("turn-began", {"seat": car.seat, "round": race.round, "gear": car.gear}, "HR-3.3")
    plan = yield from choose_gear(race, car, table)
    if plan.gear == 0:
        yield from stand_at_station(race, car, table)
        yield from turn_on_the_spot(race, car, table)
    else:
        yield from lay_path(race, car, plan, table)
        yield from roll_gear_dice(race, car, plan, table)
        yield from drive(race, car, plan, table)
    if car.driving:
        roll_danger(race, car, plan, table)
    race.plan = None
    race.active = NOBODY
    next_car(race, table)


def choose_gear(race: Race, car: Car, table: Table) -> Ruling[Plan]:
    """HR-3.4"""
    options: list[Option] = []
    highest = 1 if car.points == 0 else TOP_GEAR
    for gear in range(max(0, car.gear - 1), min(highest, car.gear + 1) + 1):
        options.append(GEARS[gear])
    if race.agreed.rear_gear and car.gear <= 0:
        options.append(REAR)
    if race.agreed.hard_braking and car.gear >= 2:
        options.append(BRAKE[car.gear - 2])
    choice = yield table.ask(car.seat, "choose-gear", options, "HR-3.4", {"gear": car.gear})
    gear = choice.number
    braked = choice.rule == "HR-9.4"
    car.gear = gear
    plan = Plan(gear, braked, race.box)
    limits(plan, car)
    if braked:
        plan.danger = race.box.braking_dice
    race.plan = plan
    if table.listening:
        table.tell("gear-chosen", {"seat": car.seat, "gear": gear}, choice.rule)
    return plan


def turn_on_the_spot(race: Race, car: Car, table: Table) -> Rules:
    """HR-3.5"""
    pose = car.pose
    room = [has_room(race, car, kind) for kind in range(SIXTH)]  # turned by 60° a tile covers the same
    headings = [(pose.heading + turn) % HEADINGS for turn in range(HEADINGS)]
    options = [FACE[heading] for heading in headings if heading == pose.heading or room[heading % SIXTH]]
    choice = yield table.ask(car.seat, "turn-on-the-spot", options, "HR-3.5", {"heading": pose.heading * 15})
    heading = choice.number
    if heading != pose.heading:
        spot = race.course.pose(pose.surface, pose.x, pose.y, heading)
        car.move_to(spot)
        table.tell("turned", {"seat": car.seat, "heading": spot.heading * 15, "pose": spot.data()}, "HR-3.5")
    else:
        table.tell("stood-still", {"seat": car.seat}, "HR-3.5")


def has_room(race: Race, car: Car, heading: int) -> bool:
    """Whether the car may face this way where it stands."""
    spot = race.course.pose(car.pose.surface, car.pose.x, car.pose.y, heading)
    return spot.free and car_on(race, spot, car) is None


def roll_gear_dice(race: Race, car: Car, plan: Plan, table: Table) -> Rules:
    """HR-5.1 to HR-5.3"""
    yield table.ask(car.seat, "roll", [ROLL], "HR-5.1", {"tiles": len(plan.path), "gear": plan.gear})
    plan.gear_dice = [table.roll() for _ in range(plan.speed)]
    reckon(car, plan)
    if table.listening:
        facts: dict[str, object] = {"seat": car.seat, "dice": plan.gear_dice.copy(), "tiles": plan.distance}
        table.tell("rolled", facts, "HR-5.1")
        if car.slipstream and plan.gear > 0:
            table.tell("slipstream", {"seat": car.seat}, "HR-9.3")
    poor = [at for at, die in enumerate(plan.gear_dice) if die < race.box.good]
    if not poor:
        return
    options = [KEEP, *PUSH[1 : len(poor) + 1]]
    choice = yield table.ask(car.seat, "push-engine", options, "HR-5.3", {"tiles": plan.distance})
    if choice is KEEP:
        return
    plan.pushed = choice.number
    again: list[int] = []
    for at in poor[: plan.pushed]:
        plan.gear_dice[at] = table.roll()
        again.append(plan.gear_dice[at])
    reckon(car, plan)
    if table.listening:
        facts = {"seat": car.seat, "dice": plan.gear_dice.copy(), "pushed": plan.pushed, "again": again}
        table.tell("pushed", facts | {"tiles": plan.distance}, "HR-5.3")


def reckon(car: Car, plan: Plan) -> None:
    """HR-5.2  The gear, one more for each good die, one more in the slipstream (HR-9.3)."""
    plan.distance = plan.speed
    for die in plan.gear_dice:
        if die >= plan.box.good:
            plan.distance += 1
    if car.slipstream and plan.gear > 0:
        plan.distance += 1


# --- rounds -----------------------------------------------------------------------------------------------------------


def next_car(race: Race, table: Table) -> None:
    """HR-3.1"""
    race.at += 1
    while race.at < len(race.order) and not race.cars[race.order[race.at]].driving:
        race.at += 1
    if race.at < len(race.order):
        if race_decided(race):
            round_ended(race, table)
        return
    round_ended(race, table)
    if not race.over:
        race.round += 1
        begin_round(race, table)


def race_decided(race: Race) -> bool:
    """HR-8.7  Nothing is left to be decided in the middle of a round."""
    if race.agreed.whole_round:
        return False
    driving = [car for car in race.cars if car.driving]
    return len(driving) <= 1 and race.arrivals > 0


def begin_round(race: Race, table: Table) -> None:
    """HR-3.1 and HR-3.2"""
    before = race.order.copy()
    driving = [car for car in race.cars if car.driving]
    keys = {car.seat: (-car.passed, race.distance(car), -car.gear, before.index(car.seat)) for car in driving}
    race.order = sorted(keys, key=lambda seat: keys[seat])
    race.at = 0
    if race.agreed.slipstream:
        for car in driving:
            car.slipstream = is_behind_another(race, car)
    if table.listening:
        table.tell("round-began", {"round": race.round, "seats": race.order.copy()}, "HR-3.1")


def is_behind_another(race: Race, car: Car) -> bool:
    """HR-9.3"""
    pose = car.pose
    if car.gear <= 0:
        return False
    x, y = pose.x + STEP_X[pose.heading], pose.y + STEP_Y[pose.heading]
    for other in race.cars:
        if other is not car and other.driving and other.gear == car.gear and other.pose.surface == pose.surface:
            apart = (other.pose.heading - pose.heading) % HEADINGS
            covered = overlap(other.pose.x - x, other.pose.y - y, pose.heading, other.pose.heading)
            if apart in (0, 1, HEADINGS - 1) and covered >= BEHIND:
                return True
    return False

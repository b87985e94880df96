"""HR-2  Before the race: the first order and the starting positions."""

from typing import Final

from jalopy.games.home_racers.course import Pose
from jalopy.games.home_racers.courses import course_of, distances_of, grid_of
from jalopy.games.home_racers.geometry import HEADINGS, TILE
from jalopy.games.home_racers.starting_grid import StartingGrid
from jalopy.games.home_racers.state import DRIVING, NO_CARDS, WAITING, Agreement, Car, Race
from jalopy.kernel.questions import Facts, Option, Rules, Ruling
from jalopy.kernel.settings import Values
from jalopy.kernel.table import Table

ELSEWHERE: Final = Option("elsewhere", "HR-2.4")
AIM: Final[list[Option]] = [Option(f"heading:{h * 15}", "HR-2.4", f"heading:{h * 15}") for h in range(HEADINGS)]


def unpack(values: Values, seats: int) -> Race:
    word = str(values["course"])
    agreed = Agreement(values, seats, course_of(word), distances_of(word))
    return Race(0, NO_CARDS, agreed, [Car(seat, None, agreed.points) for seat in range(seats)])


def setup(race: Race, table: Table) -> Rules:
    """HR-2.3 and HR-2.4"""
    race.order = roll_for_order(race, table)
    for seat in race.order:
        yield from place_car(race, race.cars[seat], table)
    race.at = 0
    if table.listening:
        table.tell("round-began", {"round": race.round, "seats": race.order.copy()}, "HR-3.1")


def roll_for_order(race: Race, table: Table) -> list[int]:
    """HR-2.3  Highest first; those that are level roll again among themselves."""
    groups = [list(range(race.seats))]
    order: list[int] = []
    while groups:
        group = groups.pop(0)
        if len(group) == 1:
            order.append(group[0])
            continue
        dice = [table.roll() for _ in group]
        if table.listening:
            table.tell("rolled-for-order", {"seats": group.copy(), "dice": dice}, "HR-2.3")
        ranked = [[seat for seat, die in zip(group, dice, strict=True) if die == face] for face in range(6, 0, -1)]
        groups = [part for part in ranked if part] + groups
    return order


def place_car(race: Race, car: Car, table: Table) -> Rules:
    """HR-2.4"""
    grid = grid_of(str(race.agreed.values["course"]))
    taken = [other.pose for other in race.cars if other.driving]
    others = sum(other.status == WAITING for other in race.cars) - 1
    few = grid.shortlist(taken, others)
    options = [_option(grid, pose) for pose in few]
    options.append(ELSEWHERE)
    race.active = car.seat
    choice = yield table.ask(car.seat, "start-place", options, "HR-2.4", {"ahead": grid.ahead * 15})
    if choice is ELSEWHERE:
        pose = yield from place_freely(race, car, taken, others, table)
    else:
        pose = few[options.index(choice)]
    car.spot = pose
    car.status = DRIVING
    table.tell("placed", {"seat": car.seat, "pose": pose.data()}, "HR-2.4")


def place_freely(race: Race, car: Car, taken: list[Pose], others: int, table: Table) -> Ruling[Pose]:
    """First the spot, then the heading."""
    grid = grid_of(str(race.agreed.values["course"]))
    spots = grid.free_spots(taken, others)
    options = [Option(f"at:{x / TILE:g}/{y / TILE:g}", "HR-2.4", f"spot:{grid.surface}:{x}:{y}") for x, y in spots]
    choice = yield table.ask(car.seat, "start-spot", options, "HR-2.4")
    poses = [pose for pose in grid.spots[spots[options.index(choice)]] if grid.may_take(pose, taken, others)]
    aims = [AIM[pose.heading] for pose in poses]
    facts: Facts = {"x": poses[0].x, "y": poses[0].y, "ahead": grid.ahead * 15}
    choice = yield table.ask(car.seat, "start-heading", aims, "HR-2.4", facts)
    return poses[aims.index(choice)]


def _option(grid: StartingGrid, pose: Pose) -> Option:
    lies: Facts = {
        "row": grid.row(pose),
        "side": grid.side(pose),
        "behind": grid.behind(pose),
        "across": grid.across(pose),
    }
    return Option(f"place:{pose.x}:{pose.y}:{pose.heading * 15}", "HR-2.4", pose.target(), {**pose.data(), **lies})

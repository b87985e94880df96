"""Positions: a race between two turns as plain data (documented in docs/positions.md)."""

from typing import Final

from jalopy.games.home_racers.components import BUMP, TOP_GEAR
from jalopy.games.home_racers.course import CALTROPS, LEAK
from jalopy.games.home_racers.setup import unpack
from jalopy.games.home_racers.state import DRIVING, FINISHED, RETIRED, STATUS, WAITING, Car, Race
from jalopy.kernel.errors import BadPosition
from jalopy.kernel.questions import Facts
from jalopy.kernel.reading import Reader
from jalopy.kernel.settings import Values

LATEST: Final = 1_000_000
FARTHEST: Final = 1 << 16


def write(race: Race, settings: Values) -> Facts:
    return {
        "seats": race.seats,
        "settings": settings,
        "turn": race.turn,
        "round": race.round,
        "order": race.order.copy(),
        "next": race.at,
        "cars": [_write_car(car) for car in race.cars],
        "over": race.over,
        "timed_out": race.timed_out,
    }


def _write_car(car: Car) -> Facts:
    facts: Facts = {"status": STATUS[car.status], "passed": car.passed, "tires": car.tires, "car": car.points}
    facts["turns"] = car.turns
    if car.spot is not None:
        facts["pose"] = car.spot.data()
    if car.status == DRIVING:
        facts |= {"gear": car.gear, "slip": car.slip, "slipstream": car.slipstream, "paid": car.paid.copy()}
    if car.status == FINISHED:
        facts |= {"round": car.finish_round, "beyond": car.beyond, "arrival": car.arrival}
    return facts


# --- reading ----------------------------------------------------------------------------------------------------------


def read(reader: Reader, seats: int, values: Values) -> Race:
    """A race from a position whose seats and settings are already checked."""
    race = unpack(values, seats)
    entries = reader.list("cars")
    if len(entries) != seats:
        reader.refuse(f"There are {seats} seats, so there must be {seats} cars, not {len(entries)}.")
    for seat, entry in enumerate(entries):
        _read_car(Reader(entry, f"car {seat + 1}", BadPosition), race, race.cars[seat])
    race.arrivals = sum(car.status == FINISHED for car in race.cars)
    if sorted(car.arrival for car in race.cars if car.arrival) != list(range(1, race.arrivals + 1)):
        reader.refuse("The arrivals of the cars that finished must count from 1.")
    driving = [car.seat for car in race.cars if car.driving]
    race.order = [*reader.numbers("order", 0, seats - 1)] if reader.has("order") else driving
    if len(set(race.order)) != len(race.order) or not set(driving) <= set(race.order):
        reader.refuse("'order' must name every car on the course once.")
    race.round = reader.number("round", 1, LATEST) if reader.has("round") else 1
    race.turn = reader.number("turn", 1, LATEST) if reader.has("turn") else 1
    race.over = yes_or_no(reader, "over")
    race.timed_out = yes_or_no(reader, "timed_out")
    if race.timed_out and not race.over:
        reader.refuse("A race in which time is up must be over.")
    race.at = reader.number("next", 0, len(race.order)) if reader.has("next") else 0
    if not race.over and (race.at == len(race.order) or not race.cars[race.order[race.at]].driving):
        reader.refuse("'next' must be the place in the order of a car on the course.")
    reader.done()
    return race


def yes_or_no(reader: Reader, name: str) -> bool:
    """No, where it is left out."""
    if not reader.has(name):
        return False
    value = reader.field(name)
    if not isinstance(value, bool):
        reader.refuse(f"'{name}' in {reader.where} must be yes or no.")
    return value


def _read_car(inner: Reader, race: Race, car: Car) -> None:
    status = inner.text("status", list(STATUS[1:])) if inner.has("status") else STATUS[DRIVING]
    car.status = STATUS.index(status)
    assert car.status != WAITING
    most = race.agreed.to_pass
    finished = car.status == FINISHED
    car.passed = inner.number("passed", most if finished else 0, most if finished else most - 1)
    car.tires = inner.number("tires", 0, race.agreed.points) if inner.has("tires") else race.agreed.points
    least = 0 if race.agreed.family or car.status == RETIRED else 1
    most_points = 0 if car.status == RETIRED else race.agreed.points
    car.points = inner.number("car", least, most_points) if inner.has("car") else most_points
    car.turns = inner.number("turns", 0, LATEST) if inner.has("turns") else 0
    if inner.has("pose") or car.status == DRIVING:
        _read_pose(inner.table("pose"), race, car)
    if car.status == DRIVING:
        lowest = -1 if race.agreed.rear_gear else 0
        car.gear = inner.number("gear", lowest, TOP_GEAR if car.points else 1) if inner.has("gear") else 0
        car.slip = inner.number("slip", -1, 1) if inner.has("slip") else 0
        _read_paid(inner, race, car)
        car.slipstream = yes_or_no(inner, "slipstream")
        if car.slipstream and not race.agreed.slipstream:
            inner.refuse(f"{inner.where} cannot be in a slipstream: the setting 'slipstream' is off.")
    if finished:
        car.finish_round = inner.number("round", 1, LATEST)
        car.beyond = inner.number("beyond", 0, LATEST)
        car.arrival = inner.number("arrival", 1, race.seats)
    inner.done()


def _read_paid(inner: Reader, race: Race, car: Car) -> None:
    """HR-6.1"""
    if not inner.has("paid"):
        return
    car.paid = [*inner.numbers("paid", 0, len(race.course.tiles) - 1)]
    if len(set(car.paid)) < len(car.paid):
        inner.refuse(f"'paid' in {inner.where} must name each tile once.")
    payable = [tile.number for tile in car.pose.entered if tile.kind in (CALTROPS, LEAK)]
    for number in car.paid:
        if number not in payable:
            inner.refuse(f"{inner.where} does not lie on tile {number}, or that is neither caltrops nor a leak.")


def _read_pose(inner: Reader, race: Race, car: Car) -> None:
    surface = inner.number("surface", 0, len(race.course.surfaces) - 1)
    x, y = inner.number("x", 0, FARTHEST), inner.number("y", 0, FARTHEST)
    heading = inner.number("heading", 0, 345)
    inner.done()
    if heading % 15:
        inner.refuse(f"{inner.where} has a heading of {heading}°, which is no multiple of 15°.")
    pose = race.course.pose(surface, x, y, heading // 15)
    if car.status == DRIVING:
        if not pose.free:
            inner.refuse(f"Car {car.seat + 1} cannot stand there: its tile lies on an obstacle or beyond the edge.")
        for other in race.cars[: car.seat]:
            if other.driving and other.pose.lies_on(pose) > BUMP:
                inner.refuse(f"Cars {other.seat + 1} and {car.seat + 1} cannot stand on each other.")
    car.spot = pose

"""What a seat sees, as numbers for its value: the cars in turn order, its own first."""

from typing import Any, Final

from jalopy.games.home_racers.components import COLOURS, TOP_GEAR
from jalopy.games.home_racers.courses import prepared
from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import Values

TO_A_TILE: Final = 20  # distances are told in so many parts of a tile
PER_CAR: Final = 16
ABSENT: Final = -2


def features(view: Facts, settings: Values) -> tuple[list[float], list[int]]:
    """The numbers, and by output the seat that it speaks for."""
    seen: Any = view
    ready = prepared(str(settings["course"]))
    goal = ready.course.to_pass(int(seen["laps"]))
    gaps = ready.distances.gaps
    cars: list[Any] = seen["cars"]
    seat: int = seen["seat"]
    left: list[float] = []
    for car in cars:
        passed: int = car["passed"]
        if car["distance"] is None:
            left.append(0.0 if passed >= goal else ready.distances.length * 2.0)
            continue
        far: int = car["distance"]
        for gate in range(passed + 1, goal):
            far += gaps[gate % len(gaps)]
        left.append(far / TO_A_TILE)
    order: list[int] = seen["order"]
    upcoming = order.index(seen["next"]) if seen["next"] in order else 0
    mine = order.index(seat) if seat in order else 0
    in_turn = [order[(mine + step) % len(order)] for step in range(len(order))] if order else list(range(len(cars)))
    if seat in in_turn:
        in_turn = [seat, *[other for other in in_turn if other != seat]]
    nearest = min(left)
    numbers: list[float] = []
    owners: list[int] = []
    for other in in_turn:
        car = cars[other]
        owners.append(other)
        waits = (order.index(other) - upcoming) % len(order) if other in order else 0
        gear: int = car["gear"]
        tiles = left[other]
        numbers.append(1.0)
        numbers.append(1.0 if car["pose"] else 0.0)
        numbers.append(1.0 if int(car["passed"]) >= goal else 0.0)
        numbers.append(tiles / 40)
        numbers.append(1.0 if tiles <= 5 else 0.0)
        numbers.append(1.0 if tiles <= 10 else 0.0)
        numbers.append((tiles - left[seat]) / 10)
        numbers.append((tiles - nearest) / 10)
        numbers.append(tiles / (2 * gear + 1) / 5)  # turns at this gear
        numbers.append(gear / TOP_GEAR)
        numbers.append(int(car["tires"]) / 6)
        numbers.append(1.0 if not car["tires"] else 0.0)
        numbers.append(int(car["car"]) / 6)
        numbers.append(1.0 if int(car["car"]) <= 1 else 0.0)
        numbers.append(waits / len(COLOURS))
        numbers.append(1.0 if waits == 0 else 0.0)
    while len(owners) < len(COLOURS):
        owners.append(ABSENT)
        numbers.extend([0.0] * PER_CAR)
    numbers.append(ready.distances.length / 50)
    numbers.append(1.0 if settings["finish"] == "round" else 0.0)
    numbers.append(1.0 if settings["family"] is True else 0.0)
    return numbers, owners

"""What a seat sees, as numbers for its value: the cars in turn order, its own first."""

from math import log, sqrt
from typing import Any, Final

from jalopy.bots.hot.field import best_but, chances
from jalopy.games.home_racers.bot.hot.sight import NEAR_THE_END, mood_of, outlook_for_value
from jalopy.games.home_racers.components import COLOURS, TOP_GEAR
from jalopy.games.home_racers.contents import contents_of
from jalopy.games.home_racers.courses import prepared
from jalopy.games.home_racers.outlook import ENDLESS
from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import Values

TO_A_TILE: Final = 20  # distances are told in so many parts of a tile
PER_CAR: Final = 21
VARIANCE: Final = 0.25  # of the turns that a car needs, for every one of them
LEAST_VARIANCE: Final = 0.2
LEAST_CHANCE: Final = 1e-3  # a smaller one is told as this, so that it has a logarithm
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
    waiting: list[int] = []
    ends: list[float] = []
    for other, car in enumerate(cars):
        waits = (order.index(other) - upcoming) % len(order) if other in order else 0
        waiting.append(waits)
        ends.append(-_turns_left(car, left[other], goal, settings) - waits / len(COLOURS))
    may_win = chances(ends, [sqrt(VARIANCE * -end + LEAST_VARIANCE) for end in ends])
    numbers: list[float] = []
    owners: list[int] = []
    for other in in_turn:
        car = cars[other]
        owners.append(other)
        waits = waiting[other]
        gear = _gear(car)
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
        numbers.append(-ends[other] / 10)
        numbers.append((ends[other] - ends[seat]) / 3)
        numbers.append((ends[other] - best_but(other, ends)) / 3)
        numbers.append(may_win[other])
        numbers.append(log(may_win[other] + LEAST_CHANCE) / 4)
    while len(owners) < len(COLOURS):
        owners.append(ABSENT)
        numbers.extend([0.0] * PER_CAR)
    numbers.append(ready.distances.length / 50)
    numbers.append(1.0 if settings["finish"] == "round" else 0.0)
    numbers.append(1.0 if settings["family"] is True else 0.0)
    return numbers, owners


def _turns_left(car: Any, tiles: float, goal: int, settings: Values) -> float:
    """As a rookie reckons them; 0 behind the finish, and many for a car that is not on the course."""
    passed: int = car["passed"]
    if passed >= goal:
        return 0.0
    data = car["pose"]
    if not data:
        return ENDLESS
    course = str(settings["course"])
    pose = prepared(course).course.pose(data["surface"], data["x"], data["y"], data["heading"] // 15)
    mood = mood_of(int(car["tires"]), settings["strict_limits"] is True, tiles < NEAR_THE_END)
    return outlook_for_value(course, contents_of(settings), goal, pose, passed, mood).turns_to_goal(
        pose.after, passed, _gear(car)
    )


def _gear(car: Any) -> int:
    """In the rear gear a car is no farther than standing: it has to stop before it goes ahead."""
    return max(0, int(car["gear"]))

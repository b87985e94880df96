"""HR-8  Gates, laps and the finish."""

from jalopy.games.home_racers.course import CourseTile, Pose
from jalopy.games.home_racers.geometry import TILE, distance_beyond
from jalopy.games.home_racers.state import FINISHED, Car, Race
from jalopy.kernel.questions import Facts
from jalopy.kernel.table import Table


def pass_gates(race: Race, car: Car, before: Pose, now: Pose, left: int, table: Table) -> None:
    """HR-8.1  The gates that a step leads through; `left` is what remains of the move."""
    for _ in range(crossed(race, car, before, now)):
        passed(race, car, now, left, table)


def crossed(race: Race, car: Car, before: Pose, now: Pose) -> int:
    """How many gates a step leads through."""
    return race.course.after_crossing(car.passed, race.agreed.to_pass, before, now) - car.passed


def take_portal(race: Race, car: Car, tile: CourseTile, left: int, table: Table) -> None:
    if car.driving and race.course.takes_next(car.passed, tile):
        passed(race, car, car.pose, left, table)


def passed(race: Race, car: Car, now: Pose, left: int, table: Table) -> None:
    course = race.course
    gate = car.passed % len(course.gates)
    car.passed += 1
    if car.passed == race.agreed.to_pass:
        finish(race, car, now, left, table)
    elif gate == 0 and course.circular and car.passed > 1:
        table.tell("lap-began", {"seat": car.seat, "lap": race.lap(car), "laps": race.agreed.laps}, "HR-8.2")
    elif table.listening:
        table.tell("gate-passed", {"seat": car.seat, "gate": gate}, "HR-8.1")


def finish(race: Race, car: Car, now: Pose, left: int, table: Table) -> None:
    """HR-8.3"""
    race.arrivals += 1
    car.status = FINISHED
    car.arrival = race.arrivals
    car.finish_round = race.round
    car.beyond = beyond_the_line(race, now) + left * TILE
    car.gear = 0
    facts: Facts = {"seat": car.seat, "round": race.round, "turns": car.turns, "beyond": car.beyond}
    table.tell("finished", facts, "HR-8.3")


def beyond_the_line(race: Race, now: Pose) -> int:
    """HR-9.7  From the line to the centre of the tile with which it was crossed."""
    line = race.course.gates[0 if race.course.circular else -1].edge
    assert line is not None
    return distance_beyond(line, now.x, now.y)

"""HR-8.4 to HR-8.7  When the race is over, and the places."""

from jalopy.games.home_racers.distances import FAR
from jalopy.games.home_racers.state import FINISHED, RETIRED, Car, Race
from jalopy.kernel.game import Place
from jalopy.kernel.questions import Facts
from jalopy.kernel.table import Table


def round_ended(race: Race, table: Table) -> None:
    driving = [car for car in race.cars if car.driving]
    if not driving or (race.arrivals > 0 and len(driving) == 1):
        race.over = True
        if race.arrivals == 0:
            table.tell("nobody-finished", {"round": race.round}, "HR-8.5")
    elif race.round >= race.agreed.rounds:
        race.over = True
        race.timed_out = True
        table.tell("time-is-up", {"round": race.round}, "HR-8.6")
    if race.over:
        table.tell("race-over", {"round": race.round, "seats": [car.seat for car in ranking(race)]}, "HR-8.7")


def finishing_key(race: Race, car: Car) -> tuple[int, int, int]:
    """HR-8.4, and HR-9.7 where the round is finished."""
    if race.agreed.whole_round:
        return car.finish_round, -car.beyond, car.arrival
    return 0, 0, car.arrival


def ranking(race: Race) -> list[Car]:
    """HR-8.4  Those that finished, then those on the course by their progress, then those that retired."""
    finished = sorted([car for car in race.cars if car.status == FINISHED], key=lambda car: finishing_key(race, car))
    last = {seat: place for place, seat in enumerate(race.order)}
    rest = sorted([car for car in race.cars if car.status != FINISHED], key=lambda car: _progress(race, car, last))
    return [*finished, *rest]


def sure_winner(race: Race) -> int | None:
    """HR-8.3  The first across the line; with HR-9.7 not before that round is over."""
    first: Car | None = None
    for car in race.cars:
        if car.status == FINISHED and (first is None or finishing_key(race, car) < finishing_key(race, first)):
            first = car
    if first is None or (race.agreed.whole_round and first.finish_round == race.round and not race.over):
        return None
    return first.seat


def standing(race: Race) -> list[Place]:
    places: list[Place] = []
    for car in ranking(race):
        facts: Facts = {"turns": car.turns, "round": car.finish_round}
        reason, rule = "finished", "HR-8.4"
        if car.status == FINISHED and not places:
            reason, rule = _winning(race, car)
        elif car.status == RETIRED:
            reason, rule = "retired", "HR-5.9"
        elif car.status != FINISHED:
            facts = {"gates": car.passed, "turns": car.turns}
            reason, rule = ("time-up", "HR-8.6") if race.timed_out else ("on-the-way", "HR-8.7")
        lost = race.seats == 1 and car.status != FINISHED
        places.append(Place(len(places) + 1, car.seat, reason, facts, rule, lost))
    return places


def _winning(race: Race, car: Car) -> tuple[str, str]:
    if race.seats == 1:
        return "time-trial", "HR-2.1"
    if race.agreed.whole_round:
        for other in race.cars:
            if other.status == FINISHED and other.finish_round == car.finish_round and other.beyond < car.beyond:
                return "farthest", "HR-9.7"
    return "winner", "HR-8.3"


def _progress(race: Race, car: Car, last: dict[int, int]) -> tuple[bool, int, int, int, int]:
    if car.spot is None:
        return True, -car.passed, FAR, 0, last.get(car.seat, car.seat)
    gone = car.status == RETIRED
    return gone, -car.passed, race.distance(car), -car.gear, last.get(car.seat, car.seat)

"""SR-9.2 and SR-10.7  The award ceremony."""

from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.kernel.game import Place
from jalopy.kernel.questions import Facts
from jalopy.kernel.table import Table


def standing(race: Race) -> list[Place]:
    """All seats in their final order."""
    return by_rear_racers(race) if race.two_racers_each else by_distance(race)


def by_distance(race: Race) -> list[Place]:
    """SR-9.2  Farthest ahead first."""
    return [
        Place(
            place,
            racer.seat,
            "farthest" if place == 1 else "behind",
            driven(race, racer),
            "SR-9.2",
        )
        for place, racer in enumerate(race.ranking(), 1)
    ]


def by_rear_racers(race: Race) -> list[Place]:
    """SR-10.7  Players with a racer through come first; among them, and among the rest, the rear racer decides."""
    ranking = race.ranking()
    rear = {racer.seat: racer for racer in ranking}  # the last one met of each seat stays
    through = {racer.seat for racer in ranking if racer.laps >= race.box.laps}
    seats = sorted(rear, key=lambda seat: (seat not in through, ranking.index(rear[seat])))
    places: list[Place] = []
    for place, seat in enumerate(seats, 1):
        if seat not in through:
            reason = "not-through"
        elif len(through) == 1:
            reason = "only-one-through"
        else:
            reason = "rear-racer-ahead" if place == 1 else "rear-racer-behind"
        places.append(Place(place, seat, reason, driven(race, rear[seat]), "SR-10.7"))
    return places


def driven(race: Race, racer: Racer) -> Facts:
    """How far a racer has got; in the lane its space is not that of its distance (SR-21.7)."""
    return {
        "racer": racer.name,
        "distance": racer.distance,
        "laps": race.lap_markers(racer),
        "space": racer.space,
        "lane": racer.space > race.track.length,
    }


def announce(race: Race, table: Table) -> None:
    order = standing(race)
    table.tell("race-over", {"seat": order[0].seat, "order": [place.seat for place in order]}, order[0].rule)

"""WR-11  The finish, and the places behind the winner."""

from jalopy.games.wacky_races.road import ranking
from jalopy.games.wacky_races.state import Race
from jalopy.kernel.game import Place
from jalopy.kernel.table import Table


def race_places(race: Race) -> list[int]:
    """WR-11.3  Racers in the order of this race."""
    return [racer.index for racer in ranking(race)]


def announce(race: Race, table: Table) -> None:
    winner = race.racers[race.winner]
    names = [race.racers[index].name for index in race_places(race)]
    if winner.neutral:
        table.tell("neutral-won", {"racer": winner.name, "order": names}, "WR-11.2")
    else:
        table.tell("race-won", {"seat": winner.seat, "racer": winner.name, "order": names}, "WR-11.1")


def single_race(race: Race) -> list[Place]:
    """All seats with their places among the six; WR-11.2  if a neutral racer won, the best of them is not first."""
    places: list[Place] = []
    for place, index in enumerate(race_places(race), 1):
        racer = race.racers[index]
        if racer.neutral:
            continue
        reason, rule = "behind", "WR-11.3"
        if index == race.winner:
            reason, rule = "winner", "WR-11.1"
        elif not places:
            reason, rule = "runner-up", "WR-11.2"
        facts: dict[str, object] = {"racer": racer.name, "tile": racer.tile, "of_six": place}
        places.append(Place(place, racer.seat, reason, facts, rule))
    return places

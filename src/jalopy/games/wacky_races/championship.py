"""WR-12  Championships: points, standings, the grid of the next race, titles."""

from jalopy.games.wacky_races.components import IN_A_RACE, RACERS
from jalopy.games.wacky_races.ending import announce, race_places, single_race
from jalopy.games.wacky_races.races import GRAND, POINTS, RACES_A_SEASON
from jalopy.games.wacky_races.setup import set_up_race
from jalopy.games.wacky_races.state import Race, Standings
from jalopy.kernel.game import Place
from jalopy.kernel.questions import Rules
from jalopy.kernel.table import Table


def after_the_race(race: Race, table: Table) -> Rules:
    announce(race, table)
    standings = race.standings
    if standings is None:
        race.over = True
        return
    score(race, standings, table)
    if race.rules.number == RACES_A_SEASON:
        end_season(race, standings, table)
    if race.number + 1 == len(race.agreed.schedule):
        race.over = True
        champion = order_of(standings)[0]
        if race.agreed.values["championship"] == GRAND:
            facts: dict[str, object] = {"racer": standings.names[champion], "points": standings.points[champion]}
            table.tell("grand-title", facts, "WR-12.6")
        return
    yield from next_race(race, standings, table)


def score(race: Race, standings: Standings, table: Table) -> None:
    """WR-12.2  Neutral racers score too; WR-12.20  the last race of all counts double."""
    factor = 2 if race.rules.double else 1
    for place, index in enumerate(race_places(race), 1):
        gained = POINTS[place - 1] * factor
        standings.points[index] += gained
        standings.season_points[index] += gained
        standings.last[index] = place
        if place == 1:
            standings.wins[index] += 1
        elif place == 2:
            standings.seconds[index] += 1
        if table.listening:
            total = standings.points[index]
            facts: dict[str, object] = {"racer": standings.names[index], "points": gained, "total": total}
            table.tell("scored", facts, "WR-12.20" if race.rules.double else "WR-12.2")


def order_of(standings: Standings) -> list[int]:
    """WR-12.4  Points, then wins, then second places, then the last race."""
    order = list(range(IN_A_RACE))
    order.sort(
        key=lambda index: (
            -standings.points[index],
            -standings.wins[index],
            -standings.seconds[index],
            standings.last[index],
        )
    )
    return order


def end_season(race: Race, standings: Standings, table: Table) -> None:
    """WR-12.5  Most points of the season; of equals the first in the standings."""
    order = order_of(standings)
    champion = max(order, key=lambda index: standings.season_points[index])
    standings.titles.append(champion)
    facts: dict[str, object] = {
        "racer": standings.names[champion],
        "season": race.rules.season,
        "points": standings.season_points[champion],
    }
    table.tell("title", facts, "WR-12.5")
    standings.season_points = [0] * IN_A_RACE


def next_race(race: Race, standings: Standings, table: Table) -> Rules:
    race.number += 1
    race.rules = race.agreed.schedule[race.number]
    facts: dict[str, object] = {"season": race.rules.season, "number": race.rules.number}
    table.tell("next-race", facts, "WR-12.1")
    drivers = standings.names.copy()
    if race.rules.lots:
        drivers = by_lot(race, standings, table)
    for racer in race.racers:
        racer.name = drivers[racer.index]
    grid = grid_by_standing(race, standings)
    race.start = grid[0]
    if table.listening:
        table.tell("grid", {"racers": [race.racers[index].name for index in grid]}, "WR-12.3")
    yield from set_up_race(race, grid, table)


def grid_by_standing(race: Race, standings: Standings) -> list[int]:
    """WR-12.3  From the rear: the players, their leader first, then the neutral racers likewise."""
    order = order_of(standings)
    players = [index for index in order if not race.racers[index].neutral]
    return players + [index for index in order if race.racers[index].neutral]


def by_lot(race: Race, standings: Standings, table: Table) -> list[str]:
    """WR-12.18  Every player drives any racer but the neutral ones."""
    neutral = standings.names[race.seats :]
    left = [name for name in RACERS if name not in neutral]
    mixed = table.shuffled(list(range(len(left))))
    names = [left[mixed[seat]] for seat in range(race.seats)]
    for seat in range(race.seats):
        table.tell("racer-taken", {"seat": seat, "racer": names[seat]}, "WR-12.18")
    return names + neutral


def standing(race: Race) -> list[Place]:
    """WR-11.3 for a single race; WR-12.4 after a championship."""
    standings = race.standings
    if standings is None:
        return single_race(race)
    places: list[Place] = []
    for place, index in enumerate(order_of(standings), 1):
        racer = race.racers[index]
        if not racer.neutral:
            reason = "champion" if place == 1 else "points"
            facts: dict[str, object] = {
                "racer": standings.names[index],
                "points": standings.points[index],
                "wins": standings.wins[index],
                "of_six": place,
            }
            places.append(Place(place, racer.seat, reason, facts, "WR-12.4"))
    return places

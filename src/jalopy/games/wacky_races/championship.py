"""WR-12  Championships: points, standings, the grid of the next race, seasons and titles."""

from jalopy.games.wacky_races.components import IN_A_RACE, RACERS
from jalopy.games.wacky_races.ending import announce, race_places, single_race
from jalopy.games.wacky_races.races import GRAND, RACES_A_SEASON
from jalopy.games.wacky_races.setup import clear_the_table, first_grid, set_up_race, take_racers
from jalopy.games.wacky_races.state import Race, Standings
from jalopy.kernel.game import Place
from jalopy.kernel.questions import Facts, Rules
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
    if race.number + 1 < len(race.agreed.schedule):
        yield from next_race(race, standings, table)
        return
    race.over = True
    if is_grand(race):
        champion = grand_order(race, standings)[0]
        facts: Facts = {"seat": champion, "racer": standings.names[champion], "points": standings.points[champion]}
        table.tell("grand-title", facts, "WR-12.6")


def is_grand(race: Race) -> bool:
    return race.agreed.values["championship"] == GRAND


def score(race: Race, standings: Standings, table: Table) -> None:
    """WR-12.2  Neutral racers score too; WR-12.20  the last race of all counts double."""
    factor = 2 if race.rules.double else 1
    for place, index in enumerate(race_places(race), 1):
        gained = race.box.points[place - 1] * factor
        standings.points[index] += gained
        standings.season_points[index] += gained
        standings.last[index] = place
        if place == 1:
            standings.wins[index] += 1
            standings.season_wins[index] += 1
        elif place == 2:
            standings.seconds[index] += 1
            standings.season_seconds[index] += 1
        if table.listening:
            total = standings.points[index]
            facts: Facts = {"racer": standings.names[index], "points": gained, "total": total}
            table.tell("scored", facts, "WR-12.20" if race.rules.double else "WR-12.2")


def season_order(standings: Standings) -> list[int]:
    """WR-12.4  All six by points, then wins, then second places of the season, then its last race."""
    order = list(range(IN_A_RACE))
    order.sort(
        key=lambda index: (
            -standings.season_points[index],
            -standings.season_wins[index],
            -standings.season_seconds[index],
            standings.last[index],
        )
    )
    return order


def grand_order(race: Race, standings: Standings) -> list[int]:
    """WR-12.6  The players by all their points, then wins, then second places, then the last race of all."""
    order = list(range(race.seats))
    order.sort(
        key=lambda seat: (
            -standings.points[seat],
            -standings.wins[seat],
            -standings.seconds[seat],
            standings.last[seat],
        )
    )
    return order


def end_season(race: Race, standings: Standings, table: Table) -> None:
    """WR-12.5"""
    champion = season_order(standings)[0]
    standings.titles.append(champion)
    facts: Facts = {
        "racer": standings.names[champion],
        "season": race.rules.season,
        "points": standings.season_points[champion],
    }
    table.tell("title", facts, "WR-12.5")


def next_race(race: Race, standings: Standings, table: Table) -> Rules:
    race.number += 1
    race.rules = race.agreed.schedule[race.number]
    clear_the_table(race)
    facts: Facts = {"season": race.rules.season, "number": race.rules.number}
    if race.rules.number == 1:
        standings.begin_season(race.seats)
        race.racers = []
        race.ground = []
        table.tell("next-race", facts, "WR-12.1")
        yield from take_racers(race, table)  # WR-12.7
        grid = first_grid(race)
    else:
        table.tell("next-race", facts, "WR-12.1")
        take_the_wheel(race, standings, table)
        grid = grid_by_standing(race, standings, table)
    yield from set_up_race(race, grid, table)


def take_the_wheel(race: Race, standings: Standings, table: Table) -> None:
    """WR-12.7  The racers of the season; WR-12.18  in one race of it others, by lot."""
    drivers = by_lot(race, standings, table) if race.rules.lots else standings.names
    for racer in race.racers:
        racer.name = drivers[racer.index]


def grid_by_standing(race: Race, standings: Standings, table: Table) -> list[int]:
    """WR-12.3  From the rear: the best player, the others clockwise, then the neutral racers by lot."""
    race.start = next(index for index in season_order(standings) if index < race.seats)
    grid = race.clockwise() + table.shuffled(list(range(race.seats, IN_A_RACE)))
    if table.listening:
        table.tell("grid", {"racers": [race.racers[index].name for index in grid]}, "WR-12.3")
    return grid


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
    """WR-11.3 for a single race; WR-12.4 after a season, WR-12.6 after all of them."""
    standings = race.standings
    if standings is None:
        return single_race(race)
    if is_grand(race):
        return [
            Place(place, seat, "grand-champion" if place == 1 else "grand-points", facts_of(standings, seat), "WR-12.6")
            for place, seat in enumerate(grand_order(race, standings), 1)
        ]
    places: list[Place] = []
    for place, index in enumerate(season_order(standings), 1):
        if index < race.seats:
            facts = facts_of(standings, index)
            facts["of_six"] = place
            places.append(Place(place, index, "champion" if place == 1 else "points", facts, "WR-12.4"))
    return places


def facts_of(standings: Standings, index: int) -> Facts:
    return {"racer": standings.names[index], "points": standings.points[index], "wins": standings.wins[index]}

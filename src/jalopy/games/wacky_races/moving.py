"""WR-4  How racers move: step by step, forwards or backwards, alone or several of them in order."""

from typing import Final

from jalopy.games.wacky_races import special_terrain, traps
from jalopy.games.wacky_races.components import ACME, FINISH, GAS_STATION, HIDDEN, RACERS, RAILROAD
from jalopy.games.wacky_races.places import ROAD
from jalopy.games.wacky_races.road import NO_SPACE, free_ahead, free_behind
from jalopy.games.wacky_races.state import Race, Racer
from jalopy.kernel.questions import Facts, Option, Rules, Ruling
from jalopy.kernel.table import Table

SIGHT: Final = 2  # WR-12.11


class RaceWon(Exception):
    """A racer has reached the Finish Line: nothing more happens in this race (WR-11.1)."""


RACER: Final[dict[str, dict[str, Option]]] = {}  # options that name a racer, by rule and name; made once


def racer_option(racer: Racer, rule: str) -> Option:
    by_name = RACER.get(rule)
    if by_name is None:
        by_name = {name: Option(f"racer:{name}", rule, f"racer:{name}", {"racer": name}) for name in RACERS}
        RACER[rule] = by_name
    return by_name[racer.name]


def choose_racer(seat: int, kind: str, racers: list[Racer], table: Table, rule: str) -> Ruling[Racer]:
    """One of them; nobody is asked where there is nothing to choose."""
    if len(racers) == 1:
        return racers[0]
    choice = yield table.ask(seat, kind, [racer_option(racer, rule) for racer in racers], rule)
    for racer in racers:
        if racer_option(racer, rule) is choice:
            return racer
    raise AssertionError(choice.key)


# --- one step ---------------------------------------------------------------------------------------------------------


def put(race: Race, racer: Racer, tile: int, table: Table, rule: str) -> None:
    """WR-1.3  On this tile, on its own side if that is free."""
    before = racer.tile
    side = racer.side
    for other in race.racers:
        if other.tile == tile and other is not racer and other.side == side:
            racer.side = 1 - side
            break
    racer.tile = tile
    race.arrivals += 1
    racer.arrived = race.arrivals
    if table.listening:
        table.tell("moved", {"racer": racer.name, "from": before, "to": tile}, rule)
    if race.rules.face_down:
        look_ahead(race, racer, table)


def look_ahead(race: Race, racer: Racer, table: Table) -> None:
    """WR-12.11"""
    for tile in range(racer.tile, racer.tile + SIGHT + 1):
        if tile < race.finish and race.ground[tile] == HIDDEN:
            turn_up(race, tile, table)


def turn_up(race: Race, tile: int, table: Table) -> None:
    card = race.cards.at(ROAD)[race.on_road(tile)]
    race.cards.show_all(card)
    race.survey()
    if table.listening:
        table.tell("tile-revealed", {"tile": tile, "kind": race.cards.face(card)}, "WR-12.11")


def step(race: Race, racer: Racer, table: Table, rule: str) -> bool:
    """WR-4.1  One step ahead; whether something waits there, so that the racer has to `arrive`."""
    put(race, racer, free_ahead(race, racer.tile), table, rule)
    return reached(race, racer)


def step_back(race: Race, racer: Racer, table: Table, rule: str) -> bool:
    """WR-4.1  Likewise, backwards."""
    tile = free_behind(race, racer.tile)
    if tile == NO_SPACE:
        if table.listening:
            table.tell("stayed", {"racer": racer.name}, "WR-4.3")
        return False
    put(race, racer, tile, table, rule)
    return reached(race, racer)


def reached(race: Race, racer: Racer) -> bool:
    """WR-11.1  The Finish Line; else whether a trap or a tile with an effect waits."""
    kind = race.ground[racer.tile]
    if kind == FINISH:
        race.winner = racer.index
        raise RaceWon
    return race.trapped(racer.tile) or kind in (GAS_STATION, RAILROAD, ACME)


def arrive(race: Race, racer: Racer, table: Table) -> Rules:
    """WR-7.1  A trap; WR-7.4  then the tile itself, if the racer is still there."""
    tile = racer.tile
    if race.trapped(tile):
        yield from traps.spring(race, racer, table)
        if racer.tile != tile:
            return
    yield from special_terrain.entered(race, racer, race.ground[tile], table)


# --- several steps, several racers ------------------------------------------------------------------------------------


def move(race: Race, racer: Racer, steps: int, table: Table, rule: str) -> Rules:
    """WR-4.4  Steps one by one; a trap that is suffered takes the rest."""
    struck = racer.struck
    for _ in range(steps):
        if step(race, racer, table, rule):
            yield from arrive(race, racer, table)
        if racer.struck != struck:
            return


def move_back(race: Race, racer: Racer, steps: int, table: Table, rule: str) -> Rules:
    struck = racer.struck
    for _ in range(steps):
        if step_back(race, racer, table, rule):
            yield from arrive(race, racer, table)
        if racer.struck != struck:
            return


def move_each(race: Race, racers: list[Racer], steps: int, table: Table, rule: str) -> Rules:
    """WR-4.5  One after the other, the foremost first; steps below 0 lead back."""
    waiting = racers.copy()
    tiles = [racer.tile for racer in racers]  # those at which the effect found them
    while waiting:
        lead = tiles[0]
        for tile in tiles:
            if tile > lead:
                lead = tile
        first = [racer for place, racer in enumerate(waiting) if tiles[place] == lead]
        racer = first[0]
        if len(first) > 1:
            racer = yield from choose_racer(race.decider(), "who-first", first, table, "WR-4.5")
        place = waiting.index(racer)
        waiting.pop(place)
        tiles.pop(place)
        if steps == 1:
            if step(race, racer, table, rule):
                yield from arrive(race, racer, table)
        elif steps > 1:
            yield from move(race, racer, steps, table, rule)
        else:
            yield from move_back(race, racer, -steps, table, rule)


def trade_places(race: Race, racer: Racer, other: Racer, table: Table, rule: str) -> None:
    """WR-4.6  Not a movement, so tiles do nothing; and no trap lies where a racer stands."""
    here, side = racer.tile, racer.side
    racer.tile, racer.side = other.tile, other.side
    other.tile, other.side = here, side
    race.arrivals += 2
    racer.arrived = race.arrivals - 1
    other.arrived = race.arrivals
    if table.listening:
        facts: Facts = {"racer": racer.name, "other": other.name, "from": here, "to": racer.tile}
        table.tell("traded-places", facts, rule)
    if race.rules.face_down:
        look_ahead(race, racer, table)
        look_ahead(race, other, table)

"""WR-5  Dick Dastardly and the Mean Machine."""

from typing import Final

from jalopy.games.wacky_races import traps
from jalopy.games.wacky_races.components import (
    FARM,
    FINISH,
    GAS_STATION,
    GRID,
    HIDDEN,
    SWAMP,
    TERRAIN,
    WILD_START,
)
from jalopy.games.wacky_races.hands import NO_CARD, reveal
from jalopy.games.wacky_races.moving import turn_up
from jalopy.games.wacky_races.places import DISCARD, TRAP_BOX, TRAP_DECK
from jalopy.games.wacky_races.road import last_tile, lead_tile
from jalopy.games.wacky_races.special_terrain import lay_trap
from jalopy.games.wacky_races.state import OUT_OF_FUEL, Race
from jalopy.kernel.questions import Facts, Rules
from jalopy.kernel.table import Table

NOWHERE: Final = -1
UNKNOWN: Final = -2  # the first tile that could stop him lies face down


def move_dastardly(race: Race, table: Table, rule: str) -> Rules:
    """WR-5.1  To the next tile that matches the top of the discard pile."""
    if race.dastardly == OUT_OF_FUEL:
        return
    terrain = last_discarded(race, table)
    if terrain == NO_CARD:
        return
    to = next_tile(race, race.dastardly, terrain)
    while to == UNKNOWN:
        turn_up(race, first_hidden(race), table)
        to = next_tile(race, race.dastardly, terrain)
    if to == NOWHERE:
        run_out_of_fuel(race, table)
        return
    before = race.dastardly
    race.dastardly = to
    if table.listening:
        table.tell("dastardly-moved", {"from": before, "to": to, "card": TERRAIN[terrain]}, rule)
    if leads(race, to):
        yield from set_up_trap(race, table)


def last_discarded(race: Race, table: Table) -> int:
    """WR-5.2  The terrain on top of the discard pile; an empty pile gets a card from the deck."""
    pile = race.cards.at(DISCARD)
    if pile:
        return race.cards.number(pile[-1])
    terrain = reveal(race, table)
    if terrain != NO_CARD and table.listening:
        table.tell("card-turned", {"card": TERRAIN[terrain]}, "WR-5.2")
    return terrain


def next_tile(race: Race, here: int, terrain: int) -> int:
    """WR-5.3  Where he would stop: special tiles always, Gas Station, trapped tiles and Finish Line never."""
    for tile in range(here + 1, race.finish):
        kind = race.ground[tile]
        if kind == GAS_STATION or race.trapped(tile):
            continue
        if tile <= GRID:
            if race.agreed.dastardly_stops_at_start and kind in (terrain, WILD_START):  # WR-5.4
                return tile
            continue
        if kind == HIDDEN:
            return UNKNOWN
        if kind == terrain or SWAMP <= kind < FINISH:
            return tile
        assert kind <= FARM
    return NOWHERE


def first_hidden(race: Race) -> int:
    """WR-12.11"""
    for tile in range(race.dastardly + 1, race.finish):
        if race.ground[tile] == HIDDEN and not race.trapped(tile):
            return tile
    raise AssertionError("no tile lies face down")


def leads(race: Race, tile: int) -> bool:
    """WR-5.5  Whether he does on a tile: nobody there or ahead of it; WR-12.14 lets him share it."""
    lead = lead_tile(race)
    return lead < tile or (race.rules.tied and lead == tile)


def would_go(race: Race, terrain: int) -> Facts:
    """Where a card would lead him now and what he would do there; `to` is None where he would run out of fuel, or who knows."""
    to = next_tile(race, race.dastardly, terrain)
    lays = to >= 0 and leads(race, to) and len(race.cards.at(TRAP_DECK)) > 0
    return {"from": race.dastardly, "to": to if to >= 0 else None, "out_of_fuel": to == NOWHERE, "lays": lays}


def set_up_trap(race: Race, table: Table) -> Rules:
    """WR-5.5  A trap where he stands, WR-5.6  then back behind everybody."""
    tile = race.dastardly
    if race.cards.at(TRAP_DECK):
        lay_trap(race, tile, table, "WR-12.14" if lead_tile(race) == tile else "WR-5.5")
    elif table.listening:
        table.tell("traps-used-up", {"tile": tile}, "WR-5.7")
    race.dastardly = last_tile(race) - 1
    if table.listening:
        table.tell("dastardly-retreated", {"from": tile, "to": race.dastardly}, "WR-5.6")
    yield from traps.spring_under(race, tile, table)


def run_out_of_fuel(race: Race, table: Table) -> None:
    """WR-5.8"""
    race.dastardly = OUT_OF_FUEL
    race.cards.move_all(TRAP_DECK, TRAP_BOX)
    if table.listening:
        table.tell("out-of-fuel", {}, "WR-5.8")

"""WR-10  Special terrain."""

from typing import Final

from jalopy.games.wacky_races import moving, traps
from jalopy.games.wacky_races.components import (
    ACME,
    CROSSROADS,
    FARM,
    FARTHEST,
    FOREST,
    GAS_STATION,
    RAILROAD,
    TERRAIN,
)
from jalopy.games.wacky_races.dashboard import refresh_one
from jalopy.games.wacky_races.hands import NO_CARD, reveal
from jalopy.games.wacky_races.places import ROAD, TRAP_DECK, TRAP_ON
from jalopy.games.wacky_races.road import count_on, last_tile, lead_tile, on_tile
from jalopy.games.wacky_races.state import OUT_OF_FUEL, Race, Racer
from jalopy.kernel.questions import Option, Rules
from jalopy.kernel.table import Table


def entered(race: Race, racer: Racer, kind: int, table: Table) -> Rules:
    """What a tile does when a racer moves onto it."""
    if kind == GAS_STATION:
        yield from gas_station(race, racer, table)
    elif kind == RAILROAD:
        yield from railroad(race, racer, table)
    elif kind == ACME:
        acme(race, racer, table)


def gas_station(race: Race, racer: Racer, table: Table) -> Rules:
    """WR-10.2  For the last racer everybody turns up a power, once in a turn at most."""
    if race.rules.dry or last_tile(race) != racer.tile:
        return
    if race.refuelled or (race.gas_fired and race.agreed.gas_once):
        return
    race.refuelled = True
    race.gas_fired = True
    if table.listening:
        table.tell("refuelled", {"racer": racer.name}, "WR-10.2")
    for seat in race.clockwise():
        yield from refresh_one(race.racers[seat], table, "WR-10.2")


def railroad(race: Race, racer: Racer, table: Table) -> Rules:
    """WR-10.4  Whoever is last moves one ahead; of two the owner of the racer on the tracks says who goes first."""
    last = [each.index for each in on_tile(race, last_tile(race))]
    seat = race.start if racer.neutral else racer.seat
    if table.listening:
        table.tell("train", {"racer": racer.name}, "WR-10.4")
    while last:
        waiting = [race.racers[index] for index in last]
        first = yield from moving.choose_racer(seat, "who-first", waiting, table, "WR-10.4")
        last.remove(first.index)
        if moving.step(race, first, table, "WR-10.4"):
            yield from moving.arrive(race, first, table)


def acme(race: Race, racer: Racer, table: Table) -> None:
    """WR-10.6  The lead racer sets off a trap farther on."""
    if lead_tile(race) > racer.tile or count_on(race, racer.tile) > 1:
        return
    terrain = reveal(race, table)
    if terrain == NO_CARD:
        return
    if table.listening:
        table.tell("terrain-drawn", {"racer": racer.name, "card": TERRAIN[terrain]}, "WR-10.6")
    if race.dastardly == OUT_OF_FUEL or not race.cards.at(TRAP_DECK):
        return
    for tile in range(racer.tile + 1, race.finish):
        if race.ground[tile] == terrain and not race.trapped(tile):
            lay_trap(race, tile, table, "WR-10.6")
            return


def lay_trap(race: Race, tile: int, table: Table, rule: str) -> None:
    """The top trap onto a tile, face down; WR-12.16 face up."""
    card = table.draw_card(race.cards, TRAP_DECK)
    race.cards.put(card, TRAP_ON + tile)
    open_trap = race.rules.open_traps
    if open_trap:
        race.cards.show_all(card)
    if table.listening:
        table.tell("trap-laid", {"tile": tile}, rule)
        if open_trap:
            table.tell("trap-open", {"tile": tile, "trap": race.cards.face(card)}, "WR-12.16")


# --- tiles that change places -----------------------------------------------------------------------------------------


PASS: Final = Option("pass", "WR-10.5")


def crossroads(race: Race, racer: Racer, table: Table) -> Rules:
    """WR-10.5  Two tiles of the road may trade places at the end of a turn here."""
    tiles = [tile for tile in range(1, race.finish) if may_trade(race, racer, tile)]
    if len(tiles) < 2:
        return
    choice = yield table.ask(racer.seat, "crossroads", [PASS, *tile_options(tiles, "WR-10.5")], "WR-10.5")
    if choice is PASS:
        return
    first = choice.number
    others = [tile for tile in tiles if tile != first]
    choice = yield table.ask(racer.seat, "crossroads-with", tile_options(others, "WR-10.5"), "WR-10.5")
    yield from trade_tiles(race, first, choice.number, table, "WR-10.5")


def may_trade(race: Race, racer: Racer, tile: int) -> bool:
    """Whether a tile may leave its place; the racer's own is the Crossroads."""
    if race.on_road(tile) < 0 or tile == race.finish:
        return False
    own = tile == racer.tile and race.ground[tile] == CROSSROADS
    return race.ground[tile] <= FARM or (own and race.agreed.crossroads_moves_itself)


TILES: Final[dict[str, list[Option]]] = {}  # options that name a tile, by rule and tile; made once


def tile_options(tiles: list[int], rule: str) -> list[Option]:
    by_tile = TILES.get(rule)
    if by_tile is None:
        by_tile = [
            Option(f"tile:{tile}", rule, f"tile:{tile}", {"tile": tile}, number=tile) for tile in range(FARTHEST)
        ]
        TILES[rule] = by_tile
    return [by_tile[tile] for tile in tiles]


def trade_tiles(race: Race, tile: int, other: int, table: Table, rule: str) -> Rules:
    """Racers stay, traps travel with their tiles and may spring; the tile farther ahead first (WR-4.5)."""
    cards = race.cards
    road = cards.at(ROAD).copy()
    here, there = race.on_road(tile), race.on_road(other)
    road[here], road[there] = road[there], road[here]
    cards.arrange(ROAD, road)
    traps_here, traps_there = cards.at(TRAP_ON + tile).copy(), cards.at(TRAP_ON + other).copy()
    cards.arrange(TRAP_ON + tile, traps_there)
    cards.arrange(TRAP_ON + other, traps_here)
    race.survey()
    if table.listening:
        table.tell("tiles-traded", {"tile": tile, "other": other}, rule)
    yield from traps.spring_under(race, max(tile, other), table)
    yield from traps.spring_under(race, min(tile, other), table)


def sawtooth_tiles(race: Race, racer: Racer) -> list[int]:
    """The Forest tiles that may trade places with the one right ahead; WR-8.5  two Forests only for a trap."""
    ahead = racer.tile + 1
    if ahead >= race.finish or race.on_road(ahead) < 0 or race.ground[ahead] > FARM:
        return []
    alike = race.ground[ahead] == FOREST and not race.trapped(ahead)
    return [
        tile
        for tile in range(1, race.finish)
        if tile != ahead
        and race.on_road(tile) >= 0
        and race.ground[tile] == FOREST
        and (not alike or race.trapped(tile))
    ]

"""WR-7  Dastardly's traps."""

from typing import Final

from jalopy.games.wacky_races import moving
from jalopy.games.wacky_races.components import (
    BOULDER,
    BROKEN_BRIDGE,
    FAILED_PLAN,
    LOG,
    MUD_POOL,
    OIL,
    OLD_SWITCHEROO,
    PAINTED_TUNNEL,
    SABOTAGE,
)
from jalopy.games.wacky_races.dashboard import exhaust, may_refresh_one, use_up_one
from jalopy.games.wacky_races.places import TRAP_DISCARD, TRAP_ON
from jalopy.games.wacky_races.power_cards import CANCELLER
from jalopy.games.wacky_races.road import on_tile
from jalopy.games.wacky_races.state import Race, Racer
from jalopy.kernel.questions import Rules
from jalopy.kernel.table import Table

HARMLESS_TO_NEUTRALS: Final = (BROKEN_BRIDGE, SABOTAGE, MUD_POOL)  # WR-7.14

RULE_OF: Final[dict[str, str]] = {
    FAILED_PLAN: "WR-7.5",
    OIL: "WR-7.6",
    BROKEN_BRIDGE: "WR-7.7",
    BOULDER: "WR-7.8",
    LOG: "WR-7.9",
    SABOTAGE: "WR-7.10",
    OLD_SWITCHEROO: "WR-7.11",
    PAINTED_TUNNEL: "WR-7.12",
    MUD_POOL: "WR-7.13",
}


def spring(race: Race, racer: Racer, table: Table) -> Rules:
    """WR-7.1  The trap under a racer is turned over, cancelled or suffered, and discarded."""
    cards = race.cards
    card = cards.at(TRAP_ON + racer.tile)[-1]
    cards.show_all(card)
    trap = cards.face(card)
    cards.move(card, TRAP_ON + racer.tile, TRAP_DISCARD)
    if table.listening:
        table.tell("trap-sprung", {"racer": racer.name, "tile": racer.tile, "trap": trap}, "WR-7.1")
    if not racer.neutral:
        power = CANCELLER[racer.name]
        if racer.powers and racer.exhausted >> power.slot & 1 == 0 and trap in power.cancels:
            exhaust(racer, power)  # WR-7.2
            if table.listening:
                table.tell("trap-cancelled", {"racer": racer.name, "trap": trap, "power": power.key}, power.rule)
            return
    elif trap in HARMLESS_TO_NEUTRALS:
        if table.listening:
            table.tell("trap-harmless", {"racer": racer.name, "trap": trap}, "WR-7.14")
        return
    racer.struck += 1
    if racer.index == race.active and not race.ended:
        race.ended = True
        if table.listening:
            table.tell("turn-lost", {"seat": racer.seat, "racer": racer.name}, "WR-7.3")
    yield from suffer(race, racer, trap, table)


def spring_under(race: Race, tile: int, table: Table) -> Rules:
    """WR-7.1  A tile with a trap has come under racers: one of them springs it, by choice."""
    racers = on_tile(race, tile)
    if racers and race.trapped(tile):
        racer = yield from moving.choose_racer(race.decider(), "who-springs", racers, table, "WR-7.1")
        yield from spring(race, racer, table)


def suffer(race: Race, racer: Racer, trap: str, table: Table) -> Rules:
    rule = RULE_OF[trap]
    if trap == FAILED_PLAN:
        for seat in race.clockwise():
            yield from may_refresh_one(race.racers[seat], table, rule)
    elif trap == OIL:
        others = [other for other in race.racers if other is not racer]
        yield from moving.move_each(race, others, 1, table, rule)
    elif trap == BROKEN_BRIDGE:
        racer.slow = rule
        if table.listening:
            table.tell("slowed", {"racer": racer.name}, rule)
    elif trap == BOULDER:
        yield from moving.move_back(race, racer, 1, table, rule)
    elif trap == LOG:
        yield from moving.move_back(race, racer, 2, table, rule)
    elif trap == SABOTAGE:
        yield from use_up_one(racer, table, rule)
    elif trap == OLD_SWITCHEROO:
        yield from old_switcheroo(race, racer, table)
    elif trap == PAINTED_TUNNEL:
        yield from painted_tunnel(race, table)
    else:
        racer.muddy = True
        if table.listening:
            table.tell("bogged", {"racer": racer.name}, rule)


def old_switcheroo(race: Race, racer: Racer, table: Table) -> Rules:
    """WR-7.11  With the closest racer behind; of two on that tile the owner of the racer picks."""
    for distance in range(1, race.box.switcheroo_reach + 1):
        there = on_tile(race, racer.tile - distance)
        if there:
            seat = race.start if racer.neutral else racer.seat
            other = yield from moving.choose_racer(seat, "swap-with", there, table, "WR-7.11")
            moving.trade_places(race, racer, other, table, "WR-7.11")
            return
    if table.listening:
        table.tell("stayed", {"racer": racer.name}, "WR-7.11")


def painted_tunnel(race: Race, table: Table) -> Rules:
    """WR-7.12  The two hindmost racers; where too many are level, the active player picks."""
    left = [racer.index for racer in race.racers]
    hindmost: list[int] = []
    while len(hindmost) < 2:
        last = min([race.racers[index].tile for index in left])
        level = [race.racers[index] for index in left if race.racers[index].tile == last]
        if len(level) <= 2 - len(hindmost):
            picked = level[0]
        else:
            picked = yield from moving.choose_racer(race.decider(), "who-escapes", level, table, "WR-7.12")
        hindmost.append(picked.index)
        left.remove(picked.index)
    yield from moving.move_each(race, [race.racers[index] for index in hindmost], 2, table, "WR-7.12")

"""What the space does to a racer that has come to stand on it: slime, salvager, pit stop (SR-19 to SR-21)."""

from typing import Final

from jalopy.games.scrap_racer import roads
from jalopy.games.scrap_racer.bonus_markers import exchange_bonus_markers
from jalopy.games.scrap_racer.components import HOVER, SCRAP
from jalopy.games.scrap_racer.extras import Extras
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.kernel.questions import Option, Rules
from jalopy.kernel.table import Table

MOST_SLIPS: Final = 20  # SR-19.6
NO_TILE: Final = Option("take:none", "SR-21.3", "pit")
KEEP: Final = Option("keep", "SR-20.3", "racer")


def land(race: Race, extras: Extras, table: Table) -> Rules:
    """All racers on new spaces, in the order in which they moved; slime may bring one to yet another space."""
    track = race.track
    while extras.landing:
        racer = race.racers[extras.landing[0]]
        extras.landing = extras.landing[1:]
        if track.on_slime(racer.space):
            slip(race, extras, racer, table)  # SR-19
        elif track.on_salvager(racer.space):
            take_scrap(race, extras, racer, table)  # SR-20.2
        elif racer.space == track.centre and track.centre > 0:
            yield from take_ability(race, extras, racer, table)  # SR-21.3


def slip(race: Race, extras: Extras, racer: Racer, table: Table) -> None:
    """SR-19.1  Every space of the slime trail has its own way."""
    if extras.slips >= MOST_SLIPS:
        return
    extras.slips += 1
    place = racer.space - race.track.slime + 1
    dice = [table.roll(), table.roll()] if place == 2 else [table.roll()]
    rule = ("SR-19.2", "SR-19.3", "SR-19.4")[place - 1]
    if table.listening:
        table.tell("slipped", {"racer": racer.name, "space": racer.space, "dice": dice}, rule)
    if place == 1:
        roads.back(race, extras, racer, dice[0], table, rule)
    else:
        roads.forward(race, extras, racer, sum(dice), table, rule)


def take_scrap(race: Race, extras: Extras, racer: Racer, table: Table) -> None:
    """SR-20.2  The top tile of the space's stack, if there is one left."""
    place = racer.space - race.track.salvager
    if not extras.stacks[place]:
        return
    extras.stacks = extras.stacks.copy()
    extras.stacks[place] -= 1
    racer.scrap = sorted([*racer.scrap, SCRAP[place]])
    if racer is race.active:
        extras.fresh = [*extras.fresh, SCRAP[place]]
    if table.listening:
        facts = {"racer": racer.name, "tile": SCRAP[place], "space": racer.space, "left": extras.stacks[place]}
        table.tell("scrap-taken", facts, "SR-20.2")


def take_ability(race: Race, extras: Extras, racer: Racer, table: Table) -> Rules:
    """SR-21.3  One of the tiles left, but never the ability the racer began with."""
    options = [
        Option(f"take:{ability}", "SR-21.3", f"tile:{ability}", {"ability": ability})
        for ability in extras.tiles
        if ability != racer.name
    ]
    if not options:
        return
    choice = yield table.ask(racer.seat, "take-ability", [*options, NO_TILE], "SR-21.3", {"racer": racer.name})
    if choice is NO_TILE:
        return
    ability = choice.key.removeprefix("take:")
    extras.tiles = [tile for tile in extras.tiles if tile != ability]
    racer.tiles = [*racer.tiles, ability]
    table.tell("ability-taken", {"racer": racer.name, "seat": racer.seat, "ability": ability}, "SR-21.3")
    if ability == HOVER:
        exchange_bonus_markers(race, racer, table, "SR-21.8")


def usable_scrap(race: Race, extras: Extras, racer: Racer) -> list[int]:
    """SR-20.3  What may be laid on the racer's space at the end of its turn: each value once."""
    track, space = race.track, racer.space
    if space == 0 or space == track.centre or extras.scrap[space] or track.on_salvager(space):
        return []
    older = racer.scrap.copy()
    for value in extras.fresh:
        older.remove(value)
    return sorted(set(older))


def place_scrap(race: Race, extras: Extras, racer: Racer, table: Table) -> Rules:
    """SR-20.3"""
    values = usable_scrap(race, extras, racer)
    if not values:
        return
    options = [Option(f"scrap:{value}", "SR-20.3", f"space:{racer.space}", {"tile": value}) for value in values]
    choice = yield table.ask(racer.seat, "place-scrap", [KEEP, *options], "SR-20.3", {"space": racer.space})
    if choice is KEEP:
        return
    value = int(choice.key.removeprefix("scrap:"))
    racer.scrap = racer.scrap.copy()
    racer.scrap.remove(value)
    extras.lay_scrap(racer.space, value)
    table.tell("scrap-placed", {"racer": racer.name, "tile": value, "space": racer.space}, "SR-20.3")

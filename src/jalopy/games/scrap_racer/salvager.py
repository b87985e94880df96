"""SR-20  The salvager: taking scrap tiles and placing them. What they cost is told in `ways`."""

from typing import Final

from jalopy.games.scrap_racer.components import SCRAP
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.kernel.questions import Option, Rules
from jalopy.kernel.table import Table

KEEP: Final = Option("keep", "SR-20.3", "racer")


def take_scrap(race: Race, racer: Racer, table: Table) -> None:
    """SR-20.2  The top tile of the space's stack, if there is one left."""
    place = racer.space - race.track.salvager
    if not race.stacks[place]:
        return
    race.stacks = race.stacks.copy()
    race.stacks[place] -= 1
    tile = SCRAP[place]
    racer.scrap = sorted([*racer.scrap, tile])
    if racer is race.active:
        race.this_turn.fresh_scrap = [*race.this_turn.fresh_scrap, tile]
    if table.listening:
        facts = {"racer": racer.name, "tile": tile, "space": racer.space, "left": race.stacks[place]}
        table.tell("scrap-taken", facts, "SR-20.2")


def usable_scrap(race: Race, racer: Racer) -> list[int]:
    """SR-20.3  What may be laid on the racer's space at the end of its turn: each value once."""
    if not race.track.may_hold_scrap(racer.space) or race.scrap[racer.space]:
        return []
    older = racer.scrap.copy()
    for tile in race.this_turn.fresh_scrap:
        older.remove(tile)
    return sorted(set(older))


def place_scrap(race: Race, racer: Racer, table: Table) -> Rules:
    """SR-20.3"""
    options = [
        Option(f"scrap:{tile}", "SR-20.3", f"space:{racer.space}", {"tile": tile}, number=tile)
        for tile in usable_scrap(race, racer)
    ]
    if not options:
        return
    choice = yield table.ask(racer.seat, "place-scrap", [KEEP, *options], "SR-20.3", {"space": racer.space})
    if choice is KEEP:
        return
    tile = choice.number
    racer.scrap = racer.scrap.copy()
    racer.scrap.remove(tile)
    race.lay_scrap(racer.space, tile)
    table.tell("scrap-placed", {"racer": racer.name, "tile": tile, "space": racer.space}, "SR-20.3")

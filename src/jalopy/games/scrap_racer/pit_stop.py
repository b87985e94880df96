"""SR-21  The pit stop: which way at its fork, and the ability tiles in its centre."""

from typing import Final

from jalopy.games.scrap_racer.bonus_markers import exchange_bonus_markers
from jalopy.games.scrap_racer.components import HOVER
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.games.scrap_racer.ways import Way
from jalopy.kernel.questions import Option, Rules, Ruling
from jalopy.kernel.table import Table

NO_TILE: Final = Option("take:none", "SR-21.3", "pit")


def which_way(race: Race, racer: Racer, on_track: Way, through_pit: Way, table: Table) -> Ruling[Way]:
    """SR-21.6  Where both lead on and part, the player says which; SR-21.5  otherwise it is the one that leads on."""
    if not on_track.leads_on:
        return through_pit
    if not through_pit.leads_on or on_track.space == through_pit.space:
        return on_track
    space = on_track.space if on_track.moved else 0
    lane = max(0, through_pit.space - race.track.length)  # 0: a scrap tile lies at the lane's beginning
    options = [
        Option("way:track", "SR-21.6", f"space:{on_track.space}", {"space": space}),
        Option("way:pit", "SR-21.6", f"space:{through_pit.space}", {"lane": lane}),
    ]
    choice = yield table.ask(racer.seat, "track-or-pit", options, "SR-21.6")
    return on_track if choice is options[0] else through_pit


def take_ability(race: Race, racer: Racer, table: Table) -> Rules:
    """SR-21.3  One of the tiles left, but never the ability the racer began with."""
    options = [
        Option(f"take:{ability}", "SR-21.3", f"tile:{ability}", {"ability": ability}, ability)
        for ability in race.ability_tiles
        if ability != racer.name
    ]
    if not options:
        return
    choice = yield table.ask(racer.seat, "take-ability", [*options, NO_TILE], "SR-21.3", {"racer": racer.name})
    if choice is NO_TILE:
        return
    ability = choice.value
    race.ability_tiles = [tile for tile in race.ability_tiles if tile != ability]
    racer.abilities = [*racer.abilities, ability]
    table.tell("ability-taken", {"racer": racer.name, "seat": racer.seat, "ability": ability}, "SR-21.3")
    if ability == HOVER:
        exchange_bonus_markers(race, racer, table, "SR-21.8")

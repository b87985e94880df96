"""SR-19  The slime trail."""

from typing import Final

from jalopy.games.scrap_racer.moves import back, forward
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.kernel.table import Table

MOST_SLIPS: Final = 20  # SR-19.6


def slip(race: Race, racer: Racer, table: Table) -> None:
    """SR-19.1  Every space of the slime trail has its own way."""
    if race.this_turn.slips >= MOST_SLIPS:
        return
    race.this_turn.slips += 1
    place = racer.space - race.track.slime + 1
    dice = [table.roll(), table.roll()] if place == 2 else [table.roll()]
    rule = ("SR-19.2", "SR-19.3", "SR-19.4")[place - 1]
    if table.listening:
        table.tell("slipped", {"racer": racer.name, "space": racer.space, "dice": dice}, rule)
    if place == 1:
        back(race, racer, dice[0], table, rule)
    else:
        forward(race, racer, sum(dice), table, rule)

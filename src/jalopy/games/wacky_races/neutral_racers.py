"""WR-6  Neutral racers, and the end of the round."""

from typing import Final

from jalopy.games.wacky_races.components import SWAMP, TERRAIN
from jalopy.games.wacky_races.dastardly import move_dastardly
from jalopy.games.wacky_races.hands import NO_CARD, reveal
from jalopy.games.wacky_races.moving import move_each
from jalopy.games.wacky_races.road import matches
from jalopy.games.wacky_races.state import NOBODY, Race, Racer
from jalopy.kernel.questions import Facts, Rules
from jalopy.kernel.table import Table

REVEALS: Final = 3
FEW_PLAYERS: Final = 2  # WR-6.5


def end_of_round(race: Race, table: Table) -> Rules:
    """WR-6.1  After the last player's turn, from the second round on."""
    race.active = NOBODY
    race.refuelled = False  # WR-10.2  this is nobody's turn any more
    if race.round > 1:
        yield from activate(race, table)
        if race.seats <= FEW_PLAYERS:
            yield from move_dastardly(race, table, "WR-6.5")
        elif race.rules.eager:
            yield from move_dastardly(race, table, "WR-12.17")
    race.round += 1


def activate(race: Race, table: Table) -> Rules:
    """WR-6.2  A free step each, WR-6.3  then three cards for those they match."""
    neutral = neutral_racers(race)
    if not neutral:
        return
    if table.listening:
        table.tell("neutral-racers", {"racers": [racer.name for racer in neutral]}, "WR-6.1")
    yield from move_each(race, neutral, 1, table, "WR-6.2")
    for _ in range(REVEALS):
        terrain = reveal(race, table)
        if terrain == NO_CARD:
            return
        moving = [racer for racer in neutral_racers(race) if moved_by(race, racer, terrain)]
        if table.listening:
            facts: Facts = {"card": TERRAIN[terrain], "racers": [racer.name for racer in moving]}
            table.tell("neutral-card", facts, "WR-6.3")
        yield from move_each(race, moving, 1, table, "WR-6.3")


def neutral_racers(race: Race) -> list[Racer]:
    return [racer for racer in race.racers if racer.neutral]


def moved_by(race: Race, racer: Racer, terrain: int) -> bool:
    """WR-6.3; WR-6.4  out of the Swamp leads the free step only."""
    kind = race.ground[racer.tile]
    return kind != SWAMP and matches(kind, terrain)

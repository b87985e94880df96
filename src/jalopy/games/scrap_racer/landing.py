"""SR-17.4  Coming to stand: what a special piece does to racers whose move ends on it."""

from jalopy.games.scrap_racer.components import PIT_STOP, SALVAGER, SLIME_TRAIL
from jalopy.games.scrap_racer.pit_stop import take_ability
from jalopy.games.scrap_racer.salvager import take_scrap
from jalopy.games.scrap_racer.slime_trail import slip
from jalopy.games.scrap_racer.state import Race
from jalopy.kernel.questions import Rules
from jalopy.kernel.table import Table


def land(race: Race, table: Table) -> Rules:
    """All who have moved, in the order in which they did; slime may bring one to yet another piece."""
    turn = race.this_turn
    while turn.landing:
        racer = race.racers[turn.landing[0]]
        turn.landing = turn.landing[1:]
        piece = race.track.effect[racer.space]
        if piece == SLIME_TRAIL:
            slip(race, racer, table)  # SR-19
        elif piece == SALVAGER:
            take_scrap(race, racer, table)  # SR-20.2
        elif piece == PIT_STOP:
            yield from take_ability(race, racer, table)  # SR-21.3

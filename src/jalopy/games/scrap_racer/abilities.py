"""SR-14  The racers' abilities in their own turn: one step, once, or a bonus marker."""

from jalopy.games.scrap_racer.bonus_markers import take_bonus_marker
from jalopy.games.scrap_racer.components import CRUSHER, STEEL_JACKET, SWIFTY, TWISTER
from jalopy.games.scrap_racer.moves import forward
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.kernel.table import Table


def use_ability(race: Race, racer: Racer, table: Table) -> None:
    """SR-5.8  A triggered ability must be used."""
    on_straight = race.track.straight[racer.space]
    if racer.name == STEEL_JACKET and on_straight:
        step(race, racer, table, "SR-14.1")
    elif racer.name == SWIFTY and not on_straight:
        step(race, racer, table, "SR-14.2")
    elif racer.name == TWISTER and race.passed:
        step(race, racer, table, "SR-14.3")
    elif racer.name == CRUSHER and race.passed:
        use(racer, table, "SR-14.4")
        take_bonus_marker(race, racer, table, "SR-14.4")


def step(race: Race, racer: Racer, table: Table, rule: str) -> None:
    use(racer, table, rule)
    forward(race, racer, 1, table, rule)


def use(racer: Racer, table: Table, rule: str) -> None:
    if table.listening:
        table.tell("ability", {"racer": racer.name}, rule)

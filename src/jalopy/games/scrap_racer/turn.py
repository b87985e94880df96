"""SR-3  The turn."""

from typing import Final

from jalopy.games.scrap_racer.boost_markers import collect, collect_around
from jalopy.games.scrap_racer.components import COLLECTOR, LAPS
from jalopy.games.scrap_racer.crash import crash
from jalopy.games.scrap_racer.ending import announce
from jalopy.games.scrap_racer.finish_line import finish_line
from jalopy.games.scrap_racer.landing import place_scrap
from jalopy.games.scrap_racer.movement import drive
from jalopy.games.scrap_racer.rolling import roll_dice
from jalopy.games.scrap_racer.state import Race
from jalopy.games.scrap_racer.turn_order import choose_order
from jalopy.kernel.questions import Rules
from jalopy.kernel.table import Table

NOT_FILLED: Final[list[int]] = []  # no boost space, in a turn in which nobody crosses the line


def turn(race: Race, table: Table) -> Rules:
    """SR-3.2  Roll, then drive or crash, then the finish line, then the boost marker."""
    if race.two_racers_each:
        yield from choose_order(race, race.active.seat, table, "SR-10.2")
    racer = race.active
    if table.listening:
        table.tell("turn-began", {"racer": racer.name, "seat": racer.seat}, "SR-3.1")
    doubled = yield from roll_dice(race, racer, table)  # SR-4
    if doubled:
        yield from crash(race, racer, doubled, table)  # SR-6
    else:
        yield from drive(race, racer, table)  # SR-5
    filled = NOT_FILLED
    if race.crossed:
        filled = yield from finish_line(race, table)  # SR-7
    if race.agreed.new_abilities and racer.has(COLLECTOR):
        collect_around(race, racer, filled, table)  # SR-16.3
    else:
        collect(race, racer, table, "SR-8.1")
    if race.extras is not None:
        yield from place_scrap(race, race.extras, racer, table)  # SR-20.3
    pass_on(race, table)


def pass_on(race: Race, table: Table) -> None:
    """SR-3.1  The next racer in order; SR-9.1  after a third lap marker the round is finished, no more."""
    race.dice.clear()
    race.driven = race.passed = race.crossed = False
    if race.extras is not None:
        race.extras.begin_turn()
    race.next = (race.next + 1) % len(race.order)
    if table.listening and last_round(race):
        if race.next == 0:
            announce(race, table)
        else:
            table.tell("last-round", {"turns": len(race.order) - race.next}, "SR-9.1")


def last_round(race: Race) -> bool:
    return any(racer.laps >= LAPS for racer in race.racers)


def finished(race: Race) -> bool:
    """SR-9.1"""
    return race.next == 0 and last_round(race)

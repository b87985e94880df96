"""SR-3  The turn."""

from jalopy.games.scrap_racer.collecting import collect
from jalopy.games.scrap_racer.crashing import crash
from jalopy.games.scrap_racer.driving import drive
from jalopy.games.scrap_racer.ending import announce
from jalopy.games.scrap_racer.finish_line import finish_line
from jalopy.games.scrap_racer.rolling import roll_dice
from jalopy.games.scrap_racer.salvager import place_scrap
from jalopy.games.scrap_racer.state import Race, Turn
from jalopy.games.scrap_racer.two_racers import choose_order
from jalopy.kernel.questions import Rules
from jalopy.kernel.table import Table


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
    if race.this_turn.crossed:
        yield from finish_line(race, table)  # SR-7
    collect(race, racer, table)  # SR-8
    if racer.scrap:
        yield from place_scrap(race, racer, table)  # SR-20.3
    pass_on(race, table)


def pass_on(race: Race, table: Table) -> None:
    """SR-3.1  The next racer in order; SR-9.1  after a third lap marker the round is finished, no more."""
    dice = race.this_turn.dice  # they go round the table
    dice.clear()
    race.this_turn = Turn(dice)
    race.next = (race.next + 1) % len(race.order)
    if table.listening and last_round(race):
        if race.next == 0:
            announce(race, table)
        else:
            table.tell("last-round", {"turns": len(race.order) - race.next}, "SR-9.1")


def last_round(race: Race) -> bool:
    laps = race.box.laps
    return any(racer.laps >= laps for racer in race.racers)


def finished(race: Race) -> bool:
    """SR-9.1"""
    return race.next == 0 and last_round(race)

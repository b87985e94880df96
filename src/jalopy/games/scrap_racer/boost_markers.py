"""SR-4.5 to SR-4.9 and SR-8  Boost markers: using them on a die, refilling the track, collecting them."""

from typing import Final

from jalopy.games.scrap_racer.components import PLUS_MINUS, RE_ROLL, TURN
from jalopy.games.scrap_racer.places import BOOSTS, ON_TRACK, SUPPLY, USED
from jalopy.games.scrap_racer.state import NO_MARKER, Race, Racer
from jalopy.kernel.questions import Option
from jalopy.kernel.table import Table

USE_RE_ROLL: Final = Option("boost:re-roll", "SR-4.6", "marker:re-roll")
USE_PLUS: Final = Option("boost:plus-1", "SR-4.7", "marker:plus-minus")
USE_MINUS: Final = Option("boost:minus-1", "SR-4.7", "marker:plus-minus")
USE_TURN: Final = Option("boost:turn", "SR-4.8", "marker:turn")

MARKER_OF: Final = {"re-roll": RE_ROLL, "plus-1": PLUS_MINUS, "minus-1": PLUS_MINUS, "turn": TURN}  # by what it does


def usable_markers(race: Race, racer: Racer) -> list[Option]:
    """What the racer's markers can do with the die just rolled."""
    options: list[Option] = []
    die = race.dice[-1]
    kinds = [race.cards.face(marker) for marker in race.boosts(racer)]
    if RE_ROLL in kinds:
        options.append(USE_RE_ROLL)
    if PLUS_MINUS in kinds and die < 6:
        options.append(USE_PLUS)
    if PLUS_MINUS in kinds and die > 1:
        options.append(USE_MINUS)
    if TURN in kinds:
        options.append(USE_TURN)
    return options


def use_boost_marker(race: Race, racer: Racer, choice: Option, table: Table) -> None:
    """SR-4.5  The marker changes the die just rolled and leaves the game."""
    before = race.dice[-1]
    if choice is USE_RE_ROLL:
        kind, die = RE_ROLL, table.roll()  # SR-4.6
    elif choice is USE_PLUS:
        kind, die = PLUS_MINUS, before + 1  # SR-4.7
    elif choice is USE_MINUS:
        kind, die = PLUS_MINUS, before - 1
    else:
        kind, die = TURN, 7 - before  # SR-4.8
    race.dice[-1] = die
    spend(race, racer, kind)
    if table.listening:
        facts = {"racer": racer.name, "marker": kind, "from": before, "to": die, "dice": race.dice.copy()}
        table.tell("boosted", facts, choice.rule)


def spend(race: Race, racer: Racer, kind: str) -> None:
    marker = race.cards.find(kind, BOOSTS + racer.index)
    race.cards.move(marker, BOOSTS + racer.index, USED)


def refill(race: Race, table: Table) -> list[int]:
    """SR-7.6  Every empty boost space from the line on gets a marker, as long as there are any; comes to those spaces."""
    filled: list[int] = []
    cards = race.cards
    for number, space in enumerate(race.track.boost_spaces):
        if cards.at(SUPPLY) and not cards.at(ON_TRACK + number):
            cards.put(table.draw_card(cards, SUPPLY), ON_TRACK + number)
            filled.append(space)
    if table.listening and filled:
        table.tell("refilled", {"spaces": filled, "supply": len(cards.at(SUPPLY))}, "SR-7.6")
    for space in filled:
        for racer in race.on_space(space):
            collect(race, racer, table, "SR-7.7")
    return filled


def collect(race: Race, racer: Racer, table: Table, rule: str) -> None:
    """SR-8.1  The marker on the racer's space, if there is one, goes face up beside its dashboard."""
    collect_from(race, racer, racer.space, table, rule)


def collect_around(race: Race, racer: Racer, filled: list[int], table: Table) -> None:
    """SR-16.3  Collector reaches the spaces in front of it and behind it too; SR-16.4  not what has just been laid there."""
    collect(race, racer, table, "SR-8.1")
    if racer.space > 0:
        for space in (race.track.ahead[racer.space], race.track.behind[racer.space]):
            if space not in filled:
                collect_from(race, racer, space, table, "SR-16.3")


def collect_from(race: Race, racer: Racer, space: int, table: Table, rule: str) -> None:
    marker = race.marker_on(space)
    if marker == NO_MARKER:
        return
    race.cards.move(marker, ON_TRACK + race.track.boost_number[space], BOOSTS + racer.index)
    race.cards.show_all(marker)
    if table.listening:
        table.tell("collected", {"racer": racer.name, "space": space, "marker": race.cards.face(marker)}, rule)

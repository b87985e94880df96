"""SR-4.5 to SR-4.9  Boost markers: what they do to the die just rolled."""

from typing import Final

from jalopy.games.scrap_racer.components import A_PLUS_MINUS, A_RE_ROLL, A_TURN, PLUS_MINUS, RE_ROLL, TURN
from jalopy.games.scrap_racer.places import BOOSTS, USED
from jalopy.games.scrap_racer.state import Race, Racer
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
    die = race.this_turn.dice[-1]
    kinds = kinds_beside(race, racer)
    if kinds & A_RE_ROLL:
        options.append(USE_RE_ROLL)
    if kinds & A_PLUS_MINUS:
        if die < 6:
            options.append(USE_PLUS)
        if die > 1:
            options.append(USE_MINUS)
    if kinds & A_TURN:
        options.append(USE_TURN)
    return options


def kinds_beside(race: Race, racer: Racer) -> int:
    """Of which kinds there are markers beside its dashboard, as bits."""
    kinds = 0
    for marker in race.boosts(racer):
        kinds |= 1 << race.cards.number(marker)
    return kinds


def use_boost_marker(race: Race, racer: Racer, choice: Option, table: Table) -> None:
    """SR-4.5  The marker changes the die just rolled and leaves the game."""
    dice = race.this_turn.dice
    before = dice[-1]
    if choice is USE_RE_ROLL:
        kind, die = RE_ROLL, table.roll()  # SR-4.6
    elif choice is USE_PLUS:
        kind, die = PLUS_MINUS, before + 1  # SR-4.7
    elif choice is USE_MINUS:
        kind, die = PLUS_MINUS, before - 1
    else:
        kind, die = TURN, 7 - before  # SR-4.8
    dice[-1] = die
    spend(race, racer, kind)
    if table.listening:
        facts = {"racer": racer.name, "marker": kind, "from": before, "to": die, "dice": dice.copy()}
        table.tell("boosted", facts, choice.rule)


def spend(race: Race, racer: Racer, kind: str) -> None:
    marker = race.cards.find(kind, BOOSTS + racer.index)
    race.cards.move(marker, BOOSTS + racer.index, USED)

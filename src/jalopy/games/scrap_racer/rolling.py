"""SR-4  Rolling the dice: one at a time, until the player stops or a double ends it."""

from typing import Final

from jalopy.games.scrap_racer.boost_markers import usable_markers, use_boost_marker
from jalopy.games.scrap_racer.components import PILE_NAMES, pile_of
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.kernel.questions import Option, Ruling
from jalopy.kernel.table import Table

ROLL: Final = Option("roll", "SR-4.1", "dice")
STOP: Final = Option("stop", "SR-4.2", "track")

ROLL_OR_STOP: Final = [ROLL, STOP]
ONLY_STOP: Final = [STOP]
ONLY_CRASH: Final = [[Option("crash", "SR-4.4", f"crash:{name}")] for name in PILE_NAMES]  # by pile of the double


def roll_dice(race: Race, racer: Racer, table: Table) -> Ruling[int]:
    """SR-4  Comes to the pips of the double, or 0 if the racer may drive."""
    dice = race.this_turn.dice
    roll_another(dice, racer, table)
    while True:
        doubled = double(dice)
        if doubled:
            kind, options, rule = "crash-or-boost", ONLY_CRASH[pile_of(doubled)], "SR-4.4"
        elif len(dice) == race.box.dice:
            kind, options, rule = "stop-or-boost", ONLY_STOP, "SR-4.3"
        else:
            kind, options, rule = "roll-or-stop", ROLL_OR_STOP, "SR-4.1"
        if race.boosts(racer):
            options = options + usable_markers(race, racer)  # SR-4.5
        choice = options[0]
        if len(options) > 1:
            choice = yield table.ask(racer.seat, kind, options, rule)
        if choice is ROLL:
            roll_another(dice, racer, table)
        elif choice is STOP:
            if table.listening:
                table.tell("stopped", {"racer": racer.name, "total": total(dice)}, "SR-4.2")
            return 0
        elif doubled and choice is options[0]:
            if table.listening:
                table.tell("doubled", {"racer": racer.name, "die": doubled, "dice": dice.copy()}, "SR-4.4")
            return doubled
        else:
            use_boost_marker(race, racer, choice, table)


def roll_another(dice: list[int], racer: Racer, table: Table) -> None:
    """SR-4.1"""
    dice.append(table.roll())
    if table.listening:
        table.tell("rolled", {"racer": racer.name, "die": dice[-1], "dice": dice.copy()}, "SR-4.1")


def double(dice: list[int]) -> int:
    """SR-4.4  The pips the die just rolled shares with an earlier one, or 0."""
    die = dice[-1]
    for place in range(len(dice) - 1):
        if dice[place] == die:
            return die
    return 0


def total(dice: list[int]) -> int:
    """SR-4.2"""
    spaces = 0
    for die in dice:
        spaces += die
    return spaces

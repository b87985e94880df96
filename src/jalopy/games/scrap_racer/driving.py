"""SR-5  Driving: the dice move, bonus cards before and after it, the abilities, the fights."""

from typing import Final

from jalopy.games.scrap_racer.abilities import ready_abilities, use_ability, which_ability
from jalopy.games.scrap_racer.bonus_cards import lay_open, playable_cards, way_of
from jalopy.games.scrap_racer.fights import crowded, fight_it_out
from jalopy.games.scrap_racer.landing import land
from jalopy.games.scrap_racer.moves import go
from jalopy.games.scrap_racer.pit_stop import which_way
from jalopy.games.scrap_racer.rolling import total
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.games.scrap_racer.ways import Way, passes, way_forward
from jalopy.kernel.questions import Option, Rules
from jalopy.kernel.table import Table

DRIVE: Final = Option("drive", "SR-5.1", "racer")
DONE: Final = Option("done", "SR-5.2", "racer")


def drive(race: Race, racer: Racer, table: Table) -> Rules:
    """SR-5  The dice and bonus cards, then the abilities, then what the last space does, then the fight."""
    turn = race.this_turn
    while not turn.halted:  # SR-18.2, SR-21.4
        choice = DONE if turn.driven else DRIVE
        if race.hand(racer.seat):
            kind = "card-or-done" if turn.driven else "card-or-drive"
            choice = yield table.ask(racer.seat, kind, [choice, *playable_cards(race, racer)], "SR-5.2")
        if choice is DONE:
            break
        if choice is DRIVE:
            turn.driven = True
        else:
            lay_open(race, racer, choice.value, table)
        way = own_way(race, racer, choice, False)
        if race.track.fork:
            way = yield from which_way(race, racer, way, own_way(race, racer, choice, True), table)  # SR-21.6
        turn.passed = turn.passed or passes(race, racer, way)  # SR-5.7
        go(race, racer, way, table, choice.rule)
    if not turn.driven:
        lose_dice(race, racer, table)
    if turn.halted and turn.landing:
        yield from land(race, table)  # SR-21.8
    while ready := ready_abilities(race, racer, table):  # SR-5.8
        ability = ready[0]
        if len(ready) > 1:
            ability = yield from which_ability(race, racer, ready, table)  # SR-21.9
        use_ability(race, racer, ability, table)
    if turn.landing:
        yield from land(race, table)  # SR-17.4
    if crowded(race):
        yield from fight_it_out(race, table, abilities=True)  # SR-5.3


def own_way(race: Race, racer: Racer, choice: Option, into_pit: bool) -> Way:
    """By the dice or a bonus card."""
    if choice is DRIVE:
        return way_forward(race, racer, total(race.this_turn.dice), into_pit=into_pit)
    return way_of(race, racer, choice.value, into_pit)


def lose_dice(race: Race, racer: Racer, table: Table) -> None:
    """SR-18.2, SR-21.4  A bonus card has brought the racer to a space that it cannot leave this turn."""
    if table.listening:
        rule = "SR-21.4" if racer.space == race.track.centre else "SR-18.2"
        table.tell("dice-lost", {"racer": racer.name, "lost": total(race.this_turn.dice)}, rule)

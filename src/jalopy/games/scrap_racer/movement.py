"""SR-5  Driving: the dice move, bonus cards before and after it, the ability, the fights."""

from typing import Final

from jalopy.games.scrap_racer.abilities import use_ability
from jalopy.games.scrap_racer.bonus_cards import play_bonus_card, playable_cards
from jalopy.games.scrap_racer.fights import crowded, fight_it_out
from jalopy.games.scrap_racer.moves import drive_on
from jalopy.games.scrap_racer.rolling import total
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.games.scrap_racer.touring import tour
from jalopy.kernel.questions import Option, Rules
from jalopy.kernel.table import Table

DRIVE: Final = Option("drive", "SR-5.1", "racer")
DONE: Final = Option("done", "SR-5.2", "racer")


def drive(race: Race, racer: Racer, table: Table) -> Rules:
    """SR-5  The dice and bonus cards, then the ability, then the fight."""
    if race.extras is not None:
        yield from tour(race, race.extras, racer, DRIVE, DONE, table)
        return
    while True:
        choice = DONE if race.driven else DRIVE
        if race.hand(racer.seat):
            kind = "card-or-done" if race.driven else "card-or-drive"
            choice = yield table.ask(racer.seat, kind, [choice, *playable_cards(race, racer)], "SR-5.2")
        if choice is DONE:
            break
        if choice is DRIVE:
            drive_on(race, racer, total(race.dice), table, "SR-5.1")
            race.driven = True
        else:
            play_bonus_card(race, racer, choice, table)
    use_ability(race, racer, table)  # SR-5.8
    if crowded(race):
        yield from fight_it_out(race, table, abilities=True)  # SR-5.3

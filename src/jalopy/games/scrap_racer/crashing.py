"""SR-6  Crashing: the card, its fights, the bonus marker."""

from typing import Final

from jalopy.games.scrap_racer.bonus_markers import take_bonus_marker
from jalopy.games.scrap_racer.components import PILE_NAMES, ROCKROACHES, pile_of
from jalopy.games.scrap_racer.crash_cards import parts_field_behind, take_effect
from jalopy.games.scrap_racer.fights import crowded, fight_it_out
from jalopy.games.scrap_racer.landing import land
from jalopy.games.scrap_racer.places import CRASH_DISCARD, CRASH_OPEN, CRASH_PILE
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.games.scrap_racer.two_racers import settle_order
from jalopy.kernel.questions import Facts, Option, Rules, Ruling
from jalopy.kernel.table import Table

# By pile of the double: that pile, or the one below.
WHICH_PILE: Final = [
    [
        Option("pile:doubled", "SR-6.1", f"crash:{PILE_NAMES[pile]}", {"pile": PILE_NAMES[pile]}),
        Option("pile:lower", "SR-16.5", f"crash:{PILE_NAMES[pile - 1]}", {"pile": PILE_NAMES[pile - 1]}),
    ]
    for pile in range(len(PILE_NAMES))
]


def crash(race: Race, racer: Racer, doubled: int, table: Table) -> Rules:
    """SR-6  A double of 1 or 2, 3 or 4, 5 or 6 has its own pile."""
    pile = pile_of(doubled)
    lowered = False
    if pile > 0 and racer.has(ROCKROACHES):
        lowered = yield from takes_lower_pile(racer, pile, table)  # SR-16.5
        pile -= 1 if lowered else 0
    card = table.draw_card(race.cards, CRASH_PILE + pile)
    race.cards.put(card, CRASH_OPEN)
    race.cards.show_all(card)
    if table.listening:
        facts: Facts = {"racer": racer.name, "pile": PILE_NAMES[pile], "card": race.cards.face(card)}
        table.tell("crash-card", facts, "SR-6.1")
    if race.two_racers_each:
        yield from settle_order(race, parts_field_behind(race, racer, race.cards.face(card)), table)  # SR-10.3
    take_effect(race, racer, race.cards.face(card), table)
    if race.this_turn.landing:
        yield from land(race, table)  # SR-17.4
    if crowded(race):
        yield from fight_it_out(race, table, abilities=False)  # SR-6.2
    if not lowered:
        take_bonus_marker(race, racer, table, "SR-6.4")
    discard(race, pile, table)


def takes_lower_pile(racer: Racer, pile: int, table: Table) -> Ruling[bool]:
    """SR-16.5  Rockroaches may draw from the pile below, and then takes no bonus marker."""
    choice = yield table.ask(racer.seat, "which-pile", WHICH_PILE[pile], "SR-16.5")
    lowered = choice is WHICH_PILE[pile][1]
    if lowered:
        facts: Facts = {"racer": racer.name, "pile": PILE_NAMES[pile - 1]}
        table.tell("pile-lowered", facts, "SR-16.5")
    return lowered


def discard(race: Race, pile: int, table: Table) -> None:
    """SR-6.6  An empty pile is formed anew from its discarded cards."""
    cards = race.cards
    cards.move_all(CRASH_OPEN, CRASH_DISCARD + pile)
    if not cards.at(CRASH_PILE + pile):
        cards.move_all(CRASH_DISCARD + pile, CRASH_PILE + pile)
        table.shuffle(cards, CRASH_PILE + pile)
        facts: Facts = {"deck": PILE_NAMES[pile], "cards": len(cards.at(CRASH_PILE + pile))}
        table.tell("reshuffled", facts, "SR-6.6")

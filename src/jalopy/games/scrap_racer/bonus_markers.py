"""SR-6.4 to SR-6.7  Bonus markers, and the bonus card they are exchanged for."""

from jalopy.games.scrap_racer.components import HOVER
from jalopy.games.scrap_racer.places import BONUS_DECK, BONUS_DISCARD, HAND
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.kernel.table import Table


def take_bonus_marker(race: Race, racer: Racer, table: Table, rule: str) -> None:
    """SR-6.4  One marker onto the dashboard; SR-6.5  the last one it has room for makes a bonus card."""
    racer.bonus_markers += 1
    if table.listening:
        table.tell("bonus-marker", {"racer": racer.name, "markers": racer.bonus_markers}, rule)
    exchange_bonus_markers(race, racer, table)


def exchange_bonus_markers(race: Race, racer: Racer, table: Table, rule: str = "") -> None:
    """SR-6.5  All of them for a card, if there are enough; SR-21.8  a tile may make them enough."""
    if racer.bonus_markers >= race.slots(racer):
        racer.bonus_markers = 0
        draw_bonus_card(race, racer, table, rule or ("SR-14.6" if racer.has(HOVER) else "SR-6.5"))


def draw_bonus_card(race: Race, racer: Racer, table: Table, rule: str) -> None:
    """SR-6.5  A card only its owner sees."""
    cards = race.cards
    if not cards.at(BONUS_DECK):
        reshuffle_bonus_cards(race, table)
    if not cards.at(BONUS_DECK):
        return
    card = table.draw_card(cards, BONUS_DECK)
    cards.show(card, racer.seat)
    cards.put(card, HAND + racer.seat)
    if table.listening:
        table.tell(
            "bonus-card-drawn",
            {"racer": racer.name, "seat": racer.seat, "hand": len(race.hand(racer.seat))},
            rule,
            private={racer.seat: {"card": cards.face(card)}},
        )


def reshuffle_bonus_cards(race: Race, table: Table) -> None:
    """SR-6.7  The played cards form the deck anew."""
    cards = race.cards
    cards.move_all(BONUS_DISCARD, BONUS_DECK)
    if cards.at(BONUS_DECK):
        table.shuffle(cards, BONUS_DECK)
        table.tell("reshuffled", {"deck": "bonus", "cards": len(cards.at(BONUS_DECK))}, "SR-6.7")

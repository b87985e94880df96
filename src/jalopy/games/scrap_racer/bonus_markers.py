"""SR-6.4 to SR-6.7  Bonus markers, and the bonus card they are exchanged for."""

from jalopy.games.scrap_racer.components import HOVER
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.kernel.table import Table


def take_bonus_marker(race: Race, racer: Racer, table: Table, rule: str) -> None:
    """SR-6.4  One marker onto the dashboard; SR-6.5  the last one it has room for makes a bonus card."""
    racer.bonus_markers += 1
    if table.listening:
        table.tell("bonus-marker", {"racer": racer.name, "markers": racer.bonus_markers}, rule)
    if racer.bonus_markers >= racer.slots:
        racer.bonus_markers = 0
        draw_bonus_card(race, racer, table)


def draw_bonus_card(race: Race, racer: Racer, table: Table) -> None:
    """SR-6.5  A card only its owner sees."""
    if not race.bonus_deck:
        reshuffle_bonus_cards(race, table)
    if not race.bonus_deck:
        return
    card = table.draw_card(race.cards, race.bonus_deck)
    race.cards.show(card, racer.seat)
    race.hands[racer.seat].append(card)
    if table.listening:
        table.tell(
            "bonus-card-drawn",
            {"racer": racer.name, "seat": racer.seat, "hand": len(race.hands[racer.seat])},
            "SR-14.6" if racer.name == HOVER else "SR-6.5",
            private={racer.seat: {"card": race.cards.face(card)}},
        )


def reshuffle_bonus_cards(race: Race, table: Table) -> None:
    """SR-6.7  The played cards form the deck anew."""
    race.bonus_deck, race.bonus_discard = race.bonus_discard, []
    if race.bonus_deck:
        table.shuffle(race.cards, race.bonus_deck)
        table.tell("reshuffled", {"deck": "bonus", "cards": len(race.bonus_deck)}, "SR-6.7")

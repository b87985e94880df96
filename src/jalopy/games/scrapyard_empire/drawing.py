"""SE-4.2 to SE-4.5  Drawing, and decks that run out."""

from jalopy.games.scrapyard_empire.components import KINDS, PART
from jalopy.games.scrapyard_empire.hands import tell_cards
from jalopy.games.scrapyard_empire.places import DECK, PILE, own
from jalopy.games.scrapyard_empire.state import Yard
from jalopy.kernel.table import Table


def can_draw(yard: Yard, kind: int) -> bool:
    """SE-4.5"""
    cards = yard.cards
    return len(cards.at(DECK + kind)) > 0 or (len(cards.at(PILE + kind)) > 0 and may_reshuffle(yard, kind))


def may_reshuffle(yard: Yard, kind: int) -> bool:
    """SE-16.5  The part pile stays where it is if the deck is to be beaten."""
    return kind != PART or not yard.agreed.beat_the_deck


def draw(yard: Yard, seat: int, kind: int, count: int, rule: str, table: Table) -> None:
    """SE-4.2  So many cards from a deck, as far as there are any."""
    cards = yard.cards
    drawn: list[int] = []
    reshuffled = False
    while len(drawn) < count and can_draw(yard, kind):
        if not cards.at(DECK + kind):
            reshuffle(yard, kind, table)
            reshuffled = True
        card = table.draw_card(cards, DECK + kind)
        cards.put(card, own(kind, seat))
        if kind == PART:
            cards.show_all(card)
        else:
            cards.show(card, seat)
        drawn.append(card)
    if table.listening and drawn:
        tell_cards(yard, "drew", {"seat": seat, "deck": KINDS[kind]}, drawn, rule, table)
    if reshuffled and cards.at(DECK + kind):
        flip(yard, kind, "SE-4.4", table)


def reshuffle(yard: Yard, kind: int, table: Table) -> None:
    """SE-4.4"""
    yard.cards.move_all(PILE + kind, DECK + kind)
    table.shuffle(yard.cards, DECK + kind)
    if table.listening:
        table.tell("reshuffled", {"deck": KINDS[kind], "count": len(yard.cards.at(DECK + kind))}, "SE-4.4")


def flip(yard: Yard, kind: int, rule: str, table: Table) -> None:
    """The top card of the deck begins the scrap pile."""
    cards = yard.cards
    card = table.draw_card(cards, DECK + kind)
    cards.put(card, PILE + kind)
    cards.show_all(card)
    if table.listening:
        table.tell("flipped", {"deck": KINDS[kind], "card": cards.face(card)}, rule)

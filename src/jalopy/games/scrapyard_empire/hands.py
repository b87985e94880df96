"""Hidden hands: what others may know of them when a card is shown, leaves, or comes."""

from jalopy.games.scrapyard_empire.places import own
from jalopy.games.scrapyard_empire.state import Yard
from jalopy.kernel.cards import EVERYONE
from jalopy.kernel.questions import Facts
from jalopy.kernel.table import Table


def pick(yard: Yard, kind: int, seat: int, face: str) -> int:
    """The card to show where a player shows this face, or -1.

    Of several alike it is the one that most players know. A player who knew another of them takes that one to be shown,
    so nobody learns of a second card by how we number them.
    """
    cards = yard.cards
    hand = cards.at(own(kind, seat))
    best, most = -1, -1
    for card in hand:
        if cards.face(card) == face:
            known = cards.knowing(card)
            knowing = yard.seats + 1 if known == EVERYONE else known.bit_count()
            if knowing > most:
                best, most = card, knowing
    if best >= 0 and most <= yard.seats:
        for watcher in range(yard.seats):
            if watcher != seat and not cards.knows(best, watcher):
                for card in hand:
                    if card != best and cards.face(card) == face and cards.knows(card, watcher):
                        cards.set_known(card, cards.knowing(card) & ~(1 << watcher))
                        break
    return best


def show(yard: Yard, kind: int, seat: int, face: str) -> int:
    """A player shows a card of this face to all."""
    card = pick(yard, kind, seat, face)
    yard.cards.show_all(card)
    return card


def tell_cards(yard: Yard, what: str, facts: Facts, moved: list[int], rule: str, table: Table) -> None:
    """An event with cards: named to whoever knows them."""
    cards = yard.cards
    if all(cards.knowing(card) == EVERYONE for card in moved):
        table.tell(what, {**facts, "cards": [cards.face(card) for card in moved]}, rule)
        return
    private: dict[int, Facts] = {}
    for seat in range(yard.seats):
        if all(cards.knows(card, seat) for card in moved):
            private[seat] = {"cards": [cards.face(card) for card in moved]}
    table.tell(what, {**facts, "count": len(moved)}, rule, private)

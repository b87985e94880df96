"""WR-1.5 and WR-3.7  Movement cards: drawing, discarding, taking from others, the random terrain."""

from typing import Final

from jalopy.games.wacky_races.places import DECK, DISCARD, HAND
from jalopy.games.wacky_races.state import Race, Racer
from jalopy.kernel.table import Table

NO_CARD: Final = -1


def top_card(race: Race, table: Table) -> int:
    """The top card of the deck, taken off; WR-1.5  the discard pile makes a new deck. NO_CARD if there is none at all."""
    cards = race.cards
    if not cards.at(DECK):
        if not cards.at(DISCARD):
            return NO_CARD
        cards.move_all(DISCARD, DECK)
        table.shuffle(cards, DECK)
        if table.listening:
            table.tell("reshuffled", {"cards": len(cards.at(DECK))}, "WR-1.5")
    return table.draw_card(cards, DECK)


def reveal(race: Race, table: Table) -> int:
    """WR-1.6  Turn the top card over onto the discard pile: its terrain, or NO_CARD."""
    card = top_card(race, table)
    if card == NO_CARD:
        return NO_CARD
    race.cards.show_all(card)
    race.cards.put(card, DISCARD)
    return race.cards.number(card)


def draw(race: Race, racer: Racer, count: int, table: Table, rule: str) -> None:
    drawn: list[int] = []
    for _ in range(count):
        card = top_card(race, table)
        if card == NO_CARD:
            break
        race.cards.put(card, HAND + racer.seat)
        race.cards.show(card, racer.seat)
        drawn.append(card)
    if table.listening and drawn:
        faces = [race.cards.face(card) for card in drawn]
        table.tell(
            "drew",
            {"seat": racer.seat, "racer": racer.name, "count": len(drawn)},
            rule,
            private={racer.seat: {"cards": faces}},
        )


def terrain_held(race: Race, seat: int) -> int:
    """Of which terrain a seat holds cards at all, as bits."""
    held = 0
    for card in race.hand(seat):
        held |= 1 << race.cards.number(card)
    return held


def terrain_in_hand(race: Race, seat: int) -> list[int]:
    """How many cards of each terrain a seat holds."""
    counts = [0, 0, 0, 0]
    for card in race.hand(seat):
        counts[race.cards.number(card)] += 1
    return counts


def discard(race: Race, seat: int, face: str) -> None:
    """One card of this terrain from the hand onto the discard pile, for all to see."""
    cards = race.cards
    card = cards.find(face, HAND + seat)
    cards.blur(cards.at(HAND + seat), [seat])  # others cannot tell which of two equal ones it was
    cards.move(card, HAND + seat, DISCARD)
    cards.show_all(card)


def random_card(race: Race, seat: int, table: Table) -> int:
    """A card of the hand by lot."""
    hand = race.hand(seat)
    return hand[table.below(len(hand))]


def drop(race: Race, victim: Racer, table: Table, rule: str) -> None:
    """A card by lot from a hand onto the discard pile."""
    cards = race.cards
    card = random_card(race, victim.seat, table)
    cards.blur(cards.at(HAND + victim.seat), [victim.seat])
    cards.move(card, HAND + victim.seat, DISCARD)
    cards.show_all(card)
    if table.listening:
        table.tell("dropped", {"seat": victim.seat, "racer": victim.name, "card": cards.face(card)}, rule)


def steal(race: Race, thief: Racer, victim: Racer, table: Table, rule: str) -> None:
    """A card by lot from one hand to another; only these two see it."""
    cards = race.cards
    card = random_card(race, victim.seat, table)
    cards.blur(cards.at(HAND + victim.seat), [victim.seat, thief.seat])
    cards.move(card, HAND + victim.seat, HAND + thief.seat)
    cards.show(card, thief.seat)
    if table.listening:
        told = {"card": cards.face(card)}
        table.tell(
            "stole",
            {"seat": thief.seat, "racer": thief.name, "victim": victim.name},
            rule,
            private={thief.seat: dict(told), victim.seat: dict(told)},
        )

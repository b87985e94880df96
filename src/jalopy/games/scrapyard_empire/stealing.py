"""SE-7  Stealing."""

from jalopy.games.scrapyard_empire.components import (
    BRASSGUARD,
    FINGERS,
    KINDS,
    MACHINE,
    PART,
)
from jalopy.games.scrapyard_empire.hands import tell_cards
from jalopy.games.scrapyard_empire.options import KEEP_MACHINE, STEAL_PART
from jalopy.games.scrapyard_empire.places import own
from jalopy.games.scrapyard_empire.reactions import cancelled, monitored, take_part
from jalopy.games.scrapyard_empire.rolling import roll
from jalopy.games.scrapyard_empire.scrapping import held, of_kinds
from jalopy.games.scrapyard_empire.state import Attempt, Yard
from jalopy.kernel.questions import Facts, Option, Rules, Ruling
from jalopy.kernel.table import Table


def steal(yard: Yard, kind: int, victim: int, table: Table) -> Rules:
    """SE-7.1  Announce whom and what, roll, and take it if the roll is good enough."""
    needs, rule = steal_needs(yard, victim)
    attempt = Attempt(kind, victim, needs, needs)
    yard.take_up_dice(attempt)
    if table.listening:
        facts: Facts = {"seat": yard.next, "victim_seat": victim, "what": KINDS[kind], "wanted": needs}
        table.tell("stealing", facts, rule)
    result = yield from roll(yard, needs, needs, rule, table)
    if result < needs:
        attempt.failed = True
        if table.listening:
            table.tell("steal-failed", {"seat": yard.next, "victim_seat": victim}, rule)
        return
    if (yield from cancelled(yard, victim, table)):  # SE-13.5
        return
    if kind == PART:
        card = yield from steal_part(yard, victim, table)
    else:
        card = yield from steal_machine(yard, victim, table)
    yield from monitored(yard, kind, [card], table)  # SE-12.1


def steal_needs(yard: Yard, victim: int) -> tuple[int, str]:
    """The number and the rule it stands in: SE-14.13 before SE-14.7."""
    if yard.who[victim] == BRASSGUARD:
        return yard.box.brassguard_needs, "SE-14.13"
    return (yard.box.fingers_needs, "SE-14.7") if yard.has(yard.next, FINGERS) else (yard.box.steal_needs, "SE-7.1")


def steal_part(yard: Yard, victim: int, table: Table) -> Ruling[int]:
    """SE-7.2  Any part that the victim has."""
    choice = yield table.ask(yard.next, "steal-part", held(yard, victim, STEAL_PART), "SE-7.2", {"victim_seat": victim})
    card = take_part(yard, yard.next, victim, choice.number)
    if table.listening:
        tell_cards(yard, "stole", {"seat": yard.next, "victim_seat": victim}, [card], "SE-7.2", table)
    return card


def steal_machine(yard: Yard, victim: int, table: Table) -> Ruling[int]:
    """SE-7.3  Two by lot from the hand, one of them to keep; the only one, if there is no other."""
    cards = yard.cards
    seat = yard.next
    hand = own(MACHINE, victim)
    size = len(cards.at(hand))
    card = cards.at(hand)[0]
    if size > 1:
        first = table.below(size)
        second = table.below(size - 1)
        if second >= first:
            second += 1
        seen = [cards.at(hand)[first], cards.at(hand)[second]]
        for shown in seen:
            cards.show(shown, seat)
        choice = yield table.ask(seat, "steal-machine", two_machines(yard, seen), "SE-7.3", {"victim_seat": victim})
        card = seen[0] if cards.face(seen[0]) == choice.value else seen[1]
    cards.show(card, seat)
    if size > 1:  # of the only one everybody sees where it goes
        cards.blur(cards.at(hand), [seat, victim])
    cards.move(card, hand, own(MACHINE, seat))
    if table.listening:
        tell_cards(yard, "stole", {"seat": seat, "victim_seat": victim}, [card], "SE-7.3", table)
    return card


def two_machines(yard: Yard, seen: list[int]) -> list[Option]:
    """One option if both are alike: that it is asked all the same tells nobody so."""
    kinds = 0
    for card in seen:
        kinds |= yard.cards.number(card)
    return of_kinds(kinds, KEEP_MACHINE)

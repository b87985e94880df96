"""SE-8  Trading: one card for one of the same kind."""

from jalopy.games.scrapyard_empire.components import BIT, KINDS, MACHINE, MACHINES, NAMES, PART
from jalopy.games.scrapyard_empire.hands import show
from jalopy.games.scrapyard_empire.options import (
    ACCEPT,
    ACCEPT_COUNTER,
    COUNTER,
    COUNTER_OFFER,
    OFFER,
    REFUSE,
    REFUSE_COUNTER,
    Offering,
)
from jalopy.games.scrapyard_empire.places import own
from jalopy.games.scrapyard_empire.scrapping import of_kinds
from jalopy.games.scrapyard_empire.state import Trade, Yard
from jalopy.kernel.questions import Facts, Option, Question, Rules, Ruling
from jalopy.kernel.table import Table


def trade(yard: Yard, kind: int, partner: int, table: Table) -> Rules:
    """SE-8.1  An offer, and what becomes of it. Only a trade that comes about is an action."""
    offer = yield from make_offer(yard, yard.next, partner, kind, OFFER, table)
    if offer is None:
        return
    yard.proposed |= 1 << partner
    announce(yard, offer, table)
    answer = COUNTER
    while answer is COUNTER:
        answer = yield table.ask(partner, "trade", ways_to_answer(yard, offer), "SE-8.2", facts_of(offer))
        if answer is COUNTER:
            counter = yield from make_offer(yard, partner, yard.next, kind, COUNTER_OFFER, table)
            if counter is not None:
                offer = counter
                announce(yard, offer, table)
                answer = yield table.ask(yard.next, "counter", ways_to_answer(yard, offer), "SE-8.3", facts_of(offer))
    yard.trade = None
    if answer is ACCEPT or answer is ACCEPT_COUNTER:
        yard.spend_action()
        swap(yard, offer, table)
    elif table.listening:
        table.tell("trade-refused", {"seat": offer.partner}, "SE-8.5")


def make_offer(yard: Yard, seat: int, partner: int, kind: int, how: Offering, table: Table) -> Ruling[Trade | None]:
    """What to give, then what to want; nothing is shown before both are named, so there is a way back."""
    while True:
        choice = yield give(yard, seat, partner, kind, how, table)
        if choice is how.back:
            return None
        gives = choice.number
        choice = yield want(yard, seat, partner, kind, gives, how, table)
        if choice is not how.back:
            return Trade(seat, partner, kind, gives, choice.number, how is COUNTER_OFFER)


def give(yard: Yard, seat: int, partner: int, kind: int, how: Offering, table: Table) -> Question:
    facts: Facts = {"partner_seat": partner, "what": KINDS[kind]}
    options = [*of_kinds(to_give(yard, seat, partner, kind), how.give[kind]), how.back]
    return table.ask(seat, "offer-give", options, how.rule, facts)


def want(yard: Yard, seat: int, partner: int, kind: int, gives: int, how: Offering, table: Table) -> Question:
    facts: Facts = {"partner_seat": partner, "what": KINDS[kind], "gives": NAMES[kind][gives]}
    options = [*of_kinds(to_want(yard, partner, kind, gives), how.want[kind]), how.back]
    return table.ask(seat, "offer-want", options, how.rule, facts)


def can_trade_parts(yard: Yard, seat: int, partner: int) -> bool:
    """SE-8.1  Both have parts, and not all of them are alike."""
    mine, theirs = yard.part_kinds(seat), yard.part_kinds(partner)
    return mine > 0 and theirs > 0 and (mine | theirs).bit_count() > 1


def to_give(yard: Yard, seat: int, partner: int, kind: int) -> int:
    """Whatever something can be wanted for: no part that is the only kind the partner has."""
    kinds = yard.kinds_in(own(kind, seat))
    if kind == PART and yard.part_kinds(partner).bit_count() == 1:
        kinds &= ~yard.part_kinds(partner)
    return kinds


def to_want(yard: Yard, partner: int, kind: int, gives: int) -> int:
    """SE-8.4  Parts that the partner has; any machine, for hands are hidden. Never what one gives."""
    kinds = yard.part_kinds(partner) if kind == PART else (1 << len(MACHINES)) - 1
    return kinds & ~BIT[NAMES[kind][gives]]


def announce(yard: Yard, offer: Trade, table: Table) -> None:
    """SE-8.4  Everybody hears it; a machine that is offered is shown, one that is wanted is but a wish."""
    given = NAMES[offer.kind][offer.gives]
    if offer.kind == MACHINE:
        show(yard, MACHINE, offer.seat, given)
    yard.trade = offer
    if table.listening:
        facts = {"seat": offer.seat, "partner_seat": offer.partner, "gives": given, "wants": wish(offer)}
        table.tell("counter-offered" if offer.counter else "trade-offered", facts, "SE-8.4")


def wish(offer: Trade) -> str:
    """The name of what is wanted: a part lies open, a machine is a wish and no card."""
    name = NAMES[offer.kind][offer.wants]
    return f"wish-{name}" if offer.kind == MACHINE else name


def facts_of(offer: Trade) -> Facts:
    return {
        "partner_seat": offer.seat,
        "gives": NAMES[offer.kind][offer.gives],
        "wants": NAMES[offer.kind][offer.wants],
    }


def ways_to_answer(yard: Yard, offer: Trade) -> list[Option]:
    """SE-8.2, SE-8.3  Accept what can be given, refuse, and once make another offer."""
    has_it = yard.cards.find(NAMES[offer.kind][offer.wants], own(offer.kind, offer.partner)) >= 0
    if offer.counter:
        return [ACCEPT_COUNTER, REFUSE_COUNTER] if has_it else [REFUSE_COUNTER]
    return [ACCEPT, COUNTER, REFUSE] if has_it else [COUNTER, REFUSE]


def swap(yard: Yard, offer: Trade, table: Table) -> None:
    """SE-8.2, SE-8.3"""
    cards = yard.cards
    kind = offer.kind
    given, wanted = NAMES[kind][offer.gives], NAMES[kind][offer.wants]
    if kind == MACHINE:
        one, other = show(yard, kind, offer.seat, given), show(yard, kind, offer.partner, wanted)
    else:
        one, other = cards.find(given, own(kind, offer.seat)), cards.find(wanted, own(kind, offer.partner))
    cards.move(one, own(kind, offer.seat), own(kind, offer.partner))
    cards.move(other, own(kind, offer.partner), own(kind, offer.seat))
    if table.listening:
        facts = {"seat": offer.partner, "partner_seat": offer.seat, "gives": wanted, "gets": given}
        table.tell("traded", facts, "SE-8.3" if offer.counter else "SE-8.2")

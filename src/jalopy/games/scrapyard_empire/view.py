"""What a seat, or a spectator, may see: built up from what lies open, what is hidden only counted."""

from jalopy.games.scrapyard_empire.components import (
    BIT,
    INVENTION,
    INVENTION_GUIDE,
    KINDS,
    LIMITED,
    MACHINE,
    MACHINE_GUIDE,
    NAMES,
    PART,
)
from jalopy.games.scrapyard_empire.digging import dig_needs
from jalopy.games.scrapyard_empire.ending import counts, finished, standing
from jalopy.games.scrapyard_empire.places import DECK, DUG, PILE, built, own
from jalopy.games.scrapyard_empire.rolling import rolled
from jalopy.games.scrapyard_empire.state import PHASES, Yard
from jalopy.games.scrapyard_empire.stealing import steal_needs
from jalopy.games.scrapyard_empire.trading import wish
from jalopy.kernel.questions import Facts


def open_view(yard: Yard) -> Facts:
    return {
        "seats": yard.seats,
        "turn": yard.turn,
        "round": _round(yard),
        "rounds": yard.agreed.rounds or None,
        "goal": yard.agreed.goal,
        "first": yard.first,
        "active": None if yard.turn == 0 or finished(yard) else yard.next,
        "phase": PHASES[yard.phase],
        "phases": list(PHASES[1:] if yard.extra else PHASES),  # SE-13.7
        "actions": yard.actions,
        "taken": yard.taken,
        "extra": yard.extra,
        "mimic": yard.mimic or None,
        "spares": yard.spares,
        "charged": yard.charged,
        "dice": yard.dice.copy(),
        "raised": yard.raised,
        "roll": rolled(yard) if len(yard.dice) == 1 else None,
        "attempt": _attempt(yard),
        "needs": _needs(yard),
        "players": [_player(yard, owner) for owner in range(yard.seats)],
        "order": [{"seat": each.seat, "place": each.place, **counts(yard, each.seat)} for each in standing(yard)],
        "hand": None,
        "known": _known(yard, None),
        "decks": {kind: len(yard.cards.at(DECK + number)) for number, kind in enumerate(KINDS)},
        "tops": _tops(yard, None),
        "piles": _piles(yard),
        "dig": _dig(yard),
        "trade": _trade(yard),
    }


def glance(yard: Yard, seat: int) -> Facts:
    return {
        "seat": seat,
        "seats": yard.seats,
        "round": _round(yard),
        "goal": yard.agreed.goal,
        "active": None if yard.turn == 0 or finished(yard) else yard.next,
        "mimic": yard.mimic or None,
        "dice": yard.dice.copy(),
        "raised": yard.raised,
        "decks": {kind: len(yard.cards.at(DECK + number)) for number, kind in enumerate(KINDS)},
        "players": [_glance_at_player(yard, owner) for owner in range(yard.seats)],
        "hand": [
            {"card": yard.cards.seen(card, seat), "kind": KINDS[kind]}
            for kind in (MACHINE, INVENTION)
            for card in yard.hand(kind, seat)
            if yard.cards.knows(card, seat)
        ],
        "known": _known(yard, seat),
        "tops": _tops(yard, seat),
        "piles": _piles(yard),
        "dig": _dig(yard),
        "trade": _trade(yard),
    }


def _glance_at_player(yard: Yard, owner: int) -> Facts:
    who = yard.who[owner]
    return {
        "seat": owner,
        "character": who or None,
        "uses_left": yard.uses_left(owner, who) if who in LIMITED else None,
        "parts": _open(yard, own(PART, owner)),
        "machines": len(yard.hand(MACHINE, owner)),
        "inventions": len(yard.hand(INVENTION, owner)),
        "built": [
            {"card": yard.cards.seen(card, None), "used": card in yard.turned}
            for kind in (MACHINE, INVENTION)
            for card in yard.cards.at(built(kind, owner))
        ],
    }


def _round(yard: Yard) -> int:
    """When time is up it was the last one."""
    return min(yard.round, yard.agreed.rounds) if yard.agreed.rounds else yard.round


def _attempt(yard: Yard) -> Facts | None:
    attempt = yard.attempt
    if attempt is None:
        return None
    return {
        "what": "dig" if attempt.victim < 0 else "steal",
        "kind": KINDS[attempt.kind],
        "victim": None if attempt.victim < 0 else attempt.victim,
        "wanted": attempt.needs,
        "best": attempt.best,
        "enough": len(yard.dice) > 0 and rolled(yard) >= attempt.needs,
        "failed": attempt.failed,
    }


def _needs(yard: Yard) -> Facts:
    """The least number that succeeds: for a dig of the active player, and for a steal from each of the others."""
    steals = [None if seat == yard.next else steal_needs(yard, seat)[0] for seat in range(yard.seats)]
    return {"dig": dig_needs(yard)[0], "steal": steals}


def own_view(yard: Yard, seat: int, shown: Facts) -> Facts:
    return {"hand": _hand(yard, seat), "known": _known(yard, seat), "tops": _tops(yard, seat)}


def _player(yard: Yard, owner: int) -> Facts:
    cards = yard.cards
    who = yard.who[owner]
    return {
        "seat": owner,
        "character": who or None,
        "uses_left": yard.uses_left(owner, who) if who in LIMITED else None,
        "mimic_uses_left": yard.uses_left(owner, yard.mimic) if owner == yard.next and yard.mimic in LIMITED else None,
        "used": owner == yard.next and yard.used != 0,
        "slowed": yard.slowed >> owner & 1 == 1,
        "offered": yard.proposed >> owner & 1 == 1,
        "careful": yard.is_careful(owner),
        "parts": _open(yard, own(PART, owner)),
        "machines": len(yard.hand(MACHINE, owner)),
        "inventions": len(yard.hand(INVENTION, owner)),
        "limits": yard.limits(owner).copy(),
        "built": [_built(yard, card) for kind in (MACHINE, INVENTION) for card in cards.at(built(kind, owner))],
    }


def _known(yard: Yard, seat: int | None) -> list[list[list[str]]]:
    """What the seat knows of each player's hand: machines and inventions, in an order that tells nothing."""
    return [[_known_of(yard, kind, owner, seat) for kind in (MACHINE, INVENTION)] for owner in range(yard.seats)]


def _known_of(yard: Yard, kind: int, owner: int, seat: int | None) -> list[str]:
    known: list[str] = []
    for card in yard.hand(kind, owner):
        face = yard.cards.seen(card, seat)
        if face is not None:
            known.append(face)
    known.sort()
    return known


def _built(yard: Yard, card: int) -> Facts:
    return {
        "card": yard.cards.seen(card, None),
        "used": card in yard.turned,
        "fresh": card in yard.fresh,
    }


def _hand(yard: Yard, seat: int) -> list[Facts]:
    """The own hand; `needs` names what each card is made of, by the build guide, and whether it is there."""
    hand: list[Facts] = []
    for kind in (MACHINE, INVENTION):
        stock = yard.part_kinds(seat) if kind == MACHINE else yard.machine_kinds(seat)
        for card in yard.hand(kind, seat):
            face = yard.cards.seen(card, seat)
            if face is not None:
                guide = MACHINE_GUIDE if kind == MACHINE else INVENTION_GUIDE
                needs: Facts = {name: stock & BIT[name] != 0 for name in guide[face]}
                complete = False not in needs.values()
                hand.append({"card": face, "kind": KINDS[kind], "needs": needs, "complete": complete})
    return hand


def _tops(yard: Yard, seat: int | None) -> Facts:
    return {kind: _top(yard, number, seat) for number, kind in enumerate(KINDS)}


def _top(yard: Yard, kind: int, seat: int | None) -> str | None:
    """The top card of a deck, if the seat has looked at it (SE-14.18)."""
    deck = yard.cards.at(DECK + kind)
    return yard.cards.seen(deck[-1], seat) if deck else None


def _piles(yard: Yard) -> Facts:
    return {kind: _pile(yard, number) for number, kind in enumerate(KINDS)}


def _pile(yard: Yard, kind: int) -> Facts:
    """SE-1.5  In a dig the top one is the card still to be laid out: only the memory aid tells it beforehand."""
    pile = _open(yard, PILE + kind)
    if yard.agreed.memory_aid:
        return {"count": len(pile), "top": pile[-1] if pile else None, "cards": pile}
    return {"count": len(pile), "top": pile[-1] if pile and yard.digging != kind else None}


def _open(yard: Yard, place: int) -> list[str | None]:
    """Cards that lie face up."""
    return yard.cards.seen_by_all(yard.cards.at(place))


def _dig(yard: Yard) -> Facts | None:
    if yard.digging < 0:
        return None
    return {"pile": KINDS[yard.digging], "cards": _open(yard, DUG)}


def _trade(yard: Yard) -> Facts | None:
    offer = yard.trade
    if offer is None:
        return None
    return {
        "seat": offer.seat,
        "partner": offer.partner,
        "kind": KINDS[offer.kind],
        "gives": NAMES[offer.kind][offer.gives],
        "wants": wish(offer),
        "counter": offer.counter,
    }

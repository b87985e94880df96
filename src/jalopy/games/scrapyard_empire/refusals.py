"""What a player might want to do but may not, and the rule that forbids it."""

from typing import Final

from jalopy.games.scrapyard_empire.building import has_skeleton
from jalopy.games.scrapyard_empire.characters import BIT_OF, RULE
from jalopy.games.scrapyard_empire.components import (
    BIOMONITOR,
    DOUBLE_DRAW,
    INVENTION,
    INVENTION_NEEDS,
    KINDS,
    LUNA,
    MACHINE,
    MACHINE_NEEDS,
    MECHA_SKELETON,
    NAMES,
    PART,
    PLASMA_GENERATOR,
    STROLLING_HOUSE,
    WRENCH,
)
from jalopy.games.scrapyard_empire.drawing import can_draw
from jalopy.games.scrapyard_empire.places import PILE, built, own
from jalopy.games.scrapyard_empire.state import Yard
from jalopy.games.scrapyard_empire.trading import can_trade_parts
from jalopy.kernel.questions import Barred, Question

ELSEWHEN: Final = (BIOMONITOR, MECHA_SKELETON, PLASMA_GENERATOR, STROLLING_HOUSE)  # not in the action phase


def barred(yard: Yard, question: Question) -> list[Barred]:
    if question.kind == "action":
        return [*_actions(yard), *_abilities(yard, question), *_character(yard, question)]
    if question.kind == "build":
        return [*_unbuildable(yard, MACHINE, question.seat), *_unbuildable(yard, INVENTION, question.seat)]
    if question.kind == "trade" and "accept" not in [option.key for option in question.options]:
        return [Barred("accept", "not-in-hand", "SE-8.2")]
    if question.kind == "counter":
        refused = [Barred("counter", "one-counter-offer", "SE-8.3")]
        if "accept" not in [option.key for option in question.options]:
            refused.append(Barred("accept", "not-in-hand", "SE-8.2"))
        return refused
    return []


def _actions(yard: Yard) -> list[Barred]:
    if yard.actions == 0:
        return [Barred(f"{what}:{kind}", "no-action-left", "SE-3.3") for what in ("draw", "dig") for kind in KINDS]
    refused: list[Barred] = []
    for number, kind in enumerate(KINDS):
        if not can_draw(yard, number) and yard.cards.at(PILE + number):
            refused.append(Barred(f"draw:{kind}", "pile-stays", "SE-16.5"))
        elif not can_draw(yard, number):
            refused.append(Barred(f"draw:{kind}", "nothing-to-draw", "SE-4.5"))
        elif number != INVENTION and yard.taken > 0:
            refused.append(Barred(f"draw-two:{kind}", "first-action-only", "SE-4.3"))
        elif number != INVENTION and len(yard.hand(MACHINE, yard.next)) < DOUBLE_DRAW:
            refused.append(Barred(f"draw-two:{kind}", "five-machines", "SE-4.3"))
        if not yard.cards.at(PILE + number):
            refused.append(Barred(f"dig:{kind}", "pile-empty", "SE-6.5"))
    for seat in yard.others():
        for number in (PART, MACHINE):
            key = f"{KINDS[number]}:{yard.who[seat]}"
            if not yard.hand(number, seat):
                refused.append(Barred(f"steal:{key}", "nothing-to-steal", "SE-7.4"))
            if yard.proposed >> seat & 1:
                refused.append(Barred(f"trade:{key}", "one-offer", "SE-8.5"))
            elif not yard.hand(number, seat) or not yard.hand(number, yard.next):
                refused.append(Barred(f"trade:{key}", "nothing-to-trade", "SE-8.1"))
            elif number == PART and not can_trade_parts(yard, yard.next, seat):
                refused.append(Barred(f"trade:{key}", "all-alike", "SE-8.1"))
    return refused


def _abilities(yard: Yard, question: Question) -> list[Barred]:
    """Built cards that cannot be activated now."""
    offered = [option.key for option in question.options]
    refused: dict[str, Barred] = {}
    for kind in (MACHINE, INVENTION):
        for card in yard.cards.at(built(kind, yard.next)):
            name = yard.cards.face(card)
            key = f"activate:{name}"
            if key in offered:
                continue
            if card in yard.turned:
                refused.setdefault(key, Barred(key, "used-up", "SE-11.1"))
            elif name in ELSEWHEN:
                refused[key] = Barred(key, "another-time", "SE-11.2")
            elif yard.actions == 0:
                refused[key] = Barred(key, "no-action-left", "SE-3.3")
            else:
                refused[key] = Barred(key, "no-effect", "SE-11.2")
    return list(refused.values())


def _character(yard: Yard, question: Question) -> list[Barred]:
    offered = [option.key for option in question.options]
    name = yard.who[yard.next]
    if name not in BIT_OF or f"use:{name}" in offered:
        return []
    if yard.used & BIT_OF[name]:
        return [Barred(f"use:{name}", "once-a-turn", "SE-14.1")]
    if name == LUNA:
        return [Barred(f"use:{name}", "after-the-actions", "SE-14.3")]
    return [Barred(f"use:{name}", "not-possible-now", RULE[name])]


def _unbuildable(yard: Yard, kind: int, seat: int) -> list[Barred]:
    """Cards in the own hand that lack something."""
    needs = MACHINE_NEEDS if kind == MACHINE else INVENTION_NEEDS
    stock = yard.part_kinds(seat) if kind == MACHINE else yard.machine_kinds(seat)
    reason, rule = ("parts-missing", "SE-9.1") if kind == MACHINE else ("machines-missing", "SE-9.2")
    hand = yard.kinds_in(own(kind, seat))
    refused: list[Barred] = []
    for place, name in enumerate(NAMES[kind]):
        if hand >> place & 1 and needs[place] & ~stock:
            refused.append(Barred(f"build:{name}", reason, rule))
            if kind == MACHINE and has_skeleton(yard, seat) and (needs[place] & ~stock).bit_count() > 1:
                refused.append(Barred(f"skeleton:{name}", "more-than-one-missing", "SE-12.3"))
            if kind == MACHINE and yard.can_use(seat, WRENCH) and (needs[place] & ~stock).bit_count() > 1:
                refused.append(Barred(f"wrench:{name}", "more-than-one-missing", "SE-14.17"))
    return refused

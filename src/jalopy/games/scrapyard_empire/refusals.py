"""What a player might want to answer but may not, and the rule that forbids it.

`barred` is the short list that people see beside the options; `why_not` knows the reason for any other key.
"""

from typing import Final

from jalopy.games.scrapyard_empire.activating import FREE
from jalopy.games.scrapyard_empire.building import Stock
from jalopy.games.scrapyard_empire.characters import BIT_OF
from jalopy.games.scrapyard_empire.components import (
    BIOMONITOR,
    CHARACTERS,
    COPYCOG,
    INVENTION,
    INVENTION_GUIDE,
    KINDS,
    LIMITED,
    LUNA,
    MACHINE,
    MAGPIE,
    MECHA_SKELETON,
    MIMICO,
    NAMES,
    PART,
    PLASMA_GENERATOR,
    RULE_OF,
    SMELTER,
    STROLLING_HOUSE,
    ZORA,
)
from jalopy.games.scrapyard_empire.drawing import can_draw
from jalopy.games.scrapyard_empire.places import PILE, built, own
from jalopy.games.scrapyard_empire.refused_builds import BUILDING, why_not_build
from jalopy.games.scrapyard_empire.refused_choices import why_not_chosen
from jalopy.games.scrapyard_empire.state import ACTION_PHASE, BUILD_PHASE, DISCARD_PHASE, Yard
from jalopy.games.scrapyard_empire.trading import can_trade_parts
from jalopy.kernel.questions import Barred, Question

ELSEWHEN: Final = (BIOMONITOR, MECHA_SKELETON, PLASMA_GENERATOR, STROLLING_HOUSE)  # not in the action phase
ACTIONS: Final = ("draw", "draw-two", "dig", "steal", "trade", "activate")
WITH_ABILITIES: Final = ("action", "draw", "build", "discard")  # questions at which a character may be used


# --- what is shown ------------------------------------------------------------------------------------------------


def barred(yard: Yard, question: Question) -> list[Barred]:
    offered = [option.key for option in question.options]
    refused: list[Barred] = []
    for key in _worth_showing(yard, question):
        if key not in offered:
            why = why_not(yard, question, key)
            if why is not None:
                refused.append(why)
    return refused


def _worth_showing(yard: Yard, question: Question) -> list[str]:
    if question.kind == "action":
        return [*_common_actions(yard), *_own_abilities(yard)]
    if question.kind == "build" and question.rule == "SE-9.4":
        return _own_builds(yard, question.seat)
    if question.kind == "trade":
        return ["accept"]
    if question.kind == "counter":
        return ["counter", "accept"]
    return []


def _common_actions(yard: Yard) -> list[str]:
    keys = [f"{what}:{kind}" for what in ("draw", "dig") for kind in KINDS]
    if yard.actions == 0:
        return keys
    keys += [f"draw-two:{KINDS[kind]}" for kind in (PART, MACHINE) if can_draw(yard, kind)]
    for seat in yard.others():
        for kind in (PART, MACHINE):
            keys += [f"{what}:{KINDS[kind]}:{yard.who[seat]}" for what in ("steal", "trade")]
    return keys


def _own_abilities(yard: Yard) -> list[str]:
    names: dict[str, bool] = {}
    for kind in (MACHINE, INVENTION):
        for card in yard.cards.at(built(kind, yard.next)):
            names[f"activate:{yard.cards.face(card)}"] = True
    keys = list(names)
    for name in (yard.who[yard.next], yard.mimic):
        if name in BIT_OF:
            keys.append(f"use:{name}")
    return keys


def _own_builds(yard: Yard, seat: int) -> list[str]:
    """Cards in the own hand, and what might help with them."""
    stock = Stock(yard, seat)
    keys: list[str] = []
    for kind in (MACHINE, INVENTION):
        hand = yard.kinds_in(own(kind, seat))
        for place, name in enumerate(NAMES[kind]):
            if hand >> place & 1:
                keys.append(f"build:{name}")
                if kind == MACHINE and stock.skeleton:
                    keys.append(f"skeleton:{name}")
                if kind == MACHINE and stock.wrench:
                    keys.append(f"wrench:{name}")
    return keys


# --- any key ------------------------------------------------------------------------------------------------------


def why_not(yard: Yard, question: Question, key: str) -> Barred | None:
    """The reason why this is no answer, if it means anything in this game."""
    what, _, rest = key.partition(":")
    if question.seat == yard.next and what == "use" and question.kind in WITH_ABILITIES:
        return why_not_use(yard, key, rest)
    if question.kind == "action":
        why = why_not_act(yard, key, what, rest)
    elif question.kind == "build":
        why = why_not_build(yard, question, key)
    else:
        why = why_not_chosen(yard, question, key)
    return why or another_moment(yard, question, key, what)


def another_moment(yard: Yard, question: Question, key: str, what: str) -> Barred | None:
    """Answers that belong to other questions of a turn."""
    phase = ACTION_PHASE if what in ACTIONS else BUILD_PHASE if what in BUILDING else DISCARD_PHASE
    if phase == DISCARD_PHASE and what not in ("discard", "use"):
        return None
    if question.seat != yard.next:
        return Barred(key, "not-your-turn", "SE-3.1")
    if what != "use" and phase != yard.phase:
        return Barred(key, "another-phase", "SE-3.1")
    return None if question.kind in WITH_ABILITIES else Barred(key, "finish-first", "SE-4.1")


def why_not_act(yard: Yard, key: str, what: str, rest: str) -> Barred | None:
    if what in ACTIONS and yard.actions == 0 and not (what == "activate" and _costs_nothing(yard, rest)):
        if yard.hurried:
            return Barred(key, "slowed-down", "SE-13.4")
        return Barred(key, "no-action-left", "SE-3.3")
    if what in ("draw", "draw-two", "dig") and rest in KINDS:
        return _why_not_from(yard, key, what, KINDS.index(rest))
    if what in ("steal", "trade"):
        return _why_not_with(yard, key, what, rest)
    if what == "activate" and rest in RULE_OF and rest not in CHARACTERS:
        return _why_not_activate(yard, key, rest)
    return Barred(key, "so-already", "SE-3.5") if what == "ask" else None


def _costs_nothing(yard: Yard, name: str) -> bool:
    """Or is refused for another reason than the actions: it is used up, not built, or used at another time."""
    kind = INVENTION if name in INVENTION_GUIDE else MACHINE
    return name in FREE or name in ELSEWHEN or yard.unused(yard.next, kind, name) < 0


def _why_not_from(yard: Yard, key: str, what: str, kind: int) -> Barred | None:
    if what == "dig":
        return None if yard.cards.at(PILE + kind) else Barred(key, "pile-empty", "SE-6.5")
    if what == "draw-two" and kind == INVENTION:
        return Barred(key, "no-two-inventions", "SE-4.3")
    if not can_draw(yard, kind):
        return nothing_to_draw(yard, key, kind)
    if what == "draw-two" and yard.taken > 0:
        return Barred(key, "first-action-only", "SE-4.3")
    if what == "draw-two" and len(yard.hand(MACHINE, yard.next)) < yard.box.double_draw:
        return Barred(key, "five-machines", "SE-4.3")
    return None


def nothing_to_draw(yard: Yard, key: str, kind: int) -> Barred:
    if yard.cards.at(PILE + kind):
        return Barred(key, "pile-stays", "SE-16.5")
    return Barred(key, "nothing-to-draw", "SE-4.5")


def _why_not_with(yard: Yard, key: str, what: str, rest: str) -> Barred | None:
    """Steals and trades, which take two."""
    word, _, who = rest.partition(":")
    if who not in CHARACTERS or word not in KINDS:
        return None
    if word == "invention":
        return Barred(key, "no-inventions", "SE-7.4" if what == "steal" else "SE-8.1")
    if yard.agreed.alone:
        return Barred(key, "alone", "SE-16.1")
    if who not in yard.who or yard.seat_of(who) == yard.next:
        return Barred(key, "no-opponent", "SE-7.1" if what == "steal" else "SE-8.1")
    kind, seat = KINDS.index(word), yard.seat_of(who)
    if what == "steal":
        return None if yard.hand(kind, seat) else Barred(key, "nothing-to-steal", "SE-7.4")
    if yard.proposed >> seat & 1:
        return Barred(key, "one-offer", "SE-8.5")
    if not yard.hand(kind, seat) or not yard.hand(kind, yard.next):
        return Barred(key, "nothing-to-trade", "SE-8.1")
    if kind == PART and not can_trade_parts(yard, yard.next, seat):
        return Barred(key, "all-alike", "SE-8.1")
    return None


def _why_not_activate(yard: Yard, key: str, name: str) -> Barred:
    """An own card that is not there, or cannot be activated now."""
    kind = INVENTION if name in INVENTION_GUIDE else MACHINE
    if yard.cards.find(name, built(kind, yard.next)) < 0:
        return Barred(key, "not-built", "SE-11.1")
    if yard.unused(yard.next, kind, name) < 0:
        return Barred(key, "used-up", "SE-11.1")
    if name in ELSEWHEN:
        return Barred(key, "another-time", RULE_OF[name])
    return Barred(key, "no-effect", "SE-11.2")


def why_not_use(yard: Yard, key: str, name: str) -> Barred | None:
    """The ability of a character, own or mimicked."""
    seat = yard.next
    if name not in CHARACTERS:
        return None
    rule = RULE_OF[name]
    if not yard.has(seat, name):
        return Barred(key, "not-your-character", "SE-14.1")
    if name not in BIT_OF:
        return Barred(key, "another-time" if name in LIMITED else "works-by-itself", rule)
    if name in LIMITED and yard.uses_left(seat, name) <= 0:
        return Barred(key, "no-uses-left", rule)
    if yard.used & BIT_OF[name]:
        return Barred(key, "once-a-turn", rule)
    if name == LUNA:
        return Barred(key, "after-the-actions", rule)
    if name in (SMELTER, MAGPIE) and len(yard.parts(seat)) < (yard.box.smelter_parts if name == SMELTER else 1):
        return Barred(key, "no-parts-left", rule)
    if name == MAGPIE:
        return Barred(key, "pile-empty", rule)
    if name == ZORA:
        return Barred(key, "decks-empty", rule)
    if name == COPYCOG:
        return Barred(key, "nothing-to-copy", "SE-11.3")
    if name == MIMICO:
        return Barred(key, "alone", "SE-16.1")
    return nothing_to_draw(yard, key, MACHINE if name == SMELTER else PART)

"""Why something cannot be built, or not in that way."""

from typing import Final

from jalopy.games.scrapyard_empire.building import Stock, bits
from jalopy.games.scrapyard_empire.components import (
    BIT,
    INDEX,
    INVENTION,
    INVENTION_GUIDE,
    INVENTION_NEEDS,
    MACHINE,
    MACHINE_GUIDE,
    MACHINE_NEEDS,
    MACHINES,
    PARTS,
    RIGGSBY,
    WRENCH,
)
from jalopy.games.scrapyard_empire.options import STATES
from jalopy.games.scrapyard_empire.places import own
from jalopy.games.scrapyard_empire.state import Yard
from jalopy.kernel.questions import Barred, Question

BUILDING: Final = ("build", "skeleton", "wrench", "both", "riggsby")
DETAILS: Final = ("without", "instead", "with", "which")  # asked after one of these
WHICH_WAY: Final = "SE-9.4"  # the rule of the question that comes first


def why_not_build(yard: Yard, question: Question, key: str) -> Barred | None:
    what, _, name = key.partition(":")
    begun = question.rule != WHICH_WAY
    if what in DETAILS:
        return why_not_so(yard, question, key, what, name) if begun else Barred(key, "not-begun", "SE-9.6")
    if what == "back":
        return Barred(key, "not-begun", "SE-9.6")
    if begun and (what in BUILDING or what in ("done", "use")):
        return Barred(key, "one-at-a-time", WHICH_WAY)
    if what == "riggsby":
        return _why_not_riggsby(yard, question.seat, key, name)
    if name in MACHINE_GUIDE and what in BUILDING:
        return _why_not_machine(yard, question.seat, key, what, name)
    if name not in INVENTION_GUIDE:
        return None
    if what != "build":
        return Barred(key, "only-machines", "SE-12.3" if what == "skeleton" else "SE-14.17")
    return _why_not_invention(yard, question.seat, key, name)


def _why_not_machine(yard: Yard, seat: int, key: str, how: str, name: str) -> Barred | None:
    if yard.cards.find(name, own(MACHINE, seat)) < 0:
        return Barred(key, "no-such-card", "SE-9.1")
    stock = Stock(yard, seat)
    needs = MACHINE_NEEDS[INDEX[name]]
    missing = needs & ~stock.once
    if how == "build":
        lacking = [PARTS[part.bit_length() - 1] for part in bits(missing)]
        return Barred(key, "parts-missing", "SE-9.1", {"missing": lacking}) if missing else None
    if how != "skeleton" and not stock.wrench:
        return why_no_help(yard, seat, key, WRENCH, "SE-14.17")
    if how != "wrench" and not stock.skeleton:
        return Barred(key, "no-skeleton", "SE-12.3")
    if how == "both":
        reason = "more-than-two-missing" if missing.bit_count() > 2 else "no-stand-in"
        return Barred(key, reason, "SE-9.6")
    rule = "SE-12.3" if how == "skeleton" else "SE-14.17"
    return Barred(key, "more-than-one-missing" if missing.bit_count() > 1 else "no-stand-in", rule)


def why_no_help(yard: Yard, seat: int, key: str, name: str, rule: str) -> Barred:
    """A character that is not there, or has done it already."""
    return Barred(key, "no-uses-left", rule) if yard.has(seat, name) else Barred(key, "not-your-character", "SE-14.1")


def _why_not_invention(yard: Yard, seat: int, key: str, name: str) -> Barred | None:
    if not holds_invention(yard, seat, name):
        return Barred(key, "no-such-card", "SE-9.2")
    missing = INVENTION_NEEDS[INDEX[name]] & ~yard.machine_kinds(seat)
    lacking = [MACHINES[machine.bit_length() - 1] for machine in bits(missing)]
    return Barred(key, "machines-missing", "SE-9.2", {"missing": lacking}) if missing else None


def _why_not_riggsby(yard: Yard, seat: int, key: str, name: str) -> Barred | None:
    if name in MACHINE_GUIDE:
        return Barred(key, "only-inventions", "SE-14.5")
    if name not in INVENTION_GUIDE:
        return None
    if not yard.can_use(seat, RIGGSBY):
        return why_no_help(yard, seat, key, RIGGSBY, "SE-14.5")
    if not holds_invention(yard, seat, name):
        return Barred(key, "no-such-card", "SE-9.2")
    return Barred(key, "more-than-one-missing", "SE-14.5")


def holds_invention(yard: Yard, seat: int, name: str) -> bool:
    return yard.cards.find(name, own(INVENTION, seat)) >= 0


def why_not_so(yard: Yard, question: Question, key: str, what: str, name: str) -> Barred | None:
    """Which part or machine, once it is said what is built, and how."""
    offered = [option.key.partition(":")[0] for option in question.options]
    if what not in offered:
        return Barred(key, "one-at-a-time", WHICH_WAY)
    if what == "which":
        return Barred(key, "none-of-those", "SE-9.2") if name in STATES else None
    if name not in BIT:
        return None
    card = str(question.facts["card"])
    recipe = INVENTION_GUIDE[card] if card in INVENTION_GUIDE else MACHINE_GUIDE[card]
    if what == "with":
        same = name == question.facts["part"]
        return Barred(key, "the-same-part" if same else "no-such-part", "SE-12.3")
    if name not in recipe:
        return Barred(key, "not-in-recipe", question.rule)
    return Barred(key, "not-enough-then", question.rule)

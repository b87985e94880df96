"""Why a card, a pile or a player cannot be chosen, once it is said what is done."""

from typing import Final

from jalopy.games.scrapyard_empire.components import (
    AMP,
    BIT,
    CHARACTERS,
    DEATHLOCK,
    GLOVE_OF_RUIN,
    KINDS,
    LUCINDA,
    MACHINE,
    MACHINE_GUIDE,
    MINERVA,
    NAMES,
    PART,
    PARTS,
    WEAPONRY_SYSTEM,
)
from jalopy.games.scrapyard_empire.discarding import limit_rule
from jalopy.games.scrapyard_empire.machines import COPYABLE
from jalopy.games.scrapyard_empire.places import built, own
from jalopy.games.scrapyard_empire.rolling import rolled
from jalopy.games.scrapyard_empire.state import Yard
from jalopy.kernel.questions import Barred, Question

OWN_PARTS: Final[dict[str, str]] = {
    "raise": "scrap",
    "penalty": "scrap",
    "melt": "scrap",
    "smelt": "scrap",
    "swap": "swap",
    "hand-over": "give",
}  # questions about parts of whoever is asked, and what their answers begin with
THEIR_PARTS: Final[dict[str, str]] = {"steal-part": "part", "loot": "part", "ruin": "scrap"}
AIMED: Final[dict[str, str]] = {WEAPONRY_SYSTEM: "aim", GLOVE_OF_RUIN: "ruin", DEATHLOCK: "slow"}
IN_RETURN: Final = ("give", "want")


def why_not_chosen(yard: Yard, question: Question, key: str) -> Barred | None:
    kind, rule = question.kind, question.rule
    what, _, name = key.partition(":")
    if what == "back":
        return Barred(key, "announced", "SE-4.1")
    if what == OWN_PARTS.get(kind) and name in PARTS:
        by_two = kind == "raise" and yard.has(question.seat, AMP)
        return Barred(key, "no-such-part", "SE-14.12" if by_two else rule)
    if what == THEIR_PARTS.get(kind) and name in PARTS:
        return Barred(key, "not-theirs", rule)
    if kind in ("raise", "ray"):
        return _why_not_roll(yard, question, key)
    if kind == "dig":
        return _why_not_dug(yard, question, key)
    if kind in ("offer-give", "offer-want") and what in IN_RETURN:
        return _why_not_offered(yard, question, key, what, name)
    if kind in ("trade", "counter"):
        return _why_no_deal(question, key)
    if kind == "discard" and what == "discard":
        return _why_not_discarded(yard, question, key, name)
    if kind in ("aim", "mimic", "copy"):
        return _why_nobody(yard, question, key)
    reason = NOT_THERE.get(f"{kind} {what}" if name else f"{kind} {what} alone", "")
    return Barred(key, reason, "SE-1.7" if kind == "character" else rule) if reason else None


NOT_THERE: Final[dict[str, str]] = {
    "steal-machine machine": "not-drawn",
    "find find": "not-in-the-pile",
    "search search": "pile-empty",
    "look look": "deck-empty",
    "monitor monitor": "not-won",
    "monitor monitor alone": "one-of-the-two",
    "ruin enough alone": "at-least-one",
    "character character": "not-in-the-set",
}  # by the kind of question and what the answer begins with


def _why_not_roll(yard: Yard, question: Question, key: str) -> Barred | None:
    seat = question.seat
    if key == "plasma":
        if rolled(yard) == 6:
            return Barred(key, "a-six-already", "SE-12.5")
        return Barred(key, "no-plasma", "SE-12.5")
    if key.partition(":")[0] != "re-roll":
        return None
    if not yard.has(seat, LUCINDA):
        return Barred(key, "not-your-character", "SE-14.1")
    if yard.uses_left(seat, LUCINDA) <= 0:
        return Barred(key, "no-uses-left", "SE-14.14")
    if question.kind == "ray":
        return Barred(key, "both-alike", "SE-14.14")
    return Barred(key, "raised-already", "SE-14.14")


def _why_not_dug(yard: Yard, question: Question, key: str) -> Barred | None:
    if key not in ("take-last", "enough"):
        return None
    two = yard.digging == PART and yard.has(question.seat, MINERVA) and rolled(yard) >= yard.box.minerva_needs
    if not two:
        return Barred(key, "one-card-only", "SE-14.4")
    return Barred(key, "last-anyway" if key == "take-last" else "nothing-taken-yet", "SE-14.4")


def _why_not_offered(yard: Yard, question: Question, key: str, what: str, name: str) -> Barred | None:
    kind = KINDS.index(str(question.facts["what"]))
    if name not in BIT or what != question.kind.partition("-")[2]:
        return None
    if name not in NAMES[kind]:
        return Barred(key, "another-kind", "SE-8.1")
    if what == "want":
        same = name == question.facts["gives"]
        return Barred(key, "same-for-same", "SE-8.1") if same else Barred(key, "not-theirs", question.rule)
    if yard.cards.find(name, own(kind, question.seat)) >= 0:
        return Barred(key, "same-for-same", "SE-8.1")
    return Barred(key, "no-such-card", question.rule)


def _why_no_deal(question: Question, key: str) -> Barred | None:
    if key == "accept":
        return Barred(key, "not-in-hand", question.rule)
    return Barred(key, "one-counter-offer", "SE-8.3") if key == "counter" else None


def _why_not_discarded(yard: Yard, question: Question, key: str, name: str) -> Barred | None:
    if name not in BIT:
        return None
    kind = PART if name in PARTS else MACHINE if name in MACHINE_GUIDE else len(KINDS) - 1
    rule = limit_rule(yard, kind, question.seat)
    if KINDS[kind] == question.facts["what"]:
        return Barred(key, "no-such-card", rule)
    if len(yard.hand(kind, question.seat)) > yard.limit(kind, question.seat):
        return Barred(key, "parts-first", "SE-10.2")
    return Barred(key, "not-too-many", rule)


def _why_nobody(yard: Yard, question: Question, key: str) -> Barred | None:
    """Players who cannot be chosen, and what others have built."""
    words = key.split(":")
    what, who = words[0], words[1] if len(words) > 1 else ""
    if who not in CHARACTERS:
        return None
    if question.kind == "aim" and what in AIMED.values() and AIMED[str(question.facts["card"])] != what:
        return Barred(key, "another-card", question.rule)
    if who not in yard.who or yard.seat_of(who) == question.seat:
        return Barred(key, "no-opponent", question.rule)
    seat = yard.seat_of(who)
    if what == "copy" and len(words) == 3 and words[2] in MACHINE_GUIDE:
        return _why_not_copied(yard, key, seat, words[2])
    if what == "slow":
        return Barred(key, "slowed-already", "SE-13.4")
    return Barred(key, "no-parts", question.rule) if what in ("aim", "ruin") else None


def _why_not_copied(yard: Yard, key: str, seat: int, name: str) -> Barred:
    if name not in COPYABLE:
        return Barred(key, "not-to-be-copied", "SE-11.3")
    if yard.cards.find(name, built(MACHINE, seat)) < 0:
        return Barred(key, "not-built", "SE-11.3")
    if yard.unused(seat, MACHINE, name) < 0:
        return Barred(key, "used-up", "SE-11.3")
    return Barred(key, "no-effect", "SE-11.2")

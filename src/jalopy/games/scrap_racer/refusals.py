"""What a player might want to do but may not, and the rule that forbids it."""

from typing import Final

from jalopy.games.scrap_racer import abilities, untimely
from jalopy.games.scrap_racer.bonus_cards import CATCH_UP, leads_to
from jalopy.games.scrap_racer.boost_markers import MARKER_OF, kinds_beside
from jalopy.games.scrap_racer.components import (
    A_PLUS_MINUS,
    ABILITY_TILES,
    ALL_RACERS,
    BONUS_CARDS,
    COLLECTOR,
    HOVER,
    JACKAL,
    ROCKROACHES,
    SCRAP,
)
from jalopy.games.scrap_racer.salvager import usable_scrap
from jalopy.games.scrap_racer.setup import racers_in_play
from jalopy.games.scrap_racer.state import Race
from jalopy.kernel.questions import Barred, Question

BY_THEMSELVES: Final = {JACKAL: "SR-14.5", HOVER: "SR-14.6", COLLECTOR: "SR-16.3", ROCKROACHES: "SR-16.5"}


def barred(race: Race, question: Question) -> list[Barred]:
    """What is worth showing beside the options."""
    if question.kind in ("roll-or-stop", "crash-or-boost", "stop-or-boost"):
        return _while_rolling(race, question)
    if question.kind in ("card-or-drive", "card-or-done"):
        return _while_driving(race, question)
    if question.kind == "take-ability":
        return [Barred(f"take:{racer_asked(question)}", "own-ability", "SR-21.3")]
    if question.kind == "place-scrap":
        usable = usable_scrap(race, race.active)
        return [
            Barred(f"scrap:{value}", "scrap-just-taken", "SR-20.3")
            for value in sorted(set(race.this_turn.fresh_scrap))
            if value not in usable
        ]
    return []


def _while_rolling(race: Race, question: Question) -> list[Barred]:
    refused: list[Barred] = []
    if question.kind == "crash-or-boost":
        refused += [
            Barred("roll", "double-ends-rolling", "SR-4.4"),
            Barred("stop", "double-must-crash", "SR-4.4"),
        ]
    if question.kind == "stop-or-boost":
        refused.append(Barred("roll", "six-dice-are-all", "SR-4.3"))
    if kinds_beside(race, race.active) & A_PLUS_MINUS:
        if race.this_turn.dice[-1] == 6:
            refused.append(Barred("boost:plus-1", "six-has-no-next", "SR-4.7"))
        if race.this_turn.dice[-1] == 1:
            refused.append(Barred("boost:minus-1", "one-has-no-lower", "SR-4.7"))
    return refused + [_too_early(question, f"bonus:{kind}") for kind in _kinds_in_hand(race, question.seat)]


def _too_early(question: Question, key: str) -> Barred:
    if question.kind == "crash-or-boost":
        return Barred(key, "no-cards-in-a-crash", "SR-5.2")
    return Barred(key, "cards-wait-for-driving", "SR-5.2")


def _while_driving(race: Race, question: Question) -> list[Barred]:
    refused = [Barred("roll", "rolling-is-over", "SR-4.2")]
    for kind in _kinds_in_hand(race, question.seat):
        way = leads_to(race, race.active, kind)
        if way.moved:
            continue
        if way.blocked:
            refused.append(Barred(f"bonus:{kind}", "scrap-in-the-way", "SR-20.5"))
        elif kind == CATCH_UP:
            rule = "SR-13.5" if race.agreed.catch_up_by_rank else "SR-13.4"
            refused.append(Barred(f"bonus:{kind}", "nobody-to-catch", rule))
        else:
            refused.append(Barred(f"bonus:{kind}", "no-such-space", "SR-13.2"))  # curves are in every ring
    return refused


def racer_asked(question: Question) -> str:
    """The racer that a question is about."""
    return str(question.facts["racer"])


def _kinds_in_hand(race: Race, seat: int) -> list[str]:
    return sorted({race.cards.face(card) for card in race.hand(seat)})


# --- whatever else is tried -----------------------------------------------------------------------------------------


def refuse(race: Race, question: Question, key: str) -> Barred | None:
    """Why a key is no answer that is neither offered nor barred: it does not fit, or it belongs to another moment."""
    family, _, value = key.partition(":")
    if family == "boost" and value in MARKER_OF and question.kind in untimely.ROLLING:
        return Barred(key, "no-such-marker", "SR-4.5", {"marker": MARKER_OF[value], "racer": race.active.name})
    if family == "bonus" and value in BONUS_CARDS and question.kind in untimely.ROLLING + untimely.DRIVING:
        return Barred(key, "no-such-card", "SR-5.2")
    if family == "racer" and value in ALL_RACERS and question.kind == "choose-racer":
        if value in racers_in_play(race):
            return Barred(key, "racer-taken", "SR-2.5")
        return Barred(key, "racer-not-in-play", "SR-16.1")
    if family == "first" and value in ALL_RACERS and question.kind == "racer-order":
        return Barred(key, "not-your-racer", question.rule)
    if family == "winner" and value in ALL_RACERS and question.kind == "own-fight":
        return Barred(key, "not-in-this-fight", "SR-10.5")
    if family == "take" and value in ABILITY_TILES and question.kind == "take-ability":
        return _tile_gone(race, key, value)
    if family == "use" and value in ABILITY_TILES and question.kind == "which-ability":
        return _not_ready(race, key, value)
    if family == "scrap" and value in [str(tile) for tile in SCRAP] and question.kind == "place-scrap":
        return Barred(key, "no-such-scrap", "SR-20.3", {"racer": race.active.name})
    return untimely.refuse(race, question, key)


def _tile_gone(race: Race, key: str, ability: str) -> Barred | None:
    for racer in race.racers:
        if ability in racer.tiles:
            return Barred(key, "tile-gone", "SR-21.3", {"racer": racer.name})
    return None


def _not_ready(race: Race, key: str, ability: str) -> Barred:
    """SR-21.9  It has not the ability, or this one has nothing to do now."""
    racer = race.active
    if not racer.has(ability):
        return Barred(key, "no-such-ability", "SR-21.9", {"racer": racer.name})
    if ability not in abilities.RULE_OF:
        return Barred(key, "ability-works-by-itself", BY_THEMSELVES[ability])
    if ability in race.this_turn.used:
        return Barred(key, "ability-used", "SR-21.9")
    return Barred(key, "ability-not-triggered", abilities.RULE_OF[ability])

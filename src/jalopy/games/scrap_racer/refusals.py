"""What a player might want to do but may not, and the rule that forbids it."""

from jalopy.games.scrap_racer.bonus_cards import CATCH_UP, distance_of
from jalopy.games.scrap_racer.components import PLUS_MINUS
from jalopy.games.scrap_racer.landing import usable_scrap
from jalopy.games.scrap_racer.state import Race
from jalopy.games.scrap_racer.touring import leads_to
from jalopy.kernel.questions import Barred, Question


def barred(race: Race, question: Question) -> list[Barred]:
    if question.kind in ("roll-or-stop", "crash-or-boost", "stop-or-boost"):
        return _while_rolling(race, question)
    if question.kind in ("card-or-drive", "card-or-done"):
        return _while_driving(race, question)
    if question.kind == "take-ability":
        return [Barred(f"take:{racer_asked(question)}", "own-ability", "SR-21.3")]
    if question.kind == "place-scrap" and race.extras is not None:
        usable = usable_scrap(race, race.extras, race.active)
        return [
            Barred(f"scrap:{value}", "scrap-just-taken", "SR-20.3")
            for value in sorted(set(race.extras.fresh))
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
    kinds = [race.cards.face(marker) for marker in race.boosts(race.active)]
    if PLUS_MINUS in kinds and race.dice[-1] == 6:
        refused.append(Barred("boost:plus-1", "six-has-no-next", "SR-4.7"))
    if PLUS_MINUS in kinds and race.dice[-1] == 1:
        refused.append(Barred("boost:minus-1", "one-has-no-lower", "SR-4.7"))
    why = "no-cards-in-a-crash" if question.kind == "crash-or-boost" else "cards-wait-for-driving"
    return refused + [Barred(f"bonus:{kind}", why, "SR-5.2") for kind in _kinds_in_hand(race, question.seat)]


def _while_driving(race: Race, question: Question) -> list[Barred]:
    refused = [Barred("roll", "rolling-is-over", "SR-4.2")]
    for kind in _kinds_in_hand(race, question.seat):
        if playable(race, kind):
            continue
        if race.extras is not None and leads_to(race, race.extras, race.active, kind).blocked:
            refused.append(Barred(f"bonus:{kind}", "scrap-in-the-way", "SR-20.5"))
        elif kind == CATCH_UP:
            rule = "SR-13.5" if race.agreed.catch_up_by_rank else "SR-13.4"
            refused.append(Barred(f"bonus:{kind}", "nobody-to-catch", rule))
        else:
            refused.append(Barred(f"bonus:{kind}", "no-such-space", "SR-13.2" if kind == "straight" else "SR-13.3"))
    return refused


def playable(race: Race, kind: str) -> bool:
    if race.extras is not None:
        return leads_to(race, race.extras, race.active, kind).moved
    return distance_of(race, race.active, kind) > 0


def racer_asked(question: Question) -> str:
    """The racer that a question is about."""
    return str(question.facts["racer"])


def _kinds_in_hand(race: Race, seat: int) -> list[str]:
    return sorted({race.cards.face(card) for card in race.hand(seat)})

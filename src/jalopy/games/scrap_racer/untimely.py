"""Answers that belong to another moment of the race than the one that is asked about, and what is in their way."""

from typing import Final

from jalopy.games.scrap_racer.boost_markers import MARKER_OF
from jalopy.games.scrap_racer.components import ABILITY_TILES, ALL_RACERS, BONUS_CARDS, ROCKROACHES, SCRAP
from jalopy.games.scrap_racer.state import Race
from jalopy.kernel.questions import Barred, Question

ROLLING: Final = ("roll-or-stop", "crash-or-boost", "stop-or-boost")
DRIVING: Final = ("card-or-drive", "card-or-done")
LOWEST_PILE: Final = 2  # up to this double nothing is below (SR-16.5)

# Every answer of the game: by what stands before its ':', what may follow it.
ANSWERS: Final[dict[str, list[str]]] = {
    "racer": ALL_RACERS,
    "first": ALL_RACERS,
    "winner": ALL_RACERS,
    "roll": [""],
    "stop": [""],
    "crash": [""],
    "boost": list(MARKER_OF),
    "drive": [""],
    "done": [""],
    "bonus": BONUS_CARDS,
    "pile": ["doubled", "lower"],
    "way": ["track", "pit"],
    "take": [*ABILITY_TILES, "none"],
    "use": ABILITY_TILES,
    "keep": [""],
    "scrap": [str(tile) for tile in SCRAP],
}


def refuse(race: Race, question: Question, key: str) -> Barred | None:
    family, _, value = key.partition(":")
    if family not in ANSWERS or value not in ANSWERS[family]:
        return None
    if question.kind in ROLLING or question.kind in DRIVING:
        return _in_a_turn(race, question, family, key)
    return _something_comes_first(question, key)


def _something_comes_first(question: Question, key: str) -> Barred | None:
    """Questions that leave no room for anything else until they are answered."""
    kind = question.kind
    if kind == "choose-racer":
        return Barred(key, "racers-come-first", "SR-2.5")
    if kind == "racer-order":
        return Barred(key, "order-comes-first", question.rule)
    if kind == "which-pile":
        return Barred(key, "pile-comes-first", "SR-16.5")
    if kind == "track-or-pit":
        return Barred(key, "way-comes-first", "SR-21.6")
    if kind == "take-ability":
        return Barred(key, "tile-comes-first", "SR-21.3")
    if kind == "which-ability":
        return Barred(key, "ability-comes-first", "SR-21.9")
    if kind == "own-fight":
        return Barred(key, "fight-comes-first", "SR-10.5")
    if kind == "place-scrap":
        return Barred(key, "only-scrap-is-left", "SR-20.3")
    return None


def _in_a_turn(race: Race, question: Question, family: str, key: str) -> Barred | None:
    rolling = question.kind in ROLLING
    doubled = question.kind == "crash-or-boost"
    if family in ("drive", "done"):
        if doubled:
            return Barred(key, "double-must-crash", "SR-4.4")
        if rolling:
            return Barred(key, "still-rolling", "SR-4.2")
        return _dice_or_end(question, key)
    if family == "stop":
        return Barred(key, "rolling-is-over", "SR-4.2")
    if family == "crash":
        return Barred(key, "no-double", "SR-4.4")
    if family == "boost":
        return Barred(key, "boosts-while-rolling", "SR-4.9")
    if family == "pile":
        return _pile(race, doubled, key)
    if family == "use":
        return Barred(key, "abilities-come-later", "SR-5.8")
    if family in ("way", "take"):
        return _pit_stop(race, family, key)
    if family in ("scrap", "keep"):
        if race.track.salvager:
            return Barred(key, "scrap-at-the-end", "SR-20.3")
        return Barred(key, "no-salvager", "SR-17.1")
    return _before_the_race(race, family, key)


def _dice_or_end(question: Question, key: str) -> Barred:
    if question.kind == "card-or-drive":
        return Barred(key, "dice-come-first", "SR-5.1")
    return Barred(key, "dice-are-used", "SR-5.1")


def _pile(race: Race, doubled: bool, key: str) -> Barred:
    if not doubled:
        return Barred(key, "no-double", "SR-4.4")
    if race.active.has(ROCKROACHES) and race.this_turn.dice[-1] > LOWEST_PILE:
        return Barred(key, "crash-first", "SR-16.5")
    return Barred(key, "no-other-pile", "SR-6.1")


def _pit_stop(race: Race, family: str, key: str) -> Barred:
    if not race.track.fork:
        return Barred(key, "no-pit-stop", "SR-21.1")
    if family == "way":
        return Barred(key, "not-at-the-fork", "SR-21.6")
    return Barred(key, "not-in-the-centre", "SR-21.3")


def _before_the_race(race: Race, family: str, key: str) -> Barred | None:
    if family == "racer":
        return Barred(key, "racers-are-given", "SR-2.5" if race.agreed.values["racers"] == "chosen" else "SR-2.4")
    if family == "first":
        if race.two_racers_each:
            return Barred(key, "order-is-fixed", "SR-10.2")
        return Barred(key, "one-racer-each", "SR-10.1")
    if family == "winner":
        return Barred(key, "no-fight-to-decide", "SR-10.5")
    return None

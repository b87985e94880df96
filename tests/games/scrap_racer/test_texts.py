"""What some sentences of Scrap Racer say."""

import pytest
from tests.rulebook.scrap_racer.table import COUNTS_AS, FORK, PIT, STOP, YARD, in_lane, race
from tests.texts.spoken import sample

from jalopy import games
from jalopy.games.scrap_racer.components import PILE_NAMES
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Facts
from jalopy.texts import Texts

GAME = games.find("scrap-racer")


def hints(match: Match, language: str) -> dict[str, str]:
    assert match.question is not None
    texts = Texts.of(match, language, strict=True)
    return {option.key: texts.hint(option) for option in match.question.options}


def test_hints_of_bonus_cards_say_how_far_they_lead_and_what_ends_the_move() -> None:
    cards = ["catch-up", "curve", "forward-3", "straight"]
    before_the_stop = race({"hover": STOP - 1, "swifty": 24, "crusher": 30}, dice=[1], hands={0: cards}, **YARD)
    before_the_stop.answer("stop")
    english, german = hints(before_the_stop, "en"), hints(before_the_stop, "de")
    assert english["bonus:curve"] == "Drive 1 space to the next curve space, space 5."
    assert german["bonus:curve"] == "Fahre 1 Feld auf das nächste Kurvenfeld, Feld 5."
    for card in ("catch-up", "forward-3", "straight"):
        assert english[f"bonus:{card}"] == "Drive 1 space, to space 5; there the move ends."
        assert german[f"bonus:{card}"] == "Fahre 1 Feld, auf Feld 5; dort endet die Fahrt."


@pytest.mark.parametrize(
    ("lane", "hint"),
    [
        (2, "Drive 2 spaces onto the next racer, on space 44; if you stay there, you fight."),
        (3, "Drive 3 spaces, to space 45; there the move ends."),  # nobody fights in the centre
    ],
)
def test_hints_of_bonus_cards_count_the_spaces_of_the_lane(lane: int, hint: str) -> None:
    field = {"hover": FORK, "swifty": COUNTS_AS[lane], "crusher": 0}
    match = race(field, dice=[1], hands={0: ["catch-up"]}, more={"swifty": in_lane(lane)}, **PIT)
    match.answer("stop")
    assert hints(match, "en")["bonus:catch-up"] == hint


def test_a_hint_says_if_scrap_lets_nobody_drive_on() -> None:
    match = race(
        {"hover": FORK, "swifty": 30, "crusher": 0},
        dice=[3],
        settings={"pit_stop": True, "salvager": True},
        pieces={"salvager": 10},
        scrap={"track": {str(FORK + 1): 4}},
    )
    match.answer("stop")
    assert hints(match, "en")["way:track"] == "A scrap tile lies ahead: wait in front of it, on space 19."
    assert hints(match, "de")["way:track"] == "Vor dir liegt ein Schrottteil: Warte davor, auf Feld 19."


def test_a_place_in_the_lane_is_told_as_such() -> None:
    match = race({"hover": 130, "swifty": 20, "crusher": 25}, more={"swifty": in_lane(3)}, turn_of="crusher", **PIT)
    match.answer("stop")
    said = {language: Texts.of(match, language, strict=True).place(match.standing[-1]) for language in ("en", "de")}
    assert said["en"] == "In its first lap Swifty got to space 45 in the pit lane."
    assert said["de"] == "In der ersten Runde ist Swifty bis Feld 45 in der Boxengasse gekommen."


def test_one_marker_left_in_the_supply_is_one() -> None:
    texts = Texts(GAME, "de", strict=True)
    laid: Facts = {"kind": "markers-laid", "rule": "SR-2.2", "facts": {"spaces": [5, 9], "supply": 1}}
    assert texts.event(laid) == "2 Boost-Marker liegen verdeckt auf der Strecke, 1 weiterer im Vorrat."
    filled: Facts = {"kind": "refilled", "rule": "SR-7.6", "facts": {"spaces": [5], "supply": 1}}
    assert texts.event(filled) == "Auf Feld 5 liegt ein neuer Boost-Marker, 1 ist noch im Vorrat."


@pytest.mark.xdist_group("texts of scrap-racer")
def test_every_deck_that_is_shuffled_again_is_named() -> None:
    decks = {heard.facts["deck"] for heard in sample("scrap-racer") if heard.data.get("kind") == "reshuffled"}
    assert decks == {*PILE_NAMES, "bonus"}

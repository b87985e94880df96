"""The conventions between rules, catalogues and readers, tried on Scrap Racer's texts."""

import sys
from typing import Any

import pytest
from tests.processes import run

import jalopy
from jalopy import games
from jalopy.games.scrap_racer.components import BOX
from jalopy.kernel.game import Game
from jalopy.kernel.questions import Facts, Option
from jalopy.kernel.rulebook import Rulebook
from jalopy.texts import MissingText, Texts, UnknownLanguage

GAME = games.find("scrap-racer")
PLAYERS = ["Anna", "Ben", "Cleo"]


def event(kind: str, rule: str = "", **facts: object) -> Facts:
    return {"seq": 0, "turn": 1, "kind": kind, "rule": rule, "facts": facts}


def moved(before: int, after: int) -> Facts:
    facts: Facts = {"racer": "swifty", "from": before, "to": after}
    return {"seq": 0, "turn": 1, "kind": "moved", "rule": "SR-5.1", "facts": facts}


def speaker(language: str = "en", **more: Any) -> Texts:
    return Texts(GAME, language, track_length=42, strict=True, **more)


@pytest.mark.parametrize(
    ("before", "after", "english", "german"),
    [
        (0, 8, "Swifty drives onto the track, to space 8.", "Swifty fährt auf die Strecke, auf Feld 8."),
        (
            12,
            17,
            "Swifty moves 5 spaces, from space 12 to space 17.",
            "Swifty rückt 5 Felder vor, von Feld 12 auf Feld 17.",
        ),
        (
            42,
            43,
            "Swifty moves 1 space, from space 42 over the finish line to space 1.",
            "Swifty rückt 1 Feld vor, von Feld 42 über die Ziellinie auf Feld 1.",
        ),
        (
            90,
            86,
            "Swifty moves 4 spaces back, from space 6 to space 2.",
            "Swifty fällt 4 Felder zurück, von Feld 6 auf Feld 2.",
        ),
        (85, 85, "Swifty does not move from space 1.", "Swifty kommt nicht von Feld 1 weg."),
    ],
)
def test_moves_are_told_in_spaces_of_the_track(before: int, after: int, english: str, german: str) -> None:
    assert speaker().event(moved(before, after)) == english
    assert speaker("de").event(moved(before, after)) == german


def test_without_the_length_of_the_track_distances_stay_distances() -> None:
    assert Texts(GAME, strict=True).event(moved(40, 45)) == "Swifty moves 5 spaces, from space 40 to space 45."


def test_the_reader_is_you_and_others_have_names() -> None:
    began = event("turn-began", racer="steel-jacket", seat=1)
    assert speaker().event(began, PLAYERS, 1) == "Your turn with Steel Jacket."
    assert speaker().event(began, PLAYERS, 0) == "Ben’s turn with Steel Jacket."
    assert speaker("de").event(began, [], 0) == "Spieler 2 ist mit Steel Jacket am Zug."


@pytest.mark.parametrize(
    ("language", "round_began", "held_up"),
    [
        ("en", "Round 2: Anna, you and Cleo.", "Anna is held up by you and Cleo, in gear 3 now."),
        ("de", "Runde 2: Anna, du und Cleo.", "Anna wird von dir und Cleo aufgehalten, jetzt im Gang 3."),
    ],
)
def test_the_reader_is_you_in_a_row_of_players_too(language: str, round_began: str, held_up: str) -> None:
    texts = Texts(games.find("home-racers"), language, strict=True)
    assert texts.event(event("round-began", round=2, seats=[0, 1, 2]), PLAYERS, 1) == round_began
    assert texts.event(event("held-up", seat=0, seats=[1, 2], gear=3), PLAYERS, 1) == held_up


def test_lists_are_joined_counted_and_added_up() -> None:
    rolled = event("rolled", racer="hover", die=2, dice=[3, 5, 2])
    assert speaker().event(rolled) == "Hover rolls a 2: 3, 5 and 2, together 10."
    assert speaker("de").event(rolled) == "Hover würfelt eine 2: 3, 5 und 2, zusammen 10."
    assert speaker().event(event("rolled", racer="hover", die=3, dice=[3])) == "Hover rolls a 3."


def test_a_drawn_card_is_named_to_those_who_know_it() -> None:
    drawn = event("bonus-card-drawn", racer="hover", seat=0, hand=2)
    known = event("bonus-card-drawn", racer="hover", seat=0, hand=2, card="straight")
    assert speaker().event(drawn, PLAYERS, 1) == (
        "Anna trades Hover’s bonus markers for a hidden bonus card and now holds 2 cards."
    )
    assert "“Straight”: Drive to the next straight space" in speaker().event(known, PLAYERS, 0)


def test_a_rule_can_have_a_sentence_of_its_own() -> None:
    facts = {"racer": "jackal", "loser": "hover", "space": 7}
    assert speaker().event(event("fight-won", "SR-5.3", **facts)).startswith("Jackal wins the fight and moves on")
    assert speaker().event(event("fight-won", "SR-14.5", **facts)).startswith("Jackal wins without a roll")


def test_effects_follow_the_settings() -> None:
    assert "whatever its lap" in speaker().effect("catch-up")
    assert "in the race" in speaker(settings={"catch_up": "rank"}).effect("catch-up")
    assert "In its own turn" in speaker().ability("jackal")
    assert speaker(settings={"jackal": "always"}).ability("jackal").startswith("It wins every fight")


def test_options_are_labelled_by_their_longest_id() -> None:
    facts: Facts = {"card": "catch-up", "spaces": 1, "reaches": True}
    option = Option("bonus:catch-up", "SR-13.4", "space:9", facts)
    assert speaker().option(option) == speaker().option("bonus:catch-up") == "Play “Catch up”"
    assert speaker().hint(option) == "Drive 1 space onto the next racer, on space 9; if you stay there, you fight."
    assert speaker().option("winner:steel-jacket") == "Steel Jacket wins"
    assert speaker().hint(Option("racer:hover", "SR-2.5", "dashboard:hover", {"racer": "hover"})) == (
        "It needs only 2 bonus markers for a bonus card."
    )


def test_what_is_taken_back_goes_by_its_label() -> None:
    known = event("taken-back", seat=0, question="roll-or-stop", key="stop", events=[4, 5])
    unknown = event("taken-back", seat=0, question="roll-or-stop", events=[4, 5])
    assert speaker().event(known, PLAYERS, 0) == "You take back “Stop”."
    assert speaker("de").event(unknown, PLAYERS, 1) == "Anna nimmt eine Antwort zurück."


def test_values_of_settings_have_words() -> None:
    german = speaker("de")
    assert german.setting("two_racers") == "Zwei Racer für jeden"
    assert german.setting_value("two_racers", True) == "ja"
    assert german.setting_value("finish", 3) == "3"
    assert german.setting_value("track", "A") == "Strecke A"
    assert german.setting_value("track", "RRRR") == "RRRR"
    assert german.setting_value("start", "random") == "das Los entscheidet"


def test_a_match_brings_its_settings_and_its_track() -> None:
    match = jalopy.new("scrap-racer", seats=3, seed=1, track="A", short=True, jackal="always")
    texts = Texts.of(match, strict=True)
    assert texts.event(match.events()[0]) == "The race runs on circuit A: 36 spaces a lap."
    assert "to space 2." in texts.event(moved(30, 38))
    assert texts.ability("jackal").startswith("It wins every fight")


# --- languages and gaps -------------------------------------------------------------------------------------------------


def test_regional_languages_go_by_the_language() -> None:
    assert Texts(GAME, "de_AT.UTF-8").language == "de"


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match=r"There are no texts in 'tlh'; there are: de, en\."):
        Texts(GAME, "tlh")


def test_what_nobody_says_is_an_error_only_where_texts_are_strict() -> None:
    strict, lenient = speaker(), Texts(GAME)
    strange = event("oil-spilled", racer="swifty", spaces=[3, 4])
    with pytest.raises(MissingText, match="No catalogue has a message 'event-oil-spilled'"):
        strict.event(strange)
    assert lenient.event(strange) == "Oil spilled (Swifty, 3 and 4)"
    assert lenient.option("tow:steel-jacket") == "Tow steel jacket"
    assert lenient.hint({"key": "tow:steel-jacket"}) == ""
    assert lenient.name("oil-can") == "Oil can"
    assert lenient.effect("oil-can") == ""
    assert lenient.event(event("stopped", racer="swifty")).startswith("Swifty stops at")
    with pytest.raises(MissingText, match=r"'event-stopped' \(en\) does not fit its facts"):
        strict.event(event("stopped", racer="swifty"))


def test_a_game_without_texts_is_told_in_plain_words() -> None:
    game: Game[Any] = Game("pebbles", "1", (2,), (), Rulebook("Pebbles", "", []), BOX)
    texts = Texts(game, "de")
    assert texts.event(event("pebble-thrown", seat=1, far=True), PLAYERS) == "Pebble thrown (Ben, yes)"
    assert texts.event(event("taken-back", seat=1), PLAYERS, 1) == "Du nimmst deine letzte Antwort zurück."


def test_fluent_is_loaded_only_when_something_is_said() -> None:
    program = "import sys, jalopy.texts; sys.exit('fluent.runtime' in sys.modules or 'fluent.syntax' in sys.modules)"
    assert run([sys.executable, "-c", program]).returncode == 0

"""What some sentences of Wacky Races say."""

import pytest
from tests.texts.catalogue import ingredients

from jalopy import games
from jalopy.catalogues import file_of, folders_of
from jalopy.games.wacky_races.power_cards import ALL_POWERS
from jalopy.kernel.game import Place
from jalopy.kernel.questions import Facts, Question
from jalopy.texts import Texts

GAME = games.find("wacky-races")


def test_every_choice_of_a_setting_has_a_name_of_its_own() -> None:
    """The numbers too."""
    english = ingredients(file_of(folders_of(GAME)[0], "en"))
    wanted = [f"setting-{setting.name}-{value}" for setting in GAME.settings for value in setting.choices]
    assert [name for name in wanted if name not in english] == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_said_of_a_power_names_the_numbers_of_its_card(language: str) -> None:
    """So that whoever corrects a card in box.toml finds the sentences to correct."""
    texts = Texts(GAME, language, strict=True)
    for power in ALL_POWERS.values():
        rule = GAME.rulebook.rule(power.rule)
        assert rule is not None
        for effect in power.effects:
            for number in {effect.amount, effect.other, abs(effect.low), abs(effect.high)} - {0, 1}:
                assert str(number) in texts.effect(power.key), f"{power.key} says nothing of {number}"
                assert str(number) in rule.text, f"{power.rule} says nothing of {number}"


@pytest.mark.parametrize(
    ("language", "first", "next_card", "power"),
    [
        (
            "en",
            "You are in the Swamp: a pair or any three",
            "a pair or any three cards lead out",
            "You may still use a power",
        ),
        (
            "de",
            "Du steckst im Sumpf: Ein Paar oder drei",
            "Nur ein Paar oder drei beliebige",
            "Du kannst noch eine Kraft",
        ),
    ],
)
def test_in_the_swamp_the_questions_say_what_leads_out(language: str, first: str, next_card: str, power: str) -> None:
    texts = Texts(GAME, language, strict=True)
    for left in (1, 2, 3):
        assert first in texts.question(Question(0, "first-card", [], "WR-3.2", {"left": left, "swamp": 1}))
        assert "Swamp" not in texts.question(Question(0, "first-card", [], "WR-3.2", {"left": left, "swamp": 0}))
        assert next_card in texts.question(Question(0, "next-card", [], "WR-3.3", {"left": left, "swamp": 1}))
    for swamp in (0, 1):
        assert power in texts.question(Question(0, "next-card", [], "WR-3.3", {"left": 0, "swamp": swamp}))


@pytest.mark.parametrize(
    ("language", "one", "two"), [("en", "and 1 win.", "and 2 wins."), ("de", "und 1 Sieg.", "und 2 Siegen.")]
)
def test_one_win_is_not_many(language: str, one: str, two: str) -> None:
    texts = Texts(GAME, language, strict=True)
    for reason in ("champion", "points"):
        for wins, end in ((1, one), (2, two)):
            facts: Facts = {"racer": "turbo", "points": 22, "wins": wins, "of_six": 2}
            assert texts.place(Place(2, 0, reason, facts, "WR-12.4")).endswith(end)


@pytest.mark.parametrize(("language", "rear"), [("en", "space 00"), ("de", "Platz 00")])
def test_behind_everybody_dastardly_falls_back_to_00(language: str, rear: str) -> None:
    event: Facts = {"seq": 0, "turn": 1, "kind": "dastardly-retreated", "rule": "WR-5.6", "facts": {"from": 8, "to": 0}}
    assert rear in Texts(GAME, language, strict=True).event(event)

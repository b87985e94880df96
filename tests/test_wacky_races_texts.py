"""Whatever the rules of Wacky Races can tell or ask has a sentence, in every language."""

import random
from functools import cache
from typing import Any

import pytest
from tests.rulebook.wacky_races.refusals import REFUSED, refused
from tests.saying import Heard, check_settings, heard_of, words_in_facts, wrong_sentences
from tests.test_catalogues import TOLD_ELSEWHERE, ingredients, take_notes, unequal_catalogues, well_formed

from jalopy import games, rules_check
from jalopy.catalogues import file_of, folders_of, languages
from jalopy.games.wacky_races.components import KINDS, RACERS, TERRAIN, TRAPS
from jalopy.games.wacky_races.power_cards import ALL_POWERS
from jalopy.games.wacky_races.turn import threes
from jalopy.kernel.chance import FastChance
from jalopy.kernel.game import Place
from jalopy.kernel.match import Match, start_match
from jalopy.kernel.questions import Barred, Facts, Question
from jalopy.texts import Texts

GAME = games.find("wacky-races")
FOLDERS = folders_of(GAME)
SETTINGS: list[dict[str, Any]] = [
    {"special": "swamp", "racers": "chosen"},
    {"special": "crossroads"},
    {"special": "acme"},
    {"championship": "season-1"},
    {"championship": "season-2"},
    {"championship": "season-3"},
    {"championship": "season-4"},
    {"championship": "grand"},
]


TRIED = 8  # keys at each question that are not offered
ODD_KEYS = (  # nobody is ever offered these, or not where they are tried
    "racer:mean-machine",
    "leave:forest-desert-farm",
    "leave:desert-farm",
    "decline",
    "pass",
    "play:farm",
    "stop",
)


class Listener:
    """Keeps what is new: of each kind of saying, for each reader, every fact with every value it ever had."""

    def __init__(self) -> None:
        self.kept: list[Heard] = []
        self._known: set[object] = set()
        self._keys: dict[str, dict[str, None]] = {}  # offered at each kind of question, to be tried at others of it

    def is_new(self, *mark: object) -> bool:
        if mark in self._known:
            return False
        self._known.add(mark)
        return True

    def hear(self, what: str, name: object, data: Facts, reader: int | None) -> None:
        facts = data["facts"]
        assert isinstance(facts, dict)
        kind = (what, name, data["rule"], reader)
        new = self.is_new(kind, *facts)
        for fact, value in facts.items():
            new |= not isinstance(value, list) and self.is_new(kind, fact, value)
        if new:
            self.kept.append((what, data, reader))

    def refused(self, match: Match, question: Question, lots: random.Random) -> list[Barred]:
        """Why some keys are no answer that others of this kind were, or that belong elsewhere."""
        offered = [option.key for option in question.options]
        known = self._keys.setdefault(question.kind, dict.fromkeys(ODD_KEYS))
        known.update(dict.fromkeys(offered))
        tried = set(lots.sample(list(known), min(TRIED, len(known)))) - set(offered)
        refused = [match.why_not(key, question) for key in sorted(tried)]
        return [barred for barred in refused if barred.reason not in rules_check.REASONS_OF_THE_KERNEL]

    def listen(self, match: Match, lots: random.Random) -> None:
        while (question := match.question) is not None:
            own = question.seat == 0
            self.hear("question", (question.kind, own), question.as_data(), 0)
            for option in question.options:
                if self.is_new(option.key, option.rule):
                    self.kept.append(("option", option.as_data(), 0))
            for barred in [*match.barred(), *self.refused(match, question, lots)]:
                if self.is_new(barred.key, barred.reason, barred.rule):
                    self.kept.append(("barred", barred.as_data(), 0))
            match.take(question, lots.choice(question.options))
        for reader in (0, None):
            for event in match.events(seat=reader):
                self.hear("event", event["kind"], event, reader)
        for place in match.standing:
            self.hear("place", (place.reason, place.place, place.seat == 0), place.as_data(), 0)


@cache
def sample() -> list[Heard]:
    """What random matches say."""
    listener = Listener()
    for number, settings in enumerate(SETTINGS):
        single = "special" in settings
        for seats in GAME.seat_counts if single else (2, 3 + number % 4):
            for seed in range(4 if single else 1):
                values = GAME.read_settings(seats, settings)
                match = start_match(GAME, seats, values, FastChance(100 * number + seed), True, history=False)
                listener.listen(match, random.Random(seed))
    listener.kept += [("barred", refused(make(), key).as_data(), 0) for make, key, _, _ in REFUSED]
    return listener.kept


def test_the_sample_tells_every_kind_of_event() -> None:
    assert heard_of(sample(), "event", "kind") == rules_check.told_kinds(GAME)


def test_there_are_texts_in_english_and_german() -> None:
    assert languages(FOLDERS) == ["de", "en"]
    assert unequal_catalogues(FOLDERS) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_is_said_and_no_message_is_idle(language: str) -> None:
    texts = Texts(GAME, language, strict=True, folders=FOLDERS)
    noticed: set[str] = set()
    take_notes(texts, noticed)
    assert wrong_sentences(texts, sample()) == []
    assert all(texts.hint(data) for what, data, _ in sample() if what == "option")
    for option in threes([3, 3, 3, 3]):
        assert well_formed(texts.option(option))
        assert texts.hint(option)
    for name in [*RACERS, *KINDS, *TRAPS, *ALL_POWERS]:
        assert texts.name(name)
    for card in [*TERRAIN, *TRAPS, *ALL_POWERS]:
        assert well_formed(texts.effect(card))
    for racer in RACERS:
        assert well_formed(texts.ability(racer))
    check_settings(texts, GAME, {})
    own = set(ingredients(file_of(FOLDERS[0], "en")))
    idle = {name for name in own - noticed if not TOLD_ELSEWHERE.match(name)}
    assert {name for name in idle if not name.endswith(".effect")} == set()


def test_every_choice_of_a_setting_has_a_name_of_its_own() -> None:
    english = ingredients(file_of(FOLDERS[0], "en"))
    wanted = [f"setting-{setting.name}-{value}" for setting in GAME.settings for value in setting.choices]
    assert [name for name in wanted if name not in english] == []


def test_every_word_in_facts_has_a_name() -> None:
    texts = Texts(GAME, strict=True)
    words = words_in_facts(sample())
    assert {word for word in words if not texts.has_name(word)} == set()
    assert {"desert", "swamp", "oil", "sawtooth"} <= words


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
    ("language", "one", "two"), [("en", "and 1 win", "and 2 wins"), ("de", "und 1 Sieg", "und 2 Siegen")]
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

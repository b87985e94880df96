"""Whatever the rules of Home Racers can tell or ask has a sentence, in every language."""

import random
from functools import cache
from typing import Any

import pytest
from tests.saying import Heard, check_settings, heard_of, words_in_facts, wrong_sentences
from tests.test_catalogues import TOLD_ELSEWHERE, ingredients, take_notes, unequal_catalogues

import jalopy
from jalopy import games, rules_check
from jalopy.catalogues import file_of, folders_of, languages
from jalopy.games.home_racers.components import PORTAL_COLOURS, SPECIALS
from jalopy.games.home_racers.courses import SHIPPED
from jalopy.games.home_racers.manoeuvres import MANOEUVRES
from jalopy.games.home_racers.samples import GAUNTLET, SAMPLES
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Facts
from jalopy.texts import Texts

GAME = games.find("home-racers")
FOLDERS = folders_of(GAME)
TABLES: list[tuple[int, int, dict[str, Any]]] = [
    *((seats, seed, dict(values)) for values in SAMPLES for seats in (1, 4) for seed in range(5)),
    *((2, seed, {"course": GAUNTLET, "strict_limits": True}) for seed in range(2)),
    (2, 3, {"course": "ottoman", "finish": "round"}),
]


# Some of what may be tried at any time, and what the facts of a reason can be.
TRIED = ["gear:-1", "gear:4", "gear:9", "brake:1", "skid:left", "back-straight", "straight", "heading:90", "heading:7"]
TRIED += ["roll", "push:2", "push:5", "stop", "change-tires", "elsewhere", "at:1/1.5", "place:1500:1500:0"]
FACTS: Facts = {"gear": 3, "top": 5, "cars": 2, "dice": 1, "seats": [1]}


@cache
def sample() -> list[Heard]:
    """What random matches say; equal things once."""
    heard: dict[str, Heard] = {}
    for seats, seed, settings in TABLES:
        listen(jalopy.new("home-racers", seats=seats, seed=seed, **settings), random.Random(seed), heard)
    # Lots hardly ever drive right behind each other.
    behind = {"pose": {"surface": 0, "x": 1_500, "y": 1_500, "heading": 0}, "gear": 1, "passed": 0, "slipstream": True}
    position: Facts = {"seats": 1, "settings": {"course": GAUNTLET, "slipstream": True}, "cars": [behind]}
    match = jalopy.from_position("home-racers", position, seed=1)
    match.answer("gear:1")
    listen(match, random.Random(1), heard)
    # Nor do they finish in one round, the second of them farther.
    arrived = {"status": "finished", "passed": 2, "round": 1, "turns": 1}
    cars = [{**arrived, "arrival": 1, "beyond": 0}, {**arrived, "arrival": 2, "beyond": 1}]
    settings = {"course": GAUNTLET, "finish": "round"}
    position = {"seats": 2, "settings": settings, "cars": cars, "over": True}
    listen(jalopy.from_position("home-racers", position, seed=1), random.Random(1), heard)
    # And for some reasons a course of its own is needed, or a car in the way.
    for rule in GAME.rulebook.rules:
        for reason in rule.refuses:
            told: Facts = {"key": "gear:2", "reason": reason, "rule": rule.number, "facts": FACTS}
            heard[f"{rule.number} {reason}"] = ("barred", told, 0)
    return list(heard.values())


def listen(match: Match, lots: random.Random, heard: dict[str, Heard]) -> None:
    def hear(what: str, data: Facts, reader: int | None) -> None:
        facts: Any = data.get("facts", {})
        plain = {name: fact for name, fact in facts.items() if name not in ("pose", "poses", "x", "y")}
        shown = {**data, "seq": 0, "turn": 0, "target": "", "facts": plain}
        heard.setdefault(f"{what} {shown} {reader}", (what, data, reader))

    while (question := match.question) is not None:
        hear("question", question.as_data(), question.seat)
        for option in question.options[:14]:
            hear("option", option.as_data(), 0)
        for barred in match.barred():
            hear("barred", barred.as_data(), 0)
        for key in TRIED:
            if all(option.key != key for option in question.options):
                refused = match.why_not(key, question)
                if refused.reason != "not-asked":
                    hear("barred", refused.as_data(), 0)
        match.answer(lots.choice(question.options))
    for reader in (0, None):
        for event in match.events(seat=reader):
            hear("event", event, reader)
    for place in match.standing:
        hear("place", place.as_data(), 0)


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
    for name in [*(each.key for each in MANOEUVRES), *PORTAL_COLOURS, *SPECIALS, "portal", "path-end"]:
        assert texts.name(name)
    check_settings(texts, GAME, {"course": SHIPPED})
    own = set(ingredients(file_of(FOLDERS[0], "en")))
    assert {name for name in own - noticed if not TOLD_ELSEWHERE.match(name)} == set()


def test_every_word_in_facts_has_a_name() -> None:
    texts = Texts(GAME, strict=True)
    words = words_in_facts(sample())
    assert {word for word in words if not texts.has_name(word)} == set()
    assert {"straight", "leak", "left"} <= words

"""Whatever the rules of Home Racers can tell or ask has a sentence, in every language."""

import random
from functools import cache
from typing import Any

import pytest
from tests.test_catalogues import TOLD_ELSEWHERE, ingredients, take_notes, unequal_catalogues, well_formed

import jalopy
from jalopy import games, rules_check
from jalopy.catalogues import file_of, folders_of, languages
from jalopy.games.home_racers.components import PORTAL_COLOURS, SPECIALS
from jalopy.games.home_racers.courses import SHIPPED
from jalopy.games.home_racers.manoeuvres import MANOEUVRES
from jalopy.games.home_racers.samples import GAUNTLET, SAMPLES
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Facts
from jalopy.texts import MissingText, Texts

GAME = games.find("home-racers")
FOLDERS = folders_of(GAME)
PLAYERS = ["Anna", "Ben", "Cleo", "Dora"]
TABLES: list[tuple[int, int, dict[str, Any]]] = [
    *((seats, seed, dict(values)) for values in SAMPLES for seats in (1, 4) for seed in range(5)),
    *((2, seed, {"course": GAUNTLET, "strict_limits": True}) for seed in range(2)),
    (2, 3, {"course": "ottoman", "finish": "round"}),
]

Heard = tuple[str, Facts, int | None]


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
        match.answer(lots.choice(question.options))
    for reader in (0, None):
        for event in match.events(seat=reader):
            hear("event", event, reader)
    for place in match.standing:
        hear("place", place.as_data(), 0)


def sentences(texts: Texts, what: str, data: Facts, reader: int | None) -> list[str]:
    if what == "event":
        return [texts.event(data, PLAYERS, reader)]
    if what == "question":
        return [texts.question(data, PLAYERS, reader)]
    if what == "place":
        return [texts.place(data, PLAYERS, reader)]
    if what == "barred":
        return [texts.barred(data), texts.option(str(data["key"]))]
    texts.hint(data)
    return [texts.option(data), texts.option(str(data["key"]))]


def heard_of(what: str, field: str) -> set[str]:
    return {str(data[field]) for kind, data, _ in sample() if kind == what}


def test_the_sample_tells_every_kind_of_event() -> None:
    assert heard_of("event", "kind") == rules_check.told_kinds(GAME)


def test_there_are_texts_in_english_and_german() -> None:
    assert languages(FOLDERS) == ["de", "en"]
    assert unequal_catalogues(FOLDERS) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_is_said_and_no_message_is_idle(language: str) -> None:
    texts = Texts(GAME, language, strict=True, folders=FOLDERS)
    noticed: set[str] = set()
    take_notes(texts, noticed)
    wrong = []
    for what, data, reader in sample():
        try:
            said = sentences(texts, what, data, reader)
        except MissingText as problem:
            wrong.append(str(problem))
            continue
        wrong += [f"{data}: {sentence!r}" for sentence in said if not well_formed(sentence)]
    assert sorted(set(wrong)) == []
    for name in [*(each.key for each in MANOEUVRES), *PORTAL_COLOURS, *SPECIALS, "portal"]:
        assert texts.name(name)
    for setting in GAME.settings:
        assert well_formed(texts.setting(setting.name))
        assert well_formed(texts.setting_help(setting.name))
        for value in setting.choices or (SHIPPED if setting.name == "course" else ()):
            assert well_formed(texts.setting_value(setting.name, value))
    own = set(ingredients(file_of(FOLDERS[0], "en")))
    assert {name for name in own - noticed if not TOLD_ELSEWHERE.match(name)} == set()


def test_every_word_in_facts_has_a_name() -> None:
    texts = Texts(GAME, strict=True)
    words = set()
    for _, data, _ in sample():
        facts = data.get("facts", {})
        assert isinstance(facts, dict)
        for fact in facts.values():
            words |= {word for word in (fact if isinstance(fact, list) else [fact]) if isinstance(word, str)}
    assert {word for word in words if not texts.has_name(word)} == set()
    assert {"straight", "leak", "left"} <= words

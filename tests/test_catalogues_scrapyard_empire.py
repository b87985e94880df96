"""Whatever the rules of Scrapyard Empire can tell or ask has a sentence, in every language."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.test_catalogues import PLAYERS, TOLD_ELSEWHERE, ingredients, take_notes, well_formed

from jalopy import games
from jalopy.bots.registry import find
from jalopy.bots.runner import play
from jalopy.catalogues import file_of, folders_of
from jalopy.games.scrapyard_empire.components import (
    BRASSGUARD_NEEDS,
    CHARACTERS,
    CLOCK,
    DIGBY_NEEDS,
    FINGERS_NEEDS,
    FOLDER,
    INVENTIONS,
    LUNA_NEEDS,
    MACHINES,
    MINERVA_NEEDS,
    PACKRAT_KEEPS,
    PART,
    PARTS,
    SMELTER_MACHINES,
    TINKER_NEEDS,
)
from jalopy.games.scrapyard_empire.samples import POSITIONS
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.match import Match, match_from, new_match
from jalopy.kernel.questions import Barred, Facts, Question
from jalopy.texts import Texts

GAME = games.find("scrapyard-empire")
OWN = folders_of(GAME)[0]
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"solo_character": True, "characters": "both", "penalty": 3}),
    (1, {"beat_the_deck": True, "inventions": "2"}),
    (2, {"rounds": 25, "characters": "both"}),
    (3, {"rounds": 25, "characters": "expansion"}),
    (4, {"rounds": 25}),
    (4, {"rounds": 50, "characters": "both"}),
]
INVENTED = [
    ["the-terrible", "strolling-house", "glove-of-ruin", "doomsday-ray"],
    ["deathlock", "subterranean-sub", "time-machine", "flight-pack"],
]
ROUNDS = 3


class Heard:
    """Everything said in a sample of matches, each once."""

    def __init__(self) -> None:
        self.said: dict[str, tuple[str, Facts, int | None]] = {}
        self.keys: dict[str, None] = {}

    def hear(self, what: str, data: Facts, reader: int | None) -> None:
        facts = data.get("facts")
        names = sorted(facts) if isinstance(facts, dict) else []
        you = isinstance(facts, dict) and facts.get("seat") == reader
        label = [data.get(name) for name in ("kind", "key", "reason", "rule")]
        self.said.setdefault(f"{what} {label} {names} {you}", (what, data, reader))

    def kinds(self, what: str, field: str) -> set[str]:
        return {str(data[field]) for said, data, _ in self.said.values() if said == what}


@cache
def sample() -> Heard:
    heard = Heard()
    for seed in range(ROUNDS):
        for seats, settings in TABLES:
            listen(new_match(GAME, seats, settings, FastChance(seed)), Stream(seed), heard)
        for position in POSITIONS:
            listen(match_from(GAME, position, FastChance(seed)), Stream(seed), heard)
        for inventions in INVENTED:
            listen(match_from(GAME, after_one_invention(inventions), FastChance(seed)), Stream(seed), heard)
    for seats in (1, 3):
        match = new_match(GAME, seats, {}, FastChance(seats))
        play(match, [find("rookie", "scrapyard-empire")] * seats, seats)
        events_of(match, heard)
    return heard


def after_one_invention(inventions: list[str]) -> Facts:
    """Random players hardly ever get so far by themselves."""
    who = ["digby-spade", "otto-smelter", "captain-minerva", "rusty-magpie"]
    parts = ["hull", "crank", "bulbs", "petrol"]
    players = [
        {"character": name, "built": ["weaponry-system", invention], "parts": parts, "machines": [MACHINES[seat]]}
        for seat, (name, invention) in enumerate(zip(who, inventions, strict=True))
    ]
    return {"seats": 4, "settings": {"rounds": 10}, "players": players}


def listen(match: Match, lot: Stream, heard: Heard) -> None:
    while (question := match.question) is not None:
        heard.hear("question", question.as_data(), question.seat)
        for option in question.options:
            heard.hear("option", option.as_data(), question.seat)
        for barred in [*match.barred(), *refused_at(match, question, lot, heard)]:
            heard.hear("barred", barred.as_data(), question.seat)
        match.take(question, question.options[lot.below(len(question.options))])
    events_of(match, heard)


def refused_at(match: Match, question: Question, lot: Stream, heard: Heard) -> list[Barred]:
    """Some keys that were offered at another time."""
    offered = {option.key for option in question.options}
    heard.keys.update(dict.fromkeys(offered))
    keys = list(heard.keys)
    tried = {keys[lot.below(len(keys))] for _ in range(3)} - offered
    refused = [match.why_not(key, question) for key in sorted(tried)]
    return [barred for barred in refused if barred.reason != "not-asked"]


def events_of(match: Match, heard: Heard) -> None:
    for reader in [*range(match.seats), None]:
        for event in match.events(seat=reader):
            heard.hear("event", event, reader)
    for place in match.standing:
        heard.hear("place", place.as_data(), place.seat)


def words_in(call: str, place: int) -> set[str]:
    """The words that stand at this place in calls of this name, all over the rules."""
    found = set()
    for path in Path(FOLDER).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) > place:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                word = node.args[place]
                if name == call and isinstance(word, ast.Constant):
                    found.add(str(word.value))
    return found


def test_the_sample_says_everything_that_the_rules_can_say() -> None:
    assert sample().kinds("event", "kind") >= words_in("tell", 0)
    assert sample().kinds("question", "kind") >= words_in("ask", 1)


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_is_said_in_every_language(language: str) -> None:
    texts = Texts(GAME, language, strict=True)
    for what, data, reader in sample().said.values():
        if what == "event":
            said = [texts.event(data, PLAYERS, reader)]
        elif what == "question":
            said = [texts.question(data, PLAYERS, reader)]
        elif what == "place":
            said = [texts.place(data, PLAYERS, reader)]
        elif what == "barred":
            said = [texts.barred(data), texts.option(str(data["key"]))]
        else:
            said = [texts.option(data), texts.hint(data)]
        assert all(well_formed(sentence) for sentence in said), (data, said)


def test_people_go_by_their_own_names_and_characters_where_an_ability_is_meant() -> None:
    with_a_character = {"character", "used", "mimicked", "copied", "copy"}
    for what, data, _ in sample().said.values():
        if what in ("event", "question") and data["kind"] not in with_a_character:
            facts = data["facts"]
            assert isinstance(facts, dict)
            assert not set(CHARACTERS) & {str(fact) for fact in facts.values()}, data
    texts = Texts(GAME, "en", strict=True)
    attempt: Facts = {"seat": 1, "victim_seat": 0, "what": "part", "wanted": 5}
    stealing: Facts = {"kind": "stealing", "rule": "SE-7.1", "facts": attempt}
    assert texts.event(stealing, PLAYERS) == "Ben tries to steal from Anna, one of the parts, with 5 or more."


@pytest.mark.parametrize("language", ["en", "de"])
def test_of_two_cards_that_a_biomonitor_may_take_each_is_named(language: str) -> None:
    texts = Texts(GAME, language, strict=True)
    keys = ["monitor:hull", "monitor:crank", "monitor", "let"]
    assert len({texts.option(key) for key in keys}) == len(keys)
    assert texts.name("hull") in texts.option("monitor:hull")


@pytest.mark.parametrize("language", ["en", "de"])
def test_cards_characters_and_settings_have_names_and_explanations(language: str) -> None:
    texts = Texts(GAME, language, strict=True)
    said = [texts.name(name) for name in [*PARTS, *MACHINES, *INVENTIONS, *CHARACTERS]]
    said += [texts.effect(name) for name in [*MACHINES, *INVENTIONS]]
    said += [texts.ability(name) for name in CHARACTERS]
    for setting in GAME.settings:
        said += [texts.setting(setting.name), texts.setting_help(setting.name)]
        said += [texts.setting_value(setting.name, value) for value in setting.choices]
    assert all(well_formed(sentence) for sentence in said)


@pytest.mark.parametrize("language", ["en", "de"])
def test_numbers_in_the_texts_are_those_of_the_box(language: str) -> None:
    texts = Texts(GAME, language, strict=True)
    for clock, turns in CLOCK.items():
        assert f"{turns} " in texts.setting_value("clock", clock)
    said = {
        "prof-luna-tech": LUNA_NEEDS,
        "captain-minerva": MINERVA_NEEDS,
        "digby-spade": DIGBY_NEEDS,
        "lady-felicity-fingers": FINGERS_NEEDS,
        "otto-smelter": SMELTER_MACHINES,
        "bertha-packrat": PACKRAT_KEEPS[PART],
        "sergeant-brassguard": BRASSGUARD_NEEDS,
        "tinker-tam": TINKER_NEEDS,
    }
    for character, number in said.items():
        assert re.search(rf"\b{number}\b", texts.ability(character))


def test_reasons_that_bar_an_answer_have_a_sentence() -> None:
    english = ingredients(file_of(OWN, "en"))
    reasons = {reason for rule in GAME.rulebook.rules for reason in rule.refuses}
    assert words_in("Barred", 1) <= reasons
    assert {f"barred-{reason}" for reason in reasons} == {name for name in english if name.startswith("barred-")}


def test_both_languages_say_the_same_things() -> None:
    assert ingredients(file_of(OWN, "en")) == ingredients(file_of(OWN, "de"))


def test_no_message_is_idle() -> None:
    noticed: set[str] = set()
    texts = Texts(GAME, strict=True)
    take_notes(texts, noticed)
    for what, data, reader in sample().said.values():
        if what in ("event", "question"):
            texts._told(what, data, PLAYERS, reader)
    messages = {name for name in ingredients(file_of(OWN, "en")) if name.startswith(("event-", "question-"))}
    assert {name for name in messages - noticed if not TOLD_ELSEWHERE.match(name)} == set()

"""Whatever the rules of a game can tell or ask has a sentence, in every language; and nothing is written in vain."""

import re
from functools import cache

import pytest
from tests.texts.catalogue import TOLD_ELSEWHERE, ingredients, shared_messages, unequal, well_formed
from tests.texts.complaints import PLAYERS, Examined, words_in
from tests.texts.spoken import sample, spoken_by

from jalopy import games, rules_check
from jalopy.catalogues import file_of, folders_of, languages
from jalopy.kernel.events import TAKEN_BACK
from jalopy.kernel.questions import Facts
from jalopy.texts import Texts

LANGUAGES = ["de", "en"]

# What follows is asked of every game, by its name; those of one game share its sample.
every_game = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.xdist_group(f"texts of {name}")) for name in games.GAMES]
)


@cache
def examined(name: str) -> tuple[Examined, list[str]]:
    examined = Examined(name, sample(name))
    return examined, examined.complaints()


def in_sample(name: str, what: str, field: str) -> set[str]:
    return {str(heard.data[field]) for heard in sample(name) if heard.what == what}


@every_game
def test_the_sample_says_all_that_the_rules_name(name: str) -> None:
    game = games.find(name)
    rules = game.rulebook.rules
    events = {kind for rule in rules for kind in rule.events}
    assert in_sample(name, "event", "kind") - {TAKEN_BACK} == events
    assert rules_check.told_kinds(game) <= events
    questions = {kind for rule in rules for kind in rule.asks}
    assert in_sample(name, "question", "kind") == questions
    assert words_in(game, "ask", 1) <= questions
    offered = {part for key in in_sample(name, "option", "key") for part in rules_check.prefixes(key)}
    assert {key for rule in rules for key in rule.offers} <= offered
    assert in_sample(name, "barred", "reason") == {reason for rule in rules for reason in rule.refuses}
    assert set(spoken_by(name).words) <= examined(name)[0].words()


@every_game
def test_there_are_texts_in_english_and_german(name: str) -> None:
    folders = folders_of(games.find(name))
    assert languages(folders[:1]) == languages(folders[1:]) == LANGUAGES
    assert unequal(folders) == []


@every_game
def test_everything_is_said_in_every_language_and_no_message_is_idle(name: str) -> None:
    assert examined(name)[1] == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_for_panels_and_pages_can_be_said(name: str, language: str) -> None:
    game = games.find(name)
    texts = Texts(game, language, strict=True)
    facts: Facts = {"seat": 1, "rule": game.rulebook.rules[0].number, "turn": 3, "number": 2, "place": 1}
    facts |= {"answer": "roll", "why": "The match is over.", "possible": ["roll", "stop"], "asked": 0}
    told = {
        message: {part[1:] for part in parts if part.startswith("$")}
        for folder in folders_of(game)
        for message, parts in ingredients(file_of(folder, language)).items()
        if TOLD_ELSEWHERE.match(message)
    }
    assert {"panel-why", "bot-rookie.hint", "game", "game.pitch", "ordinal", "you"} <= told.keys()
    for message, variables in told.items():
        # what a refusal tells is held to its facts by tests/test_refusals.py
        more = (
            dict.fromkeys(variables - facts.keys(), 2)
            if re.search("refused|^(about|reminder|report|coach|telling)-", message)
            else {}
        )
        assert well_formed(texts.say(message, {**facts, **more}, PLAYERS, 1)), message


@pytest.mark.xdist_group("texts of scrap-racer")
def test_no_shared_message_is_idle() -> None:
    """Scrap Racer makes use of all of them."""
    messages = shared_messages(folders_of(games.find("scrap-racer")))
    assert {each for each in messages - examined("scrap-racer")[0].noticed if not TOLD_ELSEWHERE.match(each)} == set()

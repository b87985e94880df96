"""What the tests of the games' texts share: sentences for whatever a sample of matches said."""

from collections.abc import Iterable
from typing import Any

from tests.test_catalogues import well_formed

from jalopy.kernel.game import Game
from jalopy.kernel.questions import Facts
from jalopy.texts import MissingText, Texts

Heard = tuple[str, Facts, int | None]  # what kind of saying, its data, and the seat of the reader

PLAYERS = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Finn"]


def sentences(texts: Texts, what: str, data: Facts, reader: int | None) -> list[str]:
    if what == "event":
        return [texts.event(data, PLAYERS, reader)]
    if what == "question":
        return [texts.question(data, PLAYERS, reader)]
    if what == "place":
        return [texts.place(data, PLAYERS, reader)]
    if what == "barred":
        return [texts.barred(data), texts.option(str(data["key"]))]
    return [texts.option(data), texts.option(str(data["key"])), *filter(None, [texts.hint(data)])]


def wrong_sentences(texts: Texts, sample: Iterable[Heard]) -> list[str]:
    """Messages that are missing, and sentences that are none."""
    wrong = set()
    for what, data, reader in sample:
        try:
            said = sentences(texts, what, data, reader)
        except MissingText as problem:
            wrong.add(str(problem))
        else:
            wrong |= {f"{data}: {sentence!r}" for sentence in said if not well_formed(sentence)}
    return sorted(wrong)


def check_settings(texts: Texts, game: Game[Any], more: dict[str, Iterable[str]]) -> None:
    """Every setting and every choice is explained; `more` has choices that are not listed."""
    for setting in game.settings:
        assert well_formed(texts.setting(setting.name))
        assert well_formed(texts.setting_help(setting.name))
        for value in setting.choices or more.get(setting.name, ()):
            assert well_formed(texts.setting_value(setting.name, value))


def heard_of(sample: Iterable[Heard], what: str, field: str) -> set[str]:
    return {str(data[field]) for kind, data, _ in sample if kind == what}


def words_in_facts(sample: Iterable[Heard]) -> set[str]:
    words = set()
    for _, data, _ in sample:
        facts = data.get("facts", {})
        assert isinstance(facts, dict)
        for fact in facts.values():
            words |= {word for word in (fact if isinstance(fact, list) else [fact]) if isinstance(word, str)}
    return words

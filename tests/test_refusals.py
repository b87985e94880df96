"""Whatever is refused, by the rules, a table or a program, is a key with facts and has a sentence in every language."""

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from tests.texts.catalogue import ingredients

import jalopy
from jalopy import games
from jalopy.catalogues import SHARED, file_of, folders_of
from jalopy.kernel.errors import BadSetting, NotNow, Told
from jalopy.kernel.settings import read_settings
from jalopy.server.requests import Refusal
from jalopy.texts import Texts, shared

SOURCES = Path(jalopy.__file__).parent
DRAWN = {"tiles"}  # facts that are shown on a drawing, not in words
PASSED_ON = {
    "kernel/errors.py",
    "server/requests.py",
    "server/replies.py",
    "server/checks.py",
}  # where keys of others are passed on

Place = tuple[str, str]
"""A game, or "" for what all share, and a key."""


@cache
def kinds() -> dict[str, str]:
    """The names of all errors that are told by keys, and of faults, with the folder they are for; "" is everywhere."""
    found, more = {"Fault": ""}, [Told]
    for module in ("server.app", "server.checks", "server.service", "server.room", "server.requests", "lab.tables"):
        importlib.import_module(f"jalopy.{module}")
    while more:
        kind = more.pop()
        if kind.__module__.startswith("jalopy.") and kind.__name__ not in ("Told", "IllegalAnswer", "RulesRefuse"):
            found[kind.__name__] = "server/" if kind.__module__.startswith("jalopy.server.") else ""
        more += kind.__subclasses__()
    return {**found, "refused": "server/"}  # its way to answer with one


@cache
def calls() -> list[tuple[str, ast.Call]]:
    return list(_calls())


def _calls() -> Iterator[tuple[str, ast.Call]]:
    for path in sorted(SOURCES.rglob("*.py")):
        file = path.relative_to(SOURCES).as_posix()
        named = {kind for kind, folder in kinds().items() if file.startswith(folder)}
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in named:
                yield file, node


def keys_in(node: ast.expr) -> list[str]:
    """The key, or both that it may be; none where it is made elsewhere."""
    if isinstance(node, ast.IfExp):
        return [*keys_in(node.body), *keys_in(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


@cache
def said() -> dict[Place, set[str]]:
    """By game and key, the facts that go with it, all over the sources."""
    found: dict[Place, set[str]] = {}
    for file, call in calls():
        folder = re.match("games/([a-z_]+)/", file)
        game = folder[1].replace("_", "-") if folder else ""
        facts = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
        for key in keys_in(call.args[0]):
            place = (game, key) if (game, key) in told("en") else ("", key)
            found.setdefault(place, set()).update(facts)
    return found


@cache
def told(language: str) -> dict[Place, set[str]]:
    """The same as the catalogues have it."""
    folders = {"": SHARED, **{name: folders_of(games.find(name))[0] for name in games.names()}}
    return {
        (game, name.removeprefix("refused-")): {each for each in used if each.startswith("$")}
        for game, folder in folders.items()
        for name, used in ingredients(file_of(folder, language)).items()
        if name.startswith("refused-")
    }


def test_the_kinds_are_found() -> None:
    assert kinds().keys() >= {
        "Fault",
        "BadSetting",
        "NotNow",
        "UnknownGame",
        "UnknownBot",
        "UnknownLanguage",
        "Refusal",
    }
    assert kinds().keys() >= {"NotFound", "NoSuchTable", "NotChecked", "NotSaved", "Spoilt", "BadLog", "OtherRules"}


def test_every_key_is_written_where_it_is_raised() -> None:
    unseen = [f"{file}:{call.lineno}" for file, call in calls() if file not in PASSED_ON and not keys_in(call.args[0])]
    assert unseen == []
    assert [key for _, key in said() if not re.fullmatch("[a-z-]+", key)] == []
    spread = [file for file, call in calls() if file not in PASSED_ON and any(not word.arg for word in call.keywords)]
    assert spread == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_refusal_has_a_sentence_with_its_facts_and_none_is_idle(language: str) -> None:
    assert len(said()) > 150
    assert {place: {f"${fact}" for fact in facts - DRAWN} for place, facts in said().items()} == told(language)


def test_a_refusal_says_its_facts_and_gives_them_apart() -> None:
    refused = Refusal("person-there", name="Ann {x}")
    assert str(refused) == "Ann {x} sits there."
    assert (refused.key, refused.facts) == ("person-there", {"name": "Ann {x}"})
    assert shared("de").refused("person-there", refused.facts) == "Dort sitzt Ann {x}."


def test_what_the_kernel_refuses_is_a_key_too() -> None:
    undo = NotNow("undo-learnt")
    assert str(undo).startswith("Nothing can be taken back: ")
    assert shared("de").refused(undo.key, undo.facts).startswith("Nichts lässt sich zurücknehmen: ")


def test_facts_are_of_a_length_to_be_told() -> None:
    assert len(str(Refusal("person-there", name="x" * 10_000))) < 1_000
    with pytest.raises(BadSetting) as refused:
        games.find("scrap-racer").read_settings(4, {"track": "S" * 10_000})
    assert "at most 60 tiles" in str(refused.value)
    assert len(str(refused.value)) < 1_000


def test_names_of_settings_are_told_as_they_are_typed() -> None:
    game = games.find("scrap-racer")
    with pytest.raises(BadSetting, match="Did you mean 'jackal'"):
        game.read_settings(4, {"jackel": "always"})
    with pytest.raises(BadSetting, match="'jackal' cannot be 'hover'; possible are: active, always"):
        read_settings(game.name, game.settings, {"jackal": "hover"})


def test_a_fault_is_told_in_the_words_of_its_game() -> None:
    game = games.find("scrap-racer")
    with pytest.raises(BadSetting) as refused:
        game.read_settings(4, {"track": "SRSSL"})
    error = refused.value
    assert str(error) == (
        "The setting 'track' cannot be 'SRSSL': It does not close yet: "
        "the road ends 2 tiles to the right and 3 tiles below its start."
    )
    assert (error.setting, error.key, error.facts) == ("track", "circuit-open", {"right": 2, "down": 3})
    german = Texts(game, "de", strict=True).refused(error.key, error.facts)
    assert german.endswith("Die Straße endet 2 Teile rechts von ihrem Anfang und 3 Teile darunter.")

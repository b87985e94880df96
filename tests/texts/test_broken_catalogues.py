"""A museum of broken catalogues: each is complained about."""

import re
import shutil
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import serialize
from tests.texts.catalogue import Folders, own_messages
from tests.texts.complaints import Examined
from tests.texts.spoken import one_of_each

from jalopy import games
from jalopy.catalogues import file_of, folders_of, read
from jalopy.kernel.questions import Facts
from jalopy.texts import Texts

LANGUAGES = ["de", "en"]
NAME = "home-racers"  # where it takes least time

every_game = pytest.mark.parametrize(
    "name",
    [
        pytest.param(
            name, marks=[pytest.mark.xdist_group(f"texts of {name}"), *([] if name == NAME else [pytest.mark.long])]
        )
        for name in games.GAMES
    ],
)

WITH_EVERY_SORT = ["scrap-racer", "wacky-races", "scrapyard-empire"]

# One message of each sort, where the game has such.
SORTS = [
    r"event-[^.]*",
    r"question-[^.]*",
    r"option-[^.]*",
    r"option-.*\.hint",
    r"barred-.*",
    r"place-.*",
    r"name-[^.]*",
    r"name-.*\.effect",
    r"name-.*\.ability",
    r"setting-[^.-]*",
    r"setting-.*\.help",
    r"setting-[^.-]*-[a-z-]*",
]


@pytest.fixture
def copied(tmp_path: Path) -> Iterator[Callable[[str], Folders]]:
    """A game's catalogues, to be spoilt."""

    def copy(name: str) -> Folders:
        for number, folder in enumerate(folders_of(games.find(name))):
            (tmp_path / str(number)).mkdir()
            for path in folder.glob("texts.*.ftl"):
                shutil.copy(path, tmp_path / str(number))
        return tmp_path / "0", tmp_path / "1"

    yield copy
    read.cache_clear()


def remove(folders: Folders, language: str, *names: str) -> None:
    """Messages, or attributes of messages."""
    for folder in folders:
        resource = read(file_of(folder, language)).clone()
        for entry in [each for each in resource.body if isinstance(each, ftl.Message)]:
            entry.attributes = [each for each in entry.attributes if f"{entry.id.name}.{each.id.name}" not in names]
            if entry.id.name in names:
                resource.body.remove(entry)
        file_of(folder, language).write_text(serialize(resource), encoding="utf-8")
    read.cache_clear()


def change(folders: Folders, language: str, before: str, after: str) -> None:
    """All over the game's own catalogue."""
    path = file_of(folders[0], language)
    text = re.sub(before, after, path.read_text("utf-8"))
    assert text != path.read_text("utf-8")
    path.write_text(text, "utf-8")
    read.cache_clear()


def complaints(name: str, folders: Folders) -> str:
    return "\n".join(Examined(name, one_of_each(name), folders).complaints())


@cache
def one_of_each_sort(name: str) -> list[str]:
    """Messages that are made use of."""
    examined = Examined(name, one_of_each(name))
    examined.complaints()
    own = sorted(own_messages(examined.folders) & examined.noticed)
    found = [[each for each in own if re.fullmatch(sort, each)] for sort in SORTS]
    return [each[0] if "." in each[0] else each[-1] for each in found if each]  # a message and another's attribute


@pytest.mark.xdist_group(f"texts of {NAME}")
def test_as_they_are_they_are_whole(copied: Callable[[str], Folders]) -> None:
    """So that what is complained about below is what was broken."""
    found = [line for line in complaints(NAME, copied(NAME)).splitlines() if not line.endswith("is never said")]
    assert found == []


@every_game
def test_a_message_missing_in_all_languages_is_complained_about(name: str, copied: Callable[[str], Folders]) -> None:
    folders = copied(name)
    removed = one_of_each_sort(name)
    assert len(removed) == len(SORTS) or name not in WITH_EVERY_SORT
    for language in LANGUAGES:
        remove(folders, language, *removed)
    found = complaints(name, folders)
    for message in removed:
        key = "has no hint" if message.endswith(".hint") else message
        assert key in found, message


@pytest.mark.xdist_group(f"texts of {NAME}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_missing_in_one_language_is_complained_about(language: str, copied: Callable[[str], Folders]) -> None:
    folders = copied(NAME)
    removed = [*one_of_each_sort(NAME), "panel-why"]
    remove(folders, language, *removed)
    found = complaints(NAME, folders)
    for message in removed:
        assert re.search(rf"^\w\w: {re.escape(message)} is (missing|not in English)$", found, re.M), message


@pytest.mark.xdist_group(f"texts of {NAME}")
def test_a_variable_that_the_facts_do_not_have_is_complained_about(copied: Callable[[str], Folders]) -> None:
    folders = copied(NAME)
    for language in LANGUAGES:
        change(folders, language, r"\$seat\b", "$chair")
    assert "Unknown external: chair" in complaints(NAME, folders)


@pytest.mark.xdist_group(f"texts of {NAME}")
def test_languages_that_speak_of_different_things_are_complained_about(copied: Callable[[str], Folders]) -> None:
    folders = copied(NAME)
    change(folders, "de", r"\$seat\b", "$you")
    assert re.search(r"^de: event-\S+ has \[.*\], in English \[", complaints(NAME, folders), re.M)


@pytest.mark.xdist_group(f"texts of {NAME}")
def test_what_nobody_says_or_needs_is_complained_about(copied: Callable[[str], Folders]) -> None:
    folders = copied(NAME)
    for language in LANGUAGES:
        more = "event-oil-spilled = Oil.\nbarred-tired = No.\npanel-why = Why?\n"
        change(folders, language, r"\Z", f"\n{more}")
    found = complaints(NAME, folders).splitlines()
    assert "event-oil-spilled is never said" in found
    assert "barred-tired is no reason of any rule" in found
    assert "panel-why is said by the game and for all games" in found


@pytest.mark.xdist_group(f"texts of {NAME}")
def test_a_sentence_with_a_hole_is_complained_about(copied: Callable[[str], Folders]) -> None:
    folders = copied(NAME)
    for language in LANGUAGES:
        change(folders, language, r"(?m)^(option-[\w-]+) = .*$", r"\1 = a  hole")
    assert "'a  hole'" in complaints(NAME, folders)


@pytest.mark.xdist_group(f"texts of {NAME}")
def test_a_message_said_twice_and_one_that_cannot_be_read_are_refused(copied: Callable[[str], Folders]) -> None:
    folders = copied(NAME)
    change(folders, "en", r"\Z", "\ngame = Another\n")
    with pytest.raises(AssertionError, match="says 'game' twice"):
        complaints(NAME, folders)
    change(folders, "en", "\ngame = Another\n", "\nwhat is this\n")
    with pytest.raises(AssertionError, match="cannot be read at: what is this"):
        complaints(NAME, folders)


@pytest.mark.xdist_group("texts of scrap-racer")
def test_what_german_lacks_is_said_in_english(copied: Callable[[str], Folders]) -> None:
    folders = copied("scrap-racer")
    remove(folders, "de", "event-stopped", "option-roll")
    texts = Texts(games.find("scrap-racer"), "de", strict=True, folders=folders)
    stopped: Facts = {"kind": "stopped", "rule": "SR-4.2", "facts": {"racer": "hover", "total": 9}}
    assert texts.event(stopped) == "Hover stops at 9."
    assert texts.option("roll") == "Roll"

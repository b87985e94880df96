"""The texts of reports: the same in both languages, all of them said, and none that says something of a game's own."""

import re
from pathlib import Path
from typing import Any

import pytest
from tests.texts.catalogue import ingredients, unequal

from jalopy import games
from jalopy.bots.analysis import Analyst, Quality
from jalopy.catalogues import file_of, folders_of
from jalopy.lab.report import tracing
from jalopy.lab.report.gathering import gather, make_plan
from jalopy.lab.report.reports import Report
from jalopy.lab.report.words import FOLDER, Words

REPORT = Path(FOLDER)
MESSAGES = ingredients(file_of(REPORT, "en"))


def traits(game: str) -> Any:
    return games.part(games.find(game), "traits")


def code() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(REPORT.glob("*.py")))


def test_both_languages_say_the_same() -> None:
    assert unequal((REPORT,)) == []


def test_every_kind_of_question_and_everything_used_has_its_words() -> None:
    kinds = {kind for name in games.names() for rule in games.find(name).rulebook.rules for kind in rule.asks}
    sorts = {use.sort for name in games.names() for use in traits(name).USES.values()}
    units = {traits(name).BEHIND_BY[1] for name in games.names()}
    assert {name.removeprefix("asked-") for name in MESSAGES if name.startswith("asked-")} == kinds
    assert {name.removeprefix("use-") for name in MESSAGES if re.fullmatch(r"use-[^.]*", name)} == sorts
    assert {name.removeprefix("unit-") for name in MESSAGES if name.startswith("unit-")} == units


def test_what_is_used_is_told_by_the_game() -> None:
    for name in games.names():
        events = {kind for rule in games.find(name).rulebook.rules for kind in rule.events}
        assert traits(name).USES.keys() <= events


def test_no_message_is_idle() -> None:
    """A message is asked for by its whole id, or by one that the code puts together."""
    said = code()
    together = re.compile(
        r"name-|asked-|use-|unit-|column-|axis-after-|page-(fair|long|tense|skilful)$|compare-(rates|lengths|turns|decisions|lead_changes|half-time|spread-turns|spread-lead_changes)"
    )
    idle = [
        name for name in MESSAGES if not together.match(name) and not re.search(f"[\"']{re.escape(name)}[\"']", said)
    ]
    assert idle == []


def test_every_column_has_a_head_and_no_head_is_idle() -> None:
    columns = {name.removeprefix("column-") for name in MESSAGES if name.startswith("column-")}
    said = code() + " ".join(f'"{kind}"' for name in games.names() for kind in traits(name).KINDS)
    assert {key for key in columns if f'"{key}"' not in said and f'f"{key}-' not in said} == set()


def test_no_message_hides_one_of_a_game() -> None:
    for name in games.names():
        for folder in folders_of(games.find(name)):
            assert MESSAGES.keys() & ingredients(file_of(folder, "en")).keys() == set()


@pytest.mark.parametrize("game", games.names())
def test_a_german_page_has_german_words_and_the_same_numbers(game: str) -> None:
    gathering = gather(make_plan(game, 2, ["rookie"], 6, 5, {}, alone=True))
    english, german = Report(gathering), Report(gathering, language="de")
    page = german.page()
    assert '<html lang="de">' in page
    assert "Entscheidungen" in page
    texts = [figure.title + figure.sub + figure.caption for figure in german.figures]
    assert [text for text in texts if re.search(r"\b(the|of|wins|matches|with)\b", text)] == []
    assert [figure.rows for figure in german.figures] == [figure.rows for figure in english.figures]
    assert [figure.heads for figure in german.figures] == [figure.heads for figure in english.figures]


@pytest.mark.parametrize("game", games.names())
def test_whoever_drives_has_a_name_in_german(game: str) -> None:
    """A colour that had none would be told by its key."""
    words = Words(games.find(game), "de")
    assert {words.name(name) for name in getattr(traits(game), "PAINT", {})} & {
        "Red",
        "Yellow",
        "Green",
        "Blue",
    } == set()


def test_numbers_are_written_as_the_language_does() -> None:
    game = games.find("scrap-racer")
    assert Words(game, "en").number(1234.5, 1) == "1,234.5"
    assert Words(game, "de").number(1234.5, 1) == "1.234,5"
    assert Words(game, "de").signed(-3.2, 1) == "−3,2"


def test_words_that_are_also_names_of_cards_stay_words() -> None:
    """Scrap Racer has a card with the key "last"."""
    words = Words(games.find("scrap-racer"))
    assert words.name("last") != words.ordinal(4, 4) == "last"
    assert "goes last" in words.say("who-goes", when=words.ordinal(4, 4))


def test_the_trace_is_told_in_german() -> None:
    gathering = gather(make_plan("wacky-races", 2, ["rookie"], 2, 5, {}, alone=True))
    sample = tracing.sample(gathering, Analyst("wacky-races", Quality(2, 2, 1)))
    (figure,) = [each for each in Report(gathering, sample=sample, language="de").figures if each.key == "trace"]
    assert "Punkte durch Würfel und Karten" in figure.caption

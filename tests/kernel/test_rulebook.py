"""The reader of rules.md."""

from pathlib import Path
from textwrap import dedent

import pytest

from jalopy.kernel.rulebook import Rulebook, read_rulebook

TEXT = """
    # Swap Meet

    A game for tests.
    It has two lines of introduction.

    ## SM-1 The deal

    What stands before the first rule of a chapter belongs to none.

    ### SM-1.1 Three cards
    Everybody is dealt three cards.
    They are hidden.
    Source: printed, page 1.
    Events: dealt, drew.

    ### SM-1.2 Changing
    A hand may be changed.

    Once only.
    Source: house ruling.

    ## SM-2 The turn

    ### SM-2.10.3 Digging
    Junk is dug.
    Source: derived, page 2.
"""


def read(folder: Path, text: str) -> Rulebook:
    file = folder / "rules.md"
    file.write_text(dedent(text), "utf-8")
    return read_rulebook(file)


def test_title_introduction_and_rules_are_read(tmp_path: Path) -> None:
    book = read(tmp_path, TEXT)
    assert book.title == "Swap Meet"
    assert book.introduction == "A game for tests.\nIt has two lines of introduction."
    assert [(rule.number, rule.title, rule.chapter) for rule in book.rules] == [
        ("SM-1.1", "Three cards", "SM-1 The deal"),
        ("SM-1.2", "Changing", "SM-1 The deal"),
        ("SM-2.10.3", "Digging", "SM-2 The turn"),
    ]


def test_a_rule_has_text_source_and_events(tmp_path: Path) -> None:
    book = read(tmp_path, TEXT)
    first, second, third = book.rules
    assert first.text == "Everybody is dealt three cards.\nThey are hidden."
    assert second.text == "A hand may be changed.\n\nOnce only."
    assert [rule.source for rule in book.rules] == ["printed, page 1.", "house ruling.", "derived, page 2."]
    assert [rule.events for rule in book.rules] == [["dealt", "drew"], [], []]
    assert [rule.house for rule in book.rules] == [False, True, False]
    assert repr(third) == "Rule(SM-2.10.3, 'Digging')"


def test_a_rule_is_found_by_its_number(tmp_path: Path) -> None:
    book = read(tmp_path, TEXT)
    assert book.rule("SM-1.2") is book.rules[1]
    assert book.rule("SM-9.9") is None


def test_a_rule_without_a_source_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"rules.md: rule SM-1.1 has no source line"):
        read(tmp_path, TEXT.replace("Source: printed, page 1.\n", "\n"))
    with pytest.raises(ValueError, match=r"rules.md: rule SM-2.10.3 has no source line"):
        read(tmp_path, TEXT.replace("Source: derived, page 2.\n", "\n"))


def test_a_number_that_stands_there_twice_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"rules.md: rule SM-1.1 stands there twice"):
        read(tmp_path, TEXT.replace("SM-1.2", "SM-1.1"))

"""The races and the first match that the page has are what the rules play today."""

from pathlib import Path

import pytest
from tests.web import wacky_races

SMALL = 200_000  # bytes of all fixtures: they are read by people too


@pytest.mark.parametrize("path", [wacky_races.LESSON, *wacky_races.FIXTURES.glob("*.json")], ids=lambda path: path.stem)
def test_the_file_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == wacky_races.files()[path], "run `python -m tests.web.wacky_races`"


def test_the_fixtures_are_small() -> None:
    assert sum(path.stat().st_size for path in wacky_races.FIXTURES.glob("*.json")) < SMALL

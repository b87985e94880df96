"""The build guide and the matches that the page's table of Scrapyard Empire is drawn and tested with are today's."""

import pytest
from tests.web import yards


def test_the_guide_is_up_to_date() -> None:
    assert yards.GUIDE.read_text(encoding="utf-8") == yards.guide_written(), "run `python tests/web/yards.py`"


def test_the_first_match_is_up_to_date() -> None:
    assert yards.LESSON.read_text(encoding="utf-8") == yards.lesson_written(), "run `python tests/web/yards.py`"


@pytest.mark.parametrize("name", yards.YARDS)
def test_the_matches_are_up_to_date(name: str) -> None:
    told = (yards.MATCHES / f"{name}.json").read_text(encoding="utf-8")
    assert told == yards.yard_written(name), "run `python tests/web/yards.py`"

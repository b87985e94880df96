"""The races that the page's board is held to, and its first match, are what the rules play today."""

import pytest
from tests.web import scrap_racer

ADVICE = "run `python -m tests.web.scrap_racer`"


@pytest.mark.parametrize("name", scrap_racer.RACES)
def test_the_race_is_up_to_date(name: str) -> None:
    assert scrap_racer.race_path(name).read_text(encoding="utf-8") == scrap_racer.race_written(name), ADVICE


def test_the_first_match_is_up_to_date() -> None:
    assert scrap_racer.LESSON.read_text(encoding="utf-8") == scrap_racer.lesson_written(), ADVICE

"""The races that the page's board is held to are what the rules play today."""

from tests.web import home_racers


def test_the_races_are_up_to_date() -> None:
    for name, text in home_racers.written().items():
        file = home_racers.FIXTURES / f"{name}.json"
        assert file.read_text(encoding="utf-8") == text, f"{name}: run `python -m tests.web.home_racers`"


def test_the_first_match_is_up_to_date() -> None:
    assert home_racers.LESSON.read_text(encoding="utf-8") == home_racers.lesson_written(), (
        "run `python -m tests.web.home_racers`"
    )

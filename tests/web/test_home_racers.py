"""The races that the page's board is held to are what the rules play today."""

import importlib.util
from pathlib import Path

import pytest

spec = importlib.util.spec_from_file_location("web_home_racers", Path(__file__).with_name("home_racers.py"))
assert spec is not None
assert spec.loader is not None
home_racers = importlib.util.module_from_spec(spec)
spec.loader.exec_module(home_racers)


@pytest.mark.parametrize("name", list(home_racers.RACES))
def test_the_race_is_up_to_date(name: str) -> None:
    file = home_racers.FIXTURES / f"{name}.json"
    assert file.read_text(encoding="utf-8") == home_racers.written(name), "run `python tests/web/home_racers.py`"

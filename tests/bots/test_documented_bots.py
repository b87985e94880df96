"""What docs/bots.md shows runs as shown."""

import re
from pathlib import Path
from typing import Any

import pytest

import jalopy
from jalopy.bots import registry
from jalopy.bots.runner import play

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.M | re.S)


def test_the_example_plays_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    exec(BLOCKS[0], {})
    assert capsys.readouterr().out in ("0\n", "1\n", "2\n", "3\n")


def test_the_example_of_a_new_bot_plays() -> None:
    names: dict[str, Any] = {"__name__": "daredevil"}
    exec(BLOCKS[1], names)
    match = jalopy.new("scrap-racer", seats=3, seed=1)
    play(match, [names["Daredevil"]()] * 3, 1)
    assert {key for _, kind, key in match.answers if kind == "roll-or-stop"} == {"roll"}


def test_every_bot_has_a_row() -> None:
    assert re.findall(r"^\| `([\w-]+)` \|", PAGE, re.M) == registry.names()

"""What docs/bots.md shows runs as shown."""

import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import jalopy
from jalopy.bots import registry
from jalopy.bots.bot import Chair
from jalopy.bots.own import find
from jalopy.bots.runner import play
from jalopy.cli import main
from jalopy.lab.ladder import ladder

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.M | re.S)


def test_the_example_plays_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    exec(BLOCKS[0], {})
    assert capsys.readouterr().out in ("0\n", "1\n", "2\n", "3\n")


@pytest.fixture
def daredevil(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The bot of the page, in the file that it speaks of."""
    monkeypatch.chdir(tmp_path)
    Path("my_bot.py").write_text(BLOCKS[1], "utf-8")
    return "my_bot.py:Daredevil"


def test_a_bot_of_ones_own_takes_twenty_lines_and_plays(daredevil: str) -> None:
    assert len(BLOCKS[1].splitlines()) <= 20
    match = jalopy.new("scrap-racer", seats=3, seed=1)
    play(match, [find(daredevil, "scrap-racer") for _ in range(3)], 1)
    assert match.over
    assert {key for _, kind, key in match.answers if kind == "roll-or-stop"} >= {"roll", "stop"}


def test_the_example_is_better_than_by_lot_and_no_rookie(daredevil: str) -> None:
    data: Any = ladder("scrap-racer", ["random", daredevil, "rookie"], 3, 6).as_data()
    assert [level["bot"] for level in data["levels"]] == ["rookie", daredevil, "random"]


@pytest.mark.parametrize("command", re.findall(r"^jalopy (.*my_bot.*)$", PAGE, re.M))
def test_the_commands_take_it(command: str, daredevil: str) -> None:
    words = re.sub(r"--games \d+", "--games 2 --workers 1", command).split()
    if words[0] == "play":
        words += ["--seat", "none", "--speed", "0"]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0, result.output
    assert daredevil in result.stdout


def test_all_that_a_chair_gives_is_told() -> None:
    told = re.findall(r"^\| `chair\.(\w+)(?:\(\))?` \|", PAGE, re.M)
    assert sorted(told) == [name for name in dir(Chair) if not name.startswith("_")]


def test_every_bot_has_a_row() -> None:
    assert re.findall(r"^\| `([\w-]+)` \|", PAGE, re.M) == registry.names()

"""What docs/lab.md shows runs as shown, and names every column."""

import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from jalopy import games
from jalopy.cli import main
from jalopy.lab.jobs import make_job
from jalopy.lab.rows import EVENTS, columns
from jalopy.terminal import records

PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text("utf-8")
READING, ONCE_MORE, STATISTICS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.M | re.S)


def simulate(line: str, games: int) -> str:
    """A documented command, with fewer matches."""
    assert line in PAGE
    words = re.sub(r"--games \d+", f"--games {games} --workers 1", line).split()[1:]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    pytest.importorskip("pyarrow", reason="jalopy[lab] is not installed")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_tables_are_written_read_and_played_again(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = simulate("jalopy simulate scrap-racer --games 1000 --seed 3 --out races --events", 16)
    assert re.search(r"The tables are in races; the digest of their rows is [0-9a-f]{64}\.", told)
    exec(compile(READING, "lab.md", "exec"), {})
    lines = capsys.readouterr().out.splitlines()
    assert sum(int(line.split()[-1]) for line in lines) == 16 * 4
    exec(compile(ONCE_MORE, "lab.md", "exec"), {})
    assert records.examined(str(folder / "match-12.json")).result == "verified"


def test_statistics_in_ten_lines_become_columns(folder: Path) -> None:
    parquet: Any = pytest.importorskip("pyarrow.parquet")
    assert len([line for line in STATISTICS.splitlines() if line]) <= 10
    (folder / "my_stats.py").write_text(STATISTICS, "utf-8")
    simulate("jalopy simulate scrap-racer --games 1000 --seed 3 --out more-races --code my_stats.py", 8)
    rows = parquet.read_table("more-races/matches").to_pylist()
    assert sum(row["crashes"] for row in rows) > 8
    by_place = {row["place"]: row["score_distance"] for row in rows if row["match"] == 5}
    assert {row["margin"] for row in rows if row["match"] == 5} == {by_place[1] - by_place[2]}


@pytest.mark.parametrize("game", games.names())
def test_every_column_is_on_the_page(game: str) -> None:
    named = columns(make_job(game, 3, ["random"], 1, {}))
    assert [name for name in (*named, *EVENTS) if f"`{name}`" not in PAGE] == []


def test_options_that_say_what_tables_hold_take_tables() -> None:
    for option in (("--events",), ("--code", "my_stats.py"), ("--events", "--out", "results.json")):
        result = CliRunner().invoke(main, ["simulate", "scrap-racer", *option])
        assert (result.exit_code, result.stdout) == (2, "")
        assert "they take --out FOLDER" in result.stderr

"""simulate and bench: tables for people, JSON for programs."""

import json
from pathlib import Path

from click.testing import CliRunner, Result
from tests.terminal.terminals import Terminal

from jalopy import games
from jalopy.cli import main


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments))


def test_simulate_prints_tables_with_intervals_and_the_fair_share() -> None:
    result = run("simulate", "scrap-racer", "--seats", "3", "--bots", "random", "--games", "40", "--workers", "1")
    assert result.exit_code == 0
    lines = result.stdout.split("\n")
    version = games.find("scrap-racer").version
    assert lines[0].startswith(f"40 matches of scrap-racer, 3 seats, rules {version}, seed 1, ")
    assert lines[0].endswith(" build")
    for head in ("seat", "turn order", "racer"):
        assert any(line.startswith(f"{head} ") and "fair 33.3 % ┊" in line for line in lines), head
    assert any(line.startswith("1 random") for line in lines)
    assert any(line.startswith("turns") for line in lines)
    wins = [int(line.split()[2]) for line in lines if line[:2] in ("1 ", "2 ", "3 ") and "random" in line]
    assert sum(wins) == 40
    assert "The rules run " in result.stderr


def test_json_is_all_there_is_on_standard_output(tmp_path: Path) -> None:
    out = tmp_path / "results.json"
    arguments = ("simulate", "scrap-racer", "--bots", "random", "--games", "30", "--set", "track=C", "--workers", "1")
    result = run(*arguments, "--json", "--out", str(out))
    data = json.loads(result.stdout)
    assert data == json.loads(out.read_text("utf-8"))
    assert data["settings"]["track"] == "C"
    assert sum(data["wins_by_seat"]) == 30
    assert data == json.loads(run(*arguments, "--json").stdout)
    assert data["digest"] != json.loads(run(*arguments, "--json", "--seed", "2").stdout)["digest"]


def test_nothing_is_written_over(tmp_path: Path) -> None:
    out = tmp_path / "results.json"
    out.write_text("mine", "utf-8")
    result = run("simulate", "scrap-racer", "--games", "5", "--out", str(out))
    assert result.exit_code == 2
    assert out.read_text("utf-8") == "mine"


def test_bots_that_differ_are_compared() -> None:
    result = run(
        "simulate", "scrap-racer", "--seats", "2", "--bots", "rookie,random", "--games", "12", "--workers", "1"
    )
    assert any(line.startswith("rookie") for line in result.stdout.split("\n"))
    assert any(line.startswith("1 rookie") for line in result.stdout.split("\n"))


def test_a_bar_for_whoever_waits_at_a_terminal() -> None:
    with Terminal("simulate", "scrap-racer", "--bots", "random", "--games", "600", "--workers", "1") as terminal:
        terminal.wait_for("Playing scrap-racer")
        terminal.wait_for("/600")
        terminal.wait_for("600 matches of scrap-racer")
        assert terminal.status() == 0


def test_ctrl_c_stops_a_simulation_with_one_word() -> None:
    with Terminal("simulate", "scrap-racer", "--games", "100000", "--workers", "1") as terminal:
        terminal.wait_for("Playing scrap-racer")
        terminal.press("\x03")
        assert terminal.status() == 130
        assert "Stopped." in terminal.raw
        assert "Traceback" not in terminal.raw


def test_bench_prints_figures() -> None:
    result = run("bench", "scrap-racer", "--seconds", "1")
    assert result.exit_code == 0, result.output
    for words in ("decisions a second", "matches a second", "µs for a fork", "times as fast"):
        assert words in result.stdout
    data = json.loads(run("bench", "--json", "--seconds", "1").stdout)
    assert data["game"] == "scrap-racer"
    assert data["decisions_per_second"] > 0

"""The benchmark measures what it says; how much that is depends on the machine."""

import sys
from pathlib import Path

import pytest
from tests.processes import run

from jalopy import _builds, games
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.errors import BadSetting, JalopyError, UnknownGame
from jalopy.kernel.match import new_match
from jalopy.lab import bench as lab
from jalopy.lab.bench import bench, fork_everywhere, measure, seats_for

ROOT = Path(__file__).resolve().parents[2]


def test_all_figures_are_there_and_fit_together() -> None:
    told: list[tuple[int, int]] = []
    figures = bench("scrap-racer", 0.5, lambda done, rounds: told.append((done, rounds)))
    assert figures["game"] == "scrap-racer"
    assert figures["seats"] == 4
    assert figures["compiled"] is (_builds.build() == "compiled")
    numbers = {name: figure for name, figure in figures.items() if isinstance(figure, float)}
    assert set(numbers) == {
        "decisions_per_second",
        "pure_decisions_per_second",
        "without_history_decisions_per_second",
        "ratio",
        "matches_per_second",
        "pure_matches_per_second",
        "fork_us",
        "pure_fork_us",
    }
    assert all(number > 0 for number in numbers.values())
    assert numbers["ratio"] == numbers["decisions_per_second"] / numbers["pure_decisions_per_second"]
    assert numbers["decisions_per_second"] > 20 * numbers["matches_per_second"]
    assert told == [(number, 5) for number in range(1, 6)]


def test_a_round_in_this_process_is_one_of_this_build() -> None:
    assert measure("scrap-racer", 0.02).compiled is (_builds.build() == "compiled")


def test_the_other_round_is_one_of_the_pure_build() -> None:
    assert lab._measure_pure("scrap-racer", 0.02).compiled is False


def test_forks_are_made_at_every_question_of_a_match() -> None:
    match = new_match(games.find("scrap-racer"), 4, {}, FastChance(1), listening=False)
    forks, took = fork_everywhere(match, Stream(1))
    assert match.over
    assert forks == match.decisions
    assert took > 0


def test_four_seats_or_the_nearest_number(monkeypatch: pytest.MonkeyPatch) -> None:
    assert seats_for("scrap-racer") == 4
    monkeypatch.setattr(lab, "SEATS", 9)
    assert seats_for("scrap-racer") == 8


def test_nonsense_is_refused_in_a_sentence() -> None:
    with pytest.raises(UnknownGame):
        bench("ludo")
    with pytest.raises(BadSetting, match="more than 0 seconds"):
        bench("scrap-racer", 0)
    with pytest.raises(JalopyError, match="The pure build could not be measured"):
        lab._measure_pure("ludo", 0.1)


def test_the_program_prints_a_table_and_says_which_build() -> None:
    command = [sys.executable, str(ROOT / "bench" / "engine.py"), "--seconds", "0.1", "scrap-racer"]
    done = run(command)
    assert done.returncode == 0, done.stderr
    head, row, *_, last = done.stdout.splitlines()
    assert head.split()[:2] == ["game", "seats"]
    assert row.split()[:2] == ["scrap-racer", "4"]
    assert last.startswith(("This build: compiled.", "This build: pure."))


def test_the_program_refuses_an_unknown_game_in_a_sentence() -> None:
    command = [sys.executable, str(ROOT / "bench" / "engine.py"), "ludo"]
    done = run(command)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.splitlines()[-1].startswith("There is no game 'ludo'")

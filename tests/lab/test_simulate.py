"""Simulations: the same result on any number of processes, and a clean end when they are stopped."""

import hashlib
import json
import multiprocessing
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.lab.own_bots import OWN
from tests.processes import finish, next_line, start
from tests.waiting import wait_until

from jalopy.bots.failing import BotFailed
from jalopy.bots.lots import key_of
from jalopy.kernel.errors import BadSetting, JalopyError, UnknownGame
from jalopy.lab import jobs
from jalopy.lab.jobs import finish_match, make_job, play_match
from jalopy.lab.simulate import Results, simulate

# Several processes of their own: on one worker, one after the other.
pytestmark = pytest.mark.xdist_group("pools")


def by_lot(games: int = 60, workers: int = 1, seed: int = 7, seats: int = 4, **settings: Any) -> Results:
    return simulate("scrap-racer", seats, ["random"], games, seed, settings, workers)


def as_text(results: Results) -> str:
    return json.dumps(results.as_data())


@pytest.fixture
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "CHUNK", 2)
    monkeypatch.setattr(jobs, "CHUNK_BY_LOT", 7)


@pytest.mark.usefixtures("small_chunks")
def test_one_and_two_workers_come_to_the_same_bytes() -> None:
    assert as_text(by_lot(workers=1)) == as_text(by_lot(workers=2))


@pytest.mark.usefixtures("small_chunks")
def test_bots_that_think_come_to_the_same_bytes_too() -> None:
    bots = ["rookie", "random", "random"]
    one, two = (simulate("scrap-racer", 3, bots, 8, 3, {}, workers) for workers in (1, 2))
    assert as_text(one) == as_text(two)


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(OWN, "utf-8")
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("small_chunks", "own_bots")
def test_bots_of_ones_own_come_to_the_same_bytes_and_keep_their_names() -> None:
    bots = ["my_bots.py:Last", "random", "rookie"]
    one, two = (simulate("scrap-racer", 3, bots, 8, 3, {}, workers) for workers in (1, 2))
    assert as_text(one) == as_text(two)
    data: Any = one.as_data()
    assert data["bots"] == bots
    assert data["bots_rated"].keys() == set(bots)


@pytest.mark.usefixtures("own_bots")
def test_a_job_finds_its_bots_from_any_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    job = make_job("scrap-racer", 3, ["my_bots.py:Last"], 3, {})
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    assert finish_match(job, 0).bots == ("my_bots.py:Last",) * 3


@pytest.mark.usefixtures("small_chunks", "own_bots")
@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_fails_ends_the_run_in_a_sentence(workers: int) -> None:
    bots = ["random", "my_bots.py:Dreamer", "random"]
    with pytest.raises(BotFailed) as failed:
        simulate("scrap-racer", 3, bots, 8, 3, {}, workers)
    assert str(failed.value) == (
        "The bot 'my_bots.py:Dreamer' (Player 2) answered the question roll-or-stop (SR-4.1) with 'a pony', "
        "which is none of its options: roll, stop."
    )


def test_the_size_of_chunks_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = as_text(by_lot())
    monkeypatch.setattr(jobs, "CHUNK_BY_LOT", 9)
    assert as_text(by_lot()) == whole


def test_another_seed_another_digest() -> None:
    assert by_lot(5, seed=1).digest == by_lot(5, seed=1).digest != by_lot(5, seed=2).digest


def test_the_digest_is_that_of_all_matches_in_order() -> None:
    job = make_job("scrap-racer", 4, ["random"], 7, {})
    lines = "".join(f"{finish_match(job, number).line}\n" for number in range(20))
    assert by_lot(20).digest == hashlib.sha256(lines.encode()).hexdigest()


def test_any_match_of_a_run_can_be_played_again_alone() -> None:
    job = make_job("scrap-racer", 4, ["random"], 7, {})
    match, decisions = play_match(job, 12)
    again, _ = play_match(job, 12)
    assert match.answers == again.answers
    assert decisions == match.decisions
    assert match.chance.as_data() == {"kind": "fast", "seed": key_of(7, 12)}
    assert match.record() == again.record()


def test_wins_and_appearances_add_up() -> None:
    results = by_lot(80)
    data: Any = results.as_data()
    assert data["games"] == results.games == 80
    assert sum(data["wins_by_seat"]) == sum(data["wins_by_turn_order"]) == 80
    assert data["wins_by_seat"] == results.wins_by_seat
    assert data["wins_by_racer"] == results.wins_by_racer
    assert sum(racer["matches"] for racer in data["wins_by_racer"].values()) == 80 * 4
    assert sum(racer["wins"] for racer in data["wins_by_racer"].values()) == 80
    assert all(seat["low"] <= seat["rate"] <= seat["high"] for seat in data["seats_rated"].values())
    assert data["bots_rated"]["random"]["matches"] == 80 * 4
    assert data["turns"]["least"] <= data["turns"]["median"] <= data["turns"]["most"]
    assert data["decisions"]["mean"] > data["turns"]["mean"] / 2
    assert data["build"] in ("compiled", "pure")


def test_with_two_racers_each_a_win_counts_for_both() -> None:
    data: Any = by_lot(10, seats=2).as_data()
    assert sum(data["wins_by_seat"]) == 10
    assert sum(racer["wins"] for racer in data["wins_by_racer"].values()) == 20


def test_the_start_player_can_be_agreed_and_wins_by_turn_order_follow() -> None:
    results = by_lot(40, start="3")
    seats, places = results.wins_by_seat, results.wins_by_turn_order
    assert places == [seats[2], seats[3], seats[0], seats[1]]


def test_one_bot_fills_all_seats() -> None:
    assert make_job("scrap-racer", 5, ["random"], 1, {}).bots == ("random",) * 5


def test_progress_is_told_up_to_the_last_match() -> None:
    told: list[tuple[int, int]] = []
    simulate("scrap-racer", 4, ["random"], 150, 1, {}, 1, lambda done, games: told.append((done, games)))
    assert told == [(64, 150), (128, 150), (150, 150)]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"bots": ["random", "random"]}, "4 seats take 4 bots, or one for all of them, not 2."),
        ({"bots": []}, "4 seats take 4 bots, or one for all of them, not 0."),
        (
            {"bots": ["genius"]},
            "There is no bot 'genius'; there are: random, rookie, driver, champion, and strength-1 to strength-9.",
        ),
        ({"games": 0}, "The number of matches must be at least 1, not 0."),
        ({"workers": 0}, "The number of workers must be at least 1, not 0."),
        ({"seed": -1}, "The seed must be a whole number from 0 to 9223372036854775807, not -1."),
        ({"seats": 9}, "scrap-racer is for 2 to 8 players, not 9."),
        ({"settings": {"track": "Q"}}, "The setting 'track' cannot be 'Q'"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(change: dict[str, Any], sentence: str) -> None:
    sensible: dict[str, Any] = {"game": "scrap-racer", "seats": 4, "bots": ["random"], "games": 2, "seed": 1}
    with pytest.raises(JalopyError) as refusal:
        simulate(**{**sensible, **change})
    assert str(refusal.value).startswith(sentence)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        simulate("ludo", 4, ["random"], 1)
    with pytest.raises(BadSetting):
        make_job("scrap-racer", 4, ["random"], 1, {"jackals": 3})


@pytest.mark.usefixtures("small_chunks")
def test_a_worker_that_dies_is_told_in_a_sentence() -> None:
    def kill_one(done: int, games: int) -> None:
        workers = multiprocessing.active_children()
        if workers:
            workers[0].kill()

    with pytest.raises(JalopyError, match="A worker process ended unexpectedly"):
        simulate("scrap-racer", 4, ["random"], 2000, 1, {}, 2, kill_one)


@pytest.mark.usefixtures("small_chunks")
def test_when_progress_raises_the_workers_are_gone_before_anybody_hears_of_it() -> None:
    def stop(done: int, games: int) -> None:
        raise RuntimeError("enough")

    before = multiprocessing.active_children()
    with pytest.raises(RuntimeError, match="enough"):
        simulate("scrap-racer", 4, ["random"], 2000, 1, {}, 2, stop)
    assert multiprocessing.active_children() == before


STOPPED = """
from jalopy.lab.simulate import simulate

def tell(done, games):
    print("counting", flush=True)

if __name__ == "__main__":
    try:
        simulate("scrap-racer", 4, ["random"], 10**7, 1, {}, 2, tell)
    except KeyboardInterrupt:
        print("stopped")
"""


@pytest.mark.skipif(os.name == "nt", reason="there is no Ctrl-C for a group of processes there")
def test_ctrl_c_ends_a_simulation_and_its_workers_without_a_word(tmp_path: Any) -> None:
    script = tmp_path / "run.py"
    script.write_text(STOPPED, "utf-8")
    process = start(
        [sys.executable, str(script)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    try:
        assert next_line(process) == "counting\n"
        os.killpg(process.pid, signal.SIGINT)
        done = finish(process)
        assert (done.stdout.splitlines()[-1], done.stderr, done.returncode) == ("stopped", "", 0)
        # Python's own helper needs a moment to notice that nobody is left.
        wait_until(lambda: not is_group(process.pid), "a process of the simulation is left")
    finally:
        if is_group(process.pid):
            os.killpg(process.pid, signal.SIGKILL)


def is_group(group: int) -> bool:
    """Whether there is a process in it."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True

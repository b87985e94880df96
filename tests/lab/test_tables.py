"""Tables of matches: the same bytes whatever the number of workers and interruptions, and nobody's folder is written over."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.processes import next_line, running
from tests.waiting import wait_until

from jalopy.kernel.errors import BadSetting, JalopyError
from jalopy.lab import jobs
from jalopy.lab import tables as lab
from jalopy.lab.accumulators import Summary
from jalopy.lab.jobs import make_job
from jalopy.lab.simulate import Results, simulate, tabulate
from jalopy.lab.tables import Tables

# Several processes of their own: on one worker, one after the other.
pytestmark = pytest.mark.xdist_group("pools")

MATCHES = 37


@pytest.fixture
def parquet() -> Any:
    return pytest.importorskip("pyarrow.parquet", reason="jalopy[lab] is not installed")


@pytest.fixture
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "CHUNK_BY_LOT", 3)
    monkeypatch.setattr(lab, "PART", 10)
    monkeypatch.setattr(lab, "GROUP", 1000)


def tables(folder: Path, events: bool = True, **change: Any) -> Tables:
    wanted: dict[str, Any] = {"game": "wacky-races", "seats": 3, "bots": ["random"], "seed": 7, "settings": {}}
    return Tables(str(folder), make_job(**{**wanted, **change}), MATCHES, events)


def written(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


@pytest.fixture
def whole(parquet: Any, small_parts: None, tmp_path: Path) -> tuple[Results, dict[str, bytes]]:
    """What one worker writes that nobody disturbs."""
    results = tabulate(tables(tmp_path / "whole"))
    return results, written(tmp_path / "whole")


def test_a_table_holds_every_match_and_seat_and_event(
    whole: tuple[Results, dict[str, bytes]], parquet: Any, tmp_path: Path
) -> None:
    results, files = whole
    parts = [f"part-{number:05}.parquet" for number in range(4)]
    assert files.keys() == {
        "job.json",
        "results.json",
        *(f"{table}/{part}" for table in ("matches", "events") for part in parts),
    }
    matches = parquet.read_table(tmp_path / "whole" / "matches").to_pylist()
    assert [(row["match"], row["seat"]) for row in matches] == [
        (match, seat) for match in range(MATCHES) for seat in range(3)
    ]
    assert sum(row["won"] for row in matches) == sum(results.wins_by_seat)
    events = parquet.read_table(tmp_path / "whole" / "events").to_pylist()
    assert sorted({event["match"] for event in events}) == list(range(MATCHES))
    assert all(
        event["number"] == 0
        for event, before in zip(events[1:], events, strict=False)
        if event["match"] > before["match"]
    )


def test_the_results_are_those_of_a_simulation_without_tables(whole: tuple[Results, dict[str, bytes]]) -> None:
    alone = simulate("wacky-races", 3, ["random"], MATCHES, 7).as_data()
    assert {**whole[0].as_data(), "digest": ""} == {**alone, "digest": ""}


def test_two_workers_write_the_same_bytes(whole: tuple[Results, dict[str, bytes]], tmp_path: Path) -> None:
    results = tabulate(tables(tmp_path / "two"), 2)
    assert (results.digest, written(tmp_path / "two")) == (whole[0].digest, whole[1])


class Enough(Exception):
    pass


def stop_after(matches: int) -> Callable[[int, int], None]:
    def tell(done: int, of: int) -> None:
        if done >= matches:
            raise Enough

    return tell


def test_an_interrupted_run_goes_on_where_it_stood(
    whole: tuple[Results, dict[str, bytes]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "again"
    for matches in (3, 10, 16, 30):
        with pytest.raises(Enough):
            tabulate(tables(folder), 1, stop_after(matches))
    told: list[int] = []
    results = tabulate(tables(folder), 1, lambda done, of: told.append(done))
    assert told[0] == 30
    assert (results.digest, written(folder)) == (whole[0].digest, whole[1])
    # And where nothing is missing nothing is played.
    monkeypatch.setattr(lab, "play_chunk", None)
    assert tabulate(tables(folder), 1).digest == results.digest


def test_nothing_half_written_counts(whole: tuple[Results, dict[str, bytes]], tmp_path: Path) -> None:
    folder = tmp_path / "torn"
    with pytest.raises(Enough):
        tabulate(tables(folder), 1, stop_after(19))
    chunk = max((folder / "chunks").iterdir())
    chunk.write_bytes(chunk.read_bytes()[:100])
    (folder / "chunks" / "000000099.unfinished").write_bytes(b"half")
    (folder / "matches" / "part-00001.parquet.unfinished").write_bytes(b"half")
    (folder / "events" / "part-00001.parquet").write_bytes(b"without its matches")
    tabulate(tables(folder))
    assert written(folder) == whole[1]


KILLED = """
import sys
from jalopy.lab import jobs, tables
from jalopy.lab.simulate import tabulate

jobs.CHUNK_BY_LOT, tables.PART, tables.GROUP = 3, 10, 1000

def tell(done, of):
    print(done, flush=True)
    if done > 12:
        sys.stdin.readline()  # until it is killed

if __name__ == "__main__":
    job = jobs.make_job("wacky-races", 3, ["random"], 7, {})
    tabulate(tables.Tables(sys.argv[1], job, 37, True), 2, tell)
"""


@pytest.mark.skipif(os.name == "nt", reason="processes end otherwise there")
def test_a_run_that_is_killed_leaves_nobody_behind_and_goes_on(
    whole: tuple[Results, dict[str, bytes]], tmp_path: Path
) -> None:
    script, folder = tmp_path / "run.py", tmp_path / "killed"
    script.write_text(KILLED, "utf-8")
    with running([sys.executable, str(script), str(folder)], stdin=-1, stdout=-1, start_new_session=True) as process:
        while int(next_line(process)) <= 12:
            pass
        with pytest.raises(JalopyError, match=r"Another run is writing into .*killed\."):
            tabulate(tables(folder))
        process.kill()
        process.wait(60)
        wait_until(lambda: not is_group(process.pid), "a worker outlives whoever started it")
    tabulate(tables(folder))
    assert written(folder) == whole[1]


def is_group(group: int) -> bool:
    """Whether there is a process in it."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize(
    ("change", "differ"),
    [
        ({"seed": 8}, "seed"),
        ({"game": "scrap-racer"}, "columns, game, rules, settings"),
        ({"bots": ["rookie"]}, "bots"),
        ({"settings": {"racers": "random"}}, "settings"),
        ({"events": False}, "events"),
        ({"code": "my_stats.py"}, "code, columns, files"),
    ],
)
def test_the_tables_of_another_job_stay_as_they_are(
    whole: tuple[Results, dict[str, bytes]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    change: dict[str, Any],
    differ: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my_stats.py").write_text("COLUMNS = {'mine': int}\ndef per_match(match): return {'mine': 1}\n", "utf-8")
    with pytest.raises(JalopyError) as refusal:
        tabulate(tables(tmp_path / "whole", **change))
    assert str(refusal.value) == (
        f"In {tmp_path / 'whole'} lie the tables of another run, which differs in: {differ}; choose another folder."
    )
    assert written(tmp_path / "whole") == whole[1]


OWN = "from jalopy.bots.bot import Bot\nclass First(Bot):\n    def choose(self, chair): return chair.question.options[{}]\n"


@pytest.mark.usefixtures("parquet", "small_parts")
def test_a_bot_that_was_changed_meanwhile_makes_another_job(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my_bot.py").write_text(OWN.format(0), "utf-8")
    with pytest.raises(Enough):
        tabulate(tables(tmp_path / "own", bots=["my_bot.py:First"]), 1, stop_after(10))
    Path("my_bot.py").write_text(OWN.format(-1), "utf-8")
    with pytest.raises(JalopyError, match="which differs in: files;"):
        tabulate(tables(tmp_path / "own", bots=["my_bot.py:First"]))
    Path("my_bot.py").write_text(OWN.format(0), "utf-8")
    assert tabulate(tables(tmp_path / "own", bots=["my_bot.py:First"])).games == MATCHES


@pytest.mark.usefixtures("parquet")
def test_a_folder_with_something_else_in_it_is_not_touched(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine", "utf-8")
    with pytest.raises(JalopyError, match="is not empty, and no folder of tables; choose another"):
        tabulate(tables(tmp_path))
    assert written(tmp_path) == {"thesis.txt": b"mine"}
    with pytest.raises(JalopyError, match=r"thesis\.txt cannot be written: "):
        tabulate(tables(tmp_path / "thesis.txt"))
    with pytest.raises(JalopyError, match=r"gone cannot be written: no such file or directory\."):
        tabulate(tables(tmp_path / "far" / "gone"))
    with pytest.raises(BadSetting, match="Tables are written in parts: name a folder, not a file such as"):
        tables(tmp_path / "all.parquet")


def test_without_pyarrow_there_are_no_tables_and_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(JalopyError, match=r"Tables take PyArrow, which is not installed here: install jalopy\[lab\]\."):
        tables(tmp_path / "none")
    assert written(tmp_path) == {}


def test_a_summary_is_read_as_it_was_written() -> None:
    summary = simulate("scrap-racer", 3, ["random", "rookie", "random"], 3, 7).summary
    assert lab._summary_read(lab._summary_written(summary)) == summary
    assert lab._summary_read(lab._summary_written(Summary())) == Summary()

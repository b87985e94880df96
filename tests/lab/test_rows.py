"""Rows of matches: what stands in them is what happened, for every game, and statistics of one's own stand beside it."""

import pickle
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from jalopy import games
from jalopy.kernel.game import Place
from jalopy.kernel.settings import Values
from jalopy.lab.accumulators import look_at
from jalopy.lab.jobs import Job, finish_match, make_job, play_match
from jalopy.lab.leading import Lead, leader_of
from jalopy.lab.rows import BEFORE, BEHIND, Row, columns, event_rows, rows_of
from jalopy.lab.statistics import BadStatistics, Statistics
from jalopy.lab.tables import play_chunk

TABLES: list[tuple[str, int, Values]] = [
    ("scrap-racer", 4, {}),
    ("scrap-racer", 2, {}),
    ("wacky-races", 3, {}),
    ("wacky-races", 2, {"championship": "season-2", "racers": "random"}),
    ("scrapyard-empire", 3, {}),
    ("scrapyard-empire", 1, {}),
    ("home-racers", 3, {}),
    ("home-racers", 1, {}),
]


def seat_rows(job: Job, number: int, listening: bool = False) -> list[Row]:
    lead = Lead()
    match, decisions = play_match(job, number, listening=listening, look=lead.look)
    finished = look_at(match, number, job.bots, decisions)
    kinds = columns(job)
    return rows_of(job, match, finished, lead, kinds, Statistics(job, {}))


@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
@pytest.mark.parametrize("bot", ["random", "rookie"])
def test_rows_say_what_the_match_said(game: str, seats: int, settings: Any, bot: str) -> None:
    job = make_job(game, seats, [bot], 5, settings)
    for number in range(2):
        rows = seat_rows(job, number)
        match, decisions = play_match(job, number)
        assert [row["seat"] for row in rows] == list(range(seats))
        assert {(row["seat"], row["place"], row["won"], row["reason"]) for row in rows} == {
            (place.seat, place.place, place.won, place.reason) for place in match.standing
        }
        for row in rows:
            assert list(row) == list(columns(job))
            assert (row["game"], row["rules"]) == (game, games.find(game).version)
            assert (row["match"], row["seats"], row["bot"]) == (number, seats, bot)
            assert (row["turns"], row["decisions"]) == (match.table.turn, decisions)
        assert sum(own_decisions(row) for row in rows) == decisions
        assert all(0 <= whole(row["own_choices"]) <= own_decisions(row) <= whole(row["own_options"]) for row in rows)
        assert sorted(whole(row["turn_order"]) for row in rows) == list(range(1, seats + 1))
        assert sum(whole(row["turns_led"]) for row in rows) <= match.table.turn


def own_decisions(row: Row) -> int:
    return whole(row["own_decisions"])


def whole(cell: object) -> int:
    assert isinstance(cell, int)
    return cell


@pytest.mark.parametrize("game", games.names())
def test_a_game_names_what_its_matches_tell(game: str) -> None:
    """Every column of its own is filled at some table, and nothing that could be one is left out."""
    filled: set[str] = set()
    tables = [table for table in TABLES if table[0] == game]
    for (_, seats, settings), bot in product(tables, ("random", "rookie")):
        job = make_job(game, seats, [bot], 5, settings)
        for number in range(3):
            finished = finish_match(job, number)
            match, _ = play_match(job, number)
            for row in seat_rows(job, number):
                filled |= {name for name, cell in row.items() if cell is not None}
            scores = {
                f"score_{name}"
                for place in match.standing
                for name, fact in place.facts.items()
                if isinstance(fact, int) and not isinstance(fact, bool)
            }
            assert scores <= columns(job).keys()
            assert finished.traits.kinds.keys() - {"result"} <= columns(job).keys()
    assert columns(job).keys() == filled


@pytest.mark.parametrize("game", games.names())
def test_somebody_listening_changes_nothing_in_the_rows(game: str) -> None:
    job = make_job(game, 3, ["rookie", "random", "rookie"], 9, {})
    assert seat_rows(job, 4, listening=True) == seat_rows(job, 4)


def test_matches_are_the_same_whether_or_not_somebody_looks_on() -> None:
    for bots in (["random"], ["rookie"]):
        job = make_job("wacky-races", 4, bots, 5, {})
        lead = Lead()
        match, decisions = play_match(job, 3, look=lead.look)
        assert look_at(match, 3, job.bots, decisions).line == finish_match(job, 3).line


@pytest.mark.parametrize("bots", [["rookie", "random", "rookie"], ["random"]])
def test_rows_are_enough_to_play_their_match_again(bots: list[str]) -> None:
    rows = seat_rows(make_job("scrap-racer", 3, bots, 5, {"track": "B"}), 7)
    first: Any = rows[0]
    settings = msgspec.json.decode(first["settings"])
    job = make_job(first["game"], first["seats"], [str(row["bot"]) for row in rows], first["seed"], settings)
    match, decisions = play_match(job, first["match"])
    assert decisions == first["decisions"]
    assert {(place.seat, place.place, place.reason) for place in match.standing} == {
        (row["seat"], row["place"], row["reason"]) for row in rows
    }
    assert match.chance.as_data() == {"kind": "fast", "seed": first["dice_seed"]}


def test_events_are_those_of_the_match_with_what_only_some_may_know() -> None:
    job = make_job("wacky-races", 3, ["random"], 5, {})
    match, _ = play_match(job, 1, listening=True)
    rows = list(event_rows(match, 1))
    assert [(row["number"], row["turn"], row["kind"], row["rule"]) for row in rows] == [
        (event["seq"], event["turn"], event["kind"], event["rule"]) for event in match.events()
    ]
    assert [msgspec.json.decode(str(row["facts"])) for row in rows] == [event["facts"] for event in match.events()]
    for row, event in zip(rows, match.table.story, strict=True):
        assert row["seat"] == event.facts.get("seat")
        secrets: dict[int, Any] = {} if event.private is None else event.private
        told = msgspec.json.decode(str(row["private"])) if row["private"] else {}
        assert told == {str(seat): facts for seat, facts in secrets.items()}
    assert any(row["private"] for row in rows)


def lead_of(*leaders: int | None) -> Lead:
    """After turns in which these led, nobody where it is None; the last one has won."""
    lead = Lead()
    for turn, leader in enumerate(leaders, 1):
        lead.turn = turn
        lead._see(leader)
    return lead


def test_a_lead_changes_when_another_seat_takes_it() -> None:
    assert (lead_of(0, 0, 0).changes, lead_of(0, 0, 0).last_change) == (0, None)
    assert (lead_of(0, 1, 1, 0, 0).changes, lead_of(0, 1, 1, 0, 0).last_change) == (2, 4)
    assert (lead_of(None, 0, None, 0).changes, lead_of(None, 0, None, 2).changes) == (0, 1)


def test_nobody_leads_where_two_are_level_or_somebody_without_a_seat_does() -> None:
    def place(number: int, seat: int) -> Place:
        return Place(number, seat, "", {}, "")

    assert leader_of([place(1, 2), place(2, 0)]) == 2
    assert leader_of([place(1, 2), place(1, 0)]) is None
    assert leader_of([place(2, 2), place(3, 0)]) is None


# --- statistics of one's own --------------------------------------------------------------------------------------------

STATISTICS = """
COLUMNS = {"crashes": int, "share": float, "close": bool, "first_event": str}


def per_match(match):
    return {"close": match.standing[0].facts["distance"] - match.standing[1].facts["distance"] < 5}


def per_seat(match, seat):
    mine = [racer["name"] for racer in match.view()["racers"] if racer["seat"] == seat]
    crashes = [event for event in match.events() if event["kind"] == "crash-card" and event["facts"]["racer"] in mine]
    return {"crashes": len(crashes), "share": 1, "first_event": match.events()[0]["kind"] if seat else None}
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def job_with(folder: Path, code: str) -> Job:
    (folder / "my_stats.py").write_text(code, "utf-8")
    return make_job("scrap-racer", 3, ["random"], 5, {}, "my_stats.py")


def test_statistics_of_ones_own_become_columns(folder: Path) -> None:
    job = job_with(folder, STATISTICS)
    assert list(columns(job))[-4:] == ["crashes", "share", "close", "first_event"]
    chunk: Any = msgspec.msgpack.decode(play_chunk((job, range(6), False)))
    matches = chunk["matches"]
    assert matches["share"] == [1.0] * 18
    assert len(set(matches["close"])) == 2
    assert matches["close"][::3] == matches["close"][2::3]
    assert matches["first_event"][:2] == [None, matches["first_event"][1]]
    match, _ = play_match(job, 0, listening=True)
    crashes = [event for event in match.events() if event["kind"] == "crash-card"]
    assert sum(matches["crashes"][:3]) == len(crashes) > 0


def test_a_job_takes_its_files_along(folder: Path) -> None:
    job = job_with(folder, STATISTICS)
    (folder / "my_stats.py").unlink()
    assert "crashes" in columns(pickle.loads(pickle.dumps(job)))


SENSIBLE = "COLUMNS = {'mine': int}\n"


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("1 / 0", "'my_stats.py' cannot be run, because of line 1: ZeroDivisionError: division by zero."),
        ("def per_match(match): return {}", "'my_stats.py' must name its columns, as in COLUMNS = {\"crashes\": int}."),
        ("COLUMNS = {'mine': int}", "'my_stats.py' has neither a function per_match(match) nor per_seat(match, seat)."),
        (
            "COLUMNS = {'mine': list}",
            "The column 'mine' of 'my_stats.py' must have a word for its name, and bool, int, float or str for its kind.",
        ),
        (
            "COLUMNS = {'racer': str}",
            "The column 'racer' of 'my_stats.py' is there already: call it otherwise.",
        ),
    ],
)
def test_a_file_of_statistics_that_makes_no_sense_is_refused_before_anything_is_played(
    folder: Path, code: str, sentence: str
) -> None:
    job = job_with(folder, code)
    with pytest.raises(BadStatistics) as refusal:
        columns(job)
    assert str(refusal.value) == sentence


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        (
            "def per_match(match): return match.nothing",
            "per_match of 'my_stats.py' failed in match 4, in line 2: AttributeError: ",
        ),
        ("def per_match(match): return 3", "per_match of 'my_stats.py' must return a dictionary of columns, not int."),
        (
            "def per_seat(match, seat): return {'yours': 1}",
            "'my_stats.py' returns the column 'yours', which its COLUMNS do not name.",
        ),
        (
            "def per_seat(match, seat): return {'mine': 'x' if seat == 1 else 3}",
            "The column 'mine' of 'my_stats.py' is int, and in match 4 it was 'x'.",
        ),
        (
            "def per_seat(match, seat): return {'mine': True}",
            "The column 'mine' of 'my_stats.py' is int, and in match 4 it was True.",
        ),
        (
            "def per_seat(match, seat): return {'mine': 2**63}",
            "The column 'mine' of 'my_stats.py' is int, and in match 4 it was 9223372036854775808.",
        ),
    ],
)
def test_statistics_that_fail_or_change_their_kind_are_told_in_a_sentence(
    folder: Path, code: str, sentence: str
) -> None:
    job = job_with(folder, SENSIBLE + code)
    with pytest.raises(BadStatistics) as refusal:
        play_chunk((job, range(4, 5), False))
    assert str(refusal.value).startswith(sentence)
    assert str(pickle.loads(pickle.dumps(refusal.value))) == str(refusal.value)  # as it comes from a worker


@pytest.mark.usefixtures("folder")
def test_a_file_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadStatistics, match=r"There is no file 'my_stats\.py' to take statistics from\."):
        columns(make_job("scrap-racer", 3, ["random"], 5, {}, "my_stats.py"))


def test_no_column_has_two_meanings() -> None:
    assert not BEFORE.keys() & BEHIND.keys()

"""Minutes in which everything around the tables breaks; and that the checks of the soak would find what is wrong."""

import shutil
import sys
from pathlib import Path

import pytest
from tests.processes import run
from tests.server.engines import cannot, postgres_binary
from tests.server.logged import Acknowledged, Heard, check, digest
from tests.server.rooms import folded, header, played

import jalopy
from jalopy.server.entries import Answered, Entry, encode
from jalopy.server.outlook import scenes_for

SOAK = Path(__file__).resolve().parents[2] / "bench" / "soak.py"
SEATS, SEED = 2, 5
ENTRIES = played(SEATS, SEED)
ROOM = folded(header(SEATS, SEED), ENTRIES)
assert ROOM.match is not None
RECORD = encode(ROOM.match.record())


def rows(entries: list[Entry]) -> list[tuple[int, str]]:
    return [(seq, encode(entry).decode()) for seq, entry in enumerate(entries, 1)]


def heard(seat: int) -> Heard:
    """All that the guest on that seat was told, as if nothing had gone wrong; without sayings a question's number is that
    of the entry before its answer."""
    assert ROOM.match is not None
    ROOM.match.watch([seat])
    return Heard(
        seat,
        [digest(encode(scene)) for scene in scenes_for(ROOM, ROOM.match, seat, 0)],
        [
            Acknowledged(seq - 1, seat, [entry.key], seq)
            for seq, entry in enumerate(ENTRIES, 1)
            if isinstance(entry, Answered) and entry.seat == seat
        ],
    )


def problems(entries: list[Entry], told: Heard, record: bytes = RECORD) -> list[str]:
    return check(header(SEATS, SEED), rows(entries), [told], record).problems


def test_a_log_that_tells_what_everybody_was_told_is_right() -> None:
    found = check(header(SEATS, SEED), rows(ENTRIES), [heard(0), heard(1)], RECORD)
    assert found.problems == []
    assert found.acknowledged == found.logged == len(ENTRIES) - SEATS - 1
    assert found.scenes > 100
    assert found.verified == 1


def test_an_answer_that_is_lost_is_found() -> None:
    told = heard(0)
    assert problems(ENTRIES[:-5], told)[0].endswith("was acknowledged and is lost")
    told.acknowledged[3].keys = ["another"]
    assert problems(ENTRIES, told)[0].endswith("was acknowledged and is lost")


def test_an_answer_that_was_acknowledged_too_early_or_out_of_order_is_found() -> None:
    told = heard(0)
    told.acknowledged[3].seq -= 1
    assert "was acknowledged as number" in problems(ENTRIES, told)[0]
    told = heard(0)
    told.acknowledged[3:5] = reversed(told.acknowledged[3:5])
    assert "was acknowledged after entry" in problems(ENTRIES, told)[0]


def test_a_scene_that_somebody_else_was_meant_to_see_is_found() -> None:
    told = heard(0)
    told.scenes[7] = digest(b"another")
    assert problems(ENTRIES, told) == ["seat 0 saw another scene 7 than the log tells them"]


def test_a_log_that_cannot_be_folded_and_a_record_that_was_changed_are_found() -> None:
    assert problems([*ENTRIES[:10], ENTRIES[9], *ENTRIES[10:]], heard(0))
    changed = jalopy.verify(ROOM.match.record()).match.record() if ROOM.match is not None else {}
    answers = changed["answers"]
    assert isinstance(answers, list)
    answers.pop()
    assert problems(ENTRIES, heard(0), encode(changed))[0].startswith("the record does not verify")


@pytest.mark.long
@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_minutes_in_which_everything_breaks_lose_nothing(store: str) -> None:
    if store == "postgres":
        postgres_binary("initdb")
        if shutil.which("redis-server") is None:
            cannot("A Redis that can be killed is needed, and there is no redis-server on PATH.")
    done = run([sys.executable, SOAK, "--minutes", "2.5", "--tables", "16", "--every", "8", "--store", store])
    assert done.returncode == 0, done.stdout + done.stderr

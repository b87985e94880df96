"""Faults harm what they touch and nothing else, and say in a sentence what is wrong."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.engines import own_postgres
from tests.server.guests import Guest
from tests.server.serving import Serving, http
from tests.waiting import wait_until
from websockets.exceptions import ConnectionClosed

CLOSED = "The tables cannot be reached just now; please try again in a moment."


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    server = Serving(tmp_path)
    yield server
    assert server.stop() == 0, "the server did not stop properly"


def spoil(serving: Serving, statement: str, *values: object) -> None:
    with contextlib.closing(sqlite3.connect(serving.options["database"])) as database, database:
        assert database.execute(statement, values).rowcount > 0


@pytest.mark.parametrize(
    "statement",
    [
        'UPDATE log SET entry = \'{"entry": "sat"\' WHERE seq = 2 AND table_id = (SELECT id FROM tables WHERE code = ?)',
        'UPDATE log SET entry = \'{"entry": "flown"}\' WHERE seq = 2 AND table_id = (SELECT id FROM tables WHERE code = ?)',
        "UPDATE summaries SET summary = '{' WHERE table_id = (SELECT id FROM tables WHERE code = ?)",
    ],
    ids=["no entry", "an entry of another kind", "a summary"],
)
def test_what_cannot_be_read_harms_its_own_table_only(serving: Serving, statement: str) -> None:
    guest = Guest(serving)
    good, bad = guest.make(name="Ann", bots="rookie"), guest.make(name="Ann", bots="rookie")
    assert serving.stop() == 0
    spoil(serving, statement, bad)
    if "summaries" not in statement:
        spoil(serving, "DELETE FROM summaries")
    serving.start()
    with guest.at(good) as line:
        line.wait(lambda: line.question is not None)
        line.answer()
        line.wait(lambda: line.question is not None)  # bots have moved on
    mine = {table["code"] for table in guest.http.get("/api/mine").json()}
    answer = guest.http.get(f"/api/tables/{bad}")
    if "summaries" in statement:
        assert mine == {good, bad}
        assert answer.status_code == 200
    else:
        assert mine == {good}
        assert answer.status_code == 409
        assert answer.json()["key"] == "log-unreadable"


def test_a_database_that_cannot_be_written_to_is_known_and_said(serving: Serving) -> None:
    guest = Guest(serving)
    code = guest.make(name="Ann")
    assert http.get(f"{serving.url}/healthz").text == "ok\n"
    other = sqlite3.connect(serving.options["database"], isolation_level=None)
    try:
        with guest.at(code) as line:
            other.execute("BEGIN EXCLUSIVE")
            wait_until(lambda: http.get(f"{serving.url}/healthz").status_code == 503, "it is thought well", 60)
            assert http.get(f"{serving.url}/healthz").text == "the database cannot be written to\n"
            made = guest.http.post("/api/tables", json={"game": "scrap-racer", "seats": 2})
            assert (made.status_code, made.json()["error"]) == (503, CLOSED)
            assert guest.http.get(f"/api/tables/{code}").status_code == 200  # reading goes on
            line.ask("sit", seat=0, name="Anna")
            with guest.at(code) as second:  # also while something waits to be written
                assert second.table["seats"][0]["name"] == "Ann"
            other.execute("ROLLBACK")
            wait_until(lambda: http.get(f"{serving.url}/healthz").status_code == 200, "it is thought ill", 60)
            line.done("say", text="back")
    finally:
        other.close()


def test_whoever_says_hello_while_the_database_is_down_is_told_so_and_comes_again(tmp_path: Path) -> None:
    with own_postgres() as postgres:
        server = Serving(tmp_path, database=postgres.url)
        try:
            guest = Guest(server)
            code = guest.make(name="Ann")
            other = guest.make(name="Ann")
            with guest.at(code) as line:
                server.stop()
                server.start()
            with guest.at(code) as line:  # the one table is in memory now, the other is not
                postgres.stop()
                line.send({"type": "hello"})
                for turned_away in (lambda: line.wait(lambda: False), lambda: guest.at(other)):
                    with pytest.raises(ConnectionClosed) as closed:
                        turned_away()
                    assert closed.value.rcvd is not None
                    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1013, CLOSED)
            postgres.start()
            with guest.at(code) as line:
                line.done("say", text="back")
            errors = {entry["message"] for entry in server.lines() if entry["level"] == "error"}
            assert not errors & {"a socket failed", "Exception in ASGI application\n"}
        finally:
            server.stop()

"""What an operator does about tables and guests, in the database of a server that runs."""

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from click.testing import CliRunner, Result
from tests.server.guests import Guest, Line, hang_up, play_together, started
from tests.server.rooms import beginning, folded, header, played
from tests.server.serving import Serving, http
from tests.waiting import completed, wait_until
from websockets.exceptions import ConnectionClosed

from jalopy import api
from jalopy.cli import main
from jalopy.server import wire
from jalopy.server.admin import OF_A_TABLE, purge
from jalopy.server.bots_at_work import BotsAtWork
from jalopy.server.bus import Bus
from jalopy.server.checks import Checks
from jalopy.server.entries import Entry, Sat
from jalopy.server.metrics import Metrics
from jalopy.server.migrate import migrate
from jalopy.server.schema import log, metadata, mutes, named, tables
from jalopy.server.service import Tables
from jalopy.server.storage import Storage, engine_for
from jalopy.server.summary import summary_of
from jalopy.server.thinking import Task

CLOSED = "This table was closed by the operator of this server; nobody can play here any more."
BANNED = "The operator of this server does not let you in."


def run(database: object, *arguments: str) -> Result:
    return CliRunner().invoke(main, ["admin", *arguments, "--database", str(database)])


def done(database: object, *arguments: str) -> str:
    result = run(database, *arguments)
    assert result.exit_code == 0, result.output
    return result.output


def told(database: object, *arguments: str) -> Any:
    result = run(database, *arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def refused(database: object, *arguments: str) -> str:
    result = run(database, *arguments)
    assert result.exit_code == 1, result.output
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    return result.stderr.strip()


# --- beside a server ------------------------------------------------------------------------------------------------------


@pytest.fixture
def database(serving: Serving) -> str:
    return str(serving.options["database"])


def closed_with(line: Line) -> tuple[int, str]:
    """How the server ends the socket, sooner or later."""
    with pytest.raises(ConnectionClosed) as ended:
        line.wait(lambda: False)
    assert ended.value.rcvd is not None
    return ended.value.rcvd.code, ended.value.rcvd.reason


def test_a_closed_table_is_told_to_everybody_and_takes_nothing_more(serving: Serving, database: str) -> None:
    code, guests, lines = started(serving, 2)
    play_together(lines, 3)
    before = told(database, "show", code)["entries"]
    assert done(database, "close", code) == f"{code} is closed.\n"
    assert [closed_with(line) for line in lines] == [(4423, CLOSED)] * 2
    answer = guests[0].http.get(f"/api/tables/{code}")
    assert (answer.status_code, answer.json()["key"], answer.json()["error"]) == (409, "table-closed", CLOSED)
    again = guests[0].http.get("/api/mine").json()
    assert code not in [table["code"] for table in again]
    with pytest.raises(ConnectionClosed) as turned_away:
        guests[1].at(code)
    assert turned_away.value.rcvd is not None
    assert turned_away.value.rcvd.code == 4423
    found = told(database, "show", code)
    assert (found["entries"], found["state"], found["closed"] is None) == (before, "playing", False)
    assert done(database, "close", code) == f"{code} is closed.\n"  # and still is
    assert code in [table["code"] for table in told(database, "tables", "--state", "closed")]


def test_a_table_that_is_opened_again_goes_on(serving: Serving, database: str) -> None:
    code, guests, lines = started(serving, 2)
    play_together(lines, 3)
    done(database, "close", code)
    assert [closed_with(line)[0] for line in lines] == [4423, 4423]
    done(database, "reopen", code)
    wait_until(lambda: guests[0].http.get(f"/api/tables/{code}").status_code == 200, "it stays closed", 60)
    lines = [guest.at(code) for guest in guests]
    assert lines[0].match["answers"] == 3
    assert play_together(lines, 3) == 3
    hang_up(lines)


def test_bots_do_not_play_on_at_a_closed_table(tmp_path: Path) -> None:
    class Mind:
        seconds_spent, failures, asked = 0.0, 0, 0

        async def choose(self, task: Task) -> None:
            self.asked += 1

    async def whole() -> None:
        storage = Storage(engine_for(str(tmp_path / "bots.db")))
        await migrate(storage.engine)
        room = Tables(storage, Bus(), Metrics(), lambda opened: None, Checks())
        opened = await room.find(await room.make("g", wire.NewTable(game="scrap-racer", seats=2, bots="random")))
        assert opened is not None
        mind = Mind()
        bots = BotsAtWork(mind, Metrics())  # type: ignore[arg-type]
        bots.tables = room
        before, opened.shut = opened.room.seq, True
        async with asyncio.timeout(30):
            await bots._play(opened)
        assert (opened.room.seq, mind.asked) == (before, 1)
        opened.shut = False
        await bots._move(opened, opened.room.bots_to_move()[0])
        assert opened.room.seq == before + 1
        await storage.close()

    completed(whole())


def test_a_banned_guest_is_refused_at_every_wish_and_socket(serving: Serving, database: str) -> None:
    code, guests, lines = started(serving, 2)
    play_together(lines, 2)
    bad = guests[1]
    assert done(database, "ban", f"{code}:2") == f"The guest {bad.id} is banned; they have sat at 1 table.\n"
    assert closed_with(lines[1]) == (4410, BANNED)
    wishes: list[Callable[[], Any]] = [
        lambda: bad.http.post("/api/tables", json={"game": "scrap-racer", "seats": 2}),
        lambda: bad.http.get("/api/mine"),
        lambda: bad.http.get("/api/matches"),
        lambda: bad.http.get(f"/api/tables/{code}"),
        lambda: bad.http.post(f"/api/tables/{code}/rematch"),
        lambda: bad.http.post(f"/api/tables/{code}/decline"),
        lambda: bad.http.post("/api/me/link"),
        lambda: bad.http.post("/api/me/phrase"),
        lambda: bad.http.post("/api/push", json={"endpoint": "https://x.example", "p256dh": "", "auth": ""}),
        lambda: bad.http.get("/api/codes/acorn-anchor"),
    ]
    for wish in wishes:
        answer = wish()
        assert (answer.status_code, answer.json()["key"], answer.json()["error"]) == (403, "banned", BANNED)
    assert bad.http.get("/").status_code in (200, 503)  # the page itself, which says so, once it is built
    with pytest.raises(ConnectionClosed) as turned_away:
        bad.at(code)
    assert turned_away.value.rcvd is not None
    assert (turned_away.value.rcvd.code, turned_away.value.rcvd.reason) == (4410, BANNED)
    # Others go on, and a bot may have the chair soon.
    lines[0].wait(lambda: not lines[0].table["seats"][1]["here"])
    assert lines[0].table["seats"][1]["bot_from"] is not None
    assert told(database, "show", code)["chairs"][1]["banned"]
    assert [ban["guest"] for ban in told(database, "bans")] == [bad.id]
    assert done(database, "unban", bad.id) == f"The guest {bad.id} may come in again.\n"
    wait_until(lambda: bad.http.get("/api/mine").status_code == 200, "they stay banned", 60)
    with bad.at(code) as line:
        line.done("sit", seat=1, name="")
    assert told(database, "bans") == []
    hang_up(lines)


def test_a_table_that_is_deleted_under_a_server_is_gone(serving: Serving, database: str) -> None:
    code, _, lines = started(serving, 2)
    Guest(serving).make(name="Newest")
    age(database, code, 40)
    assert [table["code"] for table in told(database, "purge", "--older-than", "30")] == [code]
    assert [table["code"] for table in told(database, "purge", "--older-than", "30", "--yes")] == [code]
    assert closed_with(lines[0]) == (4404, "There is no such table.")
    assert http.get(f"{serving.url}/api/tables/{code}").status_code == 404
    hang_up(lines)


def test_what_nobody_has_touched_for_long_is_cleared_away_by_the_server_itself(tmp_path: Path) -> None:
    server = Serving(tmp_path)
    guest = Guest(server)
    old, young, _ = (guest.make(name=name) for name in ("Old", "Young", "Newest"))
    assert server.stop() == 0
    age(server.options["database"], old, 40)
    keeping = Serving(tmp_path, database=server.options["database"], keep_days=30)
    try:

        def found(code: str) -> int:
            return http.get(f"{keeping.url}/api/tables/{code}").status_code

        wait_until(lambda: found(old) == 404, "the old table is still there", 60)
        assert found(young) == 200
        assert [line["tables"] for line in keeping.lines() if line["message"] == "old tables were cleared away"] == [1]
    finally:
        assert keeping.stop() == 0


def test_with_their_last_table_goes_whom_guests_have_muted(url: str) -> None:
    """Old ones of and about those who sit nowhere any more; what was said since, or by people who are still here, stays."""
    long_ago, now = time.time() - 50 * 86400, time.time()

    async def whole() -> None:
        storage = Storage(engine_for(url))
        try:
            await migrate(storage.engine)
            for code, guests, at in (("old", ("ann", "ben"), long_ago), ("new", ("cat", "dan"), now)):
                head = msgspec.structs.replace(header(2, 1), code=code, made=at)
                sat: list[Entry] = [Sat(seat=seat, guest=guest, name=guest, at=at) for seat, guest in enumerate(guests)]
                await storage.make_table(head, sat)
            rows = [
                ("ann", "ben", long_ago),
                ("ann", "cat", long_ago),
                ("cat", "ben", long_ago),
                ("cat", "dan", long_ago),
                ("dan", "passer-by", now),
                ("passer-by", "dan", now),
            ]
            async with storage.engine.begin() as connection:
                await connection.execute(mutes.insert(), [named(mutes, row) for row in rows])
            assert len(await purge(storage, 30)) == 1  # nothing is done yet
            assert await kept(storage) == {row[:2] for row in rows}
            assert len(await purge(storage, 30, really=True)) == 1
            assert await kept(storage) == {("cat", "dan"), ("dan", "passer-by"), ("passer-by", "dan")}
        finally:
            await storage.close()

    async def kept(storage: Storage) -> set[tuple[str, str]]:
        async with storage.engine.connect() as connection:
            found = await connection.execute(sa.select(mutes.c.guest, mutes.c.muted))
            return {(guest, muted) for guest, muted in found}

    completed(whole())


def age(database: str, code: str, days: float) -> None:
    """As if nothing had happened at a table for so long."""

    async def whole() -> None:
        engine = engine_for(database)
        async with engine.begin() as connection:
            owner = sa.select(tables.c.id).where(tables.c.code == code).scalar_subquery()
            then = time.time() - days * 86400
            await connection.execute(log.update().where(log.c.table_id == owner).values(at=then))
            await connection.execute(tables.update().where(tables.c.code == code).values(made=then))
        await engine.dispose()

    completed(whole())


# --- without a server -----------------------------------------------------------------------------------------------------


MATCH: list[Entry] = played(2, 5)
LOGS: dict[str, list[Entry]] = {
    "over-a": MATCH,
    "played-b": MATCH[:40],
    "lobby-c": beginning(3)[:1],
    "empty-d": [],
    "newest-e": beginning(2),
}


@pytest.fixture
def club(url: str) -> str:
    """Five tables: one is over, two are played, nobody but one has come to the third, and one is empty."""

    async def whole() -> None:
        storage = Storage(engine_for(url))
        await migrate(storage.engine)
        for number, (code, entries) in enumerate(LOGS.items()):
            head = header(3 if code == "lobby-c" else 2, 5)
            head.code, head.title, head.made = code, code.title(), time.time() - 86400 * (50 - number)
            table = (await storage.make_table(head)).id
            if entries:
                await storage.append(table, 1, entries)
            if code == "over-a":
                await storage.keep_summaries([(table, summary_of(folded(head, entries)))])
            if code == "played-b":  # of an earlier moment, when nobody had come
                await storage.keep_summaries([(table, summary_of(folded(head, entries[:1])))])
        await storage.close()

    completed(whole())
    for number, code in enumerate(LOGS):
        age(url, code, 50 - 10 * number)
    return url


def rows_of(url: str, code: str) -> dict[str, int]:
    found: dict[str, int] = {}

    async def whole() -> None:
        engine = engine_for(url)
        async with engine.connect() as connection:
            owner = sa.select(tables.c.id).where(tables.c.code == code).scalar_subquery()
            for table in OF_A_TABLE:
                query = sa.select(sa.func.count()).select_from(table).where(table.c.table_id == owner)
                found[table.name] = (await connection.execute(query)).scalar_one()
        await engine.dispose()

    completed(whole())
    return found


def test_tables_are_listed_with_what_the_log_tells(club: str) -> None:
    found = {table["code"]: table for table in told(club, "tables")}
    assert list(found) == ["newest-e", "empty-d", "lobby-c", "played-b", "over-a"]  # the last changed first
    assert {code: table["state"] for code, table in found.items()} == {
        "over-a": "over",
        "played-b": "playing",  # not what its old summary says
        "lobby-c": "lobby",
        "empty-d": "lobby",
        "newest-e": "playing",
    }
    assert {code: table["entries"] for code, table in found.items()} == {code: len(LOGS[code]) for code in LOGS}
    assert found["over-a"]["names"] == ["Guest 0", "Guest 1"]
    assert found["over-a"]["bytes"] > 5000 > found["lobby-c"]["bytes"] > 50
    text = done(club, "tables")
    assert "played-b" in text
    assert "50 d" in text


def test_lists_are_filtered_and_sorted(club: str) -> None:
    def codes(*arguments: str) -> list[str]:
        return [table["code"] for table in told(club, "tables", *arguments)]

    assert codes("--state", "lobby") == ["empty-d", "lobby-c"]
    assert codes("--older-than", "35") == ["played-b", "over-a"]
    assert codes("--game", "wacky-races") == []
    assert codes("--sort", "bytes")[:2] == ["over-a", "played-b"]
    assert codes("--sort", "title")[0] == "empty-d"
    assert codes("--state", "closed") == []
    done(club, "close", "lobby-c")
    assert codes("--state", "closed") == ["lobby-c"]
    assert "No table is like that." in done(club, "tables", "--game", "wacky-races")


def test_one_table_is_shown_with_who_sits_where(club: str) -> None:
    found = told(club, "show", "played-b")
    assert [chair["guest"] for chair in found["chairs"]] == ["guest-0", "guest-1"]
    assert sum(chair["waited_for"] for chair in found["chairs"]) == 1
    assert found["settings"]["track"]
    assert "seed" not in json.dumps(found)
    assert "guest-1" in done(club, "show", "played-b")


def test_sizes_count_rows_and_bytes_of_everything(club: str) -> None:
    found = told(club, "sizes")
    kinds = {size["kind"]: size for size in found["kinds"]}
    assert kinds.keys() == {table.name for table in metadata.sorted_tables}
    assert kinds["tables"]["rows"] == 5
    assert kinds["log"]["rows"] == sum(map(len, LOGS.values()))
    entries = {size["kind"]: size["rows"] for size in found["entries"]}
    assert entries["started"] == 3
    assert sum(entries.values()) == kinds["log"]["rows"]
    assert found["on_disk"] > sum(size["bytes"] for size in found["kinds"]) > 5000
    assert "on disk" in done(club, "sizes")


def test_old_tables_are_listed_first_and_deleted_when_told_so(club: str) -> None:
    def codes(*arguments: str) -> list[str]:
        return [table["code"] for table in told(club, "purge", *arguments)]

    assert codes("--older-than", "15") == ["over-a", "played-b", "lobby-c", "empty-d"]
    assert codes("--older-than", "15", "--finished") == ["over-a"]
    assert codes("--older-than", "15", "--unfinished") == ["played-b", "lobby-c", "empty-d"]
    assert "would be deleted; --yes does it." in done(club, "purge", "--older-than", "45")
    assert len(told(club, "tables")) == 5
    done(club, "close", "over-a")
    assert all(rows_of(club, "over-a")[name] for name in ("log", "members", "summaries", "closures"))
    assert "One table deleted." in done(club, "purge", "--older-than", "15", "--finished", "--yes")
    assert {table["code"] for table in told(club, "tables")} == LOGS.keys() - {"over-a"}
    # The newest table stays, however old: its number must not be given again.
    age(club, "newest-e", 400)
    assert codes("--older-than", "15", "--yes") == ["played-b", "lobby-c", "empty-d"]
    assert [table["code"] for table in told(club, "tables")] == ["newest-e"]
    kinds = {size["kind"]: size["rows"] for size in told(club, "sizes")["kinds"]}
    assert (kinds["tables"], kinds["log"], kinds["closures"]) == (1, len(LOGS["newest-e"]), 0)


def test_a_record_is_had_once_nobody_can_answer_any_more(club: str, tmp_path: Path) -> None:
    record = json.loads(done(club, "export", "over-a"))
    assert api.verify(record).result == "verified"
    out = tmp_path / "b.json"
    assert "its record tells the dice to come" in refused(club, "export", "played-b", "--out", str(out))
    assert not out.exists()
    done(club, "close", "played-b")
    done(club, "export", "played-b", "--out", str(out))
    assert len(json.loads(out.read_text())["answers"]) > 10
    assert "has not begun" in refused(club, "export", "lobby-c")


def test_what_is_not_there_is_one_sentence(club: str, tmp_path: Path) -> None:
    assert refused(club, "show", "no-such-table") == "There is no table 'no-such-table'."
    assert refused(club, "close", "Nö!") == "There is no table 'Nö!'."
    assert refused(club, "ban", "somebody").startswith("'somebody' is neither a guest")
    assert refused(club, "ban", "played-b:7") == "There is no seat '7' at played-b: it has 2."
    assert refused(club, "ban", "lobby-c:3") == "No person sits on seat 3 of lobby-c."
    assert refused(club, "unban", "0" * 32) == f"The guest {'0' * 32} is not banned."
    assert refused(tmp_path / "none.db", "tables") == f"There is no database {tmp_path / 'none.db'}."
    assert "Nobody is banned." in done(club, "bans")


def test_a_database_of_an_older_version_is_left_as_it_is(tmp_path: Path) -> None:
    old = tmp_path / "old.db"

    async def whole() -> None:
        engine = engine_for(str(old))
        await migrate(engine, "0005")
        await engine.dispose()

    completed(whole())
    assert refused(old, "tables") == "The database is of an older version; start a server of this one first."

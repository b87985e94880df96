"""The log on disk, on both engines: appends in groups, conflicts, migrations up and down."""

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.engines import postgres
from tests.server.rooms import header
from tests.server.storing import run
from tests.waiting import completed, patiently

from jalopy.server import storage, writers
from jalopy.server.entries import Consented, Entry, Said, Sat
from jalopy.server.migrate import migrate, take_back
from jalopy.server.room import Room
from jalopy.server.schema import metadata, secrets
from jalopy.server.storage import Storage, StorageError, engine_for
from jalopy.server.summary import summary_of
from jalopy.server.writers import Taken


def said(text: str) -> Entry:
    return Said(guest="g", name="n", seat=0, text=text, emote=False, at=1.0)


async def a_table(storage: Storage, code: str = "a") -> int:
    head = header(2, 1)
    head.code = code
    return (await storage.make_table(head)).id


def test_appends_that_come_together_are_committed_together(url: str) -> None:
    async def do(storage: Storage) -> None:
        tables = [await a_table(storage, f"t{number}") for number in range(50)]
        storage.writer.commits = 0
        await asyncio.gather(*(storage.append(table, 1, [said(str(table))]) for table in tables))
        assert storage.writer.commits <= 5
        for table in tables:
            assert await storage.entries(table) == [(1, said(str(table)))]

    run(url, do)


class Clock:
    """Stands still but for who sleeps by it."""

    def __init__(self) -> None:
        self.now = 100.0
        self.slept: list[float] = []

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.slept.append(round(seconds, 6))
        self.now += seconds


def test_what_comes_one_upon_the_other_is_gathered_only_where_much_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()

    async def do(storage: Storage) -> None:
        table = await a_table(storage)
        monkeypatch.setattr(writers, "time", clock)
        seq = 0

        async def waited_for(appends: int) -> list[float]:
            nonlocal seq
            clock.slept.clear()
            for _ in range(appends):
                seq += 1
                await storage.append(table, seq, [said("hm")])
            return clock.slept[:]

        at_once = writers.AT_ONCE + 1
        assert await waited_for(at_once) == [0.0] * at_once
        assert await waited_for(5) == [writers.GATHERING] * 5
        clock.now += 3 * writers.GATHERING
        assert await waited_for(4) == [0.0] * 3 + [writers.GATHERING]
        clock.now += 60
        assert await waited_for(at_once + 1) == [0.0] * at_once + [writers.GATHERING]

    run(str(tmp_path / "jalopy.db"), do)


def test_a_number_is_given_once_and_the_others_of_the_group_go_through(url: str) -> None:
    async def do(storage: Storage) -> None:
        first, second = await a_table(storage, "a"), await a_table(storage, "b")
        await storage.append(first, 1, [said("one")])
        outcomes = await asyncio.gather(
            storage.append(second, 1, [said("fine")]),
            storage.append(first, 1, [said("too late")]),
            storage.append(first, 2, [said("two")]),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), Taken, type(None)]
        assert [entry for _, entry in await storage.entries(first)] == [said("one"), said("two")]
        assert await storage.heads([first, second]) == {first: 2, second: 1}

    run(url, do)


def test_a_database_that_cannot_be_written_refuses_all_who_wait_at_once(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(storage: Storage) -> None:
        tables = [await a_table(storage, f"t{number}") for number in range(20)]
        tries = []

        def locked(batch: object) -> None:
            tries.append(batch)
            raise sa.exc.OperationalError("INSERT", {}, Exception("database is locked"))

        monkeypatch.setattr(storage.writer, "_commit", locked)
        outcomes = await asyncio.gather(
            *(storage.append(table, 1, [said("hm")]) for table in tables), return_exceptions=True
        )
        assert all(isinstance(outcome, sa.exc.OperationalError) for outcome in outcomes)
        assert len(tries) <= 5  # some may have come together with others only after the first was tried

    run(url, do)


@pytest.mark.skipif(os.name != "posix", reason="files have no such rights there")
def test_others_on_the_machine_cannot_read_the_database(tmp_path: Path) -> None:
    file = tmp_path / "jalopy.db"

    async def do(storage: Storage) -> None:
        await storage.append(await a_table(storage), 1, [said("hm")])
        assert {path.name: path.stat().st_mode & 0o077 for path in tmp_path.iterdir()} == {
            "jalopy.db": 0,
            "jalopy.db-shm": 0,
            "jalopy.db-wal": 0,
        }

    run(str(file), do)


def test_the_entries_of_one_append_are_written_together_or_not_at_all(url: str) -> None:
    async def do(storage: Storage) -> None:
        table = await a_table(storage)
        await storage.append(table, 2, [said("in the way")])
        with pytest.raises(Taken):
            await storage.append(table, 1, [Consented(seat=0, yes=True, at=1.0), said("not alone")])
        assert await storage.entries(table) == [(2, said("in the way"))]

    run(url, do)


def test_a_writer_that_was_cut_off_writes_on_with_another_connection() -> None:
    """What the cut may cost is an append that is refused; none is lost, and none is written twice."""

    async def do(storage: Storage) -> None:
        table = await a_table(storage)
        await storage.append(table, 1, [Sat(seat=0, guest="g", name="n", at=1.0), said("before")])
        others = sa.text(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        for time in range(3):
            async with storage.engine.connect() as connection:
                assert len((await connection.execute(others)).all()) >= 1
            head = (await storage.heads([table]))[table]
            for _ in patiently("nothing is written any more", 60):
                try:
                    await storage.append(table, head + 1, [said(f"after {time}")])
                    break
                except Exception:
                    assert await storage.heads([table]) == {table: head}
        texts = [entry.text for _, entry in await storage.entries(table) if isinstance(entry, Said)]
        assert texts == ["before", "after 0", "after 1", "after 2"]

    with postgres() as address:
        run(address, do)


def test_who_sat_where_is_found_again_with_a_summary_if_it_is_fresh(url: str) -> None:
    async def do(storage: Storage) -> None:
        table = await a_table(storage)
        sat = Sat(seat=0, guest="guest-0", name="Ann", at=1.0)
        await storage.append(table, 1, [sat])
        await storage.append(table, 2, [sat])  # the same guest again
        room = Room(header(2, 1))
        room.apply(1, sat)
        room.apply(2, sat)
        fresh = summary_of(room)
        await storage.keep_summaries([(table, fresh)])
        ((head, kept),) = await storage.tables_of("guest-0", 10)
        assert (head.id, kept) == (table, fresh)
        older = summary_of(room)
        older.seq, older.turn = 1, 99
        await storage.keep_summaries([(table, older)])
        assert (await storage.tables_of("guest-0", 10))[0][1] == fresh
        await storage.append(table, 3, [said("news")])
        assert (await storage.tables_of("guest-0", 10))[0][1] is None
        assert await storage.tables_of("somebody else", 10) == []

    run(url, do)


def test_the_first_who_asks_sets_a_secret(url: str) -> None:
    async def do(storage: Storage) -> None:
        found = await asyncio.gather(*(storage.secret("cookie", f"fresh {number}") for number in range(5)))
        assert len(set(found)) == 1

    run(url, do)


def structure(connection: sa.Connection) -> dict[str, Any]:
    inspector = sa.inspect(connection)
    return {
        name: sorted(
            (column["name"], str(column["type"]), column["nullable"]) for column in inspector.get_columns(name)
        )
        for name in inspector.get_table_names()
        if name != "alembic_version"
    }


def test_migrations_go_up_and_down_and_lead_to_the_schema_in_the_code(url: str) -> None:
    async def whole() -> None:
        engine = engine_for(url)
        try:
            await migrate(engine, "0001")
            await migrate(engine)
            await migrate(engine)
            async with engine.connect() as connection:
                migrated = await connection.run_sync(structure)
            await take_back(engine)
            async with engine.connect() as connection:
                assert await connection.run_sync(structure) == {}
            async with engine.begin() as connection:
                await connection.run_sync(metadata.create_all)
                assert await connection.run_sync(structure) == migrated
                await connection.run_sync(metadata.drop_all)
            await migrate(engine)
        finally:
            await engine.dispose()

    completed(whole())


def test_several_processes_may_migrate_at_once(url: str) -> None:
    async def whole() -> None:
        engines = [engine_for(url) for _ in range(4)]
        try:
            await asyncio.gather(*(migrate(engine) for engine in engines))
        finally:
            for engine in engines:
                await engine.dispose()

    completed(whole())


def test_a_database_of_a_newer_version_is_refused(url: str) -> None:
    async def whole() -> None:
        engine = engine_for(url)
        try:
            await migrate(engine)
            async with engine.begin() as connection:
                await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
            with pytest.raises(StorageError, match="newer version"):
                await migrate(engine)
        finally:
            await engine.dispose()

    completed(whole())


def test_other_databases_are_refused_in_one_sentence() -> None:
    with pytest.raises(StorageError, match="must be SQLite or PostgreSQL, not mysql"):
        engine_for("mysql://somewhere/x")
    with pytest.raises(StorageError, match="not understood"):
        engine_for("://")


def test_errors_of_the_database_do_not_quote_what_was_to_be_written(url: str) -> None:
    async def do(storage: Storage) -> None:
        await storage.secret("cookies", "nobody knows")
        with pytest.raises(sa.exc.IntegrityError) as error:
            async with storage.engine.begin() as connection:
                await connection.execute(secrets.insert().values(name="cookies", value="nobody knows"))
        assert "nobody knows" not in str(error.value)

    run(url, do)


def test_a_table_whose_server_died_before_its_first_entry_keeps_nobody_from_waking_bots(url: str) -> None:
    async def do(storage: Storage) -> None:
        await a_table(storage, "nobody sat down")
        await storage.append(await a_table(storage, "played"), 1, [said("hm")])
        assert await storage.maybe_waiting_for_bots() == ["played"]

    run(url, do)


def test_a_database_that_hangs_is_one_out_of_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "CONNECTED_WITHIN", 0.2)

    async def never_answers(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    async def whole() -> None:
        async with await asyncio.start_server(never_answers, "127.0.0.1", 0) as hanging:
            port = hanging.sockets[0].getsockname()[1]
            engine = engine_for(f"postgresql://jalopy@127.0.0.1:{port}/jalopy", in_a_hurry=True)
            kept = Storage(engine)
            try:
                with pytest.raises(TimeoutError):
                    await kept.append(1, 1, [said("nobody hears")])
            finally:
                await kept.close()

    completed(whole())

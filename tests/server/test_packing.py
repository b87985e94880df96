"""Logs of matches that were over long ago: one row each, from which the same table is folded to the last byte."""

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from click.testing import CliRunner
from tests.server.guests import Guest
from tests.server.rooms import folded, header, played_at
from tests.server.serving import Serving, http
from tests.server.storing import run
from tests.waiting import wait_until

from jalopy.cli import main
from jalopy.server import admin
from jalopy.server.entries import Answered, Entry, Said, Sat
from jalopy.server.migrate import migrate, take_back
from jalopy.server.packing import pack, pack_old, unpack
from jalopy.server.schema import log, packed
from jalopy.server.service import encode
from jalopy.server.storage import Storage, engine_for
from jalopy.server.summary import summary_of

SEATS = 2
LATE = Said(guest="guest-0", name="Guest 0", seat=0, text="good game\nreally ☺", emote=False, at=4.0)


async def keep(
    storage: Storage, code: str, seed: int, most: int | None = None, guest: str = "guest-0", at: float = 3.0
) -> tuple[int, list[Entry]]:
    """A match with moves taken back and something said at its end, or its first entries, as servers keep it."""
    head = header(SEATS, seed)
    head.code = code
    entries: list[Entry] = []
    for entry in [*played_at(head, seed, undos=True), LATE][:most]:
        if isinstance(entry, Sat) and entry.seat == 0:
            entry = msgspec.structs.replace(entry, guest=guest)
        elif isinstance(entry, Answered) and entry.seat == 0:
            entry = msgspec.structs.replace(entry, by=guest)
        entries.append(entry)
    entries[-1] = msgspec.structs.replace(entries[-1], at=at)
    table = (await storage.make_table(head)).id
    await storage.append(table, 1, entries)
    room = folded(head, entries)
    await storage.keep_summaries([(table, summary_of(room))])
    assert room.match is not None
    await storage.keep_snapshots([(table, room.played, encode(room.match.record()))])
    return table, entries


async def rows(storage: Storage, table: int) -> list[int]:
    async with storage.engine.connect() as connection:
        return list((await connection.execute(sa.select(log.c.seq).where(log.c.table_id == table))).scalars())


def test_entries_are_packed_word_for_word() -> None:
    texts = ['{"entry":"said","text":"a\\\\nb ☺"}', "{}", '{"x":1}']
    assert unpack(pack(texts)) == texts
    long = [f'{{"entry":"answered","seat":{number % 4},"by":"{"5" * 32}"}}' for number in range(200)]
    assert unpack(pack(long)) == long
    assert len(pack(long)) < sum(map(len, long)) / 10


def test_a_packed_log_is_read_as_it_was_and_can_be_appended_to(url: str) -> None:
    async def do(storage: Storage) -> None:
        table, entries = await keep(storage, "old", 5)
        numbered = list(enumerate(entries, 1))
        last = len(entries)
        assert await pack_old(storage.engine, 30) == 1
        assert await rows(storage, table) == [last]
        assert await storage.heads([table]) == {table: last}
        for after in (0, 1, 7, last - 2, last - 1, last):
            assert await storage.entries(table, after) == numbered[after:]
        more = msgspec.structs.replace(LATE, text="again", at=time.time())
        await storage.append(table, last + 1, [more])
        assert await storage.entries(table) == [*numbered, (last + 1, more)]
        assert await storage.entries(table, last) == [(last + 1, more)]
        assert await pack_old(storage.engine, 30) == 0
        assert await storage.name_of("guest-0") == "Guest 0"

    run(url, do)


def test_only_matches_that_were_over_for_long_are_packed(url: str) -> None:
    async def do(storage: Storage) -> None:
        old, _ = await keep(storage, "old", 5)
        young, _ = await keep(storage, "young", 6, at=time.time() - 86_400)
        under_way, _ = await keep(storage, "under-way", 7, most=20)
        untold, _ = await keep(storage, "untold", 8)
        await storage.append(
            untold, len(await storage.entries(untold)) + 1, [LATE]
        )  # of which its summary does not tell
        before = {table: await storage.entries(table) for table in (old, young, under_way, untold)}
        assert await pack_old(storage.engine, 30) == 1
        assert len(await rows(storage, old)) == 1
        for table in (young, under_way, untold):
            assert len(await rows(storage, table)) == len(before[table])
        assert {table: await storage.entries(table) for table in before} == before

    run(url, do)


def test_several_processes_may_pack_at_once(url: str) -> None:
    async def do(storage: Storage) -> None:
        kept = [await keep(storage, f"old-{number}", number) for number in range(6)]
        others = [engine_for(url) for _ in range(3)]
        try:
            done = await asyncio.gather(*(pack_old(engine, 30) for engine in others))
        finally:
            for engine in others:
                await engine.dispose()
        assert sum(done) == len(kept)
        for table, entries in kept:
            assert [entry for _, entry in await storage.entries(table)] == entries

    run(url, do)


def test_the_table_is_the_same_to_everybody(url: str, tmp_path: Path) -> None:
    """Podium, replay, record, lists and a rematch; and what operators see of it."""
    serving = Serving(tmp_path, database=url)
    try:
        guest = Guest(serving)

        async def fill(storage: Storage) -> None:
            await keep(storage, "old-match", 5, guest=guest.id)

        run(url, fill)

        def seen() -> list[Any]:
            asked = [
                guest.http.get(f"/api/{what}")
                for what in ("tables/old-match", "tables/old-match/record", "mine", "matches?all=1")
            ]
            assert {answer.status_code for answer in asked} == {200}
            told = [answer.json() for answer in asked]
            for seat in told[0]["table"]["seats"]:
                del seat["bot_from"]  # that depends on when the server has loaded the table
            return told

        before, as_operator = (
            seen(),
            CliRunner().invoke(main, ["admin", "export", "old-match", "--database", url]).stdout,
        )
        assert before[0]["match"]["standing"]
        assert serving.stop() == 0

        async def packs(storage: Storage) -> None:
            assert await pack_old(storage.engine, 30) == 1

        run(url, packs)
        serving.start()
        assert seen() == before
        assert CliRunner().invoke(main, ["admin", "export", "old-match", "--database", url]).stdout == as_operator
        shown = CliRunner().invoke(main, ["admin", "show", "old-match", "--database", url, "--json"])
        assert shown.exit_code == 0
        assert msgspec.json.decode(shown.stdout)["entries"] == before[0]["seq"]
        again = guest.http.post("/api/tables/old-match/rematch")
        assert again.status_code == 201
        assert http.get(f"{serving.url}/api/tables/old-match").json()["table"]["rematch"] == again.json()["code"]
    finally:
        assert serving.stop() == 0
    assert "Traceback" not in serving.log()


def test_a_server_packs_by_itself(tmp_path: Path) -> None:
    database = str(tmp_path / "jalopy.db")

    async def fill(storage: Storage) -> None:
        await keep(storage, "old-match", 5)

    run(database, fill)
    serving = Serving(tmp_path, rigged="quick to pack", database=database)
    try:

        def said() -> list[int]:
            return [line["tables"] for line in serving.lines() if line["message"] == "logs of old matches were packed"]

        wait_until(lambda: bool(said()), "nothing was packed", 60)
        assert said() == [1]
        assert http.get(f"{serving.url}/api/tables/old-match").status_code == 200
    finally:
        assert serving.stop() == 0
    never = Serving(tmp_path, rigged="quick to pack", database=database, pack_days=0)
    assert never.stop() == 0


def test_what_is_packed_is_backed_up_and_deleted_with_its_table(url: str, tmp_path: Path) -> None:
    async def fill(storage: Storage) -> None:
        await keep(storage, "old-match", 5)
        await keep(storage, "newest", 6)
        await pack_old(storage.engine, 30)

    run(url, fill)
    file, other = tmp_path / "a.backup", tmp_path / "other.db"
    for arguments in (["backup", file, "--database", url], ["restore", file, "--database", other]):
        done = CliRunner().invoke(main, list(map(str, arguments)))
        assert done.exit_code == 0, done.output
    found: dict[str, Any] = {}

    async def read(storage: Storage) -> None:
        head = await storage.header("old-match")
        assert head is not None
        found[str(storage.engine.url)] = await storage.entries(head.id)

    async def purge(storage: Storage) -> None:
        assert [table.code for table in await admin.purge(storage, 30, really=True)] == ["old-match"]
        async with storage.engine.connect() as connection:
            assert (await connection.execute(sa.select(sa.func.count()).select_from(packed))).scalar_one() == 1

    run(url, read)
    run(str(other), read)
    first, second = found.values()
    assert first == second
    assert len(first) > 50
    run(url, purge)


def test_an_older_version_gets_all_entries_back(url: str) -> None:
    async def do(storage: Storage) -> None:
        table, entries = await keep(storage, "old", 5)
        assert await pack_old(storage.engine, 30) == 1
        await take_back(storage.engine, "0007")
        query = sa.select(log.c.entry, log.c.at).where(log.c.table_id == table).order_by(log.c.seq)
        async with storage.engine.connect() as connection:
            back = (await connection.execute(query)).all()
        assert [row.entry for row in back] == [encode(entry).decode() for entry in entries]
        assert max(row.at for row in back) == entries[-1].at
        await migrate(storage.engine)
        assert [entry for _, entry in await storage.entries(table)] == entries

    run(url, do)

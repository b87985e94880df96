"""What the database keeps: bytes of whole matches, and the time that commits take. Through the server's own storage."""

import asyncio
import contextlib
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
import sqlalchemy as sa
from bench.scaling.machine import Meter, with_children
from tests.server.engines import own_postgres

from jalopy import games
from jalopy.bots.bot import Chair
from jalopy.bots.registry import find
from jalopy.kernel.chance import Stream
from jalopy.server.entries import Answered, Entry, Header, Sat, Started
from jalopy.server.identity import Identity, table_code
from jalopy.server.migrate import migrate
from jalopy.server.packing import pack_old
from jalopy.server.room import Room
from jalopy.server.service import encode
from jalopy.server.storage import Storage, engine_for
from jalopy.server.summary import summary_of

SEATS: Final = 4
MATCHES: Final = 50  # of each game, so that pages of the database that are not full count little
GROUPS: Final = (1, 10, 100)  # appends that wait together
SECONDS: Final = 3.0  # for each of these
NOW: Final = 1.8e9  # so that times are written as long as people's are
AGES: Final = 1e6  # days: even what is still to come counts as old
SOMEBODY: Final = "5" * 32  # a guest
STORES: Final = ("sqlite", "sqlite, full sync", "postgres")


# --- whole matches ------------------------------------------------------------------------------------------------------


def new_table(game: str, number: int) -> Header:
    return Header(
        id=0,
        code=table_code("gear-rust"),
        title="Gear Rust",
        game=game,
        seats=SEATS,
        settings=games.find(game).read_settings(SEATS, {}),
        seed=f"{number:064x}",
        host=SOMEBODY,
        made=NOW,
    )


class Played:
    """A match by rookies, as if people had played it: with names, and ids and times as long as theirs."""

    def __init__(self, game: str, number: int) -> None:
        guests = [Identity("").make() for _ in range(SEATS)]
        self.header = new_table(game, number)
        self.room = Room(self.header)
        self.entries: list[Entry] = []
        for seat, guest in enumerate(guests):
            self._append(Sat(seat=seat, guest=guest, name=f"Guest {seat}", at=NOW))
        self._append(Started(rules=games.find(game).version, at=NOW))
        bot, lot = find("rookie", game), Stream(number)
        match = self.room.match
        assert match is not None
        while questions := self.room.questions():
            asked = questions[0]
            key = bot.choose(Chair(match, asked.seat, lot)).key
            at = NOW + self.room.seq * 10.123456
            self._append(Answered(seat=asked.seat, kind=asked.kind, key=key, by=guests[asked.seat], at=at))
        self.record = encode(match.record())

    def _append(self, entry: Entry) -> None:
        self.room.apply(self.room.seq + 1, entry)
        self.entries.append(entry)

    @property
    def answers(self) -> int:
        return sum(isinstance(entry, Answered) for entry in self.entries)


def sizes(store: str, matches: Sequence[Played]) -> dict[str, float]:
    with _address(store) as url:
        return asyncio.run(_sizes(url, matches))


async def _sizes(url: str, matches: Sequence[Played]) -> dict[str, float]:
    async with _storage(url) as storage:
        empty = await _size(storage)
        made = [await storage.make_table(msgspec.structs.replace(match.header)) for match in matches]
        ids = [header.id for header in made]
        for place in range(max(len(match.entries) for match in matches)):
            some = [(table, match) for table, match in zip(ids, matches, strict=True) if place < len(match.entries)]
            await asyncio.gather(*(storage.append(table, place + 1, [match.entries[place]]) for table, match in some))
        logged = await _size(storage)
        await storage.keep_summaries(
            [(table, summary_of(match.room)) for table, match in zip(ids, matches, strict=True)]
        )
        await storage.keep_snapshots(
            [(table, match.room.played, match.record) for table, match in zip(ids, matches, strict=True)]
        )
        whole = await _size(storage)
        assert await pack_old(storage.engine, -AGES) == len(matches)
        if storage.engine.dialect.name == "postgresql":  # which gives room back when it is told to
            async with storage.engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
                await connection.execute(sa.text("VACUUM FULL log"))
        answers = sum(match.answers for match in matches)
        return {
            "bytes per answer": round((logged - empty) / answers),
            "kB per match": round((whole - empty) / len(matches) / 1000, 1),
            "kB packed": round((await _size(storage) - empty) / len(matches) / 1000, 1),
        }


async def _size(storage: Storage) -> int:
    """Bytes that the database takes for our tables and their indexes."""
    async with storage.engine.connect() as connection:
        if storage.engine.dialect.name == "sqlite":
            pages = [
                (await connection.execute(sa.text(f"PRAGMA {what}"))).scalar_one()
                for what in ("page_count", "freelist_count", "page_size")
            ]
            return int((pages[0] - pages[1]) * pages[2])
        relations = "SELECT sum(pg_total_relation_size(oid)) FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace"
        return int((await connection.execute(sa.text(relations))).scalar_one())


@contextlib.contextmanager
def _address(store: str) -> Iterator[str]:
    if store == "postgres":
        with own_postgres() as postgres:
            yield postgres.url
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "jalopy.db")


@contextlib.asynccontextmanager
async def _storage(url: str, full_sync: bool = False) -> AsyncIterator[Storage]:
    storage = Storage(engine_for(url, full_sync), full_sync)
    try:
        await migrate(storage.engine)
        yield storage
    finally:
        await storage.close()


# --- commits --------------------------------------------------------------------------------------------------------------


def commits(store: str) -> list[dict[str, float]]:
    """How long an append takes when so many come at once, again and again."""
    if store != "postgres":
        with _address(store) as url:
            return asyncio.run(_commits(url, store != "sqlite", []))
    with own_postgres() as postgres:
        assert postgres.process is not None
        return asyncio.run(_commits(postgres.url, False, [postgres.process.pid]))


async def _commits(url: str, full_sync: bool, others: Sequence[int]) -> list[dict[str, float]]:
    async with _storage(url, full_sync) as storage:
        made = [await storage.make_table(new_table("scrap-racer", number)) for number in range(max(GROUPS))]
        heads = dict.fromkeys([header.id for header in made], 0)
        return [await _commit(storage, heads, group, others) for group in GROUPS]


async def _commit(storage: Storage, heads: dict[int, int], group: int, others: Sequence[int]) -> dict[str, float]:
    took: list[float] = []
    before = storage.writer.commits
    database = Meter([pid for other in others for pid in with_children(other)])
    ends = time.perf_counter() + SECONDS
    while time.perf_counter() < ends:
        began = time.perf_counter()
        await asyncio.gather(*(_append(storage, heads, table) for table in list(heads)[:group]))
        took.append(time.perf_counter() - began)
    commits = storage.writer.commits - before
    centiles = statistics.quantiles(took, n=100)
    return {
        "appends": group,
        "rows per commit": round(len(took) * group / commits, 1),
        "p50 ms": round(centiles[49] * 1000, 2),
        "p99 ms": round(centiles[98] * 1000, 2),
        "database ms": round(database.spent() / len(took) * 1000, 3),
    }


async def _append(storage: Storage, heads: dict[int, int], table: int) -> None:
    heads[table] += 1
    entry = Answered(seat=1, kind="roll-or-stop", key="roll", by=SOMEBODY, at=NOW + heads[table] * 10.123456)
    await storage.append(table, heads[table], [entry])

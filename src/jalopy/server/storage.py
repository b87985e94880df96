"""The log on disk: SQLite by default, PostgreSQL by URL. An append is acknowledged only after it is committed."""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from jalopy.kernel.errors import JalopyError
from jalopy.server.dictated import DAYS_KEPT
from jalopy.server.entries import Entry, Header, Sat, decode
from jalopy.server.extras import need
from jalopy.server.packing import pack, unpack
from jalopy.server.schema import (
    analyses,
    log,
    members,
    named,
    packed,
    puzzle_answers,
    secrets,
    snapshots,
    summaries,
    tables,
)
from jalopy.server.summary import Summary, read_summary, write_summary
from jalopy.server.writers import Append, PostgresWriter, SqliteWriter, Taken, Writer, insert

TRIES: Final = 100  # to open a file that others are opening
PAUSE: Final = 0.02  # seconds between them
CONNECTED_WITHIN = 10.0  # seconds for PostgreSQL to let us in
ANSWERED_WITHIN = 30.0  # and to do what it is told
READERS: Final = 5  # connections that read from SQLite
HEALTH: Final = "health"  # the row that is written to see whether writing works
ALREADY_THERE: Final = IntegrityError


class Edition(msgspec.Struct, frozen=True):
    """Of an analysis: the log number of the match's last entry, its rules, and how it is told."""

    seq: int
    rules: str
    edition: int


class WordsTaken(JalopyError):
    """The code or the words of a new table lead to another."""


class StorageError(JalopyError):
    """The database cannot be used as it is."""


def engine_for(url: str, full_sync: bool = False, in_a_hurry: bool = False) -> AsyncEngine:
    """An engine for `sqlite:///file`, `postgresql://…` or a plain file name.

    In a hurry are those whom people wait for: to them a database that hangs is one out of reach.
    """
    address = read_address(url)
    # Errors of the database may be logged, what was to be written may not: it holds answers and seeds.
    if address.get_backend_name() == "sqlite":
        if not in_memory(address) and address.database:
            file = Path(address.database).expanduser().resolve()
            file.parent.mkdir(parents=True, exist_ok=True)
            if not file.exists():
                file.touch(0o600)  # it holds the seeds of running matches, and the secret of the cookies
            address = address.set(database=str(file))
        # Every connection has a thread of its own: none is opened for a moment only, others wait for one.
        pool = {} if in_memory(address) else {"pool_size": READERS, "max_overflow": 0}
        engine = create_async_engine(address.set(drivername="sqlite+aiosqlite"), hide_parameters=True, **pool)
        _prepare_connections(engine.sync_engine, full_sync)
        return engine
    need("asyncpg", "postgres", "keep tables in PostgreSQL")
    address = address.set(drivername="postgresql+asyncpg")
    patience = {"timeout": CONNECTED_WITHIN, "command_timeout": ANSWERED_WITHIN} if in_a_hurry else {}
    return create_async_engine(
        address, hide_parameters=True, pool_size=10, max_overflow=10, pool_pre_ping=True, connect_args=patience
    )


def _prepare_connections(engine: sa.Engine, full_sync: bool) -> None:
    synchronous = "FULL" if full_sync else "NORMAL"

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA busy_timeout = 10000")
        _write_ahead(cursor)
        cursor.execute(f"PRAGMA synchronous = {synchronous}")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()


def _write_ahead(cursor: Any) -> None:
    """Where several open a new file at once, SQLite refuses this to all but one without waiting."""
    for _ in range(TRIES):
        with contextlib.suppress(sqlite3.OperationalError):
            cursor.execute("PRAGMA journal_mode = WAL")
            return
        time.sleep(PAUSE)
    cursor.execute("PRAGMA journal_mode = WAL")


def read_address(url: str) -> sa.URL:
    try:
        address = sa.make_url(url if "://" in url else f"sqlite:///{url}")
    except sa.exc.ArgumentError:
        raise StorageError("The address of the database is not understood.") from None
    if address.get_backend_name() not in ("sqlite", "postgresql"):
        raise StorageError(f"The database must be SQLite or PostgreSQL, not {address.get_backend_name()}.")
    return address


def in_memory(address: sa.URL) -> bool:
    return address.get_backend_name() == "sqlite" and address.database in (None, "", ":memory:")


def _writer_for(engine: AsyncEngine, full_sync: bool) -> Writer:
    if engine.dialect.name != "sqlite":
        return PostgresWriter(engine)
    address = engine.url.set(drivername="sqlite")
    own = sa.create_engine(address, hide_parameters=True, poolclass=sa.StaticPool, paramstyle="named")
    _prepare_connections(own, full_sync)
    return SqliteWriter(own)


class Reaching:
    """Counts who wants a connection to the database, and who gets one. It holds no engine, which holds it."""

    def __init__(self, engine: sa.Engine) -> None:
        self._wanted = 0
        self._got = 0
        self._lost = 0  # never to be got any more
        self._known = 0  # of those wanted, when it was looked last
        sa.event.listen(engine, "do_connect", self._want)
        sa.event.listen(engine, "connect", self._get)

    def _want(self, *_: object) -> None:
        self._wanted += 1

    def _get(self, *_: object) -> None:
        self._got += 1

    def reached(self) -> bool | None:
        """Whether whoever wanted a connection has got one, to be asked now and then; None where the next time will tell."""
        open_still = self._wanted - self._got
        self._lost = min(self._lost, open_still)
        newly_lost = self._known - self._got - self._lost
        self._known = self._wanted
        if newly_lost > 0:
            self._lost += newly_lost
            return False
        return True if open_still == self._lost else None


class Storage:
    def __init__(self, engine: AsyncEngine, full_sync: bool = False) -> None:
        self.engine = engine
        self.writer = _writer_for(engine, full_sync)
        self._reaching = Reaching(engine.sync_engine)
        self._upserts: dict[str, Any] = {}  # by the name of their table

    def reached(self) -> bool | None:
        """Whether whoever wanted a connection since this was asked last has got one; None where the next time will tell."""
        return self._reaching.reached()

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    # --- the log ----------------------------------------------------------------------------------------------------

    async def append(self, table: int, seq: int, entries: Sequence[Entry]) -> None:
        """Write the entries with numbers from `seq` on, or raise `Taken`. Returns once they are committed."""
        append = Append(table, seq, entries)
        self.writer.write(append)
        try:
            await append.done
        finally:
            del append  # what went wrong would hold itself by it, and the room too, until the collector comes

    def _insert(self, table: sa.Table) -> Any:
        """An INSERT that can say what to do about a row that is there already."""
        return postgresql.insert(table) if self.engine.dialect.name == "postgresql" else sqlite.insert(table)

    async def entries(self, table: int, after: int = 0) -> list[tuple[int, Entry]]:
        query = sa.select(log.c.seq, log.c.entry).where(log.c.table_id == table, log.c.seq > after).order_by(log.c.seq)
        async with self.engine.connect() as connection:
            found = [(seq, entry) for seq, entry in await connection.execute(query)]
            if found and found[0][0] > after + 1:
                text = (
                    await connection.execute(sa.select(packed.c.entries).where(packed.c.table_id == table))
                ).scalar()
                found[:0] = [] if text is None else list(enumerate(unpack(text), 1))[after:]
        return [(seq, decode(entry)) for seq, entry in found]

    # --- tables -------------------------------------------------------------------------------------------------------

    async def make_table(self, header: Header, first: Sequence[Entry] = ()) -> Header:
        """With its first entries, or not at all. Raises `WordsTaken` where its code or its words lead to another table."""
        async with self.engine.begin() as connection:
            await self._make_table(connection, header)
            if first:
                await insert(connection, [Append(header.id, 1, first)])
        return header

    async def make_next_table(
        self, header: Header, first: Sequence[Entry], table: int, seq: int, leading: Sequence[Entry]
    ) -> None:
        """A table with its first entries, and those by which another's log leads there: all of it, or nothing.

        Raises `WordsTaken`, or `Taken` where the other log has gone on.
        """
        async with self.engine.begin() as connection:
            await self._make_table(connection, header)
            try:
                await insert(connection, [Append(header.id, 1, first), Append(table, seq, leading)])
            except ALREADY_THERE:
                raise Taken from None

    async def _make_table(self, connection: AsyncConnection, header: Header) -> None:
        values = {
            "code": header.code,
            "title": header.title,
            "game": header.game,
            "seats": header.seats,
            "settings": dict(header.settings),
            "seed": header.seed,
            "host": header.host,
            "same_screen": header.same_screen,
            "odds": header.odds,
            "made": header.made,
            "clock": header.clock,
            "words": header.words,
        }
        if header.words:
            old = sa.and_(tables.c.words == header.words, tables.c.made < header.made - DAYS_KEPT * 86400)
            await connection.execute(tables.update().where(old).values(words=None))
        try:
            made = await connection.execute(tables.insert().values(values).returning(tables.c.id))
        except ALREADY_THERE:
            raise WordsTaken from None
        header.id = made.scalar_one()

    async def code_of(self, words: str) -> str | None:
        """The code of the open table that these words lead to."""
        async with self.engine.connect() as connection:
            found = await connection.execute(sa.select(tables.c.code).where(tables.c.words == words))
            code: str | None = found.scalar()
        return code

    async def free_words(self, table: int) -> None:
        """They may lead to another table from now on."""
        async with self.engine.begin() as connection:
            await connection.execute(tables.update().where(tables.c.id == table).values(words=None))

    async def header(self, code: str) -> Header | None:
        async with self.engine.connect() as connection:
            return await _header(connection, tables.c.code == code)

    async def heads(self, ids: Sequence[int]) -> dict[int, int]:
        """How far the logs of these tables have come."""
        query = sa.select(tables.c.id, _head()).where(tables.c.id.in_(ids))
        async with self.engine.connect() as connection:
            return {table: head or 0 for table, head in await connection.execute(query)}

    async def maybe_waiting_for_bots(self) -> list[str]:
        """Codes of the tables at which a bot may be asked: their summary says so, or is missing or out of date."""
        query = sa.select(tables.c.code, _head(), summaries.c.seq, summaries.c.summary).outerjoin(
            summaries, summaries.c.table_id == tables.c.id
        )
        found: list[str] = []
        async with self.engine.connect() as connection:
            for code, head, seq, text in await connection.execute(query):
                if not head:
                    continue  # its server died before anybody sat down
                summary = _summary_in(text) if seq == head else None
                if summary is None or summary.waits_for_bot:
                    found.append(code)
        return found

    async def tables_of(self, guest: str, limit: int) -> list[tuple[Header, Summary | None]]:
        """The tables a guest ever sat down at, those last touched first, each with its summary if it tells of all the log."""
        last = sa.select(log.c.at).where(log.c.table_id == tables.c.id).order_by(log.c.seq.desc()).limit(1)
        query = (
            sa.select(tables, _head().label("head"), summaries.c.seq, summaries.c.summary)
            .join(members, members.c.table_id == tables.c.id)
            .outerjoin(summaries, summaries.c.table_id == tables.c.id)
            .where(members.c.guest == guest)
            .order_by(last.scalar_subquery().desc())
            .limit(limit)
        )
        found: list[tuple[Header, Summary | None]] = []
        async with self.engine.connect() as connection:
            for row in (await connection.execute(query)).mappings():
                values = dict(row)
                head_seq, seq, text = values.pop("head"), values.pop("seq"), values.pop("summary")
                found.append((Header(**values), _summary_in(text) if seq == head_seq else None))
        return found

    async def name_of(self, guest: str) -> str:
        """The name under which a guest last sat down somewhere; "" if they never did."""
        last = sa.select(members.c.table_id).where(members.c.guest == guest).order_by(members.c.since.desc()).limit(1)
        async with self.engine.connect() as connection:
            table = (await connection.execute(last)).scalar()
        if table is None:
            return ""
        sat = [entry for _, entry in await self.entries(table) if isinstance(entry, Sat) and entry.guest == guest]
        return sat[-1].name if sat else ""

    async def keep_summaries(self, kept: Sequence[tuple[int, Summary]]) -> None:
        """Summaries are made from the log and may be lost; an older one never replaces a newer one."""
        await self._keep(
            summaries, [(table, summary.seq, write_summary(summary), summary.due) for table, summary in kept]
        )

    async def keep_snapshots(self, kept: Sequence[tuple[int, int, bytes]]) -> None:
        """Records of matches as they were at a number of the log."""
        await self._keep(snapshots, [(table, seq, record.decode()) for table, seq, record in kept])

    async def snapshot(self, table: int) -> tuple[int, Any] | None:
        """The log number and the record of the last snapshot."""
        query = sa.select(snapshots.c.seq, snapshots.c.record).where(snapshots.c.table_id == table)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else (found.seq, msgspec.json.decode(found.record))

    async def keep_analysis(self, table: int, of: Edition, text: bytes) -> None:
        packed_text = await asyncio.to_thread(pack, [text.decode()])
        await self._keep(analyses, [(table, of.seq, of.rules, of.edition, packed_text)])

    async def analysis(self, table: int, of: Edition) -> bytes | None:
        """What was found of exactly this match, by these rules and in this edition."""
        kept = analyses.c
        which = (kept.table_id == table, kept.seq == of.seq, kept.rules == of.rules, kept.edition == of.edition)
        async with self.engine.connect() as connection:
            text = (await connection.execute(sa.select(kept.analysis).where(*which))).scalar()
        return None if text is None else unpack(text)[0].encode()

    async def count_puzzle_answer(self, puzzle: str, answer: str) -> None:
        first = self._insert(puzzle_answers)
        once_more = first.on_conflict_do_update(
            index_elements=[puzzle_answers.c.puzzle, puzzle_answers.c.answer],
            set_={"given": puzzle_answers.c.given + first.excluded.given},
        )
        await self.writer.keep(once_more, [{"puzzle": puzzle, "answer": answer, "given": 1}])

    async def puzzle_answers(self, puzzle: str) -> dict[str, int]:
        """How often each was given; those that never were are missing."""
        query = sa.select(puzzle_answers.c.answer, puzzle_answers.c.given).where(puzzle_answers.c.puzzle == puzzle)
        async with self.engine.connect() as connection:
            return dict((await connection.execute(query)).tuples().all())

    async def overdue(self, now: float) -> list[str]:
        """Codes of the tables at which somebody's time is over, by their summaries."""
        query = sa.select(tables.c.code).join(summaries, summaries.c.table_id == tables.c.id)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query.where(summaries.c.due <= now))).scalars())

    async def _keep(self, where: sa.Table, kept: Sequence[tuple[Any, ...]]) -> None:
        if kept:
            await self.writer.keep(self._upsert(where), [named(where, row) for row in sorted(kept)])

    def _upsert(self, where: sa.Table) -> Any:
        """A row for each table, unless a newer one is there; made once, for such a statement holds itself."""
        if where.name not in self._upserts:
            insert = self._insert(where)
            self._upserts[where.name] = insert.on_conflict_do_update(
                index_elements=[where.c.table_id],
                set_={column: insert.excluded[column.name] for column in where.columns if column.name != "table_id"},
                where=where.c.seq <= insert.excluded.seq,
            )
        return self._upserts[where.name]

    # --- secrets -----------------------------------------------------------------------------------------

    async def secret(self, name: str, fresh: str) -> str:
        """The secret of that name; the first process that asks sets it."""
        async with self.engine.begin() as connection:
            found = (await connection.execute(sa.select(secrets.c.value).where(secrets.c.name == name))).scalar()
            if found is not None:
                return str(found)
        try:
            async with self.engine.begin() as connection:
                await connection.execute(secrets.insert().values(name=name, value=fresh))
            return fresh
        except IntegrityError:
            return await self.secret(name, fresh)

    async def check_health(self) -> None:
        """Writes, for a full disk or a lock that nobody gives back is not found by reading. Raises what is wrong."""
        now = str(int(time.time()))
        async with self.engine.begin() as connection:
            insert = self._insert(secrets).values(name=HEALTH, value=now)
            same = insert.on_conflict_do_update(index_elements=[secrets.c.name], set_={"value": now})
            await connection.execute(same)


def _summary_in(text: str) -> Summary | None:
    """One that cannot be read is none: it is made again from the log."""
    try:
        return read_summary(text)
    except msgspec.DecodeError:
        return None


def _head() -> Any:
    """How far the log of a table has come, for a query about tables."""
    return sa.select(sa.func.max(log.c.seq)).where(log.c.table_id == tables.c.id).scalar_subquery()


async def _header(connection: AsyncConnection, which: Any) -> Header | None:
    row = (await connection.execute(sa.select(tables).where(which))).mappings().first()
    return None if row is None else Header(**row)

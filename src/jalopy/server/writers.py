"""Who writes the log, and what is kept beside it. Appends that come in while one transaction is being written are
committed together in the next.

An append hears what became of it once its transaction is committed, or is not: all its entries are written, or none.
"""

import asyncio
import contextlib
import sqlite3
import sys
import time
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, Protocol, cast

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from jalopy.server.entries import Entry, Sat, encode
from jalopy.server.schema import log, members, named

TURN: Final = 0.001  # seconds that the writing thread waits for a busy loop; the usual 5 ms outlast a commit
GATHERING: Final = 0.003  # seconds for each transaction where much comes; what comes in between is written together
AT_ONCE: Final = 8  # transactions for which that is not waited, after so many times that without any
WRITTEN_WITHIN: Final = 5.0  # seconds for PostgreSQL to write the last of it when a process ends
MOST_AT_ONCE: Final = 500  # appends in one transaction


class Taken(Exception):
    """Somebody else appended first."""


class Append:
    """Entries of one table with numbers from `seq` on."""

    def __init__(self, table: int, seq: int, entries: Sequence[Entry]) -> None:
        self.table = table
        self.seq = seq
        self.entries = entries
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()

    def rows(self) -> list[tuple[int, int, str, float]]:
        return [(self.table, seq, encode(entry).decode(), entry.at) for seq, entry in enumerate(self.entries, self.seq)]

    def members(self) -> list[tuple[str, int, float]]:
        return [(entry.guest, self.table, entry.at) for entry in self.entries if isinstance(entry, Sat)]


class Keeping:
    """Rows that a statement takes, in a transaction of their own."""

    def __init__(self, statement: sa.Executable, rows: Sequence[dict[str, object]]) -> None:
        self.statement = statement
        self.rows = rows
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()


def settle(written: Sequence[Append | Keeping], error: Exception | None) -> None:
    for each in written:
        if each.done.done():
            continue
        if error is None:
            each.done.set_result(None)
        else:
            each.done.set_exception(error.with_traceback(None))  # which would hold all that was to be written


def in_order(batch: Sequence[Append]) -> list[Append]:
    """The same in every process, so that two of them never wait for each other."""
    return sorted(batch, key=lambda append: append.table)


class Writer(Protocol):
    commits: int

    def write(self, append: Append) -> None:
        """Soon; `done` hears of it."""

    async def keep(self, statement: sa.Executable, rows: Sequence[dict[str, object]]) -> None:
        """Once the rows are written."""

    async def close(self) -> None:
        """Once everything is written."""


class SqliteWriter:
    """Writes in one thread with one connection, by the driver itself: what lies between costs more than the insert.

    The thread takes whatever waits for it from a plain queue. What comes is written at once, also if a few come by chance one
    upon the other; where more comes than so many transactions, some milliseconds are waited for more, because a transaction
    costs as much as many rows.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self.commits = 0
        self._engine = engine
        self._lent: sa.PoolProxiedConnection | None = None
        self._waiting: SimpleQueue[Append | Keeping | None] = SimpleQueue()
        sys.setswitchinterval(TURN)
        self._thread = Thread(target=self._work, name="jalopy-log", daemon=True)
        self._thread.start()

    def write(self, append: Append) -> None:
        self._waiting.put(append)

    async def keep(self, statement: sa.Executable, rows: Sequence[dict[str, object]]) -> None:
        """By the same thread: SQLite has one writer at a time, and nobody shall wait for a lock."""
        keeping = Keeping(statement, rows)
        self._waiting.put(keeping)
        try:
            await keeping.done
        finally:
            del keeping  # as with an append

    async def close(self) -> None:
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        going_on, paid_until = True, 0.0
        while going_on:
            batch = [self._waiting.get()]
            time.sleep(max(0.0, paid_until - AT_ONCE * GATHERING - time.monotonic()))
            paid_until = max(paid_until, time.monotonic()) + GATHERING
            with contextlib.suppress(Empty):
                while len(batch) < MOST_AT_ONCE:
                    batch.append(self._waiting.get_nowait())
            going_on = None not in batch
            self._write(in_order([append for append in batch if isinstance(append, Append)]))
            for keeping in batch:
                if isinstance(keeping, Keeping):
                    self._keep(keeping)
        if self._lent is not None:
            self._lent.close()
        self._engine.dispose()

    def _write(self, batch: Sequence[Append]) -> None:
        try:
            if batch:
                self._commit(batch)
        except sqlite3.IntegrityError:
            if len(batch) == 1:
                self._tell(batch, Taken())
            else:
                for append in batch:  # one of them stands in the way of the others
                    self._write([append])
        except Exception as error:
            self._tell(batch, error)
        else:
            self._tell(batch, None)

    def _keep(self, keeping: Keeping) -> None:
        compiled = keeping.statement.compile(dialect=self._engine.dialect, column_keys=list(keeping.rows[0]))  # type: ignore[attr-defined]
        try:
            with self._connection() as transaction:
                transaction.executemany(str(compiled), keeping.rows)
        except Exception as error:
            self._tell([keeping], error)
        else:
            self._tell([keeping], None)

    def _connection(self) -> sqlite3.Connection:
        if self._lent is None:
            self._lent = self._engine.raw_connection()
        return cast(sqlite3.Connection, self._lent.driver_connection)

    def _tell(self, batch: Sequence[Append | Keeping], error: Exception | None) -> None:
        if batch:
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                batch[0].loop.call_soon_threadsafe(settle, batch, error)

    def _commit(self, batch: Sequence[Append]) -> None:
        self.commits += 1
        rows = [row for append in batch for row in append.rows()]
        sitting = [row for append in batch for row in append.members()]
        with self._connection() as transaction:
            transaction.executemany("INSERT INTO log (table_id, seq, entry, at) VALUES (?, ?, ?, ?)", rows)
            if sitting:
                insert = "INSERT OR IGNORE INTO members (guest, table_id, since) VALUES (?, ?, ?)"
                transaction.executemany(insert, sitting)


class PostgresWriter:
    """Writes in a task of the loop, which lasts as long as something waits, with one connection, by the driver itself.

    A group is one statement, and a transaction by that: one word to the database and back, where begin, insert and commit
    were three, and a look whether it is there a fourth.
    """

    LOG: Final = "INSERT INTO log (table_id, seq, entry, at) SELECT * FROM unnest($1::int[], $2::int[], $3::text[], $4::float8[])"
    MEMBERS: Final = (
        "INSERT INTO members (guest, table_id, since) SELECT * FROM unnest($1::text[], $2::int[], $3::float8[])"
        " ON CONFLICT DO NOTHING"
    )

    def __init__(self, engine: AsyncEngine) -> None:
        from asyncpg import IntegrityConstraintViolationError

        self.commits = 0
        self._in_the_way: type[Exception] = IntegrityConstraintViolationError
        self._engine = engine
        self._lent: AsyncConnection | None = None
        self._waiting: list[Append] = []
        self._task: asyncio.Task[None] | None = None

    def write(self, append: Append) -> None:
        self._waiting.append(append)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())

    async def keep(self, statement: sa.Executable, rows: Sequence[dict[str, object]]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(statement, rows)

    async def close(self) -> None:
        if self._task is not None:
            _, late = await asyncio.wait([self._task], timeout=WRITTEN_WITHIN)
            for task in late:  # the database hangs: nobody has been told that this is written
                task.cancel()
        await self._give_back()

    async def _work(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            await self._write(in_order(batch))

    async def _write(self, batch: Sequence[Append]) -> None:
        try:
            await self._commit(batch)
        except self._in_the_way:
            if len(batch) == 1:
                settle(batch, Taken())
            else:
                for append in batch:
                    await self._write([append])
        except (Exception, asyncio.CancelledError) as error:  # a driver that is cut off may also give up so
            settle(batch, error if isinstance(error, Exception) else ConnectionError("cut off"))
            await self._give_back()  # whatever state it is in; the next group has another
        else:
            settle(batch, None)

    async def _commit(self, batch: Sequence[Append]) -> None:
        self.commits += 1
        driver = await self._driver()
        rows = [row for append in batch for row in append.rows()]
        sitting = [row for append in batch for row in append.members()]
        if not sitting:
            await driver.execute(self.LOG, *zip(*rows, strict=True))
            return
        async with driver.transaction():
            await driver.execute(self.LOG, *zip(*rows, strict=True))
            await driver.execute(self.MEMBERS, *zip(*sitting, strict=True))

    async def _driver(self) -> Any:
        """A connection of our own; another one where that was cut off."""
        if self._lent is not None:
            driver = (await self._lent.get_raw_connection()).driver_connection
            if driver is not None and not driver.is_closed():
                return driver
            await self._give_back()
        self._lent = await self._engine.connect()
        return (await self._lent.get_raw_connection()).driver_connection

    async def _give_back(self) -> None:
        lent, self._lent = self._lent, None
        if lent is not None:
            with contextlib.suppress(Exception, asyncio.CancelledError):
                await lent.invalidate()
                await lent.close()


async def insert(connection: AsyncConnection, batch: Sequence[Append]) -> None:
    """Into the log, and into who has sat where."""
    await connection.execute(log.insert(), [named(log, row) for append in batch for row in append.rows()])
    sitting = [named(members, row) for append in batch for row in append.members()]
    if sitting:
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        await connection.execute(dialect.insert(members).on_conflict_do_nothing(), sitting)

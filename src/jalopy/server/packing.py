"""Logs of matches that were over long ago: each in one row, a tenth as large, and word for word what it was.

The last entry stays where it is. So the log's last number and its time are found as ever, and whoever would append with a
number that is taken is still told so by the database.
"""

import time
from base64 import b64decode, b64encode
from collections.abc import Sequence
from typing import Any, Final
from zlib import compress, decompress

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from jalopy.server.schema import log, packed, summaries, tables
from jalopy.server.summary import read_summary

A_DAY: Final = 86400
AT_ONCE: Final = 100  # tables that are looked at together
BEST: Final = 9


def pack(entries: Sequence[str]) -> str:
    """Entries are lines: none of them has one within."""
    return b64encode(compress("\n".join(entries).encode(), BEST)).decode()


def unpack(text: str) -> list[str]:
    return decompress(b64decode(text)).decode().split("\n")


async def pack_old(engine: AsyncEngine, older_than: float) -> int:
    """The logs of all matches that are over and at whose tables nothing has happened for so many days; how many."""
    latest = time.time() - older_than * A_DAY
    done, after = 0, 0
    while ids := await _not_packed(engine, latest, after):
        after = ids[-1][0]
        for table, seq, summary in ids:
            if summary is not None and read_summary(summary).state == "over":
                done += await _pack(engine, table, seq, latest)
    return done


async def _not_packed(engine: AsyncEngine, latest: float, after: int) -> list[Any]:
    """The next tables of that age whose logs still have a first entry, with their summaries."""
    first = sa.exists().where(log.c.table_id == tables.c.id, log.c.seq == 1)
    query = (
        sa.select(tables.c.id, summaries.c.seq, summaries.c.summary)
        .outerjoin(summaries, summaries.c.table_id == tables.c.id)
        .where(tables.c.id > after, tables.c.made < latest, first)
        .order_by(tables.c.id)
        .limit(AT_ONCE)
    )
    async with engine.connect() as connection:
        return list((await connection.execute(query)).all())


async def _pack(engine: AsyncEngine, table: int, seq: int, latest: float) -> bool:
    """In one transaction; not where something has happened since, or the summary does not tell of all the log."""
    async with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        query = sa.select(log.c.seq, log.c.entry, log.c.at).where(log.c.table_id == table).order_by(log.c.seq)
        rows = (await connection.execute(query)).all()
        whole = [row.seq for row in rows] == list(range(1, seq + 1))
        if not whole or len(rows) < 2 or rows[-1].at >= latest:
            return False
        if not await _keep(connection, table, pack([row.entry for row in rows[:-1]])):
            return False
        await connection.execute(sa.delete(log).where(log.c.table_id == table, log.c.seq < seq))
    return True


async def _keep(connection: AsyncConnection, table: int, text: str) -> bool:
    """False where another process is doing the same."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    insert = dialect.insert(packed).values(table_id=table, entries=text).on_conflict_do_nothing()
    return bool((await connection.execute(insert)).rowcount)

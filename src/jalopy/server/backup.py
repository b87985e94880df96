"""The whole database in one file that both kinds of database can read, so that a club can move from one to the other.

A backup is gzip'd lines of JSON: what it holds, the rows table by table, and at its end how many there were, with a
checksum of all that stands before. It is read in one transaction while servers go on, and put back in one transaction.
"""

import gzip
import hashlib
import time
import zlib
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO, Final, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from jalopy.kernel.errors import JalopyError
from jalopy.server.migrate import alone, edition_of, editions, upgrade
from jalopy.server.schema import metadata

FORMAT: Final = 1
AT_ONCE: Final = 500  # rows
LONGEST_LINE: Final = 2**26
EDITION_KEPT: Final = "alembic_version"  # the table in which a database says how new it is

Progress = Callable[[int, int], None]


class BadBackup(JalopyError):
    """A file that cannot be put back here."""


class NotEmpty(JalopyError):
    """A database that holds something already."""


class Kept(msgspec.Struct, kw_only=True):
    """Of one table."""

    columns: list[str]
    rows: int


class Contents(msgspec.Struct, kw_only=True):
    """The first line. `edition` is that of the database's tables."""

    jalopy: Literal["backup"] = "backup"
    format: int = FORMAT
    edition: str
    made: float
    tables: dict[str, Kept]

    @property
    def rows(self) -> int:
        return sum(kept.rows for kept in self.tables.values())


class End(msgspec.Struct, kw_only=True):
    """The last line."""

    end: int
    sha256: str


class _Told(msgspec.Struct):
    """What is read first: newer backups may tell more, or otherwise."""

    jalopy: Literal["backup"]
    format: int
    edition: str


encode = msgspec.json.Encoder().encode


# --- writing ----------------------------------------------------------------------------------------------------------


async def write(engine: AsyncEngine, file: BinaryIO, progress: Progress) -> Contents:
    """What every table held at one moment; whoever appends meanwhile is not held up."""
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        else:
            await connection.exec_driver_sql("BEGIN")
        edition = await connection.run_sync(edition_of)
        found = await connection.run_sync(_tables)
        tables: dict[str, Kept] = {}
        for table in found:
            rows = (await connection.execute(sa.select(sa.func.count()).select_from(table))).scalar_one()
            tables[str(table.name)] = Kept(columns=[str(column.name) for column in table.columns], rows=rows)
        contents = Contents(edition=edition, made=round(time.time(), 3), tables=tables)
        with gzip.GzipFile("", "wb", fileobj=file, mtime=0) as packed:
            lines = Lines(packed)
            lines.write(contents)
            done = 0
            for table in found:
                query = sa.select(table).order_by(*table.primary_key.columns)
                async with connection.stream(query) as streamed:
                    async for some in streamed.partitions(AT_ONCE):
                        for row in some:
                            lines.write(list(row))
                        done += len(some)
                        progress(done, contents.rows)
            packed.write(encode(End(end=done, sha256=lines.hash.hexdigest())) + b"\n")
        await connection.rollback()
    return contents


class Lines:
    """That are counted into a checksum as they go out."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self.file = file
        self.hash = hashlib.sha256()

    def write(self, thing: object) -> None:
        line = encode(thing) + b"\n"
        self.hash.update(line)
        self.file.write(line)


# --- reading ----------------------------------------------------------------------------------------------------------


def check(file: BinaryIO) -> Contents:
    """Reads all of it and changes nothing; raises `BadBackup` if it was not written so by us."""
    file.seek(0)
    with gzip.GzipFile("", "rb", fileobj=file) as packed:
        hashed = hashlib.sha256()
        line = _line(packed)
        contents = _contents(line)
        for _ in range(contents.rows):
            hashed.update(line)
            line = _line(packed)
        hashed.update(line)
        end = _line(packed)
        try:
            told = msgspec.json.decode(end, type=End)
        except msgspec.DecodeError:
            raise BadBackup("The backup is broken: it does not end where it should.") from None
        if (told.end, told.sha256) != (contents.rows, hashed.hexdigest()) or _line(packed, last=True):
            raise BadBackup("The backup is broken: its checksum is another.")
    return contents


def _contents(line: bytes) -> Contents:
    try:
        told = msgspec.json.decode(line, type=_Told)
    except msgspec.DecodeError:
        raise BadBackup("The file is no backup of Jalopy.") from None
    if told.format > FORMAT or told.edition not in editions():
        raise BadBackup("The backup was made by a newer version of Jalopy; this one cannot read it.")
    try:
        contents = msgspec.json.decode(line, type=Contents)
    except msgspec.DecodeError:
        raise BadBackup("The backup is broken: its first line is not understood.") from None
    if any(kept.rows < 0 for kept in contents.tables.values()):
        raise BadBackup("The backup is broken: its first line is not understood.")
    return contents


def _line(packed: gzip.GzipFile, last: bool = False) -> bytes:
    try:
        line = packed.readline(LONGEST_LINE)
    except EOFError:
        raise BadBackup("The backup is broken: its end is missing.") from None
    except gzip.BadGzipFile as error:
        if packed.tell() == 0 and "gzip" in str(error):
            raise BadBackup("The file is no backup of Jalopy.") from None
        raise BadBackup("The backup is broken: its bytes were changed.") from None
    except zlib.error:
        raise BadBackup("The backup is broken: its bytes were changed.") from None
    if not last and not line.endswith(b"\n"):
        raise BadBackup("The backup is broken: its end is missing.")
    return line


async def restore(engine: AsyncEngine, file: BinaryIO, contents: Contents, replace: bool, progress: Progress) -> None:
    """Puts a checked backup into an empty database, or in the place of what is there; all of it or nothing."""
    async with alone(engine) as connection:
        await connection.run_sync(_make_room, replace)
        await connection.run_sync(upgrade, contents.edition)
        tables = {table.name: table for table in await connection.run_sync(_tables)}
        for name, kept in contents.tables.items():
            known = {column.name for column in tables[name].columns} if name in tables else set()
            if not known.issuperset(kept.columns):
                raise BadBackup(f"The backup is broken: it holds something unknown as '{name}'.")
        done = 0
        file.seek(0)
        with gzip.GzipFile("", "rb", fileobj=file) as packed:
            packed.readline()
            for name, kept in contents.tables.items():
                for some in _rows(packed, kept):
                    await connection.execute(tables[name].insert(), some)
                    done += len(some)
                    progress(done, contents.rows)
        await _count_on(connection, tables.values())
        await connection.run_sync(upgrade, "head")


def _rows(packed: gzip.GzipFile, kept: Kept) -> Iterator[list[dict[str, Any]]]:
    some: list[dict[str, Any]] = []
    for _ in range(kept.rows):
        values = msgspec.json.decode(packed.readline(), type=list[Any])
        some.append(dict(zip(kept.columns, values, strict=True)))
        if len(some) == AT_ONCE:
            yield some
            some = []
    if some:
        yield some


def _tables(connection: sa.Connection) -> list[sa.Table]:
    """Those of ours that the database has, as it has them, each behind those that it refers to."""
    there = sa.inspect(connection).get_table_names()
    found = sa.MetaData()
    found.reflect(connection, only=[table.name for table in metadata.sorted_tables if table.name in there])
    return [found.tables[table.name] for table in metadata.sorted_tables if table.name in there]


def _make_room(connection: sa.Connection, replace: bool) -> None:
    there = _tables(connection)
    full = [
        table for table in there if connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first()
    ]
    if full and not replace:
        raise NotEmpty("The database is not empty; --replace puts the backup in the place of all that is there.")
    if sa.inspect(connection).has_table(EDITION_KEPT):
        edition_of(connection)  # of one that is newer than we are not all tables are known
        connection.exec_driver_sql(f"DROP TABLE {EDITION_KEPT}")
    for table in reversed(there):
        table.drop(connection)


async def _count_on(connection: AsyncConnection, tables: Any) -> None:
    """PostgreSQL numbers tables by a counter that has not seen those that came with their numbers."""
    if connection.dialect.name != "postgresql":
        return
    for table in tables:
        for column in table.primary_key.columns:
            counter = sa.func.pg_get_serial_sequence(table.name, column.name)
            if (await connection.execute(sa.select(counter))).scalar() is not None:
                newest = sa.select(sa.func.max(column)).scalar_subquery()
                await connection.execute(
                    sa.select(sa.func.setval(counter, sa.func.coalesce(newest, 1), newest.isnot(None)))
                )

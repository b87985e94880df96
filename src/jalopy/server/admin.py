"""What an operator does about tables and guests: in the database itself, also beside running servers, which look there."""

import os
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Literal

import sqlalchemy as sa
from msgspec import Struct

from jalopy.kernel.errors import JalopyError
from jalopy.kernel.questions import Facts
from jalopy.server.entries import Header
from jalopy.server.identity import is_code
from jalopy.server.migrate import edition_of, editions
from jalopy.server.room import Room
from jalopy.server.schema import (
    analyses,
    bans,
    closures,
    log,
    members,
    metadata,
    mutes,
    packed,
    snapshots,
    summaries,
    tables,
)
from jalopy.server.storage import Storage, StorageError
from jalopy.server.summary import Summary, read_summary, summary_of

State = Literal["lobby", "playing", "over", "unreadable"]
Progress = Callable[[int, int], None]

A_DAY: Final = 86400
AT_ONCE: Final = 200  # tables that are deleted by one statement
OF_A_TABLE: Final = (log, packed, members, summaries, snapshots, analyses, closures)

ORDERS: Final[dict[str, Callable[["TableInfo"], Any]]] = {
    "changed": lambda table: -table.changed,
    "made": lambda table: -table.made,
    "entries": lambda table: -table.entries,
    "bytes": lambda table: -table.bytes,
    "title": lambda table: table.title.casefold(),
}


class Unknown(JalopyError):
    """Something that is not in the database."""


class NotYet(JalopyError):
    """What has to wait for something else."""


class TableInfo(Struct, kw_only=True):
    """A table in a list. `bytes` are those of its log."""

    code: str
    title: str
    game: str
    seats: int
    names: list[str]
    state: State
    entries: int
    bytes: int
    made: float
    changed: float
    closed: float | None  # since when


class ChairInfo(Struct, kw_only=True):
    seat: int  # from 1, as people count
    name: str
    guest: str
    bot: str
    waited_for: bool
    banned: bool


class TableDetails(TableInfo, kw_only=True):
    settings: dict[str, Any]
    clock: str
    same_screen: bool
    turn: int
    snapshot: bool
    chairs: list[ChairInfo]


class Ban(Struct, kw_only=True):
    guest: str
    since: float
    tables: int  # at which they ever sat


class Size(Struct, kw_only=True):
    """`bytes` of what is told, without what a database needs besides."""

    kind: str
    rows: int
    bytes: int


class Sizes(Struct, kw_only=True):
    kinds: list[Size]
    entries: list[Size]
    on_disk: int


async def check_edition(storage: Storage) -> None:
    """Nothing is migrated here: a server of the older version may be running."""
    async with storage.engine.connect() as connection:
        if await connection.run_sync(edition_of) != editions()[0]:
            raise StorageError("The database is of an older version; start a server of this one first.")


# --- looking ------------------------------------------------------------------------------------------------------------


async def list_tables(
    storage: Storage, state: str = "", game: str = "", older_than: float = 0, order: str = "changed"
) -> list[TableInfo]:
    """All tables that are as wanted; `older_than` so many days nothing has happened there."""
    found = [info for info, _ in await _all_tables(storage)]
    latest = time.time() - older_than * A_DAY
    found = [
        info
        for info in found
        if state in ("", info.state, "closed" if info.closed else "")
        and game in ("", info.game)
        and (not older_than or info.changed < latest)
    ]
    return sorted(found, key=lambda info: (ORDERS[order](info), info.code))


async def _all_tables(storage: Storage, only: Any = None) -> list[tuple[TableInfo, Header]]:
    logs = (
        sa.select(
            log.c.table_id,
            sa.func.max(log.c.seq).label("head"),
            sa.func.max(log.c.at).label("last"),
            sa.func.sum(_octets(storage, log.c.entry)).label("bytes"),
        )
        .group_by(log.c.table_id)
        .subquery()
    )
    query = (
        sa.select(
            tables,
            logs,
            _octets(storage, packed.c.entries).label("packed"),
            summaries.c.seq.label("told"),
            summaries.c.summary,
            closures.c.since.label("closed"),
        )
        .outerjoin(logs, logs.c.table_id == tables.c.id)
        .outerjoin(packed, packed.c.table_id == tables.c.id)
        .outerjoin(summaries, summaries.c.table_id == tables.c.id)
        .outerjoin(closures, closures.c.table_id == tables.c.id)
    )
    if only is not None:
        query = query.where(only)
    async with storage.engine.connect() as connection:
        rows = (await connection.execute(query)).mappings().all()
    found: list[tuple[TableInfo, Header]] = []
    for row in rows:
        header = Header(**{column.name: row[column.name] for column in tables.columns})
        summary = read_summary(row["summary"]) if row["summary"] else None
        if summary is None or summary.seq != (row["head"] or 0):
            summary = await _summary(storage, header) or summary
        found.append((_info(header, row, summary), header))
    return found


def _info(header: Header, row: Any, summary: Summary | None) -> TableInfo:
    state: State = "unreadable" if summary is None else summary.state
    return TableInfo(
        code=header.code,
        title=header.title,
        game=header.game,
        seats=header.seats,
        names=[] if summary is None else summary.names,
        state=state,
        entries=row["head"] or 0,
        bytes=(row["bytes"] or 0) + (row["packed"] or 0),
        made=header.made,
        changed=row["last"] or header.made,
        closed=row["closed"],
    )


async def _summary(storage: Storage, header: Header) -> Summary | None:
    room = await _room(storage, header)
    return None if room is None else summary_of(room)


async def _room(storage: Storage, header: Header) -> Room | None:
    """As the log tells it; None where that cannot be folded here. Nothing is appended, whatever rules it was played by."""
    room = Room(header)
    try:
        for seq, entry in await storage.entries(header.id):
            room.apply(seq, entry)
    except Exception:  # whatever the reason: one such table must not disturb others
        return None
    return None if room.other_rules else room


async def show(storage: Storage, code: str) -> TableDetails:
    header = await _header(storage, code)
    ((info, _),) = await _all_tables(storage, tables.c.id == header.id)
    room = await _room(storage, header)
    summary = summary_of(room) if room else await _kept_summary(storage, header)
    banned = {ban.guest for ban in await list_bans(storage)}
    chairs: list[ChairInfo] = []
    for seat in range(header.seats) if summary else ():
        assert summary is not None
        guest = summary.guests[seat]
        chair = ChairInfo(
            seat=seat + 1,
            name=summary.names[seat],
            guest=guest,
            bot=summary.bots[seat] if summary.bots else "",
            waited_for=seat in summary.waiting,
            banned=guest in banned,
        )
        chairs.append(chair)
    return TableDetails(
        **{name: getattr(info, name) for name in TableInfo.__struct_fields__},
        settings=dict(header.settings),
        clock=header.clock,
        same_screen=header.same_screen,
        turn=0 if summary is None else summary.turn,
        snapshot=await storage.snapshot(header.id) is not None,
        chairs=chairs,
    )


async def _kept_summary(storage: Storage, header: Header) -> Summary | None:
    query = sa.select(summaries.c.summary).where(summaries.c.table_id == header.id)
    async with storage.engine.connect() as connection:
        text = (await connection.execute(query)).scalar()
    return None if text is None else read_summary(text)


async def _closed(storage: Storage, header: Header) -> float | None:
    query = sa.select(closures.c.since).where(closures.c.table_id == header.id)
    async with storage.engine.connect() as connection:
        since: float | None = (await connection.execute(query)).scalar()
    return since


async def _header(storage: Storage, code: str) -> Header:
    """By its code, or by the two words of an open table."""
    header = await storage.header(code) if is_code(code) else None
    if header is None:
        named = await storage.code_of(code)
        header = await storage.header(named) if named else None
    if header is None:
        raise Unknown(f"There is no table '{code}'.")
    return header


async def sizes(storage: Storage) -> Sizes:
    kinds: list[Size] = []
    async with storage.engine.connect() as connection:
        for table in metadata.sorted_tables:
            length = sum((sa.func.coalesce(_octets(storage, column), 0) for column in table.columns), sa.literal(0))
            query = sa.select(sa.func.count(), sa.func.coalesce(sa.func.sum(length), 0)).select_from(table)
            rows, size = (await connection.execute(query)).one()
            kinds.append(Size(kind=str(table.name), rows=rows, bytes=size))
        # Every entry begins with what it is: {"entry":"said", ...
        head = sa.func.substr(log.c.entry, 11, 20)
        query = sa.select(head, sa.func.count(), sa.func.sum(_octets(storage, log.c.entry))).group_by(head)
        entries: dict[str, Size] = {}
        for beginning, rows, size in await connection.execute(query):
            kind = str(beginning).partition('"')[0]
            so_far = entries.setdefault(kind, Size(kind=kind, rows=0, bytes=0))
            so_far.rows, so_far.bytes = so_far.rows + rows, so_far.bytes + size
        on_disk = await _on_disk(storage, connection)
    ordered = sorted(entries.values(), key=lambda size: -size.bytes)
    return Sizes(kinds=sorted(kinds, key=lambda size: -size.bytes), entries=ordered, on_disk=on_disk)


async def _on_disk(storage: Storage, connection: Any) -> int:
    if storage.engine.dialect.name == "postgresql":
        return int((await connection.execute(sa.text("SELECT pg_database_size(current_database())"))).scalar_one())
    file = Path(storage.engine.url.database or "")
    return sum(os.path.getsize(part) for part in (file, Path(f"{file}-wal")) if part.is_file())


def _octets(storage: Storage, column: Any) -> Any:
    if storage.engine.dialect.name == "postgresql":
        return sa.func.octet_length(sa.cast(column, sa.Text))
    return sa.func.length(sa.cast(column, sa.LargeBinary))


# --- closing ------------------------------------------------------------------------------------------------------------


async def close(storage: Storage, code: str) -> str:
    """Nobody may come in or answer there any more; its code."""
    header = await _header(storage, code)
    if await _closed(storage, header) is None:
        async with storage.engine.begin() as connection:
            await connection.execute(closures.insert().values(table_id=header.id, since=time.time()))
    return header.code


async def reopen(storage: Storage, code: str) -> str:
    header = await _header(storage, code)
    async with storage.engine.begin() as connection:
        await connection.execute(sa.delete(closures).where(closures.c.table_id == header.id))
    return header.code


# --- guests -------------------------------------------------------------------------------------------------------------


async def ban(storage: Storage, who: str) -> Ban:
    """`who` is a guest, or CODE:SEAT for the one who sits there."""
    guest = await _guest(storage, who)
    if guest not in {ban.guest for ban in await list_bans(storage)}:
        async with storage.engine.begin() as connection:
            await connection.execute(bans.insert().values(guest=guest, since=time.time()))
    return next(ban for ban in await list_bans(storage) if ban.guest == guest)


async def unban(storage: Storage, who: str) -> str:
    guest = await _guest(storage, who)
    async with storage.engine.begin() as connection:
        gone = await connection.execute(sa.delete(bans).where(bans.c.guest == guest))
    if not gone.rowcount:
        raise Unknown(f"The guest {guest} is not banned.")
    return guest


async def list_bans(storage: Storage) -> list[Ban]:
    sat = sa.select(sa.func.count()).where(members.c.guest == bans.c.guest).scalar_subquery()
    async with storage.engine.connect() as connection:
        rows = await connection.execute(sa.select(bans, sat).order_by(bans.c.since.desc()))
        return [Ban(guest=guest, since=since, tables=number) for guest, since, number in rows]


async def _guest(storage: Storage, who: str) -> str:
    code, colon, seat = who.rpartition(":")
    if not colon:
        if not re.fullmatch("[0-9a-f]{32}", who):
            raise Unknown(f"'{who}' is neither a guest (32 digits and letters a to f) nor CODE:SEAT.")
        return who
    details = await show(storage, code)
    chair = next((chair for chair in details.chairs if str(chair.seat) == seat), None)
    if chair is None:
        raise Unknown(f"There is no seat '{seat}' at {details.code}: it has {details.seats}.")
    if not chair.guest:
        raise Unknown(f"No person sits on seat {seat} of {details.code}.")
    return chair.guest


# --- records, and what is over -------------------------------------------------------------------------------------------


async def record(storage: Storage, code: str) -> Facts:
    """Of a match that is over, or of one that was closed: while somebody may still answer, its seed stays secret."""
    header = await _header(storage, code)
    room = await _room(storage, header)
    kept = await storage.snapshot(header.id) if room is None else None
    found: Facts | None = kept[1] if kept else room.match.record() if room and room.match else None
    if found is None:
        raise NotYet(f"There is no record of {header.code}: its match has not begun, or cannot be read here.")
    if "end" not in found and await _closed(storage, header) is None:
        raise NotYet(f"The match at {header.code} is not over, and its record tells the dice to come: close it first.")
    return found


async def purge(
    storage: Storage, older_than: float, which: str = "", really: bool = False, progress: Progress | None = None
) -> list[TableInfo]:
    """Tables at which nothing has happened for so many days, with all that belongs to them; `which` may be over or open.

    With them go mutes of that age whose guests have no table left.

    The newest table stays whatever its age: SQLite would give its number to the next one, and a server may still have
    the old one in memory.
    """
    latest = time.time() - older_than * A_DAY
    newest = sa.select(sa.func.max(tables.c.id)).scalar_subquery()
    old = [
        (info, header.id)
        for info, header in await _all_tables(storage, tables.c.id < newest)
        if info.changed < latest and (which == "" or (which == "over") == (info.state == "over"))
    ]
    old.sort(key=lambda found: found[0].changed)
    if not really:
        return [info for info, _ in old]
    gone: list[TableInfo] = []
    for first in range(0, len(old), AT_ONCE):
        some = {table: info for info, table in old[first : first + AT_ONCE]}
        gone += [some[table] for table in await _delete(storage, list(some), latest)]
        if progress:
            progress(min(first + AT_ONCE, len(old)), len(old))
    await _forget_mutes(storage, latest)
    return gone


async def _forget_mutes(storage: Storage, latest: float) -> None:
    """Of or about guests who sit at no table any more; what somebody has said since stays."""
    known = sa.select(members.c.guest)
    strangers = sa.or_(mutes.c.guest.not_in(known), mutes.c.muted.not_in(known))
    async with storage.engine.begin() as connection:
        await connection.execute(sa.delete(mutes).where(mutes.c.since < latest, strangers))


async def _delete(storage: Storage, ids: Sequence[int], latest: float) -> list[int]:
    """Those of them at which still nothing has happened: all of each, in one transaction."""
    async with storage.engine.begin() as connection:
        if storage.engine.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        # An append refers to its table: it has to wait for this lock, or this for it.
        await connection.execute(sa.select(tables.c.id).where(tables.c.id.in_(ids)).with_for_update())
        touched = sa.select(log.c.table_id).where(log.c.table_id.in_(ids), log.c.at >= latest)
        kept = set((await connection.execute(touched)).scalars())
        going = [table for table in ids if table not in kept]
        for table in OF_A_TABLE:
            await connection.execute(sa.delete(table).where(table.c.table_id.in_(going)))
        await connection.execute(sa.delete(tables).where(tables.c.id.in_(going)))
    return going

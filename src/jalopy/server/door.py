"""Keeps out whom the operator has banned, and everybody from tables that were closed or deleted.

Such decisions are made by `jalopy admin` in the database; every process looks there, so that they need no bus.
"""

import contextlib
import logging
from collections.abc import Iterator
from typing import Final

import sqlalchemy as sa
from starlette.websockets import WebSocket, WebSocketDisconnect

from jalopy.server.closing import Closing
from jalopy.server.requests import Refusal
from jalopy.server.schema import bans, closures, tables
from jalopy.server.service import OpenRoom, TableClosed, Tables
from jalopy.server.sockets import BANNED, CLOSED, NO_SUCH_TABLE

log = logging.getLogger("jalopy.door")

LOOKS_EVERY: Final = 2.0  # seconds
AT_ONCE: Final = 500


class Banned(Refusal):
    """The operator does not want this guest here."""


class Visitor:
    """A socket, and whose it is."""

    def __init__(self, websocket: WebSocket, guest: str, opened: OpenRoom) -> None:
        self.websocket = websocket
        self.guest = guest
        self.opened = opened

    async def send_away(self, code: int, reason: str) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # they have gone by themselves
            await self.websocket.close(code, reason)


class Door:
    def __init__(self, tables: Tables, closing: Closing) -> None:
        self.tables = tables
        self.closing = closing
        self.banned: frozenset[str] = frozenset()
        self._visitors: set[Visitor] = set()

    def check(self, guest: str | None) -> None:
        if guest in self.banned:
            raise Banned("banned")

    @contextlib.contextmanager
    def inside(self, websocket: WebSocket, guest: str, opened: OpenRoom) -> Iterator[None]:
        visitor = Visitor(websocket, guest, opened)
        self._visitors.add(visitor)
        try:
            yield
        finally:
            self._visitors.discard(visitor)

    async def watch(self) -> None:
        while await self.closing.pause(LOOKS_EVERY):
            try:
                await self.look()
            except Exception:
                log.exception("it could not be looked who is kept out")

    async def look(self) -> None:
        rooms = {opened.room.header.id: opened for opened in self.tables.rooms()}
        there: set[int] = set()
        async with self.tables.storage.engine.connect() as connection:
            self.banned = frozenset((await connection.execute(sa.select(bans.c.guest))).scalars())
            self.tables.closed = frozenset((await connection.execute(sa.select(closures.c.table_id))).scalars())
            ids = list(rooms)
            for first in range(0, len(ids), AT_ONCE):
                query = sa.select(tables.c.id).where(tables.c.id.in_(ids[first : first + AT_ONCE]))
                there.update((await connection.execute(query)).scalars())
        for table, opened in rooms.items():
            opened.shut = table in self.tables.closed or table not in there
            if table not in there:
                self.tables.forget(opened)
        for visitor in list(self._visitors):
            if visitor.guest in self.banned:
                await visitor.send_away(BANNED, str(Banned("banned")))
            elif visitor.opened.room.header.id in self.tables.closed:
                await visitor.send_away(CLOSED, str(TableClosed("table-closed")))
            elif visitor.opened.shut:
                await visitor.send_away(NO_SUCH_TABLE, "There is no such table.")

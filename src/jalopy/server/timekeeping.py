"""Looks at the clocks of all tables, and lets a bot play on for whoever is out of time."""

import contextlib
import logging
import time
from typing import Final

from jalopy.kernel.errors import JalopyError
from jalopy.server.clocks import LOOKS_EVERY, due_at, time_ups
from jalopy.server.closing import Closing
from jalopy.server.room import BadLog
from jalopy.server.service import OpenRoom, Tables

log = logging.getLogger("jalopy.clocks")

FETCHED_EVERY: Final = 15  # looks between two questions about tables that nobody has in memory


class Timekeeper:
    """One per process. Where several find the same time over, the log takes the first."""

    def __init__(self, tables: Tables, closing: Closing) -> None:
        self.tables = tables
        self.closing = closing

    async def keep_time(self) -> None:
        looks = 0
        while await self.closing.pause(LOOKS_EVERY):
            try:
                if looks % FETCHED_EVERY == 0:
                    await self._fetch()
                await self._look()
            except Exception:
                log.exception("the clocks could not be looked at")
            looks += 1

    async def _look(self) -> None:
        now = time.time()
        for opened in self.tables.rooms():
            due = due_at(opened.room)
            if due is not None and due <= now:
                await self._play_on(opened)

    async def _play_on(self, opened: OpenRoom) -> None:
        with contextlib.suppress(JalopyError):  # tried again at the next look
            await self.tables.append(opened, time_ups)

    async def _fetch(self) -> None:
        for code in await self.tables.storage.overdue(time.time()):
            with contextlib.suppress(BadLog):
                await self.tables.find(code)

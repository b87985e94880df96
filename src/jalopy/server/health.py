"""Whether this process can do its work: it writes, for reading goes on where the disk is full or a lock is never given back."""

import asyncio
import logging
import time
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from jalopy.server.storage import Storage

log = logging.getLogger("jalopy.health")

EVERY: Final = 1.0  # seconds for which an answer holds, however often it is asked for
PATIENCE: Final = 5.0  # seconds for a write


class Health:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._asking = asyncio.Lock()
        self._at = -EVERY
        self._good = False

    async def answer(self, request: Request) -> Response:
        async with self._asking:
            if time.monotonic() - self._at >= EVERY:
                self._good = await self._can_write()
                self._at = time.monotonic()
        if self._good:
            return PlainTextResponse("ok\n")
        return PlainTextResponse("the database cannot be written to\n", 503)

    async def _can_write(self) -> bool:
        try:
            await asyncio.wait_for(self.storage.check_health(), PATIENCE)
        except Exception as error:
            log.error("the database cannot be written to", extra={"reason": type(error).__name__})
            return False
        return True

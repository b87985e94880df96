"""Settings that somebody thinks of are checked in a worker process like that of the bots, one wish after the other.

A course is searched through: that takes as long as many answers, and compiled rules give nobody else a turn meanwhile.
"""

import logging
import time
from typing import Final

from jalopy.server import wire
from jalopy.server.requests import Refusal
from jalopy.server.thinking import Wish, Worker, encode_task

log = logging.getLogger("jalopy.checks")

SECONDS: Final = 10.0  # for one wish


class NotChecked(Refusal):
    """The worker did not come to an end; the fault is ours."""


class Checks:
    def __init__(self) -> None:
        self._worker = Worker()
        self._used = time.monotonic()

    async def check(self, game: str, wish: wire.SettingsWish) -> bytes:
        """The answer, a `SettingsCheck` as the worker wrote it."""
        self._used = time.monotonic()
        task = Wish(game=game, seats=wish.seats, settings=wish.settings)
        try:
            found = await self._worker.ask(encode_task(task), SECONDS)
        except (TimeoutError, EOFError, OSError) as error:
            log.warning("settings could not be checked", extra={"game": game, "reason": type(error).__name__})
            found = b""
        if not found:
            raise NotChecked("not-checked")
        return found

    async def rest(self, seconds: float) -> None:
        """The worker ends where nobody has asked it for so long; the next wish starts another."""
        if time.monotonic() - self._used > seconds:
            await self._worker.rest()

    async def close(self) -> None:
        await self._worker.close()

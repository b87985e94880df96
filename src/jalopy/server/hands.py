"""A worker process, seen from the server: one task after the other goes in, and what it says comes out."""

import asyncio
import contextlib
import os
import struct
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Final

SECONDS_TO_START: Final = 30.0
PAUSE: Final = 1.0  # before a worker that could not even start is tried again
LENGTH: Final = struct.Struct("!I")
MORE: Final = 1 << 31  # in a length: no answer yet, but a word about how far it has come
WORKER: Final = "jalopy.server.worker"

Heard = Callable[[bytes], None]
"""Called with each word that comes before the answer."""


class Worker:
    """One process at the other end of two pipes. It ends when its pipe does, so also when this process is killed."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._failed_at = -PAUSE
        self.seconds_spent = 0.0
        self.thinks_since: float | None = None

    async def ask(self, message: bytes, seconds: float, heard: Heard | None = None) -> bytes:
        """Raises TimeoutError, or EOFError if the worker died; the next task meets a new worker."""
        async with self._turn:
            began = time.monotonic()
            try:
                process = await self._running()
                began = self.thinks_since = time.monotonic()
                return await asyncio.wait_for(_exchange(process, message, heard), seconds)
            except BaseException:
                await self._end()
                raise
            finally:
                self.thinks_since = None
                self.seconds_spent += time.monotonic() - began

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            await asyncio.sleep(max(0.0, self._failed_at + PAUSE - time.monotonic()))
            self._failed_at = time.monotonic()
            arguments = ("-c", f"from {WORKER} import main; main()")
            # A process of its own session does not get the terminal's Ctrl-C: the server ends it.
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, *arguments, stdin=PIPE, stdout=PIPE, start_new_session=os.name == "posix"
            )
            await asyncio.wait_for(_exchange(self._process, b""), SECONDS_TO_START)
            self._failed_at = -PAUSE
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def rest(self) -> None:
        """End it as soon as it has nothing to do."""
        async with self._turn:
            await self._end()

    async def close(self) -> None:
        await self._end()


async def _exchange(process: Process, message: bytes, heard: Heard | None = None) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(LENGTH.pack(len(message)) + message)
        await process.stdin.drain()
        while True:
            (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            said = await process.stdout.readexactly(length & ~MORE)
            if not length & MORE:
                return said
            if heard is not None:
                heard(said)
    except (asyncio.IncompleteReadError, OSError):
        raise EOFError from None

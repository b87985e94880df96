"""Bots think in worker processes, never on the event loop; there settings are checked too.

A worker takes one task after the other. One that thinks too long, or dies, is replaced, and the table goes on: `choose`
then says None, and the first option is taken. Tasks of one table go to the same worker, which remembers its match.
"""

import asyncio
import contextlib
import logging
import os
import struct
import sys
import time
from asyncio.subprocess import PIPE, Process
from typing import Any, Final

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from jalopy.kernel.settings import Values

log = logging.getLogger("jalopy.bots")

SECONDS_TO_START: Final = 30.0
PAUSE: Final = 1.0  # before a worker that could not even start is tried again
SEVERAL: Final = 3  # times as long as for one answer may be thought about a question's plans
LENGTH: Final = struct.Struct("!I")
WORKER: Final = "jalopy.server.worker"


class Played(Struct, kw_only=True):
    """All that a worker needs of a match. `answers` are (seat, key) in order."""

    table: int
    game: str
    seats: int
    settings: Values
    seed: str
    entropy: list[str]
    position: dict[str, Any] | None  # with which the match began, where it was not from the box
    answers: list[tuple[int, str]]
    seat: int


class Task(Played, kw_only=True, tag="think"):
    """A bot is asked."""

    bot: str


class Advice(Played, kw_only=True, tag="propose"):
    """Somebody who is asked wants plans that begin with these answers."""

    kept: list[str]


class Wish(Struct, kw_only=True, tag="check"):
    """Seats, or any number of them, and settings that are to be checked."""

    game: str
    seats: int | None
    settings: dict[str, Any]


class Thought(Struct, kw_only=True):
    """The key a bot has chosen, or what kind of error it made."""

    key: str = ""
    error: str = ""


class Plans(Struct, kw_only=True):
    """What was thought of, or what kind of error came of it."""

    plans: list[dict[str, Any]] = []
    error: str = ""


encode_task = Encoder().encode
_decode_plans = Decoder(Plans).decode
_decode_thought = Decoder(Thought).decode


class Worker:
    """One process at the other end of two pipes. It ends when its pipe does, so also when this process is killed."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._failed_at = -PAUSE
        self.seconds_spent = 0.0

    async def ask(self, message: bytes, seconds: float) -> bytes:
        """Raises TimeoutError, or EOFError if the worker died; the next task meets a new worker."""
        async with self._turn:
            began = time.monotonic()
            try:
                process = await self._running()
                began = time.monotonic()
                return await asyncio.wait_for(_exchange(process, message), seconds)
            except BaseException:
                await self._end()
                raise
            finally:
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


async def _exchange(process: Process, message: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(LENGTH.pack(len(message)) + message)
        await process.stdin.drain()
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        return await process.stdout.readexactly(length)
    except (asyncio.IncompleteReadError, OSError):
        raise EOFError from None


class Thinking:
    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.failures = 0
        self._workers = [Worker() for _ in range(workers)]

    @property
    def seconds_spent(self) -> float:
        """That bots have thought, without the time for which they waited for a worker."""
        return sum(worker.seconds_spent for worker in self._workers)

    async def choose(self, task: Task) -> str | None:
        """The bot's key, or None if it did not come to one. Time spent waiting for a worker does not count."""
        text, problem = await self._ask(task, self.seconds)
        thought = _decode_thought(text) if text else Thought(error=problem)
        if not thought.error:
            return thought.key
        self.failures += 1
        log.warning("bot failed", extra={"table": task.table, "bot": task.bot, "reason": thought.error})
        return None

    async def propose(self, advice: Advice) -> list[dict[str, Any]]:
        """Plans for whoever is asked; none where the bot that lays them fails."""
        text, problem = await self._ask(advice, self.seconds * SEVERAL)
        thought = _decode_plans(text) if text else Plans(error=problem)
        if thought.error:
            log.warning("no plans", extra={"table": advice.table, "reason": thought.error})
        return thought.plans

    async def _ask(self, task: Played, seconds: float) -> tuple[bytes, str]:
        """What the worker says, or why it says nothing."""
        worker = self._workers[task.table % len(self._workers)]
        try:
            return await worker.ask(encode_task(task), seconds), ""
        except TimeoutError:
            return b"", "timed out"
        except EOFError:
            return b"", "worker died"
        except OSError as error:
            return b"", f"worker cannot start: {error.strerror}"

    async def close(self) -> None:
        for worker in self._workers:
            await worker.close()

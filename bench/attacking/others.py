"""Tables that play on beside an attack, in a process of its own: what their people wait for is what an attack costs others.

An answer that is due while the last one is still out is sent as soon as that is through, and its time counts from when it was
due: whoever is held up for a second has waited for everything that fell into it.
"""

import asyncio
import contextlib
import multiprocessing
import time
from collections.abc import Sequence
from http.cookiejar import DefaultCookiePolicy
from multiprocessing.connection import Connection
from typing import Final

import httpx
from bench.load import Ours, OurTable

TABLES: Final = 8
PER_SECOND: Final = 20.0  # answers of all of them together
PATIENCE: Final = 60.0  # seconds until a table that does not go on is told of
STARTING: Final = 60.0

Took = tuple[float, float]  # when it was due, and the seconds until it had reached all four


class Timed(OurTable):
    def __init__(self, client: Ours, number: int, told: list[Took]) -> None:
        super().__init__(client, number)
        self.told = told

    def heard(self, seat: int, number: int) -> None:
        before = len(self.took)
        super().heard(seat, number)
        if len(self.took) > before:
            self.told.append((self.sent, self.took[-1]))


class Playing:
    """In the process of its own."""

    def __init__(self, port: int, pipe: Connection) -> None:
        self.client = Ours(port)
        self.pipe = pipe
        self.told: list[Took] = []
        self.faults: list[str] = []
        self.live: dict[int, Timed] = {}

    async def play(self) -> None:
        """Until the other end of the pipe says so, or is gone."""
        address = f"http://127.0.0.1:{self.client.port}"
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=False) as http:
            http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # every seat is a guest of its own
            playing = [asyncio.create_task(self._keep_a_table(http, number)) for number in range(TABLES)]
            try:
                while (window := await asyncio.to_thread(self._wish)) is not None:
                    self.pipe.send((await self._within(*window), self.faults))
                    self.told.clear()
            finally:
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)

    def _wish(self) -> tuple[float, float] | None:
        try:
            wish: tuple[float, float] | None = self.pipe.recv()
        except EOFError:
            return None
        return wish

    async def _within(self, begin: float, end: float) -> list[float]:
        """Of the answers that were due in that time; those that are still out are waited for."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and any(table.waiting and table.sent < end for table in self.live.values()):
            await asyncio.sleep(0.05)
        now = time.perf_counter()
        still = [(table.sent, now - table.sent) for table in self.live.values() if table.waiting]
        return [took for due, took in [*self.told, *still] if begin <= due < end]

    async def _keep_a_table(self, http: httpx.AsyncClient, number: int) -> None:
        every = TABLES / PER_SECOND
        due = time.perf_counter() + number / PER_SECOND
        while True:
            table = self.live[number] = Timed(self.client, number, self.told)
            try:
                async with asyncio.timeout(PATIENCE):
                    await table.open(http)
                await self._play(table, max(due, time.perf_counter()), every)
            except Exception as error:
                self.faults.append(f"a table beside it could not go on: {type(error).__name__} {error}")
                await asyncio.sleep(every)
            finally:
                table.waiting.clear()
                await table.close()
            due = time.perf_counter() + every

    async def _play(self, table: Timed, due: float, every: float) -> None:
        while not table.over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            late = bool(table.waiting)
            async with asyncio.timeout(PATIENCE):
                while table.waiting:
                    await asyncio.sleep(0.001)
            if not table.over:
                await table.answer()
                if late:
                    table.sent = due
            due += every


def _play(port: int, pipe: Connection) -> None:
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(Playing(port, pipe).play())


class Others:
    """That process, seen from here. What is asked of it ends by itself, and so does it when this process ends."""

    def __init__(self, port: int) -> None:
        spawned = multiprocessing.get_context("spawn")
        self._pipe, theirs = spawned.Pipe()
        self._process = spawned.Process(target=_play, args=(port, theirs), daemon=True)
        self._process.start()
        theirs.close()
        deadline = time.monotonic() + STARTING
        while not self.took(time.perf_counter() - 1, time.perf_counter())[0]:
            if time.monotonic() > deadline:
                self.end()
                raise TimeoutError("The tables beside the attacks did not begin.")
            time.sleep(1.0)

    def took(self, begin: float, end: float) -> tuple[list[float], Sequence[str]]:
        """Seconds of each answer of that time, and what went wrong at all; by the clock `time.perf_counter`."""
        self._pipe.send((begin, end))
        if not self._pipe.poll(2 * PATIENCE):
            raise TimeoutError("The tables beside the attacks say nothing.")
        took, faults = self._pipe.recv()
        return took, faults

    def end(self) -> None:
        with contextlib.suppress(OSError):
            self._pipe.send(None)
        self._process.join(10)
        if self._process.is_alive():
            self._process.terminate()
            self._process.join(10)

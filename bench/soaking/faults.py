"""What may happen to servers, one thing after the other, each at a moment that the seed decides."""

import asyncio
import contextlib
import json
import random
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

import asyncpg  # type: ignore[import-untyped]
import httpx
from bench.soaking.house import House
from bench.soaking.people import AWAY, Table, cookie_of
from websockets.asyncio.client import connect

AFTERWARDS: Final = 15.0  # seconds in which an error may still come from a database that was out of reach
DEAF: Final = 45.0  # seconds for which somebody does not read
FLOOD: Final = 5.0

Fault = Callable[[], Awaitable[None]]


class Faults:
    def __init__(
        self,
        house: House,
        http: httpx.AsyncClient,
        lot: random.Random,
        every: float,
        live: Callable[[], list[Table]],
    ) -> None:
        self.house = house
        self.http = http
        self.lot = lot
        self.every = every
        self.live = live
        self.counts: Counter[str] = Counter()
        self.problems: list[str] = []
        self.spare_all = False  # so that the memory of one life can be watched
        self._storage_until = 0.0
        self._aside: set[asyncio.Task[None]] = set()

    def excused(self) -> bool:
        """Whether a database that is out of reach, or was just now, explains a fault."""
        return time.monotonic() < self._storage_until

    async def happen(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(self.lot.expovariate(1 / self.every))
            name = self.lot.choice(sorted(self._possible()))
            self.counts[name] += 1
            await self._possible()[name]()

    async def end(self) -> None:
        for task in self._aside:
            task.cancel()
        await asyncio.gather(*self._aside, return_exceptions=True)
        self._set_clock(0.0)

    def _possible(self) -> dict[str, Fault]:
        house = self.house
        faults: dict[str, Fault] = {
            "clock jump": self.clock_jump,
            "flood": self.flood,
            "deaf client": self.deaf,
            "database locked": self.lock_the_database,
        }
        if self._to_kill():
            faults |= {"server killed": self.kill_server, "server stopped": self.stop_server}
        if house.redis is not None:
            faults |= {"redis killed": self.kill_redis, "redis hangs": self.hang_redis}
        if house.postgres is not None:
            faults |= {"postgres restarted": self.restart_postgres, "postgres crashed": self.crash_postgres}
        return faults

    def _to_kill(self) -> list[int]:
        """One of several is always spared; one alone is for the last part of the time."""
        many = len(self.house.servers)
        return list(range(many - 1)) if many > 1 else [] if self.spare_all else [0]

    @contextlib.contextmanager
    def _storage_harmed(self):  # type: ignore[no-untyped-def]
        self._storage_until = float("inf")
        try:
            yield
        finally:
            self._storage_until = time.monotonic() + AFTERWARDS

    # --- servers --------------------------------------------------------------------------------------------------------

    async def kill_server(self) -> None:
        await self.house.kill(self.lot.choice(self._to_kill()))

    async def stop_server(self) -> None:
        status = await self.house.stop(self.lot.choice(self._to_kill()))
        if status != 0:
            self.problems.append(f"A server that was told to stop ended with {status}.")

    # --- the bus --------------------------------------------------------------------------------------------------------

    async def kill_redis(self) -> None:
        redis = self.house.redis
        assert redis is not None
        await asyncio.to_thread(redis.stop)
        await asyncio.sleep(self.lot.uniform(0, 8))
        await asyncio.to_thread(redis.start)

    async def hang_redis(self) -> None:
        redis = self.house.redis
        assert redis is not None
        assert redis.process is not None
        redis.process.send_signal(signal.SIGSTOP)
        try:
            await asyncio.sleep(self.lot.uniform(1, 15))
        finally:
            redis.process.send_signal(signal.SIGCONT)

    # --- the database ---------------------------------------------------------------------------------------------------

    async def restart_postgres(self) -> None:
        postgres = self.house.postgres
        assert postgres is not None
        with self._storage_harmed():
            await asyncio.to_thread(postgres.stop, postgres.GOOD_ORDER)
            await asyncio.sleep(self.lot.uniform(0, 4))
            await asyncio.to_thread(postgres.start)

    async def crash_postgres(self) -> None:
        postgres = self.house.postgres
        assert postgres is not None
        with self._storage_harmed():
            await asyncio.to_thread(postgres.stop, postgres.AT_ONCE)
            await asyncio.to_thread(postgres.start)

    async def lock_the_database(self) -> None:
        """As slow as a disk can be: nothing is written for some seconds."""
        seconds = self.lot.uniform(1, 14)
        with self._storage_harmed():
            if self.house.postgres is not None:
                connection = await asyncpg.connect(self.house.database)
                try:
                    async with connection.transaction():
                        await connection.execute("LOCK TABLE log IN EXCLUSIVE MODE")
                        await asyncio.sleep(seconds)
                finally:
                    await connection.close()
                return
            database = sqlite3.connect(self.house.database, isolation_level=None, timeout=30)
            try:
                database.execute("BEGIN IMMEDIATE")
                await asyncio.sleep(seconds)
                database.execute("ROLLBACK")
            finally:
                database.close()

    # --- the clock ------------------------------------------------------------------------------------------------------

    async def clock_jump(self) -> None:
        """Somewhat forth or back, or by days."""
        self._set_clock(self.lot.choice([self.lot.uniform(-120, 120), self.lot.uniform(-1e5, 1e5)]))

    def _set_clock(self, seconds: float) -> None:
        fresh = self.house.clock.with_suffix(".new")
        fresh.write_text(f"{seconds:.3f}", "utf-8")
        fresh.replace(self.house.clock)

    # --- clients --------------------------------------------------------------------------------------------------------

    async def flood(self) -> None:
        """As much as goes into the line, until it is cut off."""
        await self._beside(self._flood)

    async def deaf(self) -> None:
        await self._beside(self._never_read)

    async def _beside(self, client: Callable[[Table], Awaitable[None]]) -> None:
        """It goes on while other things happen, and ends by itself."""
        live = self.live()
        if live:
            task = asyncio.ensure_future(self._suppressed(client, self.lot.choice(live)))
            self._aside.add(task)
            task.add_done_callback(self._aside.discard)

    async def _suppressed(self, client: Callable[[Table], Awaitable[None]], table: Table) -> None:
        with contextlib.suppress(*AWAY):
            await client(table)

    async def _flood(self, table: Table) -> None:
        async with await self._line(table) as socket:
            deadline = time.monotonic() + FLOOD
            while time.monotonic() < deadline:
                await socket.send(json.dumps({"type": "say", "id": 1, "text": "x" * self.lot.randrange(3000)}))

    async def _never_read(self, table: Table) -> None:
        async with await self._line(table) as socket:
            await socket.send('{"type":"hello"}')
            await asyncio.sleep(DEAF)
            socket.transport.abort()

    async def _line(self, table: Table) -> connect:
        """Of a guest who is there for the first time."""
        cookie = cookie_of(await table.ask(self.http, "GET", "/api/mine"))
        return connect(
            f"ws://127.0.0.1:{self.house.some_port(self.lot)}/socket/{table.code}",
            additional_headers={"Cookie": cookie},
            compression=None,
            max_queue=1,
            ping_interval=None,
            open_timeout=20,
            close_timeout=2,
        )

"""The servers under test with their database and their bus: all of them our own, in one folder, and all of them may be harmed."""

import asyncio
import contextlib
import os
import random
import tempfile
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.engines import OwnPostgres, OwnRedis, free_port
from tests.server.serving import Serving

from jalopy.server.entries import Header
from jalopy.server.schema import log, tables
from jalopy.server.storage import engine_for

MARK: Final = "JALOPY_SOAK"  # in the environment of all that our servers start, so that what they leave behind is found
CLOCK: Final = "JALOPY_TEST_CLOCK"
PATIENCE: Final = 60.0  # seconds for a database that was harmed to be read again

Rows = list[tuple[int, str]]  # number and text of entries


class House:
    def __init__(self, folder: Path, store: str, processes: int) -> None:
        self.folder = folder
        self.store = store
        self.postgres: OwnPostgres | None = None
        self.redis: OwnRedis | None = None
        self.servers: list[Serving] = []
        self.down: set[int] = set()  # numbers of servers that are just being started again
        self.starts = 0
        self.clock = folder / "clock"
        self._mark = token_hex(8)
        self._processes = processes
        self._engine: AsyncEngine | None = None

    @property
    def database(self) -> str:
        return self.postgres.url if self.postgres is not None else str(self.folder / "jalopy.db")

    # --- coming and going -----------------------------------------------------------------------------------------------

    async def __aenter__(self) -> "House":
        os.environ[MARK], os.environ[CLOCK] = self._mark, str(self.clock)
        try:
            options: dict[str, Any] = {}
            if self.store == "postgres":
                self.postgres = await asyncio.to_thread(OwnPostgres, Path(tempfile.mkdtemp(dir=self.folder)))
                self.redis = await asyncio.to_thread(OwnRedis, self.folder)
                options["bus"] = self.redis.url
            for _ in range(self._processes):  # one after the other: the first brings the database up to date
                self.servers.append(
                    await asyncio.to_thread(
                        Serving, self.folder, "long days", free_port(), database=self.database, **options
                    )
                )
                self.starts += 1
            self._engine = engine_for(self.database)
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._engine is not None:
            await self._engine.dispose()
        for server in self.servers:
            await asyncio.to_thread(server.stop)
        if self.redis is not None:
            await asyncio.to_thread(self.redis.stop)
        if self.postgres is not None:
            await asyncio.to_thread(self.postgres.stop)

    async def start_again(self, number: int) -> None:
        await asyncio.to_thread(self.servers[number].start)
        self.starts += 1
        self.down.discard(number)

    async def kill(self, number: int) -> None:
        self.down.add(number)
        await asyncio.to_thread(self.servers[number].kill)
        await self.start_again(number)

    async def stop(self, number: int) -> int:
        """In good order, and again; the exit status."""
        self.down.add(number)
        status = await asyncio.to_thread(self.servers[number].stop)
        await self.start_again(number)
        return status

    def some_port(self, lot: random.Random) -> int:
        """Of a server that is there, if one is."""
        up = [server for number, server in enumerate(self.servers) if number not in self.down]
        return lot.choice(up or self.servers).port

    def left_behind(self) -> list[int]:
        """Processes of servers that are gone."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                if f"{MARK}={self._mark}".encode() in (folder / "environ").read_bytes():
                    found.append(int(folder.name))
        own = {server.pid for server in self.servers if server.process is not None and server.process.poll() is None}
        return sorted(set(found) - own - {os.getpid()})

    # --- what the log says, past the servers ----------------------------------------------------------------------------

    async def log_of(self, code: str) -> tuple[Header, Rows]:
        """Also of a database that is just coming back."""
        assert self._engine is not None
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                async with self._engine.connect() as connection:
                    found = (await connection.execute(sa.select(tables).where(tables.c.code == code))).mappings().one()
                    query = sa.select(log.c.seq, log.c.entry).where(log.c.table_id == found["id"]).order_by(log.c.seq)
                    rows = [(seq, entry) for seq, entry in await connection.execute(query)]
                return Header(**found), rows
            except (sa.exc.SQLAlchemyError, OSError):
                if asyncio.get_running_loop().time() > deadline:
                    raise
                await asyncio.sleep(0.5)

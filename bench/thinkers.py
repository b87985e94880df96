"""Who may be at work beside the tables that are measured: tables at which one person who answers at once plays against champions,
so that nearly always one of them thinks; the same tables without any thought, against rookies; a processor that something else
keeps busy."""

import asyncio
import contextlib
import json
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from typing import Any, Final

from bench.load import SEATS, Client, OurTable, _cookie, _read, _until_done, asking

from jalopy.server.worker import NICER

GAMES: Final = ("wacky-races", "scrapyard-empire", "home-racers", "scrap-racer")
SILENCE: Final = 1.0  # seconds without news, after which nobody thinks any more
WARMING_UP: Final = 1.0  # seconds before anything is measured
BUSY: Final = f"import os; os.nice({NICER})\nwhile True: sum(range(10_000))"


class Opponents(OurTable):
    """Times whatever the bots answer: from one's question to the next question of the person."""

    def __init__(self, client: "Any", number: int, company: "Thinkers") -> None:
        super().__init__(client, number)
        self.company = company
        self.heard_at = 0.0
        self._since = 0.0

    async def open(self, http: Any) -> None:
        wish = {"game": GAMES[self.number % len(GAMES)], "seats": SEATS, "name": "Guest 0"}
        made = await http.post("/api/tables", json=wish)
        made.raise_for_status()
        self.code = made.json()["code"]
        socket = await self._connect(_cookie(made), self.client.port)
        self.sockets.append(socket)
        for seat in range(1, SEATS):
            await socket.send(json.dumps({"type": "bot", "id": seat, "seat": seat, "bot": self.company.bot}))
            await _until_done(socket)
        await socket.send('{"type":"start","id":9}')
        self.readers = [asyncio.create_task(self._listen(0))]

    async def _listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            message = _read(text)
            if message.type != "update" or message.match is None:
                continue
            now = self.heard_at = time.perf_counter()
            if self._since:
                self.company.took.append(now - self._since)
            self.over = message.match.seed is not None
            self._since = 0.0 if message.match.questions or self.over else now
            if message.match.questions:
                await self.company.gate.wait()
                question = message.match.questions[0]
                key = question.options[random.randrange(len(question.options))]["key"]
                answer = {"type": "answer", "id": question.id, "question": question.id, "key": key}
                self.company.answers += 1
                if self.company.pause:
                    await asyncio.sleep(random.expovariate(1 / self.company.pause))
                await self.sockets[seat].send(json.dumps(answer))


class Thinkers:
    """So many tables of bots, at which people answer while the gate is open, after a pause on the average."""

    def __init__(self, client: Client, count: int, bot: str) -> None:
        self.client = client
        self.bot = bot
        self.pause = 0.0
        self.gate = asyncio.Event()
        self.took: list[float] = []  # seconds, each round of bots' answers
        self.answers = 0  # of the people
        self._tables = [Opponents(client, number, self) for number in range(count)]

    @property
    def name(self) -> str:
        return f"{len(self._tables)} tables of {self.bot}s"

    async def close(self) -> None:
        for table in self._tables:
            with contextlib.suppress(Exception):
                await table.close()

    @contextlib.asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        """Until the last of their bots has done thinking."""
        await self._sit_down()
        self.gate.set()
        await asyncio.sleep(WARMING_UP)
        try:
            yield
        finally:
            self.gate.clear()
            while time.perf_counter() - max(table.heard_at for table in self._tables) < SILENCE:
                await asyncio.sleep(0.1)

    async def _sit_down(self) -> None:
        async with asking(self.client) as http:
            for place, table in enumerate(self._tables):
                if table.over or not table.sockets:
                    await table.close()
                    self._tables[place] = Opponents(self.client, table.number, self)
                    await self._tables[place].open(http)


class BusyProcessor:
    """What a core costs that something unknown to the server keeps busy, as politely as a worker."""

    name = "a core kept busy"

    @contextlib.asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        process = subprocess.Popen([sys.executable, "-c", BUSY])
        await asyncio.sleep(WARMING_UP)
        try:
            yield
        finally:
            process.kill()
            process.wait()


class Nobody:
    name = "nothing beside it"

    @contextlib.asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        await asyncio.sleep(WARMING_UP)
        yield

"""Tables at which one person who answers at once plays against champions, so that nearly always one of them thinks."""

import asyncio
import contextlib
import json
import random
import time
from typing import Any, Final, Self

from bench.load import SEATS, Client, OurTable, _cookie, _read, _until_done, asking

GAMES: Final = ("wacky-races", "scrapyard-empire", "home-racers", "scrap-racer")
FIGURES: Final = ("champions", "champions' answers", "champions p50 s", "champions p99 s", "champions worst s")


class Opponents(OurTable):
    """Times whatever a champion answers: from its question to the next one."""

    def __init__(self, client: "Any", number: int) -> None:
        super().__init__(client, number)
        self.thought: list[float] = []
        self._since = 0.0

    async def open(self, http: Any) -> None:
        wish = {"game": GAMES[self.number % len(GAMES)], "seats": SEATS, "name": "Guest 0"}
        made = await http.post("/api/tables", json=wish)
        made.raise_for_status()
        self.code = made.json()["code"]
        socket = await self._connect(_cookie(made), self.client.port)
        self.sockets.append(socket)
        for seat in range(1, SEATS):
            await socket.send(json.dumps({"type": "bot", "id": seat, "seat": seat, "bot": "champion"}))
            await _until_done(socket)
        await socket.send('{"type":"start","id":9}')
        self.readers = [asyncio.create_task(self._listen(0))]

    async def _listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            message = _read(text)
            if message.type != "update" or message.match is None:
                continue
            now = time.perf_counter()
            if self._since:
                self.thought.append(now - self._since)
            self._since = 0.0 if message.match.questions or message.match.seed is not None else now
            if message.match.questions:
                question = message.match.questions[0]
                key = question.options[random.randrange(len(question.options))]["key"]
                answer = {"type": "answer", "id": question.id, "question": question.id, "key": key}
                await self.sockets[seat].send(json.dumps(answer))


class Thinkers:
    """So many tables, while somebody measures something else."""

    def __init__(self, client: Client, count: int) -> None:
        self.client = client
        self.tables = [Opponents(client, number) for number in range(count)]

    async def __aenter__(self) -> Self:
        async with asking(self.client) as http:
            for table in self.tables:
                await table.open(http)
        return self

    async def __aexit__(self, *_: object) -> None:
        for table in self.tables:
            with contextlib.suppress(Exception):
                await table.close()

    def figures(self) -> dict[str, Any]:
        took = sorted(seconds for table in self.tables for seconds in table.thought)

        def at(share: float) -> float | None:
            return round(took[min(len(took) - 1, int(len(took) * share))], 2) if took else None

        return dict(zip(FIGURES, (len(self.tables), len(took), at(0.5), at(0.99), at(1.0)), strict=True))

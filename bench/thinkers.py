"""Tables at which one person who answers at once plays against champions, so that nearly always one of them thinks; and the
same tables without any thought: against rookies, with a person who lets as much time go by as champions would."""

import asyncio
import contextlib
import json
import random
import time
from typing import Any, Final, Self

from bench.load import SEATS, Client, OurTable, _cookie, _read, _until_done, asking

GAMES: Final = ("wacky-races", "scrapyard-empire", "home-racers", "scrap-racer")
FIGURES: Final = (
    "bots",
    "tables of bots",
    "rounds",
    "round p50 s",
    "round p99 s",
    "round worst s",
    "s between answers",
)


class Opponents(OurTable):
    """Times whatever the bots answer: from one's question to the next question of the person."""

    def __init__(self, client: "Any", number: int, bot: str, pause: float) -> None:
        super().__init__(client, number)
        self.bot = bot
        self.pause = pause  # on the average, before the person answers
        self.thought: list[float] = []
        self.answers = 0  # of the person
        self._since = 0.0

    async def open(self, http: Any) -> None:
        wish = {"game": GAMES[self.number % len(GAMES)], "seats": SEATS, "name": "Guest 0"}
        made = await http.post("/api/tables", json=wish)
        made.raise_for_status()
        self.code = made.json()["code"]
        socket = await self._connect(_cookie(made), self.client.port)
        self.sockets.append(socket)
        for seat in range(1, SEATS):
            await socket.send(json.dumps({"type": "bot", "id": seat, "seat": seat, "bot": self.bot}))
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
                self.answers += 1
                if self.pause:
                    await asyncio.sleep(random.expovariate(1 / self.pause))
                await self.sockets[seat].send(json.dumps(answer))


class Thinkers:
    """So many tables, while somebody measures something else."""

    def __init__(self, client: Client, count: int, bot: str = "champion", pause: float = 0.0) -> None:
        self.client = client
        self.tables = [Opponents(client, number, bot, pause) for number in range(count)]
        self._since = 0.0
        self.between = 0.0  # seconds that a person has let go by, with what bots took

    async def __aenter__(self) -> Self:
        async with asking(self.client) as http:
            for table in self.tables:
                await table.open(http)
        self._since = time.perf_counter()
        return self

    async def __aexit__(self, *_: object) -> None:
        seconds = time.perf_counter() - self._since
        self.between = seconds * len(self.tables) / max(1, sum(table.answers for table in self.tables))
        for table in self.tables:
            with contextlib.suppress(Exception):
                await table.close()

    def figures(self) -> dict[str, Any]:
        took = sorted(seconds for table in self.tables for seconds in table.thought)

        def at(share: float) -> float | None:
            return round(took[min(len(took) - 1, int(len(took) * share))], 2) if took else None

        bot = self.tables[0].bot if self.tables else ""
        values = (bot, len(self.tables), len(took), at(0.5), at(0.99), at(1.0), round(self.between, 3))
        return dict(zip(FIGURES, values, strict=True))

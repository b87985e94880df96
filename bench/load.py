"""Clients for the server's bench: they keep no state but what the next answer needs, so that they cost little."""

import asyncio
import contextlib
import json
import random
import time
from collections.abc import AsyncIterator, Callable, Sequence
from http.cookiejar import DefaultCookiePolicy
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
AT_ONCE = 20  # tables set up at the same time


class Table:
    """One table with four connected seats. Subclasses say how to answer and what is heard."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.sockets: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []
        self.waiting: set[int] = set()  # seats the last answer's event has not reached
        self.sent = 0.0
        self.target = 0
        self.took: list[float] = []
        self.missed = 0
        self.bytes = 0  # heard on the sockets of its seats, as text
        self.bytes_watched = 0  # and on those of people who only watch
        self.over = False

    def heard(self, seat: int, number: int) -> None:
        if seat in self.waiting and number >= self.target:
            self.waiting.discard(seat)
            if not self.waiting:
                self.took.append(time.perf_counter() - self.sent)

    def expect(self, number: int) -> None:
        self.target = number
        self.waiting = set(range(SEATS))
        self.sent = time.perf_counter()

    async def open(self, http: httpx.AsyncClient) -> None:
        raise NotImplementedError

    async def answer(self) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        for socket in self.sockets:
            socket.transport.abort()


class Client:
    build = ""

    def __init__(self, port: int) -> None:
        self.port = port

    def table(self, number: int) -> Table:
        raise NotImplementedError


# --- Jalopy -------------------------------------------------------------------------------------------------------------------


class _Question(msgspec.Struct):
    id: int
    options: list[Any]


class _Match(msgspec.Struct):
    questions: list[_Question]
    answers: int
    seed: str | None = None


class _Heard(msgspec.Struct):
    type: str
    seq: int = 0
    match: _Match | None = None


_read = msgspec.json.Decoder(_Heard).decode


class OurTable(Table):
    def __init__(self, client: "Ours", number: int) -> None:
        super().__init__(number)
        self.client = client
        self.code = ""
        self.asked: tuple[int, _Question] | None = None
        self.seq = 0

    async def open(self, http: httpx.AsyncClient) -> None:
        wish = {"game": self.client.game, "seats": SEATS, "name": "Guest 0"}
        # Made where it is played: whoever makes a table has it in memory for a while, and would fold along.
        made = await http.post(f"http://127.0.0.1:{self.client.port_of(self.number, 0)}/api/tables", json=wish)
        made.raise_for_status()
        self.code = made.json()["code"]
        cookies = [_cookie(made)]
        for _ in range(SEATS - 1):
            cookies.append(_cookie(await http.get("/api/mine")))
        for seat, cookie in enumerate(cookies):
            socket = await self._connect(cookie, self.client.port_of(self.number, seat))
            self.sockets.append(socket)
            if seat:
                await socket.send(json.dumps({"type": "sit", "id": 1, "seat": seat, "name": f"Guest {seat}"}))
                await _until_done(socket)
        await self.sockets[0].send('{"type":"start","id":2}')
        self.readers = [asyncio.create_task(self._listen(seat)) for seat in range(SEATS)]
        while self.asked is None:
            await asyncio.sleep(0.01)

    async def _connect(self, cookie: str, port: int) -> ClientConnection:
        socket = await connect(
            f"ws://127.0.0.1:{port}/socket/{self.code}",
            additional_headers={"Cookie": cookie},
            compression=None,
            max_size=None,
            ping_interval=None,
        )
        await socket.send('{"type":"hello"}')
        return socket

    async def let_in(self, http: httpx.AsyncClient, watchers: int) -> None:
        """So many people who only watch."""
        for place in range(watchers):
            cookie = _cookie(await http.get("/api/mine"))
            socket = await self._connect(cookie, self.client.port_of(self.number, place))
            await socket.recv()
            self.sockets.append(socket)
            self.readers.append(asyncio.create_task(self._watch(socket)))

    async def _watch(self, socket: ClientConnection) -> None:
        async for text in socket:
            self.bytes_watched += len(text)

    async def _listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            self.bytes += len(text)
            message = _read(text)
            if message.type == "update":
                self.seq = max(self.seq, message.seq)
                self.heard(seat, message.seq)
                if message.match is not None:
                    if message.match.questions:
                        self.asked = (seat, message.match.questions[0])
                    self.over = message.match.seed is not None

    async def answer(self) -> None:
        assert self.asked is not None
        seat, question = self.asked
        options = question.options
        # Mostly rolls and stops in turn, so that a match takes its usual length.
        key = options[random.randrange(len(options))]["key"]
        self.expect(question.id + 1)
        await self.sockets[seat].send(
            json.dumps({"type": "answer", "id": question.id, "question": question.id, "key": key})
        )


def _cookie(answer: httpx.Response) -> str:
    ((name, value),) = answer.cookies.items()
    return f"{name}={value}"


async def _until_done(socket: ClientConnection) -> None:
    async for text in socket:
        if _read(text).type == "done":
            return


class Ours(Client):
    """One server, or several that share their tables: then all of a table are at the same one, or spread over them."""

    def __init__(self, *ports: int, game: str = "scrap-racer", spread: bool = False) -> None:
        super().__init__(ports[0])
        from jalopy import _builds

        self.build = _builds.build()
        self.ports = ports
        self.game = game
        self.spread = spread

    def port_of(self, table: int, seat: int) -> int:
        return self.ports[(table + (seat if self.spread else 0)) % len(self.ports)]

    def table(self, number: int) -> OurTable:
        return OurTable(self, number)


# --- boardgame.io ---------------------------------------------------------------------------------------------------------------


class PeerTable(Table):
    """Speaks socket.io's framing by hand: `42["update", …]` and the like."""

    def __init__(self, client: "Peer", number: int) -> None:
        super().__init__(number)
        self.client = client
        self.state = -1  # boardgame.io's count of changes
        self.turn_of = 0
        self.rolled = 0
        self.keys: list[str] = []
        self.id = ""

    async def open(self, http: httpx.AsyncClient) -> None:
        made = await http.post("/games/dice-race/create", json={"numPlayers": SEATS})
        made.raise_for_status()
        self.id = made.json()["matchID"]
        for seat in range(SEATS):
            joined = await http.post(
                f"/games/dice-race/{self.id}/join", json={"playerID": str(seat), "playerName": f"Guest {seat}"}
            )
            self.keys.append(joined.json()["playerCredentials"])
        for seat in range(SEATS):
            socket = await connect(
                f"ws://127.0.0.1:{self.client.port}/socket.io/?EIO=4&transport=websocket",
                compression=None,
                max_size=None,
                ping_interval=None,
            )
            self.sockets.append(socket)
            await socket.recv()  # engine.io says hello
            await socket.send("40/dice-race,")
            await socket.recv()
            words = ["sync", self.id, str(seat), self.keys[seat], SEATS]
            await socket.send("42/dice-race," + json.dumps(words))
        self.readers = [asyncio.create_task(self._listen(seat)) for seat in range(SEATS)]
        while self.state < 0:
            await asyncio.sleep(0.01)

    async def _listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            self.bytes += len(text)
            if text == "2":
                await self.sockets[seat].send("3")
                continue
            _, found, data = str(text).partition(",")
            if not found or not data.startswith("["):
                continue
            words = json.loads(data)
            state = words[2] if words[0] == "update" else words[2]["state"] if words[0] == "sync" else None
            if state is not None:
                if state["_stateID"] >= self.state:
                    self.state = state["_stateID"]
                    self.turn_of = int(state["ctx"]["currentPlayer"])
                    self.rolled = len(state["G"]["dice"])
                    self.over = state["ctx"].get("gameover") is not None
                self.heard(seat, state["_stateID"])

    async def answer(self) -> None:
        seat = self.turn_of
        move = "roll" if self.rolled == 0 or (self.rolled < 6 and random.random() < 0.6) else "stop"
        action = {
            "type": "MAKE_MOVE",
            "payload": {"type": move, "args": [], "playerID": str(seat), "credentials": self.keys[seat]},
        }
        self.expect(self.state + 1)
        words = ["update", action, self.state, self.id, str(seat)]
        await self.sockets[seat].send("42/dice-race," + json.dumps(words))


class Peer(Client):
    build = "node"

    def table(self, number: int) -> Table:
        return PeerTable(self, number)


# --- the load -------------------------------------------------------------------------------------------------------------------


async def drive(client: Client, count: int, seconds: float, mark: Callable[[str], None]) -> dict[str, Any]:
    """All tables set up, then one answer per table and second, spread evenly over the second."""
    began = time.perf_counter()
    async with sitting(client, [client.table(number) for number in range(count)]) as tables:
        setting_up = time.perf_counter() - began
        await asyncio.sleep(2)
        figures = await play(tables, seconds, mark=mark)
    return {"setting up s": round(setting_up, 1), **figures}


@contextlib.asynccontextmanager
async def asking(client: Client) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{client.port}", timeout=60, verify=False) as http:
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # every seat is a guest of its own
        yield http


Seated = TypeVar("Seated", bound=Table)


@contextlib.asynccontextmanager
async def sitting(client: Client, tables: Sequence[Seated]) -> AsyncIterator[Sequence[Seated]]:
    """All of them set up, with everybody connected."""
    try:
        async with asking(client) as http:
            for first in range(0, len(tables), AT_ONCE):
                await asyncio.gather(*(table.open(http) for table in tables[first : first + AT_ONCE]))
        yield tables
    finally:
        for table in tables:
            await table.close()


async def play(
    tables: Sequence[Table], seconds: float, every: float = 1.0, mark: Callable[[str], None] = lambda _: None
) -> dict[str, Any]:
    """One answer per table and so many seconds, evenly spread."""
    before = [(table.bytes, table.bytes_watched, len(table.took), table.missed) for table in tables]
    mark("begin")
    own = time.process_time()
    began = time.perf_counter()
    await asyncio.gather(
        *(_play(table, began + place * every / len(tables), seconds, every) for place, table in enumerate(tables))
    )
    lasted = time.perf_counter() - began
    mark("end")
    own = time.process_time() - own
    await asyncio.sleep(0.5)
    took = sorted(took for table, (_, _, first, _) in zip(tables, before, strict=True) for took in table.took[first:])
    heard = sum(table.bytes - seen for table, (seen, _, _, _) in zip(tables, before, strict=True))
    watched = sum(table.bytes_watched - seen for table, (_, seen, _, _) in zip(tables, before, strict=True))
    missed = sum(table.missed - seen for table, (_, _, _, seen) in zip(tables, before, strict=True))

    def at(share: float) -> float:
        return round(took[min(len(took) - 1, int(len(took) * share))] * 1000, 2)

    return {
        "tables": len(tables),
        "sockets": sum(len(table.sockets) for table in tables),
        "seconds": round(lasted, 1),
        "answers": len(took),
        "answers/s": round(len(took) / lasted, 1),
        "wanted/s": round(len(tables) / every),
        "skipped": missed,
        "unheard": sum(bool(table.waiting) for table in tables),
        "over": sum(table.over for table in tables),
        "p50 ms": at(0.50),
        "p95 ms": at(0.95),
        "p99 ms": at(0.99),
        "worst ms": at(1.0),
        "client cpu": round(own / lasted, 2),
        "bytes/answer": round(heard / max(1, len(took))),
        "bytes watched/answer": round(watched / max(1, len(took))),
    }


async def _play(table: Table, first: float, seconds: float, every: float) -> None:
    turn = 0
    while turn * every < seconds and not table.over:
        await asyncio.sleep(max(0.0, first + turn * every - time.perf_counter()))
        if table.waiting:
            table.missed += 1  # the last answer is not through yet: the server is behind
        else:
            await table.answer()
        turn += 1

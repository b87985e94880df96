"""People at tables: they look, think, answer, chat, take back, lose their connection and come again, and note what they were told."""

import asyncio
import contextlib
import json
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
import msgspec
from bench.soaking.house import House
from tests.server.logged import Acknowledged, Heard, digest, taken_back
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

Wish = dict[str, Any]

SILENCE: Final = 300.0  # seconds without a reply that no busy machine explains
EXPECTED_CLOSES: Final = {None, 1000, 1001, 1005, 1006, 1012}  # as where a server stops or dies
TRY_LATER: Final = 1013  # where the database is out of reach
AWAY: Final = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError)


class _Option(msgspec.Struct):
    key: str


class _Question(msgspec.Struct):
    id: int
    seat: int
    options: list[_Option]


class _Chair(msgspec.Struct):
    seat: int
    kind: str
    bot: str = ""


class _Undo(msgspec.Struct):
    asked: int
    waiting_for: list[int]


class _Table(msgspec.Struct):
    seats: list[_Chair]
    state: str
    host: bool
    undo: _Undo | None = None
    rematch: str | None = None


class _Match(msgspec.Struct):
    questions: list[_Question]
    answers: int
    seed: str | None = None


class _Said(msgspec.Struct):
    number: int


class _Plan(msgspec.Struct):
    answers: list[str]


class _Told(msgspec.Struct):
    type: str
    id: int = 0
    seq: int = 0
    key: str = ""
    reason: str = ""
    table: _Table | None = None
    match: _Match | None = None
    scenes: list[msgspec.Raw] = []
    first_scene: int = 0
    sayings: list[_Said] = []
    seats: list[_Chair] = []
    plans: list[_Plan] = []


_read = msgspec.json.Decoder(_Told).decode


@dataclass
class Manners:
    """How people behave: how long they think, and how often (of 1) they do what is not answering."""

    pause: tuple[float, float] = (0.2, 2.0)
    says: float = 0.02
    takes_back: float = 0.03
    agrees: float = 0.8
    looks_ahead: float = 0.03
    plans: float = 0.2
    goes: float = 0.01  # and comes again
    again: float = 0.5  # a rematch
    comes_back: tuple[float, float] = (0.05, 0.5)  # seconds until somebody whose connection is lost tries again


@dataclass
class Figures:
    """What all people have seen together."""

    took: list[float] = field(default_factory=list)  # seconds from an answer to its acknowledgement
    interrupted: list[float] = field(default_factory=list)  # of those in between which the connection was lost
    refusals: Counter[str] = field(default_factory=Counter)
    closes: Counter[str] = field(default_factory=Counter)
    connects: int = 0
    silences: int = 0
    undone: int = 0
    said: int = 0
    rematches: int = 0
    problems: list[str] = field(default_factory=list)


class Pending:
    """A wish that has not been answered; answers are sent again on the next connection, anything else is not."""

    def __init__(self, message: Wish) -> None:
        self.message = message
        self.sent = time.perf_counter()
        self.again = False
        self.reply: asyncio.Future[_Told | None] = asyncio.get_running_loop().create_future()

    @property
    def lasts(self) -> bool:
        return self.message["type"] in ("answer", "answers")

    def settle(self, reply: _Told | None) -> None:
        if not self.reply.done():
            self.reply.set_result(reply)


class Person:
    """A guest at one table, on some of its chairs or on none."""

    def __init__(self, at: "Table", cookie: str, chairs: list[int]) -> None:
        self.at = at
        self.cookie = cookie
        self.chairs = chairs
        self.lot = random.Random(at.lot.random())
        self.acknowledged: list[Acknowledged] = []
        self.scenes: list[bytes | None] = []
        self.table: _Table | None = None
        self.match: _Match | None = None
        self.leaving = False
        self._sayings = 0
        self._number = 0
        self._news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._connected_at = 0.0
        self._pending: Pending | None = None
        self._asking = asyncio.Lock()
        self._answered = (0, 0)  # question and seat: what follows may not be told yet
        self._tasks: list[asyncio.Task[None]] = []

    def come(self) -> None:
        self._tasks = [asyncio.create_task(self._stay()), asyncio.create_task(self._act())]

    async def leave(self) -> None:
        self.leaving = True
        self.hang_up()
        for task in self._tasks:
            task.cancel()
        for result in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(result, Exception):
                self.at.complain(f"a client broke: {type(result).__name__}: {result}")

    def hang_up(self) -> None:
        if self._socket is not None:
            self._socket.transport.abort()

    @property
    def heard(self) -> Heard:
        ears = self.chairs[0] if len(self.chairs) == 1 else None
        return Heard(ears, self.scenes, self.acknowledged)

    @property
    def stands_at(self) -> str:
        """What this one sees, for whoever asks why a table stands still."""
        asked = None if self.match is None else [(question.id, question.seat) for question in self.match.questions]
        wish = None if self._pending is None else self._pending.message
        return f"chairs {self.chairs}: connected {self._socket is not None}, asked {asked}, last answered {self._answered}, wants {wish}"

    # --- connected --------------------------------------------------------------------------------------------------------

    async def _stay(self) -> None:
        figures = self.at.figures
        while not self.leaving:
            port = self.at.house.some_port(self.lot)
            try:
                socket = await connect(
                    f"ws://127.0.0.1:{port}/socket/{self.at.code}",
                    additional_headers={"Cookie": self.cookie},
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                    open_timeout=20,
                    close_timeout=2,
                )
            except AWAY:
                await asyncio.sleep(self.lot.uniform(*self.at.manners.comes_back))
                continue
            figures.connects += 1
            try:
                await socket.send(json.dumps({"type": "hello", "scenes": len(self.scenes), "sayings": self._sayings}))
                self._socket, self._connected_at = socket, time.monotonic()
                if self._pending is not None:
                    self._pending.again = True
                    await socket.send(json.dumps(self._pending.message))
                async for text in socket:
                    self._hear(_read(text))
            except AWAY:
                pass
            finally:
                self._socket = None
                socket.transport.abort()
            if self._pending is not None and not self._pending.lasts:
                self._pending.settle(None)
            self._note_close(socket)
            await asyncio.sleep(self.lot.uniform(*self.at.manners.comes_back))

    def _note_close(self, socket: ClientConnection) -> None:
        code = socket.close_code
        if self.leaving or code in EXPECTED_CLOSES:
            return
        self.at.figures.closes[str(code)] += 1
        if code != TRY_LATER or not self.at.excused():
            self.at.complain(f"a socket was closed with {code}: {socket.close_reason}")

    def _hear(self, told: _Told) -> None:
        if told.type == "update":
            self._see(told)
        elif told.type == "presence":
            if self.table is not None:
                self.table.seats = told.seats
        elif self._pending is not None and told.id == self._pending.message["id"]:
            self._pending.settle(told)
        self._news.set()

    def _see(self, told: _Told) -> None:
        self.table = told.table or self.table
        self.match = told.match
        if told.sayings:
            self._sayings = told.sayings[-1].number + 1
        if told.match is None:
            return
        if told.first_scene == 0:
            self.scenes = []
        if told.first_scene != len(self.scenes):
            self.at.complain(f"scene {told.first_scene} came after {len(self.scenes)} scenes")
            self.scenes += [None] * (told.first_scene - len(self.scenes))
        for scene in told.scenes:
            raw = bytes(scene)
            for gone in taken_back(raw):
                self.scenes[gone] = None
            self.scenes.append(digest(raw))
        assert self.table is not None
        if any(question.seat not in self.chairs for question in told.match.questions):
            self.at.complain("somebody was asked what is another's to answer")
        if told.match.seed is not None and self.table.state != "over":
            self.at.complain("somebody was told the seed before the end")
        if self.table.state == "over":
            self.at.over.set()

    # --- wanting ----------------------------------------------------------------------------------------------------------

    async def _act(self) -> None:
        while not self.leaving:
            await self._news.wait()
            self._news.clear()
            if self._wanted() is None:
                continue
            await asyncio.sleep(self.lot.uniform(*self.at.manners.pause))
            await self._dally()
            wish = self._wanted()
            if wish is not None:
                await self._do(wish)
                self._news.set()

    def _wanted(self) -> Wish | None:
        """What has to be done next, as the table stands."""
        table = self.table
        if table is None or not self.chairs or table.state == "over":
            return None
        if table.state == "lobby":
            for seat in self.chairs:
                if table.seats[seat].kind == "empty":
                    return {"type": "sit", "seat": seat, "name": f"Guest {seat}"}
            ready = all(chair.kind != "empty" for chair in table.seats)
            return {"type": "start"} if table.host and ready else None
        for seat in self.chairs:
            if (
                table.seats[seat].bot and table.seats[seat].kind == "person"
            ):  # it plays on for us, for our time was over
                return {"type": "sit", "seat": seat, "name": f"Guest {seat}"}
        if table.undo is not None and set(table.undo.waiting_for) & set(self.chairs):
            agreed = self.lot.random() < self.at.manners.agrees
            return {"type": "consent", "yes": agreed, "asked": table.undo.asked}
        questions = self.match.questions if self.match is not None else []
        if not questions or not questions[0].options:
            return None
        question = questions[0]
        if (question.id, question.seat) == self._answered:
            return None
        key = self.lot.choice(question.options).key
        return {"type": "answer", "question": question.id, "key": key, "seat": question.seat}

    async def _dally(self) -> None:
        """What people do besides answering."""
        manners, match = self.at.manners, self.match
        if match is None or not match.questions:
            return
        question = match.questions[0]
        if self.lot.random() < manners.says:
            self.at.figures.said += 1
            await self._do({"type": "say", "text": f"hm, {self.lot.random():.3f}"})
        if self.lot.random() < manners.looks_ahead:
            await self._do({"type": "foresee", "question": question.id, "seat": question.seat})
        if self.lot.random() < manners.takes_back:
            self.at.figures.undone += 1
            await self._do({"type": "undo", "answers": match.answers})
        if self.at.game == "home-racers" and self.lot.random() < manners.plans:
            told = await self._do({"type": "propose", "question": question.id, "seat": question.seat})
            if told is not None and told.plans and (keys := told.plans[0].answers):
                await self._do({"type": "answers", "question": question.id, "keys": keys, "seat": question.seat})
        if self.lot.random() < manners.goes:
            self.hang_up()

    async def _do(self, wish: Wish) -> _Told | None:
        """What became of it; None where nobody knows. An answer is not given up."""
        async with self._asking:
            return await self._ask(wish)

    async def _ask(self, wish: Wish) -> _Told | None:
        self._number += 1
        pending = self._pending = Pending({**wish, "id": self._number})
        try:
            while not self.leaving:
                with contextlib.suppress(*AWAY):
                    if self._socket is not None and not pending.again:
                        await self._socket.send(json.dumps(pending.message))
                    elif not pending.lasts:
                        return None
                try:
                    told = await asyncio.wait_for(asyncio.shield(pending.reply), SILENCE)
                except TimeoutError:
                    if self._socket is None or time.monotonic() - self._connected_at < SILENCE:
                        continue  # it is the connection that fails, and an answer is not given up for that
                    self.at.figures.silences += 1
                    if not self.at.excused():
                        self.at.complain(f"nothing was heard of a wish ({wish['type']}) for {SILENCE:g} s")
                    self.hang_up()
                    pending.again = True
                    continue
                return self._note(pending, told)
            return None
        finally:
            self._pending = None

    def _note(self, pending: Pending, told: _Told | None) -> _Told | None:
        figures = self.at.figures
        if told is None or told.type == "refused":
            key = "lost" if told is None else told.key or "by the rules"
            figures.refusals[key] += 1
            if key in ("went-wrong", "rules-broke") or (key == "not-saved" and not self.at.excused()):
                self.at.complain(f"a wish ({pending.message['type']}) was refused: {told.reason if told else ''}")
        elif pending.lasts:
            took = time.perf_counter() - pending.sent
            (figures.interrupted if pending.again else figures.took).append(took)
            message = pending.message
            keys = message["keys"] if "keys" in message else [message["key"]]
            self.acknowledged.append(Acknowledged(message["question"], message["seat"], keys, told.seq))
            self.at.answers += len(keys)
            self._answered = (message["question"], message["seat"])
        return told

    async def ask_for_a_rematch(self) -> str | None:
        """The code of the table where everybody meets again."""
        await self._do({"type": "rematch"})
        deadline = time.monotonic() + SILENCE
        while time.monotonic() < deadline:
            if self.table is not None and self.table.rematch:
                return self.table.rematch
            await asyncio.sleep(0.1)
        return None


class Table:
    """One match, from its making to its end."""

    def __init__(
        self, house: House, figures: Figures, manners: Manners, lot: random.Random, excused: Any, game: str, seats: int
    ) -> None:
        self.house = house
        self.figures = figures
        self.manners = manners
        self.lot = lot
        self.excused = excused  # whether what is just being done to the servers explains a fault
        self.game = game
        self.seats = seats
        self.code = ""
        self.people: list[Person] = []
        self.over = asyncio.Event()
        self.answers = 0

    def complain(self, sentence: str) -> None:
        self.figures.problems.append(f"At {self.code or 'a new table'} ({self.game}) {sentence}.")

    @property
    def heard(self) -> list[Heard]:
        return [person.heard for person in self.people]

    async def make(self, http: httpx.AsyncClient, wish: Wish, people: list[list[int]], watching: int) -> None:
        """`people`: the chairs of each; the first of them makes the table."""
        made = await self.ask(http, "POST", "/api/tables", json={"game": self.game, "seats": self.seats, **wish})
        self.code = made.json()["code"]
        cookies = [cookie_of(made)]
        for _ in range(len(people) - 1 + watching):
            cookies.append(cookie_of(await self.ask(http, "GET", "/api/mine")))
        for cookie, chairs in zip(cookies, [*people, *([[]] * watching)], strict=True):
            self.people.append(Person(self, cookie, chairs))

    def again(self, code: str) -> "Table":
        """The same people at another table."""
        table = Table(self.house, self.figures, self.manners, self.lot, self.excused, self.game, self.seats)
        table.code = code
        table.people = [Person(table, person.cookie, person.chairs) for person in self.people]
        return table

    def sit_down(self) -> None:
        for person in self.people:
            person.come()

    async def leave(self) -> None:
        await asyncio.gather(*(person.leave() for person in self.people))

    async def ask(self, http: httpx.AsyncClient, method: str, path: str, **given: Any) -> httpx.Response:
        """By any server, until one can answer; one that breaks on a request is complained about."""
        deadline = time.monotonic() + SILENCE
        while True:
            said = "nothing"
            with contextlib.suppress(httpx.TransportError):
                port = self.house.some_port(self.lot)
                answer = await http.request(method, f"http://127.0.0.1:{port}{path}", **given)
                if answer.is_success:
                    return answer
                said = f"{answer.status_code}: {answer.text[:200]}"
                if answer.status_code == 500 or (answer.status_code != 503 and not self.excused()):
                    self.complain(f"{method} {path.replace(self.code or ' ', '…')} was answered with {said}")
            if time.monotonic() > deadline:
                raise TimeoutError(f"{method} {path} was answered with {said} for {SILENCE:g} s.")
            await asyncio.sleep(0.3)


def cookie_of(answer: httpx.Response) -> str:
    ((name, value),) = answer.cookies.items()
    return f"{name}={value}"

"""Guests at a table, as a program that speaks the wire's messages."""

import json
from collections.abc import Callable
from types import TracebackType
from typing import Any

import httpx
from tests.server.serving import Serving
from tests.waiting import LONGEST, patiently
from websockets.sync.client import ClientConnection, connect

from jalopy.kernel.changes import fold

Message = dict[str, Any]

LIKE_GUEST_1 = ("Guest 1", "gUEST 1", "Guеst 1", "Guest l", "Guést 1", "Gue\u200bst 1", "Ｇuest 1", "Guest I")
PATIENCE = 60.0  # seconds for whatever should come at once; a busy machine is no failure


class Guest:
    """Somebody with a cookie, at an address of this machine."""

    def __init__(self, serving: Serving, cookie: str = "", source: str = "127.0.0.1") -> None:
        self.serving = serving
        self.source = source
        way = httpx.HTTPTransport(verify=False, local_address=source)
        self.http = httpx.Client(base_url=serving.url, timeout=PATIENCE, transport=way)
        if cookie:
            self.http.cookies.set(*cookie.split("=", 1))
        else:
            self.http.get("/api/mine")

    @property
    def cookie(self) -> str:
        """As a header says it: its name, which each server has of its own, and its value."""
        ((name, value),) = self.http.cookies.items()
        return f"{name}={value}"

    @property
    def id(self) -> str:
        return self.cookie.partition("=")[2].partition(".")[0]

    def make(self, **wish: Any) -> str:
        answer = self.http.post("/api/tables", json={"game": "scrap-racer", "seats": 2, **wish})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    def at(self, code: str, **hello: Any) -> "Line":
        """A socket at the table, greeted."""
        return Line(self, code, hello)

    def table(self, code: str) -> Message:
        answer = self.http.get(f"/api/tables/{code}")
        assert answer.status_code == 200, answer.text
        update: Message = answer.json()
        see([], update)
        return update


def see(views: list[object], update: Message) -> None:
    """Reads the scenes of an update: `views` are those before each scene, and after the last one of all.

    What was taken back leads back among them.
    """
    if update["match"] is None:
        return
    first = update["first_scene"]
    if update["base"] is not None:
        views[first:] = [update["base"]]
    assert len(views) == first + 1
    for scene in update["scenes"]:
        taken = scene["facts"]["events"] if scene["kind"] == "taken-back" else []
        back = views[taken[0]] if taken else None
        views.append(fold(back or views[-1], scene["change"]))
    update["match"]["view"] = fold(views[-1], update["match"]["now"])


class Line:
    """A socket. Everything that comes in is kept in `heard`, word for word."""

    def __init__(self, guest: Guest, code: str, hello: dict[str, Any], serving: Serving | None = None) -> None:
        self.guest = guest
        self.code = code
        self.heard: list[str] = []
        self.update: Message = {}
        self.events: list[Message] = [{}] * hello.get("scenes", 0)  # those it says it has are not sent again
        self.views: list[object] = [None] * len(self.events)
        self.answered: dict[int, Message] = {}
        self._number = 0
        port = (serving or guest.serving).port
        self.socket: ClientConnection = connect(
            f"ws://127.0.0.1:{port}/socket/{code}",
            additional_headers={"Cookie": guest.cookie},
            max_size=None,
            compression=None,
            open_timeout=PATIENCE,
            legacy=True,
            source_address=(guest.source, 0),
        )
        self.send({"type": "hello", **hello})
        self.wait(lambda: bool(self.update))

    def __enter__(self) -> "Line":
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.socket.close()

    # --- speaking ---------------------------------------------------------------------------------------------------------

    def send(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def ask(self, type: str, **fields: Any) -> int:
        """Send a wish and do not wait."""
        self._number += 1
        self.send({"type": type, "id": self._number, **fields})
        return self._number

    def do(self, type: str, **fields: Any) -> Message:
        """Send a wish; what became of it."""
        number = self.ask(type, **fields)
        self.wait(lambda: number in self.answered)
        return self.answered[number]

    def done(self, type: str, **fields: Any) -> int:
        answer = self.do(type, **fields)
        assert answer["type"] == "done", answer
        self.wait(lambda: self.update["seq"] >= answer["seq"])
        return int(answer["seq"])

    def refused(self, type: str, **fields: Any) -> str:
        answer = self.do(type, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["reason"])

    def answer(self, key: str = "", **more: Any) -> int:
        """Answer the open question, by the first option unless told otherwise."""
        question = self.question
        assert question is not None
        return self.done("answer", question=question["id"], key=key or question["options"][0]["key"], **more)

    # --- listening --------------------------------------------------------------------------------------------------------

    def receive(self, seconds: float = PATIENCE) -> Message:
        try:
            text = self.socket.recv(seconds)
        except TimeoutError:
            raise TimeoutError(f"nothing came in {seconds:g} s: {self._last()}") from None
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        if message["type"] == "update":
            assert not self.update or message["seq"] >= self.update["seq"]
            if message["first_scene"] == 0:
                self.events = []
            assert message["first_scene"] == len(self.events), "a gap in the scenes"
            for scene in message["scenes"]:
                self.events.append(scene)
                for gone in scene["facts"]["events"] if scene["kind"] == "taken-back" else []:
                    self.events[gone] = {**self.events[gone], "change": []}  # it led nowhere
            see(self.views, message)
            self.update = {**message, "table": message["table"] or self.update["table"]}
        elif message["type"] == "presence":
            self.update["table"]["seats"] = message["seats"]
            self.update["table"]["spectators"] = message["spectators"]
        else:
            self.answered[message["id"]] = message
        return message

    def wait(self, until: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """The seconds are for the next message; also a server that talks on without saying it is not heard for ever."""
        for _ in patiently(lambda: f"it was not said: {self._last()}", LONGEST):
            if until():
                return
            self.receive(seconds)

    def _last(self) -> str:
        return f"at {self.code} the last message was {self.heard[-1][:1000] if self.heard else 'none'}"

    def catch_up(self, seq: int) -> None:
        self.wait(lambda: self.update["seq"] >= seq)

    @property
    def table(self) -> Message:
        return dict(self.update["table"])

    @property
    def match(self) -> Message:
        assert self.update["match"] is not None
        return dict(self.update["match"])

    @property
    def question(self) -> Message | None:
        questions = self.match["questions"]
        return questions[0] if questions else None


class Hearing:
    """What a guest has heard at a table, as a page puts it together."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.read = 0
        self.sayings: list[Message] = []
        self.said = 0

    def texts(self, said: int) -> list[str]:
        """Once so many sayings are known of, heard or not."""
        self.line.wait(lambda: self._read() >= said)
        return [saying["text"] for saying in self.sayings]

    def until(self, *texts: str) -> None:
        self.line.wait(lambda: self.texts(0) == list(texts))

    def _read(self) -> int:
        for text in self.line.heard[self.read :]:
            message = json.loads(text)
            if message["type"] == "update":
                assert message["first_saying"] <= self.said, "a gap in the sayings"
                self.sayings = [old for old in self.sayings if old["number"] < message["first_saying"]]
                self.sayings += message["sayings"]
                self.said = message["said"]
        self.read = len(self.line.heard)
        return self.said


def play_together(lines: list[Line], answers: int, pick: Callable[[Message], str] | None = None) -> int:
    """So many answers by whoever is asked; everybody catches up after each. How many were given."""
    for count in range(answers):
        asked = [line for line in lines if line.update["match"] and line.question]
        if not asked:
            return count
        question = asked[0].question
        assert question is not None
        seq = asked[0].answer(pick(question) if pick else "", seat=question["seat"])
        for line in lines:
            line.catch_up(seq)
    return answers


def seated(serving: Serving, people: int, **wish: Any) -> tuple[str, list[Guest], list[Line]]:
    """A table with so many people on its chairs, not yet started."""
    guests = [Guest(serving) for _ in range(people)]
    code = guests[0].make(seats=people, name="Guest 1", **wish)
    lines = [guest.at(code) for guest in guests]
    for seat, line in enumerate(lines[1:], 1):
        line.done("sit", seat=seat, name=f"Guest {seat + 1}")
    return code, guests, lines


def started(serving: Serving, people: int, **wish: Any) -> tuple[str, list[Guest], list[Line]]:
    code, guests, lines = seated(serving, people, **wish)
    seq = lines[0].done("start")
    for line in lines:
        line.catch_up(seq)
    return code, guests, lines


def hang_up(lines: list[Line]) -> None:
    for line in lines:
        line.socket.close()

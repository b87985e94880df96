"""However many come at once, whoever plays gets a turn in between: rounds of the event loop stay short."""

import asyncio
from collections import Counter
from typing import Any

import pytest
from tests.server.rooms import beginning, folded, header
from tests.waiting import completed
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from jalopy.server import service, turns
from jalopy.server.connections import PIECE, CarefulSocket
from jalopy.server.service import Listener, OpenRoom
from jalopy.server.turns import Turns

MANY = 200


class Rounds:
    """Counts the rounds of the event loop."""

    def __init__(self) -> None:
        self.number = 0
        self._loop = asyncio.get_running_loop()
        self._next()

    def _next(self) -> None:
        self.number += 1
        self._loop.call_soon(self._next)


def test_so_many_requests_begin_in_one_round_and_all_get_their_turn() -> None:
    async def whole() -> None:
        rounds = Rounds()
        begun: list[tuple[int, int]] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            begun.append((rounds.number, scope["number"]))

        async def nothing(*_: Any) -> Any:
            raise AssertionError("nobody is told anything here")

        at_the_door = Turns(app)
        kinds = ("http", "websocket")
        crowd = [
            asyncio.create_task(at_the_door({"type": kinds[number % 2], "number": number}, nothing, nothing))
            for number in range(MANY)
        ]
        crowd[MANY // 2].cancel()  # its connection has gone
        await asyncio.gather(*crowd, return_exceptions=True)
        assert [number for _, number in begun] == [number for number in range(MANY) if number != MANY // 2]
        in_a_round = Counter(number for number, _ in begun)
        assert max(in_a_round.values()) == turns.AT_ONCE
        # Later ones do not wait for anybody.
        before = rounds.number
        await at_the_door({"type": "http", "number": -1}, nothing, nothing)
        assert rounds.number == before

    completed(whole())


def test_a_crowd_is_told_in_rounds_and_those_who_sit_at_once() -> None:
    async def whole() -> None:
        opened = OpenRoom(folded(header(2, 2), beginning(2)))
        rounds = Rounds()
        told: Counter[str] = Counter()
        in_a_round: Counter[int] = Counter()

        def hears(guest: str) -> None:
            told[guest] += 1
            in_a_round[rounds.number] += 1

        watching = [f"watching {number}" for number in range(MANY)]
        for guest in (*watching, "guest-0", "guest-1"):
            opened.listeners.add(Listener(guest, lambda: None, lambda guest=guest: hears(guest)))  # type: ignore[misc]
        opened.tell()
        await asyncio.sleep(0)
        assert (told["guest-0"], told["guest-1"]) == (1, 1)
        for _ in range(2):
            await asyncio.sleep(0)
            opened.tell()  # somebody plays on meanwhile: nobody is passed over for it
        for _ in range(3 * MANY // service.CROWD):
            await asyncio.sleep(0)
        assert max(in_a_round.values()) <= service.CROWD + 2
        assert set(told) == {*watching, "guest-0", "guest-1"}
        gone = next(iter(opened.listeners))
        opened.listeners.discard(gone)
        told.clear()
        opened.tell()
        for _ in range(MANY // service.CROWD + 1):
            await asyncio.sleep(0)
        assert told == Counter({listener.guest: 1 for listener in opened.listeners})

    completed(whole())


class Wire:
    """A connection of which only its flow is of interest."""

    def __init__(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


def test_what_one_socket_sends_is_heard_in_rounds_and_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    async def whole() -> None:
        rounds = Rounds()
        heard: list[tuple[int, bytes]] = []

        def hear(_: object, data: bytes) -> None:
            heard.append((rounds.number, data))

        monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", hear)
        monkeypatch.setattr(CarefulSocket, "__init__", lambda _: None)
        socket, wire = CarefulSocket(), Wire()
        vars(socket).update(
            transport=wire, loop=asyncio.get_running_loop(), handshake_initiated=True, read_paused=False, _unheard=b""
        )
        much = bytes(number % 251 for number in range(5 * PIECE))
        socket.data_received(much)
        assert not wire.reading
        socket.data_received(b"more")  # was on its way already
        for _ in range(7):
            await asyncio.sleep(0)
        assert b"".join(data for _, data in heard) == much + b"more"
        assert max(Counter(number for number, _ in heard).values()) == 1
        assert max(len(data) for _, data in heard) == PIECE
        assert wire.reading

    completed(whole())

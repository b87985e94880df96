"""Rooms are freed without the collector, so that it may be kept from stopping the tables."""

import asyncio
import contextlib
import gc
import socket
import sys
import time
import weakref
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import cast

import httpx
import pytest
import sqlalchemy as sa
import uvicorn
from tests import processes
from tests.conformance.tables import few
from tests.server.rooms import beginning, folded, header, played
from tests.waiting import completed, patiently
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from jalopy import games
from jalopy.kernel.chance import Stream
from jalopy.server import run, wire
from jalopy.server.app import Config, create_app
from jalopy.server.bus import Bus
from jalopy.server.checks import Checks
from jalopy.server.memory import LONGEST, SECONDS, SELDOM, SETTLES, SMALL, SOCKETS, Memory
from jalopy.server.metrics import Metrics
from jalopy.server.migrate import migrate
from jalopy.server.outlook import Known, update_for
from jalopy.server.requests import NotSaved, Refusal, decide
from jalopy.server.service import Listener, OpenRoom, Tables
from jalopy.server.storage import Reaching, Storage, engine_for
from jalopy.server.writers import Append, SqliteWriter


def test_a_room_that_nobody_holds_is_gone_at_once() -> None:
    gc.collect()
    gc.disable()
    try:
        opened = OpenRoom(folded(header(3, 2), played(3, 2, undos=True)))
        update_for(opened.room, "guest-1", Known())
        gone: list[weakref.ref[object]] = [weakref.ref(opened.room), weakref.ref(opened)]
        del opened
        assert [ref() for ref in gone] == [None, None]
    finally:
        gc.enable()


def opened(memory: Memory) -> Iterator[Memory]:
    try:
        memory.open()
        yield memory
    finally:
        gc.unfreeze()
        gc.enable()


def test_everything_is_looked_through_after_enough_sockets() -> None:
    for memory in opened(Memory(lambda: 0)):
        assert gc.get_freeze_count() > 0
        assert not memory.tidy(SOCKETS - 1)
        assert memory.tidy(SOCKETS)
        assert not memory.tidy(SOCKETS + 1)


def test_everything_is_looked_through_when_memory_has_doubled() -> None:
    sizes = [SMALL, SMALL + 1, 2 * SMALL, 4 * SMALL, 4 * SMALL + 1, SMALL]  # asked once more after each time
    for memory in opened(Memory(lambda: sizes.pop(0))):
        assert not memory.tidy(0)
        assert memory.tidy(0)
        assert not memory.tidy(0)
        assert memory.tidy(0)


def test_everything_is_looked_through_now_and_then_and_less_often_where_that_takes_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    collect = gc.collect

    def takes_a_second() -> int:
        now[0] += 1
        return collect()

    for memory in opened(Memory(lambda: 0)):
        now[0] += SECONDS - 1
        assert not memory.tidy(0)
        now[0] += 1
        monkeypatch.setattr(gc, "collect", takes_a_second)
        assert memory.tidy(0)
        now[0] += SELDOM - 1
        assert not memory.tidy(0)
        now[0] += 1
        assert memory.tidy(0)


class Ring:
    def __init__(self) -> None:
        self.itself = self


def test_rings_go_when_everything_is_looked_through_and_not_before() -> None:
    for memory in opened(Memory(lambda: 0)):
        left = weakref.ref(Ring())
        memory.set_aside(calm=True)
        held = [[] for _ in range(100_000)]  # type: ignore[var-annotated]
        assert left() is not None
        assert len(held) == 100_000
        memory.tidy(SOCKETS)
        assert left() is None


def test_what_trouble_leaves_behind_goes_when_it_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    for memory in opened(Memory(lambda: 0)):
        at_work = Ring()
        left = weakref.ref(at_work)
        memory.set_aside(calm=False)
        before = gc.get_freeze_count()
        now[0] += SETTLES / 2
        memory.set_aside(calm=True)  # whoever waits for an answer has not given up yet
        assert gc.get_freeze_count() == before
        del at_work
        assert left() is not None
        now[0] += SETTLES
        memory.set_aside(calm=True)
        assert left() is None
        assert gc.get_freeze_count() > before


def test_however_long_trouble_lasts_what_it_leaves_goes_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    for memory in opened(Memory(lambda: 0)):
        memory.set_aside(calm=False)
        left = weakref.ref(Ring())
        now[0] += LONGEST / 2
        memory.set_aside(calm=False)
        assert left() is not None
        now[0] += LONGEST / 2
        memory.set_aside(calm=False)
        assert left() is None


def test_a_database_out_of_reach_is_noticed() -> None:
    async def whole() -> None:
        engine = engine_for("postgresql://nobody@127.0.0.1:1/nothing", in_a_hurry=True)
        reaching = Reaching(engine.sync_engine)
        assert reaching.reached()
        for known in (None, False):
            with pytest.raises(ConnectionRefusedError):
                await engine.connect()
            assert reaching.reached() is known
        assert reaching.reached() is False
        assert reaching.reached()
        await engine.dispose()

    completed(whole())


def test_whoever_is_just_being_connected_is_no_trouble() -> None:
    """Trouble is looked through when it is over, and everybody waits for that."""

    async def whole() -> None:
        engine = engine_for("sqlite://")
        reaching = Reaching(engine.sync_engine)
        looks: list[bool | None] = []
        sa.event.listen(engine.sync_engine, "do_connect", lambda *_: looks.append(reaching.reached()))
        async with engine.connect():
            assert looks == [None]
            assert reaching.reached()
        await engine.dispose()

    completed(whole())


def test_nothing_is_set_aside_until_it_is_known_whether_there_is_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    collected: list[int] = []
    for memory in opened(Memory(lambda: 0)):
        before = gc.get_freeze_count()
        held = [[] for _ in range(1000)]  # type: ignore[var-annotated]
        memory.set_aside(calm=None)
        assert gc.get_freeze_count() == before
        monkeypatch.setattr(gc, "collect", lambda: collected.append(1))
        memory.set_aside(calm=True)
        assert gc.get_freeze_count() >= before + len(held)
        monkeypatch.undo()
    assert not collected


@pytest.mark.parametrize("watches", [True, False], ids=["watching", "against the rules"])
def test_a_refused_message_leaves_no_ring(watches: bool) -> None:
    room = folded(header(3, 2), beginning(3))
    guest = "nobody" if watches else f"guest-{room.questions()[0].seat}"

    def refused() -> None:
        with pytest.raises(Refusal):
            decide(room, guest, wire.Answer(id=1, question=room.question_id, key="no such answer"))

    refused()  # what is made once and kept
    gc.collect()
    gc.disable()
    try:
        for _ in range(100):
            refused()
        assert gc.collect() == 0
    finally:
        gc.enable()


@pytest.mark.parametrize("away", [False, True], ids=["", "while the database is away"])
def test_whoever_only_looked_in_is_not_remembered(away: bool) -> None:
    class Kept:
        async def keep(self, kept: object) -> None:
            if away:
                raise OSError("the database is away")

        keep_summaries = keep_snapshots = keep

    async def whole() -> None:
        tables = Tables(cast(Storage, Kept()), Bus(), Metrics(), lambda opened: None, Checks())
        at_table = OpenRoom(folded(header(2, 2), beginning(2)))
        tables._open["a"] = tables._by_id[1] = at_table
        for guest in ("guest-1", *(f"passer-by {number}" for number in range(1000))):
            listener = Listener(guest, lambda: None, lambda: None)
            tables.join(at_table, listener)
            tables.leave(at_table, listener)
        with pytest.raises(OSError, match="away") if away else contextlib.nullcontext():
            await tables.sweep(600.0)
        assert list(at_table.room.presence.left) == ["guest-1"]
        assert (at_table.room.presence.connected, at_table.listeners) == ({}, set())

    completed(whole())


@pytest.mark.parametrize("game", games.GAMES)
def test_whoever_asks_what_answers_would_do_leaves_no_ring(game: str) -> None:
    """Dozens of matches are begun for it, some hundred kilobytes of them: they go at once."""
    case = few(games.find(game))[1]
    room = folded(header(case.seats, 1, game, **case.given), beginning(case.seats, game))
    assert room.match is not None
    lot = Stream(1)
    list(games.consequences(room.match, room.questions()[0].seat))  # what is made once and kept
    gc.collect()
    gc.disable()
    try:
        for _ in range(10):
            question = room.questions()[0]
            list(games.consequences(room.match, question.seat))
            room.match.answer(question.options[lot.below(len(question.options))].key, question.seat)
        assert gc.collect() == 0
    finally:
        gc.enable()


def left_behind() -> list[str]:
    """The kinds of what only the collector would take away."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        gc.collect()
        return sorted({type(each).__name__ for each in gc.garbage})
    finally:
        gc.set_debug(0)
        gc.garbage.clear()


def test_a_closed_socket_is_gone_at_once(tmp_path: Path) -> None:
    """Whoever closes it, and however: a thousand of them would wait for the collector, some ten megabytes."""

    async def come_and_go(port: int, cookie: str, code: str, how: str) -> None:
        line = await connect(f"ws://127.0.0.1:{port}/socket/{code}", additional_headers={"Cookie": cookie})
        await line.send(b"no text" if how == "closed by the server" else '{"type":"hello"}')
        with contextlib.suppress(ConnectionClosed, StopAsyncIteration):
            async with asyncio.timeout(60):
                await anext(aiter(line))
        if how == "cut off":
            line.transport.abort()
        await line.close()

    async def whole() -> None:
        with socket.socket() as listening:
            listening.bind(("127.0.0.1", 0))
            port = listening.getsockname()[1]
            app = create_app(Config(database=str(tmp_path / "kept.db")))
            server = uvicorn.Server(uvicorn.Config(app, **run._options("127.0.0.1")))
            serving = asyncio.create_task(server.serve([listening]))
            try:
                for _ in patiently("the server does not start", 60):
                    if server.started:
                        break
                    await asyncio.sleep(0.02)
                async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", verify=False) as http:
                    made = await http.post("/api/tables", json={"game": "scrap-racer", "seats": 2, "name": "Ann"})
                ((name, value),) = made.cookies.items()
                ways = ("in good order", "cut off", "closed by the server")
                for how in ways:  # what is made once and kept
                    await come_and_go(port, f"{name}={value}", made.json()["code"], how)
                await asyncio.sleep(0.2)
                left_behind()
                gc.disable()
                for how in ways * 3:
                    await come_and_go(port, f"{name}={value}", made.json()["code"], how)
                await asyncio.sleep(0.2)
                ours = {"CarefulHttp", "CarefulSocket", "ServerProtocol", "Socket", "Listener", "BindParameter"}
                assert ours.isdisjoint(left_behind())
            finally:
                gc.unfreeze()
                gc.enable()
                server.should_exit = True
                await serving

    completed(whole())


def test_texts_are_read_before_anybody_is_refused_anything(tmp_path: Path) -> None:
    """Reading them takes most of a second, for which everybody would wait: it is done beside the tables."""
    script = """
import asyncio, sys
from jalopy import catalogues
from jalopy.server import app
from jalopy.server.app import Config, Server

async def whole():
    server = Server(Config(database=sys.argv[1]))
    async with server.lifespan(None):
        assert "fluent.runtime" not in sys.modules  # nobody waits for it when the server starts
        for _ in range(600):
            await asyncio.sleep(0.1)
            if "fluent.runtime" in sys.modules and catalogues.read.cache_info().currsize >= 5:
                return
        sys.exit("the texts were not read")

app.A_MOMENT = 0.1
asyncio.run(whole())
"""
    ended = processes.run([sys.executable, "-c", script, str(tmp_path / "kept.db")])
    assert ended.returncode == 0, ended.stderr


def test_what_could_not_be_saved_leaves_no_ring(tmp_path: Path) -> None:
    class Full(SqliteWriter):
        def _commit(self, batch: Sequence[Append]) -> None:
            raise OSError("the disk is full")

    async def whole() -> None:
        kept = Storage(engine_for(str(tmp_path / "jalopy.db")))
        await migrate(kept.engine)
        tables = Tables(kept, Bus(), Metrics(), lambda opened: None, Checks())
        opened = await tables.find(await tables.make("guest-0", wire.NewTable(game="scrap-racer", seats=2, name="Ann")))
        assert opened is not None
        kept.writer._commit = Full._commit.__get__(kept.writer)  # type: ignore[attr-defined]

        async def in_vain() -> None:
            with pytest.raises(NotSaved):
                await tables.act(opened, "guest-0", wire.Ready(id=1, ready=True))

        await in_vain()  # what is made once and kept
        gc.collect()
        gc.disable()
        try:
            for _ in range(20):
                await in_vain()
            assert gc.collect() == 0
        finally:
            gc.enable()
            await kept.close()

    completed(whole())

"""Connections that would cost more than a guest is worth: silent ones, slow ones, those that flood or never read.

uvicorn's own protocols with a budget of time, frames and memory. Whoever is beyond it is cut off, and a log line says why.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from jalopy.server import limits
from jalopy.server.outlet import OUTLET

log = logging.getLogger("jalopy.connections")

SPARE_FILES: Final = 64  # that connections leave to the database and others
PIECE: Final = 512  # bytes that a socket is heard in one round of the event loop: some eighty of the smallest frames
SMALL_PIECE: Final = 1024  # the same of requests, which cost more than frames
MOST_IN_LINE: Final = 16  # requests that one connection sends before the first is answered; browsers send one
NOT_UTF_8: Final = 1007
QUIET: Final = 60.0  # seconds in which the same is not logged twice


def most_connections() -> int:
    """As many as the system lets us have open, which is first asked for more."""
    try:
        import resource
    except ImportError:  # not on Windows, where the number of files is no matter
        return limits.MOST_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.MOST_CONNECTIONS + SPARE_FILES
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    return allowed - SPARE_FILES


class Doors:
    """How many are inside, in all and from each address. One per process."""

    def __init__(self) -> None:
        self.most = most_connections()
        self.inside: Counter[str] = Counter()
        self.all = 0
        self._said: dict[str, float] = {}

    def enter(self, address: str) -> bool:
        if self.all >= self.most:
            self.say("there are too many connections", address)
            return False
        if address not in limits.LOOPBACK and self.inside[address] >= limits.FROM_ONE_ADDRESS:
            self.say("there are too many connections from one address", address)
            return False
        self.inside[address] += 1
        self.all += 1
        return True

    def leave(self, address: str) -> None:
        self.all -= 1
        self.inside[address] -= 1
        if self.inside[address] <= 0:
            del self.inside[address]

    def say(self, what: str, address: str) -> None:
        """Once a minute: a flood shall not fill the log too."""
        now = time.monotonic()
        if now - self._said.get(what, -QUIET) >= QUIET:
            self._said[what] = now
            log.warning(what, extra={"address": address})


_doors: Doors | None = None


def doors() -> Doors:
    global _doors
    _doors = _doors or Doors()
    return _doors


class CarefulHttp(HttpToolsProtocol):
    """A request has to be there, with all its body, within some seconds."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self._late: asyncio.TimerHandle | None = None
        self._upgraded = False
        self._answering: RequestResponseCycle | None = None
        self._address = self.client[0] if self.client else ""
        self._inside = doors().enter(self._address)
        if self._inside:
            self._wait()
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_longer()
        if self._inside:
            self._inside = False
            doors().leave(self._address)
        self._let_go()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _let_go(self) -> None:
        """Nothing more is written to whoever has gone, and nothing answered that waits in line, which would hold itself."""
        for cycle in (self._answering, self.cycle):
            if cycle is not None:
                cycle.disconnected = True
                cycle.message_event.set()
        self._answering = None
        self.cycle = None  # type: ignore[assignment]
        self.pipeline.clear()

    def _cut_off(self, why: str) -> None:
        doors().say(why, self._address)
        self._let_go()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SMALL_PIECE):
            if self._upgraded or self.transport.is_closing():
                return
            super().data_received(data[start : start + SMALL_PIECE])
            if len(self.pipeline) > MOST_IN_LINE:
                self._cut_off("a connection asks too much at once")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._late is None:
            self._wait()

    def on_message_complete(self) -> None:
        self._wait_no_longer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._wait_no_longer()
        self._inside = False  # it is the socket that leaves
        super().handle_websocket_upgrade()
        self._upgraded = True
        del self.parser  # it holds this connection, which holds it

    def _wait(self) -> None:
        self._late = self.loop.call_later(limits.REQUEST_SECONDS, self._too_slow)

    def _wait_no_longer(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _too_slow(self) -> None:
        self._late = None
        self._cut_off("a connection was too slow")


class CarefulSocket(WebSocketsSansIOProtocol):
    """A socket has a budget of frames, also of those that are no messages; whoever does not read is cut off.

    It is also the outlet of a guest's socket, see `outlet.Outlet`.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._frames = limits.frames()
        self.on_writable: Callable[[], None] | None = None
        self.on_text: Callable[[str], None] | None = None
        self._unheard = b""  # what has come, and waits for its round

    def handle_connect(self, event: Request) -> None:
        self.app_state = {**self.app_state, OUTLET: self}
        super().handle_connect(event)

    def write_frames(self, frames: bytes) -> None:
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(frames)

    def pause_hearing(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def resume_hearing(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            if not self._unheard:
                self.transport.resume_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def connection_lost(self, exc: Exception | None) -> None:
        doors().leave(self.client[0] if self.client else "")
        self.on_writable = self.on_text = None
        super().connection_lost(exc)
        del self.conn.parser  # it holds the conversation, which holds it

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        """Nobody speaks for the guest any more: what holds itself is let go, for the collector comes seldom."""
        super().on_task_complete(task)
        self.app_state = self.scope["state"] = {}

    def data_received(self, data: bytes) -> None:
        """A piece in each round, however much comes: the tables have their turn in between."""
        if not self.handshake_initiated:
            super().data_received(data)
        elif self._unheard:
            self._unheard += data
        else:
            self._hear_piece(data)

    def _hear_piece(self, data: bytes) -> None:
        super().data_received(data[:PIECE])
        self._unheard = b"" if self.transport.is_closing() else data[PIECE:]
        if self._unheard:
            self.transport.pause_reading()
            self.loop.call_soon(self._hear_on)

    def _hear_on(self) -> None:
        if self.transport.is_closing():
            self._unheard = b""
            return
        self._hear_piece(self._unheard)
        if not (self._unheard or self.read_paused or self.transport.is_closing()):
            self.transport.resume_reading()

    def handle_cont(self, event: Frame) -> None:
        if self._may():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if self._may():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._may():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        if self._may():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may():
            super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        """What is called text and is none is the sender's fault: no error of ours, which anybody could fill the log with."""
        if self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            doors().say("a socket sends what is no text", self.client[0] if self.client else "")
            self.frames = []
            self.conn.send_close(NOT_UTF_8)
            self.handle_parser_exception()
            return
        if self.on_text is None:
            super().send_receive_event_to_app()
            return
        self.frames = []
        if not self.close_sent:
            self.on_text(text)

    def keepalive_timeout(self) -> None:
        """Closing in good order would wait for somebody to read; nobody does."""
        self._cut_off("a socket is silent")

    def _may(self) -> bool:
        if self.transport.is_closing():
            return False
        if not self._frames.take():
            return self._cut_off("a socket floods")
        if self.transport.get_write_buffer_size() > limits.LARGEST_UNREAD:
            return self._cut_off("a socket asks and does not read")
        return True

    def _cut_off(self, why: str) -> bool:
        doors().say(why, self.client[0] if self.client else "")
        self.transport.abort()
        return False

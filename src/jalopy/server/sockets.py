"""A socket at a table. It tells what is new, and takes what a guest wants done."""

import asyncio
import contextlib
import logging
import sqlite3
from collections import deque
from typing import Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from jalopy.kernel.errors import JalopyError, Told
from jalopy.server import limits, wire
from jalopy.server.muting import mark
from jalopy.server.outlet import OUTLET, Outlet, frame
from jalopy.server.outlook import Known, presence_for
from jalopy.server.requests import Refusal, RulesRefuse
from jalopy.server.room import BadLog
from jalopy.server.service import Listener, OpenRoom, TableClosed, Tables

log = logging.getLogger("jalopy.sockets")

encode = msgspec.json.Encoder().encode
read_message = msgspec.json.Decoder(wire.ClientMessage).decode

NOT_A_GUEST: Final = 4401
WRONG_ORIGIN: Final = 4403
NO_SUCH_TABLE: Final = 4404
UNREADABLE_TABLE: Final = 4409
BANNED: Final = 4410
CLOSED: Final = 4423
TOO_MUCH: Final = 4429
NO_TEXT: Final = 1003
BROKEN: Final = 1011
TRY_LATER: Final = 1013
OUT_OF_REACH: Final = (SQLAlchemyError, sqlite3.Error, OSError)  # what a database says that does not answer


def nobody_listens() -> None:
    """Whom a listener calls once its socket has gone."""


def turned_away(error: Exception) -> tuple[int, str]:
    """The code and the sentence with which a socket is closed at a table that cannot be shown now."""
    if isinstance(error, TableClosed):
        return CLOSED, str(error)
    if isinstance(error, BadLog):
        return UNREADABLE_TABLE, "This server cannot read this table; look at its page for why."
    log.warning("the database does not answer", extra={"reason": type(error).__name__})
    return TRY_LATER, str(Refusal("no-storage"))


class Socket:
    def __init__(self, websocket: WebSocket, tables: Tables, opened: OpenRoom, guest: str) -> None:
        self.websocket = websocket
        self.tables = tables
        self.opened = opened
        self.guest = guest
        self.seq = -1  # the table as last sent
        self.known = Known()
        self._outlet: Outlet = websocket.scope["state"][OUTLET]
        self._loop = asyncio.get_running_loop()
        self._stale = False
        self._closing: asyncio.Task[None] | None = None
        self._greeted = False
        self._messages = limits.messages()
        self._said: deque[str] = deque()
        self._work: asyncio.Task[None] | None = None
        self._coach: asyncio.Task[None] | None = None
        self._weighing: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        self._listener = listener = Listener(self.guest, self.grow_stale, self.tell_news)
        self._outlet.on_writable = self.tell_news
        self._outlet.on_text = self._hear
        self.tables.join(self.opened, listener)
        try:
            await self._until_gone()
            if self._work is not None:  # what was said before is still heard
                await asyncio.wait([self._work])
        finally:
            self._outlet.on_writable = self._outlet.on_text = None
            self.tables.leave(self.opened, listener)
            listener.stale = listener.tell = nobody_listens  # they would hold this socket, which holds them

    async def _until_gone(self) -> None:
        while True:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if message.get("text") is not None:  # said before we listened
                self._hear(message["text"])
            else:
                await self._close(NO_TEXT, "Messages are text.")

    def _hear(self, text: str) -> None:
        """One after the other: whoever says more before they are answered is listened to later."""
        self._said.append(text)
        if self._work is None:
            self._work = self._loop.create_task(self._answer_all())
        else:
            self._outlet.pause_hearing()

    async def _answer_all(self) -> None:
        try:
            while self._said:
                await self._receive(self._said.popleft())
        except Exception:
            if not self._gone:  # otherwise found so while something was being sent
                self.tables.metrics.errors += 1
                log.exception("a socket failed", extra={"table": self.opened.room.header.id})
                await self._close(BROKEN, "Something went wrong here; please connect again.")
        finally:
            self._work = None
            self._outlet.resume_hearing()

    @property
    def _gone(self) -> bool:
        states = (self.websocket.application_state, self.websocket.client_state)
        return any(state is not WebSocketState.CONNECTED for state in states)

    async def _close(self, code: int, reason: str) -> None:
        if not self._gone:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self.websocket.close(code, reason)

    # --- telling ------------------------------------------------------------------------------------------------------------

    def grow_stale(self) -> None:
        """There is something new; it is told when everything that belongs to it is done."""
        self._stale = True

    def tell_news(self) -> None:
        """Slow readers get fewer, larger updates: each one brings everything since the last."""
        if not (self._stale and self._greeted and self._outlet.writable.is_set()):
            return
        self._stale = False
        try:
            self._outlet.write_frames(frame(self._news()))
        except Exception:
            self.tables.metrics.errors += 1
            log.exception("an update failed", extra={"table": self.opened.room.header.id})
            self._closing = self._loop.create_task(
                self._close(BROKEN, "Something went wrong here; please connect again.")
            )

    def _news(self) -> bytes:
        room = self.opened.room
        if room.seq == self.seq and self.known.muted == self._listener.muted:
            return encode(presence_for(room, self.guest))
        return self._update()

    def _update(self) -> bytes:
        room = self.opened.room
        self.seq = room.seq
        text, self.known = self.opened.outlook.update(room, self.guest, self.known, self._listener.muted)
        return text

    async def _send(self, text: bytes) -> None:
        """After what is new, which goes the same way at once. Whoever does not read waits for their next word to be heard."""
        self.tell_news()
        self._outlet.write_frames(frame(text))
        if not self._outlet.writable.is_set():
            await self._outlet.writable.wait()

    # --- hearing ------------------------------------------------------------------------------------------------------------

    async def _receive(self, text: str) -> None:
        self.tables.metrics.messages += 1
        if not self._messages.take():
            self._said.clear()
            await self._close(TOO_MUCH, "Too many messages.")
            return
        if len(text) > limits.LARGEST_MESSAGE:
            await self._refuse(0, Refusal("message-too-long"))
            return
        try:
            message = read_message(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            await self._refuse(_id_in(text), Refusal("message-not-understood", error=str(error)))
            return
        if isinstance(message, wire.Hello):
            await self._hello(message)
            return
        if isinstance(message, wire.AskCoach):
            await self._ask_coach(message)
            return
        if isinstance(message, wire.Weigh):
            await self._weigh(message)
            return
        await self._do(message)

    async def _ask_coach(self, message: wire.AskCoach) -> None:
        """It takes a while, in which whoever asked may answer all the same."""
        if self._coach is not None and not self._coach.done():
            await self._refuse(message.id, Refusal("coach-thinks"))
        else:
            self._coach = self._loop.create_task(self._hear_coach(message))

    async def _weigh(self, message: wire.Weigh) -> None:
        if self._weighing is not None and not self._weighing.done():
            await self._refuse(message.id, Refusal("coach-thinks"))
        else:
            self._weighing = self._loop.create_task(self._hear_coach(message))

    async def _hear_coach(self, message: wire.AskCoach | wire.Weigh) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # nobody is there any more
            await self._do(message)

    async def _do(self, message: wire.Wish) -> None:
        try:
            reply = await self._reply(message)
        except JalopyError as error:
            await self._refuse(message.id, error)
        except Exception:
            self.tables.metrics.errors += 1
            log.exception("a message failed", extra={"table": self.opened.room.header.id})
            await self._refuse(message.id, Refusal("went-wrong"))
        else:
            await self._send(encode(reply))

    async def _reply(
        self, message: wire.Wish
    ) -> wire.Done | wire.Foreseen | wire.Proposed | wire.Advised | wire.Weighed:
        if isinstance(message, wire.Foresee):
            return await self.tables.foresee(self.opened, self.guest, message)
        if isinstance(message, wire.Propose):
            return await self.tables.propose(self.opened, self.guest, message)
        if isinstance(message, wire.AskCoach):
            return await self.tables.advise(self.opened, self.guest, message)
        if isinstance(message, wire.Weigh):
            return await self.tables.weigh(self.opened, self.guest, message)
        return wire.Done(id=message.id, seq=await self.tables.act(self.opened, self.guest, message))

    async def _hello(self, message: wire.Hello) -> None:
        try:
            await self.tables.refresh(self.opened)
            if not self._greeted:
                self._listener.muted = await self.tables.mutes.of(self.guest)
        except (JalopyError, *OUT_OF_REACH) as error:  # whoever is not greeted is told nothing: they come again
            await self._close(*turned_away(error))
            return
        room = self.opened.room
        told = 0 if room.match is None else len(room.match.table.stream)
        scenes = message.scenes if 0 <= message.scenes <= told else 0
        muted = self._listener.muted
        same = 0 <= message.sayings <= len(room.sayings) and message.mark == mark(muted)
        self.known = Known(scenes, message.sayings if same else 0, muted=muted)
        self._greeted, self._stale = True, False
        await self._send(self._update())

    async def _refuse(self, id: int, error: JalopyError) -> None:
        self.tables.metrics.refusals += 1
        refused = wire.Refused(id=id, reason=limits.shorten(str(error)), seq=self.opened.room.seq)
        if isinstance(error, Told):
            refused.key, refused.facts = error.key, limits.shortened(error.facts)
        if isinstance(error, RulesRefuse):
            refused.rule, refused.answer = error.rule, error.answer
        await self._send(encode(refused))


class _OnlyId(msgspec.Struct):
    id: int = 0


def _id_in(text: str) -> int:
    """The id of a message that is otherwise not understood, so that its sender can tell which one it was."""
    with contextlib.suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        return msgspec.json.decode(text, type=_OnlyId).id
    return 0


def same_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """Browsers say which page speaks; it must be one of ours. Programs that are no browsers say nothing."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False

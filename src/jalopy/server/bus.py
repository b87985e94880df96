"""The bus says "table T reached seq n" and who is there. A lost message costs a moment, never data."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from secrets import token_hex
from typing import Any, Final

import msgspec

from jalopy.server.closing import cut_off

log = logging.getLogger("jalopy.bus")

WAITING: Final = 10_000  # notices not yet sent; older ones are dropped, for the log has everything
FOLLOWED_WITHIN: Final = 1.0  # seconds for Redis to say that we hear of a table; the log is looked into anyway


class Notice(msgspec.Struct, kw_only=True, omit_defaults=True):
    """`seq`: the table's log has come so far. `guests`: who sits there and is with `process`, besides those `watching`.
    `asks`: others, say whom you have. `mutes`: this guest hears others than before, at all tables."""

    table: int = 0
    process: str = ""
    seq: int = 0
    guests: list[str] | None = None
    watching: int = 0
    asks: bool = False
    mutes: str = ""


Hear = Callable[[Notice], Awaitable[None]]

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Notice).decode


class Bus:
    """Within one process there is nobody else to tell."""

    shared = False

    def __init__(self) -> None:
        self.process = token_hex(8)
        self.changed: Callable[[], None] = lambda: None  # called when others are heard again, or not any more

    @property
    def works(self) -> bool:
        """Whether others are heard just now."""
        return True

    async def open(self, name: str, hear: Hear) -> None:
        """`hear` is called with what other processes that use the same name announce."""

    def announce(self, notice: Notice) -> None:
        """Tell the others, soon; nobody waits for that."""

    async def follow(self, table: int) -> None:
        """From now on what others say about this table is heard."""

    def leave(self, table: int) -> None:
        """And now no longer."""

    async def close(self) -> None:
        pass


class RedisBus(Bus):
    """Across processes: a channel of Redis for each table, which those listen to who have it in memory, and one for all.

    While Redis is away, processes look into the log every second.
    """

    shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        # We try again ourselves: the client's own patience would hide for seconds that nobody is heard.
        never = Retry(NoBackoff(), 0)
        self._listener: Any = Redis.from_url(url, socket_connect_timeout=5, health_check_interval=15, retry=never)
        self._speaker: Any = Redis.from_url(url, socket_connect_timeout=5, socket_timeout=5, retry=never)
        self._outbox: asyncio.Queue[Notice] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._leaving: set[asyncio.Task[None]] = set()
        self._channel = ""
        self._radio: Any = None  # our subscriptions, while there is a connection
        self._followed: dict[int, asyncio.Event] = {}  # tables; set once Redis has said that we hear of them
        self._tuning = asyncio.Lock()  # so that coming and going reach Redis in their order
        self._hears = False
        self._speaks = True  # until a notice fails
        self._works = False  # as was said last

    @property
    def works(self) -> bool:
        return self._hears and self._speaks

    async def open(self, name: str, hear: Hear) -> None:
        self._channel = f"jalopy:{name}"
        self._tasks = [asyncio.create_task(self._listen(hear)), asyncio.create_task(self._speak())]

    async def _listen(self, hear: Hear) -> None:
        while True:
            try:
                async with self._listener.pubsub() as self._radio:
                    for confirmed in self._followed.values():
                        confirmed.clear()
                    # The one for all comes last: when it is confirmed, so are the others.
                    await self._radio.subscribe(*map(self._channel_of, self._followed), self._channel)
                    async for message in self._radio.listen():
                        if message["type"] == "message":
                            await self._heard(message["data"], hear)
                        elif message["type"] == "subscribe":
                            await self._tuned_in(message["channel"].decode())
            except asyncio.CancelledError:
                raise
            except Exception as error:
                self._radio = None
                self._hears = False
                self._say_whether_it_works(error)
                await asyncio.sleep(1)

    def _channel_of(self, table: int) -> str:
        return f"{self._channel}:{table}"

    async def _tuned_in(self, channel: str) -> None:
        """Redis says that we hear this channel."""
        if channel != self._channel:
            confirmed = self._followed.get(int(channel.rpartition(":")[2]))
            if confirmed is not None:
                confirmed.set()
            return
        late = [table for table, confirmed in self._followed.items() if not confirmed.is_set()]
        if late:
            await self._radio.subscribe(*map(self._channel_of, late))
        self._hears = True
        self._say_whether_it_works()

    async def follow(self, table: int) -> None:
        confirmed = self._followed[table] = asyncio.Event()
        if self._hears:
            with contextlib.suppress(Exception):  # the listener finds it out, too, and subscribes to all of them anew
                async with asyncio.timeout(FOLLOWED_WITHIN):
                    async with self._tuning:
                        await self._radio.subscribe(self._channel_of(table))
                    await confirmed.wait()

    def leave(self, table: int) -> None:
        if self._followed.pop(table, None) is not None and self._hears:
            self._leaving.add(leaving := asyncio.create_task(self._unsubscribe(table)))
            leaving.add_done_callback(self._leaving.discard)

    async def _unsubscribe(self, table: int) -> None:
        with contextlib.suppress(Exception):
            async with asyncio.timeout(FOLLOWED_WITHIN), self._tuning:
                if table not in self._followed:  # nobody has come back meanwhile
                    await self._radio.unsubscribe(self._channel_of(table))

    async def _heard(self, data: bytes, hear: Hear) -> None:
        try:
            notice = decode(data)
        except msgspec.DecodeError:
            log.warning("something on the bus is not understood")
            return
        if notice.process == self.process:
            return
        try:
            await hear(notice)
        except Exception:
            log.exception("a notice failed", extra={"table": notice.table})

    async def _speak(self) -> None:
        while True:
            notice = await self._outbox.get()
            while not await self._sent(notice):
                await asyncio.sleep(1)

    async def _sent(self, notice: Notice) -> bool:
        try:
            channel = self._channel_of(notice.table) if notice.table else self._channel
            await self._speaker.publish(channel, encode(notice))
        except Exception as error:
            self._speaks = False
            self._say_whether_it_works(error)
        else:
            self._speaks = True
            self._say_whether_it_works()
        return self._speaks

    def _say_whether_it_works(self, error: Exception | None = None) -> None:
        if self.works == self._works:
            return
        self._works = self.works
        self.changed()
        if self._works:
            log.info("the bus is in reach")
        else:
            reason = type(error).__name__
            log.warning("the bus is out of reach; looking into the log instead", extra={"reason": reason})

    def announce(self, notice: Notice) -> None:
        notice.process = self.process
        if self._outbox.full():
            self._outbox.get_nowait()
        self._outbox.put_nowait(notice)

    async def close(self) -> None:
        await cut_off([*self._tasks, *self._leaving])
        with contextlib.suppress(Exception):
            await self._listener.aclose()
            await self._speaker.aclose()


def open_bus(url: str) -> Bus:
    return RedisBus(url) if url else Bus()

"""Word for people who are asked something while they are not at the table: to their browsers, and to a club's webhook."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import msgspec
import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import Response

from jalopy import games
from jalopy.catalogues import SHARED, languages
from jalopy.server import limits, posting, webpush, wire
from jalopy.server.closing import cut_off
from jalopy.server.replies import FromElsewhere, TooFast, read, reply
from jalopy.server.requests import Refusal
from jalopy.server.schema import subscriptions
from jalopy.server.service import OpenRoom
from jalopy.server.sockets import same_origin
from jalopy.texts import SOURCE_LANGUAGE, Texts, shared

if TYPE_CHECKING:
    from jalopy.server.app import Server

log = logging.getLogger("jalopy.reminders")

PAUSE: Final = 5.0  # seconds in which somebody may still be on the way back, after a page was loaded anew
KEPT_FOR: Final = "86400"  # seconds that a push service keeps the word for a browser that is off
GONE: Final = (404, 410)  # a browser that does not want to hear any more
MOST_BROWSERS: Final = 10  # of one guest


class Turn(msgspec.Struct, kw_only=True):
    """Whose turn it is at which table: the same for browsers and for the webhook."""

    table: str
    title: str
    game: str
    seat: int
    name: str


class Reminders:
    def __init__(self, server: "Server") -> None:
        self.server = server
        self.keys: webpush.Keys | None = None
        self.anywhere = server.config.push_anywhere
        self._told: dict[tuple[int, int], float] = {}
        self._sending: set[asyncio.Task[None]] = set()
        self._made = limits.Buckets(limits.subscriptions)

    async def open(self) -> None:
        if not webpush.available():
            log.info("no word is sent to browsers: install jalopy[push] for that")
            return
        self.keys = webpush.Keys(await self.server.storage.secret("push", webpush.Keys.make()))

    async def close(self) -> None:
        await cut_off(self._sending)

    def forget_full(self) -> None:
        self._made.forget_full()
        here = {opened.room.header.id for opened in self.server.tables.rooms()}
        self._told = {seat: at for seat, at in self._told.items() if seat[0] in here}

    # --- who is asked and not here ----------------------------------------------------------------------------------------

    def look(self, opened: OpenRoom) -> None:
        """Something was appended here, or somebody left: those who are asked and away hear of it in a moment."""
        if self.keys is None and not self.server.config.webhook:
            return
        if any(self._unaware(opened, seat) for seat in opened.room.since):
            task = asyncio.create_task(self._tell_soon(opened))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    def _unaware(self, opened: OpenRoom, seat: int) -> bool:
        room = opened.room
        chair, since = room.chairs[seat], room.since.get(seat)
        if since is None or not chair.guest or chair.bot or room.presence.here(chair.guest):
            return False
        return self._told.get((room.header.id, seat)) != since.at

    async def _tell_soon(self, opened: OpenRoom) -> None:
        await asyncio.sleep(PAUSE)
        room = opened.room
        for seat in [seat for seat in room.since if self._unaware(opened, seat)]:
            self._told[room.header.id, seat] = room.since[seat].at
            try:
                await self._tell(room.chairs[seat].guest, _turn(opened, seat))
            except Exception:
                log.exception("no word could be sent", extra={"table": room.header.id})

    async def _tell(self, guest: str, turn: Turn) -> None:
        if self.server.config.webhook:
            await self._tell_club(turn)
        if self.keys is None:
            return
        query = sa.select(subscriptions).where(subscriptions.c.guest == guest)
        async with self.server.storage.engine.connect() as connection:
            browsers = (await connection.execute(query)).all()
        for browser in browsers:
            await self._tell_browser(browser, turn)

    async def _tell_club(self, turn: Turn) -> None:
        body = msgspec.json.encode({"event": "turn", **msgspec.to_builtins(turn)})
        headers = {"content-type": "application/json"}
        try:
            status = await asyncio.to_thread(posting.post, self.server.config.webhook, body, headers, True)
        except posting.Unreachable as error:
            log.warning("the webhook does not answer", extra={"reason": str(error)})
            return
        if status >= 400:
            log.warning("the webhook refuses", extra={"status": status})

    async def _tell_browser(self, browser: sa.Row[tuple[str, ...]], turn: Turn) -> None:
        assert self.keys is not None
        endpoint, contact = browser.endpoint, self.server.config.push_contact
        body = webpush.encrypt(_message(turn, browser.language), browser.p256dh, browser.auth)
        headers = {
            "authorization": self.keys.authorization(endpoint, contact),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": KEPT_FOR,
            "urgency": "high",
        }
        try:
            status = await asyncio.to_thread(posting.post, endpoint, body, headers, self.anywhere)
        except posting.Unreachable as error:
            log.warning("a push service cannot be reached", extra={"reason": str(error)})
            return
        if status in GONE:
            await self._forget(endpoint)
        elif status >= 400:
            log.warning("a push service refuses", extra={"status": status})

    # --- the addresses ----------------------------------------------------------------------------------------------------

    async def about(self, request: Request) -> Response:
        """The key that a browser subscribes with; "" where no word is sent to browsers."""
        return reply(wire.PushInfo(key="" if self.keys is None else self.keys.public))

    async def subscribe(self, request: Request) -> Response:
        guest = self._guest(request)
        wish = await read(request, wire.PushWish)
        self._check(wish)
        await self._keep(guest, wish)
        return reply({}, 201)

    async def stop(self, request: Request) -> Response:
        self._guest(request)
        await self._forget((await read(request, wire.PushStop)).endpoint)
        return reply({})

    def _guest(self, request: Request) -> str:
        if not same_origin(request, self.server.config.origins):
            raise FromElsewhere("moved-elsewhere")
        guest = self.server.guest(request)
        if guest is None:
            raise Refusal("nobody-yet")
        if not self._made.take(guest):
            raise TooFast("ways-too-fast")
        return guest

    def _check(self, wish: wire.PushWish) -> None:
        if self.keys is None:
            raise Refusal("no-push")
        try:
            posting.check_address(wish.endpoint, self.anywhere)
            webpush.check_keys(wish.p256dh, wish.auth)
        except (posting.Unreachable, webpush.BadSubscription):
            raise Refusal("push-address") from None

    async def _keep(self, guest: str, wish: wire.PushWish) -> None:
        c = subscriptions.c
        language = wish.language if wish.language in languages([SHARED]) else SOURCE_LANGUAGE
        async with self.server.storage.engine.begin() as connection:
            await connection.execute(sa.delete(subscriptions).where(c.endpoint == wish.endpoint))
            count = sa.select(sa.func.count()).select_from(subscriptions).where(c.guest == guest)
            if (await connection.execute(count)).scalar_one() >= MOST_BROWSERS:
                raise Refusal("push-many", browsers=MOST_BROWSERS)
            values = {"endpoint": wish.endpoint, "guest": guest, "p256dh": wish.p256dh, "auth": wish.auth}
            await connection.execute(subscriptions.insert().values(**values, language=language))

    async def _forget(self, endpoint: str) -> None:
        async with self.server.storage.engine.begin() as connection:
            await connection.execute(sa.delete(subscriptions).where(subscriptions.c.endpoint == endpoint))


def _turn(opened: OpenRoom, seat: int) -> Turn:
    header = opened.room.header
    name = opened.room.chairs[seat].name
    return Turn(table=header.code, title=header.title, game=header.game, seat=seat, name=name)


def _message(turn: Turn, language: str) -> bytes:
    """What the service worker shows, and where a tap on it leads."""
    game = Texts(games.find(turn.game), language).say("game")
    said = shared(language).say("reminder-turn", {"title": turn.title, "game": game})
    told = {"title": shared(language).say("reminder-title"), "body": said, "url": f"/t/{turn.table}", "tag": turn.table}
    return msgspec.json.encode(told)[: webpush.LARGEST]

"""The ASGI application: a small REST interface for tables and records, a socket for play, and the page."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from jalopy import _builds, games
from jalopy.kernel.errors import BadSetting, JalopyError, Told
from jalopy.kernel.game import Game
from jalopy.server import limits, wire
from jalopy.server.apipage import PAGE_POLICY, api_page
from jalopy.server.bots_at_work import BotsAtWork
from jalopy.server.bus import open_bus
from jalopy.server.checks import Checks, NotChecked
from jalopy.server.headers import Assets, Headers
from jalopy.server.identity import A_YEAR, Identity
from jalopy.server.memory import Memory
from jalopy.server.metrics import Metrics
from jalopy.server.migrate import migrate
from jalopy.server.openapi import description
from jalopy.server.outlook import Known, update_for
from jalopy.server.requests import NotSaved, Refusal, bots_for
from jalopy.server.room import BadLog
from jalopy.server.service import NoSuchTable, OpenRoom, Tables
from jalopy.server.sockets import (
    NO_SUCH_TABLE,
    NOT_A_GUEST,
    TOO_MUCH,
    UNREADABLE_TABLE,
    WRONG_ORIGIN,
    Socket,
    same_origin,
)
from jalopy.server.storage import Storage, engine_for
from jalopy.server.thinking import Thinking

log = logging.getLogger("jalopy.server")

T = TypeVar("T")

LOOPBACK = ("127.0.0.1", "::1", "")  # whoever is on this machine already
GZIP = [Middleware(GZipMiddleware)]  # for what is long, public and the same for everybody
PAGES = Path(__file__).resolve().parent.parent / "web"  # the built page; not there in a bare source tree


@dataclass(frozen=True)
class Config:
    database: str = "jalopy.db"
    bus: str = ""
    full_sync: bool = False
    bot_workers: int = 1
    bot_seconds: float = 10.0
    origins: tuple[str, ...] = ()  # of pages on other hosts that may use this server
    secure_cookie: bool = False  # also where this server itself does not see that the page came by https
    idle_seconds: float = 600.0  # that a room nobody looks at stays in memory


class NotFound(Refusal):
    """There is no such thing here."""


class Server:
    """What the routes share."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.memory = Memory()
        self.storage = Storage(engine_for(config.database, config.full_sync), config.full_sync)
        self.bus = open_bus(config.bus)
        self.bots = BotsAtWork(Thinking(config.bot_workers, config.bot_seconds), self.metrics)
        self.tables = self.bots.tables = Tables(self.storage, self.bus, self.metrics, self.bots.let_move)
        self.identity = Identity("")
        self._new_tables = limits.Buckets(limits.new_tables)
        self._new_tables_from = limits.Buckets(limits.new_tables_from_one_address)
        self.checks = Checks()
        self._checks = limits.Buckets(limits.checks)
        self._checks_from = limits.Buckets(limits.checks_from_one_address)

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await migrate(self.storage.engine)
        self.identity = Identity(await self.storage.secret("cookie", token_hex(32)))
        # The bus may serve several databases; each has a channel of its own.
        await self.bus.open(await self.storage.secret("bus", token_hex(8)), self.tables.heard)
        self.memory.open()
        chores = [asyncio.create_task(chore()) for chore in (self._sweep, self._look_into_the_log, self._wake_bots)]
        log.info("server ready", extra={"build": _builds.build()})
        yield
        for chore in chores:
            chore.cancel()
        await self.bots.close()
        await self.checks.close()
        await self.bus.close()
        try:
            await self.tables.keep_all()
        except Exception:
            log.exception("summaries and snapshots could not be kept")
        await self.storage.close()
        log.info("server stopped")

    async def _wake_bots(self) -> None:
        try:
            await self.tables.wake_bots()
        except Exception:
            log.exception("bots could not be woken")

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(30.0, self.config.idle_seconds))
            try:
                await self.tables.sweep(self.config.idle_seconds)
                self._new_tables.forget_full()
                self._new_tables_from.forget_full()
                self._checks.forget_full()
                self._checks_from.forget_full()
                await self.checks.rest(self.config.idle_seconds)
                self.memory.tidy(self.metrics.sockets_closed)
            except Exception:
                log.exception("sweeping failed")

    async def _look_into_the_log(self) -> None:
        """Often while the bus is out of reach, once when it is back, and now and then while it works."""
        waited, worked = 0, False
        while True:
            await asyncio.sleep(1)
            self.memory.set_aside()
            waited += 1
            works = self.bus.works
            if waited >= 15 or not (works and worked):
                waited, worked = 0, works
                try:
                    await self.tables.look_into_the_log()
                except Exception:
                    log.exception("the log could not be looked into")

    # --- guests ---------------------------------------------------------------------------------------------------------

    def guest(self, request: Request | WebSocket) -> str | None:
        return self.identity.read(request.cookies.get(self.identity.cookie))

    def welcome(self, request: Request, response: Response, guest: str) -> None:
        response.set_cookie(
            self.identity.cookie,
            self.identity.sign(guest),
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=self.config.secure_cookie or request.url.scheme == "https",
        )

    # --- tables -----------------------------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        infos: list[wire.GameInfo] = []
        for name in games.names():
            game = games.find(name)
            settings = [msgspec.convert({**setting.as_data()}, wire.SettingInfo) for setting in game.settings]
            infos.append(
                wire.GameInfo(
                    name=name,
                    version=game.version,
                    seats=list(game.seat_counts),
                    settings=settings,
                    bots=bots_for(name),
                )
            )
        return reply(infos)

    async def make_table(self, request: Request) -> Response:
        if not same_origin(request, self.config.origins):
            return refused("made-elsewhere", 403)
        guest = self.guest(request)
        fresh = guest is None
        guest = guest or self.identity.make()
        if not self._new_tables.take(guest) or not self._address_may_make_tables(request):
            return refused("tables-too-fast", 429)
        wish = await read(request, wire.NewTable)
        code = await self.tables.make(guest, wish)
        response = reply(wire.TableMade(code=code), 201)
        if fresh:
            self.welcome(request, response, guest)
        return response

    def _address_may_make_tables(self, request: Request) -> bool:
        address = "" if request.client is None else request.client.host
        return address in LOOPBACK or self._new_tables_from.take(address)

    async def table(self, request: Request) -> Response:
        """The table as a spectator, or whoever the cookie says, may know it; the same as the socket's first message."""
        opened = await self._find(request)
        await self.tables.refresh(opened)
        guest = self.guest(request)
        response = reply(update_for(opened.room, guest or "", Known()))
        if guest is None:
            self.welcome(request, response, self.identity.make())
        return response

    async def _find(self, request: Request) -> OpenRoom:
        opened = await self.tables.find(request.path_params["code"])
        if opened is None:
            raise NoSuchTable("no-such-table")
        return opened

    async def record(self, request: Request) -> Response:
        code = request.path_params["code"]
        record = await self.tables.record(code)
        if record is None:
            return refused("record-later", 409)
        return JSONResponse(record, headers={"content-disposition": f'attachment; filename="{code}.json"'})

    async def mine(self, request: Request) -> Response:
        guest = self.guest(request)
        if guest is not None:
            return reply(await self.tables.tables_of(guest))
        response = reply([])
        self.welcome(request, response, self.identity.make())
        return response

    async def check_settings(self, request: Request) -> Response:
        """Whether a table of a game could agree on seats and settings: the same check as when one is made."""
        if not same_origin(request, self.config.origins):
            return refused("checked-elsewhere", 403)
        guest = self.guest(request)
        address = "" if request.client is None else request.client.host
        often = guest is not None and not self._checks.take(guest)
        if often or (address not in LOOPBACK and not self._checks_from.take(address)):
            return refused("checked-too-fast", 429)
        game = _game_in(request)
        found = await self.checks.check(game.name, await read(request, wire.SettingsWish))
        return Response(found, media_type="application/json")

    async def rules(self, request: Request) -> Response:
        book = _game_in(request).rulebook
        rules = [
            wire.RuleInfo(
                number=rule.number,
                title=rule.title,
                chapter=rule.chapter,
                text=rule.text,
                source=rule.source,
                house=rule.house,
            )
            for rule in book.rules
        ]
        return reply(wire.RulesInfo(title=book.title, introduction=book.introduction, rules=rules))

    # --- sockets ------------------------------------------------------------------------------------------------------------

    async def socket(self, websocket: WebSocket) -> None:
        if not same_origin(websocket, self.config.origins):
            await websocket.close(WRONG_ORIGIN)
            return
        guest = self.guest(websocket)
        await websocket.accept()
        if guest is None:
            await websocket.close(NOT_A_GUEST, "Please load the page first: it says who you are.")
            return
        try:
            opened = await self.tables.find(websocket.path_params["code"])
        except BadLog:
            await websocket.close(UNREADABLE_TABLE, "This server cannot read this table; look at its page for why.")
            return
        if opened is None:
            await websocket.close(NO_SUCH_TABLE, "There is no such table.")
        elif opened.room.presence.connected.get(guest, 0) >= limits.MOST_SOCKETS:
            await websocket.close(TOO_MUCH, "This table is open in too many windows.")
        else:
            await Socket(websocket, self.tables, opened, guest).serve()

    # --- for operators --------------------------------------------------------------------------------------------------------

    async def healthz(self, request: Request) -> Response:
        try:
            await self.storage.healthy()
        except Exception:
            log.exception("the database does not answer")
            return PlainTextResponse("the database does not answer\n", 503)
        return PlainTextResponse("ok\n")

    async def show_metrics(self, request: Request) -> Response:
        return PlainTextResponse(self.metrics.as_text(), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        return JSONResponse(description())

    async def api(self, request: Request) -> Response:
        return HTMLResponse(api_page(), headers={"content-security-policy": PAGE_POLICY})

    async def failed(self, request: Request, error: Exception) -> Response:
        self.metrics.errors += 1
        return refused("went-wrong-logged", 500)

    async def no_such_address(self, request: Request) -> Response:
        return refused("nothing-here", 404)

    # --- the page -----------------------------------------------------------------------------------------------------------------

    async def page(self, request: Request) -> Response:
        """Every address that is no file is the page's own to understand. It also makes a visitor a guest."""
        index = PAGES / "index.html"
        if not index.is_file():
            return PlainTextResponse("The page has not been built yet; the interface under /api works.\n", 503)
        response = FileResponse(index, headers={"cache-control": "no-cache"})
        self.welcome(request, response, self.guest(request) or self.identity.make())  # for another year
        return response


# --- plumbing ---------------------------------------------------------------------------------------------------------------------


def reply(data: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def refused(key: str, status: int, **facts: str | int) -> Response:
    return told(Refusal(key, **facts), status)


def told(error: JalopyError, status: int) -> Response:
    found = wire.Problem(error=limits.shorten(str(error)))
    if isinstance(error, Told):
        found.key, found.facts = error.key, limits.shortened(error.facts)
    if isinstance(error, BadSetting):
        found.setting = limits.shorten(error.setting)
    return reply(found, status)


def _game_in(request: Request) -> Game[Any]:
    name = request.path_params["game"]
    if name not in games.names():
        raise NotFound("no-such-game")
    return games.find(name)


async def read(request: Request, kind: type[T]) -> T:
    """The body of a request, checked; too large a one is not read to its end."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > limits.LARGEST_BODY:
            raise Refusal("request-too-long")
    return msgspec.json.decode(body, type=kind)


def refusals(handle: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """Bad input gets one clear sentence."""

    async def handled(request: Request) -> Response:
        try:
            return await handle(request)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return refused("request-not-understood", 400, error=str(error))
        except (NotFound, NoSuchTable) as error:
            return told(error, 404)
        except BadLog as error:
            return told(error, 409)
        except (NotSaved, NotChecked) as error:
            return told(error, 503)
        except JalopyError as error:
            return told(error, 400)

    return handled


async def misrouted(request: Request, error: Exception) -> Response:
    """What the routing itself refuses: a method that an address does not have."""
    assert isinstance(error, HTTPException)
    response = refused("wrong-way" if error.status_code == 405 else "nothing-here", error.status_code)
    response.headers.update(error.headers or {})
    return response


def create_app(config: Config) -> ASGIApp:
    server = Server(config)
    routes: list[Any] = [
        Route("/api", server.api),
        Route("/api/games", refusals(server.games), middleware=GZIP),
        Route("/api/games/{game}/rules", refusals(server.rules), middleware=GZIP),
        Route("/api/games/{game}/check", refusals(server.check_settings), methods=["POST"]),
        Route("/api/tables", refusals(server.make_table), methods=["POST"]),
        Route("/api/tables/{code}", refusals(server.table)),
        Route("/api/tables/{code}/record", refusals(server.record)),
        Route("/api/mine", refusals(server.mine)),
        Route("/api/openapi.json", server.openapi),
        Route("/api/{path:path}", server.no_such_address),
        WebSocketRoute("/socket/{code}", server.socket),
        Route("/healthz", server.healthz),
        Route("/metrics", server.show_metrics),
    ]
    if (PAGES / "assets").is_dir():
        routes.append(Mount("/assets", GZipMiddleware(Assets(directory=PAGES / "assets"))))
    routes += [Route(f"/{file.name}", _file(file)) for file in _loose_files()]
    routes.append(Route("/{path:path}", server.page))
    handlers: dict[Any, Any] = {HTTPException: misrouted, Exception: server.failed}
    return Headers(Starlette(routes=routes, lifespan=server.lifespan, exception_handlers=handlers))


def _loose_files() -> list[Path]:
    """The page's own icon and the like; they are known by name, so no address leads anywhere else."""
    return [file for file in PAGES.glob("*") if file.is_file() and file.name != "index.html"]


def _file(file: Path) -> Callable[[Request], Awaitable[Response]]:
    async def send(request: Request) -> Response:
        return FileResponse(file, headers={"cache-control": "max-age=3600"})

    return send

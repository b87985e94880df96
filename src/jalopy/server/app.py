"""The ASGI application: a small REST interface for tables and records, a socket for play, and the page."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from jalopy import _builds, games
from jalopy.bots.puzzles import reached
from jalopy.kernel.errors import JalopyError
from jalopy.kernel.knobs import is_printed
from jalopy.server import limits, wire
from jalopy.server.admin import purge
from jalopy.server.analysing import NOT_ASKED_FOR, Analysing, NotAnalysed, has_value
from jalopy.server.apipage import PAGE_POLICY, api_page
from jalopy.server.bots_at_work import BotsAtWork
from jalopy.server.box_pages import BoxPages, notice
from jalopy.server.bus import open_bus
from jalopy.server.checks import Checks, NotChecked
from jalopy.server.closing import Closing
from jalopy.server.coaching import Coaches
from jalopy.server.door import Banned, Door
from jalopy.server.explaining import explained
from jalopy.server.headers import Assets, Headers
from jalopy.server.health import Health
from jalopy.server.hosts import KnownHosts, may_see_metrics
from jalopy.server.identity import A_YEAR, Identity
from jalopy.server.memory import Memory
from jalopy.server.metrics import Metrics
from jalopy.server.migrate import migrate
from jalopy.server.moments import Moments, NotThoughtOf
from jalopy.server.moving import Moving
from jalopy.server.openapi import description
from jalopy.server.outlook import Known, update_for
from jalopy.server.packing import pack_old
from jalopy.server.public import all_games, rules_of, workshop_of
from jalopy.server.puzzles import NoSuchPuzzle, Puzzles
from jalopy.server.reminders import Reminders
from jalopy.server.replies import FromElsewhere, NotFound, TooFast, address_of, game_in, read, refused, reply, told
from jalopy.server.requests import NotSaved
from jalopy.server.room import BadLog
from jalopy.server.service import NoSuchTable, OpenRoom, Tables
from jalopy.server.sockets import (
    BANNED,
    NO_SUCH_TABLE,
    NOT_A_GUEST,
    OUT_OF_REACH,
    TOO_MUCH,
    WRONG_ORIGIN,
    Socket,
    same_origin,
    turned_away,
)
from jalopy.server.storage import Storage, engine_for
from jalopy.server.thinking import Thinking
from jalopy.server.timekeeping import Timekeeper
from jalopy.server.turns import Turns
from jalopy.server.workshop import NotTried, Workshop

log = logging.getLogger("jalopy.server")

AN_HOUR: Final = 3600.0
A_MOMENT: Final = 2.0
PACKED_EVERY = AN_HOUR
Handler = Callable[[Request], Awaitable[Response]]
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
    host_names: tuple[str, ...] = ()  # by which people come here; by any, where none is given
    metrics_token: str = ""  # for whoever asks for the metrics
    webhook: str = ""  # that is told whose turn it is
    push_contact: str = "mailto:operator@jalopy.invalid"  # whom a push service may write to
    push_anywhere: bool = False  # for tests: browsers may have push services without https and on this machine
    pack_days: float = 30.0  # after which the log of a match that is over is packed; 0: never
    keep_days: float = 0.0  # that a table is kept after the last that happened there; 0: for ever
    idle_seconds: float = 600.0  # that a room nobody looks at stays in memory
    looks: str = "default"  # how thoroughly a match that is over is looked back on


class Server:
    """What the routes share."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.memory = Memory()
        engine = engine_for(config.database, config.full_sync, in_a_hurry=True)
        self.storage = Storage(engine, config.full_sync)
        self.health = Health(self.storage)
        self.bus = open_bus(config.bus)
        self.bots = BotsAtWork(Thinking(config.bot_workers, config.bot_seconds), self.metrics)
        self.checks = Checks()
        self.coaches = Coaches(self.bots.advise, self.bots.weigh)
        self.tables = self.bots.tables = Tables(
            self.storage, self.bus, self.metrics, self.bots.let_move, self.checks, self.bots.propose, self.coaches
        )
        self.analysing = Analysing(self.storage, config.looks)
        self.moments = Moments(self.bots.thinking)
        self.workshop = Workshop(self.checks)
        self.box_pages = BoxPages(self)
        self.puzzles = Puzzles(self.storage)
        self.closing = Closing()
        self.door = Door(self.tables, self.closing)
        self.timekeeper = Timekeeper(self.tables, self.closing)
        self.moving = Moving(self)
        self.reminders = Reminders(self)
        self.tables.on_change = self.reminders.look
        self.identity = Identity("")
        self._new_tables = limits.Buckets(limits.new_tables)
        self._new_tables_from = limits.AddressBuckets(limits.new_tables_from_one_address)
        self._checks = limits.Buckets(limits.checks)
        self._checks_from = limits.AddressBuckets(limits.checks_from_one_address)
        self._guesses = limits.Buckets(limits.guesses)
        self._guesses_from = limits.AddressBuckets(limits.guesses_from_one_address)
        self._explanations = limits.Buckets(limits.explanations)
        self._moments = limits.Buckets(limits.moments)
        self._analyses = limits.Buckets(limits.analyses)
        self._analyses_from = limits.AddressBuckets(limits.analyses_from_one_address)
        self._trials = limits.Buckets(limits.trials)
        self._trials_from = limits.AddressBuckets(limits.trials_from_one_address)
        self._looks_from = limits.AddressBuckets(limits.looks_from_one_address)

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await migrate(self.storage.engine)
        self.identity = Identity(await self.storage.secret("cookie", token_hex(32)))
        await self.moving.ways.open()
        await self.reminders.open()
        # The bus may serve several databases; each has a channel of its own.
        await self.bus.open(await self.storage.secret("bus", token_hex(8)), self.tables.heard)
        await self.door.look()
        self.memory.open()
        chores = [asyncio.create_task(chore()) for chore in self._chores()]
        log.info("server ready", extra={"build": _builds.build()})
        yield
        await self.closing.end(chores)
        await self.reminders.close()
        await self.bots.close()
        await self.checks.close()
        await self.analysing.close()
        await self.workshop.close()
        await self.bus.close()
        try:
            await self.tables.keep_all()
        except Exception:
            log.exception("summaries and snapshots could not be kept")
        await self.storage.close()
        log.info("server stopped")

    def _chores(self) -> list[Callable[[], Coroutine[Any, Any, None]]]:
        chores = [self._sweep, self._look_into_the_log, self._wake_bots, self.timekeeper.keep_time, self.door.watch]
        chores.append(self._read_the_texts)
        if self.config.pack_days:
            chores.append(self._pack)
        if self.config.keep_days:
            chores.append(self._clear_away)
        return chores

    async def _pack(self) -> None:
        """Every hour, and not before the first: servers of the older version, which go on beside this one during an upgrade,
        cannot read what is packed."""
        while await self.closing.pause(PACKED_EVERY):
            try:
                done = await pack_old(self.storage.engine, self.config.pack_days)
                if done:
                    log.info("logs of old matches were packed", extra={"tables": done})
            except Exception:
                log.exception("logs of old matches could not be packed")

    async def _read_the_texts(self) -> None:
        """The first refusal would read them, and everybody would wait for it: half a second, and a tenth for each game."""
        if await self.closing.pause(A_MOMENT):
            await asyncio.to_thread(read_the_texts)

    async def _clear_away(self) -> None:
        """What nobody has touched for longer than the operator keeps it: now, and then every hour."""
        while True:
            try:
                gone = await purge(self.storage, self.config.keep_days, really=True)
                if gone:
                    log.info("old tables were cleared away", extra={"tables": len(gone)})
            except Exception:
                log.exception("old tables could not be cleared away")
            if not await self.closing.pause(AN_HOUR):
                return

    async def _wake_bots(self) -> None:
        try:
            await self.tables.wake_bots()
        except Exception:
            log.exception("bots could not be woken")

    async def _sweep(self) -> None:
        while await self.closing.pause(min(30.0, self.config.idle_seconds)):
            try:
                await self.tables.sweep(self.config.idle_seconds)
                self._new_tables.forget_full()
                self._new_tables_from.forget_full()
                self._checks.forget_full()
                self._checks_from.forget_full()
                self.moving.forget_full()
                self._guesses.forget_full()
                self._guesses_from.forget_full()
                self._explanations.forget_full()
                self._moments.forget_full()
                self._trials.forget_full()
                self._trials_from.forget_full()
                self.box_pages.forget_full()
                self._looks_from.forget_full()
                self._analyses.forget_full()
                self.coaches.asked.forget_full()
                self._analyses_from.forget_full()
                self.analysing.forget_failed()
                self.reminders.forget_full()
                await self.checks.rest(self.config.idle_seconds)
                self.memory.tidy(self.metrics.sockets_closed)
            except Exception:
                log.exception("sweeping failed")

    async def _look_into_the_log(self) -> None:
        """Often while the bus is out of reach, once when it is back, and now and then while it works."""
        waited, worked = 0, False
        while await self.closing.pause(1):
            self.memory.set_aside(calm=self.bus.works and self.storage.reached())
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
        """Raises `Banned` where the operator keeps them out."""
        guest = self._cookie(request)
        self.door.check(guest)
        return guest

    def _cookie(self, request: Request | WebSocket) -> str | None:
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
        return all_games().answer(request)

    async def make_table(self, request: Request) -> Response:
        guest, fresh = self._maker(request)
        wish = await read(request, wire.NewTable)
        return self._made(request, await self.tables.make(guest, wish), guest, fresh)

    def _maker(self, request: Request) -> tuple[str, bool]:
        """Who makes a table, and whether they are here for the first time."""
        if not same_origin(request, self.config.origins):
            raise FromElsewhere("made-elsewhere")
        guest = self.guest(request)
        fresh = guest is None
        guest = guest or self.identity.make()
        if not self._new_tables.take(guest) or not self._new_tables_from.take(address_of(request)):
            raise TooFast("tables-too-fast")
        return guest, fresh

    def _made(self, request: Request, code: str, guest: str, fresh: bool) -> Response:
        response = reply(wire.TableMade(code=code), 201)
        if fresh:
            self.welcome(request, response, guest)
        return response

    def limited(self, handle: Handler) -> Handler:
        """Looking costs something too: whoever asks faster than a page full of people waits."""

        async def ask(request: Request) -> Response:
            if not self._looks_from.take(address_of(request)):
                return refused("asked-too-fast", 429)
            return await handle(request)

        return ask

    async def table(self, request: Request) -> Response:
        """The table as a spectator, or whoever the cookie says, may know it; the same as the socket's first message."""
        opened = await self._find(request)
        await self.tables.refresh(opened)
        guest = self.guest(request)
        response = reply(update_for(opened.room, guest or "", Known(), await self.tables.mutes.of(guest or "")))
        if guest is None:
            self.welcome(request, response, self.identity.make())
        return response

    async def find_by_words(self, request: Request) -> Response:
        """The code of the table that two words lead to; whoever guesses has to take their time."""
        guest = self.guest(request) or self.identity.make()
        if not self._guesses.take(guest) or not self._guesses_from.take(address_of(request)):
            return refused("guessed-too-fast", 429)
        response = reply(wire.TableMade(code=await self.tables.code_of(request.path_params["words"])))
        self.welcome(request, response, guest)
        return response

    async def _find(self, request: Request) -> OpenRoom:
        opened = await self.tables.find(request.path_params["code"])
        if opened is None:
            raise NoSuchTable("no-such-table")
        return opened

    async def record(self, request: Request) -> Response:
        code = request.path_params["code"]
        finished = await self.tables.finished(code)
        if finished is None:
            return refused("record-later", 409)
        headers = {"content-disposition": f'attachment; filename="{code}.json"'}
        return Response(finished.record, headers=headers, media_type="application/json")

    async def analysis(self, request: Request) -> Response:
        """What was found when a finished match was looked back on, or how far that has come. Asking begins it, but for whoever
        wants to know only what is `kept`."""
        finished = await self.tables.finished(request.path_params["code"])
        if finished is None:
            return refused("analysis-later", 409)
        found = await self.analysing.found(finished)
        if found is None and not request.query_params.get("kept", ""):
            if not await has_value(finished.header.game):
                return refused("analysis-none", 404)
            if not is_printed(finished.header.settings):
                return refused("analysis-changed-box", 409)
            if finished.rules != games.find(finished.header.game).version:
                return refused("analysis-other-rules", 409)
            self._check_analyses(request)
            found = self.analysing.begin(finished)
        return Response(found or NOT_ASKED_FOR, media_type="application/json")

    def _check_analyses(self, request: Request) -> None:
        guest = self.guest(request)
        often = guest is not None and not self._analyses.take(guest)
        if often or not self._analyses_from.take(address_of(request)):
            raise TooFast("analysed-too-fast")

    async def mine(self, request: Request) -> Response:
        guest = self.guest(request)
        if guest is not None:
            return reply(await self.tables.tables_of(guest))
        response = reply([])
        self.welcome(request, response, self.identity.make())
        return response

    async def matches(self, request: Request) -> Response:
        """What waits for me, what I have finished, and how it went; with `all` every finished match."""
        guest = self.guest(request)
        everything = request.query_params.get("all", "") != ""
        response = reply(await self.tables.matches_of(guest or "", everything))
        if guest is None:
            self.welcome(request, response, self.identity.make())
        return response

    async def rematch(self, request: Request) -> Response:
        """The same table once more, asked for from elsewhere than its podium; everybody who sat there is asked."""
        if not same_origin(request, self.config.origins):
            return refused("made-elsewhere", 403)
        guest = self.guest(request) or ""
        if not self._new_tables.take(guest):
            return refused("tables-too-fast", 429)
        opened = await self._find(request)
        await self.tables.act(opened, guest, wire.Rematch(id=0))
        return reply(wire.TableMade(code=opened.room.rematch or ""), 201)

    async def play_on_from(self, request: Request) -> Response:
        """A new table whose match begins in the middle of this one, which is over."""
        guest, fresh = self._maker(request)
        wish = await read(request, wire.PlayOnFrom)
        return self._made(
            request, await self.tables.play_on_from(guest, request.path_params["code"], wish), guest, fresh
        )

    async def moment(self, request: Request) -> Response:
        """A question of a match that is over, with what the strongest bot would answer."""
        if not self._moments.take(self.guest(request) or address_of(request)):
            return refused("asked-too-fast", 429)
        finished = await self.tables.finished(request.path_params["code"])
        if finished is None:
            return refused("analysis-later", 409)
        return reply(await self.moments.of(finished, request.path_params["answers"]))

    # --- puzzles ------------------------------------------------------------------------------------------------------------

    async def puzzle_shelf(self, request: Request) -> Response:
        return reply(await self.puzzles.shelf())

    async def puzzle(self, request: Request) -> Response:
        return reply(await self.puzzles.puzzle(request.path_params["game"], request.path_params["which"]))

    async def puzzle_hint(self, request: Request) -> Response:
        found = await self.puzzles.named(request.path_params["game"], request.path_params["which"])
        return reply(wire.PuzzleHint(rookie=found.rookie))

    async def answer_puzzle(self, request: Request) -> Response:
        if not same_origin(request, self.config.origins):
            return refused("made-elsewhere", 403)
        wish = await read(request, wire.PuzzleAnswer)
        return reply(await self.puzzles.answer(request.path_params["game"], request.path_params["which"], wish))

    async def play_on_from_puzzle(self, request: Request) -> Response:
        """A new table whose match begins with the puzzle's question."""
        guest, fresh = self._maker(request)
        wish = await read(request, wire.PuzzlePlayOn)
        found = await self.puzzles.named(request.path_params["game"], request.path_params["which"])
        record = await asyncio.to_thread(lambda: reached(found).record())
        code = await self.tables.take_over(guest, wish.name, record, len(found.answers))
        return self._made(request, code, guest, fresh)

    async def decline(self, request: Request) -> Response:
        """I will not come to a table that has not begun: my chairs there are free for others."""
        if not same_origin(request, self.config.origins):
            return refused("made-elsewhere", 403)
        guest = self.guest(request) or ""
        opened = await self._find(request)
        if opened.room.begun:
            return refused("begun", 400)
        for seat in opened.room.seats_of(guest):
            await self.tables.act(opened, guest, wire.Stand(id=0, seat=seat))
        return reply({})

    async def check_settings(self, request: Request) -> Response:
        """Whether a table of a game could agree on seats and settings: the same check as when one is made."""
        if not same_origin(request, self.config.origins):
            return refused("checked-elsewhere", 403)
        guest = self.guest(request)
        often = guest is not None and not self._checks.take(guest)
        if often or not self._checks_from.take(address_of(request)):
            return refused("checked-too-fast", 429)
        game = game_in(request)
        found = await self.checks.check(game.name, await read(request, wire.SettingsWish))
        return Response(found, media_type="application/json")

    # --- the workshop -----------------------------------------------------------------------------------------------------

    async def workshop_knobs(self, request: Request) -> Response:
        return workshop_of(game_in(request).name).answer(request)

    async def try_box(self, request: Request) -> Response:
        """How far a box was tried, and what that tells; asking begins it, and whoever asks no more ends it."""
        if not same_origin(request, self.config.origins):
            return refused("checked-elsewhere", 403)
        visitor = self.guest(request) or address_of(request)
        game = game_in(request).name
        wish = await read(request, wire.WorkshopWish)
        if not self.workshop.knows(visitor, game, wish) and not (
            self._trials.take(visitor) and self._trials_from.take(address_of(request))
        ):
            return refused("tried-too-fast", 429)
        return reply(await self.workshop.ask(visitor, address_of(request), game, wish))

    async def about(self, request: Request) -> Response:
        """What a thing is that somebody sees in a view of a game."""
        if not self._explanations.take(self.guest(request) or address_of(request)):
            return refused("asked-too-fast", 429)
        return reply(explained(game_in(request), await read(request, wire.AboutWish)))

    async def rules(self, request: Request) -> Response:
        return rules_of(game_in(request).name).answer(request)

    # --- sockets ------------------------------------------------------------------------------------------------------------

    async def socket(self, websocket: WebSocket) -> None:
        if not same_origin(websocket, self.config.origins):
            await websocket.close(WRONG_ORIGIN)
            return
        guest = self._cookie(websocket)
        await websocket.accept()
        if guest is None:
            await websocket.close(NOT_A_GUEST, "Please load the page first: it says who you are.")
            return
        try:
            self.door.check(guest)
            opened = await self.tables.find(websocket.path_params["code"])
        except Banned as error:
            await websocket.close(BANNED, str(error))
            return
        except (BadLog, *OUT_OF_REACH) as error:
            await websocket.close(*turned_away(error))
            return
        if opened is None:
            await websocket.close(NO_SUCH_TABLE, "There is no such table.")
        elif opened.room.presence.connected.get(guest, 0) >= limits.MOST_SOCKETS:
            await websocket.close(TOO_MUCH, "This table is open in too many windows.")
        elif self._too_many_watch(opened, guest):
            await websocket.close(TOO_MUCH, "Too many people are watching this table.")
        else:
            with self.door.inside(websocket, guest, opened):
                await Socket(websocket, self.tables, opened, guest).serve()

    def _too_many_watch(self, opened: OpenRoom, guest: str) -> bool:
        """Those who sit always come in."""
        room = opened.room
        if guest in room.sitting or guest in room.presence.connected:
            return False
        return len(room.presence.connected.keys() - room.sitting) >= limits.MOST_WATCHING

    # --- for operators --------------------------------------------------------------------------------------------------------

    async def show_metrics(self, request: Request) -> Response:
        if not may_see_metrics(request, self.config.metrics_token):
            return refused("metrics-not-for-you", 403)
        self.metrics.commits = self.storage.writer.commits
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
        self.welcome(request, response, self._cookie(request) or self.identity.make())  # for another year
        return response


# --- plumbing ---------------------------------------------------------------------------------------------------------------------


def read_the_texts() -> None:
    """All that a refusal may be told with."""
    from jalopy.texts import Texts  # that too takes its time

    for name in games.names():
        Texts(games.find(name)).refused("busy", {})


def refusals(handle: Handler) -> Handler:
    """Bad input gets one clear sentence."""

    async def handled(request: Request) -> Response:
        try:
            return await handle(request)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return refused("request-not-understood", 400, error=str(error))
        except (NotFound, NoSuchTable, NoSuchPuzzle) as error:
            return told(error, 404)
        except TooFast as error:
            return told(error, 429)
        except (FromElsewhere, Banned) as error:
            return told(error, 403)
        except BadLog as error:
            return told(error, 409)
        except (NotSaved, NotChecked, NotAnalysed, NotThoughtOf, NotTried) as error:
            return told(error, 503)
        except OUT_OF_REACH as error:
            log.error("the database does not answer", extra={"reason": type(error).__name__})
            return refused("no-storage", 503)
        except JalopyError as error:
            return told(error, 400)

    return handled


def shown(handle: Handler) -> Handler:
    """What is refused is told on a page, for it was opened in a tab."""

    async def handled(request: Request) -> Response:
        response = await handle(request)
        if response.status_code < 400:
            return response
        return notice(request, msgspec.json.decode(response.body, type=wire.Problem), response.status_code)

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
        Route("/api/games", refusals(server.games)),
        Route("/api/games/{game}/rules", refusals(server.rules)),
        Route("/api/games/{game}/about", refusals(server.about), methods=["POST"]),
        Route("/api/games/{game}/check", refusals(server.check_settings), methods=["POST"]),
        Route("/api/tables", refusals(server.make_table), methods=["POST"]),
        Route("/api/tables/{code}", refusals(server.limited(server.table))),
        Route("/api/tables/{code}/record", refusals(server.limited(server.record))),
        Route("/api/tables/{code}/analysis", refusals(server.limited(server.analysis))),
        Route("/api/tables/{code}/rematch", refusals(server.rematch), methods=["POST"]),
        Route("/api/tables/{code}/moments/{answers:int}", refusals(server.limited(server.moment))),
        Route("/api/tables/{code}/play-on", refusals(server.play_on_from), methods=["POST"]),
        Route("/api/tables/{code}/decline", refusals(server.decline), methods=["POST"]),
        Route("/api/puzzles", refusals(server.limited(server.puzzle_shelf))),
        Route("/api/puzzles/{game}/{which}", refusals(server.limited(server.puzzle))),
        Route("/api/puzzles/{game}/{which}/hint", refusals(server.limited(server.puzzle_hint))),
        Route("/api/puzzles/{game}/{which}/answer", refusals(server.limited(server.answer_puzzle)), methods=["POST"]),
        Route("/api/puzzles/{game}/{which}/play-on", refusals(server.play_on_from_puzzle), methods=["POST"]),
        Route("/api/workshop/{game}", refusals(server.limited(server.workshop_knobs))),
        Route("/api/workshop/{game}/try", refusals(server.limited(server.try_box)), methods=["POST"]),
        Route("/api/workshop/{game}/report", shown(refusals(server.limited(server.box_pages.report)))),
        Route("/api/codes/{words}", refusals(server.find_by_words)),
        Route("/api/mine", refusals(server.limited(server.mine))),
        Route("/api/matches", refusals(server.limited(server.matches))),
        Route("/api/me/link", refusals(server.moving.make_link), methods=["POST"]),
        Route("/api/me/link/look", refusals(server.moving.look), methods=["POST"]),
        Route("/api/me/link/use", refusals(server.moving.use_link), methods=["POST"]),
        Route("/api/me/phrase", refusals(server.moving.make_phrase), methods=["POST"]),
        Route("/api/me/phrase/use", refusals(server.moving.use_phrase), methods=["POST"]),
        Route("/api/push", refusals(server.reminders.about)),
        Route("/api/push", refusals(server.reminders.subscribe), methods=["POST"]),
        Route("/api/push/stop", refusals(server.reminders.stop), methods=["POST"]),
        Route("/api/openapi.json", server.openapi),
        Route("/api/{path:path}", server.no_such_address),
        WebSocketRoute("/socket/{code}", server.socket),
        Route("/healthz", server.health.answer),
        Route("/metrics", server.show_metrics),
    ]
    if (PAGES / "assets").is_dir():
        routes.append(Mount("/assets", Assets(PAGES / "assets")))
    routes += [Route(f"/{file.name}", _file(file)) for file in _loose_files()]
    routes.append(Route("/{path:path}", server.page))
    handlers: dict[Any, Any] = {HTTPException: misrouted, Exception: server.failed}
    app = Starlette(routes=routes, lifespan=server.lifespan, exception_handlers=handlers)
    return Turns(Headers(KnownHosts(app, config.host_names), always_secure=config.secure_cookie))


def _loose_files() -> list[Path]:
    """The page's own icon and the like; they are known by name, so no address leads anywhere else."""
    return [file for file in PAGES.glob("*") if file.is_file() and file.name != "index.html"]


def _file(file: Path) -> Handler:
    async def send(request: Request) -> Response:
        return FileResponse(file, headers={"cache-control": "max-age=3600"})

    return send

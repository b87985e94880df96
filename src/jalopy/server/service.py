"""Tables at work: rooms are folded from the log, guests' wishes are appended to it, everybody is told."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import Final

import msgspec

from jalopy import games
from jalopy.bots import registry
from jalopy.kernel.errors import JalopyError
from jalopy.kernel.questions import Facts
from jalopy.kernel.record import resume
from jalopy.server import limits, wire
from jalopy.server.bus import Bus, Notice
from jalopy.server.entries import BotSat, Entry, Header, Rematched, Resumed, Sat, Started
from jalopy.server.foreseeing import Foreseeing
from jalopy.server.identity import is_code, table_code
from jalopy.server.metrics import Metrics
from jalopy.server.outlook import Outlook
from jalopy.server.requests import NotSaved, Refusal, Spoilt, asked_seat, decide
from jalopy.server.room import BadLog, OtherRules, Room
from jalopy.server.storage import Storage, Taken
from jalopy.server.summary import Summary, my_table, summary_of

log = logging.getLogger("jalopy.tables")

encode = msgspec.json.Encoder().encode

TRIES: Final = 50  # appends lost to other processes before we give up
AT_ONCE: Final = 16  # entries folded before others get a turn on the event loop

Decide = Callable[[Room], list[Entry]]


class NoSuchTable(Refusal):
    """Nobody made a table of that name."""


class Listener:
    """A socket at a table. `stale` is called when there is something new to send."""

    def __init__(self, guest: str, stale: Callable[[], None]) -> None:
        self.guest = guest
        self.stale = stale


class OpenRoom:
    """A room in memory, with its lock and its listeners. The room itself may be replaced by one folded anew."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.outlook = Outlook()
        self.foreseeing = Foreseeing()
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.bots: asyncio.Task[None] | None = None
        self.touched = time.monotonic()
        self.summarised = 0  # the log number of the summary that is kept
        self.kept = 0  # and of the last entry of the match that is in the snapshot
        self.wishes = limits.Buckets(limits.wishes)
        self.talk = limits.Buckets(limits.sayings)

    @property
    def busy(self) -> bool:
        return bool(self.listeners) or self.lock.locked() or (self.bots is not None and not self.bots.done())

    def tell(self) -> None:
        for listener in self.listeners:
            listener.stale()


class Loading:
    """A room on its way into memory, and how many wait for it: the last one forgets the lock, nobody sooner."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.guests = 0


class Tables:
    def __init__(self, storage: Storage, bus: Bus, metrics: Metrics, bots: Callable[[OpenRoom], None]) -> None:
        self.storage = storage
        self.bus = bus
        self.metrics = metrics
        self._let_bots_move = bots
        self._open: dict[str, OpenRoom] = {}
        self._by_id: dict[int, OpenRoom] = {}
        self._reading = asyncio.Semaphore(1)
        self._loading: dict[str, Loading] = {}

    # --- finding and making -------------------------------------------------------------------------------------------

    async def find(self, code: str) -> OpenRoom | None:
        """The room of a table; raises BadLog if its log cannot be folded here."""
        opened = self._open.get(code)
        if opened is None:
            loading = self._loading.setdefault(code, Loading())
            loading.guests += 1
            try:
                async with loading.lock:
                    opened = self._open.get(code) or await self._load(code)
            finally:
                loading.guests -= 1
                if not loading.guests:
                    del self._loading[code]
        if opened is not None:
            opened.touched = time.monotonic()
        return opened

    async def _load(self, code: str) -> OpenRoom | None:
        header = await self.storage.header(code) if is_code(code) else None
        if header is None:
            return None
        room = Room(header)
        await self._fold_log(room)
        opened = OpenRoom(room)
        self._open[code] = self._by_id[header.id] = opened
        self.metrics.rooms = len(self._open)
        if self.bus.shared:
            self.bus.announce(Notice(table=header.id, asks=True))
        return opened

    async def make(self, guest: str, wish: wire.NewTable) -> str:
        """A new table; with `bots` the match begins at once."""
        game = games.find(wish.game)
        # A thread, for a course of somebody's own is searched through; one at a time, for the same reason.
        async with self._reading:
            settings = await asyncio.to_thread(game.read_settings, wish.seats, wish.settings)
        if wish.bots:
            registry.find(wish.bots, wish.game)
        name = limits.tidy(wish.name, limits.LONGEST_NAME)
        code = await self._make_empty(
            Header(
                id=0,
                code=table_code(),
                title=limits.tidy(wish.title, limits.LONGEST_TITLE),
                game=wish.game,
                seats=wish.seats,
                settings=settings,
                seed=token_hex(32),
                host=guest,
                same_screen=wish.same_screen,
                odds=wish.odds,
                made=time.time(),
            )
        )
        now = time.time()
        entries: list[Entry] = []
        if name:
            entries.append(Sat(seat=0, guest=guest, name=name, at=now))
        if wish.bots:
            entries += [BotSat(seat=seat, bot=wish.bots, at=now) for seat in range(1 if name else 0, wish.seats)]
            entries.append(Started(rules=game.version, at=now))
        await self._furnish(code, entries)
        return code

    async def _make_empty(self, header: Header) -> str:
        if not header.title:
            header.title = " ".join(word.capitalize() for word in header.code.split("-")[:2])
        await self.storage.make_table(header)
        self.metrics.tables += 1
        return header.code

    async def _furnish(self, code: str, entries: list[Entry]) -> None:
        """The first entries of a table that was just made, all at once."""
        opened = await self.find(code)
        assert opened is not None
        await self.append(opened, lambda room: [] if room.seq else entries)

    # --- acting -----------------------------------------------------------------------------------------------------------

    async def act(self, opened: OpenRoom, guest: str, message: wire.ClientMessage) -> int:
        """Do what a guest wants, or raise the refusal; returns the log's number after it."""
        if not opened.wishes.take(guest):
            raise Refusal("too-fast")
        if (
            opened.room.match is None
            and opened.room.seq >= limits.MOST_BEFORE_START
            and not isinstance(message, wire.Start)
        ):
            raise Refusal("too-much-before")
        if isinstance(message, wire.Rematch):
            return await self._rematch(opened, guest)
        if isinstance(message, wire.Say) and not opened.talk.take(guest):
            raise Refusal("talk-too-fast")
        return await self.append(opened, lambda room: decide(room, guest, message))

    async def foresee(self, opened: OpenRoom, guest: str, message: wire.Foresee) -> wire.Foreseen:
        """What the answers to the guest's question would do; the log does not hear of it."""
        if not opened.wishes.take(guest):
            raise Refusal("too-fast")
        room = opened.room
        seat = asked_seat(room, guest, message)
        options = await opened.foreseeing.of(room, seat)
        return wire.Foreseen(id=message.id, seq=room.seq, question=message.question, seat=seat, options=options)

    async def append(self, opened: OpenRoom, decide_on: Decide) -> int:
        """Decide on the newest state, append, fold, tell. Once begun it is finished, even if whoever asked has gone."""
        return await asyncio.shield(asyncio.ensure_future(self._append(opened, decide_on)))

    async def _append(self, opened: OpenRoom, decide_on: Decide) -> int:
        table = opened.room.header.id
        async with opened.lock:
            before = opened.room.seq
            try:
                for _ in range(TRIES):
                    try:
                        entries = decide_on(opened.room)
                    except Refusal:
                        if await self._has_news(opened):
                            continue
                        raise
                    try:
                        if entries:
                            await self.storage.append(table, opened.room.seq + 1, entries)
                    except Taken:
                        self.metrics.conflicts += 1
                        await self._catch_up(opened)
                        continue
                    await self._fold(opened, entries)
                    break
                else:
                    raise Refusal("busy")
            except JalopyError:
                raise
            except Exception:
                # Whether the entries were written is not known; the log knows.
                log.exception("an entry could not be appended", extra={"table": table})
                self.metrics.errors += 1
                with contextlib.suppress(Exception):
                    await self._catch_up(opened)
                raise NotSaved("not-saved") from None
            finally:
                seq = opened.room.seq
                if seq != before:
                    opened.tell()
            self.metrics.entries += len(entries)
        if entries and self.bus.shared:
            self.bus.announce(Notice(table=table, seq=seq))
        self._let_bots_move(opened)
        if entries and opened.room.failed == seq:
            raise Spoilt("rules-broke")
        return seq

    async def _has_news(self, opened: OpenRoom) -> bool:
        """Whether other processes have appended something; nothing is refused for what may be so no longer."""
        before = opened.room.seq
        await self._catch_up(opened)
        return opened.room.seq != before

    async def _fold(self, opened: OpenRoom, entries: Sequence[Entry]) -> None:
        room = opened.room
        try:
            for entry in entries:
                room.apply(room.seq + 1, entry)
        except Exception:
            log.exception("a room could not be folded further; it is folded anew", extra={"table": room.header.id})
            await self._reload(opened)

    async def _catch_up(self, opened: OpenRoom) -> None:
        room = opened.room
        try:
            await self._fold_log(room)
        except BadLog:
            await self._reload(opened)

    async def _fold_log(self, room: Room) -> None:
        """Raises BadLog if that cannot be done here, whatever the reason: one such table must not disturb others."""
        entries = await self.storage.entries(room.header.id, room.seq)
        for number, (seq, entry) in enumerate(entries, 1):
            try:
                room.apply(seq, entry)
            except BadLog:
                raise
            except Exception as error:
                log.exception("a log cannot be folded", extra={"table": room.header.id, "seq": seq})
                raise BadLog("log-unreadable") from error
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
        if room.other_rules:
            await self._go_on_under_our_rules(room)

    async def _go_on_under_our_rules(self, room: Room) -> None:
        """From the snapshot, if it holds the whole match so far; the log then says so for everybody."""
        game = games.find(room.header.game)
        kept = await self.storage.snapshot(room.header.id)
        played, version = room.other_rules, game.version
        if kept is None or kept[0] < room.played:
            raise OtherRules("other-rules", played=played, game=game.name, version=version)
        record = kept[1]
        if "end" in record:
            raise OtherRules("other-rules-over", played=played, game=game.name)
        try:
            resume(record, games.find)
        except JalopyError as error:
            where = {"table": room.header.id, "reason": type(error).__name__}  # its words may name a hidden card
            log.warning("a match cannot go on under newer rules", extra=where)
            raise OtherRules("other-rules-stuck", played=played, game=game.name, version=version) from None
        entry = Resumed(rules=game.version, record=record, at=time.time())
        try:
            await self.storage.append(room.header.id, room.seq + 1, [entry])
        except Taken:  # another process has done the same
            await self._fold_log(room)
        else:
            room.apply(room.seq + 1, entry)

    async def _reload(self, opened: OpenRoom) -> None:
        """The room in memory is no good: fold a new one. If that fails too, whoever comes next hears why."""
        self.metrics.reloads += 1
        header = opened.room.header
        fresh = Room(header)
        fresh.presence = opened.room.presence
        try:
            await self._fold_log(fresh)
        except BadLog:
            self._open.pop(header.code, None)
            self._by_id.pop(header.id, None)
            raise
        opened.room = fresh

    async def refresh(self, opened: OpenRoom) -> None:
        """Look whether the log has gone on without us."""
        before = opened.room.seq
        async with opened.lock:
            await self._catch_up(opened)
        if opened.room.seq != before:
            opened.tell()
        self._let_bots_move(opened)

    async def _rematch(self, opened: OpenRoom, guest: str) -> int:
        room = opened.room
        if not room.seats_of(guest):
            raise Refusal("sitting-only")
        if room.state != "over":
            raise Refusal("not-over")
        if room.rematch is not None:
            return room.seq
        header = room.header
        again = Header(
            id=0,
            code=table_code(),
            title=header.title,
            game=header.game,
            seats=header.seats,
            settings=header.settings,
            seed=token_hex(32),
            host=guest,
            same_screen=header.same_screen,
            odds=header.odds,
            made=time.time(),
        )
        code = await self._make_empty(again)
        seq = await self.append(opened, lambda room: [] if room.rematch else [Rematched(code=code, at=time.time())])
        if opened.room.rematch == code:  # otherwise somebody else was first
            await self._furnish(code, _same_chairs(room, guest))
        return seq

    # --- other processes ----------------------------------------------------------------------------------------------------

    async def heard(self, notice: Notice) -> None:
        """What another process says about a table."""
        opened = self._by_id.get(notice.table)
        if opened is None:
            return
        if notice.guests is not None and opened.room.presence.told(notice.process, frozenset(notice.guests)):
            opened.tell()
        if notice.asks:
            self._say_who_is_here(opened)
        if notice.seq > opened.room.seq:
            async with opened.lock:
                before = opened.room.seq
                await self._catch_up(opened)
            if opened.room.seq != before:
                opened.tell()

    def _say_who_is_here(self, opened: OpenRoom) -> None:
        if self.bus.shared:
            room = opened.room
            self.bus.announce(Notice(table=room.header.id, guests=sorted(room.presence.connected)))

    async def look_into_the_log(self) -> None:
        """Where somebody listens, catch up with what nobody said, and let bots move that nobody woke."""
        watched = {
            opened.room.header.id: opened
            for opened in self._open.values()
            if opened.listeners or opened.room.bots_to_move()
        }
        ids = list(watched)
        heads: dict[int, int] = {}
        for first in range(0, len(ids), 500):
            heads |= await self.storage.heads(ids[first : first + 500])
        for table, opened in watched.items():
            if heads.get(table, 0) > opened.room.seq:
                with contextlib.suppress(BadLog):
                    await self.refresh(opened)
            else:
                self._let_bots_move(opened)

    async def wake_bots(self) -> None:
        """After a start: tables at which a bot was asked when the server went down."""
        for code in await self.storage.maybe_waiting_for_bots():
            try:
                opened = await self.find(code)
            except BadLog:
                continue
            if opened is not None:
                self._let_bots_move(opened)

    # --- telling ------------------------------------------------------------------------------------------------------------

    def join(self, opened: OpenRoom, listener: Listener) -> None:
        opened.listeners.add(listener)
        self.metrics.sockets += 1
        if opened.room.presence.arrive(listener.guest):
            self._say_who_is_here(opened)
            opened.tell()

    def leave(self, opened: OpenRoom, listener: Listener) -> None:
        opened.listeners.discard(listener)
        opened.touched = time.monotonic()
        self.metrics.sockets -= 1
        self.metrics.sockets_closed += 1
        if opened.room.presence.leave(listener.guest):
            self._say_who_is_here(opened)
            opened.tell()

    # --- in and out of memory -----------------------------------------------------------------------------------------------

    async def sweep(self, idle: float) -> None:
        """Rooms nobody looks at leave memory; the log keeps them."""
        await self.keep_summaries()
        now = time.monotonic()
        leaving = [opened for opened in self._open.values() if opened.room.state == "over"]
        for code, opened in list(self._open.items()):
            opened.wishes.forget_full()
            opened.talk.forget_full()
            if opened.room.presence.forget_silent():
                opened.tell()
            if opened.listeners:
                self._say_who_is_here(opened)
            if not opened.busy and opened.summarised == opened.room.seq and now - opened.touched > idle:
                if opened.room.match is not None and opened.kept != opened.room.played:
                    leaving.append(opened)
                    continue
                del self._open[code]
                del self._by_id[opened.room.header.id]
        self.metrics.rooms = len(self._open)
        await self._keep_snapshots(leaving)  # the next sweep lets them go

    async def keep_all(self) -> None:
        """Before this process ends: perhaps the next one plays newer rules."""
        await self.keep_summaries()
        await self._keep_snapshots(list(self._open.values()))

    async def _keep_snapshots(self, rooms: list[OpenRoom]) -> None:
        changed = [opened for opened in rooms if opened.room.match is not None and opened.kept != opened.room.played]
        for first in range(0, len(changed), AT_ONCE):
            some = [(opened, opened.room.played) for opened in changed[first : first + AT_ONCE]]
            await self.storage.keep_snapshots(
                [(opened.room.header.id, played, encode(opened.room.match.record())) for opened, played in some]  # type: ignore[union-attr]
            )
            for opened, played in some:
                opened.kept = played

    async def record(self, code: str) -> Facts | None:
        """Of a match that is over, also of one that was played under other rules; None before the end."""
        try:
            opened = await self.find(code)
        except OtherRules:
            header = await self.storage.header(code)
            kept = None if header is None else await self.storage.snapshot(header.id)
            if kept is None or "end" not in kept[1]:
                raise
            record: Facts = kept[1]
            return record
        if opened is None:
            raise NoSuchTable("no-such-table")
        await self.refresh(opened)
        match = opened.room.match
        return None if match is None or not match.over else match.record()

    async def keep_summaries(self) -> None:
        changed = [opened for opened in self._open.values() if opened.summarised != opened.room.seq]
        kept = [(opened, summary_of(opened.room)) for opened in changed]
        await self.storage.keep_summaries([(opened.room.header.id, summary) for opened, summary in kept])
        for opened, summary in kept:
            opened.summarised = summary.seq

    async def tables_of(self, guest: str) -> list[wire.MyTable]:
        """Where a guest sits, those first that wait for them."""
        found: list[wire.MyTable] = []
        for header, kept in await self.storage.tables_of(guest, limits.MOST_TABLES):
            summary = await self._summary(header, kept)
            if summary is not None and guest in summary.guests:
                found.append(my_table(header, summary, guest))
        found.sort(key=lambda table: (table.state == "over", not table.waiting_for_me, -table.changed))
        return found

    async def _summary(self, header: Header, kept: Summary | None) -> Summary | None:
        opened = self._open.get(header.code)
        if opened is None and kept is not None:
            return kept
        try:
            opened = opened or await self.find(header.code)
        except BadLog:
            return None
        if opened is None:
            return None
        self._let_bots_move(opened)
        return summary_of(opened.room)


def _same_chairs(room: Room, guest: str) -> list[Entry]:
    """Everybody on the same chair again; whoever left it to a bot is not waited for."""
    now = time.time()
    entries: list[Entry] = [
        BotSat(seat=seat, bot=chair.bot, at=now)
        if chair.bot and chair.guest != guest
        else Sat(seat=seat, guest=chair.guest, name=chair.name, at=now)
        for seat, chair in enumerate(room.chairs)
    ]
    if all(isinstance(entry, BotSat) or entry.guest == guest for entry in entries if isinstance(entry, Sat | BotSat)):
        entries.append(Started(rules=games.find(room.header.game).version, at=now))
    return entries

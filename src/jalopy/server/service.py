"""Tables at work: rooms are folded from the log, guests' wishes are appended to it, everybody is told."""

import asyncio
import contextlib
import logging
import time
import zlib
from collections.abc import Awaitable, Callable, Sequence
from itertools import islice
from secrets import token_hex
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from jalopy import games
from jalopy.bots import characters, registry
from jalopy.bots.weighing import Cost
from jalopy.kernel.errors import JalopyError
from jalopy.kernel.knobs import without_printed
from jalopy.kernel.record import resume
from jalopy.server import limits, wire
from jalopy.server.bus import Bus, Notice
from jalopy.server.checks import Checks
from jalopy.server.coaching import Coaches, Coaching
from jalopy.server.dictated import read_words, two_words
from jalopy.server.entries import BotSat, CoachAllowed, Entry, Header, Rematched, Resumed, Sat, Started
from jalopy.server.foreseeing import Foreseeing
from jalopy.server.history import my_matches
from jalopy.server.identity import is_code, table_code
from jalopy.server.metrics import Metrics
from jalopy.server.muting import NOBODY, Mutes, meant
from jalopy.server.outlook import Outlook
from jalopy.server.proposing import Proposing, Thinker
from jalopy.server.requests import (
    NotSaved,
    Refusal,
    Spoilt,
    asked_seat,
    check_strength,
    coached_seat,
    decide,
    met_by,
    told_of_coach,
    weighed_answer,
)
from jalopy.server.room import BadLog, OtherRules, Room, answer_again
from jalopy.server.storage import Storage, WordsTaken
from jalopy.server.summary import EDITION, Summary, my_table, summary_of
from jalopy.server.taking_over import Beginning
from jalopy.server.writers import Taken

log = logging.getLogger("jalopy.tables")

encode = msgspec.json.Encoder().encode

WORD_TRIES: Final = 20  # before a table does without words
TRIES: Final = 50  # appends lost to other processes before we give up
READING_WAITS: Final = 1.0  # seconds for somebody who is writing to the same log
AT_ONCE: Final = 16  # summaries or snapshots written together
SLICE: Final = 0.004  # seconds that a log is folded for before they do
BETWEEN: Final = 0.005  # seconds between two snapshots, in which answers are written and told
MUTES_SECONDS = 60.0  # in which somebody hears at last whom they have muted elsewhere, where no process could say so
CROWD: Final = 50  # who watch a table and are told in one round of the event loop

Decide = Callable[[Room], list[Entry]]
Write = Callable[[int, int, list[Entry]], Awaitable[None]]
Made = TypeVar("Made")


class NoSuchTable(Refusal):
    """Nobody made a table of that name."""


class TableClosed(BadLog):
    """The operator has closed it: nobody may come in, as if its log could not be read here."""


class Listener:
    """A socket at a table. It grows stale when there is something new, and tells it once everything is done."""

    def __init__(self, guest: str, stale: Callable[[], None], tell: Callable[[], None]) -> None:
        self.guest = guest
        self.stale = stale
        self.tell = tell
        self.muted = NOBODY


class OpenRoom:
    """A room in memory, with its lock and its listeners. The room itself may be replaced by one folded anew."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.outlook = Outlook()
        self.foreseeing = Foreseeing()
        self.proposing = Proposing()
        self.coaching = Coaching()
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.bots: asyncio.Task[None] | None = None
        self.shut = False  # by the operator: nothing more is appended
        self.touched = time.monotonic()
        self.said: tuple[list[str], int] = (
            [],
            0,
        )  # who sits and is here, and how many watch, as other processes know it
        self._told_presence = 0.0
        self._telling: asyncio.TimerHandle | None = None
        self._untold: dict[Listener, None] = {}  # who have not heard yet that there is news
        self.summarised = 0  # the log number of the summary that is kept
        self.kept = 0  # and of the last entry of the match that is in the snapshot
        self.record: tuple[int, bytes] | None = None  # of a match that is over, with the log number of its last entry
        self.wishes = limits.Buckets(limits.wishes)
        self.talk = limits.Buckets(limits.sayings)
        self.before = limits.Buckets(limits.before_the_start)

    @property
    def busy(self) -> bool:
        return bool(self.listeners) or self.lock.locked() or (self.bots is not None and not self.bots.done())

    def tell(self) -> None:
        """All of them, as soon as everything that belongs to the news is done."""
        goes_on = bool(self._untold)
        for listener in self.listeners:
            listener.stale()
            self._untold[listener] = None  # whoever waits already keeps their place
        if self._untold and not goes_on:
            asyncio.get_running_loop().call_soon(self._tell_some)

    def _tell_some(self) -> None:
        """Those who sit, and of a crowd that watches some in each round, so that other tables do not wait for it."""
        some = list(islice(self._untold, CROWD))
        if len(self._untold) > CROWD:
            sitting = self.room.sitting
            some = [*(listener for listener in self._untold if listener.guest in sitting), *some]
        for listener in dict.fromkeys(some):
            del self._untold[listener]
            if listener in self.listeners:
                listener.tell()
        if self._untold:
            asyncio.get_running_loop().call_soon(self._tell_some)

    def tell_who_is_here(self) -> None:
        """At once, or within a second where it was told just now: a crowd that comes costs each of them little."""
        if self._telling is None:
            wait = max(0.0, self._told_presence + limits.PRESENCE_SECONDS - time.monotonic())
            self._telling = asyncio.get_running_loop().call_later(wait, self._tell_who_is_here)

    def _tell_who_is_here(self) -> None:
        self._telling = None
        self._told_presence = time.monotonic()
        self.tell()


class Loading:
    """A room on its way into memory, and how many wait for it: the last one forgets the lock, nobody sooner."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.guests = 0


class Finished:
    """A match that is over: its record, and the log number of its last entry."""

    def __init__(self, header: Header, seq: int, rules: str, record: bytes) -> None:
        self.header = header
        self.seq = seq
        self.rules = rules
        self.record = record


class Tables:
    def __init__(
        self,
        storage: Storage,
        bus: Bus,
        metrics: Metrics,
        bots: Callable[[OpenRoom], None],
        checks: Checks,
        thinker: Thinker | None = None,
        coaches: Coaches | None = None,
    ) -> None:
        self.storage = storage
        self.mutes = Mutes(storage)
        self.bus = bus
        self.metrics = metrics
        self._let_bots_move = bots
        self._checks = checks
        self._thinker = thinker
        self._coaches = coaches
        bus.changed = self._bus_changed
        self.on_change: Callable[[OpenRoom], None] = lambda opened: None  # we appended something, or somebody left
        self._open: dict[str, OpenRoom] = {}
        self._by_id: dict[int, OpenRoom] = {}
        self._loading: dict[str, Loading] = {}
        self._heard_others = time.monotonic()  # when it was last looked up who is muted by those who are here
        self.closed: frozenset[int] = frozenset()  # tables that the operator has closed

    # --- finding and making -------------------------------------------------------------------------------------------

    async def find(self, code: str) -> OpenRoom | None:
        """The room of a table; raises BadLog if its log cannot be folded here, or if it is closed."""
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
            if opened.shut:
                raise TableClosed("table-closed")
            opened.touched = time.monotonic()
        return opened

    async def _load(self, code: str) -> OpenRoom | None:
        header = await self.storage.header(code) if is_code(code) else None
        if header is None:
            return None
        room = Room(header)
        await self.bus.follow(header.id)  # first: what is appended from now on is heard of, or is in the log already
        try:
            await self._fold_log(room)
        except BaseException:
            self.bus.leave(header.id)
            raise
        room.presence.others_are_heard(self._others_are_heard)
        opened = OpenRoom(room)
        opened.shut = header.id in self.closed
        self._open[code] = self._by_id[header.id] = opened
        self.metrics.rooms = len(self._open)
        if self.bus.shared:
            self.bus.announce(Notice(table=header.id, asks=True))
        return opened

    async def make(self, guest: str, wish: wire.NewTable) -> str:
        """A new table; with `bots` the match begins at once."""
        game = games.find(wish.game)
        settings = without_printed(await self._checks.agreed(game, wish.seats, wish.settings))
        for bot in {bot for bot in (wish.bots, *wish.chairs) if bot}:
            registry.find(bot, wish.game)
            check_strength(bot, wish.game)
        name = limits.tidy(wish.name, limits.LONGEST_NAME)
        if wish.bots and not name:
            self._check_bots_among_themselves(guest)
        header = Header(
            id=0,
            code="",
            title=limits.tidy(wish.title, limits.LONGEST_TITLE),
            game=wish.game,
            seats=wish.seats,
            settings=settings,
            seed=token_hex(32),
            host=guest,
            same_screen=wish.same_screen,
            odds=wish.odds,
            clock=wish.clock,
            made=time.time(),
        )

        def first() -> list[Entry]:
            entries: list[Entry] = [Sat(seat=0, guest=guest, name=name, at=header.made)] if name else []
            entries += bots_on([wish.bots] * wish.seats if wish.bots else wish.chairs[: wish.seats], name, header.code)
            return [*entries, Started(rules=game.version, at=header.made)] if wish.bots else entries

        await self._named(header, not wish.bots, lambda: self.storage.make_table(header, first()))
        await self._made(header)
        return header.code

    async def play_on_from(self, guest: str, code: str, wish: wire.PlayOnFrom) -> str:
        """A new table whose match begins in the middle of one that is over."""
        opened = await self.find(code)
        finished = await self.finished(code)
        if opened is None or finished is None:
            raise Refusal("not-over")
        return await self.take_over(guest, wish.name, msgspec.json.decode(finished.record), wish.answers, opened.room)

    async def take_over(
        self, guest: str, name: str, record: dict[str, Any], answers: int, before: Room | None = None
    ) -> str:
        """A new table whose match begins in the middle of the recorded one; the bots of the room before it sit there again."""
        beginning = await asyncio.to_thread(Beginning, guest, name, record, answers)
        header, chairs = beginning.header, [] if before is None else before.chairs
        await self._named(header, False, lambda: self.storage.make_table(header, beginning.entries(chairs)))
        await self._made(header)
        return header.code

    async def _made(self, header: Header) -> None:
        """A new table stands in the database, with those who sit there from the beginning."""
        self.metrics.tables += 1
        opened = await self.find(header.code)
        assert opened is not None
        self.metrics.entries += opened.room.seq
        self._let_bots_move(opened)
        self.on_change(opened)

    def _check_bots_among_themselves(self, guest: str) -> None:
        """Their matches cost as much as anybody's, and perhaps nobody looks."""
        hosts = [
            opened.room.header.host
            for opened in self._open.values()
            if opened.room.state == "playing" and not opened.room.sitting
        ]
        if len(hosts) >= limits.MOST_BOT_TABLES or hosts.count(guest) >= limits.MOST_BOT_TABLES_OF_ONE:
            raise Refusal("bots-play-enough")

    async def _named(self, header: Header, waits: bool, make: Callable[[], Awaitable[Made]]) -> Made:
        """Made with words that lead there, if it waits for people and there are any left."""
        for _ in range(WORD_TRIES):
            words = two_words()
            header.code, header.words = table_code(words), words if waits else None
            header.title = header.title or " ".join(word.capitalize() for word in words.split("-"))
            with contextlib.suppress(WordsTaken):
                return await make()
        header.words = None
        return await make()

    # --- acting -----------------------------------------------------------------------------------------------------------

    async def act(self, opened: OpenRoom, guest: str, message: wire.ClientMessage) -> int:
        """Do what a guest wants, or raise the refusal; returns the log's number after it."""
        if not opened.wishes.take(guest):
            raise Refusal("too-fast")
        if isinstance(message, wire.Mute):
            return await self._mute(opened, guest, message)
        if opened.room.match is None and not isinstance(message, wire.Start) and not opened.before.take(guest):
            raise Refusal("too-much-before")
        if isinstance(message, wire.Start):
            header = opened.room.header  # perhaps of a table that was made for an older game
            await self._checks.agreed(games.find(header.game), header.seats, header.settings)
        if isinstance(message, wire.Rematch):
            return await self._rematch(opened, guest)
        if isinstance(message, wire.Say) and not opened.talk.take(guest):
            raise Refusal("talk-too-fast")
        return await self.append(opened, lambda room: decide(room, guest, message))

    async def _mute(self, opened: OpenRoom, guest: str, message: wire.Mute) -> int:
        """The log does not hear of it; the guest's own windows do, whichever table and process they are at."""
        other = meant(opened.room, guest, message)
        try:
            await (self.mutes.mute if message.muted else self.mutes.hear_again)(guest, other)
            await self._hear_others({guest})
        except (SQLAlchemyError, OSError):
            log.exception("who is muted could not be kept")
            self.metrics.errors += 1
            raise NotSaved("not-saved") from None
        if self.bus.shared:
            self.bus.announce(Notice(mutes=guest))
        return opened.room.seq

    async def _hear_others(self, guests: set[str]) -> None:
        """Some of them perhaps hear others than before: those whose windows are open here are sent all sayings anew."""
        where = [opened for opened in self.rooms() if not guests.isdisjoint(opened.room.presence.connected)]
        listeners = [listener for opened in where for listener in opened.listeners if listener.guest in guests]
        muted = await self.mutes.of_all({listener.guest for listener in listeners})
        for listener in listeners:
            if listener.muted != muted[listener.guest]:
                listener.muted = muted[listener.guest]
                listener.stale()
                listener.tell()

    async def foresee(self, opened: OpenRoom, guest: str, message: wire.Foresee) -> wire.Foreseen:
        """What the answers to the guest's question would do; the log does not hear of it."""
        if not opened.wishes.take(guest):
            raise Refusal("too-fast")
        room = opened.room
        seat = asked_seat(room, guest, message)
        options = await opened.foreseeing.of(room, seat)
        return wire.Foreseen(id=message.id, seq=room.seq, question=message.question, seat=seat, options=options)

    async def propose(self, opened: OpenRoom, guest: str, message: wire.Propose) -> wire.Proposed:
        """Whole plans for the guest's question; the log does not hear of it."""
        if not opened.wishes.take(guest):
            raise Refusal("too-fast")
        room = opened.room
        seat = asked_seat(room, guest, message)
        if len(message.kept) > limits.MOST_TOGETHER:
            raise Refusal("answers-number", most=limits.MOST_TOGETHER)
        if message.kept:
            met_by(room, seat, message.kept)
        plans = await opened.proposing.of(room, seat, message.kept, self._thinker)
        return wire.Proposed(
            id=message.id, seq=room.seq, question=message.question, seat=seat, kept=message.kept, plans=plans
        )

    async def advise(self, opened: OpenRoom, guest: str, message: wire.AskCoach) -> wire.Advised:
        """What the answers to the guest's question are worth; the others hear that somebody asked."""
        if not opened.wishes.take(guest):
            raise Refusal("too-fast")
        seat = coached_seat(opened.room, guest, message)
        advice = opened.coaching.kept(opened.room, seat)
        if advice is None:
            if self._coaches is None:
                raise Refusal("coach-none")
            self._coaches.make_room(guest)
            await self.append(opened, lambda room: told_of_coach(room, coached_seat(room, guest, message)))
            advice = await opened.coaching.of(opened.room, seat, self._coaches)
        return wire.Advised(
            id=message.id,
            seq=opened.room.seq,
            question=message.question,
            seat=seat,
            answers=advice.answers,
            best=advice.best,
            why=advice.why,
        )

    async def weigh(self, opened: OpenRoom, guest: str, message: wire.Weigh) -> wire.Weighed:
        """What the guest's answer cost; nothing is held up by it, and the log does not hear of it."""
        if not opened.wishes.take(guest):
            raise Refusal("too-fast")
        given = weighed_answer(opened.room, guest, message)
        if self._coaches is None:
            raise Refusal("coach-none")
        if opened.coaching.praised(message.answer, *given):
            cost = Cost()
        else:
            self._coaches.make_room_to_weigh(guest)
            cost = await self._coaches.weigh(opened.room, message.answer)
            if weighed_answer(opened.room, guest, message) != given:
                raise Refusal("gone-on")
        return wire.Weighed(id=message.id, seq=opened.room.seq, answer=message.answer, cost=cost.cost, best=cost.best)

    async def append(self, opened: OpenRoom, decide_on: Decide, write: Write | None = None) -> int:
        """Decide on the newest state, append, fold, tell.

        Nobody who asks is cut off in the middle of it but by the end of the process: a socket finishes what it is at after
        its guest has gone. Whoever is cut off all the same leaves a room that is behind its log, and catches up.
        """
        write = write or self.storage.append
        if opened.shut:
            raise TableClosed("table-closed")
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
                            await write(table, opened.room.seq + 1, entries)
                    except Taken:
                        self.metrics.conflicts += 1
                        await self._catch_up(opened)
                        continue
                    await self._fold(opened, entries)
                    if opened.room.state == "over":
                        await self._free_words(opened.room.header)  # before anybody is told
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
            self._say_who_is_here(opened, only_news=True)
        self._let_bots_move(opened)
        if entries:
            self.on_change(opened)
        if entries and opened.room.failed == seq:
            raise Spoilt("rules-broke")
        return seq

    async def _free_words(self, header: Header) -> None:
        if header.words:
            with contextlib.suppress(Exception):  # they are freed in some weeks anyway
                await self.storage.free_words(header.id)
            header.words = None

    async def code_of(self, said: str) -> str:
        """The code of the open table that these two words lead to."""
        words = read_words(said)
        code = await self.storage.code_of(words) if words else None
        if code is None:
            raise NoSuchTable("no-such-words", words=limits.tidy(said, 40))
        return code

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
        try:
            entries = await self.storage.entries(room.header.id, room.seq)
        except (msgspec.DecodeError, UnicodeError) as error:
            log.exception("a log holds what is no entry", extra={"table": room.header.id})
            raise BadLog("log-unreadable") from error
        began = time.monotonic()
        for seq, entry in entries:
            try:
                room.apply(seq, entry)
            except BadLog:
                raise
            except Exception as error:
                log.exception("a log cannot be folded", extra={"table": room.header.id, "seq": seq})
                raise BadLog("log-unreadable") from error
            if time.monotonic() - began > SLICE:
                await asyncio.sleep(0)
                began = time.monotonic()
        if room.other_rules:
            await self._go_on_under_our_rules(room)

    async def _go_on_under_our_rules(self, room: Room) -> None:
        """From the snapshot, with what was answered since where it can still be; the log then says so for everybody."""
        game = games.find(room.header.game)
        kept = await self.storage.snapshot(room.header.id)
        played, version = room.other_rules, game.version
        if kept is None:
            raise OtherRules("other-rules", played=played, game=game.name, version=version)
        seq, record = kept
        if "end" in record:
            raise OtherRules("other-rules-over", played=played, game=game.name)
        try:
            match = resume(record, games.find)
            if seq < room.played:
                answer_again(match, [entry for _, entry in await self.storage.entries(room.header.id, seq)])
                record = match.record()
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
            self.forget(opened)
            raise
        opened.room = fresh

    async def refresh(self, opened: OpenRoom) -> None:
        """Look whether the log has gone on without us."""
        before = opened.room.seq
        try:
            await asyncio.wait_for(opened.lock.acquire(), READING_WAITS)
        except TimeoutError:  # something is being written, and that does not come to an end: what we know will do
            return
        try:
            await self._catch_up(opened)
        finally:
            opened.lock.release()
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
        again = msgspec.structs.replace(
            room.header, id=0, code="", words=None, seed=token_hex(32), host=guest, made=time.time()
        )
        name = room.chairs[room.seats_of(guest)[0]].name

        def lead_there(room: Room) -> list[Entry]:
            return [] if room.rematch else [Rematched(code=again.code, by=name, at=time.time())]

        async def write(table: int, seq: int, entries: list[Entry]) -> None:
            await self.storage.make_next_table(again, same_chairs(room, guest), table, seq, entries)

        seq = await self._named(again, True, lambda: self.append(opened, lead_there, write))
        if opened.room.rematch == again.code:  # otherwise somebody else was first
            await self._made(again)
        return seq

    # --- other processes ----------------------------------------------------------------------------------------------------

    async def heard(self, notice: Notice) -> None:
        """What another process says about a table, or about a guest."""
        if notice.mutes:
            await self._hear_others({notice.mutes})
        opened = self._by_id.get(notice.table)
        if opened is None:
            return
        presence, guests = opened.room.presence, notice.guests
        if guests is not None and presence.told(notice.process, frozenset(guests), notice.watching):
            opened.tell_who_is_here()
        if notice.asks:
            self._say_who_is_here(opened)
        if notice.seq > opened.room.seq:
            async with opened.lock:
                before = opened.room.seq
                await self._catch_up(opened)
            if opened.room.seq != before:
                opened.tell()
                self._say_who_is_here(opened, only_news=True)  # perhaps somebody of ours has sat down elsewhere

    @property
    def _others_are_heard(self) -> bool:
        return not self.bus.shared or self.bus.works

    def _bus_changed(self) -> None:
        """Whom other processes have is known, or not: then nobody is surely away."""
        for opened in self.rooms():
            opened.room.presence.others_are_heard(self._others_are_heard)
            if self._others_are_heard:
                self.bus.announce(Notice(table=opened.room.header.id, asks=True))
                self._say_who_is_here(opened)
            opened.tell()

    def _say_who_is_here(self, opened: OpenRoom, only_news: bool = False) -> None:
        if not self.bus.shared:
            return
        room = opened.room
        guests = sorted(room.sitting & room.presence.connected.keys())
        here = (guests, len(room.presence.connected) - len(guests))
        if here != opened.said or not only_news:
            opened.said = here
            self.bus.announce(Notice(table=room.header.id, guests=guests, watching=here[1]))

    async def look_into_the_log(self) -> None:
        """Where somebody listens, catch up with what nobody said, and let bots move that nobody woke."""
        watched = {
            opened.room.header.id: opened
            for opened in self._open.values()
            if (opened.listeners or opened.room.bots_to_move()) and not opened.shut
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
        if time.monotonic() - self._heard_others >= MUTES_SECONDS:
            self._heard_others = time.monotonic()
            await self._hear_others({listener.guest for opened in watched.values() for listener in opened.listeners})

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
            self._say_who_is_here(opened, only_news=True)
            opened.tell_who_is_here()

    def leave(self, opened: OpenRoom, listener: Listener) -> None:
        opened.listeners.discard(listener)
        opened.touched = time.monotonic()
        self.metrics.sockets -= 1
        self.metrics.sockets_closed += 1
        if opened.room.presence.leave(listener.guest):
            self._say_who_is_here(opened, only_news=True)
            opened.tell_who_is_here()
            self.on_change(opened)

    # --- in and out of memory -----------------------------------------------------------------------------------------------

    async def sweep(self, idle: float) -> None:
        """Rooms nobody looks at leave memory; the log keeps them."""
        self._forget_passers_by()  # first, for it needs no database
        await self.keep_summaries()
        await self._keep_snapshots(list(self._open.values()))
        now = time.monotonic()
        for opened in self.rooms():
            if not opened.busy and opened.summarised == opened.room.seq and now - opened.touched > idle:
                if opened.room.match is not None and opened.kept != opened.room.played:
                    continue  # until the next sweep has kept it
                self.forget(opened)
        self.metrics.rooms = len(self._open)

    def _forget_passers_by(self) -> None:
        for opened in self.rooms():
            opened.wishes.forget_full()
            opened.talk.forget_full()
            opened.before.forget_full()
            if opened.room.presence.forget_silent():
                opened.tell()
            opened.room.presence.forget_all_but(opened.room.sitting)
            if opened.listeners:
                self._say_who_is_here(opened)

    async def keep_all(self) -> None:
        """Before this process ends: perhaps the next one plays newer rules."""
        await self.keep_summaries()
        await self._keep_snapshots(list(self._open.values()))

    async def _keep_snapshots(self, rooms: list[OpenRoom]) -> None:
        """Perhaps this process is killed, and the next one plays newer rules."""
        changed = [opened for opened in rooms if opened.room.match is not None and opened.kept != opened.room.played]
        for first in range(0, len(changed), AT_ONCE):
            kept: list[tuple[OpenRoom, int, bytes]] = []
            for opened in changed[first : first + AT_ONCE]:
                if opened.room.match is not None:  # still: others had their turn in between
                    kept.append((opened, opened.room.played, encode(opened.room.match.record())))
                await asyncio.sleep(BETWEEN)
            await self.storage.keep_snapshots([(opened.room.header.id, seq, record) for opened, seq, record in kept])
            for opened, seq, _ in kept:
                opened.kept = seq

    async def finished(self, code: str) -> Finished | None:
        """A match that is over, also one that was played under other rules; None before the end."""
        try:
            opened = await self.find(code)
        except OtherRules:
            header = await self.storage.header(code)
            kept = None if header is None else await self.storage.snapshot(header.id)
            if header is None or kept is None or "end" not in kept[1]:
                raise
            return Finished(header, kept[0], kept[1]["rules"], encode(kept[1]))
        if opened is None:
            raise NoSuchTable("no-such-table")
        await self.refresh(opened)
        room = opened.room
        if room.match is None or not room.match.over:
            return None
        if opened.record is None or opened.record[0] != room.played:
            opened.record = (room.played, encode(room.match.record()))
        return Finished(room.header, room.played, room.match.game.version, opened.record[1])

    async def keep_summaries(self) -> None:
        changed = [opened for opened in self._open.values() if opened.summarised != opened.room.seq]
        for first in range(0, len(changed), AT_ONCE):
            kept = [(opened, summary_of(opened.room)) for opened in changed[first : first + AT_ONCE]]
            await self.storage.keep_summaries([(opened.room.header.id, summary) for opened, summary in kept])
            for opened, summary in kept:
                opened.summarised = summary.seq

    def forget(self, opened: OpenRoom) -> None:
        """Whoever asks for it next has it folded from the log, if that is still there."""
        header = opened.room.header
        if self._open.get(header.code) is opened:
            del self._open[header.code]
            del self._by_id[header.id]
            self.bus.leave(header.id)

    def rooms(self) -> list[OpenRoom]:
        """Those in memory."""
        return list(self._open.values())

    async def tables_of(self, guest: str) -> list[wire.MyTable]:
        """Where a guest sits, those first that wait for them."""
        found = [my_table(header, summary, guest) for header, summary in await self._sat_at(guest, limits.MOST_TABLES)]
        found.sort(key=lambda table: (table.state == "over", not table.waiting_for_me, -table.changed))
        return found

    async def matches_of(self, guest: str, everything: bool) -> wire.MyMatches:
        """What waits for a guest, what they have finished, and how it went."""
        return my_matches(await self._sat_at(guest, limits.MOST_MATCHES), guest, everything)

    async def _sat_at(self, guest: str, most: int) -> list[tuple[Header, Summary]]:
        found: list[tuple[Header, Summary]] = []
        for header, kept in await self.storage.tables_of(guest, most):
            summary = await self._summary(header, kept)
            if header.id in self.closed and (summary is None or summary.state != "over"):
                continue
            if summary is not None and guest in summary.guests:
                found.append((header, summary))
        return found

    async def _summary(self, header: Header, kept: Summary | None) -> Summary | None:
        opened = self._open.get(header.code)
        if opened is None and kept is not None and kept.edition == EDITION:
            return kept
        try:
            opened = opened or await self.find(header.code)
        except BadLog:
            return kept  # of an older edition: better than nothing
        if opened is None:
            return None
        self._let_bots_move(opened)
        return summary_of(opened.room)


def bots_on(bots: Sequence[str], name: str, code: str) -> list[Entry]:
    """Bots on these chairs, each somebody else; the first chair is a person's, if there is one."""
    entries: list[Entry] = []
    taken: list[str] = []
    first = zlib.crc32(code.encode())  # so that it is not always the same company
    for seat, bot in enumerate(bots):
        if not bot or (name and seat == 0):
            continue
        taken.append(characters.another(taken, [name], taken[-1] if taken else "", first))
        entries.append(BotSat(seat=seat, bot=bot, who=taken[-1], at=time.time()))
    return entries


def same_chairs(room: Room, guest: str) -> list[Entry]:
    """Everybody on the same chair again. Whoever left it to a bot is not waited for, unless only their time was over."""
    now = time.time()
    waited_for = {guest, *(chair.guest for chair in room.chairs if chair.timed_out and room.presence.here(chair.guest))}
    entries: list[Entry] = [
        BotSat(seat=seat, bot=chair.bot, who=chair.who, at=now)
        if chair.bot and chair.guest not in waited_for
        else Sat(seat=seat, guest=chair.guest, name=chair.name, at=now)
        for seat, chair in enumerate(room.chairs)
    ]
    if room.coach is not None:
        entries.append(CoachAllowed(allowed=room.coach, at=now))
    if all(isinstance(entry, BotSat) or entry.guest == guest for entry in entries if isinstance(entry, Sat | BotSat)):
        entries.append(Started(rules=games.find(room.header.game).version, at=now))
    return entries

"""What each guest may know of a room, made for the wire."""

from collections.abc import Sequence
from itertools import count
from typing import Any, Final

from msgspec import Raw
from msgspec.json import Encoder

from jalopy.kernel.changes import difference
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Question
from jalopy.server import limits, wire
from jalopy.server.muting import NOBODY, Muted, muting_at
from jalopy.server.room import Room
from jalopy.server.standpoints import question_of

encode = Encoder().encode

NOBODYS: Final = -1  # eyes: whoever has them is sent a view to begin from
UNTOLD: Final = 0
TELLINGS: Final = count(UNTOLD + 1)  # of tables: whenever something of one has changed


class Known:
    """What a reader has: so many scenes, seen with these eyes, so many sayings but those of the muted, and which telling
    of the table."""

    def __init__(
        self,
        scenes: int = 0,
        sayings: int = 0,
        ears: int | None = NOBODYS,
        table: int = UNTOLD,
        muted: Muted = NOBODY,
    ) -> None:
        self.scenes = scenes
        self.sayings = sayings
        self.ears = ears
        self.table = table
        self.muted = muted


class Reader:
    """Somebody who reads of a room as it is now: who they are at this table, looked up once for all that is told."""

    def __init__(self, room: Room, guest: str) -> None:
        self.room = room
        self.guest = guest
        self.same = shared(room)
        self.seats = room.seats_of(guest)
        self.ears = _ears(self.seats)
        self.match = room.match
        self.asked: Sequence[Question] = room.questions_to(guest) if self.seats else ()
        self.takes_back = self.same.can_undo and room.last_seat in self.seats

    @property
    def eyes(self) -> int | None:
        """The seat whose view they get.

        Whoever plays several on one screen sees as the one that is asked, and as a spectator while none is: nobody's
        hand lies open while it is another's turn to look.
        """
        if len(self.seats) == 1:
            return self.seats[0]
        return self.asked[0].seat if self.asked else None

    def sees_what_all_see(self, match: Match) -> bool:
        """Whoever is asked nothing looks with the eyes that were told."""
        if self.asked or self.takes_back:
            return False
        watcher = match.watcher(self.ears)
        return watcher.now is watcher.seen


def _ears(seats: Sequence[int]) -> int | None:
    """The seat that whoever sits on these is told everything as.

    On a shared screen what was told stays to be read by all who share it: so it is told as to a spectator.
    """
    return seats[0] if len(seats) == 1 else None


def update_for(room: Room, guest: str, known: Known, muted: Muted = NOBODY) -> wire.Update:
    """What this guest may know and does not have yet of the table, its scenes and sayings; and the match as it stands."""
    return _update_for(Reader(room, guest), known, muted)


def _update_for(reader: Reader, known: Known, muted: Muted) -> wire.Update:
    room, match = reader.room, reader.match
    heard = known.sayings if known.muted == muted else 0
    update = wire.Update(
        seq=room.seq,
        table=None if known.table == reader.same.table else table_for(reader),
        match=None if match is None else _match_in(reader, match),
        scenes=[],
        first_scene=known.scenes,
        sayings=sayings_for(room, reader.guest, heard, muted),
        first_saying=heard,
        said=len(room.sayings),
        muting=muting_at(room, muted),
    )
    if match is not None:
        update.scenes = scenes_for(room, match, reader.ears, known.scenes)
        if reader.ears != known.ears:
            update.base = match.watcher(reader.ears).folded(known.scenes)
    return update


def scenes_for(room: Room, match: Match, ears: int | None, since: int) -> list[wire.SceneInfo]:
    """What is told to all, and changed the same for all, is put into text once."""
    made = shared(room).scenes
    changes = match.watcher(ears).changes
    scenes: list[Any] = []
    for event in match.table.stream[since:]:
        change = changes[event.seq]
        told = (event.seq, id(change))  # it lives as long as its match
        if told in made:
            scenes.append(made[told])
            continue
        scene = wire.SceneInfo(**event.seen_by(ears), change=change)  # type: ignore[arg-type]
        if event.private is None:
            made[told] = Raw(encode(scene))
        scenes.append(made.get(told, scene))
    return scenes


def presence_for(room: Room, guest: str) -> wire.Presence:
    reader = Reader(room, guest)
    return wire.Presence(seq=room.seq, seats=seats_for(reader), spectators=reader.same.spectators)


def watch(room: Room, match: Match) -> None:
    """Views are taken for all who are here; whoever comes later is shown the match once more.

    Those who sit may be back at any moment. For spectators nothing is taken where there are none.
    """
    connected, sitting = room.presence.connected.keys(), room.sitting
    here = {_ears(room.seats_of(guest)) for guest in connected & sitting}
    if connected - sitting:
        here.add(None)
    match.watch(list(here))
    if None not in here:
        match.unwatch(None)


# --- the table ------------------------------------------------------------------------------------------------------------


def table_for(reader: Reader) -> wire.TableInfo:
    room, guest = reader.room, reader.guest
    header = room.header
    return wire.TableInfo(
        code=header.code,
        title=header.title,
        game=header.game,
        seats=seats_for(reader),
        settings={**header.settings},
        state=room.state,  # type: ignore[arg-type]
        host=room.hosts(guest),
        commitment=room.commitment,
        entropy=[added.name for added in room.entropy],
        same_screen=header.same_screen,
        odds=header.odds,
        coach=room.coach_allowed,
        undo=_undo_info(room, guest),
        rematch=room.rematch,
        rematch_by=room.rematch_by,
        clock=header.clock,  # type: ignore[arg-type]
        spectators=reader.same.spectators,
        words="" if room.state == "over" else header.words or "",
    )


class Seating:
    """Chairs as seen by others and by whoever sits there, and how many watch."""

    def __init__(self, room: Room) -> None:
        presence = room.presence
        self._made_at = (room.furnished, presence.version)
        self._all_here = True
        self.spectators = presence.watching(room.sitting)
        self.chairs: list[wire.Sitting] = []
        self.own_chairs: list[wire.Sitting] = []
        for seat, chair in enumerate(room.chairs):
            here = bool(chair.guest) and presence.here(chair.guest)
            away_since = bot_from = None
            if chair.guest and not here:
                self._all_here = False
                left, surely = presence.left.get(chair.guest), presence.away_since(chair.guest)
                away_since = room.heard_of.get(chair.guest) if left is None else left.at
                bot_from = None if surely is None else surely.at + limits.GRACE
            for you, chairs in ((False, self.chairs), (True, self.own_chairs)):
                sitting = wire.Sitting(
                    seat=seat,
                    kind=chair.kind,  # type: ignore[arg-type]
                    name=chair.name,
                    bot=chair.bot,
                    who=chair.who,
                    temper=chair.temper,
                    ready=chair.ready or (bool(chair.guest) and chair.guest == room.header.host),
                    you=you,
                    here=here,
                    away_since=away_since,
                    bot_from=bot_from,
                    timed_out=chair.timed_out,
                    coached=chair.coached,
                )
                chairs.append(sitting)

    def lasts(self, room: Room) -> bool:
        """Whether it would be made the same again; of those who are away something may be heard with any entry."""
        return self._all_here and self._made_at == (room.furnished, room.presence.version)


class Shared:
    """What is the same for everybody at one moment, made once."""

    def __init__(self, room: Room, before: "Shared | None") -> None:
        self.at = (room.seq, room.presence.version)
        same_chairs = before is not None and before.seating.lasts(room)
        self.seating: Seating = before.seating if before is not None and same_chairs else Seating(room)
        self.spectators, self.chairs = self.seating.spectators, self.seating.chairs
        told = (room.state, room.commitment, room.rematch, len(room.entropy), self.spectators, self.chairs)
        self.told = (*told, [chair.guest for chair in room.chairs], room.undo, room.coach_allowed)
        same = before is not None and before.told == self.told and room.undo is None
        self.table: int = before.table if before is not None and same else next(TELLINGS)
        self.scenes: dict[tuple[int, int], Raw] = {}  # what many see alike, by event and change
        self.unasked: Raw | None = None  # the match for those who are asked nothing
        match = room.match
        questions = [] if match is None else match.questions
        standing = [] if match is None else match.standing
        self.waiting = [_waiting(room, question.seat) for question in questions]
        self.standing = [wire.PlaceInfo(**place.as_data()) for place in standing]  # type: ignore[arg-type]
        self.answers = 0 if match is None else match.decisions
        self.can_undo = match is not None and match.can_undo


def shared(room: Room) -> Shared:
    kept = room.kept
    if not isinstance(kept, Shared):
        kept = room.kept = Shared(room, None)
    elif kept.at != (room.seq, room.presence.version):
        kept = room.kept = Shared(room, kept)
    return kept


def _waiting(room: Room, seat: int) -> wire.Waiting:
    since, agreed = room.since[seat].at, sorted(room.play_on.get(seat, ()))
    return wire.Waiting(seat=seat, since=since, play_on_from=since + limits.PATIENCE, agreed=agreed)


def seats_for(reader: Reader) -> list[wire.Sitting]:
    seating, mine = reader.same.seating, reader.seats
    return [seating.own_chairs[seat] if seat in mine else chair for seat, chair in enumerate(seating.chairs)]


def sayings_for(room: Room, guest: str, since: int, muted: Muted) -> list[wire.Saying]:
    since = max(since, len(room.sayings) - limits.MOST_SAYINGS)
    return [
        wire.Saying(
            number=number,
            name=said.name,
            text=said.text,
            seat=said.seat,
            emote=said.emote,
            you=said.guest == guest,
            at=said.at,
        )
        for number, said in enumerate(room.sayings[since:], since)
        if said.guest not in muted
    ]


def _undo_info(room: Room, guest: str) -> wire.UndoAsked | None:
    undo, match = room.undo, room.match
    if undo is None or match is None:
        return None
    answered = match.answered[-undo.answers]
    own = room.chairs[undo.seat].guest == guest
    return wire.UndoAsked(
        asked=room.undo_asked,
        seat=undo.seat,
        name=room.chairs[undo.seat].name,
        question=answered.kind,
        key=answered.key if own else "",
        waiting_for=room.undo_waits_for(),
        events=[event.seq for event in match.table.story[answered.events_before :]],
    )


# --- the match ------------------------------------------------------------------------------------------------------------


def _match_in(reader: Reader, match: Match) -> Any:
    """Most readers are not asked, cannot take back and see what the last scene showed: made once for all of them."""
    same = reader.same
    if not reader.sees_what_all_see(match):
        return match_for(reader, match)
    if same.unasked is None:
        same.unasked = Raw(encode(match_for(reader, match)))
    return same.unasked


def match_for(reader: Reader, match: Match) -> wire.MatchInfo:
    room, same = reader.room, reader.same
    return wire.MatchInfo(
        now=_now(reader, match),
        questions=[question_of(match, question, room.question_id) for question in reader.asked],
        waiting=same.waiting,
        can_undo=reader.takes_back,
        answers=same.answers,
        standing=same.standing,
        practice=match.practice,
        taken_over=bool(match.taken_from),
        seed=room.header.seed if match.over else None,
    )


def _now(reader: Reader, match: Match) -> list[list[object]]:
    ears, eyes = reader.ears, reader.eyes
    watcher = match.watcher(ears)
    if eyes != ears:
        return difference(watcher.seen.view(), match.view(eyes))
    return [] if watcher.now is watcher.seen else difference(watcher.seen.view(), watcher.now.view())


# --- the same for many ------------------------------------------------------------------------------------------------------


class Outlook:
    """Updates as text. Most who sit and all who only watch are told the same, so it is made once for all of them."""

    def __init__(self) -> None:
        self._made_at = (-1, -1)
        self._watched: tuple[Match | None, int, int, int] = (None, -1, -1, 0)
        self._made: dict[Likeness, bytes] = {}

    def update(self, room: Room, guest: str, known: Known, muted: Muted = NOBODY) -> tuple[bytes, Known]:
        """The text, and what the guest has once it is read."""
        now = (room.seq, room.presence.version)
        if self._made_at != now:
            self._made_at = now
            self._made.clear()
            self._watch(room)
        reader = Reader(room, guest)
        like = None if muted or known.muted else _likeness(reader, known)
        text = None if like is None else self._made.get(like)
        if text is None:
            text = encode(_update_for(reader, known, muted))
            if like is not None:
                self._made[like] = text
        match = room.match
        scenes = known.scenes if match is None else max(known.scenes, len(match.table.stream))
        ears = NOBODYS if match is None else reader.ears
        return text, Known(scenes, len(room.sayings), ears, reader.same.table, muted)

    def _watch(self, room: Room) -> None:
        """Anew whenever somebody comes or goes, and where somebody has looked in with eyes that nobody has now."""
        match = room.match
        if match is not None and self._watched != (match, room.furnished, room.presence.version, match.watched):
            watch(room, match)
            self._watched = (match, room.furnished, room.presence.version, match.watched)


Likeness = tuple[int, ...]


def _likeness(reader: Reader, known: Known) -> Likeness | None:
    """What those have in common who are told the very same; None for whom an update is made alone."""
    room, mine, ears, match = reader.room, reader.seats, reader.ears, reader.match
    if known.sayings != len(room.sayings):
        return None
    knows_table, knows_view = known.table == reader.same.table, known.ears == ears
    if not (knows_table and (knows_view or match is None)) and (mine or room.hosts(reader.guest)):
        return None
    if match is None:
        return (known.scenes, knows_table)
    if mine and not reader.sees_what_all_see(match):
        return None
    if any(event.private and ears in event.private for event in match.table.stream[known.scenes :]):
        return None
    changes = match.watcher(ears).changes[known.scenes :]
    return (known.scenes, knows_table, knows_view, not mine, *map(id, changes))

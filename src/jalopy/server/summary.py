"""What lists of tables show of one, small enough to be kept beside the log."""

from typing import Final, Literal

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from jalopy.server import wire
from jalopy.server.clocks import due_at
from jalopy.server.entries import Header
from jalopy.server.room import Room

EDITION: Final = 2  # of what a summary tells; an older one is made again where the log can be folded


class Summary(Struct, kw_only=True):
    """A table at log number `seq`."""

    seq: int
    state: Literal["lobby", "playing", "over"]
    guests: list[str]  # by seat; "" where nobody or a bot sits
    names: list[str]  # by seat; the bot's where one plays
    played_by_bot: list[bool]
    waiting: list[int]  # seats that are asked something, or whether a move may be taken back
    turn: int
    changed: float
    edition: int = 1
    bots: list[str] = []  # by seat; "" where none plays
    since: list[float] = []  # by seat: when it was asked; 0 where it is not
    places: list[int] = []  # by seat, once the match is over
    placed: int = 0  # among how many
    pieces: list[str] = []  # by seat: what it drives or is
    ended: float = 0.0
    practice: bool = False
    rematch: str = ""
    due: float | None = None  # when the time of somebody who is asked will be over

    @property
    def waits_for_bot(self) -> bool:
        return any(self.played_by_bot[seat] for seat in self.waiting)


def summary_of(room: Room) -> Summary:
    match = room.match
    seats = range(len(room.chairs))
    places = {} if match is None else {place.seat: place.place for place in match.standing}
    since = {seat: since.at for seat, since in room.since.items()}
    return Summary(
        seq=room.seq,
        state=room.state,  # type: ignore[arg-type]
        guests=[chair.guest for chair in room.chairs],
        names=[chair.name or chair.bot for chair in room.chairs],
        played_by_bot=[bool(chair.bot) for chair in room.chairs],
        waiting=sorted({question.seat for question in room.questions()} | {*room.undo_waits_for()}),
        turn=0 if match is None else match.state.turn,
        changed=room.changed,
        edition=EDITION,
        bots=[chair.bot for chair in room.chairs],
        since=[since.get(seat, 0.0) for seat in seats],
        places=[places.get(seat, 0) for seat in seats] if places else [],
        placed=0 if match is None else match.game.placed(match.state, match.seats),
        pieces=[] if match is None else [match.game.plays_as(match.state, seat) for seat in seats],
        ended=room.ended,
        practice=match is not None and match.practice,
        rematch=room.rematch or "",
        due=due_at(room),
    )


def my_table(header: Header, summary: Summary, guest: str) -> wire.MyTable:
    waiting = summary.waiting
    return wire.MyTable(
        code=header.code,
        title=header.title,
        game=header.game,
        state=summary.state,
        waiting_for_me=waits_for(summary, guest),
        waiting_for=[summary.names[seat] for seat in waiting],
        free_seats=summary.names.count(""),
        round=summary.turn,
        changed=summary.changed,
    )


def waits_for(summary: Summary, guest: str) -> bool:
    return any(summary.guests[seat] == guest and not summary.played_by_bot[seat] for seat in summary.waiting)


def write_summary(summary: Summary) -> str:
    return _encode(summary).decode()


_encode = Encoder().encode
read_summary = Decoder(Summary).decode

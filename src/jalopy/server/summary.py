"""What "my tables" shows of a table, small enough to be kept beside the log."""

from typing import Literal

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from jalopy.server import wire
from jalopy.server.entries import Header
from jalopy.server.room import Room


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

    @property
    def waits_for_bot(self) -> bool:
        return any(self.played_by_bot[seat] for seat in self.waiting)


def summary_of(room: Room) -> Summary:
    return Summary(
        seq=room.seq,
        state=room.state,  # type: ignore[arg-type]
        guests=[chair.guest for chair in room.chairs],
        names=[chair.name or chair.bot for chair in room.chairs],
        played_by_bot=[bool(chair.bot) for chair in room.chairs],
        waiting=sorted({question.seat for question in room.questions()} | {*room.undo_waits_for()}),
        turn=0 if room.match is None else room.match.state.turn,
        changed=room.changed,
    )


def my_table(header: Header, summary: Summary, guest: str) -> wire.MyTable:
    waiting = summary.waiting
    return wire.MyTable(
        code=header.code,
        title=header.title,
        game=header.game,
        state=summary.state,
        waiting_for_me=any(summary.guests[seat] == guest and not summary.played_by_bot[seat] for seat in waiting),
        waiting_for=[summary.names[seat] for seat in waiting],
        free_seats=summary.names.count(""),
        round=summary.turn,
        changed=summary.changed,
    )


def write_summary(summary: Summary) -> str:
    return _encode(summary).decode()


_encode = Encoder().encode
read_summary = Decoder(Summary).decode

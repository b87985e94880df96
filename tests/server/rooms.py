"""Rooms made in the test itself, without a server: the same log folded in several ways."""

from collections.abc import Callable
from typing import Any

from jalopy import games
from jalopy.kernel.chance import Stream
from jalopy.server.entries import Answered, Entry, Header, Sat, Started, Undone
from jalopy.server.room import Room

GAME = "scrap-racer"
MOST_ENTRIES = 20_000  # a match that takes more is stuck


def header(seats: int, seed: int, game: str = GAME, **settings: Any) -> Header:
    return Header(
        id=1,
        code="gear-rust-abcdefgh",
        title="Test",
        game=game,
        seats=seats,
        settings=games.find(game).read_settings(seats, settings),
        seed=f"{seed:064x}",
        host="guest-0",
    )


def beginning(seats: int, game: str = GAME) -> list[Entry]:
    entries: list[Entry] = [
        Sat(seat=seat, guest=f"guest-{seat}", name=f"Guest {seat}", at=1.0) for seat in range(seats)
    ]
    return [*entries, Started(rules=games.find(game).version, at=2.0)]


def folded(head: Header, entries: list[Entry]) -> Room:
    room = Room(head)
    for seq, entry in enumerate(entries, 1):
        room.apply(seq, entry)
    return room


def played(
    seats: int, seed: int, each: Callable[[Room, Entry], None] | None = None, undos: bool = False
) -> list[Entry]:
    """A whole match by lot, as its log; now and then, with `undos`, some answers are taken back."""
    return played_at(header(seats, seed), seed, each, undos)


def played_at(
    head: Header, seed: int, each: Callable[[Room, Entry], None] | None = None, undos: bool = False
) -> list[Entry]:
    lot = Stream(seed)
    entries = beginning(head.seats, head.game)
    room = folded(head, entries)
    while room.questions():
        questions = room.questions()
        question = questions[lot.below(len(questions)) if len(questions) > 1 else 0]
        if undos and room.match is not None and room.match.decisions > 3 and lot.below(10) == 0:
            entry: Entry = Undone(seat=question.seat, answers=1 + lot.below(3), at=3.0)
        else:
            option = question.options[lot.below(len(question.options))]
            entry = Answered(
                seat=question.seat, kind=question.kind, key=option.key, by=f"guest-{question.seat}", at=3.0
            )
        room.apply(room.seq + 1, entry)
        entries.append(entry)
        assert len(entries) < MOST_ENTRIES, "the match does not end"
        if each is not None:
            each(room, entry)
    return entries

"""Whom guests do not want to hear: people, whatever they are called and wherever they sit, and only for the guest who said so."""

import hashlib
import time
from collections.abc import Iterable
from typing import Final

import sqlalchemy as sa

from jalopy.server import limits, wire
from jalopy.server.requests import Refusal, chair_at
from jalopy.server.room import Room
from jalopy.server.schema import mutes
from jalopy.server.storage import ALREADY_THERE, Storage

Muted = frozenset[str]  # guests
NOBODY: Final[Muted] = frozenset()
AT_ONCE: Final = 500  # guests in one query
# Made once: each of its kind leaves a ring behind, and this is asked with every hello.
OF_SOME: Final = sa.select(mutes.c.guest, mutes.c.muted).where(
    mutes.c.guest.in_(sa.bindparam("guests", expanding=True))
)


class Mutes:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def of(self, guest: str) -> Muted:
        return (await self.of_all([guest]))[guest] if guest else NOBODY

    async def of_all(self, guests: Iterable[str]) -> dict[str, Muted]:
        wanted = list(guests)
        found: dict[str, set[str]] = {guest: set() for guest in wanted}
        async with self.storage.engine.connect() as connection:
            for first in range(0, len(wanted), AT_ONCE):
                some = {"guests": wanted[first : first + AT_ONCE]}
                for guest, other in await connection.execute(OF_SOME, some):
                    found[guest].add(other)
        return {guest: frozenset(others) for guest, others in found.items()}

    async def mute(self, guest: str, other: str) -> None:
        muted = await self.of(guest)
        if other in muted:
            return
        if len(muted) >= limits.MOST_MUTED:
            raise Refusal("muted-enough", most=limits.MOST_MUTED)
        try:
            async with self.storage.engine.begin() as connection:
                await connection.execute(mutes.insert().values(guest=guest, muted=other, since=time.time()))
        except ALREADY_THERE:  # said twice in the same moment
            pass

    async def hear_again(self, guest: str, other: str) -> None:
        async with self.storage.engine.begin() as connection:
            await connection.execute(sa.delete(mutes).where(mutes.c.guest == guest, mutes.c.muted == other))


def meant(room: Room, guest: str, message: wire.Mute) -> str:
    """The guest of whom a message speaks: who said something, or who sits there."""
    if message.saying is not None:
        if not 0 <= message.saying < len(room.sayings):
            raise Refusal("no-such-saying")
        other = room.sayings[message.saying].guest
    else:
        other = "" if message.seat is None else chair_at(room, message.seat).guest
    if not other:
        raise Refusal("nobody-there")
    if other == guest:
        raise Refusal("mute-yourself")
    return other


def mark(muted: Muted) -> str:
    """By which a page that comes again says whom it did not hear; it tells nothing else."""
    return hashlib.sha256("\n".join(sorted(muted)).encode()).hexdigest()[:16] if muted else ""


def muting_at(room: Room, muted: Muted) -> wire.Muting | None:
    """What a guest is told of those whom they have muted: who of them sits here or has said something."""
    if not muted:
        return None
    here: dict[str, wire.MutedPerson] = {}
    for number, said in enumerate(room.sayings):
        if said.guest in muted:
            here[said.guest] = wire.MutedPerson(name=said.name, saying=number)
    for seat, chair in enumerate(room.chairs):
        if chair.guest in muted:
            person = here.setdefault(chair.guest, wire.MutedPerson(name=chair.name))
            person.name = chair.name
            person.seats.append(seat)
    return wire.Muting(mark=mark(muted), people=list(here.values()))

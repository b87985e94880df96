"""A gentle clock, chosen when a table is made: none, a nudge, or time per turn, after which a bot plays on.

A turn to answer is the time in which a seat is asked without anybody else being asked in between. Whoever is out of time
is not out of the match: a bot plays on in their chair until they are back.
"""

import time
from typing import Final

from jalopy.server.entries import Entry, TimeUp
from jalopy.server.requests import plays_on
from jalopy.server.room import Room

LOOKS_EVERY: Final = 1.0  # seconds between two looks at the clocks of rooms in memory


def seconds_per_turn(clock: str) -> float | None:
    return float(clock) if clock.isdecimal() else None


def due_at(room: Room) -> float | None:
    """When the first person who is asked will be out of time; None where no clock runs."""
    return min(_due(room).values(), default=None)


def time_ups(room: Room) -> list[Entry]:
    """For those who are out of time now."""
    now = time.time()
    bot = plays_on(room.header.game)
    entries: list[Entry] = []
    for seat, due in sorted(_due(room).items()):
        if due <= now:
            entries.append(TimeUp(seat=seat, bot=bot, at=now))
    return entries


def _due(room: Room) -> dict[int, float]:
    seconds = seconds_per_turn(room.header.clock)
    if seconds is None:
        return {}
    chairs = room.chairs
    return {
        seat: since.at + seconds for seat, since in room.since.items() if chairs[seat].guest and not chairs[seat].bot
    }

"""Who is at a table now. No part of the log: it lives in memory, and processes tell it to each other over the bus.

Nobody is away whom this process merely knows nothing of: being surely away takes time that passes without a sign of them
while others could have told of one.
"""

import time
from collections.abc import Collection
from typing import Final

from jalopy.server import limits

FORGOTTEN_AFTER: Final = 90.0  # seconds without a word from another process until its guests count as gone


class Elsewhere:
    """Whom another process has at this table, as it last said: those who sit, and how many only watch."""

    def __init__(self, guests: frozenset[str], watching: int, heard: float) -> None:
        self.guests = guests
        self.watching = watching
        self.heard = heard


class Moment:
    """Now, as people say it, and by a clock that nobody sets."""

    def __init__(self) -> None:
        self.at = time.time()
        self.ticks = time.monotonic()


class Presence:
    def __init__(self) -> None:
        self.connected: dict[str, int] = {}  # sockets per guest, in this process
        self.left: dict[str, Moment] = {}
        self.version = 0  # counts the changes
        self.known_since: Moment | None = (
            Moment()
        )  # from when on all others would have been heard; None while they are not
        self._elsewhere: dict[str, Elsewhere] = {}

    def arrive(self, guest: str) -> bool:
        """True if nobody with that cookie was here before, in this process."""
        self.connected[guest] = self.connected.get(guest, 0) + 1
        self.version += 1
        return self.connected[guest] == 1

    def leave(self, guest: str) -> bool:
        """True if that was the guest's last socket in this process."""
        self.version += 1
        count = self.connected.get(guest, 0) - 1
        if count > 0:
            self.connected[guest] = count
            return False
        self.connected.pop(guest, None)
        self.left[guest] = Moment()
        return True

    def told(self, process: str, guests: frozenset[str], watching: int = 0) -> bool:
        """Another process says whom it has here; True if that is news."""
        known = self._elsewhere.get(process) or Elsewhere(frozenset(), 0, 0.0)
        if guests or watching:
            self._elsewhere[process] = Elsewhere(guests, watching, time.monotonic())
        else:
            self._elsewhere.pop(process, None)
        return self._gone(known.guests - guests) or (guests, watching) != (known.guests, known.watching)

    def forget_silent(self) -> bool:
        """Processes that say nothing any more are gone, and their guests with them."""
        now = time.monotonic()
        silent = [name for name, other in self._elsewhere.items() if now - other.heard > FORGOTTEN_AFTER]
        for name in silent:
            self._gone(self._elsewhere.pop(name).guests)
        return bool(silent)

    def forget_all_but(self, guests: Collection[str]) -> None:
        """Whoever only looked in is not remembered."""
        self.left = {guest: moment for guest, moment in self.left.items() if guest in guests}

    def others_are_heard(self, heard: bool) -> None:
        """Whether other processes could tell us of their guests."""
        if heard != (self.known_since is not None):
            self.version += 1
            self.known_since = Moment() if heard else None

    def _gone(self, guests: frozenset[str]) -> bool:
        self.version += 1
        for guest in guests:
            self.left[guest] = Moment()
        return bool(guests)

    def here(self, guest: str) -> bool:
        return guest in self.connected or any(guest in other.guests for other in self._elsewhere.values())

    def watching(self, sitting: Collection[str]) -> int:
        """How many are here and sit on no chair; whoever is connected to several processes counts in each."""
        here = len(self.connected.keys() - set(sitting))
        return here + sum(other.watching for other in self._elsewhere.values())

    def away_since(self, guest: str) -> Moment | None:
        """From when on somebody is surely away; None if they are here, or might be."""
        if self.known_since is None or self.here(guest):
            return None
        left = self.left.get(guest)
        return left if left is not None and left.ticks > self.known_since.ticks else self.known_since


def seconds_of_grace(away_since: Moment) -> float:
    """Left, until a bot may play on for whoever is away."""
    return away_since.ticks + limits.GRACE - time.monotonic()

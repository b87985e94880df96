"""Who is at a table now. No part of the log: it lives in memory, and processes tell it to each other over the bus."""

import time
from typing import Final

FORGOTTEN_AFTER: Final = 90.0  # seconds without a word from another process until its guests count as gone


class Elsewhere:
    """The guests that another process has at this table, as it last said."""

    def __init__(self, guests: frozenset[str], heard: float) -> None:
        self.guests = guests
        self.heard = heard


class Presence:
    def __init__(self) -> None:
        self.connected: dict[str, int] = {}  # sockets per guest, in this process
        self.left: dict[str, float] = {}
        self.version = 0  # counts the changes
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
        self.left[guest] = time.time()
        return True

    def told(self, process: str, guests: frozenset[str]) -> bool:
        """Another process says whom it has here; True if that is news."""
        known = self._elsewhere.get(process)
        before = frozenset() if known is None else known.guests
        if guests:
            self._elsewhere[process] = Elsewhere(guests, time.monotonic())
        else:
            self._elsewhere.pop(process, None)
        return self._gone(before - guests) or guests != before

    def forget_silent(self) -> bool:
        """Processes that say nothing any more are gone, and their guests with them."""
        now = time.monotonic()
        silent = [name for name, other in self._elsewhere.items() if now - other.heard > FORGOTTEN_AFTER]
        for name in silent:
            self._gone(self._elsewhere.pop(name).guests)
        return bool(silent)

    def _gone(self, guests: frozenset[str]) -> bool:
        self.version += 1
        for guest in guests:
            self.left[guest] = time.time()
        return bool(guests)

    def here(self, guest: str) -> bool:
        return guest in self.connected or any(guest in other.guests for other in self._elsewhere.values())

    def guests(self) -> set[str]:
        return set(self.connected).union(*(other.guests for other in self._elsewhere.values()))

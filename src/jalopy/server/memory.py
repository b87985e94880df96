"""Python's collector, kept from stopping the tables.

A full collection looks at every object there is: with 500 tables in memory that takes 0.3 s, in which nobody is served,
and even one of the youngest objects alone takes milliseconds, many times a second. Almost all of these objects are events
and states that live as long as their room, and a room is freed without the collector. So it looks at nothing by itself, and
whatever has lived for a second is set aside. Sockets are let go without it too (`connections.py`), but places of a course and
some statements hold themselves, and who knows what else: after many sockets, when memory has doubled, or every ten minutes, less
often where it takes long, everything is looked through once.

Where a database or the bus is out of reach, drivers raise what holds itself, by its traceback, together with all that was at
work. So nothing is set aside in the meantime, and what has come since is looked through when that is over.
"""

import gc
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

SOCKETS: Final = 20_000
SECONDS: Final = 600.0
SELDOM: Final = 2_000  # times as long as it takes is the least from one time to the next
GROWN: Final = 2
SMALL: Final = 512 * 2**20  # bytes: less is never looked through for its size
SETTLES: Final = 15.0  # seconds after the last trouble in which whoever waited has given up
LONGEST: Final = 60.0  # seconds for which nothing is set aside; then what there is is looked through all the same
STATM: Final = Path("/proc/self/statm")


def resident() -> int:
    """Bytes of memory in use; none where the system does not tell."""
    try:
        return int(STATM.read_bytes().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


class Memory:
    def __init__(self, resident: Callable[[], int] = resident) -> None:
        self._resident = resident
        self._closed_before = 0
        self._next = time.monotonic() + SECONDS
        self._enough = SMALL
        self._calm_from = 0.0
        self._troubled_since: float | None = None

    def open(self) -> None:
        gc.disable()
        gc.collect()
        gc.freeze()

    def set_aside(self, calm: bool | None) -> None:
        """What has come since the last time; `calm`: all is well with what drivers speak to, or None: the next time will tell."""
        if calm is None:
            return
        now = time.monotonic()
        if not calm:
            self._calm_from = now + SETTLES
            self._troubled_since = self._troubled_since or now
        if self._troubled_since is not None:
            if now < self._calm_from and now - self._troubled_since < LONGEST:
                return
            self._troubled_since = None
            gc.collect()
        gc.freeze()

    def tidy(self, closed_sockets: int) -> bool:
        """Look through everything if it is time; True if so."""
        now = time.monotonic()
        late = now >= self._next
        if closed_sockets - self._closed_before < SOCKETS and self._resident() <= self._enough and not late:
            return False
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._closed_before = closed_sockets
        done = time.monotonic()
        self._next = done + max(SECONDS, SELDOM * (done - now))
        self._enough = max(SMALL, self._resident() * GROWN)
        return True

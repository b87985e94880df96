"""Python's collector, kept from stopping the tables.

A full collection looks at every object there is: with 500 tables in memory that takes 0.3 s, in which nobody is served.
Almost all of these objects are events and states that live as long as their room, and a room is freed without the
collector. So whatever has lived for a second is set aside; only closed sockets leave rings behind, and after enough of
them, or in an hour, everything is looked through once.
"""

import gc
import time
from typing import Final

YOUNG: Final = 5_000  # new objects before the youngest are looked through
NEVER: Final = 1_000_000  # older ones are set aside before
SOCKETS: Final = 1_000
SECONDS: Final = 3_600.0


class Memory:
    def __init__(self) -> None:
        self._closed_before = 0
        self._collected = time.monotonic()

    def open(self) -> None:
        gc.set_threshold(YOUNG, NEVER, NEVER)
        gc.collect()
        gc.freeze()

    def set_aside(self) -> None:
        gc.freeze()

    def tidy(self, closed_sockets: int) -> bool:
        """Look through everything if it is time; True if so."""
        now = time.monotonic()
        if closed_sockets - self._closed_before < SOCKETS and now - self._collected < SECONDS:
            return False
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._closed_before = closed_sockets
        self._collected = now
        return True

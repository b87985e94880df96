"""Where a guest's socket hears and writes, past the layers that a message otherwise goes through."""

import asyncio
from collections.abc import Callable
from struct import pack
from typing import Final, Protocol

OUTLET: Final = "outlet"  # where the connection lies in a socket's state
WHOLE_TEXT: Final = 0x81  # the first byte of a frame that holds a whole message
SHORT: Final = 126  # bytes from which on a length is told in two more, and with the next number in eight


class Outlet(Protocol):
    writable: asyncio.Event  # unless too much waits for its reader
    on_writable: Callable[[], None] | None  # called when it is so again

    on_text: Callable[[str], None] | None  # called with what is said; nothing of it goes the usual way then

    def pause_hearing(self) -> None:
        """More is said than is answered: it waits on its way here."""

    def resume_hearing(self) -> None: ...

    def write_frames(self, frames: bytes) -> None:
        """Nothing is written, and nothing said, once the connection is closed."""


def frame(text: bytes) -> bytes:
    """A message as it goes from a server: unmasked and in one piece (RFC 6455, section 5.2)."""
    size = len(text)
    if size < SHORT:
        return pack("!BB", WHOLE_TEXT, size) + text
    if size < 1 << 16:
        return pack("!BBH", WHOLE_TEXT, SHORT, size) + text
    return pack("!BBQ", WHOLE_TEXT, SHORT + 1, size) + text

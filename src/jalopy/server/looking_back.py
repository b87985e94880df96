"""What a worker does with the record of a match that is over: looks at every answer, and tells how far it has come."""

import logging
import os
from collections.abc import Callable
from typing import Final

import msgspec

from jalopy import games
from jalopy.bots.analysis import QUALITIES, analyse
from jalopy.kernel.record import replay
from jalopy.server import wire
from jalopy.server.thinking import Look

log = logging.getLogger("jalopy.analyses")

NICEST: Final = 15  # whoever plays goes first

encode = msgspec.json.Encoder().encode


class Progress(msgspec.Struct):
    """So many answers of all are looked at."""

    done: int
    of: int


def stand_back() -> None:
    """From now on this process goes behind all others."""
    if hasattr(os, "nice"):
        os.nice(max(0, NICEST - os.nice(0)))


def look_back(look: Look, tell: Callable[[bytes], None]) -> bytes:
    """An `AnalysisInfo`; nothing where the match cannot be looked at."""
    stand_back()
    try:
        match = replay(msgspec.json.decode(look.record), games.find)
        found = analyse(match, QUALITIES[look.quality], lambda done, of: tell(encode(Progress(done, of))))
        return encode(wire.AnalysisInfo(state="kept", analysis=found))
    except Exception:
        log.exception("a match could not be looked back on", extra={"table": look.table})
        return b""

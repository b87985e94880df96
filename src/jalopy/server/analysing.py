"""Matches that are over are looked back on in a worker process like those of the bots: one at a time, others wait in line.

What was found is kept with the table. What went wrong is told for a while before it may be tried again, for whatever breaks
on a match will mostly break on it again.
"""

import asyncio
import logging
import time
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from jalopy.bots.analysis import EDITION
from jalopy.bots.value import value_of
from jalopy.server import limits, wire
from jalopy.server.closing import cut_off
from jalopy.server.hands import Worker
from jalopy.server.looking_back import Progress
from jalopy.server.requests import Refusal
from jalopy.server.service import Finished
from jalopy.server.storage import Edition, Storage
from jalopy.server.thinking import Look, encode_task

log = logging.getLogger("jalopy.analyses")

SECONDS: Final = 600.0  # for one match
FAILURE_TOLD: Final = 60.0  # seconds

encode = msgspec.json.Encoder().encode
_read_progress = msgspec.json.Decoder(Progress).decode

NOT_ASKED_FOR: Final = encode(wire.AnalysisInfo(state="none"))


class NotAnalysed(Refusal):
    """The worker did not come to an end, or has too much to do; the fault is ours."""


async def has_value(game: str) -> bool:
    """Whether anybody can judge the game's matches; the first to ask reads the weights."""
    return await asyncio.to_thread(value_of, game) is not None


class Looking:
    """At one match, or waiting for that."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.begun = False
        self.progress = Progress(0, 0)
        self.failed_at: float | None = None

    def hear(self, word: bytes) -> None:
        self.progress = _read_progress(word)


class Analysing:
    def __init__(self, storage: Storage, quality: str) -> None:
        self._storage = storage
        self._quality = quality
        self._worker = Worker()
        self._line = asyncio.Lock()
        self._looking: dict[int, Looking] = {}  # by table, in the order of the line
        self._tasks: set[asyncio.Task[None]] = set()

    async def found(self, finished: Finished) -> bytes | None:
        """An `AnalysisInfo`: what is kept, or how far it has come; None where nobody has asked for it."""
        self.forget_failed()
        looking = self._looking.get(finished.header.id)
        if looking is not None and looking.edition == _edition(finished):
            if looking.failed_at is not None:
                raise NotAnalysed("analysis-failed")
            return self._how_far(looking)
        return await self._storage.analysis(finished.header.id, _edition(finished))

    def begin(self, finished: Finished) -> bytes:
        """Behind those who asked before."""
        if len(self._tasks) >= limits.MOST_LOOKED_BACK_ON:
            raise NotAnalysed("analysis-waits")
        table = finished.header.id
        looking = self._looking.get(table)
        if looking is None or looking.edition != _edition(finished):
            looking = self._looking[table] = Looking(_edition(finished))
            task = asyncio.create_task(self._look(finished, looking))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return self._how_far(looking)

    def _how_far(self, looking: Looking) -> bytes:
        if looking.begun:
            state = wire.AnalysisInfo(state="going", done=looking.progress.done, of=looking.progress.of)
        else:
            line = [each for each in self._looking.values() if each.failed_at is None]
            state = wire.AnalysisInfo(state="waiting", ahead=line.index(looking))
        return encode(state)

    async def _look(self, finished: Finished, looking: Looking) -> None:
        table = finished.header.id
        try:
            async with self._line:
                looking.begun = True
                task = Look(table=table, record=msgspec.Raw(finished.record), quality=self._quality)
                text = await self._worker.ask(encode_task(task), SECONDS, looking.hear)
                if len(self._tasks) == 1:
                    await self._worker.rest()
            if not text:
                raise EOFError
            await self._storage.keep_analysis(table, looking.edition, text)
            self._forget(table, looking)
        except (TimeoutError, EOFError, OSError, SQLAlchemyError) as error:
            looking.failed_at = time.monotonic()
            log.warning("a match could not be looked back on", extra={"table": table, "reason": type(error).__name__})
        except BaseException:
            self._forget(table, looking)
            raise

    def forget_failed(self) -> None:
        latest = time.monotonic() - FAILURE_TOLD
        for table, looking in list(self._looking.items()):
            if looking.failed_at is not None and looking.failed_at < latest:
                self._forget(table, looking)

    def _forget(self, table: int, looking: Looking) -> None:
        if self._looking.get(table) is looking:
            del self._looking[table]

    async def close(self) -> None:
        await cut_off(self._tasks)
        await self._worker.close()


def _edition(finished: Finished) -> Edition:
    return Edition(finished.seq, finished.rules, EDITION)

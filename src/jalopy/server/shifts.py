"""Who gets a worker next, so that one table's slow bot holds up no other table.

A task goes to any worker that is free, to the one that remembers its match if that is. Whoever thought longer than a fair share
is slow from then on, until it is quick again: slow ones never take the last worker from quick ones that wait, and where all
workers think for longer than that while a quick one waits, the longest thought gives way.
"""

import asyncio
import time
from collections.abc import Sequence
from typing import Final

from jalopy.server.hands import Worker

SHARE: Final = 0.3  # of the time that a thought may take is fair while others wait
MOST_SLOW: Final = 1000  # that are remembered


class GaveWay(Exception):
    """The thought was cut off, for others had waited long enough."""


class Turn:
    """A task of a table that waits for a worker, or has one. One that thinks of `several` things may take longer."""

    def __init__(self, table: int, message: bytes, seconds: float, several: int = 1) -> None:
        self.table = table
        self.message = message
        self.seconds = seconds
        self.several = several
        self.since = time.monotonic()
        self.worker: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.thought: asyncio.Future[bytes] | None = None
        self.gave_way = False

    @property
    def name(self) -> tuple[int, int]:
        return self.table, self.several


class Shifts:
    def __init__(self, workers: Sequence[Worker], seconds: float) -> None:
        self._workers = workers
        self._patience = seconds  # after which also a slow one comes before the quick
        self._share = seconds * SHARE
        self._waiting: list[Turn] = []
        self._at_work: dict[Worker, Turn] = {}
        self._slow: dict[tuple[int, int], None] = {}  # in the order in which they were found so
        self._looking: asyncio.TimerHandle | None = None

    @property
    def pace(self) -> float:
        """How much of its usual time whoever comes now may take, so that all who are here are served in that time."""
        return min(1.0, len(self._workers) / (len(self._waiting) + len(self._at_work) + 1))

    async def ask(self, turn: Turn) -> bytes:
        """What the worker says. Raises `GaveWay`, and what the worker raises; time spent waiting does not count."""
        self._waiting.append(turn)
        self._hand_out()
        try:
            worker = await turn.worker
            turn.thought = asyncio.ensure_future(self._think(turn, worker))
            return await turn.thought
        except asyncio.CancelledError:
            if turn.gave_way:
                raise GaveWay from None
            raise
        finally:
            self._done(turn)

    async def _think(self, turn: Turn, worker: Worker) -> bytes:
        before = worker.seconds_spent
        try:
            return await worker.ask(turn.message, turn.seconds)
        finally:
            self._slow.pop(turn.name, None)
            if worker.seconds_spent - before > self._share * turn.several:
                self._slow[turn.name] = None
            if len(self._slow) > MOST_SLOW:
                del self._slow[next(iter(self._slow))]

    def _done(self, turn: Turn) -> None:
        if turn in self._waiting:
            self._waiting.remove(turn)
        self._at_work = {worker: other for worker, other in self._at_work.items() if other is not turn}
        self._hand_out()

    def _hand_out(self) -> None:
        while free := [worker for worker in self._workers if worker not in self._at_work]:
            turn = self._next()
            if turn is None:
                break
            remembers = self._workers[turn.table % len(self._workers)]
            worker = remembers if remembers in free else free[0]
            self._waiting.remove(turn)
            if not turn.worker.cancelled():
                self._at_work[worker] = turn
                turn.worker.set_result(worker)
        self._look_later()

    def _next(self) -> Turn | None:
        quick = next((turn for turn in self._waiting if not self._is_slow(turn)), None)
        slow = next((turn for turn in self._waiting if self._is_slow(turn)), None)
        if slow is None or self._slow_at_work() >= max(1, len(self._workers) - 1):
            return quick
        tired = time.monotonic() - slow.since > self._patience
        return slow if quick is None or tired else quick

    def _slow_at_work(self) -> int:
        return sum(self._is_slow(turn) for turn in self._at_work.values())

    def _is_slow(self, turn: Turn) -> bool:
        return turn.name in self._slow

    # --- giving way -----------------------------------------------------------------------------------------------------

    def _look_later(self) -> None:
        """While somebody quick waits: when the first of those at work has had its share."""
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None
        if any(not self._is_slow(turn) for turn in self._waiting):
            left = min((self._left(worker, turn) for worker, turn in self._at_work.items()), default=self._share)
            self._looking = asyncio.get_running_loop().call_later(max(left, 0.0), self._look)

    def _look(self) -> None:
        self._looking = None
        over = [(self._left(worker, turn), turn) for worker, turn in self._at_work.items()]
        left, longest = min(over, key=lambda each: each[0], default=(1.0, None))
        if longest is None or longest.thought is None or left > 0:
            self._look_later()
        elif not longest.gave_way:
            longest.gave_way = True
            longest.thought.cancel()  # its end hands its worker out

    def _left(self, worker: Worker, turn: Turn) -> float:
        """Of its share; all of it while its worker is not yet running."""
        share = self._share * turn.several
        return share if worker.thinks_since is None else worker.thinks_since + share - time.monotonic()

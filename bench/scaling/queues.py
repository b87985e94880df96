"""The pieces of the simulation: a clock with what is to happen, queues in front of workers, and commits in groups.

Everything that is drawn comes from one seeded lot, so a run can be repeated to the last digit.
"""

import heapq
import random
from collections import deque
from collections.abc import Callable
from typing import Final

Then = Callable[[], None]


class Clock:
    def __init__(self, seed: int) -> None:
        self.now = 0.0
        self.lot = random.Random(seed)
        self._coming: list[tuple[float, int, Then]] = []
        self._count = 0

    def after(self, seconds: float, then: Then) -> None:
        self._count += 1  # what comes at the same moment happens in the order in which it was said
        heapq.heappush(self._coming, (self.now + seconds, self._count, then))

    def run(self, until: float) -> None:
        while self._coming and self._coming[0][0] <= until:
            self.now, _, then = heapq.heappop(self._coming)
            then()
        self.now = until


class Queue:
    """First come, first served, by so many workers."""

    def __init__(self, clock: Clock, workers: int = 1) -> None:
        self.clock = clock
        self.workers = workers
        self.free = workers
        self.worked = 0.0  # seconds, of all workers, for what was begun
        self.came = self.went = 0
        self._waiting: deque[tuple[float, Then]] = deque()

    def ask(self, seconds: float, then: Then) -> None:
        self.came += 1
        self._waiting.append((seconds, then))
        self._begin()

    @property
    def inside(self) -> int:
        return len(self._waiting) + self.workers - self.free

    def _begin(self) -> None:
        while self.free and self._waiting:
            seconds, then = self._waiting.popleft()
            self.free -= 1
            self.worked += seconds
            self.clock.after(seconds, lambda then=then: self._end(then))  # type: ignore[misc]

    def _end(self, then: Then) -> None:
        self.free += 1
        self.went += 1
        self._begin()
        then()


class Groups:
    """Whatever comes while one group is being written is written together in the next: the writers of the server."""

    MOST: Final = 500

    def __init__(self, write: Callable[[int, Then], None]) -> None:
        self._write = write
        self._writing = False
        self._waiting: list[Then] = []
        self.groups = self.written = 0

    def ask(self, then: Then) -> None:
        self._waiting.append(then)
        self._begin()

    def _begin(self) -> None:
        if self._writing or not self._waiting:
            return
        group, self._waiting = self._waiting[: self.MOST], self._waiting[self.MOST :]
        self._writing = True
        self.groups += 1
        self.written += len(group)
        self._write(len(group), lambda: self._end(group))

    def _end(self, group: list[Then]) -> None:
        self._writing = False
        self._begin()
        for then in group:
            then()


def quantile(numbers: list[float], share: float) -> float:
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]

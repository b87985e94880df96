"""One installation in motion: answers come in, processes work on them, a database commits them, the bus tells of them.

An answer is through when everybody at its table has been told, wherever they are connected.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from bench.scaling.queues import Clock, Groups, Queue, Then, quantile
from bench.scaling.world import Parts, assumed

ANSWERS: Final = 20_000  # of a run
WARM: Final = 0.1  # of the time, that does not count


@dataclass(frozen=True)
class Place:
    """Where it stands, and what an answer costs there. Times in seconds."""

    processes: int
    answer: float  # processor of the process that is asked
    cores: int  # of the database; 0 where the commit is the process's own affair
    word: float  # to the database and back
    words: float  # until an append is committed
    flush: float  # until it is on disk
    commit: tuple[tuple[int, float], ...]  # of so many appends together: processor of the database, or all it takes
    more: float = 0.0  # processor of the database per answer, besides
    people_at: float = 1.0  # processes that have people of the same table
    elsewhere: float = 0.0  # processor of each of the others, when it catches up
    heard: float = 0.0  # and of every process that hears a notice about a table that it does not have
    all_hear: bool = False
    publish: float = 0.0
    delivery: float = 0.0
    listener: float = 0.0  # processor of whoever listens, one after the other: the clients of a measurement

    @property
    def bus(self) -> bool:
        return self.processes > 1


def place_of(parts: Parts) -> Place:
    """A cell of what was sized. What rooms and servers cost without answers is shared out among the answers."""
    costs, load = parts.costs, parts.load
    processes = max(1, round(parts.processes / parts.cells))
    each = (parts.process - parts.hearing) * parts.processes / load.answers
    alone = each - (parts.at - 1) * costs.elsewhere
    return Place(
        processes=processes,
        answer=alone,
        cores=int(assumed("cores of a database's machine")),
        word=assumed("milliseconds between two machines, there and back") / 1000,
        words=assumed("words to and fro until an append is committed"),
        flush=assumed("milliseconds until WAL is on disk") / 1000,
        commit=costs.commit,
        more=max(0.0, costs.database - costs.commit[0][1]),
        people_at=parts.at,
        elsewhere=costs.elsewhere,
        heard=costs.heard * costs.notices,
        all_hear=not parts.design.channels,
        publish=costs.publish * costs.notices,
        delivery=costs.delivery * costs.notices,
    )


class Cell:
    def __init__(self, place: Place, seed: int) -> None:
        self.place = place
        self.clock = Clock(seed)
        self.loops = [Queue(self.clock) for _ in range(place.processes)]
        self.database = Queue(self.clock, max(1, place.cores))
        self.redis = Queue(self.clock)
        self.listeners = Queue(self.clock)
        self.writers = [Groups(self._write) for _ in range(place.processes)]
        self.took: list[float] = []
        self.asked = self.skipped = 0
        self._counts_from = 0.0

    # --- what comes in ------------------------------------------------------------------------------------------------------

    def by_chance(self, rate: float, seconds: float) -> None:
        """Many tables that know nothing of each other: answers come as they like."""
        if self.clock.now < seconds:
            self.clock.after(self.clock.lot.expovariate(rate), lambda: self.by_chance(rate, seconds))
        self.answer(self.clock.lot.randrange(self.place.processes))

    def in_turn(self, tables: int, every: float, seconds: float) -> None:
        """As the driver of a measurement does: each table again and again, unless its last answer is not through yet."""
        waiting = [False] * tables

        def ask(table: int) -> None:
            if self.clock.now + every < seconds:
                self.clock.after(every, lambda: ask(table))
            if waiting[table]:
                self.skipped += 1
                return
            waiting[table] = True
            self.answer(table % self.place.processes, lambda: waiting.__setitem__(table, False))

        for table in range(tables):
            self.clock.after(table * every / tables, lambda table=table: ask(table))  # type: ignore[misc]

    # --- what becomes of it -----------------------------------------------------------------------------------------------

    def answer(self, process: int, then: Then = lambda: None) -> None:
        place, began = self.place, self.clock.now
        self.asked += 1
        work = self._drawn(place.answer)
        early = work * assumed("share of an answer's processor time before it is written")
        late = work * assumed("share of it that nobody waits for")
        others = self._others(process)
        away = len(others) + 1  # those who still have to be told, here and there

        def told() -> None:
            nonlocal away
            away -= 1
            if not away:
                self.listeners.ask(place.listener, through)

        def through() -> None:
            if began >= self._counts_from:
                self.took.append(self.clock.now - began)
            then()

        def committed() -> None:
            self.loops[process].ask(work - early - late, announced)

        def announced() -> None:
            told()
            self.loops[process].ask(late, lambda: None)
            if place.bus:
                self._announce(process, others, told)

        self.loops[process].ask(early, lambda: self.writers[process].ask(committed))
        if place.more:
            self.database.ask(self._drawn(place.more), lambda: None)

    def _others(self, process: int) -> list[int]:
        """Which other processes have people of the table."""
        more = self.place.people_at - 1
        count = int(more) + (self.clock.lot.random() < more - int(more))
        return self.clock.lot.sample([other for other in range(self.place.processes) if other != process], count)

    def _announce(self, process: int, others: list[int], told: Then) -> None:
        place = self.place
        strangers = [other for other in range(place.processes) if other != process and other not in others]
        heard = len(others) + 1 + (len(strangers) if place.all_hear else 0)

        def delivered() -> None:
            for other in others:
                self.loops[other].ask(self._drawn(place.elsewhere), told)
            if place.all_hear:
                for other in strangers:
                    self.loops[other].ask(place.heard, lambda: None)

        self.clock.after(place.word / 2, lambda: self.redis.ask(place.publish + heard * place.delivery, delivered))

    def _write(self, rows: int, then: Then) -> None:
        place = self.place
        seconds = between(place.commit, rows)
        if place.cores:
            rest = place.word * place.words + place.flush * (0.5 + self.clock.lot.random())
            self.database.ask(seconds, lambda: self.clock.after(rest, then))
        else:
            self.clock.after(seconds, then)

    def _drawn(self, mean: float) -> float:
        vary = assumed("variation of processor times (deviation by mean)") ** 2
        return self.clock.lot.gammavariate(1 / vary, mean * vary) if mean else 0.0

    # --- a run --------------------------------------------------------------------------------------------------------------

    def run(self, begin: Callable[["Cell"], None], seconds: float) -> dict[str, float]:
        self._counts_from = seconds * WARM
        begin(self)
        self.clock.run(seconds)
        return {
            "p50 ms": quantile(self.took, 0.5) * 1000,
            "p99 ms": quantile(self.took, 0.99) * 1000,
            "process": sum(loop.worked for loop in self.loops) / len(self.loops) / seconds,
            "database": self.database.worked / self.database.workers / seconds,
            "Redis": self.redis.worked / seconds,
            "rows per commit": sum(each.written for each in self.writers) / sum(each.groups for each in self.writers),
            "answers": len(self.took) / (seconds * (1 - WARM)),
            "skipped": self.skipped,
        }


def between(points: tuple[tuple[int, float], ...], rows: int) -> float:
    """On the lines through what was measured, and on along the last one."""
    for (low, below), (high, above) in pairwise(points):
        if rows <= high or high == points[-1][0]:
            return below + (above - below) * (rows - low) / (high - low)
    return points[0][1]


def simulate(parts: Parts, seed: int = 1) -> dict[str, float]:
    """The busiest moment in one cell, long enough for as many answers as a p99 needs."""
    rate = parts.load.answers / parts.cells
    seconds = ANSWERS / rate
    return Cell(place_of(parts), seed).run(lambda cell: cell.by_chance(rate, seconds), seconds)

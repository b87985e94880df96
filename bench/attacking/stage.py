"""A server under attack, the tables beside it, and what both look like from outside: before, meanwhile, and after some rest."""

import os
import statistics
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Final

import httpx
from bench.attacking.others import Others
from tests.server.courses import check, splinters
from tests.server.engines import OwnRedis
from tests.server.guests import Guest
from tests.server.serving import Serving

from jalopy import games

RIG: Final = "soon tidy"
LOOKS: Final = 0.05  # seconds between two looks at the memory
LOOKED_AT: Final = 1.0  # seconds that memory before and after is the median of
REST: Final = 12.0  # seconds: rooms leave memory after 3, and are looked for every 3
MOST_MEMORY: Final = 1.2  # times what it was before
MOST_SECONDS: Final = 0.1  # that 99 of 100 answers of others may take
BEHIND: Final = 10  # the priority of whoever attacks: they would have a machine of their own
MOST_STOLEN: Final = 0.05  # of all cores: beyond that nobody knows who held up whom
COOKIES: Final = 2_001  # of guests
ADDRESSES: Final = tuple(f"127.0.0.{number}" for number in range(2, 10))  # none of them has a privilege


@dataclass
class Told:
    """What an attack has sent, and what came of it."""

    sent: str
    answered: str
    tries: int = 0
    through: int = 0  # of these; there must be none
    wrong: list[str] = field(default_factory=list)  # that is not as it should be
    afterwards: "Callable[[Told], None] | None" = None  # to be looked at when the attack is over


@dataclass
class Memory:
    server: float
    workers: list[float]

    def __str__(self) -> str:
        workers = "+".join(f"{megabytes:.0f}" for megabytes in self.workers)
        return f"{self.server:.0f}" + (f" ({workers})" if workers else "")


@dataclass
class Row:
    name: str
    told: Told
    seconds: float
    before: Memory
    peak: Memory
    after: Memory
    took: list[float]
    stolen: float
    broken: list[str]  # bounds of memory and time
    problems: list[str]  # all else

    @property
    def ratio(self) -> float:
        return self.after.server / self.before.server

    @property
    def slow(self) -> bool:
        return self.took_at(0.99) > MOST_SECONDS

    def took_at(self, share: float) -> float:
        """Seconds within which such a share of the others' answers was through."""
        ordered = sorted(self.took)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("inf")


class Looking:
    """Looks at a server's memory all the time, from a thread of its own."""

    def __init__(self, serving: Serving) -> None:
        self.serving = serving
        self.seen: list[tuple[float, Memory]] = []
        self._enough = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._thread.start()

    def _look(self) -> None:
        while not self._enough.wait(LOOKS):
            try:
                now = Memory(self.serving.megabytes, self.serving.megabytes_of_workers)
            except OSError:
                continue  # it has ended; whoever attacks it will say so
            self.seen.append((time.perf_counter(), now))

    def between(self, begin: float, end: float) -> list[Memory]:
        """Of a machine that gave nobody a turn meanwhile, what was seen last."""
        return [memory for at, memory in self.seen if begin <= at < end] or [self.seen[-1][1]]

    def end(self) -> None:
        self._enough.set()
        self._thread.join(10)


def stolen_and_all() -> tuple[int, int]:
    """Ticks of all cores that a machine below this one took for others, and all there were."""
    ticks = [int(word) for word in Path("/proc/stat").read_text("utf-8").split("\n", 1)[0].split()[1:9]]
    return ticks[7], sum(ticks)


def usual(seen: list[Memory]) -> Memory:
    return Memory(statistics.median(memory.server for memory in seen), seen[-1].workers)


def highest(seen: list[Memory]) -> Memory:
    """Of the server and of its workers, each at their own moment."""
    return Memory(
        max(memory.server for memory in seen),
        max((memory.workers for memory in seen), key=lambda workers: sum(workers)),
    )


def two_or_more(game: str) -> int:
    """The smallest number of seats at which somebody plays against somebody."""
    return min(seats for seats in games.find(game).seat_counts if seats > 1)


Attack = Callable[["Stage"], Told]


class Stage:
    """With a Redis it is one of several processes."""

    def __init__(self, folder: Path, redis: OwnRedis | None = None) -> None:
        self.folder = folder
        self.redis = redis
        self.serving = Serving(folder, RIG, **({} if redis is None else {"bus": redis.url}))
        self._errors = 0
        try:
            self._warm_up()
            self._cookies = self._made_cookies(COOKIES)
            self.others = Others(self.serving.port)
            self.looking = Looking(self.serving)
            os.setpriority(os.PRIO_PROCESS, 0, BEHIND)
        except BaseException:
            self.serving.stop()
            raise

    def __enter__(self) -> "Stage":
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.looking.end()
        self.others.end()
        self.serving.stop()

    def _warm_up(self) -> None:
        """What any server has in memory after its first evening: all games, a bot that thinks, a match played and looked at."""
        guest = self.guest()
        for name in games.names():
            guest.http.get(f"/api/games/{name}/rules")
            code = guest.make(game=name, seats=two_or_more(name), bots="random", name="")
            with guest.at(code) as line:
                line.wait(lambda line=line: line.table["state"] == "over")  # type: ignore[misc]
            guest.http.get(f"/api/tables/{code}/record")
        check(guest, splinters(0))

    def guest(self, number: int = 0) -> Guest:
        """From an address that has no privilege."""
        return Guest(self.serving, source=ADDRESSES[number % len(ADDRESSES)])

    def _made_cookies(self, count: int) -> list[str]:
        """Before anything is measured, for it takes a while."""
        found = []
        with httpx.Client(base_url=self.serving.url, timeout=60, verify=False) as http:
            for _ in range(count):
                ((name, value),) = http.get("/api/mine").cookies.items()
                found.append(f"{name}={value}")
                http.cookies.clear()
        return found

    def cookies(self, count: int) -> list[str]:
        """Of so many guests whom nobody has met."""
        return self._cookies[:count]

    # --- measuring --------------------------------------------------------------------------------------------------------

    def measure(self, name: str, attack: Attack, rest: float = REST) -> Row:
        time.sleep(LOOKED_AT)
        begin = time.perf_counter()
        before = usual(self.looking.between(begin - LOOKED_AT, begin))
        stolen, ticks = stolen_and_all()
        try:
            told = attack(self)
        except Exception as error:  # the others are to be tried all the same
            told = Told("", "", wrong=[f"the attack itself broke: {type(error).__name__}: {error}"[:300]])
        end = time.perf_counter()
        stolen, ticks = (now - then for now, then in zip(stolen_and_all(), (stolen, ticks), strict=True))
        took, faults = self.others.took(begin, end)
        if told.afterwards is not None:
            told.afterwards(told)
        time.sleep(rest)
        now = time.perf_counter()
        after = usual(self.looking.between(now - LOOKED_AT, now))
        peak = highest(self.looking.between(begin, now))
        row = Row(name, told, end - begin, before, peak, after, took, stolen / max(1, ticks), [], [])
        row.broken = bounds_broken(row)
        row.problems = [*told.wrong, *faults, *self._errors_since()]
        if told.through:
            row.problems.append(f"{told.through} of {told.tries} tries got through")
        return row

    def _errors_since(self) -> Iterable[str]:
        """That stand in the log of the server since this was asked last."""
        errors = [line for line in self.serving.lines() if line["level"] in ("error", "critical")]
        fresh, self._errors = errors[self._errors :], len(errors)
        return {f"the server logged an error: {line['message']} {line.get('error', '')}"[:300] for line in fresh}


def bounds_broken(row: Row) -> list[str]:
    found = []
    if row.ratio > MOST_MEMORY:
        found.append(f"memory is {row.ratio:.2f} times what it was")
    if row.slow and row.stolen < MOST_STOLEN:
        found.append(f"others' answers took {row.took_at(0.99) * 1000:.0f} ms (p99)")
    return found

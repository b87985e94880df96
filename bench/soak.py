"""Whether servers last: people play all games over real sockets while everything around them breaks, and nothing may be lost.

    python bench/soak.py [--minutes 60] [--tables 40] [--store sqlite|postgres] [--processes 3] [--every 20] [--pace 1] [--seed 1] [--json]
    python bench/soak.py kills [--store sqlite] [--kills 1000] [--tables 16]
    python bench/soak.py kills --store postgres [--minutes 5] [--every 10] [--tables 500] [--processes 4]

It starts its own servers, and with --store postgres its own PostgreSQL and Redis, in a folder that is gone afterwards. People sit
at tables of all sizes, some with bots, some on one screen, some with spectators and clocks; they answer, chat, take back by
consent, lose their connection, and play again. Meanwhile servers are killed and stopped, Redis is killed or hangs, PostgreSQL
is restarted or crashes, the database is locked, the clock jumps, clients flood or never read.

With `kills` nothing else happens: one server on SQLite is killed so many times as people answer as fast as they may, or one
of several on PostgreSQL every few seconds.

Held against the log, past the servers: every acknowledged answer is there once and in order; every log can be folded; all
scenes that anybody saw are the bytes that this log makes for that seat; records of finished matches verify; every table plays
on afterwards. No error stands in the servers' logs that a database out of reach does not explain, nobody is answered 500, no
process is left behind, and, in lives of ten minutes and more, memory (8 MB or a tenth), open files
(25 or a fifth) and threads (3) do not grow by more after the warm-up, the first two fifths. What is not so is told in one sentence,
and the exit status is 1.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import signal
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import httpx
from bench.soaking.faults import Faults
from bench.soaking.house import House, Rows
from bench.soaking.people import Figures, Manners, Table
from bench.soaking.watching import Watching
from tests.conformance.tables import QUICK, accepted
from tests.server.logged import Found, check

from jalopy import _builds, games
from jalopy.server.entries import Header

EVERY: Final = 30.0  # seconds between two words about how it stands
LOOKS: Final = 2.0  # seconds between two looks at the servers
PLAYS_ON: Final = 300.0  # seconds in which every table has to go on when all is well again
AT_ONCE: Final = 10  # tables that are made at the same time
SPARED_FROM: Final = 0.35  # of the time: from then on a server that is alone is not killed any more
MOST_SEATS: Final = 4
HURRIED: Final = Manners(
    pause=(0.0, 0.02), says=0, takes_back=0.01, looks_ahead=0, plans=0.02, goes=0, comes_back=(0.01, 0.1)
)
AT_EASE: Final = Manners(goes=0)
WORST: Final = 20  # sentences that are told


class Soak:
    def __init__(
        self, given: argparse.Namespace, house: House, http: httpx.AsyncClient, pool: ProcessPoolExecutor
    ) -> None:
        self.given = given
        self.house = house
        self.http = http
        self.lot = random.Random(given.seed)
        self.figures = Figures()
        self.found = Found()
        self.live: list[Table] = []
        self.faults = Faults(house, http, random.Random(given.seed + 1), given.every, self.ready_tables)
        self.watching = Watching(house, self.faults.excused)
        self.manners = Manners()
        self.matches = self.checked = 0
        self.ending = asyncio.Event()
        self.began = time.monotonic()
        self._making = asyncio.Semaphore(AT_ONCE)
        self._checks: set[asyncio.Task[Found]] = set()
        self._pool = pool

    def ready_tables(self) -> list[Table]:
        return [table for table in self.live if table.code and table.people]

    # --- tables -----------------------------------------------------------------------------------------------------------

    async def keep_a_table(self, number: int) -> None:
        """One table after the other, until it is enough."""
        lot = random.Random(f"{self.given.seed} {number}")
        table: Table | None = None
        while not self.ending.is_set():
            if table is None:
                async with self._making:
                    table = await self.new_table(number, lot)
            self.live.append(table)
            table.sit_down()
            await first_of(table.over.wait(), self.ending.wait())
            if not table.over.is_set():
                return
            following = None
            if lot.random() < self.manners.again:
                asker = next(person for person in table.people if person.chairs)
                following = await asker.ask_for_a_rematch()
            self.live.remove(table)
            self.matches += 1
            await self.finish(table)
            self.figures.rematches += following is not None
            table = table.again(following) if following else None
            number += self.given.tables

    async def new_table(self, number: int, lot: random.Random) -> Table:
        game = games.find(list(games.GAMES)[number % len(games.GAMES)])
        seats = lot.choice([seats for seats in game.seat_counts if seats <= MOST_SEATS])
        quick = QUICK.get(game.name, {})
        kind = lot.choice(["people", "people", "people", "bots", "one screen"]) if seats > 1 else "people"
        wish: dict[str, Any] = {
            "name": "Guest 0",
            "settings": quick if accepted(game, seats, quick) else {},
            "clock": lot.choice(["none", "none", "30", "300"]),
            "same_screen": kind == "one screen",
        }
        chairs = list(range(seats))
        people = [chairs] if kind == "one screen" else [[seat] for seat in chairs]
        if kind == "bots":
            people = [[seat] for seat in range(lot.randrange(1, seats))]
            wish["chairs"] = [""] * len(people) + ["rookie"] * (seats - len(people))
        watching = lot.choice([0, 0, 1, 2])
        table = Table(self.house, self.figures, self.manners, lot, self.faults.excused, game.name, seats)
        await table.make(self.http, wish, people, watching)
        return table

    async def finish(self, table: Table) -> None:
        """Everybody goes, and what they were told is held against the log, while others play on."""
        await table.leave()
        task = asyncio.create_task(self._check(table))
        self._checks.add(task)
        task.add_done_callback(self._checks.discard)

    async def _check(self, table: Table) -> Found:
        record = None
        if table.over.is_set():
            record = (await table.ask(self.http, "GET", f"/api/tables/{table.code}/record")).content
        return await self._check_log(table, *await self.house.log_of(table.code), record)

    async def _check_log(self, table: Table, header: Header, rows: Rows, record: bytes | None) -> Found:
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._pool, check, header, rows, table.heard, record)
        for sentence in found.problems:
            table.complain(sentence)
        for name in ("acknowledged", "logged", "scenes", "verified"):
            setattr(self.found, name, getattr(self.found, name) + getattr(found, name))
        self.checked += 1
        return found

    # --- what happens -----------------------------------------------------------------------------------------------------

    async def soak(self) -> None:
        seconds = self.given.minutes * 60
        happening = asyncio.create_task(self.faults.happen())
        await self._pass(seconds * SPARED_FROM, happening)
        self.faults.spare_all = True
        await self._pass(seconds * (1 - SPARED_FROM), happening)
        # Nothing that was harmed stays so: a fault that has begun comes to its end.
        happening.cancel()
        await asyncio.gather(happening, return_exceptions=True)
        await self.faults.end()

    async def _pass(self, seconds: float, happening: "asyncio.Task[None]") -> None:
        await asyncio.wait([happening], timeout=seconds)
        if happening.done():
            await happening

    async def kill_one(self) -> None:
        """So many times, each at some moment after some answers were acknowledged."""
        for number in range(self.given.kills):
            before = self.answers
            wanted = self.lot.randrange(1, self.given.tables + 1)
            deadline = time.monotonic() + PLAYS_ON
            while self.answers < before + wanted:
                if time.monotonic() > deadline:
                    self.figures.problems.append(f"After kill {number} nobody's answer was taken for {PLAYS_ON:g} s.")
                    return
                await asyncio.sleep(0.005)
            await asyncio.sleep(self.lot.uniform(0.0, 0.4))
            self.faults.counts["server killed"] += 1
            await self.house.kill(0)

    async def kill_one_of_several(self) -> None:
        ends = time.monotonic() + self.given.minutes * 60
        while time.monotonic() + self.given.every < ends:
            await asyncio.sleep(self.given.every)
            self.faults.counts["server killed"] += 1
            await self.house.kill(self.lot.randrange(len(self.house.servers)))
        await asyncio.sleep(max(0.0, ends - time.monotonic()))

    # --- the whole --------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        kills = self.given.what == "kills"
        if kills:
            self.manners = HURRIED if self.given.store == "sqlite" else AT_EASE
        if self.given.pace:
            self.manners = replace(self.manners, pause=(self.given.pace / 2, self.given.pace * 1.5))
        talking = [asyncio.create_task(chore()) for chore in (self._look_on, self._tell)]
        tables = [asyncio.create_task(self.keep_a_table(number)) for number in range(self.given.tables)]
        try:
            if kills:
                await self._until_all_sit(tables)
            what = (
                self.soak if not kills else self.kill_one if self.given.store == "sqlite" else self.kill_one_of_several
            )
            lasting = asyncio.create_task(what())
            await asyncio.wait([lasting, *tables], return_when=asyncio.FIRST_COMPLETED)
            for task in tables:
                if task.done():  # before it was enough
                    task.result()
            await lasting
            await self.play_on()
            self.ending.set()
            await asyncio.gather(*tables)
            await self.end_tables()
        finally:
            for task in (*talking, *tables):
                task.cancel()
            await asyncio.gather(*talking, *tables, return_exceptions=True)
        self.watching.look()

    async def _until_all_sit(self, tables: "list[asyncio.Task[None]]") -> None:
        while len(self.live) < self.given.tables:
            for task in tables:
                if task.done():
                    task.result()
            await asyncio.sleep(0.2)

    async def play_on(self) -> None:
        """All is well again: every table has to go on."""
        before = {table.code: table.answers for table in self.ready_tables()}
        deadline = time.monotonic() + PLAYS_ON
        while time.monotonic() < deadline and self._standing(before):
            await asyncio.sleep(0.5)
        for table in self._standing(before):
            seen = "; ".join(person.stands_at for person in table.people)
            table.complain(f"nobody's answer was taken for {PLAYS_ON:g} s although all is well ({seen})")

    def _standing(self, before: dict[str, int]) -> list[Table]:
        return [table for table in self.live if not table.over.is_set() and table.answers == before.get(table.code)]

    async def end_tables(self) -> None:
        """Those under way: everybody goes, the servers start once more, and tell of each what its log says."""
        under_way = list(self.live)
        await asyncio.gather(*(table.leave() for table in under_way))
        if self._checks:
            await asyncio.wait(self._checks)
        if self.given.what != "kills":
            for number in range(len(self.house.servers)):
                if await self.house.stop(number):
                    self.faults.problems.append("A server did not stop in good order at the end.")
        for table in under_way:
            await self._check_under_way(table)

    async def _check_under_way(self, table: Table) -> None:
        if table.over.is_set():
            await self._check(table)
            return
        deadline = time.monotonic() + PLAYS_ON
        while True:
            told = (await table.ask(self.http, "GET", f"/api/tables/{table.code}")).json()
            header, rows = await self.house.log_of(table.code)
            if told["seq"] == len(rows) or time.monotonic() > deadline:
                break
            await asyncio.sleep(0.5)  # a bot moves on
        record = None
        if told["table"]["state"] == "over":
            record = (await table.ask(self.http, "GET", f"/api/tables/{table.code}/record")).content
        found = await self._check_log(table, header, rows, record)
        answers = (told["match"] or {"answers": 0})["answers"]
        if (told["seq"], answers) != (found.seq, found.decisions):
            table.complain(
                f"a server stands at entry {told['seq']} with {answers} answers, and its log at {found.seq} with "
                f"{found.decisions}"
            )

    async def _look_on(self) -> None:
        """What is wrong is told when it is found, too: the end may be far away."""
        told = 0
        while True:
            self.watching.look()
            for sentence in self.problems()[told:WORST]:
                print(f"{time.monotonic() - self.began:6.0f} s: {sentence}", file=sys.stderr, flush=True)
            told = len(self.problems())
            await asyncio.sleep(LOOKS)

    async def _tell(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            if not self.given.json:
                memory = ", ".join(f"{life.samples[-1].megabytes:.0f}" for life in self._now())
                print(
                    f"{time.monotonic() - self.began:6.0f} s: {len(self.live)} tables, {self.matches} matches, "
                    f"{self.answers} answers, {sum(self.faults.counts.values())} faults, {memory} MB, "
                    f"{len(self.problems())} problems",
                    flush=True,
                )

    def _now(self) -> list[Any]:
        return [self.watching.lives[server.pid] for server in self.house.servers if server.pid in self.watching.lives]

    @property
    def answers(self) -> int:
        return len(self.figures.took) + len(self.figures.interrupted)

    # --- what came of it --------------------------------------------------------------------------------------------------

    def problems(self) -> list[str]:
        lines = [f"A server's log says: {line}" for line in self.watching.unexpected]
        return [*self.figures.problems, *self.faults.problems, *lines]

    def summary(self) -> dict[str, Any]:
        memory = self.watching.memory()
        problems = self.problems()
        if self.given.what != "kills":
            problems += [f"Server {row['server']} grows: {row}." for row in memory if row["flat"] == "no"]
        return {
            "store": self.given.store,
            "processes": len(self.house.servers),
            "tables": self.given.tables,
            "seed": self.given.seed,
            "build": _builds.build(),
            "load": round(os.getloadavg()[0], 1),
            "minutes": round((time.monotonic() - self.began) / 60, 1),
            "server starts": self.house.starts,
            "matches finished": self.matches,
            "tables checked": self.checked,
            "records verified": self.found.verified,
            "answers acknowledged": self.found.acknowledged,
            "answers in the logs": self.found.logged,
            "scenes compared": self.found.scenes,
            "connections": self.figures.connects,
            "answers sent again": len(self.figures.interrupted),
            "answer p50 ms": at_share(self.figures.took, 0.50),
            "answer p95 ms": at_share(self.figures.took, 0.95),
            "answer p99 ms": at_share(self.figures.took, 0.99),
            "p99 ms with those sent again": at_share([*self.figures.took, *self.figures.interrupted], 0.99),
            "worst s": round(max([*self.figures.took, *self.figures.interrupted], default=0.0), 1),
            "undo asked": self.figures.undone,
            "sayings": self.figures.said,
            "rematches": self.figures.rematches,
            "faults": dict(self.faults.counts),
            "refusals": dict(self.figures.refusals),
            "closed sockets": dict(self.figures.closes),
            "log lines": dict(self.watching.lines),
            "unexpected log lines": len(self.watching.unexpected),
            "memory": memory,
            "problems": problems,
        }


def at_share(took: list[float], share: float) -> float:
    ordered = sorted(took)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 1) if ordered else 0.0


async def first_of(*waits: Any) -> None:
    tasks = [asyncio.ensure_future(wait) for wait in waits]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()


async def soaked(given: argparse.Namespace) -> dict[str, Any]:
    limits = httpx.Limits(max_keepalive_connections=0)  # servers come and go
    with (
        tempfile.TemporaryDirectory() as name,
        ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool,
    ):
        pool.submit(os.getpid).result()  # it starts now: what starts later counts as the servers'
        os.chmod(name, 0o755)  # PostgreSQL runs as somebody else
        house = House(Path(name), given.store, given.processes)
        async with house, httpx.AsyncClient(timeout=60, limits=limits) as http:
            http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # everybody is a guest of their own
            soak = Soak(given, house, http, pool)
            await soak.run()
            summary = soak.summary()
        left = house.left_behind()
    summary["processes left behind"] = len(left)
    if left:
        summary["problems"].append(f"{len(left)} processes of servers that are gone are still there.")
    return summary


def show(summary: dict[str, Any]) -> None:
    for name, value in summary.items():
        if name in ("memory", "problems"):
            continue
        if isinstance(value, dict):
            value = ", ".join(f"{word} {count}" for word, count in sorted(value.items())) or "none"
        print(f"{name:<30} {value}")
    if summary["memory"]:
        print("  ".join(f"{name:>13}" for name in summary["memory"][0]))
        for row in summary["memory"]:
            print("  ".join(f"{value!s:>13}" for value in row.values()))


def options(arguments: list[str]) -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("what", nargs="?", choices=["soak", "kills"], default="soak")
    reader.add_argument("--minutes", type=float, help="60, or 5 for kills")
    reader.add_argument(
        "--tables", type=int, help="that are played at the same time: 40; for kills 16, or 500 with PostgreSQL"
    )
    reader.add_argument("--store", choices=["sqlite", "postgres"], default="sqlite")
    reader.add_argument("--processes", type=int, help="with PostgreSQL: 3, or 4 for kills; with SQLite there is one")
    reader.add_argument("--kills", type=int, default=1000, help="of one server, with SQLite")
    reader.add_argument(
        "--every", type=float, help="seconds between two faults, on the average: 20; between two kills 10"
    )
    reader.add_argument("--pace", type=float, help="seconds for which somebody thinks, on the average")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--json", action="store_true")
    given = reader.parse_args(arguments)
    kills, several = given.what == "kills", given.store == "postgres"
    if given.processes is not None and given.processes > 1 and not several:
        reader.error("several processes need --store postgres")
    given.minutes = given.minutes or (5.0 if kills else 60.0)
    given.tables = given.tables or ((500 if several else 16) if kills else 40)
    given.processes = (given.processes or (4 if kills else 3)) if several else 1
    given.pace = given.pace or (4.0 if kills and several else None)
    given.every = given.every or (10.0 if kills else 20.0)
    return given


def main(arguments: list[str]) -> int:
    given = options(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the servers under test are ended too
    summary = asyncio.run(soaked(given))
    if given.json:
        print(json.dumps(summary, indent=1))
    else:
        show(summary)
    for sentence in summary["problems"][:WORST]:
        print(sentence, file=sys.stderr)
    if summary["problems"]:
        print(f"{len(summary['problems'])} checks failed.", file=sys.stderr)
    return 1 if summary["problems"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

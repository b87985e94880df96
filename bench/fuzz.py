"""Whether nonsense does harm: a million messages that are not quite right, over many sockets, and all addresses of the interface.

    python bench/fuzz.py [--messages 1000000] [--lines 60] [--seed 1] [--json]
    python bench/fuzz.py schema [--rounds 8] [--examples 100] [--seed 1] [--json]

The first starts a server of its own on SQLite. Guests at tables of all games, before the start, in the middle and after the end,
on chairs and as spectators, send what is bent, torn, of another time or another kind; nobody else is at their table. They keep to
what one socket may say, or are cut off. Whatever is refused must leave the log where it was, by the server's word in every
refusal, and past the server whenever somebody goes; whoever only watches changes nothing at all. Nobody hears anything but
refusals in sentences, no socket breaks, no error stands in the log, and memory is flat.

The second lets schemathesis, which is installed into build/schemathesis when it is not there, ask whatever the interface's own
description allows and forbids: no answer may be a 5xx, or one that the description does not tell of.
"""

import argparse
import asyncio
import json
import random
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import venv
from collections import Counter
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import httpx
from bench.soaking.house import House
from bench.soaking.people import AWAY, cookie_of
from bench.soaking.watching import Watching
from tests.conformance.tables import QUICK, accepted
from tests.server import nonsense
from websockets.asyncio.client import ClientConnection, connect

from jalopy import _builds, games
from jalopy.bots import registry

EVERY: Final = 30.0
LOOKS: Final = 2.0
BATCH: Final = 10  # messages between two that are surely refused, so that it is known when all are answered
PER_SECOND: Final = 36.0  # a little less than one socket may say
SESSION: Final = 400  # messages on one socket
MINE: Final = 2**52  # ids of those that are surely refused
FLOOD: Final = 3_000  # messages, cheap ones: a server that is at others counts no faster than it reads
ANSWER_SECONDS: Final = 300.0  # that no busy machine explains
ALLOWED: Final = {1003, 1007, 1009, 4429}  # how sockets of such guests may be closed, besides by ourselves
BOTS: Final = registry.names()
REPLIES: Final = {"refused", "done", "foreseen", "proposed"}
LONGEST_REASON: Final = 600
VENV: Final = Path(__file__).resolve().parents[1] / "build" / "schemathesis"
CHECKS: Final = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
MOST_CUT: Final = 100  # requests that came to nothing, in all
ROUND_SECONDS: Final = 1_800.0
WORST: Final = 20


class Line:
    """One guest after the other, each with a table of their own, in one of the ways there are."""

    def __init__(self, fuzz: "Fuzz", number: int) -> None:
        self.fuzz = fuzz
        self.lot = random.Random(f"{fuzz.given.seed} {number}")
        self.game = games.find(list(games.GAMES)[number % len(games.GAMES)])
        self.way = ("plays", "plays", "waits", "watches", "is at the end")[number // len(games.GAMES) % 5]
        self.code = self.cookie = self.maker = ""
        self.seats = 2
        self.seq = 0
        self.update: dict[str, Any] = {}
        self.sent_before: list[str] = []
        self.begun = 0

    # --- tables -----------------------------------------------------------------------------------------------------------

    async def sit_down(self) -> None:
        self.seats = self.lot.choice([seats for seats in self.game.seat_counts if seats <= 4])
        quick = QUICK.get(self.game.name, {})
        wish: dict[str, Any] = {
            "game": self.game.name,
            "seats": self.seats,
            "settings": quick if accepted(self.game, self.seats, quick) else {},
            "name": "Guest 0",
            "same_screen": self.way in ("plays", "watches"),
        }
        if self.way == "is at the end":  # bots play it, and their guest has no say
            wish |= {"bots": "random", "name": ""}
        made = await self.fuzz.ask("POST", "/api/tables", json=wish)
        made.raise_for_status()
        self.code, self.maker = made.json()["code"], cookie_of(made)
        if self.way in ("plays", "watches"):
            async with self.connected(self.maker) as socket:
                for seat in range(1, self.seats):
                    await socket.send(json.dumps({"type": "sit", "id": seat, "seat": seat, "name": f"Guest {seat}"}))
                await socket.send(json.dumps({"type": "start", "id": self.seats}))
                await self._until(socket, lambda told: told.get("id") == self.seats)
        if self.way == "is at the end":
            while (await self.look())["table"]["state"] != "over":
                await asyncio.sleep(0.5)
        self.cookie = cookie_of(await self.fuzz.ask("GET", "/api/mine")) if self.way == "watches" else self.maker
        self.begun = 0
        self.sent_before.clear()

    async def look(self) -> dict[str, Any]:
        answer = await self.fuzz.ask("GET", f"/api/tables/{self.code}", headers={"Cookie": self.maker})
        if answer.status_code != 200:
            self.fuzz.complain(f"a table was answered with {answer.status_code}: {answer.text[:200]}")
        told: dict[str, Any] = answer.json()
        return told

    def connected(self, cookie: str) -> connect:
        return connect(
            f"ws://127.0.0.1:{self.fuzz.port}/socket/{self.code}",
            additional_headers={"Cookie": cookie},
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=ANSWER_SECONDS,
            close_timeout=5,
        )

    async def _until(self, socket: ClientConnection, enough: Any) -> list[dict[str, Any]]:
        heard = []
        async with asyncio.timeout(ANSWER_SECONDS):
            while True:
                heard.append(json.loads(await socket.recv()))
                if heard[-1]["type"] == "update" and heard[-1]["match"] is not None:
                    self.update = heard[-1]
                if enough(heard[-1]):
                    return heard

    # --- talking ----------------------------------------------------------------------------------------------------------

    async def go_on(self) -> None:
        while not self.fuzz.enough:
            over = self.update and self.update["match"] and not self.update["match"]["waiting"]
            if not self.code or self.begun >= 5 or (self.way == "plays" and over):
                self.code = ""
                try:
                    await self.sit_down()
                except TimeoutError:
                    self.fuzz.complain(f"nobody could sit down for {ANSWER_SECONDS:g} s")
                    continue
            self.begun += 1
            await self.session()

    async def session(self) -> None:
        """One socket, and what the table was before and after it."""
        before = await self.quiet()
        self.seq, changed = before["seq"], False
        socket: ClientConnection | None = None
        try:
            async with self.connected(self.cookie) as socket:
                await socket.send('{"type":"hello"}')
                await self._until(socket, lambda told: told["type"] == "update")
                began, sent = time.monotonic(), 0
                while sent < SESSION and not self.fuzz.enough:
                    changed |= await self.batch(socket)
                    sent += BATCH + 1
                    await asyncio.sleep(max(0.0, began + sent / PER_SECOND - time.monotonic()))
                if self.lot.random() < 0.3:
                    await self.end_badly(socket)
        except TimeoutError:
            self.fuzz.complain(f"nothing was heard for {ANSWER_SECONDS:g} s")
        except AWAY:
            pass
        if socket is not None:
            self.fuzz.note_close(socket)
        after = await self.quiet()
        if self.way == "watches" and changed:
            self.fuzz.complain("something was done for somebody who only watches")
        if not changed and after["seq"] != before["seq"]:
            self.seq = before["seq"]
            self._only_bots_have_moved(after["seq"])
        elif not changed and (after["match"], after["scenes"]) != (before["match"], before["scenes"]):
            self.fuzz.complain("a table has changed although everything was refused")

    async def quiet(self) -> dict[str, Any]:
        """The table, once nobody is there whose messages are still being read, and it stands where its log does.

        Bots may move meanwhile.
        """
        deadline = time.monotonic() + ANSWER_SECONDS
        while True:
            head = self.fuzz.head(self.code)
            await asyncio.sleep(0.2)
            told = await self.look()
            here = told["table"]["spectators"] or any(seat["here"] for seat in told["table"]["seats"])
            if told["seq"] == head == self.fuzz.head(self.code) and not here:
                return told
            if time.monotonic() > deadline:
                if told["seq"] > self.fuzz.head(self.code):
                    self.fuzz.complain(f"a server stands at entry {told['seq']}, and its log is not so far")
                return told

    async def batch(self, socket: ClientConnection) -> bool:
        """Some messages, and one that is surely refused; whether anything was done."""
        self.fuzz.last_id += 1
        end = MINE + self.fuzz.last_id
        for _ in range(BATCH):
            text = self.text()
            self.fuzz.sent += 1
            await socket.send(text)
        await socket.send(json.dumps({"type": "ready", "id": end}))
        self.fuzz.sent += 1
        changed = False
        for told in await self._until(socket, lambda told: told.get("id") == end and told["type"] == "refused"):
            self.fuzz.heard[told["type"]] += 1
            if told["type"] == "refused":
                self.fuzz.reasons[told["key"] or "by the rules"] += 1
                if not 0 < len(told["reason"]) <= LONGEST_REASON or "Traceback" in told["reason"]:
                    self.fuzz.complain(f"a refusal is no sentence: {told['reason'][:200]!r}")
                if told["key"] in ("went-wrong", "rules-broke", "not-saved"):
                    self.fuzz.complain(f"a message was refused for a fault of ours: {told['reason'][:200]}")
                if told["seq"] != self.seq:
                    self._only_bots_have_moved(told["seq"])
            elif told["type"] == "done":
                changed |= told["seq"] != self.seq
                self.seq = told["seq"]
            elif told["type"] not in REPLIES | {"update", "presence"}:
                self.fuzz.complain(f"there is no message {told['type']!r}")
        return changed

    def _only_bots_have_moved(self, seq: int) -> None:
        """Since the last that was done: where bots sit, they answer meanwhile, and nothing else may have happened."""
        for text in self.fuzz.entries(self.code, self.seq, seq):
            entry = json.loads(text)
            if entry["entry"] != "answered" or entry["by"] not in BOTS:
                self.fuzz.complain(f"a refused message led the log from {self.seq} to {seq}: {text[:200]}")
        self.seq = seq

    def text(self) -> str:
        if self.sent_before and self.lot.random() < 0.05:
            return self.lot.choice(self.sent_before)  # what may have been right once
        text = nonsense.text(self.lot, self.sensible())
        self.sent_before = [*self.sent_before[-30:], text]
        return text

    def sensible(self) -> dict[str, Any]:
        """Something that might be meant, mostly what is asked."""
        lot = self.lot
        match = self.update.get("match") or {"questions": [], "answers": 0}
        number = {"id": lot.randrange(1, 1000)}
        questions = match["questions"]
        if questions and lot.random() < 0.6:
            question = questions[0]
            key = lot.choice(question["options"])["key"]
            asked = {"question": question["id"], "seat": question["seat"]}
            return lot.choice(
                [
                    {"type": "answer", **number, **asked, "key": key},
                    {"type": "answer", **number, **asked, "key": key},
                    {"type": "answers", **number, **asked, "keys": [key, key]},
                    {"type": "foresee", **number, **asked},
                ]
            )
        seat = lot.randrange(-1, self.seats + 1)
        return lot.choice(
            [
                {"type": "hello", "scenes": lot.randrange(50), "sayings": lot.randrange(5)},
                {"type": "answer", **number, "question": lot.randrange(200), "key": "roll", "seat": seat},
                {"type": "undo", **number, "answers": match["answers"]},
                {"type": "consent", **number, "yes": True, "asked": lot.randrange(200)},
                {"type": "sit", **number, "seat": seat, "name": "Guest"},
                {"type": "bot", **number, "seat": seat, "bot": "rookie", "another": True},
                {"type": "play-on", **number, "seat": seat},
                {"type": "free", **number, "seat": seat},
                {"type": "entropy", **number, "text": "words"},
                {"type": "start", **number},
                {"type": "say", **number, "text": "hm", "emote": False},
                {"type": "propose", **number, "question": lot.randrange(200), "kept": []},
                {"type": "ready", **number, "ready": True},
            ]
        )

    async def end_badly(self, socket: ClientConnection) -> None:
        """What no socket outlives; it has to be closed, and with the right word."""
        what = self.lot.choice(["bytes", "no UTF-8", "too large", "flood"])
        self.fuzz.ends[what] += 1
        if what == "bytes":
            await socket.send(self.lot.randbytes(self.lot.randrange(50)))
        elif what == "no UTF-8":
            await socket.send(b"\xff\xfe" + self.lot.randbytes(10), text=True)
        elif what == "too large":
            await socket.send("x" * self.lot.randrange(17_000, 100_000))
        else:
            for _ in range(FLOOD):
                await socket.send("{}")
        async with asyncio.timeout(ANSWER_SECONDS):
            while True:
                await socket.recv()


class Fuzz:
    def __init__(self, given: argparse.Namespace, house: House, http: httpx.AsyncClient) -> None:
        self.given = given
        self.house = house
        self.http = http
        self.port = house.servers[0].port
        self.watching = Watching(house, lambda: False)
        self.began = time.monotonic()
        self.sent = self.last_id = self.cut = 0
        self.heard: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.closes: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()
        self.problems: list[str] = []
        self._log = sqlite3.connect(house.database)

    @property
    def enough(self) -> bool:
        return bool(self.sent >= self.given.messages)

    async def ask(self, method: str, path: str, **given: Any) -> httpx.Response:
        """Once more, where the connection was cut: a request that is late on a busy machine is not waited for."""
        while True:
            try:
                return await self.http.request(method, path, **given)
            except httpx.TransportError:
                self.cut += 1
                if self.cut > MOST_CUT:
                    raise
                await asyncio.sleep(0.5)

    def complain(self, sentence: str) -> None:
        self.problems.append(f"{sentence[0].upper()}{sentence[1:]}.")

    def entries(self, code: str, after: int, to: int) -> list[str]:
        query = "SELECT entry FROM log JOIN tables ON tables.id = table_id WHERE code = ? AND seq > ? AND seq <= ?"
        return [entry for (entry,) in self._log.execute(query, (code, after, to))]

    def head(self, code: str) -> int:
        """How far a table's log has come, past the server."""
        query = "SELECT count(*), coalesce(max(seq), 0) FROM log JOIN tables ON tables.id = table_id WHERE code = ?"
        count, head = self._log.execute(query, (code,)).fetchone()
        if count != head:
            self.complain(f"a log of {count} entries ends with number {head}")
        return int(head)

    def note_close(self, socket: ClientConnection) -> None:
        code = socket.close_code
        if socket.protocol.close_rcvd_then_sent is False and code in (1000, 1001):
            return  # by ourselves
        self.closes[str(code)] += 1
        if code not in ALLOWED | {1000, 1001, 1006}:
            self.complain(f"a socket was closed with {code}: {socket.close_reason}")

    async def run(self) -> None:
        talking = asyncio.create_task(self._look_on())
        lines = [asyncio.create_task(Line(self, number).go_on()) for number in range(self.given.lines)]
        try:
            await asyncio.gather(*lines)
        finally:
            for task in (talking, *lines):
                task.cancel()
            await asyncio.gather(talking, *lines, return_exceptions=True)
            self._log.close()
        self.watching.look()
        health = await self.http.get("/healthz")
        if health.status_code != 200:
            self.complain(f"the server says of itself: {health.text.strip()}")

    async def _look_on(self) -> None:
        said, told = time.monotonic(), 0
        while True:
            self.watching.look()
            for sentence in self.problems[told:WORST]:
                print(sentence, file=sys.stderr, flush=True)
            told = len(self.problems)
            if time.monotonic() - said >= EVERY and not self.given.json:
                said = time.monotonic()
                memory = self.watching.lives[self.house.servers[0].pid].samples[-1].megabytes
                print(
                    f"{said - self.began:6.0f} s: {self.sent} messages, {self.heard['refused']} refused, "
                    f"{self.heard['done']} done, {memory:.0f} MB, {len(self.problems)} problems",
                    flush=True,
                )
            await asyncio.sleep(LOOKS)

    def summary(self) -> dict[str, Any]:
        memory = self.watching.memory()
        problems = [*self.problems, *(f"The server's log says: {line}" for line in self.watching.unexpected)]
        problems += [f"The server grows: {row}." for row in memory if row["flat"] == "no"]
        return {
            "build": _builds.build(),
            "seconds": round(time.monotonic() - self.began),
            "messages": self.sent,
            "heard": dict(self.heard.most_common()),
            "refused": dict(self.reasons.most_common()),
            "sockets closed by the server": dict(self.closes),
            "ended badly": dict(self.ends),
            "requests cut off": self.cut,
            "log lines": dict(self.watching.lines),
            "memory": memory,
            "problems": problems,
        }


def strangers(house: House) -> httpx.AsyncClient:
    """Everybody who asks is a guest of their own, on a connection of their own."""
    limits = httpx.Limits(max_keepalive_connections=0)
    http = httpx.AsyncClient(base_url=house.servers[0].url, timeout=ANSWER_SECONDS, limits=limits)
    http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    return http


async def fuzzed(given: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as name:
        house = House(Path(name), "sqlite", 1)
        async with house, strangers(house) as http:
            fuzz = Fuzz(given, house, http)
            await fuzz.run()
            return fuzz.summary()


# --- schemathesis -------------------------------------------------------------------------------------------------------


def schemathesis() -> str:
    """Its program; it is a tool of this bench alone, and no requirement of ours."""
    program = VENV / "bin" / "schemathesis"
    if not program.exists():
        print("Installing schemathesis once (a minute) …", file=sys.stderr, flush=True)
        venv.create(VENV, with_pip=True)
        subprocess.run([VENV / "bin" / "pip", "install", "-q", "schemathesis"], check=True, timeout=900)
    return str(program)


async def described(given: argparse.Namespace) -> dict[str, Any]:
    """Some rounds: as somebody with a cookie and as nobody yet, with games and tables that there are and with anything."""
    program = schemathesis()
    began, problems = time.monotonic(), []
    cases: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        house = House(folder, "sqlite", 1)
        async with house, strangers(house) as http:
            watching = Watching(house, lambda: False)
            for number in range(given.rounds):
                lot = random.Random(given.seed + number)
                settings = folder / f"{number}.toml"
                settings.write_text(await real_things(http, lot) if number % 2 else "", "utf-8")
                # Every round comes from another address, as a proxy would tell: what one of them may ask is soon used up.
                headers = {"X-Forwarded-For": f"198.51.100.{number % 250 + 1}"}
                if number % 4 > 1:
                    headers["Cookie"] = cookie_of(await http.get("/api/mine"))
                status, said = await asked_by(program, house, settings, headers, given, number)
                found = re.search(r"Test cases:\s+(\d+) generated", said)
                cases["asked"] += int(found[1]) if found else 0
                if status or not found:
                    problems.append(
                        f"In round {number} schemathesis found something, or did not come to its end:\n{said}"
                    )
                watching.look()
                if not given.json:
                    print(f"{time.monotonic() - began:6.0f} s: round {number}, {cases['asked']} asked", flush=True)
    problems += [f"The server's log says: {line}" for line in watching.unexpected]
    return {
        "build": _builds.build(),
        "seconds": round(time.monotonic() - began),
        "rounds": given.rounds,
        "requests": cases["asked"],
        "checks": CHECKS,
        "log lines": dict(watching.lines),
        "problems": problems,
    }


async def real_things(http: httpx.AsyncClient, lot: random.Random) -> str:
    """A game, and a table where somebody waits, or bots have begun."""
    game = games.find(lot.choice(list(games.GAMES)))
    wish: dict[str, Any] = {"game": game.name, "seats": game.seat_counts[-1]}
    made = await http.post("/api/tables", json={**wish, **lot.choice([{"name": "Ann"}, {"bots": "random"}])})
    code = made.json()["code"]
    table = (await http.get(f"/api/tables/{code}")).json()["table"]
    things = {"path.game": game.name, "path.code": code, "path.words": table["words"] or "gear rust"}
    return "[parameters]\n" + "".join(f'"{name}" = {json.dumps(thing)}\n' for name, thing in things.items())


async def asked_by(
    program: str, house: House, settings: Path, headers: dict[str, str], given: argparse.Namespace, number: int
) -> tuple[int, str]:
    words = [word for name, value in headers.items() for word in ("--header", f"{name}: {value}")]
    process = await asyncio.create_subprocess_exec(
        program,
        *(
            "--config-file",
            str(settings),
            "run",
            f"{house.servers[0].url}/api/openapi.json",
            "--checks",
            CHECKS,
            *words,
        ),
        *(
            "--max-examples",
            str(given.examples),
            "--seed",
            str(given.seed + number),
            "--continue-on-failure",
            "--no-color",
        ),
        cwd=house.folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    try:
        out, _ = await asyncio.wait_for(process.communicate(), ROUND_SECONDS)
    except BaseException:
        process.kill()
        raise
    return process.returncode or 0, out.decode(errors="replace")


def main(arguments: list[str]) -> int:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("what", nargs="?", choices=["messages", "schema"], default="messages")
    reader.add_argument("--messages", type=int, default=1_000_000)
    reader.add_argument("--lines", type=int, default=60, help="sockets that are open at the same time")
    reader.add_argument("--rounds", type=int, default=8, help="of schemathesis")
    reader.add_argument("--examples", type=int, default=100, help="of each address in a round, at most")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--json", action="store_true")
    given = reader.parse_args(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the server under test is ended too
    summary = asyncio.run(fuzzed(given) if given.what == "messages" else described(given))
    if given.json:
        print(json.dumps(summary, indent=1))
    else:
        for name, value in summary.items():
            if name != "problems":
                print(f"{name:<30} {value}")
    for sentence in summary["problems"][:WORST]:
        print(sentence, file=sys.stderr)
    if summary["problems"]:
        print(f"{len(summary['problems'])} checks failed.", file=sys.stderr)
    return 1 if summary["problems"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Attacks of programs on the server: they are to cost it no memory for good, and nobody else any time."""

import asyncio
import contextlib
import json
import random
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from bench.attacking.fairness import for_a_while, summed
from bench.attacking.stage import ADDRESSES, Stage, Told
from tests.server.by_hand import EMPTY_PIECE, PING, TEXT_BEGINS, connected, flood, frame, is_cut, upgraded
from tests.server.courses import LARGE, splinters
from tests.server.guests import Guest, seated
from tests.server.serving import Serving
from tests.waiting import wait_until
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from jalopy.server import limits

AT_ONCE: Final = 8  # who ask at the same time
BODY: Final = 84_000  # bytes, more than is read
CYCLES: Final = 400
SILENT: Final = 1_000
CROWD: Final = 2_000
FEW_ROOMS: Final = 40  # those of the others, and some that they have left
IN_LINE: Final = 2_000  # requests that some send without waiting for an answer
LOOKING: Final = 64  # connections
RENAMES: Final = 994
MOST_TO_LOAD: Final = 1.0  # seconds
SECONDS: Final = 15.0
TEXT: Final = 0x81  # the first byte of a frame with a whole message


def all_at_once(count: int, do: Callable[[int], None]) -> None:
    with ThreadPoolExecutor(AT_ONCE) as crowd:
        for each in [crowd.submit(do, number) for number in range(count)]:
            each.result(120)


# --- 6 ----------------------------------------------------------------------------------------------------------------------------


def course_bomb(stage: Stage) -> Told:
    """Long thin courses in requests that are too long, the same at the length that is read, and slow large ones."""
    heard: Counter[str] = Counter()
    guests = [stage.guest(number) for number in range(AT_ONCE)]

    def check(number: int, course: str, length: int) -> None:
        settings = {"course": course, "any_tiles": True}
        wish = json.dumps({"seats": 2, "settings": settings})
        answer = guests[number % AT_ONCE].http.post(
            "/api/games/home-racers/check", content=wish[:-1] + " " * max(0, length - len(wish)) + "}"
        )
        told = answer.json()
        problems = [problem["key"] for problem in told.get("problems", [])]
        heard.update([told.get("key") or ", ".join(problems) or "measured"])

    all_at_once(64, lambda number: check(number, splinters(number % 200), BODY))
    all_at_once(64, lambda number: check(number, splinters(number % 200), limits.LARGEST_BODY - 10))
    for turn in for_a_while():
        all_at_once(
            AT_ONCE,
            lambda number, turn=turn: check(  # type: ignore[misc]
                number, LARGE.format(160 + turn % 60, 220 - number, 100, 1 + turn % 9), 0
            ),
        )
    return Told("64 checks of 84 kB, 64 of 64 kB (long thin courses), slow ones for 10 s", summed(heard))


# --- 7 ----------------------------------------------------------------------------------------------------------------------------


def undo_bomb(stage: Stage) -> Told:
    """On one screen nobody has to be asked; then the table is loaded anew."""
    guest = stage.guest()
    code = guest.make(seats=2, name="Ann", same_screen=True)
    heard: Counter[str] = Counter()
    with guest.at(code) as line:
        line.done("sit", seat=1, name="Ben")
        line.done("start")

        def patient(type: str, **fields: Any) -> dict[str, Any]:
            while (told := line.do(type, **fields)).get("key") == "too-fast":
                time.sleep(0.1)
            return told

        for _ in range(CYCLES):
            line.wait(lambda: line.question is not None)
            question = line.question
            assert question is not None
            keys = [option["key"] for option in question["options"]]
            told = patient(
                "answer",
                question=question["id"],
                seat=question["seat"],
                key="roll" if "roll" in keys else keys[0],
            )
            line.wait(lambda told=told: line.update["seq"] >= told["seq"])
            told = patient("undo")
            line.wait(lambda told=told: line.update["seq"] >= told["seq"])
            heard.update([f"undo {told.get('key') or told['type']}"])
            time.sleep(2 / 36)  # a little less than one socket may say

    def load(told: Told) -> None:
        took = seconds_to_load(stage, code)
        told.answered += f"; loads in {took * 1000:.0f} ms"
        if took > MOST_TO_LOAD:
            told.wrong.append(f"the table took {took:.1f} s to load")

    return Told(f"{CYCLES} answers, each taken back", summed(heard), afterwards=load)


def seconds_to_load(stage: Stage, code: str) -> float:
    """By a process that has never seen it, as after a start."""
    other = Serving(stage.folder, database=stage.serving.options["database"])
    try:
        guest = Guest(other)
        began = time.perf_counter()
        guest.table(code)
        return time.perf_counter() - began
    finally:
        other.stop()


# --- 8 ----------------------------------------------------------------------------------------------------------------------------


def socket_bombs(stage: Stage) -> Told:
    """Pings without reading, empty pieces of a message, and sockets that ask for everything and never read."""
    code = finished_match(stage)
    heard: Counter[str] = Counter()
    never = threading.Event()
    deaf: list[socket.socket] = []
    hello = frame(TEXT, b'{"type":"hello"}')
    guests = [stage.guest(number) for number in range(10)]
    for guest in guests:  # ten windows each
        for _ in range(10):
            line = upgraded(stage.serving, guest, code)
            deaf.append(line)
            with contextlib.suppress(OSError):
                for _ in range(110):
                    line.sendall(hello)

    def bomb(number: int) -> None:
        pieces, opening = [(frame(PING, b"x" * 100), b""), (frame(EMPTY_PIECE), frame(TEXT_BEGINS))][number % 2]
        while not never.is_set():
            with upgraded(stage.serving, guests[number], code) as line:
                line.sendall(opening)
                try:
                    flood(line, pieces, 8)
                    heard.update(["floods cut off"])
                except AssertionError:
                    heard.update(["floods taken"])

    with ThreadPoolExecutor(AT_ONCE) as crowd:
        floods = [crowd.submit(bomb, number) for number in range(AT_ONCE)]
        time.sleep(SECONDS)
        never.set()
        for each in floods:
            each.result(60)
    wait_until(lambda: all(is_cut(line) for line in deaf), "sockets that never read stay", 60)
    heard.update({"deaf sockets cut off": len(deaf)})
    wrong = ["a flood was taken"] if heard["floods taken"] else []
    return Told(
        "8 MB of pings or empty pieces on each of many sockets, 100 that never read", summed(heard), wrong=wrong
    )


def finished_match(stage: Stage) -> str:
    guest = stage.guest()
    code = guest.make(seats=4, bots="rookie", name="")
    with guest.at(code) as line:
        line.wait(lambda: line.table["state"] == "over")
    return code


# --- 9 ----------------------------------------------------------------------------------------------------------------------------


def silent_connections(stage: Stage) -> Told:
    began = time.monotonic()
    crowd = [connected(stage.serving, ADDRESSES[number % len(ADDRESSES)]) for number in range(SILENT)]
    slow = crowd[: SILENT // 10]
    for line in slow:  # a byte now and then
        with contextlib.suppress(OSError):
            line.sendall(b"GET / HTTP/1.1\r\nX: ")
    more = [connected(stage.serving, ADDRESSES[0]) for _ in range(limits.FROM_ONE_ADDRESS)]
    waiting = [*crowd, *more]
    while waiting and time.monotonic() < began + 60:
        waiting = [line for line in waiting if not is_cut(line)]
        for line in slow:
            with contextlib.suppress(OSError):
                line.sendall(b"x")
        time.sleep(0.5)
    took = time.monotonic() - began
    wrong = [f"{len(waiting)} of them are still there"] if waiting else []
    for line in [*crowd, *more]:
        line.close()
    return Told(
        f"{SILENT} connections that say nothing or a byte now and then, {len(more)} more from one address",
        f"all cut off within {took:.0f} s",
        wrong=wrong,
    )


# --- 10 ---------------------------------------------------------------------------------------------------------------------------


def presence(stage: Stage) -> Told:
    """Thousands who come to one table, say hello, and go and come again."""
    cookies = stage.cookies(CROWD + 1)
    code = Guest(stage.serving, cookies.pop()).make(seats=4, name="Ann", bots="rookie")
    heard: Counter[str] = Counter()
    asyncio.run(asyncio.wait_for(_crowd(stage, code, cookies, heard), 120))
    wrong = [] if heard["refused (4429)"] else ["as many as came were let in"]
    return Told(f"{CROWD} sockets at one table, half of them coming and going", summed(heard), wrong=wrong)


async def _crowd(stage: Stage, code: str, cookies: list[str], heard: Counter[str]) -> None:
    ends = time.monotonic() + 2 * SECONDS
    lot = random.Random(1)
    door = asyncio.Semaphore(32)

    async def come(number: int) -> None:
        while time.monotonic() < ends:
            try:
                async with door:
                    line = await connect(
                        f"ws://127.0.0.1:{stage.serving.port}/socket/{code}",
                        additional_headers={"Cookie": cookies[number]},
                        compression=None,
                        max_size=None,
                        ping_interval=None,
                        open_timeout=60,
                        local_addr=(ADDRESSES[number % len(ADDRESSES)], 0),
                    )
                stays = lot.uniform(1, 5) if number % 2 else ends - time.monotonic()
                await line.send('{"type":"hello"}')
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(stays):
                        async for _ in line:
                            heard["words heard"] += 1
                heard["came in"] += line.close_code is None
                line.transport.abort()
                if line.close_code is not None:
                    raise ConnectionClosed(line.protocol.close_rcvd, None)
            except ConnectionClosed as error:
                heard[f"refused ({error.rcvd.code if error.rcvd else 'cut off'})"] += 1
                await asyncio.sleep(lot.uniform(1, 5))
            except (OSError, TimeoutError) as error:
                heard[type(error).__name__] += 1
                await asyncio.sleep(lot.uniform(1, 5))

    await asyncio.gather(*(come(number) for number in range(len(cookies))))


# --- 11 ---------------------------------------------------------------------------------------------------------------------------


def lobby_jam(stage: Stage) -> Told:
    _, _, (ann, ben, cat) = seated(stage.serving, 3)
    heard: Counter[str] = Counter()
    for number in range(RENAMES):
        told = ben.do("sit", seat=1, name=["Ben", "Bob"][number % 2])
        heard.update([told.get("key") or told["type"]])
        if told.get("key") == "too-fast":
            time.sleep(0.1)
        time.sleep(1 / 36)
    told = cat.do("sit", seat=2, name="Cleo")
    word = cat.do("entropy", text="a word")
    for line in (ann, ben, cat):
        line.socket.close()
    jammed = {told["type"], word["type"]} != {"done"}
    return Told(
        f"{RENAMES} renames before the start", summed(heard), wrong=["nobody else can sit down"] if jammed else []
    )


# --- 12 ---------------------------------------------------------------------------------------------------------------------------


def bot_tables(stage: Stage) -> Told:
    """As many tables at which only bots play as anybody gets, from all addresses; then they are played to their end."""
    heard: Counter[str] = Counter()
    wish = {"game": "scrap-racer", "seats": 2, "bots": "random"}
    for _ in for_a_while(SECONDS):
        for number in range(len(ADDRESSES)):
            guest = stage.guest(number)
            for _ in range(5):
                told = guest.http.post("/api/tables", json=wish).json()
                heard.update([told.get("key") or "made"])
            guest.http.close()

    def wait_for_the_end(told: Told) -> None:
        try:
            wait_until(lambda: stage.serving.metric("jalopy_rooms") <= FEW_ROOMS, "bots play on and on", 90, 1.0)
        except AssertionError as error:
            told.wrong.append(str(error))

    return Told(f"tables for bots alone, from {len(ADDRESSES)} addresses", summed(heard), afterwards=wait_for_the_end)


# --- 13 ---------------------------------------------------------------------------------------------------------------------------


def gets_without_end(stage: Stage) -> Told:
    """As fast as a program can, on many connections: records, lists, tables, games and rules."""
    code = finished_match(stage)
    rules = "/api/games/scrapyard-empire/rules"
    paths = [f"/api/tables/{code}/record", f"/api/tables/{code}", "/api/matches", "/api/mine", "/api/games", rules]
    heard: Counter[str] = Counter()
    asyncio.run(asyncio.wait_for(_look(stage, paths, heard), 60))
    return Told(
        f"GETs on {LOOKING} connections of {len(ADDRESSES)} addresses for {SECONDS:.0f} s, some {IN_LINE} in one go",
        summed(heard),
    )


async def _look(stage: Stage, paths: list[str], heard: Counter[str]) -> None:
    ends = time.monotonic() + SECONDS

    async def look(number: int) -> None:
        """By hand: a client that understands what it reads would be slower than the server."""
        source = (ADDRESSES[number % len(ADDRESSES)], 0)
        while time.monotonic() < ends:
            reader, writer = await asyncio.open_connection("127.0.0.1", stage.serving.port, local_addr=source)
            try:
                while time.monotonic() < ends:
                    path = paths[number % len(paths)]
                    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
                    writer.write(request * (IN_LINE if number % 8 == 0 else 1))
                    head = await reader.readuntil(b"\r\n\r\n")
                    length = int(head.lower().partition(b"content-length:")[2].partition(b"\r")[0] or 0)
                    await reader.readexactly(length)
                    heard[head[9:12].decode()] += 1
            except (asyncio.IncompleteReadError, OSError):
                heard["cut off"] += 1
            finally:
                writer.close()

    await asyncio.gather(*(look(number) for number in range(LOOKING)))

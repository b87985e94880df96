"""What tables, answers and watchers cost a real server, over the loopback."""

import asyncio
import contextlib
import os
import selectors
import socket
import statistics
import sys
import threading
import time
from collections.abc import Sequence
from typing import Any, Final

import asyncpg
import httpx
from bench.load import Ours, OurTable, asking, play, sitting
from bench.scaling.machine import House, Meter, house, load, resident, server
from redis import Redis
from tests.server.engines import OwnRedis, own_redis
from tests.server.serving import Serving

from jalopy.server.bus import Notice, RedisBus, encode

SEATS: Final = 4
TABLES: Final = 40
WATCHERS: Final = 5  # who come to each table for the measure of memory
CROWDS: Final = {4: 20, 20: 8, 100: 4}  # watchers at a table, and how many such tables
EVERY: Final = 0.5  # seconds between two answers at a table, so that there are many to measure
PEOPLES: Final = 8.0  # as people answer: each answer then carries more of what a table costs by itself
PEOPLES_TABLES: Final = 160  # so that there are still some
WINDOWS: Final = 3
IDLE: Final = 31.0  # seconds; all chores of a server have had their turn then
BOTS: Final = 8.0  # seconds in which bots play
NOTICES: Final = 4_000
TOGETHER: Final = 20  # of them, as they come where much is played
VISITS: Final = 2  # starts of the server after which every table is loaded


# --- one process ----------------------------------------------------------------------------------------------------------


def game(name: str, seconds: float) -> dict[str, Any]:
    """A table in the middle of its match: what it takes of memory and processor, what it sends, how long it takes to load."""
    with server() as serving:
        found, codes = asyncio.run(_game(serving, name, seconds))
        found |= _loading(serving, codes)
    return found | _bots(name) | {"load": load()}


async def _game(serving: Serving, name: str, seconds: float) -> tuple[dict[str, Any], list[str]]:
    client = Ours(serving.port, game=name)
    bare = resident(serving.pid)
    async with sitting(client, [client.table(number) for number in range(TABLES)]) as tables:
        windows = [await _window(serving, tables, seconds / WINDOWS) for _ in range(WINDOWS)]
        each, figures = sorted(windows, key=lambda window: window[0])[WINDOWS // 2]
        seated = resident(serving.pid)
        await _let_in(client, tables, WATCHERS)
        watched = resident(serving.pid)
        crowd = await play(tables, seconds / 6, EVERY)
        codes = [table.code for table in tables]
    each_watcher = (watched - seated) / TABLES / WATCHERS
    return {
        "ms per answer": round(each * 1000, 3),
        "p50 ms": figures["p50 ms"],
        "p99 ms": figures["p99 ms"],
        "bytes to a seat": round(figures["bytes/answer"] / SEATS),
        "bytes to a watcher": round(crowd["bytes watched/answer"] / WATCHERS),
        "kB per table": round((seated - bare) / TABLES - SEATS * each_watcher),
        "kB per socket": round(each_watcher),
        "kB of a server": round(bare),
    }, codes


async def _window(serving: Serving, tables: Sequence[OurTable], seconds: float) -> tuple[float, dict[str, Any]]:
    """Processor seconds per answer, and the other figures. Of several windows the middle one counts: others use the machine."""
    meter = Meter([serving.pid])
    figures = await play(tables, seconds, EVERY)
    return meter.spent() / figures["answers"], figures


async def _let_in(client: Ours, tables: Sequence[OurTable], watchers: int) -> None:
    async with asking(client) as http:
        for table in tables:
            await table.let_in(http, watchers)
    await asyncio.sleep(1.5)  # the news that they have come is told within a second


def _loading(serving: Serving, codes: Sequence[str]) -> dict[str, float]:
    """Each table is asked for once after the server has come back: it is folded from its log."""
    took: list[float] = []
    for _ in range(VISITS):
        serving.stop()
        serving.start()
        with httpx.Client(base_url=serving.url, timeout=60, verify=False) as http:
            http.get("/api/mine")
            for code in codes:
                began = time.perf_counter()
                http.get(f"/api/tables/{code}").raise_for_status()
                took.append(time.perf_counter() - began)
    centiles = statistics.quantiles(took, n=100)
    return {"load p50 ms": round(centiles[49] * 1000, 1), "load p99 ms": round(centiles[98] * 1000, 1)}


def _bots(name: str) -> dict[str, float]:
    """How long a bot thinks about an answer, in its own process."""
    with server() as serving:
        wish = {"game": name, "seats": SEATS, "bots": "rookie"}
        httpx.post(f"{serving.url}/api/tables", json=wish, verify=False).raise_for_status()
        time.sleep(BOTS)
        answers, seconds = serving.metric("jalopy_bot_answers_total"), serving.metric("jalopy_bot_seconds_total")
    return {"ms per thought": round(seconds / answers * 1000, 1)}


def crowd(watchers: int, seconds: float) -> dict[str, Any]:
    """Processor time of an answer that so many watch besides the four who play."""
    with server() as serving:
        return asyncio.run(_crowd(serving, watchers, seconds))


async def _crowd(serving: Serving, watchers: int, seconds: float) -> dict[str, Any]:
    client = Ours(serving.port)
    async with sitting(client, [client.table(number) for number in range(CROWDS[watchers])]) as tables:
        await _let_in(client, tables, watchers)
        windows = [await _window(serving, tables, seconds / WINDOWS) for _ in range(WINDOWS)]
    return {
        "watchers": watchers,
        "ms per answer": round(sorted(windows, key=lambda window: window[0])[WINDOWS // 2][0] * 1000, 3),
        "load": load(),
    }


def idle(seconds: float = IDLE) -> dict[str, float]:
    """What tables cost at which nobody answers."""
    with server() as serving:
        return asyncio.run(_idle(serving, seconds))


async def _idle(serving: Serving, seconds: float) -> dict[str, float]:
    client = Ours(serving.port)
    alone = Meter([serving.pid])
    await asyncio.sleep(seconds / 3)
    without = alone.spent() / (seconds / 3)
    async with sitting(client, [client.table(number) for number in range(TABLES)]):
        await asyncio.sleep(2)
        meter = Meter([serving.pid])
        await asyncio.sleep(seconds)
        spent = meter.spent() / seconds
    return {
        "ms per second of a server": round(without * 1000, 2),
        "ms per second and table": round((spent - without) / TABLES * 1000, 3),
    }


# --- several processes ------------------------------------------------------------------------------------------------------


def several(seconds: float) -> dict[str, Any]:
    """Two processes on PostgreSQL and Redis, with everybody of a table at the same one, or spread."""
    with house(2) as found:
        time.sleep(1)
        quiet = Meter([serving.pid for serving in found.servers])
        time.sleep(8)
        still = quiet.spent() / 8 / 2
        return {
            "ms per second of a server": round(still * 1000, 2),
            "hurried": asyncio.run(_several(found, seconds, TABLES, EVERY, spread=False)),
            "together": asyncio.run(_several(found, seconds, PEOPLES_TABLES, PEOPLES, spread=False)),
            "spread": asyncio.run(_several(found, seconds, PEOPLES_TABLES, PEOPLES, spread=True)),
        }


async def _several(found: House, seconds: float, count: int, every: float, spread: bool) -> dict[str, Any]:
    client = Ours(*found.ports, spread=spread)
    redis: Any = Redis.from_url(found.redis.url)
    async with contextlib.AsyncExitStack() as stack:
        database = await asyncpg.connect(found.postgres.url)
        stack.push_async_callback(database.close)
        tables = await stack.enter_async_context(sitting(client, [client.table(number) for number in range(count)]))
        await asyncio.sleep(1.5)
        before = await _written(database), _published(redis), _appended(found)
        busy = Meter([serving.pid for serving in found.servers])
        postgres, bus = Meter(found.postgres_pids()), Meter([found.redis_pid()])
        figures = await play(tables, seconds, every)
        spent = {
            "ms per answer": busy.spent(),
            "postgres ms per answer": postgres.spent(),
            "redis ms per answer": bus.spent(),
        }
        connections = await database.fetchval(
            "SELECT count(*) - 1 FROM pg_stat_activity WHERE datname = current_database()"
        )
        await asyncio.sleep(1.2)  # PostgreSQL tells what it did once a second
        after = await _written(database), _published(redis), _appended(found)
    answers = figures["answers"]
    written = {name: after[0][name] - before[0][name] for name in before[0]}
    published = {name: after[1][name] - before[1][name] for name in before[1]}
    appended = {name: after[2][name] - before[2][name] for name in before[2]}
    notices = published["calls"]
    return {
        **{name: round(seconds / answers * 1000, 3) for name, seconds in spent.items()},
        "answers": answers,
        "skipped": figures["skipped"],
        "p50 ms": figures["p50 ms"],
        "p99 ms": figures["p99 ms"],
        "notices per answer": round(notices / answers, 2),
        "bytes per notice": round(published["in"] / notices),
        "redis µs per notice": round(published["usec"] / notices, 1),
        "rows per commit": round(appended["entries"] / appended["commits"], 2),
        "conflicts per answer": round(appended["conflicts"] / answers, 3),
        "transactions per answer": round(written["transactions"] / answers, 2),
        "WAL bytes per answer": round(written["wal"] / answers),
        "connections of a process": round(connections / len(found.servers), 1),
        "load": load(),
    }


async def _written(database: Any) -> dict[str, int]:
    """Transactions and bytes of WAL, since the database was made."""
    transactions = await database.fetchval(
        "SELECT xact_commit + xact_rollback FROM pg_stat_database WHERE datname = current_database()"
    )
    wal = await database.fetchval("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn")
    return {"transactions": transactions, "wal": int(wal)}


def _published(redis: Any) -> dict[str, int]:
    stats = redis.info("commandstats").get("cmdstat_publish", {"calls": 0, "usec": 0})
    network = redis.info("stats")
    return {"calls": stats["calls"], "usec": stats["usec"], "in": network["total_net_input_bytes"]}


def _appended(found: House) -> dict[str, float]:
    return {
        name: sum(serving.metric(f"jalopy_{name}_total") for serving in found.servers)
        for name in ("entries", "commits", "conflicts")
    }


# --- the bus ------------------------------------------------------------------------------------------------------------------


def bus() -> dict[str, float]:
    """What a notice costs Redis, and each delivery of it, where many come: a line through one, eight and 32 that hear."""
    with own_redis() as redis:
        points = [(hear, _fan_out(redis, hear)) for hear in (1, 8, 32)]
        hearing = asyncio.run(_hearing(redis))
    delivery = (points[-1][1] - points[0][1]) / (points[-1][0] - points[0][0])
    return {
        "µs per notice": round((points[0][1] - delivery) * 1e6, 2),
        "µs per delivery": round(delivery * 1e6, 2),
        "µs to hear one": round(hearing * 1e6),
        "load": load(),
    }


async def _hearing(redis: OwnRedis) -> float:
    """Processor seconds of a process for a notice of another, before anything follows from it."""
    heard = 0

    async def hear(notice: Notice) -> None:
        nonlocal heard
        heard += 1

    ears = RedisBus(redis.url)
    await ears.open("name", hear)
    while not ears.works:
        await asyncio.sleep(0.01)
    await ears.follow(1)
    speak = (
        "import sys, time; from redis import Redis; redis = Redis(port=int(sys.argv[1]))\n"
        f"for _ in range({NOTICES // 4}): redis.publish('jalopy:name:1', sys.argv[2]); time.sleep(0.002)"
    )
    notice = encode(Notice(table=1, process="0123456789abcdef", seq=123)).decode()
    before = time.process_time()
    speaker = await asyncio.create_subprocess_exec(sys.executable, "-c", speak, str(redis.port), notice)
    await speaker.wait()
    spent = time.process_time() - before
    await ears.close()
    return spent / heard


def _fan_out(redis: OwnRedis, hear: int) -> float:
    """Processor seconds of Redis per notice."""
    assert redis.process is not None
    notice = encode(Notice(table=123_456, process="0123456789abcdef", seq=123))
    with contextlib.ExitStack() as stack:
        ears = [stack.enter_context(socket.create_connection(("127.0.0.1", redis.port))) for _ in range(hear)]
        for ear in ears:
            ear.sendall(b"SUBSCRIBE jalopy\r\n")
        drain = threading.Thread(target=_drain, args=(ears,), daemon=True)
        drain.start()
        speaker: Any = Redis(port=redis.port)
        meter = Meter([redis.process.pid])
        for _ in range(NOTICES // TOGETHER):
            pipeline = speaker.pipeline(transaction=False)
            for _ in range(TOGETHER):
                pipeline.publish("jalopy", notice)
            pipeline.execute()
        spent = meter.spent()
    drain.join(10)
    return spent / NOTICES


def _drain(ears: Sequence[socket.socket]) -> None:
    with selectors.DefaultSelector() as selector:
        for ear in ears:
            selector.register(ear, selectors.EVENT_READ)
        with contextlib.suppress(OSError, ValueError):
            while selector.get_map():
                for key, _ in selector.select(1):
                    key.fileobj.recv(1 << 16)  # type: ignore[union-attr]
                if all(ear.fileno() < 0 for ear in ears):
                    return


# --- many tables --------------------------------------------------------------------------------------------------------------


def many(tables: int, seconds: float, processes: int = 1) -> dict[str, Any]:
    """An answer per table and second: one process on SQLite, or several on PostgreSQL and Redis, everybody of a table together."""
    if processes == 1:
        with server() as serving:
            return asyncio.run(_many([serving], tables, seconds))
    with house(processes) as found:
        return asyncio.run(_many(found.servers, tables, seconds))


async def _many(servers: Sequence[Serving], count: int, seconds: float) -> dict[str, Any]:
    client = Ours(*(serving.port for serving in servers))
    async with sitting(client, [client.table(number) for number in range(count)]) as tables:
        await asyncio.sleep(2)
        meter, own = Meter([serving.pid for serving in servers]), Meter([os.getpid()])
        figures = await play(tables, seconds)
        spent = meter.spent()
        stretched = meter.stretched(), own.stretched()
    return {
        "processes": len(servers),
        "tables": count,
        "answers/s": figures["answers/s"],
        "skipped": figures["skipped"],
        "p50 ms": figures["p50 ms"],
        "p99 ms": figures["p99 ms"],
        "cores": round(spent / figures["seconds"], 2),
        "client cores": figures["client cpu"],
        "stretched": round(stretched[0], 2),
        "client stretched": round(stretched[1], 2),
        "load": load(),
    }

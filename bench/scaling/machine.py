"""What the processes of a server cost on this machine, and the servers themselves: our own, on the loopback, gone afterwards."""

import contextlib
import os
import platform
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from bench.server import memory_of, seconds_on_cpu
from tests.server.engines import OwnPostgres, OwnRedis, own_postgres, own_redis
from tests.server.serving import Serving

from jalopy import _builds


class Meter:
    """Processor seconds of some processes between two moments."""

    def __init__(self, pids: Sequence[int]) -> None:
        self._before = {pid: seconds_on_cpu(pid) for pid in pids}
        self._waited_before = {pid: seconds_waited(pid) for pid in pids}

    def spent(self) -> float:
        return sum(seconds_on_cpu(pid) - before for pid, before in self._before.items())

    def stretched(self) -> float:
        """How much longer work took because others had the processor: 1 on a machine of one's own."""
        waited = sum(seconds_waited(pid) - before for pid, before in self._waited_before.items())
        return 1 + waited / max(self.spent(), 1e-9)


def seconds_waited(pid: int) -> float:
    """For a processor, by its first thread, which is the event loop's."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9


def resident(pid: int) -> float:
    """kB of memory."""
    return memory_of(pid) * 1024


def with_children(pid: int) -> list[int]:
    """A PostgreSQL is one process per connection, besides those that look after it."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *map(int, children)]


def this_machine() -> dict[str, Any]:
    return {
        "processor": _processor(),
        "cores": os.cpu_count(),
        "system": platform.system(),
        "python": platform.python_version(),
        "rules": _builds.build(),
    }


def _processor() -> str:
    with contextlib.suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.machine()


def load() -> float:
    return round(os.getloadavg()[0], 1)


@contextlib.contextmanager
def server(**options: Any) -> Iterator[Serving]:
    """One process on SQLite; `database` and `bus` where something else is wanted."""
    with tempfile.TemporaryDirectory() as folder:
        serving = Serving(Path(folder), **options)
        try:
            yield serving
        finally:
            serving.stop()


class House:
    """Several processes that share a PostgreSQL and a Redis."""

    def __init__(self, postgres: OwnPostgres, redis: OwnRedis, servers: list[Serving]) -> None:
        self.postgres = postgres
        self.redis = redis
        self.servers = servers

    @property
    def ports(self) -> list[int]:
        return [serving.port for serving in self.servers]

    def postgres_pids(self) -> list[int]:
        assert self.postgres.process is not None
        return with_children(self.postgres.process.pid)

    def redis_pid(self) -> int:
        assert self.redis.process is not None
        return self.redis.process.pid


@contextlib.contextmanager
def house(processes: int) -> Iterator[House]:
    with contextlib.ExitStack() as stack:
        postgres = stack.enter_context(own_postgres())
        redis = stack.enter_context(own_redis())
        servers = [
            stack.enter_context(server(database=postgres.url, bus=redis.url)) for _ in range(processes)
        ]  # one after the other: the first brings the database up to date
        yield House(postgres, redis, servers)

"""PostgreSQL and Redis: those on the standard loopback ports, else started from the binaries on PATH."""

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine
from tests.processes import Process, end, start
from tests.waiting import completed, wait_until


def reachable(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex(("127.0.0.1", port)) == 0


def cannot(sentence: str) -> None:
    """Elsewhere a test may be left out; in continuous integration it may not."""
    if os.environ.get("CI") == "true":
        pytest.fail(sentence)
    pytest.skip(sentence)


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A database of its own, dropped afterwards."""
    if not reachable(5432):
        cannot("PostgreSQL is needed on 127.0.0.1:5432 (user postgres, trusted), and nothing answers there.")
    name = f"jalopy_test_{token_hex(6)}"

    async def command(text: str) -> None:
        engine = create_async_engine(
            "postgresql+asyncpg://postgres@127.0.0.1:5432/postgres", isolation_level="AUTOCOMMIT"
        )
        try:
            async with engine.connect() as connection:
                await connection.execute(sa.text(text))
        finally:
            await engine.dispose()

    try:
        completed(command(f"CREATE DATABASE {name}"))
    except Exception as error:
        cannot(f"PostgreSQL on 127.0.0.1:5432 lets no user postgres make a database: {type(error).__name__}.")
    try:
        yield f"postgresql://postgres@127.0.0.1:5432/{name}"
    finally:
        completed(command(f"DROP DATABASE {name} WITH (FORCE)"))


class OwnRedis:
    """A Redis that a test may stop and start again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.process: Process | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        binary = shutil.which("redis-server")
        assert binary is not None
        options = ["--port", str(self.port), "--save", "", "--appendonly", "no", "--bind", "127.0.0.1"]
        self.process = start([binary, *options], cwd=self.folder, stdout=subprocess.DEVNULL)
        try:
            wait_until(lambda: reachable(self.port), "Redis did not start", 60)
        except AssertionError:
            self.stop()
            raise

    def stop(self) -> None:
        if self.process is not None:
            end(self.process)
            self.process = None


@contextlib.contextmanager
def own_redis() -> Iterator[OwnRedis]:
    if shutil.which("redis-server") is None:
        cannot("A Redis that can be killed is needed, and there is no redis-server on PATH.")
    with tempfile.TemporaryDirectory() as folder:
        redis = OwnRedis(Path(folder))
        try:
            yield redis
        finally:
            redis.stop()


def redis_url() -> str:
    """The Redis on the standard port; servers keep to a channel named after their database."""
    if not reachable(6379):
        cannot("Redis is needed on 127.0.0.1:6379, and nothing answers there.")
    return "redis://127.0.0.1:6379"

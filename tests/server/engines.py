"""PostgreSQL and Redis: those on the standard loopback ports, else started from the binaries on PATH."""

import contextlib
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine
from tests.processes import Process, end, run, start
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


def free_port() -> int:
    """Not one of those that the system hands out: whoever is killed and comes back finds it free again."""
    for number in random.SystemRandom().sample(range(20_000, 32_000), 50):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", number))
            return number
    raise AssertionError("no port is free")


class OwnRedis:
    """A Redis that a test may stop and start again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
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


class OwnPostgres:
    """A PostgreSQL that a test may stop, in good order or not, and start again. It never runs as root."""

    USERS: Final = ("postgres", "nobody")
    GOOD_ORDER: Final = signal.SIGINT  # whoever is connected is cut off, what is committed is written
    AT_ONCE: Final = signal.SIGQUIT  # as if it had crashed

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: Process | None = None
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = next(name for name in self.USERS if _known(name))
            self._as = {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}
            os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
        made = run(
            [
                postgres_binary("initdb"),
                "-D",
                folder / "data",
                "-U",
                "postgres",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--no-sync",
            ],
            cwd=folder,
            **self._as,
        )
        assert made.returncode == 0, made.stderr
        self.start()

    @property
    def url(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        given = {"listen_addresses": "127.0.0.1", "unix_socket_directories": "", "max_connections": 300}
        options = [word for name, value in given.items() for word in ("-c", f"{name}={value}")]
        command: list[str | Path] = [
            postgres_binary("postgres"),
            "-D",
            self.folder / "data",
            "-p",
            str(self.port),
            *options,
        ]
        with (self.folder / "postgres.log").open("ab") as log:
            self.process = start(command, cwd=self.folder, stdout=log, stderr=log, **self._as)
        ask = [postgres_binary("pg_isready"), "-h", "127.0.0.1", "-p", str(self.port), "-q"]
        try:
            wait_until(lambda: run(ask).returncode == 0, "PostgreSQL did not start", 60)
        except AssertionError:
            self.stop()
            raise

    def stop(self, how: signal.Signals = AT_ONCE) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        try:
            self.process.wait(60)
        except subprocess.TimeoutExpired:
            end(self.process)
        self.process = None


def _known(user: str) -> bool:
    return any(each.pw_name == user for each in pwd.getpwall())


def postgres_binary(name: str) -> str:
    """On PATH, or where Debian keeps them, the newest first."""
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda file: int(file.parts[-3]), reverse=True)
    found = shutil.which(name) or next(map(str, kept), None)
    if found is None:
        cannot(f"A PostgreSQL that can be killed is needed, and there is no {name} on PATH or in /usr/lib/postgresql.")
    assert found is not None
    return found


@contextlib.contextmanager
def own_postgres() -> Iterator[OwnPostgres]:
    with tempfile.TemporaryDirectory() as folder:
        database = OwnPostgres(Path(folder))
        try:
            yield database
        finally:
            database.stop()


def redis_url() -> str:
    """The Redis on the standard port; servers keep to a channel named after their database."""
    if not reachable(6379):
        cannot("Redis is needed on 127.0.0.1:6379, and nothing answers there.")
    return "redis://127.0.0.1:6379"

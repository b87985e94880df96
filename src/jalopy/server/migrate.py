"""Bring the database to the newest form, from whatever version it has."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from jalopy.server.storage import StorageError

MIGRATIONS = Path(__file__).resolve().parent / "migrations"
NEWER: Final = "The database was written by a newer version of Jalopy; this one cannot read it."


async def migrate(engine: AsyncEngine, version: str = "head") -> None:
    """Up to `version`; several processes may start at once: one migrates, the others wait and find it done."""
    async with alone(engine) as connection:
        await connection.run_sync(upgrade, version)


@asynccontextmanager
async def alone(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """One transaction in which no other process migrates, and with SQLite nobody else writes."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.exec_driver_sql("SELECT pg_advisory_xact_lock(5402517)")
        else:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection


async def take_back(engine: AsyncEngine, version: str = "base") -> None:
    """Down to `version`; what only newer versions keep is lost."""
    async with engine.begin() as connection:
        await connection.run_sync(_downgrade, version)


def upgrade(connection: Connection, version: str) -> None:
    try:
        command.upgrade(_config(connection), version)
    except CommandError:
        raise StorageError(NEWER) from None


def editions() -> list[str]:
    """All that a database may have, the newest first."""
    return [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]


def edition_of(connection: Connection) -> str:
    """Raises `StorageError` where it is none of ours, or newer than we are."""
    edition = MigrationContext.configure(connection).get_current_revision()
    if edition is None:
        raise StorageError("The database holds no tables of Jalopy.")
    if edition not in editions():
        raise StorageError(NEWER)
    return edition


def _downgrade(connection: Connection, version: str) -> None:
    command.downgrade(_config(connection), version)


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config

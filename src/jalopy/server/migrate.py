"""Bring the database to the newest form, from whatever version it has."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from jalopy.server.storage import StorageError

MIGRATIONS = Path(__file__).resolve().parent / "migrations"


async def migrate(engine: AsyncEngine, version: str = "head") -> None:
    """Up to `version`; several processes may start at once: one migrates, the others wait and find it done."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.exec_driver_sql("SELECT pg_advisory_xact_lock(5402517)")
        else:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            await connection.run_sync(_upgrade, version)
        except CommandError:
            raise StorageError(
                "The database was written by a newer version of Jalopy; this one cannot read it."
            ) from None


async def take_back(engine: AsyncEngine, version: str = "base") -> None:
    """Down to `version`; what only newer versions keep is lost."""
    async with engine.begin() as connection:
        await connection.run_sync(_downgrade, version)


def _upgrade(connection: Connection, version: str) -> None:
    command.upgrade(_config(connection), version)


def _downgrade(connection: Connection, version: str) -> None:
    command.downgrade(_config(connection), version)


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config

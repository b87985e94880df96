"""The database for commands that work on it themselves, beside running servers or without any."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from jalopy.server.run import default_database, first_line
from jalopy.server.storage import StorageError, engine_for, in_memory, read_address


@asynccontextmanager
async def reached(url: str, make: bool = False) -> AsyncIterator[AsyncEngine]:
    """That of a server which is started with the same address. A file is made only where that is wanted."""
    address = read_address(url or default_database())
    if in_memory(address):
        raise StorageError("The database must be one that lasts: a file, or PostgreSQL.")
    if address.get_backend_name() == "sqlite" and not make:
        file = Path(address.database or "").expanduser()
        if not file.is_file():
            raise StorageError(f"There is no database {file}.")
    engine = engine_for(address.render_as_string(hide_password=False))
    try:
        await _try(engine)
        yield engine
    except sa.exc.DBAPIError as error:
        raise StorageError(f"The database cannot be used: {first_line(error)}") from None
    finally:
        await engine.dispose()


async def _try(engine: AsyncEngine) -> None:
    try:
        async with engine.connect() as connection:
            await connection.execute(sa.text("SELECT 1"))
    except Exception as error:  # each driver has its own
        raise StorageError(f"The database cannot be used: {first_line(error)}") from None

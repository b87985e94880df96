"""A storage for as long as something is done with it."""

from collections.abc import Awaitable, Callable

from tests.waiting import completed

from jalopy.server.migrate import migrate
from jalopy.server.storage import Storage, engine_for


def run(url: str, do: Callable[[Storage], Awaitable[None]]) -> None:
    async def whole() -> None:
        storage = Storage(engine_for(url))
        await migrate(storage.engine)
        try:
            await do(storage)
        finally:
            await storage.close()

    completed(whole())

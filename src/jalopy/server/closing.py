"""How chores come to their end: where they pause, so that nothing they do is cut off in the middle."""

import asyncio
import contextlib
from collections.abc import Collection

SECONDS = 5.0  # that a chore may take for what it is at; then it is cut off all the same
HEARD_WITHIN = 0.5  # seconds for a task that is cut off to end


class Closing:
    """One per server."""

    def __init__(self) -> None:
        self._begun = asyncio.Event()

    async def pause(self, seconds: float) -> bool:
        """Waits so long, or until the server closes; whether to go on."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._begun.wait(), seconds)
        return not self._begun.is_set()

    async def end(self, chores: Collection["asyncio.Task[None]"]) -> None:
        self._begun.set()
        _, late = await asyncio.wait(chores, timeout=SECONDS)
        await cut_off(late)


async def cut_off(tasks: Collection["asyncio.Task[None]"]) -> None:
    """Until they have ended. Drivers may take being cancelled for their own time being over, and a task would go on: so it
    is told again."""
    going = {task for task in tasks if not task.done()}
    while going:
        for task in going:
            task.cancel()
        _, going = await asyncio.wait(going, timeout=HEARD_WITHIN)

"""Waiting in tests: it always ends, and says for what it was."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

LONGEST = 1800.0  # seconds; what is not there by then does not come, however busy the machine is


def patiently(complaint: str | Callable[[], str], seconds: float = LONGEST) -> Iterator[None]:
    """For a loop that looks again and again: it goes round at least once, and fails when the time is over."""
    deadline = time.monotonic() + seconds
    yield
    while time.monotonic() < deadline:
        yield
    reason = complaint if isinstance(complaint, str) else complaint()
    raise AssertionError(f"after {seconds:g} s: {reason}")


def wait_until(
    what: Callable[[], bool], complaint: str | Callable[[], str], seconds: float = LONGEST, pause: float = 0.05
) -> None:
    for _ in patiently(complaint, seconds):
        if what():
            return
        time.sleep(pause)


def completed(work: Coroutine[Any, Any, Any], seconds: float = LONGEST) -> None:
    """Runs it in an event loop of its own."""

    async def limited() -> None:
        async with asyncio.timeout(seconds):
            await work

    asyncio.run(limited())

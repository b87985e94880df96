"""A server that closes lets its chores end what they are at, and waits for none for ever."""

import asyncio
import contextlib

import pytest
from tests.waiting import completed, patiently

from jalopy.server import closing
from jalopy.server.closing import Closing, cut_off


async def work(closing: Closing, takes: float, told: list[str]) -> None:
    try:
        for _ in patiently("the server does not close"):
            if not await closing.pause(0.01):
                break
            told.append("begun")
            await asyncio.sleep(takes)
            told.append("done")
    except asyncio.CancelledError:
        told.append("cut off")
        raise


async def closed_in_the_middle(takes: float) -> list[str]:
    told: list[str] = []
    server = Closing()
    chore = asyncio.create_task(work(server, takes, told))
    for _ in patiently("the chore does not begin", 10):
        if told:
            break
        await asyncio.sleep(0.005)
    await server.end([chore])
    assert chore.done()
    return told


def test_what_a_chore_is_at_is_done_to_its_end() -> None:
    async def whole() -> None:
        assert await closed_in_the_middle(0.3) == ["begun", "done"]

    completed(whole())


def test_a_chore_that_does_not_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(closing, "SECONDS", 0.1)

    async def whole() -> None:
        assert await closed_in_the_middle(3600) == ["begun", "cut off"]

    completed(whole())


def test_whoever_pauses_is_not_waited_for() -> None:
    async def whole() -> None:
        server = Closing()
        told: list[bool] = []

        async def pausing() -> None:
            told.append(await server.pause(3600))

        chore = asyncio.create_task(pausing())
        await asyncio.sleep(0)
        await server.end([chore])
        assert told == [False]

    completed(whole(), 10)


def test_a_task_that_takes_being_cancelled_for_something_else_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(closing, "HEARD_WITHIN", 0.01)

    async def whole() -> None:
        heard = 0

        async def hard_of_hearing() -> None:
            nonlocal heard
            for _ in range(3):
                with contextlib.suppress(asyncio.CancelledError):
                    await asyncio.sleep(3600)
                heard += 1

        task = asyncio.create_task(hard_of_hearing())
        await asyncio.sleep(0)
        await asyncio.wait_for(cut_off([task]), 30)
        assert heard == 3

    completed(whole())

"""Bots think in few workers: one that is slow holds up its own table and no other."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.server.rooms import GAME, beginning, folded, header
from tests.waiting import completed, patiently

from jalopy import games
from jalopy.kernel.chance import CommittedChance
from jalopy.server import hands
from jalopy.server.thinking import Task, Thinking

ROOT = str(Path(__file__).resolve().parents[2])
SECONDS = 20.0  # for a thought, of which a slow bot would take all


@pytest.fixture(autouse=True)
def slow_rookies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JALOPY_TEST_BOT", "rookies are slow")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [ROOT, os.environ.get("PYTHONPATH", "")])))
    monkeypatch.setattr(hands, "WORKER", "tests.server.rigged_worker")


def task(table: int, bot: str) -> Task:
    return Task(
        table=table,
        game=GAME,
        seats=2,
        settings=games.find(GAME).read_settings(2, {}),
        chance=CommittedChance(f"{table:064x}").as_data(),
        position=None,
        answers=[],
        seat=first_asked(table),
        bot=bot,
    )


def first_asked(table: int) -> int:
    room = folded(header(2, table), beginning(2))
    return room.questions()[0].seat


def thinking(workers: int, do: Callable[[Thinking], Awaitable[None]]) -> None:
    async def whole() -> None:
        bots = Thinking(workers, SECONDS)
        try:
            await do(bots)
        finally:
            await bots.close()

    completed(whole())


async def begun(bots: Thinking, thoughts: int) -> None:
    for _ in patiently("nobody thinks", 60):
        if sum(worker.thinks_since is not None for worker in bots._workers) >= thoughts:
            return
        await asyncio.sleep(0.01)


def test_with_one_worker_the_slow_thought_gives_way_once_another_table_waits(caplog: pytest.LogCaptureFixture) -> None:
    async def do(bots: Thinking) -> None:
        slow = asyncio.create_task(bots.choose(task(1, "rookie")))
        await begun(bots, 1)
        assert await bots.choose(task(2, "random"))
        assert slow.done()
        assert await slow is None
        reasons = [(record.table, record.reason) for record in caplog.records]  # type: ignore[attr-defined]
        assert reasons == [(1, "gave way to other tables")]
        # From now on it is known as slow: the quick come before it, and none of them waits for it to begin with.
        again = asyncio.create_task(bots.choose(task(1, "rookie")))
        await asyncio.gather(*(bots.choose(task(table, "random")) for table in range(2, 8)))
        again.cancel()
        await asyncio.gather(again, return_exceptions=True)

    thinking(1, do)


def test_a_slow_thought_that_nobody_waits_for_has_all_its_time(caplog: pytest.LogCaptureFixture) -> None:
    async def do(bots: Thinking) -> None:
        bots.seconds = 1.0
        assert await bots.choose(task(1, "rookie")) is None
        assert [record.reason for record in caplog.records] == ["timed out"]  # type: ignore[attr-defined]

    thinking(1, do)


def test_the_tables_of_a_worker_that_thinks_slowly_go_to_another(caplog: pytest.LogCaptureFixture) -> None:
    async def do(bots: Thinking) -> None:
        slow = asyncio.create_task(bots.choose(task(2, "rookie")))
        await begun(bots, 1)
        for table in (4, 6, 8):  # all of them remembered by the same worker, were it free
            assert await bots.choose(task(table, "random"))
        assert not slow.done()
        assert caplog.records == []
        slow.cancel()
        await asyncio.gather(slow, return_exceptions=True)

    thinking(2, do)


def test_slow_tables_leave_one_worker_to_the_others(caplog: pytest.LogCaptureFixture) -> None:
    async def do(bots: Thinking) -> None:
        bots._shifts._slow = {(table, 1): None for table in range(4)}
        slow = [asyncio.create_task(bots.choose(task(table, "rookie"))) for table in range(4)]
        await begun(bots, 1)
        for table in range(4, 10):
            assert await bots.choose(task(table, "random"))
        assert not any(each.done() for each in slow)
        assert caplog.records == []
        for each in slow:
            each.cancel()
        await asyncio.gather(*slow, return_exceptions=True)
        assert bots._shifts._waiting == []
        assert bots._shifts._at_work == {}

    thinking(2, do)


def test_where_many_think_at_once_each_takes_less_of_its_usual_time() -> None:
    async def do(bots: Thinking) -> None:
        tasks = [task(table, "rookie") for table in range(8)]
        slow = [asyncio.create_task(bots.choose(each)) for each in tasks]
        await begun(bots, 2)
        assert [each.pace for each in tasks] == [1.0, 1.0, *(2 / crowd for crowd in range(3, 9))]
        for each in slow:
            each.cancel()
        await asyncio.gather(*slow, return_exceptions=True)
        assert bots._shifts.pace == 1.0, "those who are gone are counted"

    thinking(2, do)

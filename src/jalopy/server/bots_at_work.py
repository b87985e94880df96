"""Bots at a table: whenever one is asked, it thinks in a worker and its answer is appended like anybody's."""

import asyncio
import contextlib
import logging
import secrets
import time
from typing import Any, Final

from jalopy.bots import coach
from jalopy.bots.value import value_of
from jalopy.bots.weighing import Cost
from jalopy.kernel.errors import JalopyError
from jalopy.kernel.questions import Facts
from jalopy.server.closing import cut_off
from jalopy.server.entries import Answered, Entry
from jalopy.server.metrics import Metrics
from jalopy.server.requests import Refusal, Spoilt
from jalopy.server.room import BadLog, Room
from jalopy.server.service import OpenRoom, Tables
from jalopy.server.thinking import Advice, Coached, Task, Thinking, Weighed

log = logging.getLogger("jalopy.bots")

PAUSE: Final = 2.0  # seconds before an answer that could not be saved is tried again


class BotsAtWork:
    def __init__(self, thinking: Thinking, metrics: Metrics) -> None:
        self.thinking = thinking
        self.metrics = metrics
        self.tables: Tables  # set once both exist: tables call bots, bots answer through tables
        self._playing: set[asyncio.Task[None]] = set()

    def let_move(self, opened: OpenRoom) -> None:
        if opened.room.bots_to_move() and (opened.bots is None or opened.bots.done()):
            opened.bots = asyncio.create_task(self._play(opened))
            self._playing.add(opened.bots)
            opened.bots.add_done_callback(self._playing.discard)

    async def _play(self, opened: OpenRoom) -> None:
        while seats := opened.room.bots_to_move():
            try:
                if not await self._move(opened, seats[0]):
                    return
            except BadLog:
                return
            except JalopyError:
                await asyncio.sleep(PAUSE)
            except Exception:
                self.metrics.errors += 1
                log.exception("a bot could not move", extra={"table": opened.room.header.id})
                return  # tried again when somebody comes, or at the next look into the log

    async def _move(self, opened: OpenRoom, seat: int) -> bool:
        """One answer; False if none is left on which the rules do not break."""
        room = opened.room
        asked_at = room.question_id
        key = await self.thinking.choose(_task(room, seat))
        self.metrics.bot_seconds = self.thinking.seconds_spent
        self.metrics.bot_failures = self.thinking.failures
        if opened.room.question_id == asked_at and not _sound_keys(opened.room, seat):
            log.error("no answer is left on which the rules do not break", extra={"table": room.header.id})
            return False
        seq = opened.room.seq
        with contextlib.suppress(Spoilt):
            if await self.tables.append(opened, lambda room: _answer(room, seat, asked_at, key)) > seq and key:
                self.metrics.bot_answers += 1
        return True

    async def propose(self, room: Room, seat: int, kept: list[str]) -> list[Facts]:
        """Plans for somebody who is asked, by the bot's own reckoning."""
        plans: list[Facts] = await self.thinking.propose(Advice(**_played(room), seat=seat, kept=kept))
        self.metrics.bot_seconds = self.thinking.seconds_spent
        return plans

    async def advise(self, room: Room, seat: int) -> coach.Advice:
        """What the answers to a question are worth to whoever is asked it."""
        if await asyncio.to_thread(value_of, room.header.game) is None:
            raise Refusal("coach-none")
        advice = await self.thinking.advise(Coached(**_played(room), seat=seat))
        self.metrics.bot_seconds = self.thinking.seconds_spent
        if advice is None:
            raise Refusal("coach-failed")
        return advice

    async def weigh(self, room: Room, number: int) -> Cost:
        """What the answer of that number cost whoever gave it."""
        played = _played(room)
        seat, key = played["answers"][number]  # before anything is waited for: it may be taken back meanwhile
        if await asyncio.to_thread(value_of, room.header.game) is None:
            raise Refusal("coach-none")
        cost = await self.thinking.weigh(
            Weighed(**{**played, "answers": played["answers"][:number]}, seat=seat, key=key)
        )
        self.metrics.bot_seconds = self.thinking.seconds_spent
        if cost is None:
            raise Refusal("coach-failed")
        return cost

    async def close(self) -> None:
        await cut_off(self._playing)
        await self.thinking.close()


def _answer(room: Room, seat: int, asked_at: int, key: str | None) -> list[Entry]:
    """Nothing if the table has gone on, or somebody has taken the seat back, while the bot thought; by lot if it came to none."""
    keys = _sound_keys(room, seat)
    if room.question_id != asked_at or not keys or not room.chairs[seat].bot:
        return []
    question = next(question for question in room.questions() if question.seat == seat)
    chosen = key if key is not None and key in keys else secrets.choice(keys)
    return [Answered(seat=seat, kind=question.kind, key=chosen, by=room.chairs[seat].bot, at=time.time())]


def _sound_keys(room: Room, seat: int) -> list[str]:
    return [
        option.key
        for question in room.questions()
        if question.seat == seat
        for option in question.options
        if (seat, option.key) not in room.spoilt
    ]


def _task(room: Room, seat: int) -> Task:
    chair = room.chairs[seat]
    return Task(**_played(room), seat=seat, bot=f"{chair.bot}:{chair.temper}" if chair.temper else chair.bot)


def _played(room: Room) -> dict[str, Any]:
    """What a worker has to know of the match."""
    assert room.match is not None
    header = room.header
    return {
        "table": header.id,
        "game": header.game,
        "seats": header.seats,
        "settings": header.settings,
        "chance": room.match.chance.as_data(),
        "position": room.match.began_with,
        "answers": [(answered, key) for answered, _, key in room.match.answers],
    }

"""Bots think in worker processes, never on the event loop; there settings are checked too.

A worker takes one task after the other. One that thinks too long, or dies, is replaced, and the table goes on: `choose`
then says None, and an answer is drawn by lot. Who gets a worker next: `shifts.py`.
"""

import logging
from typing import Any, Final

from msgspec import Raw, Struct
from msgspec.json import Decoder, Encoder

from jalopy.bots import coach, weighing
from jalopy.kernel.settings import Values
from jalopy.lab.trials import Trial
from jalopy.server.hands import Worker
from jalopy.server.shifts import GaveWay, Shifts, Turn

log = logging.getLogger("jalopy.bots")

SEVERAL: Final = 3  # times as long as for one answer may be thought about a question's plans
ALL: Final = 2  # and about all of its answers


class Played(Struct, kw_only=True):
    """All that a worker needs of a match. `answers` are (seat, key) in order."""

    table: int
    game: str
    seats: int
    settings: Values
    chance: dict[str, Any]
    position: dict[str, Any] | None  # with which the match began, where it was not from the box
    answers: list[tuple[int, str]]
    seat: int


class Task(Played, kw_only=True, tag="think"):
    """A bot is asked. `pace`: it may take so much of its usual time."""

    bot: str
    pace: float = 1.0


class Advice(Played, kw_only=True, tag="propose"):
    """Somebody who is asked wants plans that begin with these answers."""

    kept: list[str]


class Coached(Played, kw_only=True, tag="coach"):
    """Somebody who is asked wants to know what the answers are worth."""


class Weighed(Played, kw_only=True, tag="weigh"):
    """Somebody has answered so, and wants to know what that cost; `answers` are those before."""

    key: str


class Wish(Struct, kw_only=True, tag="check"):
    """Seats, or any number of them, and settings that are to be checked."""

    game: str
    seats: int | None
    settings: dict[str, Any]


class Look(Struct, kw_only=True, tag="look-back"):
    """The record of a match that is over, and how thoroughly it is to be looked at."""

    table: int
    record: Raw
    quality: str


class Try(Struct, kw_only=True, tag="try"):
    """Matches of a trial, from number `first` on: as many as there is time for, and `most` at most."""

    trial: Trial
    first: int
    most: int
    seconds: float


class Compare(Struct, kw_only=True, tag="compare"):
    """What was counted of a trial, and of the same with the printed box: a page is to be made of it. `address`: of its box."""

    trial: Trial
    now: Raw
    printed: Raw
    language: str
    address: str


class Thought(Struct, kw_only=True):
    """The key a bot has chosen, or what kind of error it made."""

    key: str = ""
    error: str = ""


class Plans(Struct, kw_only=True):
    """What was thought of, or what kind of error came of it."""

    plans: list[dict[str, Any]] = []
    error: str = ""


class Counsel(Struct, kw_only=True):
    """What the coach says, or what kind of error it made."""

    advice: coach.Advice | None = None
    error: str = ""


class Reckoning(Struct, kw_only=True):
    """What an answer cost, or what kind of error came of it."""

    cost: weighing.Cost | None = None
    error: str = ""


encode_task = Encoder().encode
_decode_counsel = Decoder(Counsel).decode
_decode_plans = Decoder(Plans).decode
_decode_reckoning = Decoder(Reckoning).decode
_decode_thought = Decoder(Thought).decode


class Thinking:
    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.failures = 0
        self._workers = [Worker() for _ in range(workers)]
        self._shifts = Shifts(self._workers, seconds)

    @property
    def seconds_spent(self) -> float:
        """That bots have thought, without the time for which they waited for a worker."""
        return sum(worker.seconds_spent for worker in self._workers)

    async def choose(self, task: Task) -> str | None:
        """The bot's key, or None if it did not come to one. Time spent waiting for a worker does not count.

        Where many think at once, each is quicker, so that nobody waits for an answer longer than usual.
        """
        task.pace = self._shifts.pace
        text, problem = await self._ask(task, self.seconds)
        thought = _decode_thought(text) if text else Thought(error=problem)
        if not thought.error:
            return thought.key
        self.failures += 1
        log.warning("bot failed", extra={"table": task.table, "bot": task.bot, "reason": thought.error})
        return None

    async def propose(self, advice: Advice) -> list[dict[str, Any]]:
        """Plans for whoever is asked; none where the bot that lays them fails."""
        text, problem = await self._ask(advice, self.seconds * SEVERAL)
        thought = _decode_plans(text) if text else Plans(error=problem)
        if thought.error:
            log.warning("no plans", extra={"table": advice.table, "reason": thought.error})
        return thought.plans

    async def advise(self, coached: Coached) -> coach.Advice | None:
        """For whoever is asked; None where the coach fails."""
        text, problem = await self._ask(coached, self.seconds * ALL)
        counsel = _decode_counsel(text) if text else Counsel(error=problem)
        if counsel.error:
            log.warning("no advice", extra={"table": coached.table, "reason": counsel.error})
        return counsel.advice

    async def weigh(self, weighed: Weighed) -> weighing.Cost | None:
        """None where nobody can tell."""
        text, problem = await self._ask(weighed, self.seconds)
        reckoning = _decode_reckoning(text) if text else Reckoning(error=problem)
        if reckoning.error:
            log.warning("not weighed", extra={"table": weighed.table, "reason": reckoning.error})
        return reckoning.cost

    async def _ask(self, task: Played, seconds: float) -> tuple[bytes, str]:
        """What the worker says, or why it says nothing."""
        several = SEVERAL if isinstance(task, Advice) else ALL if isinstance(task, Coached) else 1
        try:
            return await self._shifts.ask(Turn(task.table, encode_task(task), seconds, several)), ""
        except GaveWay:
            return b"", "gave way to other tables"
        except TimeoutError:
            return b"", "timed out"
        except EOFError:
            return b"", "worker died"
        except OSError as error:
            return b"", f"worker cannot start: {error.strerror}"

    async def close(self) -> None:
        for worker in self._workers:
            await worker.close()

"""The coach at a table: a worker tries the answers to a guest's question once, and what came of it is kept until the next."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from jalopy.bots.coach import Advice
from jalopy.bots.weighing import Cost
from jalopy.server import limits
from jalopy.server.requests import Refusal
from jalopy.server.room import Room

T = TypeVar("T")
Adviser = Callable[[Room, int], Awaitable[Advice]]
Weigher = Callable[[Room, int], Awaitable[Cost]]
Asked = tuple[int, int]  # question and seat


class Coaches:
    """All that think at the same time in one process; how often a guest may ask."""

    def __init__(self, adviser: Adviser, weigher: Weigher) -> None:
        self._adviser = adviser
        self._weigher = weigher
        self._thinking = 0
        self.asked = limits.Buckets(limits.advice)
        self.weighed = limits.Buckets(limits.weighing)

    def make_room(self, guest: str) -> None:
        """Refused where the guest asks too often, or too many are asked already."""
        self._make_room(guest, self.asked)

    def make_room_to_weigh(self, guest: str) -> None:
        """The same for what an answer cost; it does not count as asking."""
        self._make_room(guest, self.weighed)

    def _make_room(self, guest: str, asked: limits.Buckets) -> None:
        if self._thinking >= limits.MOST_COACHES:
            raise Refusal("coach-busy")
        if not asked.take(guest):
            raise Refusal("coach-too-fast")

    async def advise(self, room: Room, seat: int) -> Advice:
        return await self._in_time(self._adviser(room, seat))

    async def weigh(self, room: Room, number: int) -> Cost:
        """What the answer of that number cost."""
        return await self._in_time(self._weigher(room, number))

    async def _in_time(self, thought: Awaitable[T]) -> T:
        self._thinking += 1
        try:
            async with asyncio.timeout(limits.COACH_SECONDS):
                return await thought
        except TimeoutError:
            raise Refusal("coach-busy") from None
        finally:
            self._thinking -= 1


class Coaching:
    """Of one room, kept until it is asked something else."""

    def __init__(self) -> None:
        self._kept: dict[Asked, Advice] = {}
        self._praised: tuple[int, int, list[str]] | None = (
            None  # what was called best last: after so many answers, to which seat
        )
        self._open: set[Asked] = set()

    def kept(self, room: Room, seat: int) -> Advice | None:
        """None where nobody has asked yet; refused while somebody has."""
        if (room.question_id, seat) in self._open:
            raise Refusal("coach-thinks")
        return self._kept.get((room.question_id, seat))

    async def of(self, room: Room, seat: int, coaches: Coaches) -> Advice:
        asked, played = (room.question_id, seat), room.played
        self._open.add(asked)
        try:
            advice = await coaches.advise(room, seat)
        finally:
            self._open.discard(asked)
        if room.question_id != asked[0] or room.played != played:
            raise Refusal("not-open")
        self._kept = {known: kept for known, kept in self._kept.items() if known[0] == asked[0]}
        self._kept[asked] = advice
        if room.match is not None:
            self._praised = (len(room.match.answers), seat, advice.best)
        return advice

    def praised(self, number: int, seat: int, key: str) -> bool:
        """Whether the answer of that number was called best before it was given: whoever follows the coach hears no word of its cost."""
        return self._praised is not None and self._praised[:2] == (number, seat) and key in self._praised[2]

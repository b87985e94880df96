"""Whole plans for a guest's question: a worker thinks of them once, and they are kept until the next question."""

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from jalopy.kernel.questions import Facts
from jalopy.server import wire
from jalopy.server.requests import Refusal
from jalopy.server.room import Room

Thinker = Callable[[Room, int, list[str]], Awaitable[list[Facts]]]
Asked = tuple[int, int, tuple[str, ...]]  # question, seat, and what was to be kept
MOST_KEPT: Final = 64  # of one question, as often as somebody may bend a plan


class Proposing:
    """Of one room, kept until it is asked something else."""

    def __init__(self) -> None:
        self._kept: dict[Asked, list[wire.ProposalInfo]] = {}

    async def of(self, room: Room, seat: int, kept: list[str], thinker: Thinker | None) -> list[wire.ProposalInfo]:
        asked = (room.question_id, seat, tuple(kept))
        if asked not in self._kept:
            played = room.played
            found = [] if thinker is None else await thinker(room, seat, kept)
            if room.question_id != asked[0] or room.played != played:
                raise Refusal("not-open")
            self._keep(asked, [msgspec.convert(plan, wire.ProposalInfo) for plan in found])
        return self._kept[asked]

    def _keep(self, asked: Asked, plans: list[wire.ProposalInfo]) -> None:
        same = {known: kept for known, kept in self._kept.items() if known[0] == asked[0]}
        self._kept = same if len(same) < MOST_KEPT else {}
        self._kept[asked] = plans

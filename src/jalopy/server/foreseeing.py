"""What the answers to a guest's question would do: worked out once for a question, option by option.

It may take a while where the rules are not compiled, so others get their turn on the event loop in between.
"""

import asyncio

import msgspec

from jalopy import games
from jalopy.server import wire
from jalopy.server.requests import Refusal
from jalopy.server.room import Room

Asked = tuple[int, int]  # question and seat


class Foreseeing:
    """Of one room, kept until it is asked something else."""

    def __init__(self) -> None:
        self._kept: dict[Asked, list[wire.ConsequenceInfo]] = {}

    async def of(self, room: Room, seat: int) -> list[wire.ConsequenceInfo]:
        asked = (room.question_id, seat)
        if asked not in self._kept:
            found = await self._work_out(room, seat)
            self._kept = {known: kept for known, kept in self._kept.items() if known[0] == asked[0]}
            self._kept[asked] = found
        return self._kept[asked]

    async def _work_out(self, room: Room, seat: int) -> list[wire.ConsequenceInfo]:
        assert room.match is not None
        asked, played = room.question_id, room.played
        found: list[wire.ConsequenceInfo] = []
        for consequence in games.consequences(room.match, seat):
            found.append(msgspec.convert(consequence.as_data(), wire.ConsequenceInfo))
            await asyncio.sleep(0)
            if room.question_id != asked or room.played != played:
                raise Refusal("not-open")
        return found

"""A moment of a match that is over: its question as the asked seat saw it, and what the strongest bot would answer."""

import asyncio

import msgspec

from jalopy import games
from jalopy.bots.registry import names_for
from jalopy.kernel.chance import CommittedChance
from jalopy.kernel.match import Match
from jalopy.kernel.record import take_over
from jalopy.server import wire
from jalopy.server.requests import Refusal
from jalopy.server.service import Finished
from jalopy.server.standpoints import standpoint_of
from jalopy.server.taking_over import asked_in
from jalopy.server.thinking import Task, Thinking


class NotThoughtOf(Refusal):
    """The bot did not come to an answer; the fault is ours."""


class Moments:
    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking

    async def of(self, finished: Finished, answers: int) -> wire.MomentInfo:
        match, standpoint, bot = await asyncio.to_thread(_looked_at, finished, answers)
        answer = await self._thinking.choose(
            Task(
                table=finished.header.id,
                game=match.game.name,
                seats=match.seats,
                settings=match.settings,
                chance=match.chance.as_data(),
                position=match.began_with,
                answers=[(seat, key) for seat, _, key in match.answers],
                seat=standpoint.seat,
                bot=bot,
            )
        )
        if answer is None:
            raise NotThoughtOf("no-thought")
        return wire.MomentInfo(standpoint=standpoint, bot=bot, answer=answer)


def _looked_at(finished: Finished, answers: int) -> tuple[Match, wire.Standpoint, str]:
    record = msgspec.json.decode(finished.record)
    match = take_over(record, answers, CommittedChance(finished.header.seed), games.find, listening=False)
    return match, standpoint_of(match, asked_in(match, record["answers"])), names_for(match.game.name)[-1]

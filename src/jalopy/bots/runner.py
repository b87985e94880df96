"""Bots play a match to its end."""

from collections.abc import Sequence

from jalopy.bots.bot import Bot, Chair
from jalopy.bots.lots import key_of
from jalopy.kernel.chance import Stream
from jalopy.kernel.errors import BadSetting
from jalopy.kernel.match import Match


def play(match: Match, bots: Sequence[Bot], lot_key: int) -> None:
    """Every seat is played by its bot, which draws from a stream of its own."""
    if len(bots) != match.seats:
        raise BadSetting("bots-for-seats", places=match.seats, bots=len(bots))
    for bot in bots:
        bot.forget()
    chairs = [Chair(match, seat, Stream(key_of(lot_key, seat))) for seat in range(match.seats)]
    while (question := match.question) is not None:
        seat = question.seat
        match.answer(bots[seat].choose(chairs[seat]), seat)

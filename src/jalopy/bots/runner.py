"""Bots play a match to its end."""

from collections.abc import Callable, Sequence

from jalopy.bots import failing
from jalopy.bots.bot import Bot, Chair
from jalopy.bots.lots import key_of
from jalopy.kernel.chance import Stream
from jalopy.kernel.errors import BadSetting
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Option


def play(match: Match, bots: Sequence[Bot], lot_key: int, look: Callable[[Match], None] | None = None) -> None:
    """Every seat is played by its bot, which draws from a stream of its own. `look` is called before every answer."""
    if len(bots) != match.seats:
        raise BadSetting("bots-for-seats", places=match.seats, bots=len(bots))
    begin_anew(bots)
    chairs = [Chair(match, seat, Stream(key_of(lot_key, seat))) for seat in range(match.seats)]
    while (question := match.question) is not None:
        if look is not None:
            look(match)
        answer(match, bots[question.seat], chairs[question.seat])


def begin_anew(bots: Sequence[Bot]) -> None:
    """Before the first question of a match: what bots kept from another one must not show in their answers."""
    for seat, bot in enumerate(bots):
        try:
            bot.forget()
        except Exception as error:
            failing.at_the_start(bot, seat, error)


def answer(match: Match, bot: Bot, chair: Chair) -> None:
    """The bot answers the question of its chair. If it fails, that is told, and the match stands where it stood."""
    question = match.question
    assert question is not None
    try:
        wanted: object = bot.choose(chair)
    except Exception as error:
        failing.raised(bot, question, error)
    if isinstance(wanted, Option) and wanted in question.options:
        match.take(question, wanted)
        return
    key = wanted.key if isinstance(wanted, Option) else wanted
    for option in question.options:
        if option.key == key:
            match.take(question, option)
            return
    failing.not_asked(bot, question, key)

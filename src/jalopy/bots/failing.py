"""Bots that fail, told in one sentence: which bot, at which question, and what it did."""

import sys
from functools import partial
from traceback import walk_tb
from typing import NoReturn

from jalopy.bots.bot import Bot
from jalopy.kernel.errors import Told
from jalopy.kernel.questions import Question


class Carried(Told):
    """It comes whole out of the process it was raised in."""

    def __reduce__(self) -> tuple[object, ...]:
        return partial(type(self), self.key, **self.facts), ()


class BotError(Carried):
    """Something is wrong with a bot."""


class BotFailed(BotError):
    """A bot raised, or answered what was not asked. The match stands where it stood."""


def raised(bot: Bot, question: Question, error: Exception) -> NoReturn:
    """The bot raised instead of answering."""
    raise BotFailed(
        "bot-raised",
        bot=called(bot),
        seat=question.seat,
        question=question.kind,
        rule=question.rule,
        line=line_in(_file_of(bot), error),
        error=in_words(error),
    ) from error


def at_the_start(bot: Bot, seat: int, error: Exception) -> NoReturn:
    """The bot raised before it was asked anything."""
    raise BotFailed(
        "bot-raised-at-start", bot=called(bot), seat=seat, line=line_in(_file_of(bot), error), error=in_words(error)
    ) from error


def not_asked(bot: Bot, question: Question, key: object) -> NoReturn:
    """The bot answered something that is the key of no option."""
    raise BotFailed(
        "bot-answered",
        bot=called(bot),
        seat=question.seat,
        question=question.kind,
        rule=question.rule,
        given=repr(key),
        possible=", ".join(option.key for option in question.options),
    )


def called(bot: Bot) -> str:
    """The bot's name; that of its class, where it has given itself none."""
    return str(getattr(bot, "name", type(bot).__name__))


def in_words(error: BaseException) -> str:
    """What kind of error it is and what it says, on one line and without a full stop."""
    said = str(error.msg if isinstance(error, SyntaxError) else error)
    return ": ".join([type(error).__name__, *filter(None, [" ".join(said.split()).rstrip(".")])])


def line_in(file: str, error: BaseException) -> int:
    """The last line of that file that led to the error; 0 if none did."""
    if isinstance(error, SyntaxError) and error.filename == file:
        return error.lineno or 0
    lines = [line for frame, line in walk_tb(error.__traceback__) if frame.f_code.co_filename == file]
    return lines[-1] if lines else 0


def _file_of(bot: Bot) -> str:
    return getattr(sys.modules.get(type(bot).__module__), "__file__", None) or ""

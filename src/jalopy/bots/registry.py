"""The bots by name: how well they play, and after a colon in which temper, as `driver:bold`."""

from collections.abc import Callable
from typing import Final

from jalopy import games
from jalopy.bots.bot import Bot
from jalopy.bots.dial import CHAMPION, DRIVER, STEPS, dial
from jalopy.bots.failing import BotError
from jalopy.bots.levels import level
from jalopy.bots.random import Random
from jalopy.bots.temper import EVEN, TEMPERS, Temper


class UnknownBot(BotError):
    """No bot goes by that name, or not at this game."""


def names() -> list[str]:
    """Without the steps between them."""
    return [*_QUICK, DRIVER, CHAMPION]


def names_for(game: str) -> list[str]:
    """Those that know the game."""
    return [name for name in names() if _knows(name, game)]


def strengths_for(game: str) -> list[str]:
    """Those that know the game, and the steps between them, the weakest first."""
    return [name for name in (*_QUICK, *dial()) if _knows(name, game)]


def is_name(name: str) -> bool:
    """Whether there is such a bot, whatever it knows."""
    strength, colon, temper = name.partition(":")
    if not colon:
        return strength in _QUICK or strength in _SEARCHING
    return strength in _SEARCHING and temper in TEMPERS


def answers_at_once(name: str) -> bool:
    return name in _QUICK


def has_temper(name: str) -> bool:
    """Who does not search has none."""
    return name in _SEARCHING


def find(name: str, game: str, pace: float | None = None) -> Bot:
    """The bot of that name, for that game; where somebody waits for its answers, in so much of its usual time."""
    strength, colon, temper = name.partition(":")
    if strength not in _QUICK and strength not in _SEARCHING:
        raise UnknownBot("no-bot", bot=name, known=", ".join(names()), weakest=STEPS[0], strongest=STEPS[-1])
    if colon and strength in _QUICK:
        raise UnknownBot("bot-without-temper", bot=strength)
    if colon and temper not in TEMPERS:
        raise UnknownBot("no-temper", temper=temper, known=", ".join(TEMPERS))
    games.find(game)
    if strength in _QUICK:
        return _QUICK[strength](game)
    return _searching(strength, game, pace, TEMPERS[temper] if colon else EVEN)


def _knows(name: str, game: str) -> bool:
    try:
        find(name, game)
    except UnknownBot:
        return False
    return True


def _random(game: str) -> Bot:
    return Random()


def _rookie(game: str) -> Bot:
    module = games.part(games.find(game), "bot.rookie")
    if module is None:
        raise UnknownBot("no-rookie", game=game)
    bot = module.Rookie()
    assert isinstance(bot, Bot)
    return bot


def _searching(name: str, game: str, pace: float | None, temper: Temper) -> Bot:
    bot = level(name, game, _rookie(game), pace, temper)
    if bot is None:
        raise UnknownBot("no-level", bot=name, game=game)
    return bot


_QUICK: Final[dict[str, Callable[[str], Bot]]] = {"random": _random, "rookie": _rookie}
_SEARCHING: Final = (DRIVER, CHAMPION, *STEPS)

"""The bots by name."""

from collections.abc import Callable
from functools import partial
from typing import Final

from jalopy import games
from jalopy.bots.bot import Bot
from jalopy.bots.failing import BotError
from jalopy.bots.levels import CHAMPION, DRIVER, level
from jalopy.bots.random import Random


class UnknownBot(BotError):
    """No bot goes by that name, or not at this game."""


def names() -> list[str]:
    return list(_MAKERS)


def names_for(game: str) -> list[str]:
    """Those that know the game."""
    known: list[str] = []
    for name in names():
        try:
            find(name, game)
        except UnknownBot:
            continue
        known.append(name)
    return known


def find(name: str, game: str, in_time: bool = False) -> Bot:
    """The bot of that name, for that game; where somebody waits for its answers, `in_time`."""
    if name not in _MAKERS:
        raise UnknownBot("no-bot", bot=name, known=", ".join(names()))
    games.find(game)
    return _MAKERS[name](game, in_time)


def _random(game: str, in_time: bool) -> Bot:
    return Random()


def _rookie(game: str, in_time: bool = False) -> Bot:
    module = games.part(games.find(game), "bot.rookie")
    if module is None:
        raise UnknownBot("no-rookie", game=game)
    bot = module.Rookie()
    assert isinstance(bot, Bot)
    return bot


def _level(name: str, game: str, in_time: bool) -> Bot:
    bot = level(name, game, _rookie(game), in_time)
    if bot is None:
        raise UnknownBot("no-level", bot=name, game=game)
    return bot


_MAKERS: Final[dict[str, Callable[[str, bool], Bot]]] = {
    "random": _random,
    "rookie": _rookie,
    DRIVER: partial(_level, DRIVER),
    CHAMPION: partial(_level, CHAMPION),
}

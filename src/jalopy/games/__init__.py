"""The games, one package each, found by name."""

import importlib
from typing import Any

from jalopy.kernel.errors import UnknownGame
from jalopy.kernel.game import Game

GAMES: dict[str, str] = {
    "scrap-racer": "jalopy.games.scrap_racer.game",
    "wacky-races": "jalopy.games.wacky_races.game",
    "scrapyard-empire": "jalopy.games.scrapyard_empire.game",
    "home-racers": "jalopy.games.home_racers.game",
}
_REGISTERED: dict[str, Game[Any]] = {}


def names() -> list[str]:
    return [*GAMES, *(name for name in _REGISTERED if name not in GAMES)]


def find(name: str) -> Game[Any]:
    """The game of that name."""
    if name not in _REGISTERED:
        if name not in GAMES:
            raise UnknownGame(f"There is no game '{name}'; there are: {', '.join(names())}.")
        register(importlib.import_module(GAMES[name]).GAME)
    return _REGISTERED[name]


def register(game: Game[Any]) -> None:
    """Add a game that does not come with Jalopy."""
    _REGISTERED[game.name] = game

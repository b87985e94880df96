"""The games, one folder each, found by name.

A folder holds all that a game is: its rules, and what others ask it for by `part`, such as its bot. Only the shelf's order
has to be said here.
"""

import importlib
from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import Any, Final

from jalopy.kernel.about import About, Explained, Line, View
from jalopy.kernel.consequences import Consequence, Foresight, Planner, work_out
from jalopy.kernel.errors import UnknownGame, UnknownThing
from jalopy.kernel.game import Game
from jalopy.kernel.match import Match
from jalopy.kernel.presets import Preset

GAMES: Final = (
    "scrap-racer",
    "wacky-races",
    "scrapyard-empire",
    "home-racers",
)
EVERYTHING: Final = "table"  # as a thing that is pointed at
_REGISTERED: dict[str, Game[Any]] = {}


def names() -> list[str]:
    return [*GAMES, *(name for name in _REGISTERED if name not in GAMES)]


def find(name: str) -> Game[Any]:
    """The game of that name."""
    if name not in _REGISTERED:
        if name not in GAMES:
            raise UnknownGame("no-game", game=name, known=", ".join(names()))
        register(importlib.import_module(f"jalopy.games.{name.replace('-', '_')}.game").GAME)
    return _REGISTERED[name]


def register(game: Game[Any]) -> None:
    """Add a game that does not come with Jalopy."""
    _REGISTERED[game.name] = game


def part(game: Game[Any], name: str) -> ModuleType | None:
    """The module of that name in the game's own package, such as `traits` or `bot.rookie`; None if it has none."""
    package = type(game).__module__.rpartition(".")[0]
    wanted = f"{package}.{name}"
    try:
        return importlib.import_module(wanted) if package else None
    except ModuleNotFoundError as missing:
        if f"{wanted}.".startswith(f"{missing.name}."):
            return None
        raise  # the part is there, and what it needs is not


def presets(game: Game[Any]) -> Sequence[Preset]:
    """What a table may agree on at one stroke; a game that has none is set up by its settings alone."""
    own = part(game, "presets")
    return () if own is None else own.PRESETS


def consequences(match: Match, seat: int) -> Iterator[Consequence]:
    """What each option of the question to this seat will surely do, and its chances."""
    own = part(match.game, "consequences")
    foresight = Foresight(match, seat)
    return work_out(Planner(foresight) if own is None else own.planner(foresight))


def about(game: Game[Any], view: View, thing: str) -> About:
    """What a thing is that somebody points at who sees this view."""
    own = part(game, "about")
    if thing == EVERYTHING:
        return About(Line("table"), Line("table-kind"), "", [Line("table-does")], [], things(game, view))
    found: Explained = None if own is None else own.about(view, thing)
    if found is None:
        raise UnknownThing("no-such-thing", thing=thing)
    return found


def things(game: Game[Any], view: View) -> list[str]:
    """All that can be pointed at, as far as the game explains itself."""
    own = part(game, "about")
    return [] if own is None else list(own.things(view))

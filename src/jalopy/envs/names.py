"""Environments by name. The version is that of the game's rules: other rules are another environment."""

from jalopy import games
from jalopy.kernel.errors import BadSetting
from jalopy.kernel.observing import Observer


def name_of(game: str) -> str:
    """`jalopy/ScrapRacer-v4` for scrap-racer under rules 4."""
    words = "".join(word.capitalize() for word in game.split("-"))
    return f"jalopy/{words}-v{games.find(game).version}"


def names() -> list[str]:
    return [name_of(game) for game in games.names() if _part_of(game) is not None]


def observer_of(name: str) -> Observer:
    """What lies behind a name, or why there is no such environment."""
    for game in games.names():
        found = _part_of(game)
        if found is not None and name_of(game) == name:
            return found
    raise BadSetting("no-environment", name=name, known=", ".join(names()))


def _part_of(game: str) -> Observer | None:
    part = games.part(games.find(game), "observing")
    return None if part is None else part.OBSERVER

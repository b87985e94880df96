"""Fluent catalogues: where they lie, how they are read, and the functions that their messages may call.

A message works out nothing by itself; five functions do it. Whoever reads the catalogues in another language than
Python has to supply the same five:

    SPACE(distance)     the space of the track at a distance counted from the start over all laps; 0: not on the track
    LAP(distance)       how often the finish line was crossed on the way there
    COMPARE(a, b)       "less", "same" or "more": how the first number compares with the second
    DIFFERENCE(a, b)    how far two numbers are apart
    BETWEEN(a, b)       the whole numbers between two, from the first to the second: "7, 8"

Where the length of a lap is not known, SPACE is the distance itself and LAP is 0.
"""

import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import jalopy.games
from jalopy.kernel.game import Game

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from fluent.syntax.ast import Resource

SHARED: Final = Path(__file__).resolve().parent


def folders_of(game: Game[Any] | None) -> tuple[Path, ...]:
    """Where a game's catalogues lie; what it does not say is looked up among the texts shared by all games."""
    if game is None:
        return (SHARED,)
    own = Path(next(iter(jalopy.games.__path__))) / game.name.replace("-", "_")
    if not own.is_dir():  # a game that does not come with Jalopy has its texts beside its module
        own = Path(str(sys.modules[type(game).__module__].__file__)).resolve().parent
    return own, SHARED


def file_of(folder: Path, language: str) -> Path:
    return folder / f"texts.{language}.ftl"


def languages(folders: "Sequence[Path]") -> list[str]:
    return sorted({path.name.split(".")[1] for folder in folders for path in folder.glob("texts.*.ftl")})


@cache
def read(path: Path) -> "Resource":
    from fluent.syntax import FluentParser

    return FluentParser().parse(path.read_text(encoding="utf-8"))


class Catalogue:
    """All messages of one language, those of earlier folders before those of later ones."""

    def __init__(self, language: str, folders: "Sequence[Path]", track_length: int) -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        self._bundle = FluentBundle([language], functions=_functions(track_length), use_isolating=False)
        for folder in folders:
            if file_of(folder, language).is_file():
                self._bundle.add_resource(read(file_of(folder, language)))

    def has(self, message: str, attribute: str = "") -> bool:
        if not self._bundle.has_message(message):
            return False
        found = self._bundle.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def attributes(self, message: str) -> list[str]:
        return list(self._bundle.get_message(message).attributes) if self._bundle.has_message(message) else []

    def format(self, message: str, attribute: str, variables: "Mapping[str, object]") -> tuple[str, list[Exception]]:
        """The sentence, and what went wrong on the way to it."""
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(variables))
        return str(text), errors


def _functions(track_length: int) -> "dict[str, Callable[..., Any]]":
    from fluent.runtime.types import fluent_number

    def space(distance: int) -> object:
        on_lap = (distance - 1) % track_length + 1 if track_length and distance > 0 else distance
        return fluent_number(on_lap)

    def lap(distance: int) -> object:
        return fluent_number((distance - 1) // track_length if track_length and distance > 0 else 0)

    def compare(first: int, second: int) -> str:
        return "same" if first == second else "less" if first < second else "more"

    def difference(first: int, second: int) -> object:
        return fluent_number(abs(first - second))

    def between(first: int, second: int) -> str:
        way = 1 if first < second else -1
        return ", ".join(str(number) for number in range(int(first) + way, int(second), way))

    return {"SPACE": space, "LAP": lap, "COMPARE": compare, "DIFFERENCE": difference, "BETWEEN": between}

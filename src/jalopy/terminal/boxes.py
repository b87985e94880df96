"""Files with a changed box: in the shape of a game's box.toml, with what is changed and no more than that."""

import tomllib
from pathlib import Path
from typing import Any

from jalopy.kernel.errors import Fault
from jalopy.kernel.game import Game
from jalopy.kernel.knobs import check_changes, no_knob
from jalopy.terminal.files import NoFile
from jalopy.texts import Texts

SOURCE = "source"  # of a group of facts; nobody need say it of changed ones


class BadBox(NoFile):
    """A file that changes no box, or not this one."""


def read_changes(name: str, game: Game[Any]) -> str:
    """The changes as the setting `box` says them. What is as printed may be there too."""
    entries: list[str] = []
    for path, value in _leaves("", _read(name)):
        if value == game.box.at(path) and type(value) is type(game.box.at(path)):
            continue
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadBox(f"{name}: {_why_not(game, path, value)}")
        entries.append(f"{path}={value}")
    text = ",".join(entries)
    faults = check_changes(game.box, game.knobs, text)
    if faults:
        raise BadBox(f"{name}: {_sentence(game, faults[0])}")
    return text


def _read(name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(Path(name).read_text("utf-8"))
    except OSError as error:
        raise NoFile(f"{name} cannot be read: {error.strerror or error}.") from None
    except (ValueError, RecursionError) as error:
        raise BadBox(f"{name} is no TOML: {str(error).rstrip('.')}.") from None


def _leaves(path: str, value: object) -> list[tuple[str, object]]:
    """Every value by its path; of a list every entry by its place."""
    if isinstance(value, dict):
        inner = [(str(name), entry) for name, entry in value.items() if name != SOURCE]
    elif isinstance(value, list):
        inner = [(str(place), entry) for place, entry in enumerate(value, 1)]
    else:
        return [(path, value)]
    return [leaf for name, entry in inner for leaf in _leaves(f"{path}.{name}" if path else name, entry)]


def _why_not(game: Game[Any], path: str, value: object) -> str:
    paths = [knob.path for knob in game.knobs]
    if path in paths:
        return f"'{path}' must be a whole number, not {value!r}."
    return _sentence(game, no_knob(game.box, paths, path))


def _sentence(game: Game[Any], fault: Fault) -> str:
    return Texts(game).refused(fault.key, fault.facts)

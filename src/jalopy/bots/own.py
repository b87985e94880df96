"""A bot of one's own: `my_bot.py:Daredevil` is the class Daredevil in that file. Any other name is the registry's,
`driver:bold` too.

To find such a bot is to run its file. So names that come over a network go to the registry, and never here.
"""

import os
import sys
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from types import ModuleType
from typing import Final

from jalopy import games
from jalopy.bots import registry
from jalopy.bots.bot import Bot
from jalopy.bots.failing import in_words, line_in
from jalopy.bots.registry import UnknownBot

Files = Mapping[str, bytes]
"""What files hold, by their whole path. A job carries its own, to processes and machines that have them not, or not as they were."""

NO_FILES: Final[Files] = {}


def find(name: str, game: str, folder: str = "", pace: float | None = None, files: Files = NO_FILES) -> Bot:
    """The bot of that name, for that game; it goes by that name. A file is looked for among `files`, then in `folder`, or
    where one is.

    `pace`: somebody waits for its answers, which come in so much of its usual time.
    """
    file = file_of(name)
    if file is None:
        return registry.find(name, game, pace)
    games.find(game)
    wanted = name.rpartition(":")[2]
    path = path_of(file, folder)
    kind = _class_in(_run(path, file, files), file, wanted)
    try:
        bot = kind()
        bot.name = name
    except Exception as error:
        raise UnknownBot(
            "bot-not-made", file=file, wanted=wanted, line=line_in(path, error), error=in_words(error)
        ) from error
    return bot


def file_of(name: str) -> str | None:
    """The file that a bot of that name comes from; None for the registry's."""
    file, colon, _ = name.rpartition(":")
    return None if not colon or registry.is_name(file) else file


def path_of(file: str, folder: str = "") -> str:
    return os.path.abspath(os.path.join(folder, file))


def read(path: str, files: Files = NO_FILES) -> bytes:
    if path in files:
        return files[path]
    with open(path, "rb") as file:
        return file.read()


def _run(path: str, file: str, files: Files) -> ModuleType:
    if path not in files and not os.path.isfile(path):
        raise UnknownBot("no-bot-file", file=file)
    try:
        return module(path, read(path, files))
    except (Exception, SystemExit) as error:
        raise UnknownBot("bot-file", file=file, line=line_in(path, error), error=in_words(error)) from error


@cache
def module(path: str, source: bytes) -> ModuleType:
    """The file, run once in this process, under a name that nothing else has."""
    name = f"of_ones_own_{blake2b(os.fsencode(path) + source, digest_size=16).hexdigest()}"
    made = ModuleType(name)
    made.__file__ = path
    sys.modules[name] = made  # where a dataclass, for one, looks for it
    try:
        exec(compile(source, path, "exec"), made.__dict__)
    except BaseException:
        del sys.modules[name]
        raise
    return made


def _class_in(module: ModuleType, file: str, wanted: str) -> type[Bot]:
    found = getattr(module, wanted, None)
    if found is None:
        there = [name for name, thing in vars(module).items() if _is_bot(thing) and thing.__module__ == module.__name__]
        raise UnknownBot("no-bot-class", file=file, wanted=wanted, number=len(there), known=", ".join(there))
    if not _is_bot(found):
        raise UnknownBot("no-bot-at-all", file=file, wanted=wanted)
    return found  # type: ignore[no-any-return]


def _is_bot(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, Bot) and thing is not Bot

"""A bot of one's own: `my_bot.py:Daredevil` is the class Daredevil in that file. Any other name is the registry's,
`driver:bold` too.

To find such a bot is to run its file. So names that come over a network go to the registry, and never here.
"""

import os
import sys
from functools import cache
from hashlib import blake2b
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from types import ModuleType

from jalopy import games
from jalopy.bots import registry
from jalopy.bots.bot import Bot
from jalopy.bots.failing import in_words, line_in
from jalopy.bots.registry import UnknownBot


def find(name: str, game: str, folder: str = "", pace: float | None = None) -> Bot:
    """The bot of that name, for that game; it goes by that name. A file is looked for in `folder`, or where one is.

    `pace`: somebody waits for its answers, which come in so much of its usual time.
    """
    file, colon, wanted = name.rpartition(":")
    if not colon or registry.is_name(file):
        return registry.find(name, game, pace)
    games.find(game)
    path = os.path.abspath(os.path.join(folder, file))
    kind = _class_in(_run(path, file), file, wanted)
    try:
        bot = kind()
        bot.name = name
    except Exception as error:
        raise UnknownBot(
            "bot-not-made", file=file, wanted=wanted, line=line_in(path, error), error=in_words(error)
        ) from error
    return bot


def _run(path: str, file: str) -> ModuleType:
    if not os.path.isfile(path):
        raise UnknownBot("no-bot-file", file=file)
    try:
        return _module(path)
    except (Exception, SystemExit) as error:
        raise UnknownBot("bot-file", file=file, line=line_in(path, error), error=in_words(error)) from error


@cache
def _module(path: str) -> ModuleType:
    """The file, run once in this process, under a name that nothing else has."""
    name = f"bot_of_ones_own_{blake2b(os.fsencode(path), digest_size=16).hexdigest()}"
    loader = SourceFileLoader(name, path)
    spec = spec_from_loader(name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # where a dataclass, for one, looks for it
    try:
        loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


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

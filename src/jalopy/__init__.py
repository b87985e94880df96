"""Jalopy: a table for scrap-built racing games.

>>> import jalopy
>>> match = jalopy.new("scrap-racer", seats=4, seed=7, track="A")
>>> while (question := match.question) is not None:
...     match.answer(question.options[0])
>>> match.standing[0].place
1
"""

from typing import TYPE_CHECKING

from jalopy import _builds

_builds.install()

if TYPE_CHECKING:
    from jalopy.api import *

__version__ = "0.1.0"

__all__ = [
    "BadPosition",
    "BadRecord",
    "BadScript",
    "BadSetting",
    "Barred",
    "Chance",
    "Facts",
    "Game",
    "IllegalAnswer",
    "JalopyError",
    "Match",
    "NotNow",
    "Option",
    "Place",
    "Question",
    "UnknownGame",
    "Value",
    "Verification",
    "committed",
    "examine",
    "fast",
    "from_position",
    "new",
    "replay",
    "resume",
    "scripted",
    "take_over",
    "verify",
]


def __getattr__(name: str) -> object:
    """Load the rules when they are needed, so that a command can compile them first."""
    if name in __all__:
        from jalopy import api

        return getattr(api, name)
    raise AttributeError(f"module 'jalopy' has no attribute '{name}'")

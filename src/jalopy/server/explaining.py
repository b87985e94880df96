"""What a thing on the table is, for a page that shows a view: any view, also of a replay or a lesson.

The view comes from outside, so it is held to the shape that its game declares before the game looks at it.
"""

from typing import Any

import msgspec

from jalopy import games
from jalopy.kernel.game import Game
from jalopy.kernel.shapes import misfit
from jalopy.server import wire
from jalopy.server.requests import Refusal

BROKEN = (LookupError, TypeError, ValueError, AttributeError, StopIteration)


def explained(game: Game[Any], wish: wire.AboutWish) -> wire.AboutInfo:
    shapes = games.part(game, "shapes")
    wrong = "" if shapes is None else misfit(wish.view, shapes.VIEW, "view")
    if wrong:
        raise Refusal("no-view", game=game.name, misfit=wrong)
    try:
        return _explained(game, wish)
    except BROKEN:  # as declared, and yet it does not hold together, like a racer on a tile that there is not
        raise Refusal("no-view", game=game.name, misfit="its parts do not fit each other.") from None


def _explained(game: Game[Any], wish: wire.AboutWish) -> wire.AboutInfo:
    about = games.about(game, wish.view, wish.thing)
    near = [
        {"thing": thing, "title": games.about(game, wish.view, thing).title.as_data()}
        for thing in dict.fromkeys(about.near)
    ]
    return msgspec.convert({**about.as_data(), "thing": wish.thing, "near": near}, wire.AboutInfo)

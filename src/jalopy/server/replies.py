"""Reading requests and answering them."""

from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from jalopy import games
from jalopy.kernel.errors import BadSetting, JalopyError, Told
from jalopy.kernel.game import Game
from jalopy.server import limits, wire
from jalopy.server.requests import Refusal

T = TypeVar("T")


class NotFound(Refusal):
    """There is no such thing here."""


class TooFast(Refusal):
    """So often nobody may ask."""


class FromElsewhere(Refusal):
    """The page of another host asks."""


def address_of(request: Request) -> str:
    """Whence it came; "" where there is no telling."""
    return "" if request.client is None else request.client.host


def game_in(request: Request) -> Game[Any]:
    name = request.path_params["game"]
    if name not in games.names():
        raise NotFound("no-such-game")
    return games.find(name)


def reply(data: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def refused(key: str, status: int, **facts: str | int) -> Response:
    return told(Refusal(key, **facts), status)


def told(error: JalopyError, status: int) -> Response:
    found = wire.Problem(error=limits.shorten(str(error)))
    if isinstance(error, Told):
        found.key, found.facts = error.key, limits.shortened(error.facts)
    if isinstance(error, BadSetting):
        found.setting = limits.shorten(error.setting)
    return reply(found, status)


async def read(request: Request, kind: type[T]) -> T:
    """The body of a request, checked; too large a one is not read to its end."""
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > limits.LARGEST_BODY:
                raise Refusal("request-too-long")
    except ClientDisconnect:  # whoever was sending it has gone: nobody's fault, and nobody hears this
        raise Refusal("request-cut-off") from None
    return msgspec.json.decode(body, type=kind)

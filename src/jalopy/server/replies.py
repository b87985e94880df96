"""Reading requests and answering them."""

from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from jalopy.server import limits
from jalopy.server.requests import Refusal

T = TypeVar("T")


class TooFast(Refusal):
    """So often nobody may ask."""


class FromElsewhere(Refusal):
    """The page of another host asks."""


def address_of(request: Request) -> str:
    """Whence it came; "" where there is no telling."""
    return "" if request.client is None else request.client.host


def reply(data: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


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

"""Which names this server goes by, and who is told its metrics.

A page of somebody else's can have its own name lead to our address, and then speaks to us as if it were ours. Where the
operator says which names are known, whoever comes by another one is not served. An address in figures is no such name.
"""

from hmac import compare_digest
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from jalopy.server.replies import address_of, refused

ALWAYS: Final = ("localhost", "")  # also whoever names none, as old programs do
FOR_OPERATORS: Final = ("/healthz", "/metrics")  # asked by programs that know an address only


class KnownHosts:
    """Everything but health and metrics is for those who come by a name that is known; without any, all are."""

    def __init__(self, app: ASGIApp, names: tuple[str, ...]) -> None:
        self.app = app
        self.names = {name.lower().rstrip(".") for name in names}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and self.names and scope["path"] not in FOR_OPERATORS:
            name = host_name(Headers(scope=scope).get("host", ""))
            if name not in self.names and not _needs_no_name(name):
                await self._turn_away(scope, receive, send)
                return
        await self.app(scope, receive, send)

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await refused("unknown-host", 421)(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008})


def host_name(host: str) -> str:
    """Without the port; of `[::1]:8000` the address."""
    name, _, rest = host.lower().rpartition(":")
    whole = host.lower() if not name or not rest.isdigit() else name
    return whole.strip("[]").rstrip(".")


def _needs_no_name(name: str) -> bool:
    return name in ALWAYS or _address(name) is not None


def may_see_metrics(request: Request, token: str) -> bool:
    """With the operator's token; without one, from this machine or its own network."""
    if token:
        scheme, _, given = request.headers.get("authorization", "").partition(" ")
        return scheme.lower() == "bearer" and compare_digest(given.encode(), token.encode())
    address = _address(address_of(request))
    return address is None or address.is_private


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text)
    except ValueError:
        return None

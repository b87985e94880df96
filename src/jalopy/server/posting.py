"""Messages to other servers. Where a guest said whither, only to https and never into this or any private network."""

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from typing import Final
from urllib.parse import SplitResult, urlsplit

SECONDS: Final = 10.0
LONGEST_ADDRESS: Final = 1000


class Unreachable(Exception):
    """Nothing could be sent there, or nothing may be."""


def check_address(url: str, anywhere: bool = False) -> None:
    """Raises Unreachable for an address that a guest may not name. Whither its name leads is looked at when sending."""
    _read(url, anywhere)


def post(url: str, body: bytes, headers: Mapping[str, str], anywhere: bool = False) -> int:
    """The status of the answer. `anywhere`: the operator named the address, or this is a test.

    The name is looked up once, and the connection goes to the address that was looked at: a name that leads elsewhere a
    moment later gains nothing. Nobody is followed who says that the thing is elsewhere.
    """
    parts = _read(url, anywhere)
    host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
    connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
    try:
        connection.sock = _connect(host, port, parts.scheme == "https", anywhere)
        path = f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
        connection.request("POST", path, body, dict(headers))
        return connection.getresponse().status
    except (OSError, http.client.HTTPException, UnicodeError) as error:
        raise Unreachable(type(error).__name__) from None
    finally:
        connection.close()


def _read(url: str, anywhere: bool) -> SplitResult:
    try:
        parts = urlsplit(url)
        fine = bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        raise Unreachable("no address") from None
    if not fine or len(url) > LONGEST_ADDRESS or not url.isascii() or not url.isprintable() or " " in url:
        raise Unreachable("no address")
    if parts.scheme != "https" and not (anywhere and parts.scheme == "http"):
        raise Unreachable("not https")
    if not anywhere and (parts.port not in (None, 443) or "@" in parts.netloc):
        raise Unreachable("not the usual port")
    return parts


def _connect(host: str, port: int, secure: bool, anywhere: bool) -> socket.socket:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    if not anywhere and not all(is_public(str(address[0])) for *_, address in found):
        raise Unreachable("a private network")
    *_, address = found[0]
    line = socket.create_connection((str(address[0]), port), SECONDS)
    return ssl.create_default_context().wrap_socket(line, server_hostname=host) if secure else line


def is_public(address: str) -> bool:
    """Neither this machine nor its networks, also where an old address is dressed up as a new one."""
    found = ipaddress.ip_address(address.partition("%")[0])
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    return (
        found.is_global and not found.is_multicast and (inner is None or (inner.is_global and not inner.is_multicast))
    )

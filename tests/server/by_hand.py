"""Connections that are spoken by hand, byte by byte: silent ones, slow ones, those that flood or never read."""

import socket
import struct
from contextlib import suppress

from tests.server.guests import Guest
from tests.server.serving import Serving
from tests.waiting import patiently

ELSEWHERE = "127.0.0.2"  # an address of this machine that has no privilege


def connected(serving: Serving, source: str = "127.0.0.1") -> socket.socket:
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # what is not read here waits there
    line.settimeout(30)
    line.bind((source, 0))
    line.connect(("127.0.0.1", serving.port))
    return line


def is_cut(line: socket.socket) -> bool:
    """Reads whatever there is."""
    line.setblocking(False)
    try:
        for _ in patiently("it never stops talking", 60):
            if line.recv(65536) == b"":
                return True
    except BlockingIOError:
        return False
    except OSError:
        return True
    return False


def upgraded(serving: Serving, guest: Guest, code: str) -> socket.socket:
    """A socket of a table that we speak by hand, from the guest's address."""
    line = connected(serving, guest.source)
    lines = (
        f"GET /socket/{code} HTTP/1.1",
        f"Host: 127.0.0.1:{serving.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {guest.cookie}",
    )
    line.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    assert line.recv(15) == b"HTTP/1.1 101 Sw"
    return line


def frame(first: int, payload: bytes = b"") -> bytes:
    """Masked with zeros."""
    return struct.pack("!BB4x", first, 0x80 | len(payload)) + payload


PING, TEXT_BEGINS, EMPTY_PIECE = 0x89, 0x01, 0x00


def flood(line: socket.socket, piece: bytes, megabytes: int) -> None:
    """Until it is cut off; never a byte is read."""
    block = piece * (65536 // len(piece))
    with suppress(OSError):
        for _ in range(megabytes * 16):
            line.sendall(block)
        raise AssertionError("nobody minded")

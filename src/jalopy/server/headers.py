"""The same careful headers on every answer, and files that may be kept for ever."""

import gzip
import os
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers as RequestHeaders
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS: Final = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"x-frame-options": b"DENY",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
    b"cache-control": b"no-store",
}


WORTH_PACKING: Final = (".js", ".css", ".svg", ".json")  # fonts are packed already
HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")  # a year, for whoever came by https once


class Headers:
    """What an answer does not say itself is said here."""

    def __init__(self, app: ASGIApp, always_secure: bool = False) -> None:
        self.app = app
        self.always_secure = always_secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        secure = self.always_secure or scope["scheme"] == "https"

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = list(message.get("headers", []))
                names = {name.lower() for name, _ in given}
                message["headers"] = given + [pair for pair in HEADERS.items() if pair[0] not in names]
                if secure:
                    message["headers"].append(HTTPS_ONLY)
            await send(message)

        await self.app(scope, receive, with_headers)


class Assets(StaticFiles):
    """Built files carry a hash of what they hold in their names: browsers keep them for ever, and each is packed once."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory)
        self._packed: dict[Path, bytes] = {}

    def file_response(
        self, full_path: "str | os.PathLike[str]", stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        path = Path(full_path)
        if path.suffix in WORTH_PACKING and "gzip" in RequestHeaders(scope=scope).get("accept-encoding", ""):
            if path not in self._packed:
                self._packed[path] = gzip.compress(path.read_bytes(), mtime=0)
            response = Response(self._packed[path], status_code, media_type=guess_type(path.name)[0])
            response.headers["content-encoding"] = "gzip"
        else:
            response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["vary"] = "accept-encoding"
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response

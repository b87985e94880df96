"""A push service and a club's webhook on the loopback, and a browser that can read what it is sent."""

import hashlib
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from jalopy.server.webpush import base, unbase


class Browser:
    """The keys of a subscription, written by the RFC's text and not by ours: HKDF is the library's."""

    def __init__(self, private: str = "", auth: str = "") -> None:
        self._private = (
            ec.derive_private_key(int.from_bytes(unbase(private), "big"), ec.SECP256R1())
            if private
            else ec.generate_private_key(ec.SECP256R1())
        )
        self._auth = unbase(auth) if auth else hashlib.sha256(self._point()).digest()[:16]

    def _point(self) -> bytes:
        return self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": base(self._point()), "auth": base(self._auth)}

    def read(self, body: bytes) -> bytes:
        salt, rest = body[:16], body[21:]
        theirs, sealed = rest[: body[20]], rest[body[20] :]
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._private.exchange(ec.ECDH(), key)
        info = b"WebPush: info\0" + self._point() + theirs
        secret = HKDF(SHA256(), 32, self._auth, info).derive(shared)
        cipher = AESGCM(HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret))
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        return cipher.decrypt(nonce, sealed, None).rstrip(b"\0")[:-1]


def signed_by(authorization: str) -> tuple[str, dict[str, Any]]:
    """The key that a VAPID header was signed with, and its claims; raises where the signature is none."""
    token, key = (part.partition("=")[2] for part in authorization.removeprefix("vapid ").split(", "))
    told, _, signature = token.rpartition(".")
    raw = unbase(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unbase(key))
    try:
        public.verify(pair, told.encode(), ec.ECDSA(SHA256()))
    except InvalidSignature:
        raise AssertionError("the signature is none") from None
    return key, json.loads(unbase(told.split(".")[1]))


class Posted:
    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body


class PushService:
    """Takes whatever is posted; `status` is its answer."""

    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.posted.append(Posted(self.path, headers, body))
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

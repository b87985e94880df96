"""Web Push: a message for one browser, encrypted so that the push service in between cannot read it.

RFC 8291 says how the key is agreed on, RFC 8188 how the message is put, RFC 8292 how the server says who it is. Of
`cryptography`, an extra, only curve, cipher and hash are used; a test holds this against the RFC's own example.
"""

import base64
import hashlib
import hmac
import json
import os
import struct
import time
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

RECORD: Final = 4096  # bytes of a record; a message is one
LARGEST: Final = 3000  # bytes of a message, well below what every push service takes
HOURS: Final = 12  # that our word for who we are is good


def available() -> bool:
    """Whether the extra is installed."""
    return find_spec("cryptography") is not None


class BadSubscription(Exception):
    """No browser has such keys."""


class Keys:
    """Who this server is to push services: made once, kept with the database."""

    def __init__(self, private: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        self._private: Any = ec.derive_private_key(int.from_bytes(unbase(private), "big"), ec.SECP256R1())
        self.public = base(_point(self._private.public_key()))

    @staticmethod
    def make() -> str:
        from cryptography.hazmat.primitives.asymmetric import ec

        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        return base(number.to_bytes(32, "big"))

    def authorization(self, endpoint: str, contact: str) -> str:
        """A signed word for the push service behind the endpoint."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + HOURS * 3600,
            "sub": contact,
        }
        told = ".".join(base(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._private.sign(told.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={told}.{base(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def encrypt(text: bytes, p256dh: str, auth: str, salt: bytes = b"", own: Any = None) -> bytes:
    """The body of a push message. Salt and key of our own are fresh, but in a test of the RFC's example."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    salt = salt or os.urandom(16)
    own = own or ec.generate_private_key(ec.SECP256R1())
    theirs, secret = _read_keys(p256dh, auth)
    ours = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    key = _derived(secret, shared, b"WebPush: info\0" + _point(theirs) + ours, 32)
    cipher = AESGCM(_derived(salt, key, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derived(salt, key, b"Content-Encoding: nonce\0", 12)
    sealed: bytes = cipher.encrypt(nonce, text + b"\2", None)  # 2: the last record
    return salt + struct.pack("!IB", RECORD, len(ours)) + ours + sealed


def check_keys(p256dh: str, auth: str) -> None:
    """Raises BadSubscription unless a message could be encrypted for them."""
    _read_keys(p256dh, auth)


def _read_keys(p256dh: str, auth: str) -> tuple[Any, bytes]:
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        key, secret = unbase(p256dh), unbase(auth)
        if len(key) != 65 or len(secret) != 16:
            raise BadSubscription
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key), secret
    except ValueError:
        raise BadSubscription from None


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF (RFC 5869) for at most one block of SHA-256."""
    extracted = hmac.new(salt, secret, hashlib.sha256).digest()
    return hmac.new(extracted, info + b"\1", hashlib.sha256).digest()[:length]


def _point(key: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point: bytes = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return point


def base(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unbase(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))

"""Who you are: a guest is a signed cookie, no account."""

import hashlib
import hmac
import re
import secrets
from typing import Final

A_YEAR: Final = 365 * 24 * 3600

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"


class Identity:
    """Makes and reads cookies with the server's secret."""

    def __init__(self, secret: str) -> None:
        self._key = hashlib.sha256(b"jalopy guest cookie\0" + secret.encode()).digest()
        # Cookies know no ports: each server on a machine has a name of its own for them.
        self.cookie = f"jalopy-{hashlib.sha256(self._key).hexdigest()[:8]}"

    def make(self) -> str:
        """A fresh guest."""
        return secrets.token_hex(16)

    def sign(self, guest: str) -> str:
        return f"{guest}.{self._signature(guest)}"

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie, or None if it is missing or not ours."""
        if cookie is None or len(cookie) > 200 or not cookie.isascii():
            return None
        guest, _, signature = cookie.partition(".")
        if not guest or not hmac.compare_digest(signature, self._signature(guest)):
            return None
        return guest

    def _signature(self, guest: str) -> str:
        return hmac.new(self._key, guest.encode(), hashlib.sha256).hexdigest()[:40]


def is_code(text: str) -> bool:
    """Whether a table could be called so."""
    return re.fullmatch(r"[a-z0-9-]{1,64}", text) is not None


def table_code(words: str) -> str:
    """The link of a table: two words to know it by, and 40 bits of chance, so that nobody guesses one."""
    tail = "".join(secrets.choice(ALPHABET) for _ in range(8))
    return f"{words}-{tail}"

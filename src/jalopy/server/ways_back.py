"""My seats on another device: a link that works once, and a phrase for the day the cookie is lost.

Both give the other device the same guest. Of either only a hash is kept: whoever reads the database cannot sit down on
anybody's chair with it.
"""

import asyncio
import hashlib
import re
import secrets
import time
from difflib import get_close_matches
from typing import Any, Final

import sqlalchemy as sa

from jalopy.server.phrase_words import WORDS
from jalopy.server.requests import Refusal
from jalopy.server.schema import ways_back
from jalopy.server.storage import Storage

LINK, PHRASE = "link", "phrase"
MINUTES: Final = 10  # that a link works
WORDS_IN_A_PHRASE: Final = 6  # of ten bits each
LONGEST_PHRASE: Final = 200
COST: Final = 2**14  # of a phrase's hash: some hundredths of a second, and 16 MiB


class WaysBack:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._salt = b""
        self._hashing = asyncio.Semaphore(1)  # it takes memory and time, and anybody may ask for it

    async def open(self) -> None:
        self._salt = (await self.storage.secret("ways back", secrets.token_hex(16))).encode()

    # --- links ----------------------------------------------------------------------------------------------------------

    async def make_link(self, guest: str) -> tuple[str, float]:
        """What makes the link, and until when it works."""
        token, until = secrets.token_urlsafe(16), time.time() + MINUTES * 60
        async with self.storage.engine.begin() as connection:
            await connection.execute(sa.delete(ways_back).where(ways_back.c.until < time.time()))
            await connection.execute(_row(_hash(token), guest, LINK, until))
        return token, until

    async def whose(self, token: str) -> str:
        """The guest that a link leads back to; it goes on working."""
        query = sa.select(ways_back.c.guest).where(_works(token))
        async with self.storage.engine.connect() as connection:
            return _found((await connection.execute(query)).scalar())

    async def use_link(self, token: str) -> str:
        """The same, once: of two who try at the same moment one is refused."""
        taken = sa.delete(ways_back).where(_works(token)).returning(ways_back.c.guest)
        async with self.storage.engine.begin() as connection:
            return _found((await connection.execute(taken)).scalar())

    # --- phrases --------------------------------------------------------------------------------------------------------

    async def make_phrase(self, guest: str) -> str:
        """A new one; the guest's old one leads nowhere from now on."""
        phrase = " ".join(secrets.choice(WORDS) for _ in range(WORDS_IN_A_PHRASE))
        hashed = await self._slowly(phrase)
        async with self.storage.engine.begin() as connection:
            mine = (ways_back.c.guest == guest) & (ways_back.c.kind == PHRASE)
            await connection.execute(sa.delete(ways_back).where(mine))
            await connection.execute(_row(hashed, guest, PHRASE, None))
        return phrase

    async def use_phrase(self, typed: str) -> str:
        """The guest whose phrase it is; it goes on working."""
        hashed = await self._slowly(read_phrase(typed))
        query = sa.select(ways_back.c.guest).where(ways_back.c.hash == hashed, ways_back.c.kind == PHRASE)
        async with self.storage.engine.connect() as connection:
            guest = (await connection.execute(query)).scalar()
        if guest is None:
            raise Refusal("phrase-unknown")
        return str(guest)

    async def _slowly(self, phrase: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._scrypt, phrase)

    def _scrypt(self, phrase: str) -> str:
        return hashlib.scrypt(phrase.encode(), salt=self._salt, n=COST, r=8, p=1, dklen=32).hex()


def read_phrase(typed: str) -> str:
    """As people type it: in capitals, with commas or numbers between the words. A word that there is not is named."""
    words = re.findall(r"[^\W\d_]+", typed[:LONGEST_PHRASE].casefold())
    for word in words:
        if word not in WORDS:
            (like,) = get_close_matches(word, WORDS, 1) or [""]
            if like:
                raise Refusal("phrase-word-like", word=word, like=like)
            raise Refusal("phrase-word", word=word)
    if len(words) != WORDS_IN_A_PHRASE:
        raise Refusal("phrase-length", number=len(words), words=WORDS_IN_A_PHRASE)
    return " ".join(words)


def _hash(token: str) -> str:
    return hashlib.sha256(b"jalopy link\0" + token.encode()).hexdigest()


def _works(token: str) -> Any:
    c = ways_back.c
    return (c.hash == _hash(token)) & (c.kind == LINK) & (c.until >= time.time())


def _row(hashed: str, guest: str, kind: str, until: float | None) -> Any:
    return ways_back.insert().values(hash=hashed, guest=guest, kind=kind, until=until)


def _found(guest: Any) -> str:
    if guest is None:
        raise Refusal("link-used-up")
    return str(guest)

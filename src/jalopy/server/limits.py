"""Limits for people and programs alike: how much, how often, how long."""

import time
from collections.abc import Callable, Mapping
from typing import Any, Final

LARGEST_MESSAGE: Final = 16 * 1024  # bytes on a socket
LARGEST_BODY: Final = 64 * 1024  # bytes of a request
LONGEST_NAME: Final = 24
LONGEST_TITLE: Final = 40
LONGEST_SAYING: Final = 300
LONGEST_ENTROPY: Final = 200
LONGEST_ONCE: Final = 40
LONGEST_REASON: Final = 600
LARGEST_NUMBER: Final = 2**53
MOST_ENTROPY: Final = 400  # texts at a table, of a hundred people
MOST_ENTROPY_OF_ONE: Final = 4
MOST_CONNECTIONS = 20_000  # of one process, if the system allows
FROM_ONE_ADDRESS = 400  # of these; more than a school behind one address needs
REQUEST_SECONDS = 15.0  # in which a request has to be there as a whole
LARGEST_UNREAD: Final = 4 * 1024 * 1024  # bytes waiting for a reader who goes on asking
SENT_AWAY: Final = 300.0  # seconds in which whoever was sent from a table does not sit down there again
GRACE = 60.0  # seconds without a person until a bot may play on in their chair
PATIENCE = 120.0  # and with one who does not answer, until the others may agree on it
MOST_SAYINGS: Final = 200  # sent to somebody who has none of them
MOST_MUTED = 200  # people whom one guest does not hear
MOST_BOT_TABLES = 200  # at which nobody sits, played in one process at the same time
MOST_BOT_TABLES_OF_ONE = 20  # of these, made by one guest
MOST_UNDOS: Final = 1_000  # in one match
MOST_UNDOS_BY_CONSENT: Final = 100  # of those that turns before the last are played again for
MOST_TOGETHER: Final = 32  # answers in one message
MOST_SOCKETS: Final = 20  # at one table for one guest
MOST_WATCHING = 1000  # people at one table who sit on no chair, in one process
PRESENCE_SECONDS: Final = 1.0  # between two words about who is here, where nothing else happens
MOST_LOOKED_BACK_ON: Final = 20  # matches that wait for it in one process
MOST_TRIED = 12  # boxes that are tried at the same time in one process, each for a visitor
MOST_TRIED_FROM_ONE = 6  # of these, from one address
MOST_TRIALS_KEPT = 400  # boxes whose figures are kept in memory
MOST_REPORTS_KEPT: Final = 20  # pages of boxes, some 200 kB each
LARGEST_REPORT: Final = 1024 * 1024  # bytes of such a page
MOST_REPORTS_WANTED: Final = 12  # that wait to be made
COACH_SECONDS = 7.0  # that somebody waits for it; a page takes longer silence for a lost line
MOST_COACHES: Final = 6  # that think at the same time in one process
MOST_TABLES: Final = 200  # shown as "mine"
MOST_MATCHES: Final = 1000  # looked at for "my matches"
LOOPBACK: Final = ("127.0.0.1", "::1", "")  # whoever is on this machine already, proxies among them


class Bucket:
    """So many at once, then so many a second."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self._left = burst
        self._at = time.monotonic()

    @property
    def full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self.per_second >= self.burst

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


def messages() -> Bucket:
    """What one socket may say."""
    return Bucket(120, 40)


def frames() -> Bucket:
    """The same in frames, with pings and pieces of messages."""
    return Bucket(600, 120)


def wishes() -> Bucket:
    """What one guest may want of one table, through all their sockets: more than anybody can press."""
    return Bucket(120, 40)


def before_the_start() -> Bucket:
    """What one guest may want of a table whose match has not begun; nobody uses up what is another's."""
    return Bucket(100, 1 / 20)


def sayings() -> Bucket:
    """How much one guest may chat at one table."""
    return Bucket(6, 0.7)


def new_tables() -> Bucket:
    """How many tables one guest may make."""
    return Bucket(20, 0.2)


def new_tables_from_one_address() -> Bucket:
    """The same for everybody behind one address, for a guest without a cookie is always a new one."""
    return Bucket(100, 2)


def checks() -> Bucket:
    """How often one guest may have settings checked: as fast as somebody draws."""
    return Bucket(60, 5)


def explanations() -> Bucket:
    """How often one guest, or everybody behind one address, may ask what a thing is: faster than anybody points."""
    return Bucket(120, 20)


def looks_from_one_address() -> Bucket:
    """How often tables, records and lists may be looked at from one address: a club does it less."""
    return Bucket(600, 60)


def checks_from_one_address() -> Bucket:
    """The same for everybody behind one address."""
    return Bucket(120, 10)


def analyses() -> Bucket:
    """How many matches one guest may have looked back on: each takes a processor half a minute."""
    return Bucket(6, 1 / 120)


def analyses_from_one_address() -> Bucket:
    """The same for everybody behind one address."""
    return Bucket(30, 1 / 30)


def trials() -> Bucket:
    """How many boxes one guest, or whoever has no cookie, may try: as fast as somebody turns a knob."""
    return Bucket(60, 1)


def trials_from_one_address() -> Bucket:
    """The same for everybody behind one address."""
    return Bucket(240, 4)


def reports() -> Bucket:
    """How often one guest, or whoever has no cookie, may open the page of a box: while it waits, it looks every other second."""
    return Bucket(60, 1)


def reports_from_one_address() -> Bucket:
    """The same for everybody behind one address."""
    return Bucket(240, 4)


def advice() -> Bucket:
    """How often one guest may ask the coach: each time takes a processor two seconds."""
    return Bucket(10, 1 / 4)


def moments() -> Bucket:
    """How often one guest, or everybody behind one address, may ask what a bot would have done: it thinks for seconds."""
    return Bucket(10, 1 / 4)


def weighing() -> Bucket:
    """How often one guest may hear what an answer cost: each time takes a processor a second."""
    return Bucket(10, 1 / 2)


def ways_made() -> Bucket:
    """How many links and phrases one guest may make, to come back with on another device."""
    return Bucket(10, 1 / 30)


def ways_tried() -> Bucket:
    """How many of them may be tried from one address: more than anybody mistypes."""
    return Bucket(10, 1 / 30)


def guesses() -> Bucket:
    """How many pairs of words one guest may try: more than anybody mishears."""
    return Bucket(10, 1 / 15)


def guesses_from_one_address() -> Bucket:
    """The same for everybody behind one address."""
    return Bucket(30, 1 / 10)


def subscriptions() -> Bucket:
    """How often one guest may say where word is to be sent: pages do so when they are opened."""
    return Bucket(30, 1 / 10)


class Buckets:
    """One bucket each for many; those that are full again are forgotten."""

    def __init__(self, make: Callable[[], Bucket]) -> None:
        self._make = make
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = self._make()
        return bucket.take()

    def forget_full(self) -> None:
        self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.full}


class AddressBuckets(Buckets):
    """One each for addresses; who is on this machine already needs none."""

    def take(self, name: str) -> bool:
        return name in LOOPBACK or super().take(name)


def shorten(sentence: str) -> str:
    """A reason may quote what was sent; nobody needs all of it back."""
    return sentence if len(sentence) <= LONGEST_REASON else sentence[: LONGEST_REASON - 1] + "…"


def shortened(facts: Mapping[str, object]) -> dict[str, Any]:
    """The same for facts; a number that no page could count with is told as a word."""
    return {name: _shortened(fact) for name, fact in facts.items()}


def _shortened(fact: object) -> object:
    if isinstance(fact, int) and abs(fact) > LARGEST_NUMBER:
        fact = str(fact)
    return shorten(fact) if isinstance(fact, str) else fact


def tidy(text: str, longest: int) -> str:
    """One line without control signs, not too long."""
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return line[:longest].strip()

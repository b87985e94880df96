"""Chance: every die, pick and shuffle is a function of (seed, turn, draw within the turn).

Nothing here remembers what was drawn, so copies cost nothing and an undone die falls the same way again.
"""

import hashlib
import hmac
import secrets
from typing import Final

from mypy_extensions import i64, mypyc_attr

from jalopy.kernel.errors import BadScript, BadSetting
from jalopy.kernel.questions import Facts

LARGEST_SEED: Final = 2**63 - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where dice and shuffles come from."""

    scripted = False

    def draw(self, turn: i64, count: i64, n: i64) -> i64:
        """The count-th draw of a turn: a number from 0 to n - 1, all equally likely."""
        raise NotImplementedError

    def roll(self, turn: i64, count: i64, sides: i64) -> i64:
        """The same as a die: 1 to sides."""
        return self.draw(turn, count, sides) + 1

    def card(self, turn: int, count: int) -> str:
        """The face the script wants next, or "" where chance does not name cards."""
        return ""

    def rewind(self, turn: int, count: int) -> None:
        """Draws from the count-th of this turn on were taken back. Chance that remembers nothing has nothing to do."""

    def as_data(self) -> Facts:
        """All a record needs to draw the same again."""
        raise NotImplementedError


# --- the lab's chance -------------------------------------------------------------------------------------------


def _mix(x: i64) -> i64:
    """Scatter 32 bits over 32 bits, one to one; both factors are below 2**31, so no product leaves 63 bits."""
    x ^= x >> 16
    x = (x * 0x21F0AAAD) & 0xFFFFFFFF
    x ^= x >> 15
    x = (x * 0x735A2D97) & 0xFFFFFFFF
    x ^= x >> 15
    return x


class FastChance(Chance):
    """A native counter-based generator for the lab: two rounds of `_mix` over the draw's number, keyed per turn."""

    def __init__(self, seed: int) -> None:
        if not 0 <= seed <= LARGEST_SEED:
            raise BadSetting("seed", most=str(LARGEST_SEED), seed=str(seed))
        self.seed = seed
        self._low: i64 = seed & 0xFFFFFFFF
        self._high: i64 = seed >> 32
        self._turn: i64 = -1
        self._key: i64 = 0
        self._other: i64 = 0

    def draw(self, turn: i64, count: i64, n: i64) -> i64:
        if turn != self._turn:
            self._turn = turn
            self._key = _mix(_mix((turn * 0x3C6EF372 + 0x1B873593) & 0xFFFFFFFF) ^ self._low)
            self._other = _mix((_mix(self._key ^ self._high) + turn) & 0xFFFFFFFF)
        word: i64 = _mix(_mix((self._key + count * 0x1E3779B9) & 0xFFFFFFFF) ^ self._other)
        product: i64 = word * n
        if product & 0xFFFFFFFF < n:  # the few words that would make some results likelier are drawn again
            while product & 0xFFFFFFFF < (0x100000000 - n) % n:
                word = _mix((word + 0x1E3779B9) & 0xFFFFFFFF)
                product = word * n
        return product >> 32

    def as_data(self) -> Facts:
        return {"kind": "fast", "seed": self.seed}


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Something that gives numbers one after the other."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        raise NotImplementedError


class Stream(Source):
    """Numbers in a row from a key, for re-deals and for bots: they are no part of the match."""

    def __init__(self, key: int) -> None:
        if not 0 <= key <= LARGEST_SEED:
            raise BadSetting("seed", most=str(LARGEST_SEED), seed=str(key))
        self._count: i64 = _mix(key & 0xFFFFFFFF)
        self._key: i64 = _mix((self._count + (key >> 32)) & 0xFFFFFFFF)

    def below(self, n: i64) -> i64:
        while True:
            self._count = (self._count + 0x1E3779B9) & 0xFFFFFFFF
            product: i64 = _mix(_mix(self._count) ^ self._key) * n
            low: i64 = product & 0xFFFFFFFF
            if low >= n or low >= (0x100000000 - n) % n:
                return product >> 32


# --- live tables ------------------------------------------------------------------------------------------------


class CommittedChance(Chance):
    """Dice anyone can verify.

    The table shows `commitment`, the SHA-256 of the seed, before the first answer. Guests may add entropy. The key is
    SHA-256 over the seed and every entropy text, each behind its length; a draw is HMAC-SHA256(key, "turn:count:try"),
    its first eight bytes as a number, tried again above the largest multiple of n.
    """

    def __init__(self, seed: str = "", entropy: tuple[str, ...] = ()) -> None:
        self.seed = seed or secrets.token_hex(32)
        self.entropy = entropy
        try:
            raw = bytes.fromhex(self.seed)
        except ValueError:
            raw = b""
        if len(raw) != 32 or self.seed != raw.hex():
            raise BadSetting("committed-seed")
        self.commitment = hashlib.sha256(raw).hexdigest()
        key = hashlib.sha256(raw)
        for text in entropy:
            try:
                encoded = text.encode()
            except UnicodeEncodeError:
                raise BadSetting("entropy-signs") from None
            key.update(len(encoded).to_bytes(4, "big") + encoded)
        self._key = key.digest()

    def draw(self, turn: i64, count: i64, n: i64) -> i64:
        sides: int = n  # wider than 63 bits from here on
        fair = 2**64 - 2**64 % sides
        attempt = 0
        while True:
            word = hmac.digest(self._key, f"{turn}:{count}:{attempt}".encode(), "sha256")
            number = int.from_bytes(word[:8], "big")
            if number < fair:
                return number % sides
            attempt += 1

    def as_data(self) -> Facts:
        return {
            "kind": "committed",
            "commitment": self.commitment,
            "seed": self.seed,
            "entropy": list(self.entropy),
        }


# --- a match that began in the middle of another -----------------------------------------------------------------


class ContinuedChance(Chance):
    """What another match's chance gave before a draw of a turn, and from that draw on chance of its own."""

    def __init__(self, first: Chance, turn: int, draw: int, then: Chance) -> None:
        if first.scripted or then.scripted:
            raise BadSetting("continued-script")
        self.first = first
        self.turn = turn
        self.count = draw
        self.then = then

    def draw(self, turn: i64, count: i64, n: i64) -> i64:
        before = turn < self.turn or (turn == self.turn and count < self.count)
        return (self.first if before else self.then).draw(turn, count, n)

    def as_data(self) -> Facts:
        return {
            "kind": "continued",
            "first": self.first.as_data(),
            "turn": self.turn,
            "draw": self.count,
            "then": self.then.as_data(),
        }


# --- given dice and cards -----------------------------------------------------------------------------------------


class ScriptedChance(Chance):
    """The next die, pick or card from a list: for tests, puzzles, and a real box beside the screen.

    Shuffles leave cards as they lie; where `cards` names one, it is taken from the pile as if it lay on top.
    """

    scripted = True

    def __init__(
        self, dice: list[int] | None = None, cards: list[str] | None = None, picks: list[int] | None = None
    ) -> None:
        self.dice = list(dice or [])
        self.cards = list(cards or [])
        self.picks = list(picks or [])
        self._dice_used: list[tuple[int, int]] = []
        self._cards_used: list[tuple[int, int]] = []
        self._picks_used: list[tuple[int, int]] = []

    def _place(self, used: list[tuple[int, int]], turn: int, count: int) -> int:
        """Where in the list this draw stands; a draw asked for again after an undo stands where it stood."""
        at = (turn, count)
        while used and used[-1] > at:
            used.pop()
        if not used or used[-1] != at:
            used.append(at)
        return len(used) - 1

    def draw(self, turn: i64, count: i64, n: i64) -> i64:
        place = self._place(self._picks_used, turn, count)
        if place >= len(self.picks):
            raise BadScript(
                f"The script's picks end after {len(self.picks)}, and a pick from {n} is needed in turn {turn}."
            )
        if not 0 <= self.picks[place] < n:
            raise BadScript(f"The script's pick {place + 1} is {self.picks[place]}, but must be from 0 to {n - 1}.")
        return self.picks[place]

    def roll(self, turn: i64, count: i64, sides: i64) -> i64:
        place = self._place(self._dice_used, turn, count)
        if place >= len(self.dice):
            raise BadScript(f"The script's dice end after {len(self.dice)}, and one more is rolled in turn {turn}.")
        if not 1 <= self.dice[place] <= sides:
            raise BadScript(f"The script's die {place + 1} is {self.dice[place]}, but must be from 1 to {sides}.")
        return self.dice[place]

    def card(self, turn: int, count: int) -> str:
        if not self.cards:
            return ""
        place = self._place(self._cards_used, turn, count)
        if place >= len(self.cards):
            raise BadScript(f"The script's cards end after {len(self.cards)}, and one more is drawn in turn {turn}.")
        return self.cards[place]

    def rewind(self, turn: int, count: int) -> None:
        at = (turn, count)
        for used in (self._dice_used, self._cards_used, self._picks_used):
            while used and used[-1] >= at:
                used.pop()

    def as_data(self) -> Facts:
        return {"kind": "scripted", "dice": self.dice, "cards": self.cards, "picks": self.picks}

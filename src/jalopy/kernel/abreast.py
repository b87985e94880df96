"""Many matches abreast, each at its question: what ends begins anew by itself. In the kernel, where the loop costs least."""

from hashlib import blake2b
from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from jalopy.kernel.chance import LARGEST_SEED, FastChance
from jalopy.kernel.game import Game, Place
from jalopy.kernel.match import Match, start_match
from jalopy.kernel.observing import Observer
from jalopy.kernel.settings import Values

NO_LIMIT: Final = 0


class Ending:
    """A match that has ended: which one, in what order; no order where it was broken off."""

    def __init__(self, lane: int, standing: list[Place]) -> None:
        self.lane = lane
        self.standing = standing


class Abreast:
    """One match per lane. Which matches a lane plays depends on the seed and its number alone."""

    def __init__(self, observer: Observer, seats: int, values: Values, lanes: int, seed: int, most: int) -> None:
        self.observer = observer
        self.game: Game[Any] = observer.game
        self.seats = seats
        self.values = values
        self.seed = seed
        self.most = most  # answers in a match, then it is broken off
        self.width: i64 = len(observer.actions)
        self.begun = [0] * lanes  # matches, by lane
        self.given = [0] * lanes  # answers in this match, by lane
        self.matches: list[Match] = [self._begin(lane) for lane in range(lanes)]
        self.endings: list[Ending] = []  # of the last step
        # One row per lane, as `_show` writes them.
        self.seen = BytesWriter()
        self.legal = BytesWriter()
        self.seats_asked = BytesWriter()

    def _begin(self, lane: int) -> Match:
        """The next match of a lane; what is over before anybody is asked is no match to learn from."""
        while True:
            chance = FastChance(seed_of(self.seed, lane, self.begun[lane]))
            self.begun[lane] += 1
            self.given[lane] = 0
            match = start_match(self.game, self.seats, self.values, chance, False, False)
            if match.question is not None:
                return match

    def begin(self) -> None:
        """Shows all matches at their first question."""
        self._clear()
        for lane in range(len(self.matches)):
            self._show(lane)

    def step(self, actions: list[int]) -> None:
        """An answer in every lane; whoever calls has made sure that all of them are legal.

        Each match is shown as soon as it is answered: what it consists of is at hand then.
        """
        self._clear()
        for lane, action in enumerate(actions):
            match = self.matches[lane]
            question = match.question
            assert question is not None
            match.take(question, self.observer.option(question, action))
            self.given[lane] += 1
            if match.question is None:
                self._end(lane, match.standing)
            elif self.given[lane] == self.most:
                self._end(lane, [])
            self._show(lane)

    def _end(self, lane: int, standing: list[Place]) -> None:
        self.endings.append(Ending(lane, standing))
        self.matches[lane] = self._begin(lane)

    def _clear(self) -> None:
        self.endings = []
        self.seen, self.legal, self.seats_asked = BytesWriter(), BytesWriter(), BytesWriter()

    def _show(self, lane: i64) -> None:
        """What the asked seat sees; the legal actions, numbered on from lane to lane; the seat."""
        match = self.matches[lane]
        question = match.question
        assert question is not None
        self.observer.write(match.play.state, question.seat, question, self.seen)
        self.observer.write_legal(question, lane * self.width, self.legal)
        self.seats_asked.append(question.seat)


def seed_of(*numbers: int) -> int:
    """A seed for one match of many; close numbers give seeds that have nothing in common."""
    text = ":".join([str(number) for number in numbers]).encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big") & LARGEST_SEED

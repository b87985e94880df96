"""Many matches abreast, each at its question: what ends begins anew by itself. In the kernel, where the loop costs least."""

from hashlib import blake2b
from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from jalopy.kernel.chance import LARGEST_SEED, FastChance
from jalopy.kernel.game import Game, Place
from jalopy.kernel.match import Match, start_match
from jalopy.kernel.observing import Observer
from jalopy.kernel.questions import Option
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
        self.begun = [0] * lanes  # matches, by lane
        self.given = [0] * lanes  # answers in this match, by lane
        self.matches: list[Match] = [self._begin(lane) for lane in range(lanes)]
        self.endings: list[Ending] = []  # of the last step

    def _begin(self, lane: int) -> Match:
        """The next match of a lane; what is over before anybody is asked is no match to learn from."""
        while True:
            chance = FastChance(seed_of(self.seed, lane, self.begun[lane]))
            self.begun[lane] += 1
            self.given[lane] = 0
            match = start_match(self.game, self.seats, self.values, chance, False, False)
            if match.question is not None:
                return match

    def step(self, actions: list[int]) -> None:
        """An answer in every lane; if one of them is none, it is refused and nothing is answered."""
        chosen: list[Option] = []
        for lane, action in enumerate(actions):
            question = self.matches[lane].question
            assert question is not None
            chosen.append(self.observer.option(question, action))
        self.endings = []
        for lane, option in enumerate(chosen):
            match = self.matches[lane]
            question = match.question
            assert question is not None
            match.take(question, option)
            self.given[lane] += 1
            if match.question is None:
                self._end(lane, match.standing)
            elif self.given[lane] == self.most:
                self._end(lane, [])

    def _end(self, lane: int, standing: list[Place]) -> None:
        self.endings.append(Ending(lane, standing))
        self.matches[lane] = self._begin(lane)

    def rows(self) -> tuple[bytes, bytes, bytes]:
        """What the asked seats see; the legal actions, numbered on from lane to lane; the seats."""
        observer = self.observer
        seen, legal, seats = BytesWriter(), BytesWriter(), BytesWriter()
        first: i64 = 0
        width: i64 = len(observer.actions)
        for match in self.matches:
            question = match.question
            assert question is not None
            seat = question.seat
            observer.write(match.play.state, seat, question, seen)
            observer.write_legal(question, first, legal)
            seats.append(seat)
            first += width
        return seen.getvalue(), legal.getvalue(), seats.getvalue()


def seed_of(*numbers: int) -> int:
    """A seed for one match of many; close numbers give seeds that have nothing in common."""
    text = ":".join([str(number) for number in numbers]).encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big") & LARGEST_SEED

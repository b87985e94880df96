"""Many matches abreast, each at its question: what ends begins anew by itself. In the kernel, where the loop costs least."""

from hashlib import blake2b
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from jalopy.kernel.chance import LARGEST_SEED, FastChance
from jalopy.kernel.game import Game, Place
from jalopy.kernel.match import Match, start_match
from jalopy.kernel.observing import Observer, Rows
from jalopy.kernel.settings import Values

NO_LIMIT: Final = 0
ILLEGAL: Final = 0  # instead of an option's place


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
        self._clear()

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

    def check(self, actions: list[int]) -> None:
        """One for every lane; the first one that is not legal is refused."""
        first: i64 = 0
        for lane, action in enumerate(actions):
            if not 0 <= action < self.width or self.places[first + action] == ILLEGAL:
                question = self.matches[lane].question
                assert question is not None
                raise self.observer.masked(question, action)
            first += self.width

    def step(self, actions: list[int]) -> None:
        """An answer in every lane; all of them are checked.

        Each match is shown as soon as it is answered: what it consists of is at hand then.
        """
        places = self.places
        self._clear()
        first: i64 = 0
        for lane, action in enumerate(actions):
            match = self.matches[lane]
            question = match.question
            assert question is not None
            match.take(question, question.options[i64(places[first + action]) - 1])
            first += self.width
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
        lanes = len(self.matches)
        self.endings: list[Ending] = []  # of the last step
        # By lane, as `_show` writes them; whoever looks at them may keep them, so that every step has its own.
        self.seen = Rows(lanes, self.observer.size)
        self.places = vec[i16]([ILLEGAL] * (lanes * self.width))  # by lane and action, see `Observer.write_legal`
        self.seats_asked = vec[i64]([0] * lanes)

    def _show(self, lane: i64) -> None:
        """What the asked seat sees, the legal actions, and the seat."""
        match = self.matches[lane]
        question = match.question
        assert question is not None
        self.observer.write(match.play.state, question.seat, question, self.seen)
        self.observer.write_legal(question, lane * self.width, self.places)
        self.seats_asked[lane] = question.seat


def seed_of(*numbers: int) -> int:
    """A seed for one match of many; close numbers give seeds that have nothing in common."""
    text = ":".join([str(number) for number in numbers]).encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big") & LARGEST_SEED

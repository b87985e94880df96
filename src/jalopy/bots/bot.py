"""What a bot is, and the chair it sits on."""

from typing import Final

from jalopy.kernel.chance import Chance, FastChance, Stream
from jalopy.kernel.errors import NotNow
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Facts, Option, Question
from jalopy.kernel.settings import Values

HALF_A_SEED: Final = 2**31


class Chair:
    """A bot's place at the table: the question, the view, honest forks, and a lot of its own. Never the state."""

    __slots__ = ("__match", "__seen", "__settings", "__viewed", "lot", "seat")

    def __init__(self, match: Match, seat: int, lot: Stream) -> None:
        self.__match = match
        self.seat = seat
        self.lot = lot
        self.__viewed: Question | None = None
        self.__seen: Facts = {}
        self.__settings = dict(match.settings)

    @property
    def question(self) -> Question:
        """What this seat is asked."""
        first = self.__match.question
        if first is not None and first.seat == self.seat:
            return first
        for question in self.__match.questions:
            if question.seat == self.seat:
                return question
        raise NotNow("seat-unasked", number=self.seat)

    @property
    def settings(self) -> Values:
        """What the table agreed on; everybody knows it."""
        return self.__settings

    @property
    def answers_in_turn(self) -> int:
        """How many this seat has given since the turn began."""
        return sum(1 for answered in self.__match.turns[-1].asked if answered.seat == self.seat)

    def view(self) -> Facts:
        """What this seat may see; made once per question."""
        question = self.__match.question
        if self.__viewed is not question or question is None:
            self.__seen = self.__match.view(self.seat)
            self.__viewed = question
        return self.__seen

    def glance(self) -> Facts:
        """The entries of the view that the game's own bots live by; quicker, where it is asked for once. Read only."""
        return self.__match.glance(self.seat)

    def seed(self) -> int:
        """For a world to try things in, by the chair's own lot."""
        return self.lot.below(HALF_A_SEED) * HALF_A_SEED + self.lot.below(HALF_A_SEED)

    def fork(self, chance: Chance | None = None) -> Match:
        """An honest copy to try things on: what this seat cannot know is dealt anew, and the dice are other dice."""
        if chance is None:
            chance = FastChance(self.seed())
        return self.__match.fork(self.seat, chance)


class Bot:
    """A player. One bot may sit on any number of chairs: what it needs to know it takes from the chair."""

    name: str

    def choose(self, chair: Chair) -> Option:
        """One of the options of the chair's question."""
        raise NotImplementedError

    def forget(self) -> None:
        """A match begins: no answer in it may hang on what was thought in another."""

"""The table: what rules at work hold in their hands. They ask, tell, roll, pick, shuffle and draw through it."""

from typing import Final

from mypy_extensions import i64

from jalopy.kernel.cards import NOBODY, Cards
from jalopy.kernel.chance import Chance, Source
from jalopy.kernel.errors import BadScript
from jalopy.kernel.events import Event, Witness
from jalopy.kernel.questions import NO_FACTS, Facts, Option, Question, Rules, Ruling

SIDES: Final = 6  # of a die
LOT_BITS: Final = 31
LARGEST_LOT: Final = (1 << LOT_BITS) - 1


class MatchOver(Exception):
    """Raised by rules where the match is won in the middle of a turn: nothing more happens in it."""


class Table(Source):
    def __init__(self, seats: int, chance: Chance, listening: bool) -> None:
        self.seats = seats
        self.chance = chance
        self.listening = listening  # guard hot places: `if table.listening: table.tell(...)`
        self.names_cards = chance.scripted
        self.turn: i64 = 0
        # This turn's draws, in order; a re-driven turn reads them again. A die is its pips; of a lot both the result
        # and the number of possible ones are kept, in the low and the high bits, so that a record tells them apart.
        self.drawn: list[int] = []
        self.drawn_again: i64 = 0
        self.keeps_draws = True  # False where no turn will ever be driven again
        self.draws = 0  # ever; only compared with itself
        self.stream: list[Event] = []  # all that was ever told
        self.story: list[Event] = []  # the same without what was taken back
        self.witness: Witness | None = None

    # --- asking ---------------------------------------------------------------------------------------------------

    def ask(self, seat: int, kind: str, options: list[Option], rule: str, facts: Facts = NO_FACTS) -> Question:
        """A question to be yielded: `choice = yield table.ask(...)`."""
        return Question(seat, kind, options, rule, facts)

    def ask_each(self, questions: list[Question]) -> Ruling[list[Option]]:
        """Several seats at once: all options are fixed first, nothing changes until the last answer."""
        if questions:
            yield Question(questions[0].seat, questions[0].kind, [], questions[0].rule, NO_FACTS, questions)
        answers: list[Option] = []
        for question in questions:
            assert question.chosen is not None
            answers.append(question.chosen)
        return answers

    # --- telling --------------------------------------------------------------------------------------------------

    def tell(self, kind: str, facts: Facts, rule: str, private: dict[int, Facts] | None = None) -> None:
        """Something happened: `facts` for everyone, `private` more of them for some seats."""
        if self.listening:
            event = Event(len(self.stream), self.turn, kind, facts, rule, private)
            self.stream.append(event)
            self.story.append(event)
            if self.witness is not None:
                self.witness.saw(event)

    # --- chance ---------------------------------------------------------------------------------------------------

    def begin_turn(self, turn: i64, drawn: list[int]) -> None:
        """From here on draws belong to this turn; those already in `drawn` come first."""
        self.turn = turn
        self.drawn = drawn
        self.drawn_again = 0

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        at = self.drawn_again
        value: i64
        if at < len(self.drawn):
            drawn: i64 = self.drawn[at]
            value = drawn & LARGEST_LOT
        else:
            value = self.chance.draw(self.turn, at, n)
            if self.keeps_draws:
                self.drawn.append(n << LOT_BITS | value)
        self.drawn_again = at + 1
        self.draws += 1
        return value

    def roll(self) -> int:
        """One die."""
        at = self.drawn_again
        if at < len(self.drawn):
            value = self.drawn[at]
        else:
            value = self.chance.roll(self.turn, at, SIDES)
            if self.keeps_draws:
                self.drawn.append(value)
        self.drawn_again = at + 1
        self.draws += 1
        return value

    def shuffle(self, cards: Cards, place: int) -> None:
        """A pile of hidden faces is shuffled; under a script it stays as it lies, but nobody knows it any more."""
        if self.names_cards:
            cards.blur(cards.at(place), [])
        else:
            cards.shuffle(place, self)

    def shuffled(self, things: list[int]) -> list[int]:
        """Open things in random order: seats, dashboards."""
        mixed = things.copy()
        i = len(mixed) - 1
        while i > 0:
            j = self.below(i + 1)
            mixed[i], mixed[j] = mixed[j], mixed[i]
            i -= 1
        return mixed

    def draw_card(self, cards: Cards, place: int) -> int:
        """Take the top card of a pile, or the one the script names."""
        if self.names_cards:
            self._bring_up_named_card(cards, cards.at(place))
        return cards.draw(place)

    def _bring_up_named_card(self, cards: Cards, pile: list[int]) -> None:
        at = self.drawn_again
        depth = len(pile) - 1
        if at < len(self.drawn):
            depth = self.drawn[at] & LARGEST_LOT
        else:
            face = self.chance.card(self.turn, at)
            if face:
                while depth >= 0 and (cards.face(pile[depth]) != face or cards.knowing(pile[depth]) != NOBODY):
                    depth -= 1
                if depth < 0:
                    raise BadScript(f"The script wants the card '{face}', but it is not in the pile drawn from.")
            if self.keeps_draws:
                self.drawn.append(len(pile) << LOT_BITS | depth)
        self.drawn_again = at + 1
        self.draws += 1
        cards.swap(pile[depth], pile[-1])


__all__ = ["MatchOver", "Rules", "Ruling", "Table"]

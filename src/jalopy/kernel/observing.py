"""What a program that learns is shown of a match: a row of whole numbers for a seat, and the answers by number.

A game's part `observing` has an `OBSERVER`. Rows are as long for every number of seats, and all numbers are of 16 bits.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from jalopy.kernel.errors import NotNow
from jalopy.kernel.game import Game, State
from jalopy.kernel.questions import NOT_NUMBERED, Option, Question

NOT_IN_THE_SPACE: Final = -1  # instead of an action's number
NOTHING_ASKED: Final = -1  # instead of a kind of question


class Field:
    """Numbers of a row that belong together; none of them is below `low` or above `high`."""

    def __init__(self, name: str, text: str, size: int = 1, high: int = 1, low: int = 0) -> None:
        self.name = name
        self.text = text
        self.size = size
        self.low = low
        self.high = high


class Group:
    """Fields that a row holds so many times, one set of them after the other."""

    def __init__(self, name: str, text: str, fields: list[Field], times: int = 1) -> None:
        self.name = name
        self.text = text
        self.fields = fields
        self.times = times
        self.width = sum([field.size for field in fields])

    @property
    def size(self) -> int:
        return self.width * self.times


class Slots:
    """For questions whose options have no names that are known beforehand: the first option offered, the second …

    What is offered beyond the last slot is not in the action space.
    """

    def __init__(self, kind: str, name: str, width: int) -> None:
        self.kind = kind
        self.name = name
        self.width = width


class Rows:
    """So many rows of numbers, written one after the other; what nobody writes is 0."""

    def __init__(self, rows: int, size: int) -> None:
        self.numbers = vec[i16]([0] * (rows * size))
        self.at: i64 = 0  # where the next number goes

    def write(self, number: i64) -> None:
        self.numbers[self.at] = i16(number)
        self.at += 1

    def skip(self, numbers: i64) -> None:
        """So many stay 0."""
        self.at += numbers

    def mark(self, place: i64, size: i64) -> None:
        """Of so many numbers the one at a place is 1; none if there is no such place."""
        if 0 <= place < size:
            self.numbers[self.at + place] = 1
        self.at += size

    def mark_all(self, bits: i64, size: i64) -> None:
        """A set as so many numbers, 1 for what is in it."""
        for place in range(size):
            self.numbers[self.at + place] = i16(bits >> place & 1)
        self.at += size


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """How the matches of one game look; a game says what follows the question, and how it is written."""

    def __init__(self, game: Game[Any], groups: list[Group], actions: list[str], slots: list[Slots]) -> None:
        self.game = game
        self.kinds: list[str] = []
        for rule in game.rulebook.rules:
            self.kinds += [kind for kind in rule.asks if kind not in self.kinds]
        asked = [Field(kind, "", 1) for kind in self.kinds]
        self.groups = [Group("question", "What the seat is asked; all 0 for a seat that is not.", asked), *groups]
        self.size = sum([group.size for group in self.groups])
        self.actions = actions.copy()
        self.slots = slots
        self._first: dict[str, int] = {}  # by kind of question, the action of the first slot
        for slot in slots:
            self._first[slot.kind] = len(self.actions)
            self.actions += [f"{slot.name}:{place}" for place in range(slot.width)]
        self._width = {slot.kind: slot.width for slot in slots}
        self._number: dict[str, int] = {name: number for number, name in enumerate(actions)}
        self._asked = {kind: place for place, kind in enumerate(self.kinds)}

    # --- what is seen -----------------------------------------------------------------------------------------------

    def write(self, state: State, seat: int, question: Question | None, row: Rows) -> None:
        """The row of a seat. `question` is its own; None if it is not asked."""
        row.mark(NOTHING_ASKED if question is None else self._asked[question.kind], len(self.kinds))
        self.observe(state, seat, question, row)

    def observe(self, state: State, seat: int, question: Question | None, row: Rows) -> None:
        """What follows the kind of the question, group by group: of the state no more than the seat may see."""
        raise NotImplementedError

    # --- answers by number ------------------------------------------------------------------------------------------

    def number(self, question: Question, place: int) -> int:
        """The action that takes the option at this place, or NOT_IN_THE_SPACE."""
        number = self._number_of(question.options[place])
        if number == NOT_IN_THE_SPACE and place < self._width.get(question.kind, 0):
            return self._first[question.kind] + place
        return number

    def _number_of(self, option: Option) -> int:
        """By its name; what is looked up once is kept, for most options are offered again and again."""
        if option.action == NOT_NUMBERED:
            option.action = self._number.get(option.key, NOT_IN_THE_SPACE)
        return option.action

    def write_legal(self, question: Question, first: i64, places: "vec[i16]") -> None:
        """At every legal action, counted from `first` on, the place of its option; the first option's is 1."""
        options = question.options
        for place in range(len(options)):
            number: i64 = self._number_of(options[place])
            if number == NOT_IN_THE_SPACE:
                number = self.number(question, place)
            if number != NOT_IN_THE_SPACE:
                places[first + number] = i16(place + 1)

    def option(self, question: Question, action: int) -> Option:
        """The option that an action takes, or the refusal."""
        for option in question.options:
            if self._number_of(option) == action != NOT_IN_THE_SPACE:
                return option
        first = self._first.get(question.kind, 0)
        if 0 <= action - first < self._width.get(question.kind, 0) and action - first < len(question.options):
            place = action - first
            if self.number(question, place) == action:
                return question.options[place]
        raise self.masked(question, action)

    def masked(self, question: Question, action: int) -> NotNow:
        """The refusal of an action that is not legal."""
        numbers = [self.number(question, place) for place in range(len(question.options))]
        legal = [str(number) for number in numbers if number != NOT_IN_THE_SPACE]
        name = self.actions[action] if 0 <= action < len(self.actions) else "none"
        return NotNow("action-masked", action=str(action), name=name, asked=question.kind, legal=", ".join(legal))

"""What a game supplies: its settings, its rules as generators, its views, its positions."""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from jalopy.kernel.box import Box
from jalopy.kernel.cards import Cards
from jalopy.kernel.chance import Source
from jalopy.kernel.errors import BadPosition, BadSetting, Fault
from jalopy.kernel.knobs import Knob, without_printed
from jalopy.kernel.questions import Barred, Facts, Question, Rules
from jalopy.kernel.reading import Reader
from jalopy.kernel.rulebook import Rulebook
from jalopy.kernel.settings import Setting, Values, read_each
from jalopy.kernel.table import Table
from jalopy.kernel.views import Seen


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """All that is known between turns. A turn starts from it alone."""

    def __init__(self, turn: int, cards: Cards) -> None:
        self.turn = turn  # 0: the set-up
        self.cards = cards

    def copy(self) -> "State":
        raise NotImplementedError

    def copy_over(self, given_up: "State") -> "State":
        """A copy, made from one that nobody needs any more where that is quicker."""
        return self.copy()


S = TypeVar("S", bound=State)


class Place:
    """One seat's place in the final order, and why."""

    def __init__(self, place: int, seat: int, reason: str, facts: Facts, rule: str, lost: bool = False) -> None:
        self.place = place
        self.won = place == 1 and not lost  # whoever plays alone is first all the same
        self.seat = seat
        self.reason = reason
        self.facts = facts
        self.rule = rule

    def __repr__(self) -> str:
        return f"Place({self.place}, seat={self.seat}, {self.reason!r})"

    def as_data(self) -> Facts:
        return {
            "place": self.place,
            "seat": self.seat,
            "reason": self.reason,
            "facts": self.facts,
            "rule": self.rule,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One rulebook in code."""

    name: str
    version: str  # of the rules: another version may play the same answers differently
    seat_counts: tuple[int, ...]
    settings: tuple[Setting, ...]
    rulebook: Rulebook
    box: Box
    knobs: tuple[Knob, ...]  # what of the box a match may change; a game that has some has the setting `box`

    def __init__(
        self,
        name: str,
        version: str,
        seat_counts: tuple[int, ...],
        settings: tuple[Setting, ...],
        rulebook: Rulebook,
        box: Box,
        knobs: tuple[Knob, ...] = (),
    ) -> None:
        self.name = name
        self.version = version
        self.seat_counts = seat_counts
        self.settings = settings
        self.rulebook = rulebook
        self.box = box
        self.knobs = knobs

    def read_settings(self, seats: int, given: Values) -> Values:
        """Seats and settings checked one by one and together, defaults filled in."""
        values, faults = self.read_given(seats, given)
        faults = faults or self.check_settings(seats, values)
        if faults:
            raise BadSetting.found(faults, {**values, **given}, self)
        return values

    def read_given(self, seats: int, given: Values) -> tuple[Values, list[Fault]]:
        """Seats and settings one by one: what can be read, defaults for the rest, and what is wrong with it."""
        values, faults = read_each(self.name, self.settings, given)
        if seats not in self.seat_counts:
            low, high = min(self.seat_counts), max(self.seat_counts)
            faults.insert(0, Fault("seats", game=self.name, low=low, high=high, number=seats))
        return values, faults

    def check_settings(self, seats: int, values: Values) -> list[Fault]:
        """What does not go together among settings that are each legal by themselves, the most urgent first."""
        return []

    def preview(self, seats: int, values: Values) -> Facts:
        """What a page may show of such settings before there is a match, whether or not they go together."""
        return {}

    def idle_settings(self, seats: int, values: Values) -> list[str]:
        """Settings that make no difference with these seats and the others as they are: nobody need be asked for them."""
        return []

    def written_settings(self, values: Values) -> Values:
        """The settings as records keep them; a game that has got new ones since may leave their defaults out.

        The printed box is left out: older records do not know that there are others.
        """
        return without_printed(values)

    def start(self, seats: int, values: Values) -> S:
        """The components in the box, before the set-up."""
        raise NotImplementedError

    def setup(self, state: S, table: Table) -> Rules:
        raise NotImplementedError

    def turn(self, state: S, table: Table) -> Rules:
        raise NotImplementedError

    def finished(self, state: S) -> bool:
        """Asked between turns."""
        raise NotImplementedError

    def standing(self, state: S) -> list[Place]:
        raise NotImplementedError

    def sure_winner(self, state: S) -> int | None:
        """The seat that has won already, as everybody sees, while the others play on for the places behind it."""
        return None

    def placed(self, state: S, seats: int) -> int:
        """Among how many the places of `standing` are: more than seats where nobody's pieces are placed too."""
        return seats

    def plays_as(self, state: S, seat: int) -> str:
        """What everybody sees the seat drive or be, by its name: a racer, a colour, a character; "" if nothing yet."""
        return ""

    def view(self, state: S, seat: int | None) -> Facts:
        """Built up from what the seat (None: a spectator) may see."""
        return self.seen_by(state, seat, self.open_view(state)).view()

    def seen_by(self, state: S, seat: int | None, shown: Facts) -> Seen:
        """The same, with what everybody sees looked up before."""
        own: Facts = {"seat": seat}
        if seat is not None:
            own.update(self.own_view(state, seat, shown))
        return Seen(shown, own)

    def glance(self, state: S, seat: int) -> Facts:
        """What its bots live by of the seat's view, where that is quicker than all of it; nothing that the view does not say."""
        return self.view(state, seat)

    def open_view(self, state: S) -> Facts:
        """What everybody sees."""
        raise NotImplementedError

    def own_view(self, state: S, seat: int, shown: Facts) -> Facts:
        """What a seat sees otherwise, by its name in the view. `shown`, what everybody sees, is not to be changed."""
        return {}

    def barred(self, state: S, question: Question) -> list[Barred]:
        """What the asked seat might want to do but may not, and why."""
        return []

    def refuse(self, state: S, question: Question, key: str) -> Barred | None:
        """Why any other key somebody may try is no answer now; asked where it is neither offered nor barred."""
        return None

    def determinize(self, state: S, seats: int, source: Source) -> None:
        """Deal anew what none of these seats (a set, as bits) can know. Games whose secrets all lie in `cards` need no more than this."""
        state.cards.redeal(seats, source)

    def position(self, state: S) -> Facts:
        """The state between two turns as plain data."""
        raise NotImplementedError

    def from_position(self, data: Facts) -> tuple[int, Values, S]:
        """Seats, settings and state, or why there can be no such position."""
        reader = Reader(data, "the position", BadPosition)
        seats = reader.number("seats", min(self.seat_counts), max(self.seat_counts))
        try:
            values = self.read_settings(seats, _given(reader))
        except BadSetting as error:
            raise BadPosition(str(error)) from None
        return seats, values, self.read_position(reader, seats, values)

    def read_position(self, reader: Reader, seats: int, values: Values) -> S:
        """The state; of what was written, seats and settings are read already."""
        raise NotImplementedError


def _given(reader: Reader) -> Values:
    given: Values = {}
    if reader.has("settings"):
        for name, value in reader.table("settings").data.items():
            if not isinstance(value, bool | int | str):
                raise BadSetting("setting-kind", setting=name)
            given[name] = value
    return given

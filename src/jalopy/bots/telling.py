"""Why one answer is better than another: what differs while both are tried in the same worlds.

Of every try it is known how the match ended, if it did. A game says in its part `bot.telling` which few facts matter to people
besides, as numbers: FACTS names them, and `tell` takes them from what the seat saw before, what it sees now, and what was told
in between. So nothing is known here that the seat could not know, and nothing is said that was not counted.
"""

from collections.abc import Callable, Sequence
from functools import cache
from math import inf, sqrt
from typing import Any, Final

from msgspec import Struct

from jalopy import games
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import Values

ENOUGH: Final = 12  # worlds in which both were tried, before anything is said of a difference
CLEARLY: Final = 3.0  # standard errors: several facts are looked at, and one of them differs by luck soon enough
SURE_ENOUGH: Final = 8.0  # from here on the game's own order of its facts decides, not how sure they are
MOST_REASONS: Final = 2
MOST_RISKS: Final = 2
SMALLEST_RISK: Final = 0.01


class Fact:
    """Something that matters to people, and how much of it nobody minds."""

    def __init__(self, name: str, *, least: float, good: bool = True, chance: bool = False, risk: bool = False) -> None:
        self.name = name  # of its message: telling-<name>, with .risk where it is one
        self.least = least
        self.good = good  # the more the better
        self.chance = chance  # 0 or 1 in every try
        self.risk = risk  # worth a warning beside the answer


class Seen:
    """A try as its seat saw it."""

    def __init__(self, seat: int, settings: Values, before: Facts, after: Facts, events: list[Facts]) -> None:
        self.seat = seat
        self.settings = settings
        self.before: Any = before  # the view at the question
        self.after: Any = after  # the view when the try was over
        self.events: Any = events  # in between

    def count(self, kinds: Sequence[str], of: str, mine: Sequence[object]) -> int:
        """The events of these kinds whose fact `of` is one of mine."""
        return sum(1 for event in self.events if event["kind"] in kinds and event["facts"].get(of) in mine)


# Of every game, before its own facts.
ENDINGS: Final = (
    Fact("won", least=0.02, chance=True),
    Fact("lost", least=0.02, chance=True, good=False),
)

Row = list[float] | None
"""By fact what a try came to; None where before and after cannot be compared."""


class Teller:
    """The facts of one game: how a try ended, if it did, and its own."""

    def __init__(self, facts: Sequence[Fact], tell: Callable[[Seen], Row]) -> None:
        self.facts = (*ENDINGS, *facts)
        self._tell = tell

    def listen(self, match: Match) -> None:
        """From here on what happens in a try is told."""
        match.table.listening = True

    def tell(self, match: Match, seat: int, before: Facts) -> Row:
        own = self._tell(Seen(seat, match.settings, before, match.view(seat), match.events(0, seat)))
        if own is None:
            return None
        won = any(place.won for place in match.standing if place.seat == seat)
        return [float(won), float(match.over and not won), *own]


@cache
def teller_of(game: str) -> Teller | None:
    """None where a game names no facts."""
    own: Any = games.part(games.find(game), "bot.telling")
    return None if own is None else Teller(own.FACTS, own.tell)


class Reason(Struct):
    """A difference between two answers, as it is told: of amounts by how much on the average, of chances both in per cent."""

    fact: str
    good: bool  # it speaks for the answer
    more: bool
    by: float = 0.0
    chance: int | None = None  # of the answer
    instead: int | None = None  # of the other one


class Risk(Struct):
    fact: str
    chance: int  # in per cent


class Why(Struct):
    """For an answer against another one; `even`: none of them is surely better. No reasons: nothing differs clearly."""

    answer: str
    other: str
    even: bool
    reasons: list[Reason]


class Difference:
    """Of one fact between two answers, over the worlds in which both were tried."""

    def __init__(self, fact: Fact, mine: Sequence[float], theirs: Sequence[float]) -> None:
        count = len(mine)
        gaps = [one - other for one, other in zip(mine, theirs, strict=True)]
        self.fact = fact
        self.mine = sum(mine) / count
        self.theirs = sum(theirs) / count
        self.mean = sum(gaps) / count
        error = sqrt(sum((gap - self.mean) ** 2 for gap in gaps) / (count - 1) / count)
        self.errors = abs(self.mean) / error if error > 0.0 else inf if self.mean else 0.0

    @property
    def clear(self) -> bool:
        return abs(self.mean) >= self.fact.least and self.errors > CLEARLY

    @property
    def speaks_for(self) -> bool:
        return (self.mean > 0) is self.fact.good

    def told(self) -> Reason:
        reason = Reason(fact=self.fact.name, good=self.speaks_for, more=self.mean > 0)
        if self.fact.chance:
            reason.chance, reason.instead = round(self.mine * 100), round(self.theirs * 100)
        else:
            reason.by = rounded(abs(self.mean))
        return reason


def rounded(amount: float) -> float:
    return round(amount, 1 if amount < 10 else 0)


def reasons(facts: Sequence[Fact], mine: Sequence[Row], theirs: Sequence[Row]) -> list[Reason]:
    """The clearest: one that speaks for the answer, where there is any, and another one."""
    pairs = [(one, other) for one, other in zip(mine, theirs, strict=False) if one is not None and other is not None]
    if len(pairs) < ENOUGH:
        return []
    differences = [
        Difference(fact, [one[place] for one, _ in pairs], [other[place] for _, other in pairs])
        for place, fact in enumerate(facts)
    ]
    clear = [each for each in differences if each.clear]
    clear.sort(key=lambda each: -min(each.errors, SURE_ENOUGH))  # as many errors: in the game's order
    first = next((each for each in clear if each.speaks_for), None)
    others = [each for each in clear if each is not first]
    chosen = others[:1] if first is None else [first, *others][:MOST_REASONS]
    return [each.told() for each in chosen]


def risks(facts: Sequence[Fact], rows: Sequence[Row]) -> list[Risk]:
    """What the game warns of, as often as it came."""
    known = [row for row in rows if row is not None]
    if len(known) < ENOUGH:
        return []
    chances = [(fact, sum(row[place] for row in known) / len(known)) for place, fact in enumerate(facts) if fact.risk]
    found = [Risk(fact=fact.name, chance=round(chance * 100)) for fact, chance in chances if chance >= SMALLEST_RISK]
    return found[:MOST_RISKS]

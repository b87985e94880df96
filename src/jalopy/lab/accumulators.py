"""Accumulators: each takes one finished match after the other and keeps a summary, so that memory stays small.

What only one game has (which racer sat on which seat) comes from the module `traits` of its folder, which turns a
finished match into `Traits`. Everything else here knows no game.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from jalopy import games
from jalopy.kernel.events import canonical
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Facts
from jalopy.lab.intervals import wilson


@dataclass(frozen=True)
class Traits:
    """What a game tells of a finished match besides its order: who went first, and who drove what."""

    turn_order: Sequence[int] = ()  # seats, the start player first; empty where a game has none
    kinds: dict[str, list[list[str]]] = field(default_factory=dict)  # e.g. "racer": for each seat the racers it drove


@dataclass(frozen=True)
class Use:
    """That an event tells of: of what sort, and which fact names it; none, where the sort says it all. An event in which
    the fact `unless` is there is about something else."""

    sort: str
    fact: str = ""
    unless: str = ""


@dataclass(frozen=True)
class Finished:
    """One match as the accumulators see it."""

    number: int
    bots: Sequence[str]
    order: Sequence[int]  # seats, the best first
    places: Sequence[int]  # by seat; the same for seats that are level
    winner: int | None  # nobody, where somebody wins who sits on no seat, or one alone has lost
    turns: int
    decisions: int
    traits: Traits
    line: str  # all of it as a text: equal lines, equal matches


def look_at(match: Match, number: int, bots: Sequence[str], decisions: int) -> Finished:
    standing = match.standing
    traits = traits_of(match)
    turns = int(match.table.turn)
    line = canonical([number, turns, decisions, [place.as_data() for place in standing], traits.kinds])
    winner = standing[0].seat if standing[0].won else None
    order = [place.seat for place in standing]
    places = [place.place for place in sorted(standing, key=lambda place: place.seat)]
    return Finished(number, bots, order, places, winner, turns, decisions, traits, line)


def traits_of(match: Match) -> Traits:
    module = games.part(match.game, "traits")
    traits = module.traits(match) if module else Traits()
    assert isinstance(traits, Traits)
    return traits


@dataclass
class Tally:
    """Wins and appearances by name."""

    wins: Counter[str] = field(default_factory=Counter)
    matches: Counter[str] = field(default_factory=Counter)

    def add(self, name: str, won: bool) -> None:
        self.matches[name] += 1
        self.wins[name] += won

    def merge(self, other: "Tally") -> None:
        self.wins.update(other.wins)
        self.matches.update(other.matches)

    def row(self, name: str) -> Facts:
        wins, matches = self.wins[name], self.matches[name]
        low, high = wilson(wins, matches)
        rate = wins / matches if matches else 0.0
        return {"wins": wins, "matches": matches, "rate": rate, "low": low, "high": high}

    def as_data(self) -> Facts:
        return {name: self.row(name) for name in sorted(self.matches)}


@dataclass
class Spread:
    """Whole numbers, counted."""

    counts: Counter[int] = field(default_factory=Counter)

    def add(self, number: int) -> None:
        self.counts[number] += 1

    def merge(self, other: "Spread") -> None:
        self.counts.update(other.counts)

    @property
    def mean(self) -> float:
        return sum(number * count for number, count in self.counts.items()) / self.counts.total()

    @property
    def median(self) -> float:
        total = self.counts.total()
        return (self._ranked((total - 1) // 2) + self._ranked(total // 2)) / 2

    def _ranked(self, rank: int) -> int:
        """The number with so many before it."""
        for number in sorted(self.counts):
            rank -= self.counts[number]
            if rank < 0:
                return number
        raise IndexError("fewer numbers than that")

    def as_data(self) -> Facts:
        return {
            "mean": self.mean,
            "median": self.median,
            "least": min(self.counts),
            "most": max(self.counts),
            "counts": {str(number): self.counts[number] for number in sorted(self.counts)},
        }


@dataclass
class Summary:
    """All accumulators of a run. Merging summaries in any order gives the same sums."""

    games: int = 0
    by_seat: Tally = field(default_factory=Tally)
    by_turn_order: Tally = field(default_factory=Tally)
    by_bot: Tally = field(default_factory=Tally)
    by_kind: dict[str, Tally] = field(default_factory=dict)
    turns: Spread = field(default_factory=Spread)
    decisions: Spread = field(default_factory=Spread)

    def add(self, match: Finished) -> None:
        self.games += 1
        self.turns.add(match.turns)
        self.decisions.add(match.decisions)
        winner = match.winner
        for seat, bot in enumerate(match.bots):
            self.by_seat.add(str(seat), seat == winner)
            self.by_bot.add(bot, seat == winner)
        for place, seat in enumerate(match.traits.turn_order, 1):
            self.by_turn_order.add(str(place), seat == winner)
        for kind, by_seat in match.traits.kinds.items():
            tally = self.by_kind.setdefault(kind, Tally())
            for seat, names in enumerate(by_seat):
                for name in names:
                    tally.add(name, seat == winner)

    def merge(self, other: "Summary") -> None:
        self.games += other.games
        self.by_seat.merge(other.by_seat)
        self.by_turn_order.merge(other.by_turn_order)
        self.by_bot.merge(other.by_bot)
        self.turns.merge(other.turns)
        self.decisions.merge(other.decisions)
        for kind, tally in other.by_kind.items():
            self.by_kind.setdefault(kind, Tally()).merge(tally)

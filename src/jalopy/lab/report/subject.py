"""What a report is about: a game as it was played, with its measures worked out once, and its words."""

import re
from functools import cached_property
from typing import Any

from jalopy import games
from jalopy.kernel.game import Game
from jalopy.kernel.questions import Facts
from jalopy.lab import lengths
from jalopy.lab.accumulators import Spread
from jalopy.lab.rates import Rate
from jalopy.lab.report import measures
from jalopy.lab.report.gathering import TIMES, Asked, Gathering
from jalopy.lab.report.measures import Luck, Step, UseRate
from jalopy.lab.report.plots import TEAL
from jalopy.lab.report.words import Words
from jalopy.lab.rows import Row
from jalopy.texts import SOURCE_LANGUAGE


class Subject:
    def __init__(self, gathering: Gathering, language: str = SOURCE_LANGUAGE) -> None:
        self.gathering = gathering
        self.plan = gathering.plan
        self.job = gathering.plan.job
        self.seats = self.plan.seats
        self.matches = self.plan.matches
        self.rows: list[Row] = gathering.main.rows
        self.game: Game[Any] = games.find(self.job.game)
        self.words = Words(self.game, language, self.job.settings)
        self._traits = games.part(self.game, "traits")

    @property
    def title(self) -> str:
        return self.game.rulebook.title

    @property
    def kind(self) -> str:
        """What a seat drives or is: racer, character or car."""
        kinds: tuple[str, ...] = getattr(self._traits, "KINDS", ())
        return kinds[0] if kinds else ""

    @property
    def unit(self) -> str:
        """In which a seat is behind."""
        return str(getattr(self._traits, "BEHIND_BY", ("", ""))[1])

    def name(self, word: str) -> str:
        return self.words.name(word)

    def painted(self, name: str) -> str | None:
        """The colour of a name, where it has one of its own."""
        paints: dict[str, str] = getattr(self._traits, "PAINT", {})
        return paints.get(name)

    def paint(self, name: str) -> str:
        return self.painted(name) or TEAL

    @cached_property
    def badges(self) -> dict[str, str]:
        """A letter for each name, two where one would not tell them apart."""
        names = sorted(self.by_name)
        firsts = [self.name(name)[0] for name in names]
        return {
            name: first if firsts.count(first) == 1 else _two_letters(self.name(name))
            for name, first in zip(names, firsts, strict=True)
        }

    def summary(self) -> Facts:
        """What stands in sentences and in no table: lengths, the lead, and whoever had it at half-time."""
        related = measures.half_time(self.rows)
        last = measures.last_changes(self.rows)
        return {
            "turns": self._length(self.turns),
            "decisions": self._length(self.decisions),
            "lead_changes": {
                **self._length(self.lead_changes),
                "none": Rate(self.lead_changes.counts[0], self.matches).as_data(),
                "last": round(last[len(last) // 2], 4) if last else None,
            },
            "leader_at_half_time": measures.leader_wins(self.rows, 50).as_data(),
            "half_time": None
            if related is None
            else {"value": round(related.value, 4), "low": round(related.low, 4), "high": round(related.high, 4)},
        }

    def _length(self, spread: Spread) -> Facts:
        """The mean with its interval, and where nine in ten lie."""
        mean = measures.mean_of([float(number) for number in spread.counts.elements()])
        return {
            "mean": round(mean.mean, 3),
            "low": round(mean.low, 3),
            "high": round(mean.high, 3),
            "nine_in_ten": [lengths.part_below(spread, 0.05), lengths.part_below(spread, 0.95)],
        }

    # --- measures -----------------------------------------------------------------------------------------------------

    @cached_property
    def fair(self) -> float:
        return measures.fair_share(self.rows)

    def fair_with(self, seats: int) -> float:
        return measures.fair_share(self.gathering.by_seats[seats].rows)

    @cached_property
    def by_order(self) -> list[Rate]:
        return measures.by_order(self.rows)

    @cached_property
    def by_seats_and_order(self) -> dict[int, list[Rate]]:
        return {seats: measures.by_order(seen.rows) for seats, seen in self.gathering.by_seats.items()}

    @cached_property
    def by_name(self) -> dict[str, Rate]:
        return measures.by_name(self.rows, self.kind)

    @cached_property
    def by_order_and_name(self) -> dict[tuple[int, str], Rate]:
        return measures.by_order_and_name(self.rows, self.kind)

    @cached_property
    def turns(self) -> Spread:
        return measures.spread_of(self.rows, "turns")

    @cached_property
    def decisions(self) -> Spread:
        return measures.spread_of(self.rows, "decisions")

    @cached_property
    def lead_changes(self) -> Spread:
        return measures.spread_of(self.rows, "lead_changes")

    def comeback(self, waypoint: int) -> list[Step]:
        return measures.comeback(self.rows, waypoint)

    @cached_property
    def asked(self) -> dict[str, Asked]:
        return measures.kinds_of_questions(self.gathering.main.asked)

    @cached_property
    def uses(self) -> list[UseRate]:
        return measures.uses(self.gathering.main.uses)

    @cached_property
    def unmet(self) -> list[str]:
        return measures.never_met(self.game.rulebook, self.gathering.main.met)

    @cached_property
    def luck(self) -> dict[int, Luck]:
        """By one answer in how many was by lot."""
        found = {lots: measures.luck(wins, TIMES) for lots, wins in self.gathering.wins_again.items()}
        return {lots: luck for lots, luck in found.items() if luck is not None}


def _two_letters(name: str) -> str:
    words = re.findall(r"\w+", name)
    return (words[0][0] + words[1][0]).upper() if len(words) > 1 else name[:2].upper()

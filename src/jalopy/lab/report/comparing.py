"""Two ways to play a game held against each other: differences with intervals, and how many matches would settle them.

The two are settings, bots, or folders of tables. Matches of the two are taken to be independent of each other.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from pathlib import Path
from typing import Any, Final

from jalopy import games
from jalopy.kernel.errors import BadSetting
from jalopy.kernel.knobs import BOX, box_of
from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import Values
from jalopy.lab import tables
from jalopy.lab.intervals import apart
from jalopy.lab.pool import Progress
from jalopy.lab.report import findings, measures, page, plots
from jalopy.lab.report.figures import HALF, PHONE, Figure
from jalopy.lab.report.findings import Finding, sentences
from jalopy.lab.report.gathering import Plan, gather, make_plan
from jalopy.lab.report.measures import Mean, Rate
from jalopy.lab.report.plots import Dot, percent
from jalopy.lab.rows import Row
from jalopy.texts import Texts

BOTS: Final = "bots"
SAID: Final = 3  # differences that are told in sentences
FOOTER: Final = "A difference is called settled where its 95 % interval leaves out no difference at all."
LENGTHS: Final = {"turns": "turns", "decisions": "decisions", "lead_changes": "lead changes"}


@dataclass
class Side:
    """One of the two, played already or not yet."""

    label: str
    matches: int
    rows: list[Row]
    plan: Plan | None = None


@dataclass(frozen=True)
class Difference:
    """Of the second side from the first: rates in points, lengths as a part of the first."""

    label: str
    one: float
    other: float
    low: float
    high: float
    matches: int  # on each side, about
    of_rates: bool

    @property
    def who(self) -> str:
        """Who has the rate; names begin with a capital."""
        return f"Whoever {self.label}" if self.label[0].islower() else self.label

    @property
    def size(self) -> float:
        return self.other - self.one if self.of_rates else (self.other - self.one) / self.one

    @property
    def settled(self) -> bool:
        """Whether the interval leaves out no difference at all."""
        return self.low > 0 or self.high < 0

    @property
    def needed(self) -> int | None:
        """Matches on each side after which the interval would leave out no difference, if it is as large as it looks."""
        if not self.size:
            return None
        return max(1, ceil(self.matches * ((self.high - self.low) / 2 / self.size) ** 2))

    @property
    def weight(self) -> float:
        """How many times its half interval it is."""
        return abs(self.size) / ((self.high - self.low) / 2) if self.high > self.low else 0.0


def of_rates(label: str, one: Rate, other: Rate, matches: int) -> Difference:
    """With Newcombe's interval, which is made of the two of Wilson."""
    low, high = apart((one.rate, one.low, one.high), (other.rate, other.low, other.high))
    return Difference(label, one.rate, other.rate, low, high, matches, of_rates=True)


def of_means(label: str, one: Mean, other: Mean, matches: int) -> Difference | None:
    if not one.mean:
        return None
    more, half = other.mean - one.mean, sqrt(one.half**2 + other.half**2)
    low, high = (more - half) / one.mean, (more + half) / one.mean
    return Difference(label, one.mean, other.mean, low, high, matches, of_rates=False)


# --- the two sides ----------------------------------------------------------------------------------------------------


def sides(
    game: str, words: tuple[str, str], seats: int, bots: Sequence[str], matches: int, seed: int, settings: Values
) -> list[Side]:
    """Everything checked before anything is played."""
    games.find(game)
    found = []
    for word in words:
        name, equals, value = word.partition("=")
        if os.path.isdir(word):
            found.append(_read(game, word))
        elif not equals:
            raise BadSetting("compare-word", word=word)
        else:
            driven = [each.strip() for each in value.split(",")] if name == BOTS else bots
            changed = settings if name == BOTS else with_change(settings, name, value)
            plan = make_plan(game, seats, driven, matches, seed, changed, alone=True)
            found.append(Side(f"{name} {value}", matches, [], plan))
    return found


def with_change(settings: Values, name: str, value: str) -> Values:
    """Another value of a setting, or of a number of the box by its path."""
    if "." not in name:
        return {**settings, name: value}
    return {**settings, BOX: ",".join(filter(None, [box_of(settings), f"{name}={value}"]))}


def _read(game: str, folder: str) -> Side:
    """The tables of `jalopy simulate --out`."""
    rows = tables.read_matches(folder)
    if not rows:
        raise BadSetting("compare-no-tables", folder=folder)
    if rows[0]["game"] != game:
        raise BadSetting("compare-other-game", folder=folder, other=str(rows[0]["game"]), wanted=game)
    return Side(Path(folder).name, len(measures.matches_of(rows)), rows)


def compare(game: str, two: Sequence[Side], workers: int | None = 1, progress: Progress | None = None) -> "Comparison":
    total = sum(side.matches for side in two)
    before = 0
    for side in two:
        if side.plan is not None:
            side.rows = gather(side.plan, workers, _further(progress, before, total)).main.rows
        before += side.matches
    return Comparison(game, two)


def _further(progress: Progress | None, before: int, total: int) -> Callable[[int, int], None] | None:
    return None if progress is None else lambda done, of: progress(before + done, total)


# --- what they tell ---------------------------------------------------------------------------------------------------


class Comparison:
    def __init__(self, game: str, two: Sequence[Side]) -> None:
        self.game: Any = games.find(game)
        self.one, self.other = two
        self._texts = Texts(self.game)
        self.differences = list(self._differences())
        self.findings = list(self._findings())
        self.figures = list(self._figures())

    def _differences(self) -> Iterator[Difference]:
        one, other = self.one.rows, self.other.rows
        fewer = min(self.one.matches, self.other.matches)
        orders = list(zip(measures.by_order(one), measures.by_order(other), strict=False))
        for order, (rate, rate_there) in enumerate(orders, 1):
            yield of_rates(f"goes {findings.ordinal(order, len(orders))}", rate, rate_there, fewer)
        for kind in getattr(games.part(self.game, "traits"), "KINDS", ()):
            here, there = measures.by_name(one, kind), measures.by_name(other, kind)
            for name in (name for name in here if name in there):
                shown = self._texts.name(name)
                yield of_rates(shown[:1].upper() + shown[1:], here[name], there[name], fewer)
        leader, leader_there = measures.leader_wins(one, 50), measures.leader_wins(other, 50)
        if leader.matches and leader_there.matches:
            yield of_rates("leads at half-time", leader, leader_there, fewer)
        for column, label in LENGTHS.items():
            means = [
                measures.mean_of([float(str(row[column])) for row in measures.matches_of(rows)])
                for rows in (one, other)
            ]
            found = of_means(label, means[0], means[1], fewer)
            if found is not None:
                yield found

    def _findings(self) -> Iterator[Finding]:
        settled = sum(each.settled for each in self.differences)
        ranked = sorted(self.differences, key=lambda each: -each.weight)
        count = len(self.differences)
        chance = f"Of {count} differences about {count / 20:.1f} would look settled by chance alone."
        yield Finding(
            str(settled),
            f"of {count} settled",
            f"*{settled or 'None'} of {count} differences* between {self.one.label} and {self.other.label} {'is' if settled == 1 else 'are'} settled.",
            chance,
            1.0,
        )
        for each in ranked[:SAID]:
            yield Finding(_signed(each.size, each.of_rates), each.label, self._told(each), _settling(each), each.weight)

    def _told(self, each: Difference) -> str:
        low, high = _signed(each.low, each.of_rates), _signed(each.high, each.of_rates)
        if each.of_rates:
            return (
                f"{each.who} wins *{percent(each.one)}* with {self.one.label}, *{percent(each.other)}* with"
                f" {self.other.label} ({low} to {high})."
            )
        return (
            f"*{each.one:.1f} {each.label}* with {self.one.label}, *{each.other:.1f}* with {self.other.label}"
            f" ({low} to {high})."
        )

    def _figures(self) -> Iterator[Figure]:
        yield self._figure("rates", "Who wins", "difference of win rates, in points", rates=True)
        yield self._figure("lengths", "Length and lead", "difference in % of the first", rates=False)

    def _figure(self, key: str, title: str, sub: str, rates: bool) -> Figure:
        drawn = [each for each in self.differences if each.of_rates == rates]
        dots = [Dot(each.label, each.size, each.low, each.high) for each in drawn]
        open_ones = [each for each in drawn if not each.settled and each.needed is not None]
        caption = "All of them are settled."
        if open_ones:
            least = min(open_ones, key=lambda each: each.needed or 0)
            caption = (
                f"Not settled: {', '.join(each.label for each in open_ones)}. First to be: {least.label}, in about"
            )
            caption += f" {findings.matches(least.needed or 1)} matches on each side."
        rows = [
            (
                each.label,
                *[round(value, 4) for value in (each.one, each.other, each.size, each.low, each.high)],
                "yes" if each.settled else "no",
                each.needed,
            )
            for each in drawn
        ]
        heads = ("what", self.one.label, self.other.label, "difference", "low", "high", "settled", "matches to settle")
        about = f"{self.other.label} instead of {self.one.label}: {sub}"
        wide, narrow = (
            plots.dot_rows(width, dots, 0.0, title, "no difference", signed=True) for width in (HALF, PHONE)
        )
        return Figure(key, title, about, wide, narrow, caption, heads, rows, half=True)

    def as_data(self) -> Facts:
        about: Facts = {
            "game": self.game.name,
            "rules": self.game.version,
            "one": {"label": self.one.label, "matches": self.one.matches},
            "other": {"label": self.other.label, "matches": self.other.matches},
        }
        return page.as_data(about, self.findings, self.figures)

    def sentences(self) -> list[str]:
        return sentences(self.findings)

    def page(self) -> str:
        about = [
            f"*{self.one.label}*, {self.one.matches:,} matches",
            f"against *{self.other.label}*, {self.other.matches:,} matches · 95 % intervals",
        ]
        return page.page(self.game.rulebook.title, about, [], self.findings, self.figures, self.as_data(), FOOTER)


def _signed(size: float, points: bool) -> str:
    return f"{size * 100:+.1f}{'' if points else plots.NB + '%'}".replace("-", "−")


def _settling(each: Difference) -> str:
    if each.needed is None:
        return "There is no difference to be seen."
    number = findings.matches(each.needed)
    if each.settled:
        return f"Settled: about {number} matches on each side would have shown it."
    return f"Not settled: if the difference is real, about {number} matches on each side would show it."

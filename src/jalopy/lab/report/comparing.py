"""Two ways to play a game held against each other: differences with intervals, and how many matches would settle them.

The two are settings, bots, or folders of tables. Matches of the two are taken to be independent of each other. The intervals of all
differences hold together.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from pathlib import Path
from typing import Any, Final

from jalopy import games
from jalopy.kernel.errors import BadSetting
from jalopy.kernel.knobs import BOX, box_of
from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import Values
from jalopy.lab import tables
from jalopy.lab.differences import Difference, of_rates
from jalopy.lab.intervals import NINETY_FIVE, deviations
from jalopy.lab.pool import Progress
from jalopy.lab.rates import Rate
from jalopy.lab.report import measures, page, plots
from jalopy.lab.report.figures import HALF, PHONE, Figure
from jalopy.lab.report.findings import Finding, sentences
from jalopy.lab.report.gathering import Plan, gather, make_plan
from jalopy.lab.report.measures import Mean
from jalopy.lab.report.plots import Dot
from jalopy.lab.report.words import NB, Words
from jalopy.lab.rows import Row
from jalopy.texts import SOURCE_LANGUAGE

BOTS: Final = "bots"
SAID: Final = 3  # differences that are told in sentences
LENGTHS: Final = ("turns", "decisions", "lead_changes")


@dataclass
class Side:
    """One of the two, played already or not yet."""

    label: str
    matches: int
    rows: list[Row]
    plan: Plan | None = None


def of_means(label: str, one: Mean, other: Mean, matches: int, among: int = 1) -> Difference | None:
    if not one.mean:
        return None
    wider = deviations(among) / NINETY_FIVE
    more, half = other.mean - one.mean, sqrt(one.half**2 + other.half**2) * wider
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


def compare(
    game: str,
    two: Sequence[Side],
    workers: int | None = 1,
    progress: Progress | None = None,
    language: str = SOURCE_LANGUAGE,
) -> "Comparison":
    total = sum(side.matches for side in two)
    before = 0
    for side in two:
        if side.plan is not None:
            side.rows = gather(side.plan, workers, _further(progress, before, total)).main.rows
        before += side.matches
    return Comparison(game, two, language)


def _further(progress: Progress | None, before: int, total: int) -> Callable[[int, int], None] | None:
    return None if progress is None else lambda done, of: progress(before + done, total)


# --- what they tell ---------------------------------------------------------------------------------------------------


class Comparison:
    def __init__(self, game: str, two: Sequence[Side], language: str = SOURCE_LANGUAGE) -> None:
        self.game: Any = games.find(game)
        self.one, self.other = two
        self.words = Words(self.game, language)
        self.differences = list(self._differences())
        self.findings = list(self._findings())
        self.figures = list(self._figures())

    def _differences(self) -> Iterator[Difference]:
        pairs = list(self._pairs())
        columns = [column for column in LENGTHS if measures.mean_of(_numbers(self.one, column)).mean]
        among = len(pairs) + len(columns)
        fewer = min(self.one.matches, self.other.matches)
        for label, rate, rate_there, named in pairs:
            yield of_rates(label, replace(rate, among=among), replace(rate_there, among=among), fewer, named)
        for column in columns:
            means = [measures.mean_of(_numbers(side, column)) for side in (self.one, self.other)]
            found = of_means(self.words.say(f"compare-{column}"), means[0], means[1], fewer, among)
            assert found is not None
            yield found

    def _pairs(self) -> Iterator[tuple[str, Rate, Rate, bool]]:
        """Whose rate, here and there; and whether it goes by a name."""
        one, other, words = self.one.rows, self.other.rows, self.words
        orders = list(zip(measures.by_order(one), measures.by_order(other), strict=False))
        for order, (rate, rate_there) in enumerate(orders, 1):
            yield words.say("who-goes", when=words.ordinal(order, len(orders))), rate, rate_there, False
        for kind in getattr(games.part(self.game, "traits"), "KINDS", ()):
            here, there = measures.by_name(one, kind), measures.by_name(other, kind)
            for name in (name for name in here if name in there):
                yield words.name(name), here[name], there[name], True
        leader, leader_there = measures.leader_wins(one, 50), measures.leader_wins(other, 50)
        if leader.matches and leader_there.matches:
            yield words.say("compare-half-time"), leader, leader_there, False

    def _findings(self) -> Iterator[Finding]:
        settled, count, words = sum(each.settled for each in self.differences), len(self.differences), self.words
        ranked = sorted(self.differences, key=lambda each: -each.weight)
        yield Finding(
            str(settled),
            words.say("compare-about-settled", of=count),
            words.say("compare-settled", clear=settled, of=count, one=self.one.label, other=self.other.label),
            words.say("compare-together", of=count),
            1.0,
        )
        for each in ranked[:SAID]:
            yield Finding(
                self._signed(each.size, each.of_rates), each.label, self._told(each), self._settling(each), each.weight
            )

    def _told(self, each: Difference) -> str:
        words = self.words
        facts = {
            "name": each.label,
            "one": self.one.label,
            "other": self.other.label,
            "low": self._signed(each.low, each.of_rates),
            "high": self._signed(each.high, each.of_rates),
        }
        if each.of_rates:
            rates = {"one_rate": words.percent(each.one), "other_rate": words.percent(each.other)}
            return words.say("compare-rate-of" if each.named else "compare-rate-who", **facts, **rates)
        means = {"one_mean": words.number(each.one, 1), "other_mean": words.number(each.other, 1)}
        return words.say("compare-length", **facts, **means)

    def _settling(self, each: Difference) -> str:
        if each.needed is None:
            return self.words.say("compare-none")
        return self.words.say(
            "compare-done" if each.settled else "compare-open", number=self.words.rounded(each.needed)
        )

    def _signed(self, size: float, points: bool) -> str:
        return self.words.signed(size * 100, 1) + ("" if points else f"{NB}%")

    def _figures(self) -> Iterator[Figure]:
        yield self._figure("rates", rates=True)
        yield self._figure("lengths", rates=False)

    def _figure(self, key: str, rates: bool) -> Figure:
        words = self.words
        drawn = [each for each in self.differences if each.of_rates == rates]
        dots = [Dot(each.label, each.size, each.low, each.high) for each in drawn]
        open_ones = [each for each in drawn if not each.settled and each.needed is not None]
        caption = words.say("compare-all")
        if open_ones:
            least = min(open_ones, key=lambda each: each.needed or 0)
            names, number = ", ".join(each.label for each in open_ones), words.rounded(least.needed or 1)
            caption = words.say("compare-first", names=names, first=least.label, number=number)
        rows = [
            (
                each.label,
                *[round(value, 4) for value in (each.one, each.other, each.size, each.low, each.high)],
                words.say("compare-yes" if each.settled else "compare-no"),
                each.needed,
            )
            for each in drawn
        ]
        heads = ("what", self.one.label, self.other.label, "difference", "low", "high", "settled", "needed")
        title = words.say(f"compare-{key}")
        about = words.say(f"compare-{key}-sub", one=self.one.label, other=self.other.label)
        none = words.say("compare-no-difference")
        wide, narrow = (plots.dot_rows(width, dots, 0.0, title, none, signed=True) for width in (HALF, PHONE))
        return Figure(key, title, about, wide, narrow, caption, heads, rows, room="half")

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
        words = self.words
        about = [
            words.say("compare-one", label=self.one.label, matches=self.one.matches),
            words.say("compare-other", label=self.other.label, matches=self.other.matches),
        ]
        title, footer = self.game.rulebook.title, words.say("compare-footer")
        return page.page(title, about, [], self.findings, self.figures, self.as_data(), footer, words)


def _numbers(side: Side, column: str) -> list[float]:
    return [float(str(row[column])) for row in measures.matches_of(side.rows)]

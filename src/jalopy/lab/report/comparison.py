"""Two ways to play a game held against each other: differences with intervals, and how many matches would settle them.

Matches of the two are taken to be independent of each other. The intervals of all differences hold together.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from jalopy import games
from jalopy.kernel.questions import Facts
from jalopy.lab.differences import NAME, ORDER, Difference, Measured, differences
from jalopy.lab.outcomes import columns
from jalopy.lab.report import page, plots
from jalopy.lab.report.parts import HALF, PHONE, Figure, Finding, sentences
from jalopy.lab.report.plots import LIME, MIST, Dot
from jalopy.lab.report.words import NB, Words
from jalopy.texts import SOURCE_LANGUAGE

SAID: Final = 5  # differences that are told in sentences: with the first finding two rows of a wide page
LENGTHS: Final = ("turns", "decisions", "lead_changes")
SPREADS: Final = (("turns", MIST, "long"), ("lead_changes", LIME, "tense"))  # those that are drawn


@dataclass(frozen=True)
class Side:
    label: str
    measured: Measured


class Comparison:
    def __init__(self, game: str, two: Sequence[Side], language: str = SOURCE_LANGUAGE) -> None:
        self.game: Any = games.find(game)
        self.one, self.other = two
        self.words = Words(self.game, language)
        self.differences = list(self._differences())
        self.findings = list(self._findings())
        self.figures = list(self._figures())

    def _differences(self) -> Iterator[Difference]:
        one, other = self.one.measured, self.other.measured
        for each in differences(one, other):
            yield replace(each, label=self._label(each, len(one.order)))

    def _label(self, each: Difference, seats: int) -> str:
        words = self.words
        if each.of == ORDER:
            return words.say("who-goes", when=words.ordinal(int(each.label), seats))
        return words.name(each.label) if each.of == NAME else words.say(f"compare-{each.label}")

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
            return words.say("compare-rate-of" if each.of == NAME else "compare-rate-who", **facts, **rates)
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
        if any(not each.of_rates for each in self.differences):
            yield self._figure("lengths", rates=False)
        for column, paint, asks in SPREADS:
            yield self._spread(column, paint, asks)

    def _spread(self, column: str, paint: str, asks: str) -> Figure:
        """How many matches have so many, on both sides."""
        words = self.words
        both = columns(self.other.measured.lengths[column], self.one.measured.lengths[column])
        places = range(both.first, both.first + both.width * len(both.now), both.width)
        bars = list(zip(map(str, places), both.now, strict=True))
        title = words.say(f"compare-spread-{column}")
        at = (both.mean - both.first - (both.width - 1) / 2) / both.width + 0.5
        mean = (at, words.say("axis-mean", mean=words.number(both.mean, 1)))
        drawn = [plots.columns(width, bars, paint, mean, title, both.printed) for width in (HALF, PHONE)]
        facts = {"one": self.one.label, "other": self.other.label}
        was = words.number(both.printed_mean or 0.0, 1)
        caption = words.say("compare-spread-caption", mean=words.number(both.mean, 1), was=was, **facts)
        rows = [
            (place, place + both.width - 1, round(was_part, 4), round(part, 4))
            for place, was_part, part in zip(places, both.printed, both.now, strict=True)
        ]
        heads = ("from", "to", self.one.label, self.other.label)
        about = words.say("compare-spread-sub", **facts)
        return Figure(column, title, about, drawn[0], drawn[1], caption, heads, rows, room="half", asks=asks)

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
        return Figure(
            key, title, about, wide, narrow, caption, heads, rows, room="half", asks="fair" if rates else "long"
        )

    def as_data(self) -> Facts:
        about: Facts = {
            "game": self.game.name,
            "rules": self.game.version,
            "one": {"label": self.one.label, "matches": self.one.measured.matches},
            "other": {"label": self.other.label, "matches": self.other.measured.matches},
        }
        return page.as_data(about, self.findings, self.figures)

    def sentences(self) -> list[str]:
        return sentences(self.findings)

    def page(self, told: Sequence[str] = (), way: page.Way | None = None) -> str:
        """`told`: what else is said of what was played."""
        words = self.words
        about = [
            words.say("compare-one", label=self.one.label, matches=self.one.measured.matches),
            words.say("compare-other", label=self.other.label, matches=self.other.measured.matches),
            *told,
        ]
        title, footer = self.game.rulebook.title, words.say("compare-footer")
        return page.page(title, about, [], self.findings, self.figures, self.as_data(), footer, words, way)

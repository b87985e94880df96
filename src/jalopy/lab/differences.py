"""What two ways to play differ in, with intervals. Matches of the two are taken to be independent of each other."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from math import ceil, hypot
from typing import Final

from jalopy.lab.accumulators import Spread
from jalopy.lab.intervals import NINETY_FIVE, apart, deviations, of_mean
from jalopy.lab.rates import Rate

ORDER: Final = "order"
NAME: Final = "name"
HALF_TIME: Final = "half-time"
LENGTH: Final = "length"
FEWEST: Final = 2  # matches that a length is known from


@dataclass(frozen=True)
class Measured:
    """What of one way to play can be held against another."""

    matches: int
    order: Mapping[str, Rate]  # of whoever goes first, and so on, by "1", "2", …
    names: Mapping[str, Rate]  # of what a seat drives or is
    half_time: Rate  # of whoever is first alone then
    lengths: Mapping[str, Spread]  # turns, decisions, lead changes


@dataclass(frozen=True)
class Difference:
    """Of the second side from the first: rates in points, lengths as a part of the first."""

    label: str
    one: float
    other: float
    low: float
    high: float
    matches: int  # on each side, about
    of: str = NAME

    @property
    def of_rates(self) -> bool:
        return self.of != LENGTH

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


def of_rates(label: str, one: Rate, other: Rate, matches: int, of: str = NAME) -> Difference:
    """With Newcombe's interval, which is made of the two of Wilson."""
    low, high = apart((one.rate, one.low, one.high), (other.rate, other.low, other.high))
    return Difference(label, one.rate, other.rate, low, high, matches, of)


def of_lengths(label: str, one: Spread, other: Spread, matches: int, among: int = 1) -> Difference:
    """Of means, of which the first is not 0."""
    (mean, half), (other_mean, other_half) = of_mean(one.counts), of_mean(other.counts)
    more, wide = other_mean - mean, hypot(half, other_half) * deviations(among) / NINETY_FIVE
    return Difference(label, mean, other_mean, (more - wide) / mean, (more + wide) / mean, matches, LENGTH)


def differences(one: Measured, other: Measured, looks: int = 1) -> list[Difference]:
    """All of them, by keys; their intervals hold together, at each of so many looks."""
    pairs = list(_pairs(one, other))
    lengths = [
        name for name, spread in one.lengths.items() if min(one.matches, other.matches) >= FEWEST and spread.mean
    ]
    among, fewer = (len(pairs) + len(lengths)) * looks, min(one.matches, other.matches)
    return [
        *(
            of_rates(label, replace(rate, among=among), replace(there, among=among), fewer, of)
            for of, label, rate, there in pairs
        ),
        *(of_lengths(name, one.lengths[name], other.lengths[name], fewer, among) for name in lengths),
    ]


def _pairs(one: Measured, other: Measured) -> Iterator[tuple[str, str, Rate, Rate]]:
    """Of what, whose rate, here and there."""
    for of, here, there in ((ORDER, one.order, other.order), (NAME, one.names, other.names)):
        for label in (label for label in here if label in there):
            yield of, label, here[label], there[label]
    if one.half_time.matches and other.half_time.matches:
        yield HALF_TIME, HALF_TIME, one.half_time, other.half_time

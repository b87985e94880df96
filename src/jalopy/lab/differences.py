"""What two ways to play differ in, with intervals. Matches of the two are taken to be independent of each other."""

from dataclasses import dataclass
from math import ceil

from jalopy.lab.intervals import apart
from jalopy.lab.rates import Rate


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
    named: bool = False  # whose rate it is goes by a name

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


def of_rates(label: str, one: Rate, other: Rate, matches: int, named: bool = False) -> Difference:
    """With Newcombe's interval, which is made of the two of Wilson."""
    low, high = apart((one.rate, one.low, one.high), (other.rate, other.low, other.high))
    return Difference(label, one.rate, other.rate, low, high, matches, of_rates=True, named=named)

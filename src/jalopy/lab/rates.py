"""How often something wins, how sure that is, and what it takes to be sure."""

from dataclasses import dataclass, field
from math import ceil, sqrt

from jalopy.kernel.questions import Facts
from jalopy.lab.intervals import deviations, wilson


@dataclass(frozen=True)
class Rate:
    """So many wins in so many matches. `among`: one of so many rates whose intervals are to hold together."""

    wins: int
    matches: int
    among: int = field(default=1, compare=False)

    @property
    def rate(self) -> float:
        return self.wins / self.matches if self.matches else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.matches, self.among)

    @property
    def low(self) -> float:
        return self.interval[0]

    @property
    def high(self) -> float:
        return self.interval[1]

    def holds(self, rate: float) -> bool:
        return self.low <= rate <= self.high

    def as_data(self) -> Facts:
        low, high = self.interval
        return {
            "wins": self.wins,
            "matches": self.matches,
            "rate": round(self.rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


def settled(one: Rate, other: Rate) -> bool:
    """Whether the intervals do not touch."""
    return one.low > other.high or other.low > one.high


def matches_to_settle(rate: Rate, share: float) -> int | None:
    """In how many matches the interval would leave out this share, if the rate is what it looks; None where it is the same."""
    if rate.rate == share:
        return None
    width = sqrt(max(rate.rate * (1 - rate.rate), share * (1 - share)))
    return max(1, ceil((deviations(rate.among) * width / (rate.rate - share)) ** 2))

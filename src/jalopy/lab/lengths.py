"""How long matches take: of many whole numbers which are usual, and what people would need."""

from dataclasses import dataclass
from math import ceil, gcd
from typing import Final

from jalopy.lab.accumulators import Spread

SECONDS: Final = 10  # that people are taken to need for a decision
WIDEST: Final = 18  # columns of a histogram, at most


def part_below(spread: Spread, part: float) -> int:
    """The least number that this part of all numbers does not exceed."""
    left = part * spread.counts.total()
    for number in sorted(spread.counts):
        left -= spread.counts[number]
        if left <= 0:
            return number
    return max(spread.counts)


@dataclass(frozen=True)
class Bin:
    first: int
    last: int
    count: int


def histogram(spread: Spread) -> list[Bin]:
    """Columns of the same width over all numbers. Where only every so many numbers occur, a column holds as many of them."""
    least, most = min(spread.counts), max(spread.counts)
    apart = gcd(*[number - least for number in spread.counts]) or 1
    width = ceil((most - least + 1) / apart / WIDEST) * apart
    return [
        Bin(first, first + width - apart, sum(spread.counts[number] for number in range(first, first + width)))
        for first in range(least, most + 1, width)
    ]


def minutes(decisions: float) -> float:
    return decisions * SECONDS / 60

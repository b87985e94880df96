"""How sure a count is."""

from collections.abc import Mapping
from functools import cache
from math import hypot, inf, sqrt
from statistics import NormalDist
from typing import Final

NINETY_FIVE: Final = 1.959963984540054  # standard deviations that hold 95 % of a normal distribution


@cache
def deviations(among: int) -> float:
    """Standard deviations of each of so many intervals that hold together in 95 % of all cases, or more often (Bonferroni)."""
    return NINETY_FIVE if among <= 1 else NormalDist().inv_cdf(1 - 0.05 / 2 / among)


def wilson(wins: float, matches: float, among: int = 1) -> tuple[float, float]:
    """Wilson's 95 % interval for a rate: honest for few matches and near 0 and 1 too. Nothing seen: anything goes.

    `among`: so many intervals are looked at together, and all of them are to hold.
    """
    if matches == 0:
        return 0.0, 1.0
    rate = wins / matches
    wide = deviations(among)
    square = wide**2 / matches
    middle = rate + square / 2
    half = wide * sqrt((rate * (1 - rate) + square / 4) / matches)
    low = 0.0 if wins == 0 else (middle - half) / (1 + square)
    high = 1.0 if wins == matches else (middle + half) / (1 + square)
    return low, high


def apart(one: tuple[float, float, float], other: tuple[float, float, float]) -> tuple[float, float]:
    """Newcombe's interval for how much more the other rate is, each given with its interval of Wilson."""
    (rate, low, high), (other_rate, other_low, other_high) = one, other
    more = other_rate - rate
    return more - hypot(other_rate - other_low, high - rate), more + hypot(other_high - other_rate, rate - low)


def of_mean(counts: Mapping[int, int]) -> tuple[float, float]:
    """The mean of whole numbers that were counted, and half of its 95 % interval."""
    total = sum(counts.values())
    mean = sum(number * count for number, count in counts.items()) / total
    if total < 2:
        return mean, inf
    spread = sum(count * (number - mean) ** 2 for number, count in counts.items()) / (total - 1)
    return mean, NINETY_FIVE * sqrt(spread / total)

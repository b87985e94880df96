"""How sure a count is."""

from math import sqrt
from typing import Final

NINETY_FIVE: Final = 1.959963984540054  # standard deviations that hold 95 % of a normal distribution


def wilson(wins: int, matches: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a rate: honest for few matches and near 0 and 1 too. Nothing seen: anything goes."""
    if matches == 0:
        return 0.0, 1.0
    rate = wins / matches
    square = NINETY_FIVE**2 / matches
    middle = rate + square / 2
    half = NINETY_FIVE * sqrt((rate * (1 - rate) + square / 4) / matches)
    low = 0.0 if wins == 0 else (middle - half) / (1 + square)
    high = 1.0 if wins == matches else (middle + half) / (1 + square)
    return low, high

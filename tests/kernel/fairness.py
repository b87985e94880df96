"""How unlikely counts are if chance is fair."""

import math
from collections.abc import Hashable, Iterable


def surprise(things: Iterable[Hashable], kinds: int) -> float:
    """The chi-square of equally likely kinds as standard deviations of a normal variable (Wilson and Hilferty)."""
    counts: dict[Hashable, int] = {}
    total = 0
    for thing in things:
        counts[thing] = counts.get(thing, 0) + 1
        total += 1
    assert len(counts) <= kinds
    expected = total / kinds
    assert expected >= 20  # fewer would make the approximation worthless
    chi_square = sum((count - expected) ** 2 for count in counts.values()) / expected
    chi_square += expected * (kinds - len(counts))
    freedom = kinds - 1
    spread = 2 / (9 * freedom)
    return (math.cbrt(chi_square / freedom) - (1 - spread)) / math.sqrt(spread)

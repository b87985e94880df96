"""Who of several may come farthest, where it is known how far each of them comes on the average, and how much that varies."""

from math import erf, fsum, sqrt
from typing import Final

# Some ends of one of them, in deviations from the average, and how likely they are (Gauss and Hermite's).
ENDS: Final[list[float]] = [-2.8569700138728056, -1.355626179974266, 0.0, 1.355626179974266, 2.8569700138728056]
LIKELY: Final[list[float]] = [
    0.011257411327720688,
    0.22207592200561266,
    0.5333333333333333,
    0.22207592200561266,
    0.011257411327720688,
]
CERTAIN: Final = 6.0  # beyond so much the error function is 1 to the last digit
SQRT_HALF: Final = sqrt(0.5)


def chances(averages: list[float], deviations: list[float]) -> list[float]:
    """Of each to come farther than all the others, as if these had nothing to do with each other."""
    return [_chance(place, averages, deviations) for place in range(len(averages))]


def _chance(place: int, averages: list[float], deviations: list[float]) -> float:
    chances: list[float] = []
    for step in range(len(ENDS)):
        end = averages[place] + ENDS[step] * deviations[place]
        chance = LIKELY[step]
        for other in range(len(averages)):
            if other != place:
                chance *= below((end - averages[other]) / deviations[other])
        chances.append(chance)
    return fsum(chances)


def best_but(place: int, averages: list[float]) -> float:
    """The best of the others; one's own where there are none."""
    others = [average for other, average in enumerate(averages) if other != place]
    return max(others) if others else averages[place]


def below(deviations: float) -> float:
    """The share of a normal distribution below so many standard deviations."""
    at = deviations * SQRT_HALF
    if at >= CERTAIN:
        return 1.0
    return 0.0 if at <= -CERTAIN else 0.5 + 0.5 * erf(at)

"""Who of several may come farthest, where it is known how far each of them comes on the average, and how much that varies."""

from math import erf, exp, fsum, pi, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

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
PLACES: Final = 16  # between 0 and 1, around which the error function is known
TERMS: Final = 11  # of its series there; the next would be too small to be seen


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
    if at <= -CERTAIN:
        return 0.0
    return 0.5 + 0.5 * _CURVE.height(at) if at >= 0.0 else 0.5 - 0.5 * _CURVE.height(-at)


class Curve:
    """The error function from 0 to where it is certain, to the last digits. Rookies ask for it at every thought, and compiled
    code would have to call Python for it each time: here are its Taylor series around many places."""

    def __init__(self) -> None:
        self._terms = vec[float]()
        for place in range(int(CERTAIN * PLACES) + 1):
            self._expand(place / PLACES)

    def _expand(self, at: float) -> None:
        """Its slope is 2 / sqrt(pi) exp(-x²), and the slope of that is -2x times as much."""
        terms = append(self._terms, erf(at))
        before, slope = 0.0, 2.0 / sqrt(pi) * exp(-at * at)
        for term in range(1, TERMS):
            terms = append(terms, slope / term)
            before, slope = slope, -2.0 * (at * slope + before) / term
        self._terms = terms

    def height(self, at: float) -> float:
        place = i64(at * PLACES + 0.5)
        off = at - place / PLACES
        first = place * TERMS
        terms, term = self._terms, first + TERMS - 1
        height = terms[term]
        while term > first:
            term -= 1
            height = height * off + terms[term]
        return height


_CURVE: Final = Curve()

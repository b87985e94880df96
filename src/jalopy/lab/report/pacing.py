"""How many matches a report can afford, where nobody said how many: the first ones are timed."""

import os
from time import perf_counter
from typing import Final

from jalopy.lab.report.gathering import Plan, play_chunk

STEPS: Final = (2000, 1000, 500, 200, 100, 50, 20, 10)  # matches: so that the same machine comes to the same number
SECONDS: Final = 90  # that all matches may take
QUICK: Final = 1.0  # a match that takes no longer is not timed alone: the first one also loads what it needs
TIMED: Final = range(1, 5)


def most_affordable(plan: Plan, seconds: float, workers: int | None) -> int:
    """Of the steps, where a match of the wanted number of seats takes so long. Others are taken to cost by their seats."""
    at_once = workers or os.cpu_count() or 1
    for matches in STEPS:
        sized = plan.with_matches(matches)
        weight = sum(sized.matches_with(seats) * seats / plan.seats for seats in plan.jobs) + sized.repeats
        if weight * seconds / at_once <= SECONDS:
            return matches
    return STEPS[-1]


def seconds_of_a_match(plan: Plan) -> float:
    first = _timed(plan, range(1))
    return first if first > QUICK else _timed(plan, TIMED) / len(TIMED)


def _timed(plan: Plan, numbers: range) -> float:
    start = perf_counter()
    play_chunk((plan.job, numbers, len(numbers)))
    return perf_counter() - start

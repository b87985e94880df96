"""Wilson's interval against printed values."""

import pytest

from jalopy.lab.intervals import deviations, wilson


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [
        # Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_known_values(wins: int, matches: int, low: float, high: float) -> None:
    assert wilson(wins, matches) == pytest.approx((low, high), abs=0.00005)


def test_an_interval_stays_between_nothing_and_all() -> None:
    assert wilson(0, 5)[0] == 0.0
    assert wilson(5, 5)[1] == 1.0
    assert wilson(0, 0) == (0.0, 1.0)


def test_it_holds_the_rate_and_shrinks_with_the_square_root_of_the_matches() -> None:
    low, high = wilson(250, 1000)
    assert low < 0.25 < high
    wide, narrow = high - low, wilson(25_000, 100_000)[1] - wilson(25_000, 100_000)[0]
    assert wide / narrow == pytest.approx(10, rel=0.01)


def test_intervals_that_are_to_hold_together_are_wider() -> None:
    # Bonferroni's bound for 10 comparisons is that of 99.5 %: 2.807 standard deviations
    assert deviations(1) == pytest.approx(1.959964)
    assert deviations(10) == pytest.approx(2.807034)
    assert wilson(25, 100, among=10)[0] < wilson(25, 100)[0] < wilson(25, 100)[1] < wilson(25, 100, among=10)[1]

"""Who may come farthest."""

from math import erf, isclose, sqrt

from jalopy.bots.hot.field import CERTAIN, Curve, below, chances

LAST_DIGITS = 3e-16


def test_the_error_function_is_known_to_the_last_digits() -> None:
    curve = Curve()
    steps = [CERTAIN * step / 20_000 for step in range(20_000)]
    assert max(abs(curve.height(at) - erf(at)) for at in steps) < LAST_DIGITS


def test_the_share_below_is_that_of_a_normal_distribution() -> None:
    for step in range(-1200, 1201):
        deviations = step / 100
        assert abs(below(deviations) - (0.5 + 0.5 * erf(deviations * sqrt(0.5)))) < LAST_DIGITS
        assert below(deviations) + below(-deviations) == 1.0
    assert (below(-9.0), below(0.0), below(9.0)) == (0.0, 0.5, 1.0)


def test_who_is_ahead_is_more_likely_to_stay_there() -> None:
    ahead, level, behind = chances([12.0, 10.0, 8.0], [5.0, 5.0, 5.0])
    assert ahead > level > behind > 0
    assert isclose(ahead + level + behind, 1.0, abs_tol=0.02)

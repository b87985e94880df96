"""How many matches a report takes on by itself."""

from jalopy.lab.report import pacing
from jalopy.lab.report.gathering import make_plan


def affordable(seconds: float, workers: int = 1, game: str = "home-racers", alone: bool = False) -> int:
    return pacing.most_affordable(make_plan(game, 4, ["rookie"], 1, 1, {}, alone), seconds, workers)


def test_quick_matches_come_in_full_number_and_slow_ones_in_fewer() -> None:
    assert affordable(0.001) == 2000
    assert affordable(0.2) < affordable(0.05) < 2000
    assert affordable(1000.0) == 10


def test_more_workers_and_fewer_seats_afford_more() -> None:
    assert affordable(0.05, workers=8) > affordable(0.05)
    assert affordable(0.05, alone=True) > affordable(0.05)


def test_what_is_afforded_fits_into_the_time() -> None:
    plan = make_plan("home-racers", 4, ["rookie"], affordable(0.05), 1, {})
    seats = sum(plan.matches_with(seats) * seats for seats in plan.jobs) / 4
    assert (seats + plan.repeats) * 0.05 <= pacing.SECONDS


def test_a_match_is_timed() -> None:
    assert pacing.seconds_of_a_match(make_plan("wacky-races", 2, ["random"], 1, 1, {}, alone=True)) > 0


def test_who_thinks_is_given_one_match_at_a_time() -> None:
    """So that the bar moves, and no worker waits for another one's last matches."""
    quick = make_plan("wacky-races", 2, ["rookie"], 80, 1, {}, alone=True)
    slow = make_plan("wacky-races", 2, ["rookie", "driver"], 20, 1, {}, alone=True)
    assert [len(portion) for portion in quick.portions(2)] == [32, 32, 16]
    assert [len(portion) for portion in slow.portions(2)] == [1] * 20

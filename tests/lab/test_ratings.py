"""Ratings: who comes in first goes up, and a bot on several chairs is one bot."""

import pytest

from jalopy.lab.ratings import Ratings


def test_who_comes_in_first_goes_up_and_all_become_surer() -> None:
    ratings = Ratings(["a", "b", "c"])
    start, unsure = ratings.mu["a"], ratings.sigma["a"]
    ratings.add(("a", "b", "c"), (2, 1, 3))
    assert ratings.mu["b"] > ratings.mu["a"] > ratings.mu["c"]
    assert ratings.mu["b"] > start > ratings.mu["c"]
    assert all(sigma < unsure for sigma in ratings.sigma.values())


def test_those_who_are_level_stay_level() -> None:
    ratings = Ratings(["a", "b"])
    ratings.add(("a", "b"), (1, 1))
    assert ratings.mu["a"] == pytest.approx(ratings.mu["b"])


def test_one_against_one_moves_as_reckoned_by_hand() -> None:
    ratings = Ratings(["a", "b"])
    ratings.add(("a", "b"), (1, 2))
    # Weng and Lin's algorithm 4 for two who were even: half of sigma² over the root of all variances.
    mu, sigma, beta = 25.0, 25 / 3, 25 / 6
    step = sigma**2 / (2 * (sigma**2 + beta**2)) ** 0.5 / 2
    assert (ratings.mu["a"], ratings.mu["b"]) == pytest.approx((mu + step, mu - step))


def test_the_chairs_of_one_bot_say_nothing_about_each_other() -> None:
    ratings = Ratings(["a", "b"])
    start = ratings.mu["a"]
    ratings.add(("a", "a", "a", "a"), (3, 1, 2, 4))
    assert ratings.mu == {"a": pytest.approx(start), "b": start}


def test_one_among_others_weighs_against_their_average() -> None:
    ratings = Ratings(["a", "b"])
    start = ratings.mu["a"]
    ratings.add(("b", "a", "b", "b"), (3, 1, 2, 4))
    up, down = ratings.mu["a"] - start, start - ratings.mu["b"]
    assert up == pytest.approx(3 * down)


def test_the_better_one_is_told_whatever_the_chairs() -> None:
    ratings = Ratings(["weak", "strong"])
    for match in range(40):
        lone = match % 4
        seats = ["weak"] * 4
        seats[lone] = "strong"
        places = [1 + (seat - lone) % 4 for seat in range(4)]
        ratings.add(seats, places)
    assert ratings.mu["strong"] > ratings.mu["weak"] + 3 * ratings.sigma["strong"]
    assert ratings.row("strong").keys() == {"mu", "sigma"}

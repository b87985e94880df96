"""The odds, counted die by die."""

from itertools import product

import pytest

from jalopy.games.scrap_racer.terminal.odds import odds


@pytest.mark.parametrize("dice", [[6], [1, 2], [3, 5, 1], [1, 2, 3, 4], [1, 2, 3, 4, 5]])
def test_odds_are_what_counting_all_rolls_gives(dice: list[int]) -> None:
    for line in odds(dice, 6):
        rolls = list(product(range(1, 7), repeat=line.dice))
        held = [roll for roll in rolls if len({*dice, *roll}) == len(dice) + line.dice]
        assert line.holds == pytest.approx(len(held) / len(rolls))
        assert line.total == pytest.approx(sum(sum(dice) + sum(roll) for roll in held) / len(held))


def test_there_is_one_line_for_every_die_left() -> None:
    assert [line.dice for line in odds([2], 6)] == [1, 2, 3, 4, 5]
    assert odds([1, 2, 3, 4, 5, 6], 6) == []

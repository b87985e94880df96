"""The rookie's reckoning with dice, against reckonings of another kind."""

from itertools import combinations

import pytest

from jalopy.games.scrap_racer.bot.hot.rolling import (
    NO_MARKERS,
    PIPS,
    PlainCrash,
    Rolling,
    markers_of,
    plain,
)
from jalopy.games.scrap_racer.components import A_PLUS_MINUS, A_RE_ROLL, A_TURN
from jalopy.games.scrap_racer.contents import AS_PRINTED

plain_crash = PlainCrash(AS_PRINTED).worth
PLAIN = Rolling(float, plain_crash)


def bits(dice: tuple[int, ...]) -> int:
    return sum(1 << die for die in dice)


def rolls_on(*dice: int) -> bool:
    return PLAIN.next_die(bits(dice), NO_MARKERS) > sum(dice)


def test_a_second_die_is_always_rolled() -> None:
    assert all(rolls_on(die) for die in PIPS)


def test_a_third_die_is_rolled_on_seven_or_less() -> None:
    for dice in combinations(PIPS, 2):
        assert rolls_on(*dice) == (sum(dice) <= 7), dice


def test_a_fourth_die_is_rolled_on_1_2_3_and_1_2_4_only() -> None:
    assert [dice for dice in combinations(PIPS, 3) if rolls_on(*dice)] == [(1, 2, 3), (1, 2, 4)]


@pytest.mark.parametrize("count", [4, 5])
def test_a_fifth_or_sixth_die_is_never_rolled(count: int) -> None:
    assert not any(rolls_on(*dice) for dice in combinations(PIPS, count))


def test_a_plain_turn_drives_six_and_a_half_spaces_and_crashes_in_more_than_a_third() -> None:
    turn = plain(AS_PRINTED).turn
    assert turn.spaces == pytest.approx(6.6, abs=0.1)
    assert 0.36 <= turn.crashes <= 0.38


def reckoned(earlier: tuple[int, ...], markers: dict[str, int], prices: dict[str, float]) -> float:
    """The worth of the next die as one would write it down first: no memory, no tables, dice as a list."""

    def best(dice: tuple[int, ...], left: dict[str, int]) -> float:
        *before, die = dice
        worths = []
        if die in before:
            worths.append(plain_crash(die))
        else:
            worths.append(float(sum(dice)))
            if len(dice) < 6:
                worths.append(sum(best((*dice, pips), left) for pips in PIPS) / 6)
        for kind, count in left.items():
            if count:
                rest = {**left, kind: count - 1}
                if kind == "re-roll":
                    after = sum(best((*before, pips), rest) for pips in PIPS) / 6
                elif kind == "turn":
                    after = best((*before, 7 - die), rest)
                else:
                    after = max(best((*before, pips), rest) for pips in (die - 1, die + 1) if pips in PIPS)
                worths.append(after - prices[kind])
        return max(worths)

    return sum(best((*earlier, pips), markers) for pips in PIPS) / 6


@pytest.mark.parametrize("earlier", [(3,), (6,), (1, 5), (2, 6), (1, 2, 3), (4, 5, 6), (1, 3, 4, 6)])
@pytest.mark.parametrize("kinds", [(), ("re-roll",), ("plus-minus",), ("turn",), ("plus-minus", "turn")])
def test_dice_and_markers_are_reckoned_exactly(earlier: tuple[int, ...], kinds: tuple[str, ...]) -> None:
    prices = {"re-roll": 0.5, "plus-minus": 1.25, "turn": 1.0}
    rolling = Rolling(float, plain_crash, (0.5, 1.25, 1.0))
    expected = reckoned(earlier, dict.fromkeys(kinds, 1), prices)
    assert rolling.next_die(bits(earlier), markers_of(list(kinds))) == pytest.approx(expected)


def test_a_free_marker_that_avoids_a_double_makes_the_next_roll_safer() -> None:
    rolling = Rolling(float, plain_crash)
    dice = bits((3, 6))
    assert rolling.next_die(dice, NO_MARKERS) < 9 < rolling.next_die(dice, A_TURN)


def test_a_high_double_is_turned_away_and_a_low_one_taken() -> None:
    rolling = Rolling(float, plain_crash, plain(AS_PRINTED).marker_worth(1))
    high = rolling.ways(bits((6,)), 6, A_TURN)
    low = rolling.ways(bits((1,)), 1, A_TURN)
    assert high["boost:turn"] > high["crash"]
    assert low["crash"] > low["boost:turn"]


def test_only_the_ways_there_are_have_a_worth() -> None:
    rolling = Rolling(float, plain_crash)
    assert set(rolling.ways(0, 6, A_RE_ROLL | A_PLUS_MINUS | A_TURN)) == {
        "roll",
        "stop",
        "boost:re-roll",
        "boost:minus-1",
        "boost:turn",
    }
    assert set(rolling.ways(bits((1,)), 1, A_PLUS_MINUS)) == {"crash", "boost:plus-1"}
    assert set(rolling.ways(bits((1, 2, 3, 4, 5)), 6, NO_MARKERS)) == {"stop"}


def test_whoever_surely_rolls_would_roll() -> None:
    for count in (1, 2, 3, 4, 5):
        for dice in combinations(PIPS, count):
            *earlier, die = dice
            if PLAIN.surely_rolls(bits(tuple(earlier)), die):
                ways = PLAIN.ways(bits(tuple(earlier)), die, NO_MARKERS)
                assert ways["roll"] > ways["stop"], dice
    assert PLAIN.surely_rolls(0, 3)
    assert not PLAIN.surely_rolls(bits((4,)), 6)


def test_a_marker_is_worth_more_the_more_turns_it_may_wait_and_nothing_after_the_last() -> None:
    assert plain(AS_PRINTED).marker_worth(0) == (0.0, 0.0, 0.0)
    for turns in range(1, 6):
        assert all(
            more > less
            for more, less in zip(
                plain(AS_PRINTED).marker_worth(turns + 1), plain(AS_PRINTED).marker_worth(turns), strict=True
            )
        )

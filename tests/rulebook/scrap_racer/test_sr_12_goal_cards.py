"""SR-12  Goal cards."""

from collections.abc import Iterable

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.scrap_racer.table import (
    LAP,
    distances,
    fights,
    moves,
    passed_on,
    play,
    race,
    told,
)

from jalopy.kernel.match import Match

# Hover drives from 40 to 44, across the line, and draws.
FIELD = {"hover": 40, "swifty": 30, "jackal": 20, "crusher": 8, "twister": 36}


def goal(card: str, racers: dict[str, int] = FIELD, dice: Iterable[int] = ()) -> Match:
    """The first racer drives four spaces, crosses the line and draws this goal card; `dice` are those of its fights."""
    match = race(racers, dice=[4, *dice], cards=[card])
    play(match, "stop")
    assert told(match, "goal-card") == [{"racer": next(iter(racers)), "card": card}]
    return match


def moved(match: Match) -> list[tuple[str, int, int, str]]:
    """All moves but the dice move."""
    return moves(match)[1:]


@rule("SR-12.1")
def test_SR_12_1_the_racer_in_last_position_moves_seven_forward():
    match = goal("last")
    assert moved(match) == [("crusher", 8, 15, "SR-12.1")]
    assert passed_on(match, "swifty")


@rule("SR-12.1")
def test_SR_12_1_a_racer_off_the_track_may_be_the_last():
    match = goal("last", {"hover": 40, "swifty": 0, "jackal": 0})
    assert moved(match) == [("jackal", 0, 7, "SR-12.1")]


@rule("SR-12.2")
def test_SR_12_2_the_last_two_move_five_forward_each():
    assert sorted(moved(goal("last-two"))) == [("crusher", 8, 13, "SR-12.2"), ("jackal", 20, 25, "SR-12.2")]


@rule("SR-12.3")
def test_SR_12_3_all_but_the_leader_move_two_forward():
    assert sorted(moved(goal("all-but-first"))) == [
        ("crusher", 8, 10, "SR-12.3"),
        ("jackal", 20, 22, "SR-12.3"),
        ("swifty", 30, 32, "SR-12.3"),
        ("twister", 36, 38, "SR-12.3"),
    ]


@rule("SR-12.4")
def test_SR_12_4_all_but_the_first_two_move_three_forward():
    assert sorted(moved(goal("all-but-first-two"))) == [
        ("crusher", 8, 11, "SR-12.4"),
        ("jackal", 20, 23, "SR-12.4"),
        ("swifty", 30, 33, "SR-12.4"),
    ]


@rule("SR-12.4")
def test_SR_12_4_with_three_racers_only_the_last_moves():
    assert moved(goal("all-but-first-two", {"hover": 40, "swifty": 30, "jackal": 20})) == [
        ("jackal", 20, 23, "SR-12.4")
    ]


@rule("SR-12.5")
def test_SR_12_5_positions_are_those_when_the_card_is_drawn():
    # Jackal overtakes Swifty by the move itself, which changes nothing for Swifty.
    match = goal("last-two", {"hover": 40, "swifty": 22, "jackal": 20, "crusher": 23})
    assert sorted(moved(match)) == [("jackal", 20, 25, "SR-12.2"), ("swifty", 22, 27, "SR-12.2")]


@rule("SR-12.5")
def test_SR_12_5_racers_that_move_together_do_not_hit_each_other():
    match = goal("last-two", {"hover": 40, "swifty": 25, "jackal": 20, "crusher": 36})
    assert distances(match) == {"hover": LAP + 2, "swifty": 30, "jackal": 25, "crusher": 36}
    assert fights(match) == []


@rule("SR-12.5")
@pytest.mark.parametrize(("card", "to"), [("last", 9), ("last-two", 7), ("all-but-first", 4), ("all-but-first-two", 5)])
def test_SR_12_5_the_racer_that_drew_the_card_may_be_moved_by_it(card, to):
    match = goal(card, {"hover": 40, "swifty": 2 * LAP + 30, "jackal": 2 * LAP + 20})
    assert distances(match)["hover"] == LAP + to


@rule("SR-12.5")
def test_SR_12_5_a_racer_moved_onto_one_that_stays_fights():
    match = goal("all-but-first-two", {"hover": 40, "swifty": 30, "crusher": 27}, dice=[1, 4])
    assert fights(match) == [({"swifty", "crusher"}, 30, "SR-5.3")]
    assert distances(match)["crusher"] == 31
    assert passed_on(match, "swifty")

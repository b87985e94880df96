"""SR-18  Expansion 1: the scrap yard. On track A it lies on spaces 4 to 6, and 5 is the Stop space."""

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.scrap_racer.table import (
    LAP,
    STOP,
    YARD,
    asked,
    cited,
    distances,
    fights,
    look,
    moves,
    options,
    passed_on,
    play,
    race,
    told,
)


@rule("SR-18.1")
def test_SR_18_1_a_move_ends_on_the_stop_space_and_the_rest_is_lost():
    match = race({"hover": 2, "jackal": 20, "crusher": 30}, dice=[6], **YARD)
    play(match, "stop")
    assert distances(match)["hover"] == STOP
    assert told(match, "halted") == [{"racer": "hover", "space": STOP, "lost": 3}]
    assert cited(match, "halted") == ["SR-18.1"]
    assert passed_on(match, "jackal")


@rule("SR-18.1")
def test_SR_18_1_backward_too():
    match = race({"hover": 8, "jackal": 20, "crusher": 30}, dice=[5, 5], cards=["six-backwards"], **YARD)
    play(match, "roll")
    assert distances(match)["hover"] == STOP
    assert told(match, "halted") == [{"racer": "hover", "space": STOP, "lost": 3}]


@rule("SR-18.1")
def test_SR_18_1_goal_and_crash_cards_too():
    match = race({"hover": 41, "jackal": 1, "crusher": 30}, dice=[4], cards=["last"], **YARD)
    play(match, "stop")
    assert distances(match)["jackal"] == STOP
    match = race({"hover": 2, "jackal": 20, "crusher": 30}, dice=[1, 1], cards=["advance-5"], **YARD)
    play(match, "roll")
    assert distances(match)["hover"] == STOP


@rule("SR-18.1")
def test_SR_18_1_a_racer_that_pushes_and_the_one_that_is_pushed_stop_there():
    match = race({"hover": 2, "jackal": STOP, "crusher": 30}, dice=[4, 4], cards=["push-5"], **YARD)
    play(match, "roll")
    assert distances(match) == {"hover": STOP, "jackal": STOP + 2, "crusher": 30}
    match = race({"hover": 2, "jackal": 4, "crusher": 30}, dice=[4, 4], cards=["push-5"], **YARD)
    play(match, "roll")
    assert distances(match) == {"hover": 4, "jackal": STOP, "crusher": 30}


@rule("SR-18.1")
@pytest.mark.parametrize("space", [4, 6])
def test_SR_18_1_the_spaces_before_and_after_it_are_ordinary(space):
    match = race({"hover": space, "jackal": 20, "crusher": 30}, dice=[1], **YARD)
    play(match, "stop")
    assert distances(match)["hover"] == space + 1


@rule("SR-18.1")
def test_SR_18_1_the_lap_does_not_matter():
    match = race({"hover": LAP + 3, "jackal": LAP + 20, "crusher": LAP + 30}, dice=[6], **YARD)
    play(match, "stop")
    assert distances(match)["hover"] == LAP + STOP


@rule("SR-18.2")
def test_SR_18_2_no_ability_helps():
    match = race({"swifty": 2, "jackal": 20, "crusher": 30}, dice=[3], **YARD)
    play(match, "stop")
    assert distances(match)["swifty"] == STOP  # a curve
    assert told(match, "ability") == []


@rule("SR-18.2")
def test_SR_18_2_an_ability_that_moves_nobody_still_works():
    match = race({"crusher": 2, "jackal": 4, "hover": 30}, dice=[6], **YARD)
    play(match, "stop")
    assert look(match, "crusher")["bonus_markers"] == 1


@rule("SR-18.2")
def test_SR_18_2_no_bonus_card_helps():
    match = race({"hover": 2, "jackal": 20, "crusher": 30}, dice=[6], hands={0: ["forward-7"]}, **YARD)
    play(match, "stop", "drive")
    assert distances(match)["hover"] == STOP
    assert passed_on(match, "jackal")


@rule("SR-18.2")
def test_SR_18_2_if_a_bonus_card_brought_it_there_the_dice_are_lost():
    match = race({"hover": 2, "jackal": 20, "crusher": 30}, dice=[6], hands={0: ["forward-7"]}, **YARD)
    play(match, "stop", "bonus:forward-7")
    assert distances(match)["hover"] == STOP
    assert told(match, "dice-lost") == [{"racer": "hover", "lost": 6}]
    assert cited(match, "dice-lost") == ["SR-18.2"]
    assert passed_on(match, "jackal")


@rule("SR-18.3")
def test_SR_18_3_two_on_the_stop_space_fight_and_the_winner_moves_on():
    match = race({"hover": 2, "jackal": STOP, "crusher": 30}, dice=[6, 5, 3], **YARD)
    play(match, "stop")
    assert fights(match) == [({"hover", "jackal"}, STOP, "SR-5.3")]
    assert distances(match) == {"hover": 6, "jackal": STOP, "crusher": 30}


@rule("SR-18.3")
def test_SR_18_3_jackal_moves_two():
    match = race({"jackal": 2, "hover": STOP, "crusher": 30}, dice=[6], **YARD)
    play(match, "stop")
    assert distances(match)["jackal"] == 7


@rule("SR-18.3")
def test_SR_18_3_a_fight_before_it_takes_jackal_no_farther_than_the_stop_space():
    match = race({"jackal": 2, "hover": 4, "crusher": 30}, dice=[2], **YARD)
    play(match, "stop")
    assert distances(match)["jackal"] == STOP


@rule("SR-18.3")
def test_SR_18_3_several_may_come_together_there_and_fight_two_by_two():
    # The goal card moves three racers, Swifty, Jackal, then Hover, which all end on the Stop space.
    match = race(
        {"crusher": 41, "steel-jacket": 30, "hover": 2, "jackal": 3, "swifty": 4},
        dice=[2, 5, 1, 2, 4, 1, 6],
        cards=["all-but-first-two"],
        **YARD,
    )
    play(match, "stop")
    assert fights(match) == [
        ({"swifty", "jackal"}, STOP, "SR-5.3"),
        ({"hover", "swifty"}, STOP, "SR-5.5"),
        ({"swifty", "jackal"}, 6, "SR-5.4"),
    ]
    assert [distances(match)[name] for name in ("hover", "jackal", "swifty")] == [STOP, 6, 7]
    assert passed_on(match, "steel-jacket")


@rule("SR-18.4")
def test_SR_18_4_in_its_next_turn_a_racer_drives_on():
    match = race({"hover": STOP, "jackal": 20, "crusher": 30}, dice=[4], **YARD)
    play(match, "stop")
    assert distances(match)["hover"] == 9


@rule("SR-18.4")
def test_SR_18_4_a_card_moves_it_on_even_in_the_same_turn():
    # Hover crosses the line by a bonus card, drives to the Stop space with its dice, and its goal card pulls it on.
    match = race(
        {"hover": 41, "jackal": 90, "crusher": 100}, dice=[5], cards=["last"], hands={0: ["forward-3"]}, **YARD
    )
    play(match, "stop", "bonus:forward-3")
    assert moves(match) == [
        ("hover", 41, 44, "SR-13.1"),
        ("hover", 44, LAP + STOP, "SR-5.1"),
        ("hover", LAP + STOP, LAP + STOP + 7, "SR-12.1"),
    ]


@rule("SR-18.4")
def test_SR_18_4_loss_of_position_does_not_stop_there():
    match = race({"hover": 10, "jackal": 4, "crusher": 30}, dice=[5, 5], cards=["loss-of-position"], **YARD)
    play(match, "roll")
    assert distances(match)["hover"] == 3


@rule("SR-18.4")
def test_SR_18_4_a_bonus_card_may_leave_it_first():
    match = race({"hover": STOP, "jackal": 20, "crusher": 30}, dice=[4], hands={0: ["forward-3"]}, **YARD)
    play(match, "stop")
    assert (asked(match)[1], options(match)) == ("card-or-drive", ["drive", "bonus:forward-3"])
    play(match, "bonus:forward-3")
    assert distances(match)["hover"] == 12

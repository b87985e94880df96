"""SR-19  Expansion 1: the slime trail. On track A it lies on spaces 13 to 15."""

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.scrap_racer.table import (
    LAP,
    SLIME,
    TRAIL,
    cited,
    distances,
    fights,
    look,
    moves,
    passed_on,
    play,
    race,
    told,
    winners,
)


@rule("SR-19.1")
@pytest.mark.parametrize(("space", "dice"), [(SLIME, [2]), (SLIME + 1, [2, 2]), (SLIME + 2, [2])])
def test_SR_19_1_whoever_ends_there_slips_at_once(space, dice):
    match = race({"hover": space - 4, "jackal": 1, "crusher": 30}, dice=[4, *dice], **TRAIL)
    play(match, "stop")
    assert told(match, "slipped") == [{"racer": "hover", "space": space, "dice": dice}]
    assert told(match, "crash-card") == []
    assert passed_on(match, "jackal")


@rule("SR-19.1")
def test_SR_19_1_a_goal_card_brings_racers_there_too():
    match = race({"hover": 41, "jackal": 8, "crusher": 30}, dice=[4, 3], cards=["last"], **TRAIL)
    play(match, "stop")
    assert told(match, "slipped") == [{"racer": "jackal", "space": 15, "dice": [3]}]
    assert distances(match)["jackal"] == 18


@rule("SR-19.1")
def test_SR_19_1_a_crash_card_too_and_a_racer_whose_turn_it_is_not():
    match = race({"hover": 20, "jackal": 11, "crusher": 30}, dice=[3, 3, 4], cards=["catching-up-2"], **TRAIL)
    play(match, "roll")
    assert moves(match) == [("jackal", 11, 13, "SR-11.6"), ("jackal", 13, 9, "SR-19.2")]


@rule("SR-19.1")
def test_SR_19_1_boost_markers_do_not_change_its_dice():
    match = race(
        {"hover": 10, "jackal": 1, "crusher": 30}, dice=[4, 1, 1], boosts={"hover": ["re-roll", "turn"]}, **TRAIL
    )
    play(match, "stop")
    assert told(match, "slipped")[0]["dice"] == [1, 1]
    assert passed_on(match, "jackal")
    assert look(match, "hover")["boosts"][:2] == ["re-roll", "turn"]  # not used


@rule("SR-19.2")
def test_SR_19_2_on_the_first_space_one_die_back():
    match = race({"hover": 9, "jackal": 1, "crusher": 30}, dice=[4, 5], **TRAIL)
    play(match, "stop")
    assert moves(match) == [("hover", 9, 13, "SR-5.1"), ("hover", 13, 8, "SR-19.2")]
    assert cited(match, "slipped") == ["SR-19.2"]


@rule("SR-19.3")
def test_SR_19_3_on_the_second_space_two_dice_forward_and_a_double_does_no_harm():
    match = race({"hover": 10, "jackal": 1, "crusher": 30}, dice=[4, 6, 6], **TRAIL)
    play(match, "stop")
    assert moves(match) == [("hover", 10, 14, "SR-5.1"), ("hover", 14, 26, "SR-19.3")]
    assert cited(match, "slipped") == ["SR-19.3"]
    assert (told(match, "doubled"), look(match, "hover")["bonus_markers"]) == ([], 0)


@rule("SR-19.4")
def test_SR_19_4_on_the_third_space_one_die_forward():
    match = race({"hover": 11, "jackal": 1, "crusher": 30}, dice=[4, 5], **TRAIL)
    play(match, "stop")
    assert moves(match) == [("hover", 11, 15, "SR-5.1"), ("hover", 15, 20, "SR-19.4")]
    assert cited(match, "slipped") == ["SR-19.4"]


@rule("SR-19.5")
def test_SR_19_5_fights_come_after_the_slime():
    match = race({"hover": 11, "crusher": 20, "jackal": 1}, dice=[4, 5, 6, 1], **TRAIL)
    play(match, "stop")
    assert fights(match) == [({"hover", "crusher"}, 20, "SR-5.3")]
    assert distances(match)["hover"] == 21


@rule("SR-19.5")
def test_SR_19_5_the_winner_of_a_fight_may_slip_in_its_turn():
    match = race({"hover": 8, "crusher": 12, "jackal": 1}, dice=[4, 6, 1, 3], **TRAIL)
    play(match, "stop")
    assert winners(match) == ["hover"]
    assert moves(match)[1:] == [("hover", 12, 13, "SR-5.3"), ("hover", 13, 10, "SR-19.2")]
    assert passed_on(match, "crusher")


@rule("SR-19.5")
def test_SR_19_5_slipping_back_may_lead_to_another_fight():
    match = race({"hover": 8, "crusher": 12, "jackal": 1}, dice=[4, 6, 1, 1, 6, 2, 2], **TRAIL)
    play(match, "stop")
    assert [space for _, space, _ in fights(match)] == [12, 12]
    assert distances(match) == {"hover": 11, "crusher": 12, "jackal": 1}


@rule("SR-19.6")
def test_SR_19_6_the_line_holds_who_slips_back():
    settings = {"slime_trail": True}
    match = race(
        {"hover": LAP - 2, "jackal": 30, "crusher": 20},
        dice=[3, 5],
        cards=["last"],
        settings=settings,
        pieces={"slime-trail": 1},
    )
    play(match, "stop")
    assert distances(match)["hover"] == LAP + 1
    assert told(match, "held-at-line") == [{"racer": "hover"}]
    assert len(told(match, "slipped")) == 1  # it stayed, and nothing is repeated
    assert passed_on(match, "jackal")


@rule("SR-19.6")
def test_SR_19_6_after_twenty_slips_the_slime_is_used_up():
    # Hover wins again and again and slips back one space onto the loser; the twenty-first time it stays on the slime.
    once = [6, 1, 1]
    match = race({"hover": 8, "crusher": 12, "jackal": 1}, dice=[4, *once * 20, 6, 1], **TRAIL)
    play(match, "stop")
    assert len(told(match, "slipped")) == 20
    assert distances(match) == {"hover": 13, "crusher": 12, "jackal": 1}
    assert passed_on(match, "crusher")


@rule("SR-19.6")
def test_SR_19_6_a_racer_that_stayed_on_the_slime_drives_off_as_usual():
    match = race({"hover": SLIME, "jackal": 1, "crusher": 30}, dice=[5], **TRAIL)
    play(match, "stop")
    assert distances(match)["hover"] == 18
    assert told(match, "slipped") == []
    assert passed_on(match, "jackal")

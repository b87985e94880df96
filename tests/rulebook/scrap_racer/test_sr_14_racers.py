"""SR-14  Racers."""

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.scrap_racer.table import (
    LAP,
    cited,
    distances,
    fights,
    hand,
    look,
    moves,
    passed_on,
    play,
    race,
    seen,
    told,
)


@rule("SR-14.1")
def test_SR_14_1_steel_jacket_on_a_straight_moves_one_more_space():
    match = race({"steel-jacket": 10, "hover": 30, "jackal": 34}, dice=[5])
    play(match, "stop")
    assert moves(match) == [("steel-jacket", 10, 15, "SR-5.1"), ("steel-jacket", 15, 16, "SR-14.1")]
    assert told(match, "ability") == [{"racer": "steel-jacket"}]
    assert cited(match, "ability") == ["SR-14.1"]


@rule("SR-14.1")
def test_SR_14_1_steel_jacket_moves_once_even_if_the_next_space_is_a_straight_too():
    match = race({"steel-jacket": 10, "hover": 30, "jackal": 34}, dice=[3])
    play(match, "stop")
    assert distances(match)["steel-jacket"] == 14
    assert len(told(match, "ability")) == 1


@rule("SR-14.1")
def test_SR_14_1_steel_jacket_on_a_curve_stays():
    match = race({"steel-jacket": 10, "hover": 30, "jackal": 34}, dice=[2])
    play(match, "stop")
    assert distances(match)["steel-jacket"] == 12
    assert told(match, "ability") == []


@rule("SR-14.2")
def test_SR_14_2_swifty_on_a_curve_moves_one_more_space_once():
    match = race({"swifty": 2, "hover": 30, "jackal": 34}, dice=[4])
    play(match, "stop")
    assert moves(match) == [("swifty", 2, 6, "SR-5.1"), ("swifty", 6, 7, "SR-14.2")]
    assert cited(match, "ability") == ["SR-14.2"]


@rule("SR-14.2")
def test_SR_14_2_swifty_on_a_straight_stays():
    match = race({"swifty": 10, "hover": 30, "jackal": 34}, dice=[3])
    play(match, "stop")
    assert distances(match)["swifty"] == 13
    assert told(match, "ability") == []


@rule("SR-14.3")
def test_SR_14_3_twister_moves_one_more_space_if_it_has_passed_another():
    match = race({"twister": 10, "hover": 12, "jackal": 34}, dice=[4])
    play(match, "stop")
    assert moves(match) == [("twister", 10, 14, "SR-5.1"), ("twister", 14, 15, "SR-14.3")]
    assert cited(match, "ability") == ["SR-14.3"]


@rule("SR-14.3")
def test_SR_14_3_twister_moves_one_space_whomever_else_it_passes():
    match = race({"twister": 10, "hover": 12, "jackal": 13, "swifty": 15}, dice=[4, 5, 2])
    play(match, "stop")
    assert moves(match)[:2] == [("twister", 10, 14, "SR-5.1"), ("twister", 14, 15, "SR-14.3")]
    assert fights(match) == [({"twister", "swifty"}, 15, "SR-5.3")]
    assert len(told(match, "ability")) == 1


@rule("SR-14.3")
def test_SR_14_3_twister_that_passed_nobody_stays():
    match = race({"twister": 10, "hover": 15, "jackal": 34}, dice=[4])
    play(match, "stop")
    assert distances(match)["twister"] == 14
    assert told(match, "ability") == []


@rule("SR-14.4")
def test_SR_14_4_crusher_takes_a_bonus_marker_if_it_has_passed_another():
    match = race({"crusher": 10, "hover": 12, "jackal": 34}, dice=[4])
    play(match, "stop")
    assert told(match, "bonus-marker") == [{"racer": "crusher", "markers": 1}]
    assert cited(match, "ability") == cited(match, "bonus-marker") == ["SR-14.4"]
    assert distances(match)["crusher"] == 14


@rule("SR-14.4")
def test_SR_14_4_crushers_third_marker_becomes_a_bonus_card():
    match = race({"crusher": 10, "hover": 12, "jackal": 34}, dice=[4], cards=["curve"], bonus_markers={"crusher": 2})
    play(match, "stop")
    assert hand(match, 0) == ["curve"]
    assert look(match, "crusher")["bonus_markers"] == 0


@rule("SR-14.4")
def test_SR_14_4_crusher_that_passed_nobody_takes_nothing():
    match = race({"crusher": 10, "hover": 15, "jackal": 34}, dice=[4])
    play(match, "stop")
    assert told(match, "bonus-marker") == []


@rule("SR-14.5")
def test_SR_14_5_jackal_wins_without_a_roll_and_moves_two_spaces():
    match = race({"jackal": 10, "hover": 14, "swifty": 34}, dice=[4])
    play(match, "stop")
    assert told(match, "fight-rolled") == []
    assert told(match, "fight-won") == [{"racer": "jackal", "loser": "hover", "space": 14}]
    assert cited(match, "fight-won") == ["SR-14.5"]
    assert moves(match)[1] == ("jackal", 14, 16, "SR-14.5")
    assert passed_on(match, "hover")


@rule("SR-14.5")
def test_SR_14_5_the_space_between_is_only_passed():
    match = race({"jackal": 10, "hover": 14, "swifty": 15}, dice=[4])
    play(match, "stop")
    assert len(fights(match)) == 1
    assert distances(match) == {"jackal": 16, "hover": 14, "swifty": 15}


@rule("SR-14.5")
def test_SR_14_5_where_jackal_stops_it_fights_and_wins_again():
    match = race({"jackal": 10, "hover": 14, "swifty": 16}, dice=[4])
    play(match, "stop")
    assert fights(match) == [({"jackal", "hover"}, 14, "SR-5.3"), ({"jackal", "swifty"}, 16, "SR-5.4")]
    assert distances(match)["jackal"] == 18
    assert passed_on(match, "hover")


@rule("SR-14.5")
def test_SR_14_5_without_a_fight_jackal_has_no_ability():
    match = race({"jackal": 10, "hover": 13, "swifty": 34}, dice=[4])
    play(match, "stop")
    assert distances(match)["jackal"] == 14
    assert told(match, "ability") == []


@rule("SR-14.6")
def test_SR_14_6_hover_needs_two_markers_for_a_bonus_card():
    match = race(
        {"hover": 10, "swifty": 30, "jackal": 34}, dice=[3, 3], cards=["stay-put", "curve"], bonus_markers={"hover": 1}
    )
    play(match, "roll")
    assert told(match, "bonus-card-drawn") == [{"racer": "hover", "seat": 0, "hand": 1}]
    assert cited(match, "bonus-card-drawn") == ["SR-14.6"]
    assert look(match, "hover")["bonus_markers"] == 0
    assert hand(match, 0) == ["curve"]


@rule("SR-14.6")
def test_SR_14_6_one_marker_is_not_enough_for_hover():
    match = race({"hover": 10, "swifty": 30, "jackal": 34}, dice=[3, 3], cards=["stay-put"])
    play(match, "roll")
    assert look(match, "hover")["bonus_markers"] == 1
    assert hand(match, 0) == []


@rule("SR-14.6")
def test_SR_14_6_hovers_dashboard_has_two_slots_and_all_others_three():
    match = race({"hover": 0, "swifty": 0, "jackal": 0, "crusher": 0, "twister": 0, "steel-jacket": 0}, dice=[1])
    slots = {racer["name"]: racer["slots"] for racer in seen(match)["racers"]}
    assert slots.pop("hover") == 2
    assert set(slots.values()) == {3}


@rule("SR-14.2")
@pytest.mark.parametrize("laps", [0, 1])
def test_SR_14_2_swiftys_step_may_cross_the_line(laps):
    match = race({"swifty": laps * LAP + 40, "hover": 30, "jackal": 20}, dice=[2], cards=["last"])
    play(match, "stop")
    assert told(match, "lap-marker") == [{"racer": "swifty", "markers": laps + 1}]

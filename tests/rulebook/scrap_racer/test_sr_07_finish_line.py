"""SR-7  The finish line."""

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.scrap_racer.table import (
    BOOST_SPACES,
    LAP,
    all_but,
    cited,
    distances,
    fights,
    look,
    moves,
    passed_on,
    play,
    race,
    seen,
    story,
    told,
)

from jalopy.kernel.errors import BadPosition

SIX_AND_THREE = dict.fromkeys(BOOST_SPACES[:6], "re-roll") | dict.fromkeys(BOOST_SPACES[6:], "turn")


def lying_but(*spaces: int) -> dict[int, str]:
    """Boost markers on all boost spaces but these."""
    return {space: kind for space, kind in SIX_AND_THREE.items() if space not in spaces}


@rule("SR-7.1")
def test_SR_7_1_crossing_by_dice_brings_a_lap_marker():
    match = race({"hover": 40, "swifty": 20, "jackal": 10}, dice=[4], cards=["last"])
    play(match, "stop")
    assert told(match, "lap-marker") == [{"racer": "hover", "markers": 1}]
    assert cited(match, "lap-marker") == ["SR-7.1"]
    assert look(match, "hover")["laps"] == 1


@rule("SR-7.1")
def test_SR_7_1_crossing_by_a_bonus_card_counts():
    match = race({"hover": 37, "swifty": 20, "jackal": 10}, dice=[1], cards=["last"], hands={0: ["forward-7"]})
    play(match, "stop", "drive", "bonus:forward-7")
    assert told(match, "lap-marker") == [{"racer": "hover", "markers": 1}]


@rule("SR-7.1")
def test_SR_7_1_crossing_by_a_crash_card_counts():
    match = race({"hover": 40, "swifty": 20, "jackal": 10}, dice=[1, 1], cards=["advance-3", "last"])
    play(match, "roll")
    assert told(match, "lap-marker") == [{"racer": "hover", "markers": 1}]


@rule("SR-7.1")
def test_SR_7_1_crossing_by_an_ability_counts():
    match = race({"swifty": 40, "hover": 20, "jackal": 10}, dice=[2], cards=["last"])
    play(match, "stop")
    assert moves(match)[1] == ("swifty", LAP, LAP + 1, "SR-14.2")
    assert told(match, "lap-marker") == [{"racer": "swifty", "markers": 1}]


@rule("SR-7.1")
def test_SR_7_1_crossing_by_a_fight_counts_for_whoever_wins():
    match = race({"hover": 40, "twister": LAP, "jackal": 10}, dice=[2, 1, 6], cards=["last"])
    play(match, "stop")
    assert distances(match)["twister"] == LAP + 1
    assert told(match, "lap-marker") == [{"racer": "twister", "markers": 1}]


@rule("SR-7.2")
@pytest.mark.parametrize("lap", [0, 1])
def test_SR_7_2_the_first_and_the_second_lap_marker_bring_a_goal_card_at_once(lap):
    match = race({"hover": lap * LAP + 40, "swifty": 20, "jackal": 10}, dice=[4], cards=["last"])
    play(match, "stop")
    assert told(match, "goal-card") == [{"racer": "hover", "card": "last"}]
    assert cited(match, "goal-card") == ["SR-7.2"]
    assert moves(match)[-1] == ("jackal", 10, 17, "SR-12.1")
    assert seen(match)["goal"] == {"pile": 15, "discard": ["last"]}


@rule("SR-7.2")
def test_SR_7_2_without_a_crossing_there_is_no_goal_card():
    match = race({"hover": 30, "swifty": 20, "jackal": 10}, dice=[4])
    play(match, "stop")
    assert told(match, "goal-card") == []


@rule("SR-7.2")
def test_SR_7_2_there_are_goal_cards_for_every_crossing_to_come():
    assert len(all_but("goal")) >= 2 * 6
    field = {"hover": 40, "swifty": LAP + 20, "jackal": 2 * LAP + 10}  # three more goal cards at most
    assert seen(race(field, goal={"discard": all_but("goal", "last", "last", "last")}))["goal"]["pile"] == 3
    with pytest.raises(BadPosition, match="up to 3 goal cards"):
        race(field, goal={"discard": all_but("goal", "last", "last")})


@rule("SR-7.3")
def test_SR_7_3_the_third_lap_marker_brings_no_goal_card():
    match = race({"hover": 3 * LAP - 2, "swifty": 20, "jackal": 10}, dice=[4])
    play(match, "stop")
    assert told(match, "lap-marker") == [{"racer": "hover", "markers": 3}]
    assert told(match, "third-lap") == [{"racer": "hover"}]
    assert cited(match, "third-lap") == ["SR-7.3"]
    assert told(match, "goal-card") == []
    assert len(moves(match)) == 1


@rule("SR-7.3")
def test_SR_7_3_racers_on_earlier_laps_still_draw_in_the_last_round():
    match = race({"hover": 3 * LAP + 9, "swifty": 41, "jackal": 10}, turn_of="swifty", dice=[1, 3], cards=["last"])
    play(match, "roll", "stop")
    assert told(match, "goal-card") == [{"racer": "swifty", "card": "last"}]


@rule("SR-7.4")
def test_SR_7_4_the_active_player_comes_first_then_the_others_clockwise_each_with_all_its_fights():
    # Hover's goal card takes Jackal and Steel Jacket across; Jackal's makes Twister fight.
    match = race(
        {"steel-jacket": 42, "swifty": 2 * LAP + 11, "hover": 37, "jackal": 41, "twister": 2},
        turn_of="hover",
        dice=[5, 6, 6, 1],
        cards=["all-but-first", "last", "last"],
    )
    play(match, "roll", "stop")
    assert [facts["racer"] for facts in told(match, "lap-marker")] == ["hover", "jackal", "steel-jacket"]
    assert cited(match, "lap-marker") == ["SR-7.1", "SR-7.4", "SR-7.4"]
    assert [facts["racer"] for facts in told(match, "goal-card")] == ["hover", "jackal", "steel-jacket"]
    assert fights(match) == [({"twister", "swifty"}, 11, "SR-5.3")]
    assert story(match, 3)[-11:] == [
        "moved",
        *("lap-marker", "goal-card", "moved", "fight", "fight-rolled", "fight-won", "moved"),
        *("lap-marker", "goal-card", "moved"),
    ]
    assert passed_on(match, "jackal")


@rule("SR-7.4")
def test_SR_7_4_who_crosses_meanwhile_comes_after_those_already_waiting():
    # Clockwise from Hover, Twister would come before Steel Jacket; but Jackal's card takes it across only later.
    match = race(
        {"steel-jacket": 42, "swifty": 2 * LAP + 11, "hover": 37, "jackal": 41, "twister": 38},
        turn_of="hover",
        dice=[4, 6],
        cards=["all-but-first", "last", "last", "last"],
    )
    play(match, "roll", "stop")
    crossed = [facts["racer"] for facts in told(match, "lap-marker")]
    assert crossed == ["hover", "jackal", "steel-jacket", "twister"]
    assert passed_on(match, "jackal")


@rule("SR-7.4")
def test_SR_7_4_a_racer_that_crosses_by_a_crash_card_of_another_draws_too():
    match = race({"hover": 41, "swifty": 39, "jackal": 10}, dice=[5, 5], cards=["catching-up-4", "last"])
    play(match, "roll")
    assert told(match, "lap-marker") == [{"racer": "swifty", "markers": 1}]
    assert cited(match, "lap-marker") == ["SR-7.4"]
    assert told(match, "goal-card") == [{"racer": "swifty", "card": "last"}]


@rule("SR-7.5")
def test_SR_7_5_when_all_have_moved_as_the_goal_card_says_those_that_share_a_space_fight():
    match = race({"hover": 40, "crusher": 1, "swifty": 20}, dice=[5, 3, 6], cards=["all-but-first"])
    play(match, "stop")
    assert story(match, 1)[-7:] == ["goal-card", "moved", "moved", "fight", "fight-rolled", "fight-won", "moved"]
    assert fights(match) == [({"hover", "crusher"}, 3, "SR-5.3")]
    assert distances(match) == {"hover": LAP + 3, "crusher": 4, "swifty": 22}
    assert passed_on(match, "crusher")


@rule("SR-7.5")
def test_SR_7_5_a_fight_after_a_goal_card_may_take_its_winner_across_the_line():
    match = race(
        {"hover": 40, "crusher": LAP, "swifty": 39, "jackal": 20},
        dice=[5, 6, 3],
        cards=["all-but-first-two", "last"],
    )
    play(match, "stop")
    assert fights(match) == [({"crusher", "swifty"}, LAP, "SR-5.3")]
    assert told(match, "lap-marker")[1:] == [{"racer": "crusher", "markers": 1}]
    assert moves(match)[-1] == ("jackal", 23, 30, "SR-12.1")
    assert passed_on(match, "crusher")


@rule("SR-7.6")
def test_SR_7_6_after_a_crossing_every_empty_boost_space_gets_a_marker_clockwise_from_the_line():
    match = race(
        {"hover": 40, "swifty": 20, "jackal": 10},
        dice=[4],
        cards=["last", "plus-minus", "turn", "re-roll"],
        lying=lying_but(5, 21, 39),
        supply=["re-roll", "turn", "plus-minus", "plus-minus"],
    )
    play(match, "stop")
    assert told(match, "refilled") == [{"spaces": [5, 21, 39], "supply": 1}]
    assert cited(match, "refilled") == ["SR-7.6"]
    assert seen(match)["markers"] == BOOST_SPACES


@rule("SR-7.6")
def test_SR_7_6_without_a_crossing_nothing_is_refilled():
    match = race({"hover": 30, "swifty": 20, "jackal": 10}, dice=[4], lying=lying_but(5, 21))
    play(match, "stop")
    assert told(match, "refilled") == []
    assert seen(match)["markers"] == [*lying_but(5, 21)]


@rule("SR-7.6")
def test_SR_7_6_the_supply_is_finite_and_used_markers_do_not_return():
    match = race(
        {"hover": 40, "swifty": 20, "jackal": 10},
        dice=[4],
        cards=["last", "plus-minus", "turn"],
        lying=lying_but(5, 21, 39),
        supply=["turn", "plus-minus"],
        boosts={"hover": ["plus-minus"]},
    )
    used = seen(match)["used"]
    assert used
    play(match, "stop")
    assert told(match, "refilled") == [{"spaces": [5, 21], "supply": 0}]
    assert seen(match)["markers"] == [*lying_but(39)]
    assert seen(match)["used"] == used


@rule("SR-7.6")
def test_SR_7_6_with_an_empty_supply_nothing_happens():
    match = race({"hover": 40, "swifty": 20, "jackal": 10}, dice=[4], cards=["last"], lying=lying_but(5), supply=[])
    play(match, "stop")
    assert told(match, "refilled") == []
    assert seen(match)["markers"] == [*lying_but(5)]


@rule("SR-7.6")
def test_SR_7_6_several_crossings_refill_once_after_all_goal_cards():
    match = race(
        {"hover": 40, "swifty": 42, "jackal": 10},
        dice=[6],
        cards=["all-but-first", "last", "turn"],
        lying=lying_but(21),
    )
    play(match, "stop")
    assert len(told(match, "goal-card")) == 2
    assert story(match, 1).count("refilled") == 1
    assert story(match, 1)[-1] == "refilled"


@rule("SR-7.6")
def test_SR_7_6_the_third_lap_refills_too():
    match = race({"hover": 3 * LAP - 2, "swifty": 20, "jackal": 10}, dice=[4], cards=["turn"], lying=lying_but(21))
    play(match, "stop")
    assert told(match, "refilled")[0]["spaces"] == [21]


@rule("SR-7.6")
def test_SR_7_6_a_crossing_in_the_turn_of_another_refills_too():
    match = race(
        {"hover": 41, "swifty": 39, "jackal": 10},
        dice=[5, 5],
        cards=["catching-up-4", "last", "turn"],
        lying=lying_but(21),
    )
    play(match, "roll")
    assert told(match, "refilled")[0]["spaces"] == [21]


@rule("SR-7.6")
def test_SR_7_6_the_new_markers_lie_face_down():
    match = race({"hover": 40, "swifty": 20, "jackal": 10}, dice=[4], cards=["last", "plus-minus"], lying=lying_but(21))
    play(match, "stop")
    for seat in (None, 0, 1, 2):
        assert "plus-minus" not in str(match.events(seat=seat))
        assert "plus-minus" not in str(seen(match, seat))


@rule("SR-7.7")
def test_SR_7_7_a_racer_on_a_refilled_space_takes_the_marker_at_once_whoevers_turn_it_is():
    match = race(
        {"hover": 40, "swifty": 21, "jackal": 10},
        dice=[4],
        cards=["last", "turn", "plus-minus"],
        lying=lying_but(5, 21),
    )
    play(match, "stop")
    assert told(match, "collected") == [{"racer": "swifty", "space": 21, "marker": "plus-minus"}]
    assert cited(match, "collected") == ["SR-7.7"]
    assert look(match, "swifty")["boosts"] == ["plus-minus"]


@rule("SR-7.7")
def test_SR_7_7_the_space_is_not_filled_again_in_that_turn():
    match = race({"hover": 40, "swifty": 21, "jackal": 10}, dice=[4], cards=["last", "plus-minus"], lying=lying_but(21))
    supply = seen(match)["supply"]
    play(match, "stop")
    assert 21 not in seen(match)["markers"]
    assert seen(match)["supply"] == supply - 1


@rule("SR-7.7")
def test_SR_7_7_the_active_racer_takes_its_new_marker_once():
    match = race({"hover": 42, "swifty": 20, "jackal": 10}, dice=[5], cards=["last", "plus-minus"], lying=lying_but(5))
    play(match, "stop")
    assert cited(match, "collected") == ["SR-7.7"]
    assert look(match, "hover")["boosts"] == ["plus-minus"]


@rule("SR-7.7")
def test_SR_7_7_a_racer_on_a_space_that_was_not_empty_takes_nothing():
    match = race({"hover": 40, "swifty": 21, "jackal": 10}, dice=[4], cards=["last", "turn"], lying=lying_but(5))
    play(match, "stop")
    assert told(match, "collected") == []
    assert 21 in seen(match)["markers"]


@rule("SR-7.8")
def test_SR_7_8_a_fourth_crossing_brings_no_marker_and_no_goal_card_but_refills():
    match = race(
        {"swifty": 20, "hover": 4 * LAP - 2, "jackal": 10},
        turn_of="hover",
        dice=[4],
        cards=["turn"],
        lying=lying_but(21),
    )
    play(match, "stop")
    assert look(match, "hover")["laps"] == 3
    assert told(match, "lap-marker") == told(match, "goal-card") == []
    assert told(match, "refilled")[0]["spaces"] == [21]


@rule("SR-7.8")
def test_SR_7_8_a_racer_with_three_lap_markers_counts_for_positions_and_fights():
    # Jackal and Hover are through. They are the first two, so the card moves Swifty alone, onto Hover's space.
    match = race(
        {"twister": 10, "jackal": 3 * LAP + 12, "swifty": 41, "hover": 3 * LAP + 8},
        turn_of="swifty",
        dice=[5, 3, 6],
        cards=["all-but-first-two"],
    )
    play(match, "stop")
    assert moves(match)[2:4] == [("swifty", LAP + 5, LAP + 8, "SR-12.4"), ("twister", 10, 13, "SR-12.4")]
    assert fights(match) == [({"hover", "swifty"}, 8, "SR-5.3")]
    assert distances(match)["hover"] == 3 * LAP + 9
    assert passed_on(match, "hover")


@rule("SR-7.8")
def test_SR_7_8_a_racer_with_three_lap_markers_is_moved_by_cards():
    match = race(
        {"jackal": 3 * LAP + 12, "swifty": 41, "hover": 3 * LAP + 8},
        turn_of="swifty",
        dice=[5],
        cards=["all-but-first"],
    )
    play(match, "stop")
    assert moves(match)[2:] == [
        ("hover", 3 * LAP + 8, 3 * LAP + 10, "SR-12.3"),
        ("swifty", LAP + 5, LAP + 7, "SR-12.3"),
    ]

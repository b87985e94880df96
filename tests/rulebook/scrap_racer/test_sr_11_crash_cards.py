"""SR-11  Crash cards."""

from collections.abc import Iterable
from typing import Any

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.scrap_racer.table import (
    LAP,
    cited,
    distances,
    fights,
    look,
    moves,
    passed_on,
    play,
    race,
    told,
)

from jalopy.games.scrap_racer.components import BOX
from jalopy.kernel.match import Match

PILE_OF = {card: pile for pile in ("low", "middle", "high") for card in BOX.counts(f"crash.{pile}", "cards")}
DIE_OF = {"low": 1, "middle": 3, "high": 5}


def crash(racers: dict[str, int], card: str, dice: Iterable[int] = (), pile: str = "", **more: Any) -> Match:
    """The first racer rolls a double and draws this card; `dice` are those rolled after that."""
    die = DIE_OF[pile or PILE_OF[card]]
    match = race(racers, dice=[die, die, *dice], cards=[card], **more)
    play(match, "roll")
    assert [facts["card"] for facts in told(match, "crash-card")] == [card]
    return match


@rule("SR-11.1")
@pytest.mark.parametrize(("card", "spaces"), [("advance-2", 2), ("advance-3", 3), ("advance-5", 5)])
def test_SR_11_1_the_racer_moves_forward_as_many_spaces(card, spaces):
    match = crash({"hover": 22, "swifty": 1, "jackal": 34}, card)
    assert moves(match) == [("hover", 22, 22 + spaces, "SR-11.1")]
    assert passed_on(match, "swifty")


@rule("SR-11.1")
def test_SR_11_1_a_racer_off_the_track_counts_from_the_line():
    match = crash({"hover": 0, "swifty": 0, "jackal": 0}, "advance-3")
    assert moves(match) == [("hover", 0, 3, "SR-11.1")]


@rule("SR-11.2")
def test_SR_11_2_two_dice_are_rolled_and_their_sum_moves_the_racer():
    match = crash({"hover": 22, "swifty": 1, "jackal": 34}, "two-dice", dice=[2, 5])
    assert told(match, "card-rolled") == [{"racer": "hover", "dice": [2, 5]}]
    assert cited(match, "card-rolled") == ["SR-11.2"]
    assert moves(match) == [("hover", 22, 29, "SR-11.2")]
    assert passed_on(match, "swifty")


@rule("SR-11.2")
def test_SR_11_2_a_double_of_the_two_dice_does_no_harm_and_earns_nothing():
    match = crash({"hover": 22, "swifty": 1, "jackal": 40}, "two-dice", dice=[5, 5])
    assert moves(match) == [("hover", 22, 32, "SR-11.2")]
    assert len(told(match, "crash-card")) == len(told(match, "bonus-marker")) == 1
    assert passed_on(match, "swifty")


@rule("SR-11.3")
def test_SR_11_3_the_racer_one_position_ahead_moves_two_back_then_the_active_one_five_forward():
    match = crash({"hover": 22, "swifty": 33, "jackal": 38}, "five-forward-two-back")
    assert moves(match) == [("swifty", 33, 31, "SR-11.3"), ("hover", 22, 27, "SR-11.3")]
    assert passed_on(match, "swifty")


@rule("SR-11.3")
def test_SR_11_3_one_position_ahead_goes_by_distance():
    # Jackal is nearest in front on the track, but a lap ahead; in the race Swifty is one position ahead.
    match = crash({"hover": 20, "swifty": 34, "jackal": LAP + 31}, "five-forward-two-back")
    assert moves(match)[0] == ("swifty", 34, 32, "SR-11.3")


@rule("SR-11.3")
def test_SR_11_3_a_leader_pushes_nobody_back():
    match = crash({"hover": 22, "swifty": 12, "jackal": 1}, "five-forward-two-back")
    assert moves(match) == [("hover", 22, 27, "SR-11.3")]


@rule("SR-11.3")
def test_SR_11_3_a_rival_that_comes_to_stand_where_the_racer_stood_does_not_fight_it():
    match = crash({"hover": 22, "swifty": 24, "jackal": 1}, "five-forward-two-back")
    assert distances(match) == {"hover": 27, "swifty": 22, "jackal": 1}
    assert fights(match) == []


@rule("SR-11.3")
def test_SR_11_3_both_may_end_on_one_space_and_fight():
    match = crash({"hover": 22, "swifty": 29, "jackal": 1}, "five-forward-two-back", dice=[2, 6])
    assert fights(match) == [({"hover", "swifty"}, 27, "SR-5.3")]
    assert distances(match)["swifty"] == 28
    assert passed_on(match, "swifty")


@rule("SR-11.4")
def test_SR_11_4_the_racer_moves_three_spaces_forward():
    match = crash({"hover": 22, "swifty": 1, "jackal": 34}, "three-forward")
    assert moves(match) == [("hover", 22, 25, "SR-11.4")]


@rule("SR-11.5")
def test_SR_11_5_the_racer_stays_where_it_is_and_takes_its_marker():
    match = crash({"twister": 22, "swifty": 1, "jackal": 34}, "stay-put")
    assert moves(match) == []
    assert told(match, "stayed") == [{"racer": "twister"}]
    assert cited(match, "stayed") == ["SR-11.5"]
    assert look(match, "twister")["bonus_markers"] == 1


@rule("SR-11.6")
def test_SR_11_6_the_racer_closest_behind_moves_two_forward_and_the_active_one_stays():
    match = crash({"hover": 22, "swifty": 1, "jackal": 15, "crusher": 34}, "catching-up-2")
    assert moves(match) == [("jackal", 15, 17, "SR-11.6")]
    assert passed_on(match, "swifty")


@rule("SR-11.6")
def test_SR_11_6_behind_the_last_there_is_nobody():
    match = crash({"hover": 2, "swifty": 10, "jackal": 15}, "catching-up-2")
    assert moves(match) == []
    assert cited(match, "stayed") == ["SR-11.6"]


@rule("SR-11.6")
def test_SR_11_6_the_one_closest_behind_may_come_upon_the_active_racer_and_fight():
    match = crash({"hover": 22, "swifty": 20, "jackal": 1}, "catching-up-2", dice=[6, 1])
    assert fights(match) == [({"hover", "swifty"}, 22, "SR-5.3")]
    assert passed_on(match, "swifty")


@rule("SR-11.6")
def test_SR_11_6_off_the_track_the_next_in_player_order_is_closest_behind():
    match = crash({"hover": 0, "swifty": 0, "jackal": 0}, "catching-up-2")
    assert moves(match) == [("swifty", 0, 2, "SR-11.6")]


@rule("SR-11.7")
@pytest.mark.parametrize("pile", ["middle", "high"])
def test_SR_11_7_the_racer_moves_back_by_a_die(pile):
    match = crash({"hover": 22, "swifty": 1, "jackal": 34}, "backwards-die", dice=[4], pile=pile)
    assert told(match, "card-rolled") == [{"racer": "hover", "dice": [4]}]
    assert cited(match, "card-rolled") == ["SR-11.7"]
    assert moves(match) == [("hover", 22, 18, "SR-11.7")]
    assert passed_on(match, "swifty")


@rule("SR-11.7")
def test_SR_11_7_the_die_never_takes_it_back_over_the_line():
    match = crash({"hover": LAP + 3, "swifty": 5, "jackal": 34}, "backwards-die", dice=[6])
    assert distances(match)["hover"] == LAP + 1
    assert cited(match, "held-at-line") == ["SR-6.8"]


@rule("SR-11.8")
def test_SR_11_8_with_five_empty_spaces_ahead_the_racer_moves_all_five():
    match = crash({"hover": 22, "swifty": 28, "jackal": 1}, "push-5")
    assert moves(match) == [("hover", 22, 27, "SR-11.8")]
    assert told(match, "pushed") == []
    assert match.answers == [(0, "roll-or-stop", "roll")]  # nobody may choose to move less


@rule("SR-11.8")
def test_SR_11_8_it_stops_on_the_first_occupied_space_and_pushes_that_racer_two_on():
    match = crash({"hover": 22, "swifty": 24, "jackal": 25}, "push-5")
    assert moves(match) == [("hover", 22, 24, "SR-11.8"), ("swifty", 24, 26, "SR-11.8")]
    assert told(match, "pushed") == [{"racer": "swifty", "by": "hover"}]
    assert cited(match, "pushed") == ["SR-11.8"]
    assert fights(match) == []
    assert passed_on(match, "swifty")


@rule("SR-11.8")
@pytest.mark.parametrize("ahead", [1, 2, 3, 4, 5])
def test_SR_11_8_every_one_of_the_five_spaces_counts(ahead):
    match = crash({"hover": 22, "swifty": 22 + ahead, "jackal": 1}, "push-5")
    assert distances(match) == {"hover": 22 + ahead, "swifty": 24 + ahead, "jackal": 1}


@rule("SR-11.8")
def test_SR_11_8_the_pushed_racer_may_have_to_fight_where_it_lands():
    match = crash({"hover": 22, "swifty": 24, "twister": 26}, "push-5", dice=[1, 6])
    assert fights(match) == [({"swifty", "twister"}, 26, "SR-5.3")]
    assert distances(match) == {"hover": 24, "swifty": 26, "twister": 27}
    assert passed_on(match, "swifty")


@rule("SR-11.8")
def test_SR_11_8_a_racer_in_another_lap_is_pushed_too_even_across_the_line():
    match = race({"hover": LAP + 39, "swifty": 41, "jackal": 20}, dice=[3, 3], cards=["push-5", "last"])
    play(match, "roll")
    assert moves(match)[:2] == [("hover", LAP + 39, LAP + 41, "SR-11.8"), ("swifty", 41, LAP + 1, "SR-11.8")]
    assert told(match, "lap-marker") == [{"racer": "swifty", "markers": 1}]


@rule("SR-11.8")
def test_SR_11_8_from_off_the_track_it_counts_from_the_line():
    match = crash({"hover": 0, "swifty": 3, "jackal": 20}, "push-5")
    assert distances(match) == {"hover": 3, "swifty": 5, "jackal": 20}


@rule("SR-11.9")
@pytest.mark.parametrize(("card", "to"), [("four-backwards", 18), ("six-backwards", 16)])
def test_SR_11_9_the_racer_moves_back_as_many_spaces(card, to):
    match = crash({"hover": 22, "swifty": 1, "jackal": 34}, card)
    assert moves(match) == [("hover", 22, to, "SR-11.9")]


@rule("SR-11.10")
def test_SR_11_10_the_racer_closest_behind_moves_four_forward():
    match = crash({"hover": 22, "swifty": 1, "jackal": 15, "crusher": 34}, "catching-up-4")
    assert moves(match) == [("jackal", 15, 19, "SR-11.10")]


@rule("SR-11.10")
def test_SR_11_10_behind_the_last_there_is_nobody():
    match = crash({"hover": 2, "swifty": 10, "jackal": 15}, "catching-up-4")
    assert moves(match) == []
    assert cited(match, "stayed") == ["SR-11.10"]


@rule("SR-11.11")
def test_SR_11_11_the_racer_is_put_just_behind_the_last_one():
    match = crash({"hover": 22, "swifty": 14, "jackal": 34}, "loss-of-position")
    assert moves(match) == [("hover", 22, 13, "SR-11.11")]
    assert look(match, "hover")["position"] == 3


@rule("SR-11.11")
def test_SR_11_11_it_is_not_put_behind_the_line_but_on_the_first_space_of_its_lap():
    match = crash({"hover": LAP + 22, "swifty": 34, "jackal": LAP + 30}, "loss-of-position")
    assert moves(match) == [("hover", LAP + 22, LAP + 1, "SR-11.11")]
    assert look(match, "hover")["position"] == 2


@rule("SR-11.11")
def test_SR_11_11_with_the_last_racer_on_the_first_space_it_ends_there_too_and_fights():
    match = crash({"hover": 22, "swifty": 1, "jackal": 34}, "loss-of-position", dice=[6, 2])
    assert fights(match) == [({"hover", "swifty"}, 1, "SR-5.3")]
    assert passed_on(match, "swifty")


@rule("SR-11.11")
def test_SR_11_11_with_the_last_racer_off_the_track_it_is_put_on_the_first_space():
    match = crash({"hover": 22, "swifty": 0, "jackal": 34}, "loss-of-position")
    assert moves(match) == [("hover", 22, 1, "SR-11.11")]


@rule("SR-11.11")
def test_SR_11_11_the_last_racer_stays_where_it_is():
    match = crash({"hover": 2, "swifty": 14, "jackal": 34}, "loss-of-position")
    assert moves(match) == []
    assert cited(match, "stayed") == ["SR-11.11"]


@rule("SR-11.11")
def test_SR_11_11_a_racer_of_another_lap_on_the_space_fights_for_it():
    match = crash({"hover": 22, "swifty": 14, "jackal": LAP + 13}, "loss-of-position", dice=[1, 6, 5, 2])
    assert fights(match) == [({"hover", "jackal"}, 13, "SR-5.3"), ({"jackal", "swifty"}, 14, "SR-5.4")]
    assert passed_on(match, "swifty")


@rule("SR-11.11")
def test_SR_11_11_it_passes_nobody_and_takes_no_marker_on_the_way():
    match = crash({"crusher": 22, "swifty": 14, "jackal": 20}, "loss-of-position", lying={16: "turn", 21: "turn"})
    assert told(match, "collected") == told(match, "ability") == []
    assert cited(match, "bonus-marker") == ["SR-6.4"]


@rule("SR-11.12")
def test_SR_11_12_the_racer_in_last_position_moves_four_forward():
    match = crash({"hover": 22, "swifty": 1, "jackal": 34}, "last-place-4")
    assert moves(match) == [("swifty", 1, 5, "SR-11.12")]


@rule("SR-11.12")
def test_SR_11_12_the_active_racer_moves_if_it_is_last_itself():
    match = crash({"hover": 2, "swifty": 10, "jackal": 34}, "last-place-4")
    assert moves(match) == [("hover", 2, 6, "SR-11.12")]


@rule("SR-11.13")
@pytest.mark.parametrize(
    ("card", "dice"), [("backwards-die", [3]), ("four-backwards", []), ("six-backwards", []), ("loss-of-position", [])]
)
def test_SR_11_13_a_racer_off_the_track_stays_off_it_and_takes_its_marker(card, dice):
    match = crash({"twister": 0, "swifty": 0, "jackal": 12}, card, dice=dice)
    assert distances(match) == {"twister": 0, "swifty": 0, "jackal": 12}
    assert told(match, "stayed") == [{"racer": "twister"}]
    assert cited(match, "stayed") == ["SR-11.13"]
    assert told(match, "held-at-line") == []
    assert look(match, "twister")["bonus_markers"] == 1
    assert passed_on(match, "swifty")


@rule("SR-11.13")
def test_SR_11_13_staying_put_keeps_it_off_the_track_too():
    match = crash({"twister": 0, "swifty": 0, "jackal": 12}, "stay-put")
    assert distances(match)["twister"] == 0
    assert look(match, "twister")["bonus_markers"] == 1

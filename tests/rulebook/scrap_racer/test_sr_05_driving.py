"""SR-5.1, SR-5.2, SR-5.7 and SR-5.8  Driving: dice, bonus cards, passing, abilities."""

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.scrap_racer.table import (
    LAP,
    asked,
    cited,
    distances,
    fights,
    hand,
    look,
    moves,
    options,
    passed_on,
    play,
    race,
    seen,
    story,
    told,
)

from jalopy.kernel.errors import IllegalAnswer


@rule("SR-5.1")
def test_SR_5_1_the_racer_drives_the_whole_sum_in_one_go_past_others_too():
    match = race({"hover": 10, "swifty": 12, "jackal": 14}, dice=[4, 3])
    play(match, "roll", "stop")
    assert moves(match) == [("hover", 10, 17, "SR-5.1")]
    assert fights(match) == []
    assert passed_on(match, "swifty")


@rule("SR-5.1")
def test_SR_5_1_the_first_drive_starts_from_the_line():
    match = race({"hover": 0, "swifty": 0, "jackal": 0}, dice=[4, 3])
    play(match, "roll", "stop")
    assert moves(match) == [("hover", 0, 7, "SR-5.1")]
    assert look(match, "hover")["space"] == 7


@rule("SR-5.2")
def test_SR_5_2_any_number_of_bonus_cards_before_and_after_the_dice_one_at_a_time():
    cards = ["forward-3", "forward-3", "forward-5", "forward-7"]
    match = race({"hover": 0, "swifty": 30, "jackal": 34}, dice=[2], hands={0: cards})
    play(match, "stop")
    assert asked(match) == (0, "card-or-drive", "SR-5.2")
    assert options(match) == ["drive", "bonus:forward-3", "bonus:forward-5", "bonus:forward-7"]
    play(match, "bonus:forward-3", "bonus:forward-7", "drive")
    assert asked(match) == (0, "card-or-done", "SR-5.2")
    play(match, "bonus:forward-3", "bonus:forward-5")
    assert moves(match) == [
        ("hover", 0, 3, "SR-13.1"),
        ("hover", 3, 10, "SR-13.1"),
        ("hover", 10, 12, "SR-5.1"),
        ("hover", 12, 15, "SR-13.1"),
        ("hover", 15, 20, "SR-13.1"),
    ]
    assert told(match, "bonus-played")[0] == {"racer": "hover", "seat": 0, "card": "forward-3"}
    assert cited(match, "bonus-played") == ["SR-5.2"] * 4
    assert seen(match)["bonus"]["discard"] == ["forward-3", "forward-7", "forward-3", "forward-5"]
    assert passed_on(match, "swifty")  # without a card in hand nothing is left to ask


@rule("SR-5.2")
def test_SR_5_2_a_card_is_played_from_the_hand_of_the_player_at_turn():
    hands = {0: ["forward-3"], 1: ["forward-3", "curve"], 2: ["forward-3"]}
    match = race({"hover": 1, "crusher": 20, "jackal": 38}, turn_of="crusher", dice=[2], hands=hands)
    play(match, "stop", "bonus:forward-3", "drive", "done")
    assert [hand(match, seat) for seat in (0, 1, 2)] == [["forward-3"], ["curve"], ["forward-3"]]
    assert told(match, "bonus-played") == [{"racer": "crusher", "seat": 1, "card": "forward-3"}]


@rule("SR-5.2")
def test_SR_5_2_cards_may_be_kept():
    match = race({"hover": 0, "swifty": 30, "jackal": 34}, dice=[2], hands={0: ["forward-3"]})
    play(match, "stop", "drive", "done")
    assert hand(match, 0) == ["forward-3"]
    assert moves(match) == [("hover", 0, 2, "SR-5.1")]


@rule("SR-5.2")
def test_SR_5_2_cards_do_not_replace_the_dice_move():
    match = race({"hover": 0, "swifty": 30, "jackal": 34}, dice=[2], hands={0: ["forward-3"]})
    play(match, "stop", "bonus:forward-3")
    with pytest.raises(IllegalAnswer):
        match.answer("done")
    assert distances(match)["hover"] == 5  # with no card left the dice move follows by itself


@rule("SR-5.2")
def test_SR_5_2_no_bonus_card_while_dice_are_rolled():
    match = race({"hover": 0, "swifty": 30, "jackal": 34}, dice=[2], hands={0: ["forward-3"]})
    assert options(match) == ["roll", "stop"]
    with pytest.raises(IllegalAnswer, match="Bonus cards") as refusal:
        match.answer("bonus:forward-3")
    assert refusal.value.rule == "SR-5.2"


@rule("SR-5.2")
def test_SR_5_2_once_driving_no_more_dice_are_rolled():
    match = race({"hover": 0, "swifty": 30, "jackal": 34}, dice=[2], hands={0: ["forward-3"]})
    play(match, "stop")
    assert [(barred.key, barred.rule) for barred in match.barred()] == [("roll", "SR-4.2")]
    with pytest.raises(IllegalAnswer) as refusal:
        match.answer("roll")
    assert refusal.value.rule == "SR-4.2"


@rule("SR-5.2")
def test_SR_5_2_no_bonus_card_in_a_turn_with_a_double():
    match = race({"hover": 0, "swifty": 30, "jackal": 34}, dice=[2, 2], cards=["advance-2"], hands={0: ["forward-3"]})
    play(match, "roll")
    assert distances(match)["hover"] == 2
    assert hand(match, 0) == ["forward-3"]
    assert passed_on(match, "swifty")


@rule("SR-5.2")
def test_SR_5_2_before_a_double_is_dealt_with_no_card_helps_and_the_reason_is_the_double():
    match = race(
        {"hover": 0, "swifty": 30, "jackal": 34},
        dice=[2, 2],
        hands={0: ["forward-3"]},
        boosts={"hover": ["plus-minus"]},
    )
    play(match, "roll")
    assert asked(match)[1] == "crash-or-boost"
    assert ("bonus:forward-3", "no-cards-in-a-crash", "SR-5.2") in [
        (barred.key, barred.reason, barred.rule) for barred in match.barred()
    ]
    play(match, "boost:plus-1")  # the double is gone: now the card only has to wait
    assert [(barred.key, barred.reason) for barred in match.barred()] == [("bonus:forward-3", "cards-wait-for-driving")]


@rule("SR-5.2")
def test_SR_5_2_nobody_plays_cards_in_the_turn_of_another():
    match = race({"hover": 1, "swifty": 30, "jackal": 34}, dice=[2], hands={1: ["forward-3"]})
    play(match, "stop")
    assert passed_on(match, "swifty")
    assert distances(match) == {"hover": 3, "swifty": 30, "jackal": 34}


@rule("SR-5.7")
def test_SR_5_7_driving_through_the_space_of_another_is_passing():
    match = race({"twister": 10, "swifty": 12, "jackal": 34}, dice=[4])
    play(match, "stop")
    assert cited(match, "ability") == ["SR-14.3"]


@rule("SR-5.7")
def test_SR_5_7_ending_on_the_space_of_another_is_not_passing():
    match = race({"twister": 10, "swifty": 14, "jackal": 34}, dice=[4, 1, 6])
    play(match, "stop")
    assert told(match, "ability") == []
    assert fights(match) == [({"twister", "swifty"}, 14, "SR-5.3")]


@rule("SR-5.7")
def test_SR_5_7_leaving_a_shared_space_forward_is_passing():
    match = race({"twister": 10, "swifty": 14, "jackal": 34}, dice=[1], hands={0: ["catch-up"]})
    play(match, "stop", "bonus:catch-up")
    assert moves(match) == [
        ("twister", 10, 14, "SR-13.4"),
        ("twister", 14, 15, "SR-5.1"),
        ("twister", 15, 16, "SR-14.3"),
    ]


@rule("SR-5.7")
def test_SR_5_7_passing_by_a_bonus_card_counts_and_the_lap_does_not_matter():
    match = race({"twister": 10, "swifty": LAP + 12, "jackal": 2 * LAP + 34}, dice=[1], hands={0: ["forward-3"]})
    play(match, "stop", "drive", "bonus:forward-3")
    assert cited(match, "ability") == ["SR-14.3"]


@rule("SR-5.7")
def test_SR_5_7_whoever_was_passed_stays_passed_whatever_moves_come_after():
    match = race({"twister": 10, "swifty": 12, "jackal": 34}, dice=[4], hands={0: ["forward-3"]})
    play(match, "stop", "drive", "bonus:forward-3")
    assert cited(match, "ability") == ["SR-14.3"]


@rule("SR-5.7")
def test_SR_5_7_passing_across_the_line_counts():
    match = race({"twister": 41, "swifty": LAP + 1, "jackal": 30}, dice=[3], cards=["last"])
    play(match, "stop")
    assert cited(match, "ability") == ["SR-14.3"]


@rule("SR-5.7")
def test_SR_5_7_racers_off_the_track_are_not_passed():
    match = race({"twister": 0, "swifty": 0, "jackal": 0}, dice=[4])
    play(match, "stop")
    assert told(match, "ability") == []


@rule("SR-5.7")
def test_SR_5_7_one_reward_a_turn_however_many_are_passed():
    match = race({"crusher": 10, "swifty": 12, "jackal": 13, "hover": 17}, dice=[5], hands={0: ["forward-5"]})
    play(match, "stop", "drive", "bonus:forward-5")
    assert told(match, "bonus-marker") == [{"racer": "crusher", "markers": 1}]


@rule("SR-5.7")
def test_SR_5_7_a_crash_card_passes_nobody():
    match = race({"crusher": 10, "swifty": 12, "jackal": 34}, dice=[1, 1], cards=["advance-5"])
    play(match, "roll")
    assert told(match, "ability") == []
    assert cited(match, "bonus-marker") == ["SR-6.4"]


@rule("SR-5.7")
def test_SR_5_7_a_fight_won_passes_nobody():
    # Crusher wins the space of Swifty and leaves it forward, but that is neither dice nor bonus card.
    match = race({"crusher": 10, "swifty": 14, "jackal": 34}, dice=[4, 6, 1])
    play(match, "stop")
    assert distances(match)["crusher"] == 15
    assert told(match, "bonus-marker") == []


@rule("SR-5.7")
def test_SR_5_7_passing_is_forgotten_with_the_turn():
    match = race({"crusher": 10, "swifty": 12, "jackal": 34}, dice=[4, 1, 1, 2])
    play(match, "stop", "stop", "stop", "stop")
    assert [facts["racer"] for facts in told(match, "bonus-marker")] == ["crusher"]
    assert story(match, 4).count("ability") == 0


@rule("SR-5.8")
def test_SR_5_8_the_ability_comes_after_dice_and_cards_and_before_the_fight():
    # Swifty lands on Jackal's curve space: the ability takes it away, and there is no fight.
    match = race({"swifty": 4, "jackal": 8, "hover": 30}, dice=[1], hands={0: ["forward-3"]})
    play(match, "stop", "drive", "bonus:forward-3")
    assert moves(match) == [("swifty", 4, 5, "SR-5.1"), ("swifty", 5, 8, "SR-13.1"), ("swifty", 8, 9, "SR-14.2")]
    assert told(match, "ability") == [{"racer": "swifty"}]
    assert fights(match) == []


@rule("SR-5.8")
def test_SR_5_8_the_ability_is_not_used_between_the_moves():
    # After the dice Swifty stands on a curve, after the card on a straight: only the last space counts.
    match = race({"swifty": 10, "jackal": 38, "hover": 30}, dice=[2], hands={0: ["forward-3"]})
    play(match, "stop", "drive", "bonus:forward-3")
    assert distances(match)["swifty"] == 15
    assert told(match, "ability") == []


@rule("SR-5.8")
def test_SR_5_8_a_triggered_ability_must_be_used_even_into_a_fight():
    match = race({"swifty": 4, "jackal": 9, "hover": 30}, dice=[4, 1, 6])
    play(match, "stop")
    assert match.answers == [(0, "roll-or-stop", "stop")]  # nobody was asked whether to use it
    assert fights(match) == [({"swifty", "jackal"}, 9, "SR-5.3")]
    assert distances(match) == {"swifty": 9, "jackal": 10, "hover": 30}

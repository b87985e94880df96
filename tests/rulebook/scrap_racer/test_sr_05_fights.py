"""SR-5.3 to SR-5.6  Fights."""

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.scrap_racer.table import (
    LAP,
    STOP,
    TRAIL,
    YARD,
    asked,
    cited,
    distances,
    fights,
    moves,
    passed_on,
    play,
    race,
    story,
    told,
    winners,
)


@rule("SR-5.3")
@pytest.mark.parametrize(("dice", "winner", "loser"), [([5, 2], "hover", "crusher"), ([2, 5], "crusher", "hover")])
def test_SR_5_3_the_higher_die_moves_one_space_and_the_other_stays(dice, winner, loser):
    match = race({"hover": 10, "crusher": 14, "jackal": 30}, dice=[4, *dice])
    play(match, "stop")
    assert fights(match) == [({"hover", "crusher"}, 14, "SR-5.3")]
    assert told(match, "fight-rolled") == [{"racers": ["hover", "crusher"], "dice": dice}]
    assert told(match, "fight-won") == [{"racer": winner, "loser": loser, "space": 14}]
    assert {cited(match, kind)[0] for kind in ("fight", "fight-rolled", "fight-won")} == {"SR-5.3"}
    assert (distances(match)[winner], distances(match)[loser]) == (15, 14)
    assert passed_on(match, "crusher")


@rule("SR-5.3")
def test_SR_5_3_equal_dice_are_rolled_again_until_somebody_wins():
    match = race({"hover": 10, "crusher": 14, "jackal": 30}, dice=[4, 3, 3, 6, 6, 1, 2])
    play(match, "stop")
    assert [facts["dice"] for facts in told(match, "fight-rolled")] == [[3, 3], [6, 6], [1, 2]]
    assert winners(match) == ["crusher"]
    assert passed_on(match, "crusher")


@rule("SR-5.3")
def test_SR_5_3_nobody_fights_on_the_way():
    match = race({"hover": 10, "crusher": 12, "jackal": 13}, dice=[4], hands={0: ["catch-up"]})
    play(match, "stop", "bonus:catch-up")
    assert distances(match)["hover"] == 16
    assert fights(match) == []
    assert passed_on(match, "crusher")


@rule("SR-5.3")
def test_SR_5_3_a_space_of_ones_own_needs_no_fight():
    match = race({"hover": 10, "crusher": 13, "jackal": 15}, dice=[4])
    play(match, "stop")
    assert fights(match) == []


@rule("SR-5.3")
def test_SR_5_3_racers_in_different_laps_fight_if_they_share_a_space():
    match = race({"hover": 10, "crusher": LAP + 14, "jackal": 30}, dice=[4, 1, 6])
    play(match, "stop")
    assert fights(match) == [({"hover", "crusher"}, 14, "SR-5.3")]
    assert distances(match) == {"hover": 14, "crusher": LAP + 15, "jackal": 30}


@rule("SR-5.3")
def test_SR_5_3_racers_off_the_track_do_not_fight():
    match = race({"hover": 0, "crusher": 0, "jackal": 0}, dice=[4, 4], cards=["stay-put"])
    play(match, "roll")
    assert fights(match) == []


@rule("SR-5.3")
def test_SR_5_3_the_winner_goes_forward_also_after_a_move_backward():
    match = race({"hover": 18, "crusher": 14, "jackal": 30}, dice=[5, 5, 6, 1], cards=["four-backwards"])
    play(match, "roll")
    assert moves(match) == [("hover", 18, 14, "SR-11.9"), ("hover", 14, 15, "SR-5.3")]


@rule("SR-5.4")
def test_SR_5_4_the_winner_of_a_fight_may_have_to_fight_again():
    match = race({"hover": 10, "crusher": 14, "jackal": 15, "twister": 16}, dice=[4, 5, 2, 6, 1, 2, 3])
    play(match, "stop")
    assert fights(match) == [
        ({"hover", "crusher"}, 14, "SR-5.3"),
        ({"hover", "jackal"}, 15, "SR-5.4"),
        ({"hover", "twister"}, 16, "SR-5.4"),
    ]
    assert winners(match) == ["hover", "hover", "twister"]
    assert distances(match) == {"hover": 16, "crusher": 14, "jackal": 15, "twister": 17}
    assert passed_on(match, "crusher")


@rule("SR-5.4")
def test_SR_5_4_the_chain_goes_on_with_whoever_wins():
    match = race({"hover": 10, "crusher": 14, "jackal": 15}, dice=[4, 2, 5, 1, 6])
    play(match, "stop")
    assert [racers for racers, _, _ in fights(match)] == [{"hover", "crusher"}, {"crusher", "jackal"}]
    assert distances(match) == {"hover": 14, "crusher": 15, "jackal": 16}


@rule("SR-5.4")
def test_SR_5_4_winning_triggers_no_ability():
    # Swifty wins its way from a straight onto a curve, its own kind of space, and stays there.
    match = race({"swifty": 10, "crusher": 15, "jackal": 30}, dice=[5, 6, 1])
    play(match, "stop")
    assert moves(match) == [("swifty", 10, 15, "SR-5.1"), ("swifty", 15, 16, "SR-5.3")]
    assert told(match, "ability") == []


@rule("SR-5.5")
def test_SR_5_5_the_foremost_space_is_fought_for_first_and_its_chain_to_the_end():
    # The goal card takes Swifty onto Hover's space, a lap behind it, Twister to the space after, and Jackal onto Crusher's.
    match = race(
        {"hover": 42, "crusher": 40, "jackal": 37, "twister": 2, "swifty": 1},
        dice=[4, 1, 6, 5, 2, 6, 1],
        cards=["all-but-first-two"],
    )
    play(match, "stop")
    assert fights(match) == [
        ({"hover", "swifty"}, 4, "SR-5.3"),
        ({"swifty", "twister"}, 5, "SR-5.4"),
        ({"crusher", "jackal"}, 40, "SR-5.5"),
    ]
    assert distances(match) == {"hover": 46, "crusher": 41, "jackal": 40, "twister": 6, "swifty": 5}
    assert passed_on(match, "crusher")


@rule("SR-5.5")
def test_SR_5_5_nobody_needs_to_be_the_active_player_to_fight():
    match = race({"hover": 30, "crusher": LAP + 24, "swifty": 22}, dice=[3, 3, 2, 6], cards=["catching-up-2"])
    play(match, "roll")
    assert fights(match) == [({"swifty", "crusher"}, 24, "SR-5.3")]
    assert told(match, "fight-rolled") == [{"racers": ["crusher", "swifty"], "dice": [2, 6]}]
    assert distances(match) == {"hover": 30, "crusher": LAP + 24, "swifty": 25}
    assert passed_on(match, "crusher")


@rule("SR-5.5")
def test_SR_5_5_a_fight_waits_if_its_winner_would_come_upon_two_others():
    # The card sends Swifty back onto Hover's space 16 and Crusher forward onto Twister's space 15. Twister leads the race,
    # so space 15 would come first; but whoever wins it comes to space 16.
    match = race(
        {"crusher": 10, "swifty": 18, "hover": LAP + 16, "twister": 2 * LAP + 15},
        dice=[2, 2, 6, 1, 5, 2, 3, 4, 1, 6],
        cards=["five-forward-two-back"],
    )
    play(match, "roll")
    assert fights(match) == [
        ({"swifty", "hover"}, 16, "SR-5.3"),
        ({"crusher", "twister"}, 15, "SR-5.5"),
        ({"crusher", "hover"}, 16, "SR-5.4"),
        ({"swifty", "hover"}, 17, "SR-5.4"),
    ]
    assert winners(match) == ["swifty", "crusher", "hover", "hover"]
    assert distances(match) == {"crusher": 16, "swifty": 17, "hover": LAP + 18, "twister": 2 * LAP + 15}
    assert passed_on(match, "swifty")


@rule("SR-5.5")
def test_SR_5_5_a_third_racer_on_a_space_waits_until_the_first_two_have_fought():
    # Swifty is sent back onto Hover's space, and then Crusher arrives there too.
    match = race(
        {"crusher": 10, "swifty": 17, "hover": LAP + 15},
        dice=[2, 2, 5, 1, 3, 6, 4, 2],
        cards=["five-forward-two-back"],
    )
    play(match, "roll")
    assert fights(match) == [
        ({"swifty", "hover"}, 15, "SR-5.3"),
        ({"crusher", "hover"}, 15, "SR-5.5"),
        ({"swifty", "hover"}, 16, "SR-5.4"),
    ]
    assert distances(match) == {"crusher": 15, "swifty": 17, "hover": LAP + 16}
    assert passed_on(match, "swifty")


@rule("SR-5.5")
def test_SR_5_5_three_racers_from_the_line_fight_two_by_two():
    # One goal card takes all three onto the track, to the same space.
    match = race(
        {"hover": 42, "crusher": 0, "swifty": 0, "jackal": 0}, dice=[6, 6, 1, 5, 2, 3, 1], cards=["all-but-first"]
    )
    play(match, "stop")
    assert fights(match) == [
        ({"crusher", "swifty"}, 2, "SR-5.3"),
        ({"swifty", "jackal"}, 2, "SR-5.5"),
        ({"crusher", "swifty"}, 3, "SR-5.4"),
    ]
    assert distances(match) == {"hover": 48, "crusher": 4, "swifty": 3, "jackal": 2}
    assert passed_on(match, "crusher")


@rule("SR-5.5")
@pytest.mark.parametrize("start", range(4))
def test_SR_5_5_those_who_came_first_fight_first_wherever_they_sit(start):
    # One goal card moves Crusher, then Swifty, then Jackal onto space 2.
    racers = {"hover": 42, "crusher": 0, "swifty": 0, "jackal": 0}
    seats = {name: {"seat": (start + place) % 4} for place, name in enumerate(racers)}
    match = race(racers, dice=[6, 6, 1, 5, 2, 3, 1], cards=["all-but-first"], more=seats)
    play(match, "stop")
    assert [name for name, _, _, _ in moves(match)][1:4] == ["crusher", "swifty", "jackal"]
    assert fights(match)[0] == ({"crusher", "swifty"}, 2, "SR-5.3")
    assert "jackal" in fights(match)[1][0]


@rule("SR-5.5")
def test_SR_5_5_a_racer_that_stood_there_before_the_turn_is_one_of_the_first_two():
    # The goal card moves Swifty and then Jackal onto the Stop space, where Hover stands, a lap ahead.
    match = race(
        {"crusher": 41, "swifty": 3, "jackal": 2, "hover": LAP + STOP, "twister": 30},
        dice=[2, 6, 1, 6, 1, 6, 1],
        cards=["all-but-first-two"],
        **YARD,
    )
    play(match, "stop")
    assert fights(match)[0] == ({"hover", "swifty"}, STOP, "SR-5.3")


@rule("SR-5.5")
def test_SR_5_5_the_active_racer_does_not_wait_if_it_came_first():
    # Hover crosses the line and stops; its goal card brings Crusher and then Swifty onto the same Stop space.
    match = race(
        {"hover": 41, "swifty": 3, "crusher": 4, "jackal": 30},
        dice=[6, 1, 2, 3, 4, 5, 6],
        cards=["last-two"],
        **YARD,
    )
    play(match, "stop")
    assert fights(match) == [
        ({"hover", "crusher"}, STOP, "SR-5.3"),
        ({"hover", "swifty"}, STOP, "SR-5.5"),
        ({"crusher", "swifty"}, STOP + 1, "SR-5.4"),
    ]


@rule("SR-5.6")
def test_SR_5_6_jackal_in_the_turn_of_another_rolls_and_moves_one_space():
    match = race({"hover": 10, "jackal": 14, "crusher": 30}, dice=[4, 2, 3])
    play(match, "stop")
    assert cited(match, "fight-won") == ["SR-5.3"]
    assert distances(match)["jackal"] == 15
    assert passed_on(match, "jackal")


@rule("SR-5.6")
def test_SR_5_6_jackal_wins_the_goal_card_fights_of_its_own_turn():
    # Its own goal card brings Crusher, a lap behind, onto its space.
    match = race({"jackal": 40, "hover": 30, "crusher": 1}, dice=[5], cards=["all-but-first"])
    play(match, "stop")
    assert fights(match) == [({"jackal", "crusher"}, 3, "SR-5.3")]
    assert cited(match, "fight-won") == ["SR-14.5"]
    assert distances(match)["jackal"] == LAP + 3 + 2
    assert passed_on(match, "hover")


@rule("SR-5.6")
def test_SR_5_6_the_setting_always_makes_jackal_win_in_the_turns_of_others():
    match = race({"hover": 10, "jackal": 14, "crusher": 30}, dice=[4], settings={"jackal": "always"})
    play(match, "stop")
    assert cited(match, "fight-won") == ["SR-14.5"]
    assert distances(match) == {"hover": 14, "jackal": 16, "crusher": 30}
    assert told(match, "fight-rolled") == []
    assert passed_on(match, "jackal")


@rule("SR-5.6")
def test_SR_5_6_the_setting_always_makes_jackal_win_after_a_crash_card_too():
    match = race(
        {"jackal": 10, "hover": 12, "crusher": 30}, dice=[1, 1], cards=["advance-2"], settings={"jackal": "always"}
    )
    play(match, "roll")
    assert winners(match) == ["jackal"]
    assert distances(match)["jackal"] == 14
    assert asked(match)[0] == 1
    assert "fight-rolled" not in story(match, 1)


@rule("SR-5.6")
def test_SR_5_6_where_it_counts_for_both_they_roll_and_the_winner_moves_two():
    match = race(
        {"hover": 25, "jackal": 27, "crusher": 40},
        dice=[2, 1, 6],
        more={"hover": {"tiles": ["jackal"]}},
        settings={"pit_stop": True, "jackal": "always"},
    )
    play(match, "stop")
    assert told(match, "fight-rolled") == [{"racers": ["hover", "jackal"], "dice": [1, 6]}]
    assert cited(match, "fight-won") == ["SR-5.3"]
    assert moves(match)[1:] == [("jackal", 27, 29, "SR-14.5")]  # the die won the fight, the ability gives two spaces
    assert passed_on(match, "jackal")


@rule("SR-5.9")
def test_SR_5_9_jackal_goes_round_a_small_circuit_once_and_then_by_one_space():
    others = ["hover", "crusher", "swifty", "steel-jacket", "twister", "rockroaches"]
    racers = {"jackal": 11} | {other: 2 * place for place, other in enumerate(others, 1)}
    match = race(racers, dice=[1], settings={"track": "RRRR"})
    play(match, "stop")
    assert [space for _, space, _ in fights(match)] == [12, 2, 4, 6, 8, 10, 12]
    assert set(winners(match)) == {"jackal"}
    assert ("jackal", 24, 25, "SR-5.9") in moves(match)


@rule("SR-5.5")
def test_SR_5_5_a_winner_that_slips_onto_two_others_waits_for_their_fight():
    # The card brings Swifty back onto Twister's space 12 and Hover onto Crusher's space 10. Swifty wins and comes to the
    # slime, which takes it back to space 10 as the third; there the two who came before it fight first.
    match = race(
        {"hover": 5, "swifty": 14, "crusher": LAP + 10, "twister": 2 * LAP + 12},
        dice=[2, 2, 6, 1, 3, 6, 1, 1, 6, 1, 6, 1, 6, 6],
        cards=["five-forward-two-back"],
        **TRAIL,
    )
    play(match, "roll")
    assert fights(match) == [
        ({"swifty", "twister"}, 12, "SR-5.3"),
        ({"hover", "crusher"}, 10, "SR-5.5"),
        ({"swifty", "crusher"}, 10, "SR-5.5"),
        ({"hover", "crusher"}, 11, "SR-5.4"),
        ({"crusher", "twister"}, 12, "SR-5.4"),
    ]
    assert distances(match) == {"hover": 11, "swifty": 10, "crusher": LAP + 12, "twister": 2 * LAP + 7}
    assert passed_on(match, "swifty")

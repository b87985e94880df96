"""SR-3  The turn."""

from tests.rulebook.marks import rule
from tests.rulebook.scrap_racer.table import (
    BOOST_SPACES,
    asked,
    cited,
    distances,
    fights,
    hand,
    look,
    moves,
    passed_on,
    play,
    race,
    story,
    told,
)

import jalopy


@rule("SR-3.1")
def test_SR_3_1_the_start_player_begins_and_play_goes_clockwise_round_after_round():
    match = jalopy.new("scrap-racer", seats=4, seed=2, start="3")
    seats = []
    for _ in range(9):
        seats.append(asked(match)[0])
        while asked(match)[0] == seats[-1] and match.state.turn == len(seats):
            play(match, "stop" if asked(match)[1] == "roll-or-stop" else "done")
    assert seats == [2, 3, 0, 1, 2, 3, 0, 1, 2]
    assert [facts["seat"] for facts in told(match, "turn-began")] == [*seats, 3]
    assert set(cited(match, "turn-began")) == {"SR-3.1"}


@rule("SR-3.2")
def test_SR_3_2_without_a_double_the_turn_is_drive_ability_fight_finish_line_boost_marker():
    match = race(
        {"swifty": 40, "twister": 50, "hover": 20},
        dice=[4, 5, 6, 1],
        cards=["last", "turn"],
        lying=dict.fromkeys(BOOST_SPACES[1:], "re-roll") | {39: "turn", 35: "turn", 30: "turn"},
    )
    play(match, "roll", "stop")
    assert story(match, 1) == [
        *("turn-began", "rolled", "rolled", "stopped"),
        *("moved", "ability", "moved", "fight", "fight-rolled", "fight-won", "moved"),
        *("lap-marker", "goal-card", "moved", "refilled"),
        "collected",
    ]
    assert passed_on(match, "twister")


@rule("SR-3.2")
def test_SR_3_2_with_a_double_the_turn_is_crash_card_fight_bonus_marker_finish_line_boost_marker():
    match = race(
        {"swifty": 41, "twister": 46, "hover": 20},
        dice=[2, 2, 6, 1],
        cards=["advance-5", "last", "turn"],
        lying=dict.fromkeys(BOOST_SPACES[:-3], "re-roll") | {39: "turn", 35: "turn"},
    )
    play(match, "roll")
    assert story(match, 1) == [
        *("turn-began", "rolled", "rolled", "doubled"),
        *("crash-card", "moved", "fight", "fight-rolled", "fight-won", "moved", "bonus-marker"),
        *("lap-marker", "goal-card", "moved", "refilled"),
        "collected",
    ]
    assert passed_on(match, "twister")


@rule("SR-3.3")
def test_SR_3_3_an_ability_sleeps_while_others_are_at_turn():
    # Hover's goal card moves Swifty onto a curve and Steel Jacket onto a straight: neither goes on.
    match = race({"hover": 40, "swifty": 8, "steel-jacket": 20}, dice=[4], cards=["all-but-first"])
    play(match, "stop")
    assert moves(match)[1:] == [("steel-jacket", 20, 22, "SR-12.3"), ("swifty", 8, 10, "SR-12.3")]
    assert told(match, "ability") == []


@rule("SR-3.3")
def test_SR_3_3_jackal_rolls_in_a_fight_on_the_turn_of_another():
    match = race({"hover": 10, "jackal": 13, "swifty": 30}, dice=[3, 6, 1])
    play(match, "stop")
    assert fights(match) == [({"hover", "jackal"}, 13, "SR-5.3")]
    assert told(match, "fight-rolled") == [{"racers": ["hover", "jackal"], "dice": [6, 1]}]
    assert distances(match)["jackal"] == 13
    assert passed_on(match, "jackal")


@rule("SR-3.3")
def test_SR_3_3_hover_is_the_exception_even_in_a_crash():
    match = race(
        {"hover": 10, "jackal": 13, "swifty": 30},
        dice=[3, 3],
        cards=["stay-put", "forward-7"],
        bonus_markers={"hover": 1},
    )
    play(match, "roll")
    assert hand(match, 0) == ["forward-7"]
    assert look(match, "hover")["bonus_markers"] == 0

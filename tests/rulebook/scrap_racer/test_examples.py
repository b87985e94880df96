"""The printed examples of Scrap Racer, replayed in the order of the text:

 1  page 4   the third die shows a second 3: a crash card, and no more rolling
 2  page 4   stopping after the fourth die, 13 spaces
 3  page 4   three boost markers in one turn, 18 spaces
 4  page 5   red enters the track with an 8
 5  page 5   green plays a curve card and then uses the dice
 6  page 5   blue ends on a curve and goes one further
 7  page 5   blue and green fight, blue wins with a 5
 8  page 6   a 3/4 crash card that moves nobody
 9  page 6   purple crosses the line for the second time
10  page 7   the last two boost markers are laid out, blue takes the second
11  page 7   red is through, blue and orange have one turn left
12  page 7   orange overtakes red with the last turn
13  page 8   two players: one has a racer through
14  page 8   two players: both have, and the second racers decide
15  page 10  two dice, yellow rolls a 12
16  page 10  five forward, two back: orange and blue
17  page 10  catching up 2: yellow and green
18  page 10  push 5, A: nobody is pushed
19  page 10  push 5, B: somebody is pushed
20  page 10  loss of position: green is held by the line and fights red
21  page 11  red plays two bonus cards, drives, and plays a third

Red is Steel Jacket and blue is Swifty, as their examples show. Green is Twister, orange Crusher, purple Jackal and yellow
Hover: those four colours are ours. So is everything that only the pictures showed: where the racers stand, who else
drives, and the dice and cards that the words do not name.
"""

import pytest
from tests.rulebook.marks import example
from tests.rulebook.scrap_racer.table import (
    BOOST_SPACES,
    LAP,
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
    winners,
)

from jalopy.kernel.errors import IllegalAnswer

KAI = RED = "steel-jacket"
JULES = BLUE = "swifty"
PHIL = GREEN = "twister"
LARS = ORANGE = "crusher"
TOBI = PURPLE = "jackal"
LUKAS = YELLOW = "hover"

THROUGH = 3 * LAP


@example("scrap-racer", 1)
def test_example_1_a_second_3_with_the_third_die_is_a_crash():
    # Ours: the other die, the racers, and which of the 3/4 cards it is.
    match = race({YELLOW: 20, RED: 1, BLUE: 2}, dice=[3, 5, 3], cards=["stay-put"])
    play(match, "roll", "roll")
    assert told(match, "doubled") == [{"racer": YELLOW, "die": 3, "dice": [3, 5, 3]}]
    assert told(match, "crash-card")[0]["pile"] == "3/4"
    assert moves(match) == []
    assert passed_on(match, RED)  # there was no chance to roll again


@example("scrap-racer", 1)
def test_example_1_even_with_a_boost_marker_in_hand_rolling_again_is_refused():
    match = race({YELLOW: 20, RED: 1, BLUE: 2}, dice=[3, 5, 3], cards=["stay-put"], boosts={YELLOW: ["turn"]})
    play(match, "roll", "roll")
    with pytest.raises(IllegalAnswer) as refusal:
        match.answer("roll")
    assert refusal.value.rule == "SR-4.4"


@example("scrap-racer", 2)
def test_example_2_stopping_after_the_fourth_die_means_13_spaces():
    # Ours: which four dice make 13.
    match = race({YELLOW: 20, RED: 1, BLUE: 2}, dice=[4, 2, 6, 1])
    play(match, "roll", "roll", "roll", "stop")
    assert told(match, "stopped") == [{"racer": YELLOW, "total": 13}]
    assert moves(match) == [(YELLOW, 20, 33, "SR-5.1")]
    assert passed_on(match, RED)


@example("scrap-racer", 3)
def test_example_3_three_boost_markers_in_one_turn_and_a_total_of_18():
    # 18 without a second 6 needs a 3, a 4 and a 5 for the other dice; their order is ours.
    match = race(
        {YELLOW: 10, RED: 1, BLUE: 2}, dice=[4, 5, 1, 4, 5, 3], boosts={YELLOW: ["turn", "re-roll", "re-roll"]}
    )
    play(match, "roll", "roll", "boost:turn")
    assert seen(match)["dice"] == [4, 5, 6]
    play(match, "roll", "boost:re-roll", "boost:re-roll", "stop")
    assert [(facts["marker"], facts["from"], facts["to"]) for facts in told(match, "boosted")] == [
        ("turn", 1, 6),
        ("re-roll", 4, 5),
        ("re-roll", 5, 3),
    ]
    assert told(match, "stopped") == [{"racer": YELLOW, "total": 18}]
    assert told(match, "doubled") == []
    assert look(match, YELLOW)["boosts"] == []
    assert len(seen(match)["used"]) == 3
    assert passed_on(match, RED)


@example("scrap-racer", 4)
def test_example_4_kai_enters_the_track_with_an_8():
    # Ours: the dice. The eighth space of track A is a curve, so red's ability adds nothing.
    match = race({KAI: 0, JULES: 0, PHIL: 0}, dice=[5, 3])
    play(match, "roll", "stop")
    assert (look(match, KAI)["space"], look(match, KAI)["laps"]) == (8, 0)
    assert moves(match) == [(KAI, 0, 8, "SR-5.1")]


@example("scrap-racer", 5)
def test_example_5_phil_plays_a_curve_card_first_and_then_uses_his_dice():
    # Ours: his space, on a straight, and his dice.
    match = race({PHIL: 20, KAI: 1, JULES: 2}, dice=[3], hands={0: ["curve"]})
    play(match, "stop", "bonus:curve")
    assert moves(match) == [(PHIL, 20, 28, "SR-13.3"), (PHIL, 28, 31, "SR-5.1")]


@example("scrap-racer", 6)
def test_example_6_jules_ends_on_a_curve_and_advances_one_more_space():
    # Ours: her space and her dice.
    match = race({JULES: 2, KAI: 20, PHIL: 30}, dice=[5])
    play(match, "stop")
    assert told(match, "ability") == [{"racer": JULES}]
    assert moves(match) == [(JULES, 2, 7, "SR-5.1"), (JULES, 7, 8, "SR-14.2")]


@example("scrap-racer", 7)
def test_example_7_jules_wins_the_fight_with_phil_by_a_5():
    # Ours: whose turn it is, Phil's die, and the space: a straight, so that blue's ability does not take her on.
    match = race({JULES: 20, PHIL: 24, KAI: 1}, dice=[4, 5, 3])
    play(match, "stop")
    assert told(match, "fight-rolled") == [{"racers": [JULES, PHIL], "dice": [5, 3]}]
    assert winners(match) == [JULES]
    assert distances(match) == {JULES: 25, PHIL: 24, KAI: 1}
    assert passed_on(match, PHIL)


@example("scrap-racer", 8)
@pytest.mark.parametrize("card", ["stay-put", "catching-up-2"])
def test_example_8_a_card_of_the_3_4_pile_does_not_move_the_racer(card):
    # The picture showed one of the two cards that leave the racer where it is.
    match = race({RED: 20, BLUE: 1, GREEN: 30}, dice=[4, 4], cards=[card])
    play(match, "roll")
    assert told(match, "crash-card") == [{"racer": RED, "pile": "3/4", "card": card}]
    assert distances(match)[RED] == 20


@example("scrap-racer", 9)
def test_example_9_tobi_crosses_the_line_for_the_second_time():
    # Ours: the dice and the goal card.
    match = race({TOBI: 2 * LAP - 2, KAI: 30, JULES: 20}, dice=[6], cards=["last"])
    play(match, "stop")
    assert told(match, "lap-marker") == [{"racer": TOBI, "markers": 2}]
    assert told(match, "goal-card") == [{"racer": TOBI, "card": "last"}]
    assert look(match, TOBI)["laps"] == 2


@example("scrap-racer", 10)
def test_example_10_jules_gets_the_second_of_the_last_two_boost_markers():
    # Ours: who crosses the line, which boost spaces are empty, and the faces. Blue stands on the second empty one.
    lying = {space: "re-roll" if space < 20 else "turn" for space in BOOST_SPACES if space not in (9, 21)}
    match = race(
        {KAI: 40, JULES: 21, PHIL: 10},
        dice=[6],
        cards=["last", "plus-minus", "re-roll"],
        lying=lying,
        supply=["re-roll", "plus-minus"],
    )
    play(match, "stop")
    assert told(match, "refilled") == [{"spaces": [9, 21], "supply": 0}]
    assert told(match, "collected") == [{"racer": JULES, "space": 21, "marker": "re-roll"}]
    assert look(match, JULES)["boosts"] == ["re-roll"]
    assert seen(match)["markers"] == sorted([*lying, 9])


# Ours: where everybody stands before red's third crossing. The order of turns follows from the words.
LAST_ROUND = {PHIL: 2 * LAP + 30, KAI: THROUGH - 3, JULES: 2 * LAP + 20, LARS: THROUGH - 4}


@example("scrap-racer", 11)
def test_example_11_kai_is_through_and_only_jules_and_lars_have_a_turn_left():
    match = race(LAST_ROUND, turn_of=KAI, dice=[5, 2])
    play(match, "stop")
    assert told(match, "third-lap") == [{"racer": KAI}]
    assert told(match, "last-round") == [{"turns": 2}]
    play(match, "stop", "stop")
    assert [facts["racer"] for facts in told(match, "turn-began")] == [KAI, JULES, LARS]
    assert match.over


@example("scrap-racer", 12)
def test_example_12_lars_overtakes_kai_with_his_last_turn_and_wins():
    match = race(LAST_ROUND, turn_of=KAI, dice=[5, 2, 5])
    play(match, "stop", "stop", "roll", "stop")
    assert look(match, LARS)["distance"] > look(match, KAI)["distance"] > THROUGH
    assert match.over
    assert [place.seat for place in match.standing] == [3, 1, 0, 2]
    assert told(match, "race-over")[0]["seat"] == 3


@example("scrap-racer", 13)
def test_example_13_hendrik_has_the_only_racer_with_three_lap_markers_and_wins():
    # Ours: the distances; Hendrik drives red and purple, Uschi orange and blue, as in the next example.
    match = race(
        {RED: THROUGH + 2, PURPLE: 60, ORANGE: THROUGH - 10, BLUE: THROUGH - 20}, each=2, turn_of=BLUE, dice=[]
    )
    play(match, "stop")
    assert [look(match, name)["laps"] for name in (RED, PURPLE, ORANGE, BLUE)] == [3, 1, 2, 2]
    assert match.standing[0].seat == 0
    assert match.standing[0].reason == "only-one-through"


@example("scrap-racer", 14)
def test_example_14_uschi_wins_because_her_second_racer_is_further_ahead():
    # Ours: the distances; Hendrik leads with red, which does not help him.
    match = race({RED: THROUGH + 12, PURPLE: 60, ORANGE: THROUGH + 2, BLUE: 70}, each=2, turn_of=BLUE)
    play(match, "stop")
    assert [look(match, name)["laps"] for name in (RED, ORANGE)] == [3, 3]
    assert look(match, BLUE)["distance"] > look(match, PURPLE)["distance"]
    assert [place.seat for place in match.standing] == [1, 0]
    assert match.standing[0].reason == "rear-racer-ahead"


@example("scrap-racer", 15)
def test_example_15_lukas_rolls_a_12_with_two_dice_and_draws_no_second_card():
    # Ours: his space and the double that made him draw.
    match = race({LUKAS: 20, KAI: 1, JULES: 2}, dice=[2, 2, 6, 6], cards=["two-dice"])
    play(match, "roll")
    assert told(match, "card-rolled") == [{"racer": LUKAS, "dice": [6, 6]}]
    assert moves(match) == [(LUKAS, 20, 32, "SR-11.2")]
    assert len(told(match, "crash-card")) == len(told(match, "bonus-marker")) == 1
    assert passed_on(match, KAI)


@example("scrap-racer", 16)
def test_example_16_lars_goes_five_forward_and_jules_in_front_of_him_two_back():
    # Ours: the spaces.
    match = race({LARS: 20, JULES: 29, KAI: 34}, dice=[1, 1], cards=["five-forward-two-back"])
    assert look(match, JULES)["position"] == look(match, LARS)["position"] - 1
    play(match, "roll")
    assert sorted(moves(match)) == [(LARS, 20, 25, "SR-11.3"), (JULES, 29, 27, "SR-11.3")]
    assert distances(match)[KAI] == 34


@example("scrap-racer", 17)
def test_example_17_lukas_stays_and_phil_behind_him_advances_two():
    # Ours: the spaces.
    match = race({LUKAS: 20, PHIL: 14, KAI: 3}, dice=[3, 3], cards=["catching-up-2"])
    assert look(match, PHIL)["position"] == look(match, LUKAS)["position"] + 1
    play(match, "roll")
    assert moves(match) == [(PHIL, 14, 16, "SR-11.6")]


@example("scrap-racer", 18)
def test_example_18_nobody_stands_on_the_five_spaces_and_nobody_is_pushed():
    # Ours: everything but that.
    match = race({RED: 20, BLUE: 26, GREEN: 3}, dice=[4, 4], cards=["push-5"])
    play(match, "roll")
    assert moves(match) == [(RED, 20, 25, "SR-11.8")]
    assert told(match, "pushed") == []


@example("scrap-racer", 19)
def test_example_19_the_racer_stops_where_another_stands_and_pushes_it_on():
    # Ours: everything but that.
    match = race({RED: 20, BLUE: 23, GREEN: 3}, dice=[4, 4], cards=["push-5"])
    play(match, "roll")
    assert moves(match) == [(RED, 20, 23, "SR-11.8"), (BLUE, 23, 25, "SR-11.8")]
    assert told(match, "pushed") == [{"racer": BLUE, "by": RED}]
    assert fights(match) == []


@example("scrap-racer", 20)
def test_example_20_phil_would_fall_behind_jules_but_is_held_by_the_line_and_fights_kai():
    # Ours: the distances and the dice of the fight. Blue is last, still before the line that green and red have crossed.
    match = race({PHIL: LAP + 9, JULES: 38, KAI: LAP + 1}, dice=[6, 6, 2, 4], cards=["loss-of-position"])
    assert look(match, JULES)["position"] == 3
    play(match, "roll")
    assert moves(match)[0] == (PHIL, LAP + 9, LAP + 1, "SR-11.11")
    assert fights(match) == [({PHIL, KAI}, 1, "SR-5.3")]
    assert look(match, PHIL)["laps"] == 1
    assert passed_on(match, JULES)


@example("scrap-racer", 21)
def test_example_21_kai_crosses_the_line_with_his_third_bonus_card():
    # Ours: which cards they are, his space and his dice. He ends on a curve, so that his ability adds nothing.
    cards = ["forward-3", "curve", "forward-7", "straight"]
    match = race({KAI: 30, JULES: 12, PHIL: 3}, dice=[5], cards=["last"], hands={0: cards})
    play(match, "stop", "bonus:forward-3", "bonus:curve", "drive")
    assert look(match, KAI)["space"] < LAP
    play(match, "bonus:forward-7", "done")
    assert [(to, rule) for who, _, to, rule in moves(match) if who == KAI] == [
        (33, "SR-13.1"),
        (34, "SR-13.3"),
        (39, "SR-5.1"),
        (LAP + 4, "SR-13.1"),
    ]
    assert told(match, "lap-marker") == [{"racer": KAI, "markers": 1}]
    assert hand(match, 0) == ["straight"]
    assert passed_on(match, JULES)

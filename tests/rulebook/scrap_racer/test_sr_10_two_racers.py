"""SR-10  Two racers each."""

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.scrap_racer.table import (
    BOOST_SPACES,
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
    winners,
)

import jalopy
from jalopy.kernel.errors import BadPosition, BadSetting
from jalopy.kernel.match import Match

THROUGH = 3 * LAP
OFF = {"hover": 0, "twister": 0, "crusher": 0, "jackal": 0}  # seat 0: Hover and Twister; seat 1: Crusher and Jackal
OFF_OF_THREE = {**OFF, "swifty": 0, "steel-jacket": 0}
RING = {"track": "RRRR"}  # 12 spaces, so that the line is reached in the first round


def names(match: Match) -> list[str]:
    """All racers in the order of their turns."""
    return [racer["name"] for racer in seen(match)["racers"]]


@rule("SR-10.1")
def test_SR_10_1_two_players_drive_two_racers_each():
    racers = seen(jalopy.new("scrap-racer", seats=2, seed=1))["racers"]
    assert sorted(racer["seat"] for racer in racers) == [0, 0, 1, 1]
    assert len({racer["name"] for racer in racers}) == 4


@rule("SR-10.1")
def test_SR_10_1_three_players_may_agree_on_two_racers_each():
    assert len(seen(jalopy.new("scrap-racer", seats=3, seed=1))["racers"]) == 3
    racers = seen(jalopy.new("scrap-racer", seats=3, seed=1, two_racers=True))["racers"]
    assert sorted(racer["seat"] for racer in racers) == [0, 0, 1, 1, 2, 2]


@rule("SR-10.1")
def test_SR_10_1_four_players_have_one_racer_each():
    assert len(seen(jalopy.new("scrap-racer", seats=4, seed=1))["racers"]) == 4
    with pytest.raises(BadSetting, match="three players"):
        jalopy.new("scrap-racer", seats=4, seed=1, two_racers=True)


@rule("SR-10.2")
def test_SR_10_2_in_the_first_round_each_player_chooses_the_order_of_the_two():
    match = race(OFF, each=2, order_open=[0, 1], dice=[1, 2, 3])
    assert asked(match) == (0, "racer-order", "SR-10.2")
    assert options(match) == ["first:hover", "first:twister"]
    play(match, "first:twister")
    assert seen(match)["active"] == "twister"
    play(match, "stop")
    assert seen(match)["active"] == "hover"
    play(match, "stop")
    assert asked(match) == (1, "racer-order", "SR-10.2")
    play(match, "first:crusher")
    assert told(match, "order-fixed") == [
        {"seat": 0, "racers": ["twister", "hover"]},
        {"seat": 1, "racers": ["crusher", "jackal"]},
    ]
    assert cited(match, "order-fixed") == ["SR-10.2", "SR-10.2"]
    assert names(match) == ["twister", "hover", "crusher", "jackal"]


@rule("SR-10.2")
def test_SR_10_2_from_then_on_the_order_stays():
    match = race(OFF, each=2, order_open=[0, 1], dice=[1, 3, 5, 6, 1, 1, 4, 1])
    play(match, "first:twister", "stop", "stop", "first:jackal", "stop", "stop")
    play(match, "stop", "stop", "stop", "stop")
    began = [facts["racer"] for facts in told(match, "turn-began")]
    assert began == ["twister", "hover", "jackal", "crusher", "twister", "hover", "jackal", "crusher", "twister"]
    assert len(told(match, "order-fixed")) == 2


@rule("SR-10.3")
def test_SR_10_3_a_card_that_picks_one_of_the_two_makes_their_owner_choose_there_and_then():
    match = race({**OFF, "hover": 7}, each=2, turn_of="twister", order_open=[1], dice=[3, 3], cards=["catching-up-2"])
    play(match, "roll")
    assert asked(match) == (1, "racer-order", "SR-10.3")
    assert told(match, "crash-card")[0]["card"] == "catching-up-2"
    play(match, "first:jackal")
    assert cited(match, "order-fixed") == ["SR-10.3"]
    assert moves(match) == [("jackal", 0, 2, "SR-11.6")]
    assert passed_on(match, "jackal")  # and its owner is not asked again


@rule("SR-10.3")
def test_SR_10_3_the_racer_that_will_go_last_is_the_last():
    match = race(OFF, each=2, order_open=[1], dice=[5, 5], cards=["last-place-4"])
    play(match, "roll")
    assert asked(match) == (1, "racer-order", "SR-10.3")
    play(match, "first:jackal")
    assert moves(match) == [("crusher", 0, 4, "SR-11.12")]


@rule("SR-10.3")
def test_SR_10_3_nobody_chooses_early_for_a_card_that_picks_another_racer():
    # The one closest behind Hover is Twister, its own mate, whose place is settled.
    match = race(OFF, each=2, order_open=[1], dice=[3, 3], cards=["catching-up-2"])
    play(match, "roll")
    assert moves(match) == [("twister", 0, 2, "SR-11.6")]
    assert told(match, "order-fixed") == []
    assert passed_on(match, "twister")


@rule("SR-10.3")
def test_SR_10_3_only_the_owner_of_the_two_in_question_chooses():
    match = race(OFF_OF_THREE, each=2, order_open=[1, 2], dice=[5, 5], cards=["last-place-4"])
    play(match, "roll")
    assert asked(match)[0] == 2
    play(match, "first:swifty")
    assert moves(match) == [("steel-jacket", 0, 4, "SR-11.12")]
    assert passed_on(match, "twister")


@rule("SR-10.3")
@pytest.mark.parametrize(("die", "card"), [(1, "five-forward-two-back"), (1, "advance-2"), (6, "loss-of-position")])
def test_SR_10_3_other_crash_cards_do_not_ask_for_the_order(die, card):
    match = race({**OFF, "hover": 7}, each=2, order_open=[1], dice=[die, die], cards=[card])
    play(match, "roll")
    assert told(match, "order-fixed") == []
    assert passed_on(match, "twister")


@rule("SR-10.3")
def test_SR_10_3_a_goal_card_asks_for_the_order_if_it_moves_one_of_the_two():
    match = race({**OFF, "hover": 11}, each=2, order_open=[1], dice=[4], cards=["last"], settings=RING)
    play(match, "stop")
    assert asked(match) == (1, "racer-order", "SR-10.3")
    assert told(match, "goal-card")[0]["card"] == "last"
    play(match, "first:crusher")
    assert moves(match)[-1] == ("jackal", 0, 7, "SR-12.1")


@rule("SR-10.3")
def test_SR_10_3_a_goal_card_that_moves_both_leaves_the_order_open():
    match = race({**OFF, "hover": 11}, each=2, order_open=[1], dice=[4, 1], cards=["last-two"], settings=RING)
    play(match, "stop")
    assert asked(match) == (1, "own-fight", "SR-10.5")
    play(match, "winner:jackal", "stop")
    assert asked(match) == (1, "racer-order", "SR-10.2")
    again = jalopy.from_position("scrap-racer", match.position(), seed=1)
    assert again.position() == match.position()


@rule("SR-10.3")
def test_SR_10_3_a_goal_card_that_parts_two_players_asks_neither():
    match = race({**OFF_OF_THREE, "hover": 11}, each=2, order_open=[1, 2], dice=[4], cards=["last-two"], settings=RING)
    play(match, "stop", "winner:swifty")
    assert told(match, "order-fixed") == []
    assert distances(match) == {**OFF_OF_THREE, "hover": 15, "swifty": 6, "steel-jacket": 5}
    assert passed_on(match, "twister")


@rule("SR-10.3")
def test_SR_10_3_racers_on_the_track_are_told_apart_by_their_distance():
    racers = {"hover": 20, "twister": 30, "crusher": 6, "jackal": 5}
    match = race(racers, each=2, order_open=[1], dice=[5, 5], cards=["last-place-4"])
    play(match, "roll")
    assert moves(match) == [("jackal", 5, 9, "SR-11.12")]
    assert told(match, "order-fixed") == []


@rule("SR-10.3")
def test_SR_10_3_an_order_cannot_be_open_after_a_turn():
    with pytest.raises(BadPosition, match="Seat 0 has had a turn"):
        race(OFF, each=2, turn_of="crusher", order_open=[0])


@rule("SR-10.4")
def test_SR_10_4_each_racer_has_a_whole_turn_finish_line_and_collecting_included():
    match = race(
        {"hover": 40, "twister": 20, "crusher": 10, "jackal": 1},
        each=2,
        dice=[6, 1, 1],
        cards=["last", "turn"],
        lying=dict.fromkeys(BOOST_SPACES[1:6], "re-roll") | {30: "turn", 35: "turn", 39: "turn"},
    )
    play(match, "roll", "stop")
    assert story(match, 1)[-5:] == ["lap-marker", "goal-card", "moved", "refilled", "collected"]
    assert [look(match, name)["boosts"] for name in ("hover", "twister")] == [["turn"], []]
    assert (asked(match)[0], seen(match)["active"]) == (0, "twister")


@rule("SR-10.4")
def test_SR_10_4_lap_bonus_and_boost_markers_belong_to_the_racer():
    match = race(
        {"hover": 40, "twister": 20, "crusher": 10, "jackal": 1},
        each=2,
        turn_of="twister",
        dice=[3, 3],
        cards=["stay-put"],
        boosts={"hover": ["turn"]},
        bonus_markers={"hover": 1},
    )
    assert options(match) == ["roll", "stop"]  # Hover's marker is no help to Twister
    play(match, "roll")
    assert [look(match, name)["bonus_markers"] for name in ("hover", "twister")] == [1, 1]
    assert [look(match, name)["laps"] for name in ("hover", "twister")] == [0, 0]


@rule("SR-10.4")
def test_SR_10_4_an_ability_sleeps_in_the_turn_of_ones_other_racer():
    # Jackal's owner is at turn with Crusher; the goal card of that turn brings Hover onto Jackal's space.
    match = race(
        {"crusher": 40, "jackal": 2 * LAP + 24, "hover": 22, "twister": 10},
        each=2,
        dice=[5, 1, 6],
        cards=["all-but-first"],
    )
    play(match, "stop")
    assert fights(match) == [({"jackal", "hover"}, 24, "SR-5.3")]
    assert told(match, "fight-rolled") == [{"racers": ["jackal", "hover"], "dice": [1, 6]}]
    assert passed_on(match, "jackal")


@rule("SR-10.5")
@pytest.mark.parametrize("winner", ["hover", "twister"])
def test_SR_10_5_between_racers_of_one_player_the_owner_says_who_wins(winner):
    match = race({"hover": 10, "twister": 13, "crusher": 30, "jackal": 1}, each=2, dice=[3])
    play(match, "stop")
    assert asked(match) == (0, "own-fight", "SR-10.5")
    assert sorted(options(match)) == ["winner:hover", "winner:twister"]
    play(match, f"winner:{winner}")
    assert (winners(match), cited(match, "fight-won")) == ([winner], ["SR-10.5"])
    assert told(match, "fight-rolled") == []
    assert {"hover": 13, "twister": 13, winner: 14}.items() <= distances(match).items()
    assert passed_on(match, "twister")


@rule("SR-10.5")
def test_SR_10_5_racers_of_two_players_roll_as_usual():
    match = race({"hover": 10, "twister": 20, "crusher": 13, "jackal": 1}, each=2, dice=[3, 2, 5])
    play(match, "stop")
    assert told(match, "fight-rolled") == [{"racers": ["hover", "crusher"], "dice": [2, 5]}]


@rule("SR-10.5")
def test_SR_10_5_the_owner_decides_in_the_turn_of_the_opponent_too():
    match = race(
        {"hover": 30, "twister": 35, "crusher": 2 * LAP + 20, "jackal": 18},
        each=2,
        dice=[3, 3],
        cards=["catching-up-2"],
    )
    play(match, "roll")
    assert asked(match) == (1, "own-fight", "SR-10.5")
    play(match, "winner:jackal")
    assert distances(match)["jackal"] == 21  # off turn it moves one space like all others


@rule("SR-10.5")
@pytest.mark.parametrize(
    ("winner", "to"), [("jackal", {"jackal": 15, "crusher": 13}), ("crusher", {"jackal": 13, "crusher": 14})]
)
def test_SR_10_5_a_jackal_at_turn_moves_two_spaces_if_its_owner_picks_it(winner, to):
    match = race({"jackal": 10, "crusher": 13, "hover": 30, "twister": 1}, each=2, dice=[3])
    play(match, "stop", f"winner:{winner}")
    assert to.items() <= distances(match).items()
    assert moves(match)[1][3] == ("SR-14.5" if winner == "jackal" else "SR-10.5")
    assert passed_on(match, "crusher")


@rule("SR-10.6")
def test_SR_10_6_a_players_bonus_cards_serve_either_racer():
    match = race(
        {"hover": 20, "twister": 1, "crusher": 30, "jackal": 34},
        each=2,
        dice=[3, 3, 2],
        cards=["stay-put", "forward-7"],
        bonus_markers={"hover": 1},
    )
    play(match, "roll")  # Hover earns the card
    assert hand(match, 0) == ["forward-7"]
    play(match, "stop", "bonus:forward-7")  # Twister plays it in the next turn
    assert told(match, "bonus-played") == [{"racer": "twister", "seat": 0, "card": "forward-7"}]
    assert distances(match)["twister"] == 1 + 7 + 2
    assert passed_on(match, "crusher")


@rule("SR-10.7")
def test_SR_10_7_the_only_player_with_a_racer_through_wins_whatever_the_rear_racers_do():
    match = race(
        {"hover": THROUGH + 3, "twister": 10, "crusher": THROUGH - 9, "jackal": THROUGH - 20},
        each=2,
        turn_of="jackal",
        dice=[],
    )
    play(match, "stop")
    assert match.over
    assert [(place.seat, place.reason) for place in match.standing] == [(0, "only-one-through"), (1, "not-through")]
    assert told(match, "race-over") == [{"seat": 0, "order": [0, 1]}]
    assert cited(match, "race-over") == ["SR-10.7"]


@rule("SR-10.7")
def test_SR_10_7_both_racers_of_one_player_through_is_still_one_player():
    match = race(
        {"hover": THROUGH + 3, "twister": THROUGH + 1, "crusher": THROUGH - 9, "jackal": THROUGH - 20},
        each=2,
        turn_of="jackal",
    )
    play(match, "stop")
    assert [(place.seat, place.reason) for place in match.standing] == [(0, "only-one-through"), (1, "not-through")]


@rule("SR-10.7")
def test_SR_10_7_with_several_players_through_the_rear_racer_farther_ahead_wins():
    # Seat 0 leads the race, but its rear racer is far behind.
    match = race({"hover": THROUGH + 20, "twister": 30, "crusher": THROUGH + 1, "jackal": 60}, each=2, turn_of="jackal")
    play(match, "stop")
    assert [(place.place, place.seat, place.reason) for place in match.standing] == [
        (1, 1, "rear-racer-ahead"),
        (2, 0, "rear-racer-behind"),
    ]
    facts = {"racer": "jackal", "distance": 66, "laps": 1, "space": 24, "lane": False}
    assert match.standing[0].facts == facts


@rule("SR-10.7")
def test_SR_10_7_the_same_for_three_players():
    racers = {
        "hover": THROUGH + 20,
        "twister": 30,
        "crusher": 120,
        "jackal": 119,
        "swifty": THROUGH + 1,
        "steel-jacket": 40,
    }
    match = race(racers, each=2, turn_of="steel-jacket")
    play(match, "stop")
    assert [(place.seat, place.reason) for place in match.standing] == [
        (2, "rear-racer-ahead"),
        (0, "rear-racer-behind"),
        (1, "not-through"),
    ]


@rule("SR-10.7")
def test_SR_10_7_every_racer_before_the_start_racer_still_has_its_turn():
    match = race({"hover": THROUGH - 2, "twister": 30, "crusher": 10, "jackal": 1}, each=2, dice=[4, 1, 1])
    play(match, "stop")
    assert told(match, "last-round") == [{"turns": 3}]
    play(match, "stop", "stop", "stop")
    assert [facts["racer"] for facts in told(match, "turn-began")] == ["hover", "twister", "crusher", "jackal"]
    assert match.over

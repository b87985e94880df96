"""SR-4  Rolling the dice."""

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.scrap_racer.table import (
    asked,
    cited,
    distances,
    look,
    moves,
    options,
    passed_on,
    play,
    race,
    seen,
    told,
)

from jalopy.kernel.errors import IllegalAnswer
from jalopy.kernel.match import Match

FIELD = {"hover": 1, "swifty": 30, "jackal": 34}


def refused(match: Match, answer: str) -> str:
    """The rule that forbids an answer."""
    with pytest.raises(IllegalAnswer) as refusal:
        match.answer(answer)
    return refusal.value.rule


@rule("SR-4.1")
def test_SR_4_1_after_each_die_the_player_rolls_one_more_or_stops():
    match = race(FIELD, dice=[5, 2, 4])
    for dice in ([5], [5, 2], [5, 2, 4]):
        assert seen(match)["dice"] == dice
        assert asked(match) == (0, "roll-or-stop", "SR-4.1")
        assert options(match) == ["roll", "stop"]
        assert match.barred() == []
        play(match, "roll" if len(dice) < 3 else "stop")
    assert [facts["die"] for facts in told(match, "rolled")[:3]] == [5, 2, 4]
    assert set(cited(match, "rolled")) == {"SR-4.1"}


@rule("SR-4.1")
def test_SR_4_1_the_first_die_is_not_a_matter_of_choice():
    match = race(FIELD, dice=[5])
    assert seen(match)["dice"] == [5]
    assert match.answers == []


@rule("SR-4.2")
def test_SR_4_2_who_stops_drives_the_sum_of_all_dice():
    match = race(FIELD, dice=[5, 2, 4])
    play(match, "roll", "roll", "stop")
    assert told(match, "stopped") == [{"racer": "hover", "total": 11}]
    assert cited(match, "stopped") == ["SR-4.2"]
    assert distances(match)["hover"] == 12
    assert passed_on(match, "swifty")


@rule("SR-4.3")
def test_SR_4_3_after_six_dice_the_player_must_stop():
    match = race(FIELD, dice=[6, 2, 4, 1, 5, 3])
    play(match, "roll", "roll", "roll", "roll", "roll")
    assert told(match, "stopped") == [{"racer": "hover", "total": 21}]
    assert distances(match)["hover"] == 22
    assert passed_on(match, "swifty")


@rule("SR-4.3")
def test_SR_4_3_the_sixth_die_may_still_be_boosted_but_no_seventh_rolled():
    match = race(FIELD, dice=[6, 2, 4, 1, 5, 3], cards=["stay-put"], boosts={"hover": ["plus-minus"]})
    play(match, "roll", "roll", "roll", "roll", "roll")
    assert asked(match) == (0, "stop-or-boost", "SR-4.3")
    assert options(match) == ["stop", "boost:plus-1", "boost:minus-1"]
    assert refused(match, "roll") == "SR-4.3"
    play(match, "boost:plus-1")  # with all six faces rolled, any change makes a double
    assert told(match, "doubled") == [{"racer": "hover", "die": 4, "dice": [6, 2, 4, 1, 5, 4]}]


@rule("SR-4.4")
def test_SR_4_4_a_double_ends_the_rolling_at_once_and_the_racer_does_not_drive():
    match = race(FIELD, dice=[4, 6, 1, 4], cards=["stay-put"])
    play(match, "roll", "roll", "roll")
    assert told(match, "doubled") == [{"racer": "hover", "die": 4, "dice": [4, 6, 1, 4]}]
    assert cited(match, "doubled") == ["SR-4.4"]
    assert told(match, "stopped") == []
    assert moves(match) == []
    assert passed_on(match, "swifty")


@rule("SR-4.4")
def test_SR_4_4_before_the_double_counts_only_boost_markers_help():
    match = race(FIELD, dice=[4, 4], cards=["stay-put"], boosts={"hover": ["turn"]})
    play(match, "roll")
    assert asked(match) == (0, "crash-or-boost", "SR-4.4")
    assert options(match) == ["crash", "boost:turn"]
    assert refused(match, "roll") == refused(match, "stop") == "SR-4.4"
    play(match, "crash")
    assert told(match, "crash-card")[0]["card"] == "stay-put"
    assert look(match, "hover")["boosts"] == ["turn"]


@rule("SR-4.5")
def test_SR_4_5_a_marker_changes_the_die_just_rolled_before_the_double_is_checked():
    match = race(FIELD, dice=[4, 4], boosts={"hover": ["plus-minus"]})
    play(match, "roll", "boost:plus-1")
    assert seen(match)["dice"] == [4, 5]
    assert options(match) == ["roll", "stop"]
    play(match, "stop")
    assert told(match, "doubled") == []
    assert distances(match)["hover"] == 10


@rule("SR-4.5")
def test_SR_4_5_several_markers_may_change_one_die_the_first_one_too():
    match = race(FIELD, dice=[2], boosts={"hover": ["plus-minus", "turn", "plus-minus"]})
    play(match, "boost:plus-1", "boost:turn", "boost:plus-1", "stop")
    assert [(facts["from"], facts["to"]) for facts in told(match, "boosted")] == [(2, 3), (3, 4), (4, 5)]
    assert distances(match)["hover"] == 6
    assert passed_on(match, "swifty")


@rule("SR-4.5")
def test_SR_4_5_only_the_die_just_rolled_can_be_changed():
    match = race(FIELD, dice=[2, 4], boosts={"hover": ["turn"]})
    play(match, "roll", "boost:turn")
    assert seen(match)["dice"] == [2, 3]
    assert options(match) == ["roll", "stop"]


@rule("SR-4.5")
def test_SR_4_5_a_used_marker_leaves_the_game():
    match = race(FIELD, dice=[2], boosts={"hover": ["turn", "re-roll"], "swifty": ["turn"]})
    supply = seen(match)["supply"]
    play(match, "boost:turn", "stop")
    assert look(match, "hover")["boosts"] == ["re-roll"]
    assert look(match, "swifty")["boosts"] == ["turn"]
    assert (seen(match)["used"], seen(match)["supply"]) == (["turn"], supply)


@rule("SR-4.5")
def test_SR_4_5_everybody_uses_the_markers_beside_the_own_dashboard():
    boosts = {"hover": ["turn"], "swifty": ["plus-minus", "turn"], "jackal": ["turn"]}
    match = race(FIELD, turn_of="swifty", dice=[2], boosts=boosts)
    play(match, "boost:turn", "stop")
    assert [look(match, name)["boosts"] for name in FIELD] == [["turn"], ["plus-minus"], ["turn"]]


@rule("SR-4.5")
def test_SR_4_5_nobody_uses_the_markers_of_another():
    match = race(FIELD, dice=[2], boosts={"swifty": ["turn", "re-roll", "plus-minus"]})
    assert options(match) == ["roll", "stop"]


@rule("SR-4.6")
def test_SR_4_6_a_re_rolled_die_counts_by_its_new_result_only():
    match = race(FIELD, dice=[3, 3, 6], boosts={"hover": ["re-roll"]})
    play(match, "roll", "boost:re-roll", "stop")
    assert told(match, "boosted") == [
        {"racer": "hover", "marker": "re-roll", "from": 3, "to": 6, "dice": [3, 6]},
    ]
    assert cited(match, "boosted") == ["SR-4.6"]
    assert distances(match)["hover"] == 10
    assert passed_on(match, "swifty")


@rule("SR-4.6")
def test_SR_4_6_a_re_roll_may_bring_the_double_again():
    match = race(FIELD, dice=[3, 3, 3], cards=["stay-put"], boosts={"hover": ["re-roll"]})
    play(match, "roll", "boost:re-roll")
    assert told(match, "doubled")[0]["dice"] == [3, 3]
    assert passed_on(match, "swifty")


@rule("SR-4.7")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_SR_4_7_one_pip_up_or_down(die):
    match = race(FIELD, dice=[die], boosts={"hover": ["plus-minus"]})
    ways = {"boost:plus-1": die + 1, "boost:minus-1": die - 1}
    offered = {key: ways[key] for key in options(match)[2:]}
    assert offered == {key: result for key, result in ways.items() if 1 <= result <= 6}
    assert [(barred.key, barred.rule) for barred in match.barred()] == [
        (key, "SR-4.7") for key in ways if key not in offered
    ]
    for answer, result in offered.items():
        match = race(FIELD, dice=[die], boosts={"hover": ["plus-minus"]})
        play(match, answer, "stop")
        assert told(match, "stopped")[0]["total"] == result
        assert cited(match, "boosted") == ["SR-4.7"]


@rule("SR-4.7")
def test_SR_4_7_a_six_never_becomes_a_one_nor_a_one_a_six():
    match = race(FIELD, dice=[6], boosts={"hover": ["plus-minus"]})
    assert options(match) == ["roll", "stop", "boost:minus-1"]
    assert refused(match, "boost:plus-1") == "SR-4.7"
    match = race(FIELD, dice=[1], boosts={"hover": ["plus-minus"]})
    assert options(match) == ["roll", "stop", "boost:plus-1"]
    assert refused(match, "boost:minus-1") == "SR-4.7"


@pytest.mark.parametrize(("die", "opposite"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
@rule("SR-4.8")
def test_SR_4_8_a_die_is_turned_to_its_opposite_face(die, opposite):
    match = race(FIELD, dice=[die], boosts={"hover": ["turn"]})
    play(match, "boost:turn", "stop")
    assert told(match, "boosted")[0]["to"] == told(match, "stopped")[0]["total"] == opposite
    assert cited(match, "boosted") == ["SR-4.8"]


ALL_KINDS = ["re-roll", "plus-minus", "turn"]


@rule("SR-4.9")
def test_SR_4_9_no_boost_marker_in_a_fight():
    match = race(
        {"hover": 10, "swifty": 13, "jackal": 34}, dice=[3, 2, 5], boosts={"hover": ALL_KINDS, "swifty": ALL_KINDS}
    )
    play(match, "stop")
    assert told(match, "fight-won")[0]["racer"] == "swifty"
    assert told(match, "boosted") == []
    assert look(match, "hover")["boosts"] == look(match, "swifty")["boosts"] == ALL_KINDS
    assert passed_on(match, "swifty")


@pytest.mark.parametrize(("card", "die", "dice", "to"), [("backwards-die", 5, [6], 14), ("two-dice", 1, [1, 2], 23)])
@rule("SR-4.9")
def test_SR_4_9_no_boost_marker_on_the_dice_of_a_card(card, die, dice, to):
    match = race({**FIELD, "hover": 20}, dice=[die, die, *dice], cards=[card], boosts={"hover": ALL_KINDS})
    play(match, "roll", "crash")
    assert distances(match)["hover"] == to
    assert look(match, "hover")["boosts"] == ALL_KINDS
    assert passed_on(match, "swifty")


@rule("SR-4.9")
def test_SR_4_9_a_double_may_be_made_on_purpose():
    match = race(FIELD, dice=[2, 5], cards=["advance-5"], boosts={"hover": ["turn"]})
    play(match, "roll", "boost:turn")
    assert told(match, "doubled") == [{"racer": "hover", "die": 2, "dice": [2, 2]}]
    assert distances(match)["hover"] == 6
    assert look(match, "hover")["bonus_markers"] == 1

"""Whatever somebody may try at a question of Scrap Racer is refused with the true reason and the rule that gives it."""

from typing import Any

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.scrap_racer.table import ALL_PARTS, LAP, NEW_RACERS, PIT, SCRAP, Named, asked, options, play, race

import jalopy
from jalopy.games.scrap_racer.untimely import ANSWERS
from jalopy.kernel.errors import IllegalAnswer
from jalopy.kernel.match import Match

FIELD = {"hover": 1, "swifty": 30, "jackal": 34}
EVERY_ANSWER = [f"{family}:{value}".rstrip(":") for family, values in ANSWERS.items() for value in values]


def why_not(match: Match, key: str) -> tuple[str, str]:
    """The reason and the rule for which an answer is refused; the match stays where it is."""
    before = asked(match)
    with pytest.raises(IllegalAnswer) as refusal:
        match.answer(key)
    assert asked(match) == before
    assert (refusal.value.key, f"({refusal.value.rule})" in str(refusal.value)) == (key, True)
    return refusal.value.reason, refusal.value.rule


def holding(*cards: str, **table: Any) -> Match:
    """Hover has stopped rolling and may play these bonus cards."""
    match = race(FIELD, dice=[2], hands={0: list(cards)}, **table)
    play(match, "stop")
    return match


def doubled(die: int = 4, **table: Any) -> Match:
    """Hover has rolled a double, and a boost marker could still change the die."""
    match = race(FIELD, dice=[die, die], boosts={"hover": ["turn"]}, **table)
    play(match, "roll")
    assert asked(match)[1] == "crash-or-boost"
    return match


# --- before the race --------------------------------------------------------------------------------------------------


@rule("SR-2.5")
def test_SR_2_5_a_racer_that_is_taken_cannot_be_chosen_and_nothing_comes_before_choosing():
    match = jalopy.new("scrap-racer", seats=3, seed=1, racers="chosen")
    assert why_not(match, "roll") == ("racers-come-first", "SR-2.5")
    play(match, "racer:hover")
    assert why_not(match, "racer:hover") == ("racer-taken", "SR-2.5")


@rule("SR-16.1")
def test_SR_16_1_a_racer_of_the_expansion_cannot_be_chosen_without_it():
    match = jalopy.new("scrap-racer", seats=3, seed=1, racers="chosen")
    assert why_not(match, "racer:collector") == ("racer-not-in-play", "SR-16.1")


@rule("SR-2.4")
@pytest.mark.parametrize(("racers", "rule_of_it"), [("random", "SR-2.4"), ("chosen", "SR-2.5")])
def test_SR_2_4_nobody_changes_the_racer_in_the_race(racers, rule_of_it):
    match = race(FIELD, dice=[2], settings={"racers": racers})
    assert why_not(match, "racer:crusher") == ("racers-are-given", rule_of_it)


# --- rolling ----------------------------------------------------------------------------------------------------------


@rule("SR-4.5")
def test_SR_4_5_a_marker_that_is_not_there_changes_no_die():
    match = race(FIELD, dice=[6], boosts={"swifty": ["plus-minus"]})
    for key in ("boost:re-roll", "boost:plus-1", "boost:minus-1", "boost:turn"):
        assert why_not(match, key) == ("no-such-marker", "SR-4.5")
    with pytest.raises(IllegalAnswer, match="Hover has no boost marker “±1”"):
        match.answer("boost:plus-1")


@rule("SR-4.9")
def test_SR_4_9_markers_change_no_die_once_the_rolling_is_over():
    match = race(FIELD, dice=[2], hands={0: ["curve"]}, boosts={"hover": ["turn"]})
    play(match, "stop")
    assert why_not(match, "boost:turn") == ("boosts-while-rolling", "SR-4.9")


@rule("SR-4.2")
def test_SR_4_2_who_has_not_stopped_does_not_drive_and_who_has_does_not_stop_again():
    assert why_not(race(FIELD, dice=[2]), "drive") == ("still-rolling", "SR-4.2")
    assert why_not(holding("curve"), "stop") == ("rolling-is-over", "SR-4.2")
    assert why_not(holding("curve"), "roll") == ("rolling-is-over", "SR-4.2")


@rule("SR-4.4")
def test_SR_4_4_with_a_double_nobody_drives_and_without_one_nobody_crashes():
    match = doubled()
    assert why_not(match, "drive") == ("double-must-crash", "SR-4.4")
    assert why_not(match, "roll") == ("double-ends-rolling", "SR-4.4")
    assert why_not(race(FIELD, dice=[2]), "crash") == ("no-double", "SR-4.4")
    assert why_not(holding("curve"), "pile:lower") == ("no-double", "SR-4.4")


# --- driving ----------------------------------------------------------------------------------------------------------


@rule("SR-5.1")
def test_SR_5_1_the_dice_are_driven_once_and_before_the_move_ends():
    match = holding("curve")
    assert why_not(match, "done") == ("dice-come-first", "SR-5.1")
    play(match, "drive")
    assert why_not(match, "drive") == ("dice-are-used", "SR-5.1")


@rule("SR-5.2")
def test_SR_5_2_only_cards_in_hand_are_played():
    assert why_not(holding("curve"), "bonus:forward-7") == ("no-such-card", "SR-5.2")
    assert why_not(race(FIELD, dice=[2]), "bonus:forward-7") == ("no-such-card", "SR-5.2")
    match = race(FIELD, dice=[2], hands={1: ["forward-7"]})  # in another hand it is none of Hover's either
    assert why_not(match, "bonus:forward-7") == ("no-such-card", "SR-5.2")


@rule("SR-5.8")
def test_SR_5_8_abilities_wait_until_the_racer_has_driven():
    assert why_not(holding("curve"), "use:hover") == ("abilities-come-later", "SR-5.8")


# --- two racers each --------------------------------------------------------------------------------------------------


@rule("SR-10.1")
def test_SR_10_1_with_one_racer_each_there_is_no_order_to_choose():
    assert why_not(race(FIELD, dice=[2]), "first:swifty") == ("one-racer-each", "SR-10.1")


@rule("SR-10.2")
def test_SR_10_2_the_order_comes_first_is_ones_own_and_stays():
    match = race({"hover": 0, "twister": 0, "crusher": 0, "jackal": 0}, each=2, order_open=[0, 1], dice=[2])
    assert why_not(match, "roll") == ("order-comes-first", "SR-10.2")
    assert why_not(match, "first:jackal") == ("not-your-racer", "SR-10.2")
    play(match, "first:hover")
    assert why_not(match, "first:twister") == ("order-is-fixed", "SR-10.2")


@rule("SR-10.3")
def test_SR_10_3_the_same_where_a_card_asks_for_the_order():
    racers = {"hover": 0, "twister": 0, "crusher": 0, "jackal": 0}
    match = race(racers, each=2, order_open=[1], turn_of="twister", dice=[3, 3], cards=["catching-up-2"])
    play(match, "roll")
    assert asked(match) == (1, "racer-order", "SR-10.3")
    assert why_not(match, "roll") == ("order-comes-first", "SR-10.3")
    assert why_not(match, "first:hover") == ("not-your-racer", "SR-10.3")


@rule("SR-10.5")
def test_SR_10_5_only_one_of_the_two_can_win_and_that_is_settled_first():
    match = race({"hover": 10, "twister": 13, "crusher": 30, "jackal": 1}, each=2, dice=[3])
    assert why_not(match, "winner:hover") == ("no-fight-to-decide", "SR-10.5")
    play(match, "stop")
    assert why_not(match, "winner:jackal") == ("not-in-this-fight", "SR-10.5")
    assert why_not(match, "roll") == ("fight-comes-first", "SR-10.5")


# --- crashing ---------------------------------------------------------------------------------------------------------


@rule("SR-6.1")
def test_SR_6_1_the_double_says_which_pile():
    assert why_not(doubled(), "pile:lower") == ("no-other-pile", "SR-6.1")


@rule("SR-16.5")
def test_SR_16_5_the_pile_is_chosen_after_the_crash_and_before_anything_else():
    def crashing(die: int) -> Match:
        match = race({**FIELD, "rockroaches": 20}, turn_of="rockroaches", dice=[die, die], **ROACHES)
        play(match, "roll")
        return match

    match = crashing(2)
    assert why_not(match, "pile:lower") == ("no-other-pile", "SR-6.1")  # nothing is below the lowest
    match = crashing(4)
    assert why_not(match, "pile:lower") == ("crash-first", "SR-16.5")
    play(match, "crash")
    assert why_not(match, "boost:turn") == ("pile-comes-first", "SR-16.5")


ROACHES: Named = {**NEW_RACERS, "boosts": {"rockroaches": ["turn"]}}


# --- the expansion ----------------------------------------------------------------------------------------------------


@rule("SR-17.1")
def test_SR_17_1_without_the_salvager_nobody_has_scrap_to_place():
    assert why_not(race(FIELD, dice=[2]), "scrap:3") == ("no-salvager", "SR-17.1")


@rule("SR-20.3")
def test_SR_20_3_scrap_is_placed_at_the_end_and_only_what_there_is():
    match = race(FIELD, dice=[4], more={"hover": {"scrap": [2, 4]}}, **SCRAP)
    assert why_not(match, "scrap:4") == ("scrap-at-the-end", "SR-20.3")
    play(match, "stop")
    assert options(match) == ["keep", "scrap:2", "scrap:4"]
    assert why_not(match, "scrap:3") == ("no-such-scrap", "SR-20.3")
    assert why_not(match, "roll") == ("only-scrap-is-left", "SR-20.3")


@rule("SR-21.1")
def test_SR_21_1_without_the_pit_stop_there_is_no_other_way_and_no_tile():
    match = race(FIELD, dice=[2])
    assert why_not(match, "way:pit") == why_not(match, "take:twister") == ("no-pit-stop", "SR-21.1")


@rule("SR-21.6")
def test_SR_21_6_the_way_is_chosen_at_the_fork_and_before_anything_else():
    match = race({**FIELD, "hover": 17}, dice=[6], **PIT)
    assert why_not(match, "way:pit") == ("not-at-the-fork", "SR-21.6")
    play(match, "stop")
    assert why_not(match, "take:twister") == ("way-comes-first", "SR-21.6")


@rule("SR-21.3")
def test_SR_21_3_a_tile_is_taken_in_the_centre_if_it_is_there():
    match = race({**FIELD, "hover": 17}, dice=[6], more={"swifty": {"tiles": ["twister"]}}, **PIT)
    assert why_not(match, "take:crusher") == ("not-in-the-centre", "SR-21.3")
    play(match, "stop", "way:pit")
    assert why_not(match, "take:hover") == ("own-ability", "SR-21.3")
    assert why_not(match, "take:twister") == ("tile-gone", "SR-21.3")
    with pytest.raises(IllegalAnswer, match="Swifty has taken that ability tile"):
        match.answer("take:twister")
    assert why_not(match, "stop") == ("tile-comes-first", "SR-21.3")


@rule("SR-21.9")
def test_SR_21_9_each_ability_is_used_once_and_only_if_it_is_there_and_triggered():
    more = {"twister": {"tiles": ["steel-jacket", "crusher", "swifty", "jackal"]}}
    match = race({"twister": 22, "swifty": 23, "hover": 2}, dice=[2], more=more, **PIT)
    play(match, "stop")
    assert options(match) == ["use:steel-jacket", "use:twister", "use:crusher"]
    assert why_not(match, "use:swifty") == ("ability-not-triggered", "SR-14.2")
    assert why_not(match, "use:jackal") == ("ability-works-by-itself", "SR-14.5")
    assert why_not(match, "use:hover") == ("no-such-ability", "SR-21.9")
    assert why_not(match, "done") == ("ability-comes-first", "SR-21.9")
    play(match, "use:twister")
    assert options(match) == ["use:steel-jacket", "use:crusher"]
    assert why_not(match, "use:twister") == ("ability-used", "SR-21.9")


@pytest.mark.parametrize("settings", [{}, ALL_PARTS["settings"], {"racers": "chosen", "two_racers": True}])
def test_every_answer_of_the_game_gets_a_reason_of_its_own_wherever_it_is_not_offered(settings):
    match = jalopy.new("scrap-racer", seats=3, seed=5, **settings)
    kinds = set()
    while (question := match.question) is not None and match.state.turn < 60:
        kinds.add(question.kind)
        for key in EVERY_ANSWER:
            if key not in options(match):
                refused = match.why_not(key, question)
                assert refused.key == key
                assert refused.reason != "not-asked", (question.kind, key)
                spoken = match.game.rulebook.rule(refused.rule)
                assert spoken is not None
                assert refused.reason in spoken.refuses, (refused.rule, refused.reason)
        match.answer(question.options[match.decisions * 7 % len(question.options)])
    assert kinds >= {"roll-or-stop"}


def test_what_is_no_answer_at_all_is_not_asked():
    match = race({**FIELD, "hover": LAP}, dice=[2])
    for key in ("dance", "bonus:forward-4", "boost", "roll:twice", ""):
        assert why_not(match, key) == ("not-asked", "SR-4.1")

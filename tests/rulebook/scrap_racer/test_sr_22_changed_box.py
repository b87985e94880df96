"""SR-22  A changed box."""

from typing import Any

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.scrap_racer.table import BOOST_SPACES, LAP, cited, look, options, passed_on, play, race, seen, told

import jalopy
from jalopy.games.scrap_racer.components import BOX
from jalopy.kernel.errors import BadSetting


def in_box(changes: str, racers: dict[str, int], **given: Any) -> Any:
    return race(racers, settings={"box": changes}, **given)


def boosts(changes: str, **settings: Any) -> list[int]:
    return list(seen(jalopy.new("scrap-racer", seats=3, seed=1, box=changes, **settings))["track"]["boost_spaces"])


@rule("SR-22.1")
def test_SR_22_1_a_race_over_another_number_of_laps_ends_with_the_last_of_them():
    match = in_box("laps.to_win=1", {"hover": LAP - 1, "jackal": 5, "swifty": 8}, dice=[4])
    play(match, "stop")
    assert seen(match)["laps"] == 1
    assert told(match, "third-lap") == [{"racer": "hover"}]
    assert told(match, "goal-card") == []
    assert seen(match)["last_round"]


@rule("SR-22.1")
def test_SR_22_1_a_goal_card_comes_with_every_lap_marker_but_the_last():
    match = in_box(
        "laps.to_win=4",
        {"hover": 3 * LAP - 1, "jackal": 5, "swifty": 25},
        dice=[4],
    )
    play(match, "stop")
    assert [facts["racer"] for facts in told(match, "goal-card")] == ["hover"]
    assert not seen(match)["last_round"]


@rule("SR-22.1")
def test_SR_22_1_no_more_dice_are_rolled_than_there_are():
    match = in_box("dice.count=2", {"hover": 5, "jackal": 20, "swifty": 8}, dice=[4, 5], boosts={"hover": ["turn"]})
    play(match, "roll")
    assert options(match) == ["stop", "boost:turn"]
    assert seen(match)["most_dice"] == 2


@rule("SR-22.1")
def test_SR_22_1_so_many_slots_so_many_markers_for_a_bonus_card():
    match = in_box(
        "bonus.slots.usual=1,bonus.slots.hover=4",
        {"jackal": 5, "hover": 20, "swifty": 30},
        dice=[4, 4],
        crash={"low": {}},
    )
    assert look(match, "jackal")["slots"] == 1
    assert look(match, "hover")["slots"] == 4
    play(match, "roll")
    assert cited(match, "bonus-card-drawn") == ["SR-6.5"]


@rule("SR-22.1")
def test_SR_22_1_a_racer_without_its_ability_is_as_any_other():
    match = in_box("abilities.steel-jacket=0", {"steel-jacket": 1, "jackal": 30, "swifty": 8}, dice=[2])
    play(match, "stop")
    assert look(match, "steel-jacket")["abilities"] == []
    assert look(match, "steel-jacket")["distance"] == 3
    assert told(match, "ability") == []
    assert passed_on(match, "jackal")


@rule("SR-22.1")
def test_SR_22_1_an_ability_that_is_not_in_the_box_lies_on_no_pit_stop():
    match = jalopy.new("scrap-racer", seats=3, seed=1, pit_stop=True, box="abilities.crusher=0,abilities.jackal=0")
    tiles = seen(match)["extras"]["ability_tiles"]
    assert tiles == ["steel-jacket", "swifty", "twister", "hover", "rockroaches", "collector"]


@rule("SR-22.1")
def test_SR_22_1_fewer_boost_spaces_are_some_of_the_printed_ones_and_more_come_to_them():
    assert boosts("boost.spaces.count=0") == []
    fewer, more = boosts("boost.spaces.count=5"), boosts("boost.spaces.count=18")
    assert len(fewer) == 5
    assert set(fewer) < set(BOOST_SPACES) < set(more)
    assert len(more) == 18
    assert len(boosts("boost.spaces.count=24", more_markers=True)) == 24


@rule("SR-22.1")
def test_SR_22_1_a_boost_space_may_lie_elsewhere_and_one_that_is_listed_twice_counts_once():
    first = BOX.group("boost.spaces")["at"]
    assert isinstance(first, list)
    moved = boosts("boost.spaces.at.1=1")  # the first space of the first straight
    assert len(moved) == len(BOOST_SPACES)
    assert len(set(BOOST_SPACES) - set(moved)) == len(set(moved) - set(BOOST_SPACES)) == 1
    twice = boosts(f"boost.spaces.at.1={first[1]}")
    assert twice == sorted({*boosts("boost.spaces.count=10")} - (set(BOOST_SPACES) - set(moved)))
    assert boosts(f"boost.spaces.count=1,boost.spaces.at.1={first[9]}") == sorted(
        set(boosts("boost.spaces.count=10")) - set(BOOST_SPACES)
    )


@rule("SR-22.1")
def test_SR_22_1_cards_are_as_many_as_the_box_has():
    box = (
        "crash.low.cards.advance-2=1,crash.low.cards.advance-3=0,crash.low.cards.advance-5=0,crash.low.cards.two-dice=0"
    )
    match = jalopy.new("scrap-racer", seats=3, seed=1, box=box)
    position: Any = match.position()
    assert sorted(position["crash"]["low"]["pile"]) == ["advance-2", *["five-forward-two-back"] * 4]


@rule("SR-22.1")
@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        (
            ",".join(f"goal.cards.{card}=0" for card in ("all-but-first", "all-but-first-two", "last-two", "last")),
            "goal",
        ),
        (
            ",".join(
                f"crash.low.cards.{card}=0"
                for card in ("advance-2", "advance-3", "advance-5", "two-dice", "five-forward-two-back")
            ),
            "doubles of 1 and 2",
        ),
        ("boost.spaces.count=20", "18 boost markers, too few for 20"),
        (
            "boost.spaces.count=18," + ",".join(f"boost.spaces.at.{entry}=26" for entry in range(2, 10)),
            "lists 16 different",
        ),
    ],
)
def test_SR_22_1_a_box_that_nobody_could_race_with_is_refused(changes: str, complaint: str) -> None:
    with pytest.raises(BadSetting, match=complaint):
        jalopy.new("scrap-racer", seats=3, seed=1, box=changes)


@rule("SR-22.2")
def test_SR_22_2_drawn_goal_cards_form_an_empty_pile_anew():
    goals = "goal.cards.all-but-first=0,goal.cards.all-but-first-two=0,goal.cards.last-two=0,goal.cards.last=1"
    match = in_box(
        goals, {"hover": LAP - 1, "jackal": 5, "swifty": 8}, dice=[4], goal={"pile": [], "discard": ["last"]}
    )
    play(match, "stop")
    assert told(match, "reshuffled") == [{"deck": "goal", "cards": 1}]
    assert cited(match, "reshuffled") == ["SR-22.2"]
    assert look(match, "jackal")["distance"] == 12

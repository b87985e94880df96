"""The plan of an answer and its odds: what the rules then do, and what counting all dice gives."""

from itertools import product
from typing import Any

import pytest
from tests.games.given import Given
from tests.rulebook.scrap_racer import table
from tests.rulebook.scrap_racer.table import PIT, play

import jalopy
from jalopy import games
from jalopy.games.scrap_racer.consequences import go_on, rolling_on
from jalopy.kernel.chance import Stream
from jalopy.kernel.match import Match

Plan = dict[str, Any]


def race(racers: dict[str, int], **more: Any) -> Match:
    """With a third one that has not started yet."""
    return table.race({**racers, "crusher": 0}, **more)


def plans_of(match: Match, key: str) -> list[Plan]:
    assert match.question is not None
    return next(each.plans for each in games.consequences(match, match.question.seat) if each.key == key)


def plan_of(match: Match, key: str) -> Plan:
    return plans_of(match, key)[0]


def odds_of(match: Match, key: str) -> list[Any]:
    assert match.question is not None
    return next(each.odds for each in games.consequences(match, match.question.seat) if each.key == key)


# --- plans ------------------------------------------------------------------------------------------------------------


def test_it_drives_the_sum_of_the_dice_and_swifty_one_more_where_that_ends_in_a_curve() -> None:
    match = race({"swifty": 20, "hover": 5}, dice=[3, 5, 1])
    play(match, "roll", "roll")
    plan = plan_of(match, "stop")
    assert (plan["path"], plan["stops"]) == ([*range(20, 31)], [29])
    assert (plan["steps"], plan["added"], plan["boost"], plan["fights"]) == (9, 1, True, [])


@pytest.mark.parametrize(("start", "end"), [(19, 23), (26, 29)])
def test_steel_jackets_space_is_added_on_a_straight_only(start: int, end: int) -> None:
    assert plan_of(race({"steel-jacket": start, "hover": 5}, dice=[3]), "stop")["path"][-1] == end


@pytest.mark.parametrize(("other", "end"), [(20, 24), (23, 23)])
def test_twisters_space_is_added_for_passing(other: int, end: int) -> None:
    assert plan_of(race({"twister": 19, "hover": other}, dice=[4]), "stop")["path"][-1] == end


def test_twisters_space_is_added_also_for_what_was_passed_before() -> None:
    match = race({"twister": 17, "hover": 18}, dice=[4], hands={0: ["forward-3", "forward-5"]})
    play(match, "stop", "bonus:forward-3")
    assert plan_of(match, "drive")["path"][-1] == 25


def test_a_fight_is_seen_coming_in_whatever_lap_and_no_boost_is_promised_then() -> None:
    plan = plan_of(race({"hover": 19, "jackal": 63}, dice=[2]), "stop")
    assert (plan["path"][-1], plan["boost"], plan["fights"]) == (21, False, ["jackal"])


def test_a_bonus_card_leads_to_its_target_and_the_dice_on_from_there() -> None:
    match = race({"hover": 19, "jackal": 5}, dice=[1], hands={0: ["curve"]})
    play(match, "stop")
    plan = plan_of(match, "bonus:curve")
    assert (plan["path"], plan["stops"]) == ([*range(19, 30)], [28, 29])


def test_it_stays_where_a_scrap_tile_lets_nobody_drive_on() -> None:
    settings = {"pit_stop": True, "salvager": True}
    scrap = {"track": {"20": 4}}
    match = race({"hover": 19, "swifty": 30}, dice=[3], settings=settings, pieces={"salvager": 10}, scrap=scrap)
    on_track, in_lane = plans_of(match, "stop")
    assert (on_track["path"], on_track["steps"], on_track["lost"]) == ([19], 0, 3)
    assert (in_lane["path"], in_lane["steps"], in_lane["ability"]) == ([19, 43, 44, 45], 3, True)
    play(match, "stop")
    assert plans_of(match, "way:track") == [on_track]
    assert plans_of(match, "way:pit") == [in_lane]


def test_it_leads_from_the_lane_once_round_and_into_it_again() -> None:
    more = {"hover": {"lane": 4}, "swifty": {"lane": 2}}
    match = race({"hover": 21, "swifty": 19}, dice=[1], hands={0: ["catch-up"]}, more=more, **PIT)
    play(match, "stop", "drive")
    plan = plan_of(match, "bonus:catch-up")
    assert (plan["path"][:3], plan["path"][-4:], plan["fights"]) == ([47, 23, 24], [18, 19, 43, 44], ["swifty"])


def test_there_is_none_for_chance_or_a_double() -> None:
    match = race({"hover": 19, "jackal": 5}, dice=[3, 4], boosts={"hover": ["plus-minus", "re-roll"]})
    play(match, "roll")
    assert [plans_of(match, key) for key in ("roll", "boost:re-roll", "boost:minus-1")] == [[], [], []]
    assert plan_of(match, "boost:plus-1")["path"][-1] == 27


@pytest.mark.parametrize(
    ("seats", "given"),
    [
        (4, {}),
        (2, {"two_racers": True}),
        (3, {"track": "SsSRvRSpSRRy", "new_racers": True}),
        (5, {"track": "RRRR"}),
        (4, {"track": "B", "slime_trail": True, "salvager": True, "pit_stop": True, "catch_up": "rank"}),
    ],
)
def test_the_racer_goes_as_planned(seats: int, given: dict[str, Any]) -> None:
    compared = 0
    for seed in range(3):
        match = jalopy.new("scrap-racer", seats, seed, **given)
        lot = Stream(seed)
        while (question := match.question) is not None:
            option = question.options[lot.below(len(question.options))]
            plans = plans_of(match, option.key)
            before = len(match.events())
            racer, way = play_to_the_end(match, option.key)
            if plans:
                happened = match.events(before, question.seat)
                compare(plans[way if len(plans) > 1 else 0], racer, happened, match)
                compared += 1
    assert compared > 25


def play_to_the_end(match: Match, key: str) -> tuple[str, int]:
    """The answer, and what the seat then answers if nothing more is rolled or played; which way it took at a fork."""
    assert match.question is not None
    seat, turn, way = match.question.seat, match.table.turn, 0
    racer: Any = match.view()["active"]
    while True:
        match.answer(key, seat)
        question = match.question
        if question is None or question.seat != seat or match.table.turn != turn or not go_on(question):
            return racer, way
        ways = go_on(question)
        way = way or (match.decisions % 2 if len(ways) > 1 else 0)
        key = ways[way if len(ways) > 1 else 0]
        if key.startswith("roll"):
            return racer, way


BY_CHANCE = ("fight", "slipped", "goal-card", "crash-card", "turn-began", "rolled", "fight-rolled")


def compare(plan: Plan, racer: str, happened: list[Any], match: Match) -> None:
    own = []
    for event in happened:
        own.append(event)
        if event["kind"] in BY_CHANCE:
            break
    mine = [event for event in own if event["facts"].get("racer") == racer]
    length: Any = match.view()["track"]
    moved = [event["facts"] for event in mine if event["kind"] == "moved"]
    if moved:
        goal = moved[-1].get("space") or (moved[-1]["to"] - 1) % length["length"] + 1
        assert plan["path"][-1] == goal
    else:
        assert len(plan["path"]) == 1
    kinds = [event["kind"] for event in mine]
    assert plan["boost"] == ("collected" in kinds)
    assert bool(plan["slime"]) == ("slipped" in kinds)
    assert bool(plan["scrap"]) == ("scrap-taken" in kinds)
    fight = [event["facts"] for event in own if event["kind"] == "fight" and racer in event["facts"]["racers"]]
    assert bool(fight) <= bool(plan["fights"])
    if fight:
        assert {*fight[0]["racers"]} - {racer} <= {*plan["fights"]}


# --- odds -------------------------------------------------------------------------------------------------------------


def test_the_risk_of_a_roll_is_that_of_all_its_faces() -> None:
    for dice in ([3], [3, 5], [3, 5, 1], [6, 2, 4, 1]):
        match = race({"hover": 20, "jackal": 5}, dice=dice, boosts={"hover": ["re-roll"]})
        play(match, *["roll"] * (len(dice) - 1))
        for key in ("roll", "boost:re-roll"):
            (risk,) = odds_of(match, key)
            assert risk["chance"] == sum(doubles(match, key, face) for face in range(6)) / 6
            assert risk["facts"]["faces"] == [face + 1 for face in range(6) if doubles(match, key, face)]


def doubles(match: Match, key: str, face: int) -> bool:
    fork = match.fork(0, Given([face]))
    fork.answer(key)
    dice: Any = fork.view()["dice"]
    if not dice or fork.view()["active"] != "hover":
        return True  # nothing was left to be done about it
    return dice[-1] in dice[:-1]


def test_a_marker_that_makes_a_double_says_so() -> None:
    match = race({"hover": 19, "jackal": 5}, dice=[3, 4], boosts={"hover": ["plus-minus", "turn"]})
    play(match, "roll")
    assert odds_of(match, "boost:turn") == [{"key": "a-double", "facts": {"die": 3}, "chance": 1.0, "figure": "3"}]
    assert odds_of(match, "boost:minus-1")[0]["chance"] == 1.0
    assert odds_of(match, "boost:plus-1") == [
        {"key": "to-space", "facts": {"spaces": 8, "space": 27}, "figure": "8"},
    ]


def test_a_stop_says_where_it_leads_and_what_it_brings() -> None:
    match = race({"swifty": 20, "hover": 5}, dice=[3, 5, 1])
    play(match, "roll", "roll")
    assert odds_of(match, "stop") == [
        {"key": "to-space", "facts": {"spaces": 10, "space": 30}, "figure": "9 + 1"},
        {"key": "and-boost", "facts": {"boost": True}},
    ]


def test_a_stop_beside_another_racer_says_that_they_will_fight() -> None:
    match = race({"hover": 20, "jackal": 29}, dice=[3, 5, 1])
    play(match, "roll", "roll")
    assert [said["key"] for said in odds_of(match, "stop")] == ["to-space", "and-fight"]


def test_at_the_fork_it_says_both_ends() -> None:
    match = race({"hover": 17, "swifty": 30}, dice=[4], **PIT)
    assert [said["key"] for said in odds_of(match, "stop")] == ["to-space", "or-lane", "and-boost"]


@pytest.mark.parametrize("dice", [[6], [1, 2], [3, 5, 1], [1, 2, 3, 4], [1, 2, 3, 4, 5]])
def test_odds_are_what_counting_all_rolls_gives(dice: list[int]) -> None:
    for line in rolling_on(dice, 6):
        rolls = list(product(range(1, 7), repeat=line.dice))
        held = [roll for roll in rolls if len({*dice, *roll}) == len(dice) + line.dice]
        assert line.holds == pytest.approx(len(held) / len(rolls))
        assert line.total == pytest.approx(sum(sum(dice) + sum(roll) for roll in held) / len(held))


def test_there_is_one_line_for_every_die_left() -> None:
    assert [line.dice for line in rolling_on([2], 6)] == [1, 2, 3, 4, 5]
    assert rolling_on([1, 2, 3, 4, 5, 6], 6) == []

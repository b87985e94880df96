"""HR-4  The path."""

import pytest
from tests.rulebook.home_racers.table import (
    barred,
    car,
    cited,
    course,
    dice_of,
    facts,
    kind,
    lay,
    on,
    options,
    play,
    race,
    seen,
    told,
)
from tests.rulebook.marks import rule

from jalopy.kernel.match import Match

CORE = ["straight", "lane:left", "lane:right", "turn:left", "turn:right", "side-turn:left", "side-turn:right"]


def step(key: str) -> tuple[int, int, int]:
    """From the origin facing east, where a manoeuvre leads."""
    match = race(car(10_000, 7_500, gear=1))
    play(match, "gear:1")
    assert match.question is not None
    _, _, x, y, heading = match.question.option(key).target.split(":")
    return int(x) - 10_000, int(y) - 7_500, int(heading)


@rule("HR-4.1")
@pytest.mark.parametrize("gear", [1, 2, 3, 4, 5])
def test_HR_4_1_twice_as_many_tiles_as_the_gear(gear):
    match = race(car(5_000, 7_500, gear=gear))
    lay(match, gear, *["straight"] * (2 * gear))
    assert kind(match) == "roll"
    assert len(seen(match)["plan"]["path"]) == 2 * gear


@rule("HR-4.2")
def test_HR_4_2_nine_placements_seven_without_skidding():
    match = race(car(5_000, 7_500, gear=2), settings={"skidding": True})
    play(match, "gear:2")
    assert options(match) == [*CORE, "skid:left", "skid:right"]
    plain = race(car(5_000, 7_500, gear=2))
    play(plain, "gear:2")
    assert options(plain) == CORE


def rules_of(match: Match) -> dict[str, str]:
    """By key, the rule that offers it."""
    assert match.question is not None
    return {option.key: option.rule for option in match.question.options}


@rule("HR-4.2")
@pytest.mark.parametrize("gear", [2, 4])
def test_HR_4_2_what_is_laid_cites_the_rule_that_offered_it(gear):
    for key in [*CORE, "skid:left", "skid:right"]:
        match = race(car(15_000, 7_500, gear=gear), settings={"skidding": True})
        play(match, f"gear:{gear}")
        offered = rules_of(match)[key]
        play(match, key)
        assert cited(match, "tile-laid") == [offered]


@rule("HR-4.3")
def test_HR_4_3_straight_on():
    assert step("straight") == (1_000, 0, 0)


@rule("HR-4.4")
def test_HR_4_4_a_lane_change_goes_aside_and_a_little_ahead():
    assert step("lane:left") == (500, -866, 0)
    assert step("lane:right") == (500, 866, 0)


@rule("HR-4.5")
def test_HR_4_5_four_turns_of_60_degrees():
    assert step("turn:left") == (1_000, 0, 300)
    assert step("turn:right") == (1_000, 0, 60)
    assert step("side-turn:left") == (500, -866, 300)
    assert step("side-turn:right") == (500, 866, 60)


@rule("HR-4.6")
@pytest.mark.parametrize(("gear", "lanes", "turns"), [(1, 0, 2), (2, 0, 2), (3, 1, 1), (4, 2, 0), (5, 2, 0)])
def test_HR_4_6_the_table_of_limits(gear, lanes, turns):
    match = race(car(5_000, 7_500, gear=gear))
    play(match, f"gear:{gear}")
    assert (facts(match)["lanes_left"], facts(match)["turns_left"]) == (lanes, turns)
    for used in range(turns):
        assert dice_of(match, "turn:left" if used % 2 else "turn:right") == 0
        if len(seen(match)["plan"]["path"]) < 2 * gear - 1:
            play(match, "turn:left" if used % 2 else "turn:right")
    if gear > 1:
        assert dice_of(match, "turn:right") == gear
    for _ in range(lanes):
        assert dice_of(match, "lane:left") == 0
        play(match, "lane:left")
    assert dice_of(match, "lane:left") == 1


@rule("HR-4.7")
def test_HR_4_7_beyond_the_limits_lane_changes_take_one_die_and_turns_the_gear():
    match = race(car(5_000, 7_500, gear=4))
    play(match, "gear:4")
    assert (dice_of(match, "turn:left"), dice_of(match, "lane:left")) == (4, 0)
    play(match, "turn:left", "lane:right", "lane:right")
    assert dice_of(match, "lane:right") == 1
    play(match, "lane:right")
    assert facts(match)["danger"] == seen(match)["plan"]["planned_danger"] == 5
    assert [each["dice"] for each in told(match, "tile-laid")] == [4, 0, 0, 1]


@rule("HR-4.8")
def test_HR_4_8_a_path_does_not_cross_itself_but_may_cross_a_car():
    match = race(car(10_000, 7_500, gear=3), car(11_000, 7_500))
    play(match, "gear:3")
    assert "straight" in options(match)
    play(match, "straight")
    assert seen(match)["plan"]["path"][0]["bumps"] == 1
    play(match, "side-turn:right", "side-turn:right", "side-turn:right")
    assert "side-turn:right" in options(match)
    play(match, "side-turn:right")
    assert barred(match)["side-turn:right"] == ("on-the-path", "HR-4.8")


@rule("HR-4.9")
def test_HR_4_9_a_path_ends_early_where_there_is_no_room():
    match = race(car(28_400, 7_500, gear=5, passed=1))
    lay(match, 5, "straight")
    assert kind(match) == "roll"
    assert told(match, "path-ended") == [{"seat": 0, "tiles": 1, "of": 10}]


@rule("HR-4.10")
def test_HR_4_10_behind_a_portal_the_path_goes_on_at_the_exit():
    match = race(car(9_000, 5_000, gear=1), course=on("portal-green_0_40_20_0_0_80_40_6"))
    lay(match, 1, "straight")
    path = seen(match)["plan"]["path"]
    assert path[0]["exit"] == {"surface": 0, "x": 20_000, "y": 10_000, "heading": 90}
    play(match, "straight")
    assert seen(match)["plan"]["path"][1]["pose"] == {"surface": 0, "x": 20_000, "y": 11_000, "heading": 90}
    entrance = race(car(10_000, 5_000, gear=1), course=on("portal-green_0_40_20_0_0_80_40_6"))
    lay(entrance, 1, "straight")
    assert seen(entrance)["plan"]["path"][0]["pose"]["y"] == 11_000
    assert course(on("portal-green_0_40_20_0_0_80_40_6")).pose(0, 20_000, 10_000, 6).after.x == 20_000

"""HR-5  Dice and driving."""

import pytest
from tests.rulebook.home_racers.table import (
    car,
    cited,
    drive,
    facts,
    kind,
    lay,
    on,
    options,
    play,
    pose,
    race,
    seen,
    sheet,
    told,
)
from tests.rulebook.marks import rule


@rule("HR-5.1")
@pytest.mark.parametrize("gear", [1, 2, 3, 4, 5])
def test_HR_5_1_as_many_dice_as_the_gear(gear):
    match = race(car(5_000, 7_500, gear=gear), dice=[1] * gear)
    drive(match, gear)
    assert told(match, "rolled")[0]["dice"] == [1] * gear


@rule("HR-5.2")
def test_HR_5_2_the_gear_and_one_more_for_each_5_and_6():
    match = race(car(5_000, 7_500, gear=4), dice=[5, 6, 4, 1])
    drive(match, 4)
    assert told(match, "rolled")[0]["tiles"] == 6
    assert pose(match) == (11_000, 7_500, 0)


@rule("HR-5.3")
def test_HR_5_3_poor_dice_may_be_rolled_again_once():
    match = race(car(5_000, 7_500, gear=3), dice=[5, 4, 1, 6, 6, 1, 1])
    lay(match, 3, *["straight"] * 6)
    play(match, "roll")
    assert options(match) == ["keep", "push:1", "push:2"]
    play(match, "push:2")
    assert told(match, "pushed") == [{"seat": 0, "dice": [5, 6, 6], "pushed": 2, "again": [6, 6], "tiles": 6}]
    assert pose(match) == (11_000, 7_500, 0)
    assert told(match, "engine-rolled")[0]["dice"] == [1, 1]
    lucky = race(car(5_000, 7_500, gear=1), dice=[6])
    lay(lucky, 1, "straight", "straight")
    play(lucky, "roll")
    assert kind(lucky) == "choose-gear"


@rule("HR-5.4")
def test_HR_5_4_the_whole_distance_is_driven_and_the_tiles_are_taken_away():
    match = race(car(5_000, 7_500, gear=2), dice=[6, 1])
    drive(match, 2, "straight", "turn:right", "straight", "straight")
    assert told(match, "drove")[0]["tiles"] == 3
    assert pose(match) == (7_500, 8_366, 60)
    assert seen(match)["plan"] is None


@rule("HR-5.5")
def test_HR_5_5_danger_dice_only_for_what_was_driven():
    far = race(car(5_000, 7_500, gear=4), dice=[1, 1, 1, 1])
    drive(far, 4, *["straight"] * 5, "turn:left", "straight", "straight")
    assert told(far, "danger-rolled") == []
    near = race(car(5_000, 7_500, gear=4), dice=[1, 1, 1, 1, 1, 2, 3, 4])
    drive(near, 4, "turn:left", *["straight"] * 7)
    assert told(near, "danger-rolled") == [{"seat": 0, "dice": [1, 2, 3, 4], "hits": 0}]
    many = race(car(15_000, 7_500, gear=4), dice=[1] * 4 + [1] * 10)
    drive(many, 4, "turn:left", "turn:right", "turn:left", "turn:right", *["straight"] * 4)
    assert len(told(many, "danger-rolled")[0]["dice"]) == 10


@rule("HR-5.5")
def test_HR_5_5_no_danger_dice_for_a_turn_onto_a_car_that_holds_the_mover_up():
    match = race(car(5_000, 7_500, gear=4), car(8_000, 7_500), dice=[1] * 4 + [2] * 4)
    drive(match, 4, "straight", "straight", "turn:right")
    assert pose(match) == (7_000, 7_500, 0)
    assert told(match, "held-up")
    assert told(match, "danger-rolled") == []


@rule("HR-5.5")
def test_HR_5_5_no_danger_dice_for_a_turn_into_a_wall_or_one_that_a_slip_replaced():
    walled = on("leak_0_24_30_0", "wall_0_33_23_4_8_0")
    into = race(car(5_000, 7_500, gear=4), dice=[1] * 4 + [1] + [2] * 4, course=walled)
    drive(into, 4, "straight", "straight", "turn:left")
    assert pose(into) == (6_500, 6_634, 0)
    assert told(into, "hit-obstacle")
    assert told(into, "danger-rolled") == []
    slipped = race(car(5_000, 7_500, gear=4), dice=[1] * 4 + [1], course=on("leak_0_24_30_0"))
    drive(slipped, 4, "straight", "turn:left")
    assert pose(slipped) == (8_500, 6_634, 0)
    assert told(slipped, "danger-rolled") == []


@rule("HR-5.5")
def test_HR_5_5_a_car_that_has_finished_rolls_none():
    match = race(car(28_100, 7_500, gear=2), dice=[1, 1])
    drive(match, 2, "lane:left", "lane:right")
    assert told(match, "finished")
    assert told(match, "danger-rolled") == []


@rule("HR-5.6")
def test_HR_5_6_hits_cost_tires_and_then_the_car():
    match = race(car(5_000, 7_500, gear=2, tires=1), dice=[1, 1, 5, 6])
    drive(match, 2, *["lane:left", "lane:left", "straight", "straight"])
    assert (sheet(match)["tires"], sheet(match)["car"]) == (0, seen(match)["points"] - 1)
    assert cited(match, "tires-lost") == cited(match, "car-damaged") == ["HR-5.6"]


@rule("HR-5.7")
def test_HR_5_7_three_hits_in_one_roll_stop_the_car():
    match = race(car(5_000, 7_500, gear=3), dice=[1, 1, 1, 5, 5, 6])
    drive(match, 3, "turn:left", "turn:right", *["straight"] * 4)
    assert sheet(match)["gear"] == 0
    assert len(told(match, "lost-control")) == 1
    two = race(car(5_000, 7_500, gear=3), dice=[1, 1, 1, 5, 5, 4])
    drive(two, 3, "turn:left", "turn:right", *["straight"] * 4)
    assert sheet(two)["gear"] == 3


@rule("HR-5.8")
@pytest.mark.parametrize(("gear", "lanes", "turns"), [(1, 0, 2), (2, 1, 1), (3, 2, 0), (4, 2, 0), (5, 2, 0)])
def test_HR_5_8_worn_tires_have_the_limits_of_the_next_gear(gear, lanes, turns):
    match = race(car(5_000, 7_500, gear=gear, tires=0))
    play(match, f"gear:{gear}")
    assert (facts(match)["lanes_left"], facts(match)["turns_left"]) == (lanes, turns)


@rule("HR-5.8")
def test_HR_5_8_wearing_the_last_tire_is_told():
    match = race(car(5_000, 7_500, gear=1, tires=1), dice=[1, 6])
    drive(match, 1, "lane:left", "straight")
    assert told(match, "tires-worn") == [{"seat": 0}]
    assert sheet(match)["worn"]


@rule("HR-5.9")
def test_HR_5_9_a_car_without_points_retires():
    match = race(car(5_000, 7_500, gear=1, tires=0, car=1), car(5_000, 10_000), dice=[1, 6])
    drive(match, 1, "lane:left", "straight")
    assert sheet(match)["status"] == "retired"
    assert sheet(match)["pose"] is None
    assert match.question is not None
    assert match.question.seat == 1


@rule("HR-5.10")
def test_HR_5_10_engine_dice_hit_the_car_and_do_not_count_for_control():
    match = race(car(5_000, 7_500, gear=3), dice=[1, 1, 1, 1, 1, 1, 5, 5, 6])
    lay(match, 3, *["straight"] * 6)
    play(match, "roll", "push:3")
    assert told(match, "engine-rolled") == [{"seat": 0, "dice": [5, 5, 6], "hits": 3}]
    assert sheet(match)["car"] == seen(match)["points"] - 3
    assert (sheet(match)["gear"], sheet(match)["tires"]) == (3, seen(match)["points"])


@rule("HR-5.11")
def test_HR_5_11_a_path_that_ended_early_leads_into_the_obstacle():
    corner = car(29_400, 14_400, gear=2, passed=0)
    match = race(corner, dice=[1, 1, 6, 5])
    play(match, "gear:2")
    assert kind(match) == "roll"  # in the corner there is room for no tile
    play(match, "roll", "keep")
    assert told(match, "hit-obstacle") == [{"seat": 0, "dice": [6, 5], "hits": 2}]
    assert (sheet(match)["gear"], sheet(match)["car"]) == (0, seen(match)["points"] - 2)
    assert pose(match) == (29_400, 14_400, 0)


@rule("HR-5.11")
def test_HR_5_11_a_slip_into_an_obstacle_and_a_boost_too_far():
    leak = on("leak_0_24_30_0", "wall_0_26_25_8_2_0")
    slipped = race(car(5_000, 7_500, gear=2), dice=[1, 1, 1, 6, 1], course=leak)
    drive(slipped, 2)
    assert pose(slipped) == (6_000, 7_500, 0)
    assert told(slipped, "hit-obstacle") == [{"seat": 0, "dice": [6, 1], "hits": 1}]
    boost = on("booster_0_24_30_0", "wall_0_36_30_2_20_0")
    boosted = race(car(5_000, 7_500, gear=1), dice=[6, 5], course=boost)
    drive(boosted, 1)
    assert pose(boosted) == (8_000, 7_500, 0)
    assert told(boosted, "hit-obstacle") == [{"seat": 0, "dice": [5], "hits": 1}]


@rule("HR-5.11")
def test_HR_5_11_no_longer_than_the_path_is_no_harm():
    match = race(car(28_400, 14_400, gear=1, passed=0, heading=0), dice=[1])
    drive(match, 1)
    assert told(match, "hit-obstacle") == []

"""HR-9  Extended rules and options."""

import pytest
from tests.rulebook.home_racers.table import (
    barred,
    car,
    cited,
    dice_of,
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

import jalopy
from jalopy.kernel.errors import BadSetting
from jalopy.kernel.match import Match

REAR = {"rear_gear": True}


@rule("HR-9.1")
def test_HR_9_1_backwards_from_gear_0():
    assert "gear:-1" not in options(race(car(5_000, 7_500)))
    assert "gear:-1" not in options(race(car(5_000, 7_500, gear=1), settings=REAR))
    match = race(car(5_000, 7_500), dice=[6], settings=REAR)
    play(match, "gear:-1")
    assert (facts(match)["of"], facts(match)["turns_left"], facts(match)["lanes_left"]) == (2, 2, 0)
    assert len(options(match)) == 7
    play(match, "back-straight", "back-turn:left", "roll")
    assert pose(match) == (3_500, 6_634, 60)  # straight back, then back along its new heading
    assert sheet(match)["gear"] == -1
    assert options(match) == ["gear:0", "gear:-1"]
    assert barred(match)["gear:1"] == ("reversing", "HR-9.1")
    assert cited(match, "gear-chosen") == ["HR-9.1"]


@rule("HR-9.1")
def test_HR_9_1_a_car_behind_is_bumped_and_portals_let_nobody_in():
    match = race(car(6_000, 7_500), car(5_000, 7_500, heading=180), dice=[1, 6], settings=REAR)
    play(match, "gear:-1", "back-straight", "back-straight", "roll", "keep")
    assert pose(match, 1) == (4_000, 7_500, 180)
    portal = on("portal-green_0_40_20_0_0_80_40_6")
    back = race(car(11_000, 5_000), dice=[1], course=portal, settings=REAR)
    play(back, "gear:-1", "back-straight", "back-straight", "roll", "keep")
    assert pose(back) == (10_000, 5_000, 0)


@rule("HR-9.1")
def test_HR_9_1_left_is_the_drivers_left_backwards_too():
    match = race(car(5_000, 7_500), settings=REAR)
    play(match, "gear:-1")
    assert match.question is not None
    targets = {option.key: option.target for option in match.question.options}
    assert targets["back-lane:left"] == "tile:0:4500:6634:0"
    assert targets["back-turn:left"] == "tile:0:4500:6634:60"
    assert targets["back-lane:right"] == "tile:0:4500:8366:0"
    for slip, y in ((-1, 6_634), (1, 8_366)):
        slips = race(car(5_000, 7_500, slip=slip), dice=[1], settings=REAR)
        play(slips, "gear:-1", "back-straight", "back-straight", "roll", "keep")
        assert pose(slips) == (4_500, y, 0)


@rule("HR-9.1")
def test_HR_9_1_a_car_is_shoved_the_way_the_rear_gear_leads():
    match = race(car(6_000, 7_500), car(5_500, 6_634, heading=180), dice=[1, 6, 3], settings=REAR)
    play(match, "gear:-1", "back-lane:left", "back-straight", "roll", "keep")
    assert pose(match, 0) == (5_500, 6_634, 0)
    assert pose(match, 1) == (5_000, 5_768, 180)


@rule("HR-9.1")
def test_HR_9_1_beyond_the_limits_of_gear_1_for_danger_dice_and_past_entrances():
    match = race(car(11_000, 5_000), course=on("portal-green_0_40_20_0_0_80_40_6"), settings=REAR)
    play(match, "gear:-1")
    assert (dice_of(match, "back-lane:left"), dice_of(match, "back-turn:left")) == (1, 0)
    play(match, "back-straight")
    (step,) = seen(match)["plan"]["path"]
    assert (step["enters"], step["exit"]) == (["portal"], None)


@rule("HR-9.2")
def test_HR_9_2_a_skid_turns_by_120_degrees_and_is_always_dangerous():
    match = race(car(5_000, 7_500, gear=2), dice=[1, 1, 3, 3], settings={"skidding": True})
    play(match, "gear:2")
    assert dice_of(match, "skid:right") == 2
    play(match, "skid:right")
    assert facts(match)["turns_left"] == 1
    play(match, "straight", "straight", "straight", "roll", "keep")
    assert pose(match) == (5_000, 9_232, 120)
    assert len(told(match, "danger-rolled")[0]["dice"]) == 2
    slow = race(car(5_000, 7_500, gear=1), settings={"skidding": True})
    play(slow, "gear:1")
    assert "skid:right" not in options(slow)


@rule("HR-9.2")
def test_HR_9_2_a_skid_cites_skidding_within_the_limits_and_beyond_them():
    match = race(car(15_000, 7_500, gear=3), settings={"skidding": True})
    lay(match, 3, "skid:right", "straight", "skid:left")
    assert [each["dice"] for each in told(match, "tile-laid")] == [3, 0, 3]
    assert cited(match, "tile-laid") == ["HR-9.2", "HR-4.3", "HR-9.2"]


@rule("HR-9.1")
def test_HR_9_1_what_is_laid_backwards_cites_the_rear_gear():
    match = race(car(15_000, 7_500), settings=REAR)
    play(match, "gear:-1")
    assert match.question is not None
    assert {option.rule for option in match.question.options} == {"HR-9.1"}
    play(match, "back-lane:left", "back-straight")
    assert cited(match, "tile-laid") == ["HR-9.1", "HR-9.1"]


@rule("HR-9.3")
def test_HR_9_3_right_behind_a_car_of_the_same_gear_and_heading():
    slip = {"slipstream": True}
    cars = [car(7_000, 7_500, gear=2), car(6_000, 7_500, gear=2), car(5_000, 12_000)]
    match = race(*cars, dice=[6, 6, 1, 1], settings=slip, order=[0, 1, 2], next=2)
    play(match, "gear:0", "heading:0")
    assert [each["slipstream"] for each in (sheet(match, seat) for seat in range(3))] == [False, True, False]
    drive(match, 2)
    drive(match, 2)
    assert told(match, "slipstream") == [{"seat": 1}]
    assert pose(match, 1) == (9_000, 7_500, 0)
    other = race(car(7_000, 7_500, gear=3), *cars[1:], dice=[], settings=slip, order=[0, 1, 2], next=2)
    play(other, "gear:0", "heading:0")
    assert not sheet(other, 1)["slipstream"]


@rule("HR-9.3")
def test_HR_9_3_not_in_gear_0():
    cars = [car(7_000, 7_500), car(6_000, 7_500), car(5_000, 12_000)]
    match = race(*cars, dice=[], settings={"slipstream": True}, order=[0, 1, 2], next=2)
    play(match, "gear:0", "heading:0")
    assert [sheet(match, seat)["slipstream"] for seat in range(3)] == [False, False, False]


@rule("HR-9.4")
def test_HR_9_4_the_dice_are_planned_and_the_gear_is_not_barred():
    match = race(car(5_000, 7_500, gear=4), settings={"hard_braking": True})
    assert set(barred(match)) == {"gear:0", "gear:1"}
    play(match, "brake:2")
    assert (facts(match)["danger"], seen(match)["plan"]["planned_danger"]) == (2, 2)
    play(match, "lane:left")
    assert (facts(match)["danger"], seen(match)["plan"]["danger"]) == (3, 2)


@rule("HR-9.4")
def test_HR_9_4_two_gears_down_for_two_danger_dice():
    match = race(car(5_000, 7_500, gear=4), dice=[1, 1, 3, 6], settings={"hard_braking": True})
    assert options(match) == ["gear:3", "gear:4", "gear:5", "brake:2"]
    play(match, "brake:2", *["straight"] * 4, "roll", "keep")
    assert sheet(match)["gear"] == 2
    assert told(match, "danger-rolled")[0]["dice"] == [3, 6]
    assert cited(match, "gear-chosen") == ["HR-9.4"]
    stop = race(car(5_000, 7_500, gear=2), dice=[3, 3], settings={"hard_braking": True})
    play(stop, "brake:0", "heading:0")
    assert len(told(stop, "danger-rolled")) == 1


@rule("HR-9.5")
def test_HR_9_5_strict_limits():
    match = race(car(5_000, 7_500, gear=4), settings={"strict_limits": True})
    play(match, "gear:4")
    assert options(match) == ["straight", "lane:left", "lane:right"]
    assert barred(match)["turn:left"] == ("beyond-limits", "HR-9.5")


@rule("HR-9.5")
def test_HR_9_5_a_path_that_only_the_limits_end_says_so():
    box = on("box_0_50_30_2_2_0")  # in front of the third tile; on both sides of it there is room
    strict = race(car(10_500, 7_500, gear=4), course=box, settings={"strict_limits": True})
    lay(strict, 4, "lane:left", "lane:right")
    assert kind(strict) == "roll"
    assert told(strict, "path-ended") == [{"seat": 0, "tiles": 2, "of": 8}]
    assert cited(strict, "path-ended") == ["HR-9.5"]
    corner = race(car(29_400, 14_400, gear=2, passed=0), settings={"strict_limits": True})
    play(corner, "gear:2")
    assert cited(corner, "path-ended") == ["HR-4.9"]  # there is no room for any tile


@rule("HR-9.6")
def test_HR_9_6_in_the_family_game_a_car_limps_on():
    match = race(car(5_000, 7_500, gear=2, tires=0, car=1), dice=[1, 1, 6, 6], settings={"family": True})
    drive(match, 2, "lane:left", "lane:left", "lane:left", "straight")
    assert told(match, "limps") == [{"seat": 0}]
    assert (sheet(match)["status"], sheet(match)["gear"], sheet(match)["car"]) == ("driving", 1, 0)
    assert options(match) == ["gear:0", "gear:1"]
    assert barred(match)["gear:2"] == ("limping", "HR-9.6")


@rule("HR-9.7")
def test_HR_9_7_the_farthest_beyond_the_line_wins_the_round():
    cars = [car(28_500, 3_000, gear=1), car(28_000, 9_000, gear=4)]
    match = race(*cars, dice=[1, 6, 1, 1, 1], settings={"finish": "round"}, order=[0, 1])
    lay(match, 1)
    while kind(match) == "lay-tile":
        play(match, options(match)[0])
    play(match, "roll", "keep")
    assert match.question is not None
    assert match.game.sure_winner(match.state) is None  # somebody may come farther in this round
    play(match, "gear:4")
    while kind(match) == "lay-tile":
        play(match, options(match)[0])
    play(match, "roll", "keep")
    assert [place.seat for place in match.standing] == [1, 0]
    assert match.game.sure_winner(match.state) == 1
    assert [(place.reason, place.rule) for place in match.standing] == [("farthest", "HR-9.7"), ("finished", "HR-8.4")]


def finished_in_one_round(first: int, second: int, dice: list[int]) -> Match:
    """Both in gear 1, straight over the line at 29,000."""
    cars = [car(first, 3_000, gear=1), car(second, 9_000, gear=1)]
    match = race(*cars, dice=dice, settings={"finish": "round"}, order=[0, 1])
    drive(match, 1)
    drive(match, 1)
    return match


@rule("HR-9.7")
def test_HR_9_7_the_distance_beyond_the_line_is_measured():
    later = finished_in_one_round(28_200, 28_300, [1, 1])  # both cross it with the last tile of their move
    assert [(place.seat, place.reason, place.rule) for place in later.standing] == [
        (1, "farthest", "HR-9.7"),
        (0, "finished", "HR-8.4"),
    ]
    assert [each["beyond"] for each in told(later, "finished")] == [200, 300]
    earlier = finished_in_one_round(28_300, 28_200, [1, 1])
    first = earlier.standing[0]
    assert (first.seat, first.reason, first.rule) == (0, "farthest", "HR-9.7")
    left = finished_in_one_round(28_300, 28_200, [1, 6])  # and a tile that was left counts as a tile
    assert [each["beyond"] for each in told(left, "finished")] == [300, 1_200]
    assert left.standing[0].seat == 1


@rule("HR-9.7")
def test_HR_9_7_level_cars_come_in_the_order_of_their_arrival():
    match = finished_in_one_round(28_300, 28_300, [1, 1])
    assert [(place.seat, place.reason, place.rule) for place in match.standing] == [
        (0, "winner", "HR-8.3"),
        (1, "finished", "HR-8.4"),
    ]


@rule("HR-9.7")
def test_HR_9_7_a_car_that_was_shoved_over_the_line_is_measured_too():
    cars = [car(27_250, 7_500, gear=1), car(28_250, 7_500), car(28_200, 3_000, gear=1)]
    match = race(*cars, dice=[1, 6, 1], settings={"finish": "round"}, order=[0, 2, 1])
    drive(match, 1)
    drive(match, 1)
    assert [(each["seat"], each["beyond"]) for each in told(match, "finished")] == [(1, 250), (2, 200)]
    assert match.standing[0].seat == 1


@rule("HR-9.8")
def test_HR_9_8_any_tiles():
    word = on(*(f"caltrops_0_{x}_6_0" for x in (20, 30, 40, 50)))
    with pytest.raises(BadSetting, match="“Any tiles” lifts this"):
        jalopy.new("home-racers", seats=2, course=word)
    assert jalopy.new("home-racers", seats=2, seed=1, course=word, any_tiles=True).question is not None

"""HR-7  Collisions."""

import pytest
from tests.rulebook.home_racers.table import car, cited, drive, on, play, pose, race, seen, sheet, story, told
from tests.rulebook.marks import rule

import jalopy


@rule("HR-7.1")
def test_HR_7_1_more_than_a_fiftieth_of_overlap_is_a_bump():
    beside = race(car(5_000, 7_500, gear=1), car(6_000, 8_600), dice=[1])
    drive(beside, 1)
    assert told(beside, "bumped") == []
    touched = race(car(5_000, 7_500, gear=1), car(6_000, 8_400), dice=[1, 3])
    drive(touched, 1)
    assert len(told(touched, "bumped")) == 1


@rule("HR-7.2")
@pytest.mark.parametrize(
    ("heading", "gear", "dice"),
    [(0, 1, 2), (0, 3, 1), (15, 0, 3), (345, 2, 1), (30, 1, 3), (90, 5, 3), (150, 2, 3), (165, 2, 5), (180, 5, 8)],
)
def test_HR_7_2_dice_by_the_difference_of_headings(heading, gear, dice):
    match = race(car(5_000, 7_500, gear=3), car(6_000, 7_500, heading=heading, gear=gear), dice=[1, 1, 1] + [3] * dice)
    drive(match, 3)
    assert len(told(match, "bumped")[0]["dice"]) == dice


@rule("HR-7.2")
def test_HR_7_2_the_heading_with_which_the_mover_enters_counts():
    """Turning onto a car, a mover meets it with the heading it has then."""
    side = race(car(5_000, 7_500, gear=2), car(6_000, 7_500, heading=60, gear=1), dice=[1, 1, 3])
    drive(side, 2, "turn:right")
    assert told(side, "bumped")[0]["dice"] == [3]  # now it faces the same way
    head_on = race(car(5_000, 7_500, gear=2), car(6_000, 7_500, heading=240, gear=3), dice=[1, 1] + [3] * 5)
    drive(head_on, 2, "turn:right")
    assert told(head_on, "bumped")[0]["dice"] == [3] * 5
    back = race(car(6_000, 7_500), car(5_500, 6_634, heading=240, gear=3), dice=[1, 3], settings={"rear_gear": True})
    play(back, "gear:-1", "back-turn:left", "back-straight", "roll", "keep")
    assert told(back, "bumped")[0]["dice"] == [3]  # it comes backwards along 240°


@rule("HR-7.2")
def test_HR_7_2_a_bump_is_settled_even_if_the_mover_retires_in_it():
    cars = [car(5_000, 7_500, gear=3, car=1), car(6_000, 7_500, heading=90, gear=2), car(9_000, 2_000)]
    match = race(*cars, dice=[2, 2, 2, 5, 6, 1])
    drive(match, 3)
    assert sheet(match, 0)["status"] == "retired"
    assert (pose(match, 1), sheet(match, 1)["gear"]) == ((7_000, 7_500, 90), 1)
    assert cited(match, "shoved") == ["HR-7.4"]
    assert told(match, "held-up") == []
    even = race(*cars, dice=[2, 2, 2, 5, 1, 3])
    drive(even, 3)
    assert (sheet(even, 0)["status"], pose(even, 1), told(even, "held-up")) == ("retired", (6_000, 7_500, 90), [])


@rule("HR-7.2")
def test_HR_7_2_ten_dice_at_most():
    match = race(car(5_000, 7_500, gear=5), car(6_000, 7_500, heading=180, gear=5), dice=[1] * 5 + [3] * 10)
    drive(match, 5)
    assert told(match, "bumped")[0]["dice"] == [3] * 10


@rule("HR-7.3")
def test_HR_7_3_fives_and_sixes_hit_the_other_ones_hit_the_mover():
    match = race(car(5_000, 7_500, gear=3), car(6_000, 7_500, heading=90), dice=[2, 2, 2, 5, 1, 3])
    drive(match, 3)
    full = seen(match)["points"]
    assert (sheet(match, 0)["car"], sheet(match, 1)["car"]) == (full - 1, full - 1)


@rule("HR-7.4")
def test_HR_7_4_the_other_car_is_shoved_and_the_mover_drives_on():
    match = race(car(5_000, 7_500, gear=3), car(6_100, 7_400, heading=45, gear=2), dice=[1, 1, 1, 6, 6, 3] + [3] * 3)
    drive(match, 3)
    assert told(match, "shoved")[0] == {
        "seat": 1,
        "pose": {"surface": 0, "x": 7_100, "y": 7_400, "heading": 45},
        "gear": 1,
    }
    assert pose(match, 0) == (6_000, 7_500, 0)  # and bumps again, without luck
    assert sheet(match, 1)["gear"] == 1


@rule("HR-7.4")
def test_HR_7_4_aside_if_there_is_no_room_ahead():
    course = on("wall_0_29_30_2_1_0")  # from 7,000 on, so small that there is room beside it
    match = race(car(4_600, 7_500, gear=1), car(5_600, 7_500, heading=0), dice=[1, 6], course=course)
    drive(match, 1)
    assert pose(match, 0) == (5_600, 7_500, 0)
    assert pose(match, 1) == (6_100, 6_634, 0)


@rule("HR-7.4")
def test_HR_7_4_nobody_is_shoved_onto_the_mover_at_a_portals_entrance():
    portal = on("portal-green_0_40_20_0_0_48_20_12")  # the exit is two tiles ahead and leads back
    cars = [car(9_000, 5_000, gear=1), car(11_400, 5_000, heading=180), car(12_400, 5_600, heading=180)]
    match = race(*cars, dice=[1, 6, 3], course=portal)
    drive(match, 1)
    assert pose(match, 0) == (10_000, 5_000, 0)  # held up by the second of them
    assert pose(match, 1) == (10_900, 5_866, 180)
    assert jalopy.from_position("home-racers", match.position()).view()["cars"] == seen(match)["cars"]


@rule("HR-7.5")
def test_HR_7_5_from_and_behind_the_rear_gear_it_drops_to_0():
    rear = {"rear_gear": True}
    back = race(car(6_000, 7_500), car(5_000, 7_500, heading=180, gear=2), dice=[1, 3, 3, 3], settings=rear)
    play(back, "gear:-1", "back-straight", "back-straight", "roll", "keep")
    assert (pose(back, 0), sheet(back, 0)["gear"]) == ((6_000, 7_500, 0), 0)
    behind = race(car(5_000, 7_500, gear=2), car(6_000, 7_500, gear=-1), dice=[1, 1, 3, 3, 3], settings=rear)
    drive(behind, 2)
    assert sheet(behind, 0)["gear"] == 0


@rule("HR-7.5")
def test_HR_7_5_otherwise_the_mover_stops_and_slows_down():
    match = race(car(5_000, 7_500, gear=3), car(7_000, 7_500, gear=1), dice=[1, 1, 1, 3, 3])
    drive(match, 3)
    assert pose(match, 0) == (6_000, 7_500, 0)
    assert sheet(match, 0)["gear"] == 1
    faster = race(car(5_000, 7_500, gear=1), car(6_000, 7_500, gear=4), dice=[1, 3])
    drive(faster, 1)
    assert sheet(faster, 0)["gear"] == 1


@rule("HR-7.5")
def test_HR_7_5_and_where_there_is_nowhere_to_be_shoved_to():
    course = on("wall_0_26_30_2_12_0")  # from 6,250 on, wide
    match = race(car(4_700, 7_500, gear=1), car(5_700, 7_500), dice=[1, 6], course=course)
    drive(match, 1, "straight")
    assert pose(match, 0) == (4_700, 7_500, 0)
    assert pose(match, 1) == (5_700, 7_500, 0)
    assert "held-up" in story(match)


@rule("HR-7.6")
def test_HR_7_6_a_shoved_car_passes_gates_but_no_tile_touches_it():
    match = race(car(27_250, 7_500, gear=1), car(28_250, 7_500), dice=[1, 6], course=on("caltrops_0_115_20_0"))
    drive(match, 1)
    assert sheet(match, 1)["status"] == "finished"
    tires = race(car(5_000, 7_500, gear=1), car(6_000, 7_500), dice=[1, 6], course=on("caltrops_0_28_30_0"))
    drive(tires, 1)
    assert pose(tires, 1) == (7_000, 7_500, 0)
    assert told(tires, "caltrops") == []

"""HR-6  Tiles on the course."""

import pytest
from tests.rulebook.home_racers.table import (
    car,
    cited,
    course,
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
    story,
    told,
)
from tests.rulebook.marks import rule

import jalopy
from jalopy.kernel.errors import BadPosition

PORTAL = on("portal-green_0_40_20_0_0_80_40_6")
LEAK = on("leak_0_24_30_0")  # centre at 6,000, 7,500


@rule("HR-6.1")
def test_HR_6_1_a_quarter_of_the_tile_is_enough_to_enter():
    laid = course(LEAK)
    entered = [bool(laid.pose(0, x, 7_500, 0).entered) for x in (5_200, 5_350, 6_650, 6_800)]
    assert entered == [False, True, True, False]
    assert laid.pose(0, 5_350, 7_500, 0).lies_on(laid.pose(0, 6_000, 7_500, 0)) >= 250


@rule("HR-6.1")
def test_HR_6_1_portal_before_caltrops_before_the_line():
    both = on("portal-green_0_40_20_0_0_80_40_6", "caltrops_0_40_25_0")
    match = race(car(9_000, 5_600, gear=1), dice=[1], course=both)
    drive(match, 1)
    happened = [each for each in story(match) if each in ("jumped", "caltrops")]
    assert happened == ["jumped", "caltrops"]
    line = on("caltrops_0_116_30_0")
    end = race(car(28_100, 7_500, gear=1, tires=4), dice=[1], course=line)
    drive(end, 1)
    assert [each for each in story(end) if each in ("caltrops", "finished")] == ["caltrops", "finished"]


@rule("HR-6.1")
def test_HR_6_1_caltrops_and_leaks_that_a_car_lies_on_are_not_entered_again():
    nails = race(car(5_000, 7_500, gear=2, tires=4), dice=[1, 1], course=on("caltrops_0_26_30_0"))
    drive(nails, 2)  # half of each tile of the path lies on them
    assert pose(nails) == (7_000, 7_500, 0)
    assert (len(told(nails, "caltrops")), sheet(nails)["tires"]) == (1, 1)
    oil = race(car(5_000, 7_500, gear=2), dice=[1, 1, 3], course=on("leak_0_26_30_0"))
    drive(oil, 2)
    assert len(told(oil, "leaked")) == 1


NAILS = on("caltrops_0_28_30_0")  # centre at 7,000, 7,500
OIL = on("leak_0_28_30_0")


@rule("HR-6.1")
def test_HR_6_1_a_car_that_was_shoved_half_onto_caltrops_pays_when_it_drives_over():
    mover, other = car(4_500, 7_500, gear=1), car(5_500, 7_500, gear=2, tires=4)
    nails = race(mover, other, dice=[1, 6, 1], course=NAILS)
    drive(nails, 1)
    assert pose(nails, 1) == (6_500, 7_500, 0)
    assert sheet(nails, 1)["tires"] == 4
    drive(nails, 1)
    assert pose(nails, 1) == (7_500, 7_500, 0)  # half of it lay on them before, half of it does now
    assert (told(nails, "caltrops"), sheet(nails, 1)["tires"]) == ([{"seat": 1}], 1)
    oil = race(mover, other, dice=[1, 6, 1, 3], course=OIL)
    drive(oil, 1)
    drive(oil, 1)
    assert [each["seat"] for each in told(oil, "leaked")] == [1]


@rule("HR-6.1")
def test_HR_6_1_a_car_that_turned_beside_caltrops_pays_when_it_drives_over():
    match = race(car(6_330, 7_500, heading=30, tires=4), dice=[1], course=NAILS)
    lies = [bool(course(NAILS).pose(0, 6_330, 7_500, heading).entered) for heading in (2, 0)]
    assert lies == [False, True]  # a hair less than a quarter, and a hair more once it has turned
    play(match, "gear:0", "heading:0")
    assert sheet(match)["tires"] == 4
    drive(match, 1)
    assert (len(told(match, "caltrops")), sheet(match)["tires"]) == (1, 1)


@rule("HR-6.1")
def test_HR_6_1_who_was_shoved_onto_caltrops_as_a_whole_pays_when_it_drives_off():
    mover, other = car(5_000, 7_500, gear=1), car(6_000, 7_500, gear=2, tires=4)
    match = race(mover, other, dice=[1, 6, 1], course=NAILS)
    drive(match, 1)
    assert pose(match, 1) == (7_000, 7_500, 0)
    drive(match, 1)
    assert pose(match, 1) == (8_000, 7_500, 0)
    assert (told(match, "caltrops"), sheet(match, 1)["tires"]) == ([{"seat": 1}], 1)


@rule("HR-6.1")
def test_HR_6_1_who_lies_on_caltrops_a_little_and_drives_away_pays_nothing():
    match = race(car(7_700, 7_500, tires=4), dice=[1], course=NAILS)
    drive(match, 1)
    assert pose(match) == (8_700, 7_500, 0)
    assert told(match, "caltrops") == []


@rule("HR-6.1")
def test_HR_6_1_who_has_paid_pays_again_only_after_it_has_left():
    lying = car(6_500, 7_500, gear=1, tires=4, paid=[0])
    match = race(lying, dice=[1], course=NAILS)
    drive(match, 1)
    assert (told(match, "caltrops"), sheet(match)["paid"]) == ([], [0])
    again = jalopy.from_position("home-racers", match.position())
    assert sheet(again)["paid"] == [0]
    drive(again, 1)
    assert sheet(again)["paid"] == []
    back = race(car(7_500, 7_500, heading=180, gear=1, tires=4), dice=[1], course=NAILS)
    drive(back, 1)
    assert len(told(back, "caltrops")) == 1


@rule("HR-6.1")
def test_HR_6_1_a_position_says_truly_what_was_paid():
    for paid in ([1], [0, 0]):
        with pytest.raises(BadPosition, match="paid"):
            race(car(6_500, 7_500, paid=paid), course=NAILS)
    with pytest.raises(BadPosition, match="does not lie on"):
        race(car(5_000, 7_500, paid=[0]), course=NAILS)


@rule("HR-6.1")
def test_HR_6_1_a_portal_is_passed_after_the_line_before_it():
    shelves = (
        "shelf_0_0_0_60_0_60_12_0_12.shelf_0_0_16_60_16_60_28_0_28.line_0_10_12_10_0.gate_0_42_12_42_0."
        "portal-green_0_44_6_0_1_6_22_0.through-green.finish_1_40_28_40_16"
    )
    match = race(car(10_000, 1_500, gear=1), dice=[1], course=shelves)
    drive(match, 1)  # over the gate and into the portal in one step, and there is no way back
    assert told(match, "gate-passed") == [{"seat": 0, "gate": 1}, {"seat": 0, "gate": 2}]
    assert sheet(match)["next_gate"] == 3
    wrong = shelves.replace("gate_0_42_12_42_0.", "").replace("through-green.", "through-green.gate_0_42_12_42_0.")
    start = course(wrong)
    origin, entrance = start.pose(0, 10_000, 1_500, 0), start.pose(0, 11_000, 1_500, 0)
    assert start.after_step(1, 4, origin, entrance) == 2  # the gate behind the portal was crossed too early


@rule("HR-6.2")
def test_HR_6_2_a_leak_makes_the_car_slip_left_nowhere_or_right():
    for die, side in ((1, "left"), (2, "left"), (3, "nowhere"), (4, "nowhere"), (5, "right"), (6, "right")):
        match = race(car(5_000, 7_500, gear=1), dice=[1, die], course=LEAK)
        drive(match, 1)
        assert told(match, "leaked") == [{"seat": 0, "die": die, "slips": side}]
        assert sheet(match)["slips"] == (None if side == "nowhere" else side)


@rule("HR-6.3")
def test_HR_6_3_a_slip_replaces_the_next_step_and_shifts_the_rest():
    match = race(car(5_000, 7_500, gear=3), dice=[1, 1, 1, 1], course=LEAK)
    drive(match, 3)
    assert pose(match) == (7_500, 6_634, 0)  # straight, slip to the left, straight
    turned = race(car(5_000, 7_500, gear=2), dice=[6, 1, 6], course=LEAK)
    drive(turned, 2, "straight", "turn:left", "turn:right", "straight")
    assert pose(turned) == (7_500, 8_366, 60)  # the left turn fell out


@rule("HR-6.3")
def test_HR_6_3_a_turn_that_a_slip_replaces_is_lost():
    match = race(car(5_000, 7_500, gear=2), dice=[6, 6, 6], course=LEAK)
    drive(match, 2, "straight", "turn:left", "straight", "turn:right")
    assert told(match, "slipped") == [{"seat": 0, "slips": "right", "instead": "turn:left"}]
    assert cited(match, "slipped") == ["HR-6.3"]
    assert pose(match) == (8_500, 8_366, 60)  # aside and still facing east, then straight on, then the right turn


@rule("HR-6.3")
def test_HR_6_3_a_slip_that_waits_is_told_at_the_end_of_the_move():
    match = race(car(5_000, 7_500, gear=1), dice=[1, 1, 1], course=LEAK)
    drive(match, 1)
    assert told(match, "slip-waits") == [{"seat": 0, "slips": "left"}]
    assert cited(match, "slip-waits") == ["HR-6.3"]
    assert told(match, "slipped") == []
    drive(match, 1)
    assert told(match, "slipped") == [{"seat": 0, "slips": "left", "instead": "straight"}]
    assert len(told(match, "slip-waits")) == 1


@rule("HR-6.3")
def test_HR_6_3_held_up_in_a_slip_the_car_slips_no_more():
    match = race(car(5_000, 7_500, gear=2), car(6_500, 8_366), dice=[1, 1, 6, 3, 3], course=LEAK)
    drive(match, 2)
    assert [each for each in story(match) if each in ("slipped", "bumped", "held-up", "slip-waits")] == [
        "slipped",
        "bumped",
        "held-up",
    ]
    assert (pose(match), sheet(match)["slips"]) == ((6_000, 7_500, 0), None)


@rule("HR-6.3")
def test_HR_6_3_behind_a_path_that_has_ended_a_slip_replaces_nothing():
    boxed = on("leak_0_24_30_0", "box_0_28_30_2_2_0")
    match = race(car(5_000, 7_500, gear=4), dice=[1] * 9, course=boxed, settings={"strict_limits": True})
    lay(match, 4, "lane:left", "lane:right")
    play(match, "roll", "keep")
    assert told(match, "slipped") == [{"seat": 0, "slips": "left", "instead": "path-end"}]
    assert pose(match) == (6_500, 6_634, 0)
    assert told(match, "hit-obstacle")


@rule("HR-6.3")
def test_HR_6_3_at_the_end_of_a_move_the_slip_waits():
    match = race(car(5_000, 7_500, gear=1), dice=[1, 6, 6], course=LEAK)
    drive(match, 1)
    assert pose(match) == (6_000, 7_500, 0)
    drive(match, 1)
    assert pose(match) == (7_500, 8_366, 0)
    assert sheet(match)["slips"] is None


@rule("HR-6.4")
def test_HR_6_4_caltrops_cost_three_tires_but_not_more_than_there_are():
    nails = on("caltrops_0_24_30_0")
    for before, after in ((4, 1), (2, 0)):
        match = race(car(5_000, 7_500, gear=1, tires=before), dice=[1], course=nails)
        drive(match, 1)
        assert (sheet(match)["tires"], sheet(match)["car"]) == (after, seen(match)["points"])


@rule("HR-6.5")
def test_HR_6_5_a_portal_costs_no_movement():
    match = race(car(9_000, 5_000, gear=1), dice=[6], course=PORTAL)
    drive(match, 1)
    assert told(match, "jumped")[0]["colour"] == "green"
    assert pose(match) == (20_000, 11_000, 90)  # one tile to the entrance, one from the exit
    last = race(car(9_000, 5_000, gear=1), dice=[1], course=PORTAL)
    drive(last, 1)
    assert pose(last) == (20_000, 10_000, 90)
    road = race(car(19_000, 10_000, gear=1), dice=[1], course=PORTAL)
    drive(road, 1)
    assert pose(road) == (20_000, 10_000, 0)


@rule("HR-6.6")
def test_HR_6_6_a_booster_gives_two_tiles_more_once_a_turn():
    match = race(car(5_000, 7_500, gear=1), dice=[1], course=on("booster_0_24_30_0"))
    drive(match, 1)
    assert pose(match) == (8_000, 7_500, 0)
    assert sheet(match)["gear"] == 1
    assert len(told(match, "boosted")) == 1
    two = race(car(5_000, 7_500, gear=1), dice=[1], course=on("booster_0_24_30_0", "booster_0_28_30_0"))
    drive(two, 1)
    assert pose(two) == (10_000, 7_500, 0)
    slow = race(car(4_500, 7_500, gear=2), dice=[1, 1], course=on("booster_0_24_30_0"))
    drive(slow, 2)
    assert len(told(slow, "boosted")) == 1  # both tiles enter the same one


@rule("HR-6.7")
def test_HR_6_7_a_car_may_stop_for_new_tires():
    station = on("station_0_24_30_0")
    match = race(car(5_000, 7_500, gear=3, tires=1), dice=[1, 1, 1], course=station)
    lay(match, 3, *["straight"] * 6)
    play(match, "roll", "keep")
    assert kind(match) == "tire-station"
    assert options(match) == ["drive-on", "stop"]
    play(match, "stop")
    assert pose(match) == (6_000, 7_500, 0)
    assert (sheet(match)["gear"], sheet(match)["tires"]) == (0, seen(match)["points"])
    on_it = race(car(5_000, 7_500, gear=3, tires=1), dice=[1, 1, 1], course=station)
    lay(on_it, 3, *["straight"] * 6)
    play(on_it, "roll", "keep", "drive-on")
    assert pose(on_it) == (8_000, 7_500, 0)
    assert sheet(on_it)["tires"] == 1


@rule("HR-6.7")
def test_HR_6_7_not_once_it_went_through_a_portal():
    both = on("portal-green_0_40_20_0_0_80_40_6", "station_0_40_25_0")
    match = race(car(9_000, 5_600, gear=1, tires=1), dice=[6], course=both)
    drive(match, 1)
    assert kind(match) == "choose-gear"
    assert pose(match) == (20_000, 11_000, 90)


@rule("HR-6.7")
def test_HR_6_7_stopping_ends_a_slip():
    both = on("leak_0_24_28_0", "station_0_24_33_0")
    match = race(car(5_000, 7_600, gear=1, tires=1), dice=[1, 1], course=both)
    drive(match, 1)
    assert sheet(match)["slips"] == "left"
    play(match, "stop")
    assert sheet(match)["slips"] is None


@rule("HR-6.8")
def test_HR_6_8_held_up_at_a_portal_cites_the_portal():
    there = car(20_000, 10_000, heading=90)
    match = race(car(9_000, 5_000, gear=1), there, dice=[1, 3], course=PORTAL)
    drive(match, 1)
    assert cited(match, "held-up") == ["HR-6.8"]
    waiting = race(car(10_000, 5_000, gear=2), there, dice=[1, 1, 3, 3], course=PORTAL)
    drive(waiting, 2)
    assert (cited(waiting, "held-up"), sheet(waiting)["gear"]) == (["HR-6.8"], 0)
    on_the_road = race(car(5_000, 7_500, gear=1), car(6_000, 7_500), dice=[1, 3])
    drive(on_the_road, 1)
    assert cited(on_the_road, "held-up") == ["HR-7.5"]


@rule("HR-6.9")
def test_HR_6_9_a_car_that_stands_on_a_station_in_gear_0_may_change_its_tires():
    station = on("station_0_24_30_0")
    match = race(car(6_000, 7_500, tires=1, slip=1), dice=[], course=station)
    play(match, "gear:0")
    assert kind(match) == "change-tires"
    assert facts(match) == {"tires": 1, "full": seen(match)["points"]}
    assert options(match) == ["change-tires", "keep-tires"]
    play(match, "change-tires")
    assert (sheet(match)["tires"], sheet(match)["slips"]) == (seen(match)["points"], None)
    assert cited(match, "changed-tires") == ["HR-6.9"]
    assert kind(match) == "turn-on-the-spot"
    play(match, "heading:90")
    assert pose(match) == (6_000, 7_500, 90)
    braked = race(car(6_000, 7_500, gear=1, tires=1), dice=[], course=station)
    play(braked, "gear:0", "keep-tires", "heading:0")
    assert sheet(braked)["tires"] == 1


@rule("HR-6.9")
def test_HR_6_9_not_beside_the_station_nor_with_nothing_to_change_nor_in_gear_1():
    station = on("station_0_24_30_0")
    for each, gear in ((car(7_000, 7_500, tires=1), 0), (car(6_000, 7_500), 0), (car(6_000, 7_500, tires=1), 1)):
        match = race(each, course=station)
        play(match, f"gear:{gear}")
        assert kind(match) == ("lay-tile" if gear else "turn-on-the-spot")


@rule("HR-6.8")
def test_HR_6_8_a_car_held_up_at_the_entrance_stays_there():
    there = car(20_000, 10_000, heading=90)
    boosted = race(
        car(9_000, 5_600, gear=1),
        there,
        dice=[1, 3],
        course=on("portal-green_0_40_20_0_0_80_40_6", "booster_0_40_25_0"),
    )
    drive(boosted, 1)
    assert pose(boosted) == (10_000, 5_600, 0)
    assert told(boosted, "boosted") == []
    two = on("portal-green_0_40_20_0_0_80_40_6", "portal-blue_0_40_25_0_0_80_10_6")
    match = race(car(9_000, 5_600, gear=1), there, dice=[1, 3], course=two)
    drive(match, 1)
    assert pose(match) == (10_000, 5_600, 0)
    assert len(told(match, "bumped")) == 1


@rule("HR-6.8")
def test_HR_6_8_a_car_at_the_exit_is_bumped():
    there = car(20_000, 10_000, heading=90)
    shoved = race(car(9_000, 5_000, gear=1), there, dice=[1, 6], course=PORTAL)
    drive(shoved, 1)
    assert pose(shoved, 0) == (20_000, 10_000, 90)
    assert pose(shoved, 1) == (20_000, 11_000, 90)
    held = race(car(9_000, 5_000, gear=1), there, dice=[1, 3], course=PORTAL)
    drive(held, 1)
    assert pose(held, 0) == (10_000, 5_000, 0)
    assert told(held, "jumped") == []

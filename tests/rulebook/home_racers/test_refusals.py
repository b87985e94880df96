"""What may not be answered, and the reason with its rule: also for keys that belong to another moment of the race."""

from typing import Any

import pytest
from tests.rulebook.home_racers.table import FLOOR, barred, car, on, options, play, race
from tests.rulebook.marks import rule

import jalopy
from jalopy.kernel.errors import IllegalAnswer
from jalopy.kernel.match import Match


def refused(match: Match, key: str) -> tuple[str, str]:
    """Reason and rule; whatever is refused is said in one English sentence, and changes nothing."""
    before = options(match)
    with pytest.raises(IllegalAnswer) as raised:
        play(match, key)
    error = raised.value
    assert f"' is not possible now ({error.rule}): " in str(error)
    assert options(match) == before
    return error.reason, error.rule


def at_start(seats: int = 2, course: str = FLOOR, **settings: Any) -> Match:
    return jalopy.new("home-racers", seats=seats, seed=3, course=course, **settings)


@rule("HR-2.4")
def test_HR_2_4_why_nobody_starts_there():
    match = at_start(course=on("leak_0_4_36_0", "wall_0_2_21_2_2_0"))
    assert refused(match, "place:1500:7500:45") == ("not-behind", "HR-2.4")  # a corner sticks out
    assert refused(match, "place:9000:7500:0") == ("not-behind", "HR-2.4")
    assert refused(match, "place:1000:2000:0") == ("not-behind", "HR-2.4")  # beside the line
    assert refused(match, "place:1000:7500:7") == ("no-heading", "HR-2.4")
    assert refused(match, "place:1001:7500:0") == ("no-spot", "HR-2.4")
    assert refused(match, "place:500:5250:0") == ("no-room", "HR-1.5")
    assert refused(match, "place:1000:9000:0") == ("on-a-tile", "HR-2.4")
    assert refused(match, "place:1250:7500:180") == ("not-listed", "HR-2.4")
    assert refused(match, "at:1/7.5") == ("elsewhere-first", "HR-2.4")
    assert refused(match, "heading:0") == ("spot-first", "HR-2.4")
    for key in ("gear:1", "straight", "roll", "push:1", "stop"):
        assert refused(match, key) == ("not-placed", "HR-2.4")


@rule("HR-2.4")
def test_HR_2_4_why_a_spot_or_a_heading_is_none():
    match = at_start()
    play(match, "elsewhere")
    assert refused(match, "at:5/7.5") == ("not-behind", "HR-2.4")
    assert refused(match, "at:1.3/7.5") == ("no-spot", "HR-2.4")
    assert refused(match, "elsewhere") == ("elsewhere-chosen", "HR-2.4")
    play(match, "at:1.5/7.5")
    assert refused(match, "heading:45") == ("not-behind", "HR-2.4")
    assert refused(match, "at:1/7.5") == ("spot-chosen", "HR-2.4")
    play(match, "heading:0", "elsewhere")
    assert refused(match, "at:1.25/7.5") == ("on-a-car", "HR-2.4")


@rule("HR-2.4")
def test_HR_2_4_not_where_it_leaves_no_room_or_no_way():
    narrow = "floor_0_0_0_80_0_80_16_0_16.wall_0_10_8_1_16_0.line_0_20_10_20_0.finish_0_70_16_70_0"
    match = at_start(4, narrow)
    play(match, "elsewhere")
    assert refused(match, "at:1.5/1.5") == ("cut-off", "HR-2.4")
    tight = "floor_0_0_0_80_0_80_10_0_10.wall_0_7_5_2_11_0.line_0_20_10_20_0.finish_0_70_10_70_0"
    first = at_start(4, tight)
    play(first, "elsewhere")
    assert refused(first, "at:3/1.25") == ("no-room-for-others", "HR-2.4")  # in the middle, where two could stand
    alone = at_start(1, tight)
    play(alone, "elsewhere")
    assert "at:3/1.25" in options(alone)


@rule("HR-3.3")
def test_HR_3_3_everything_in_its_turn():
    match = race(car(5_000, 7_500, gear=1), dice=[1])
    for key in ("straight", "turn:left", "roll", "push:1", "keep"):
        assert refused(match, key) == ("too-early", "HR-3.3")
    play(match, "gear:1")
    assert refused(match, "roll") == ("too-early", "HR-3.3")
    play(match, "straight", "straight")
    assert refused(match, "straight") == ("too-late", "HR-3.3")
    play(match, "roll")
    assert refused(match, "roll") == ("too-late", "HR-3.3")
    assert refused(match, "elsewhere") == ("placed", "HR-2.4")


@rule("HR-3.4")
def test_HR_3_4_gears_that_cannot_be_chosen():
    match = race(car(5_000, 7_500, gear=2))
    assert refused(match, "gear:4") == ("one-step", "HR-3.4")
    assert refused(match, "gear:6") == ("no-such-gear", "HR-3.4")
    assert refused(match, "gear:-1") == ("no-rear-gear", "HR-9.1")
    assert refused(match, "brake:0") == ("no-braking", "HR-9.4")
    play(match, "gear:2")
    assert refused(match, "gear:3") == ("gear-chosen", "HR-3.4")


@rule("HR-3.5")
def test_HR_3_5_turning_needs_gear_0_and_room():
    match = race(car(11_500, 7_500), car(11_500, 8_600), course=on("wall_0_50_30_4_20_0"))
    assert refused(match, "heading:90") == ("turns-in-gear-0", "HR-3.5")
    play(match, "gear:0")
    assert refused(match, "heading:15") == ("no-room", "HR-1.5")
    assert refused(match, "heading:7") == ("no-heading", "HR-3.5")
    for key in ("straight", "roll", "push:1"):
        assert refused(match, key) == ("stands-still", "HR-3.5")
    beside = race(car(11_000, 7_500), car(11_975, 7_500))  # a corner would come to lie on the other car
    play(beside, "gear:0")
    assert refused(beside, "heading:30") == ("turns-onto-car", "HR-3.5")


@rule("HR-5.3")
def test_HR_5_3_no_more_dice_than_are_poor():
    match = race(car(5_000, 7_500, gear=3), dice=[6, 6, 1])
    play(match, "gear:3", *["straight"] * 6, "roll")
    assert refused(match, "push:2") == ("poor-dice", "HR-5.3")


@rule("HR-6.7")
def test_HR_6_7_only_where_a_drive_comes_to_a_station():
    match = race(car(5_000, 7_500, gear=1))
    assert refused(match, "stop") == refused(match, "drive-on") == ("not-at-station", "HR-6.7")


@rule("HR-6.9")
def test_HR_6_9_only_at_a_station_and_before_turning():
    station = on("station_0_24_30_0")
    match = race(car(6_000, 7_500, tires=1), course=station)
    assert refused(match, "change-tires") == ("not-standing-at-station", "HR-6.9")
    play(match, "gear:0")
    assert refused(match, "heading:90") == ("tires-first", "HR-6.9")
    assert refused(match, "straight") == ("stands-still", "HR-3.5")


@rule("HR-9.1")
def test_HR_9_1_forwards_and_backwards_do_not_mix():
    rear = {"rear_gear": True}
    match = race(car(5_000, 7_500, gear=1), settings=rear)
    assert refused(match, "gear:-1") == ("rear-from-0", "HR-9.1")
    play(match, "gear:1")
    assert refused(match, "back-straight") == ("only-in-rear-gear", "HR-9.1")
    back = race(car(5_000, 7_500), settings=rear)
    play(back, "gear:-1")
    assert refused(back, "straight") == ("only-backwards", "HR-9.1")


@rule("HR-9.2")
def test_HR_9_2_no_skid_without_the_setting_or_in_gear_1():
    match = race(car(5_000, 7_500, gear=2))
    play(match, "gear:2")
    assert refused(match, "skid:left") == ("no-skidding", "HR-9.2")
    slow = race(car(5_000, 7_500, gear=1), settings={"skidding": True})
    play(slow, "gear:1")
    assert refused(slow, "skid:left") == ("too-slow", "HR-9.2")
    assert "skid:left" not in barred(slow)


@rule("HR-9.4")
def test_HR_9_4_exactly_two_gears():
    match = race(car(5_000, 7_500, gear=4), settings={"hard_braking": True})
    assert refused(match, "brake:1") == refused(match, "brake:3") == ("brakes-two", "HR-9.4")


@rule("HR-9.5")
def test_HR_9_5_no_room_is_told_apart_from_used_up_limits():
    strict = {"strict_limits": True}
    match = race(car(11_500, 7_500, gear=3), course=on("box_0_50_30_2_2_0"), settings=strict)
    play(match, "gear:4")
    why = barred(match)
    assert why["straight"] == why["turn:left"] == ("no-room", "HR-1.5")
    assert why["side-turn:left"] == ("beyond-limits", "HR-9.5")
    assert "lane:left" in options(match)


def test_nonsense_is_answered_with_what_is_possible():
    match = race(car(5_000, 7_500, gear=1))
    for key in ("fly", "gear:up", "gear:", "", "turn:up", "place:1:2", "at:x"):
        with pytest.raises(IllegalAnswer) as raised:
            play(match, key)
        assert raised.value.reason in ("not-asked", "too-early", "placed")
    starting = at_start()
    for key in ("fly", "place:1:2", "place:999999999999:0:0", "place:1:2:x"):
        assert refused(starting, key)[0] == "not-asked"
    play(starting, "elsewhere")
    assert refused(starting, "at:up/down") == ("not-asked", "HR-2.4")

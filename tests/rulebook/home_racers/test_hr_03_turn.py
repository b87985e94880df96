"""HR-3  The turn."""

from tests.rulebook.home_racers.table import (
    barred,
    car,
    course,
    drive,
    facts,
    kind,
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

from jalopy.games.home_racers.courses import distances_of


@rule("HR-3.1")
def test_HR_3_1_the_order_of_a_round_is_the_order_of_the_race_when_it_begins():
    match = race(car(5_000, 4_000, gear=1), car(5_500, 10_000, gear=1), dice=[6, 1], order=[0, 1])
    drive(match, 1)  # two tiles: past the other car
    assert seen(match)["order"] == [0, 1]
    assert match.question is not None
    assert match.question.seat == 1
    drive(match, 1)
    assert told(match, "round-began")[-1]["seats"] == [0, 1]
    again = race(car(5_000, 4_000, gear=1), car(5_500, 10_000, gear=1), dice=[1, 6], order=[0, 1])
    drive(again, 1)
    drive(again, 1)
    assert seen(again)["order"] == [1, 0]
    assert seen(again)["round"] == 2


@rule("HR-3.2")
def test_HR_3_2_gates_then_the_way_to_the_next_then_gear_then_the_last_order():
    cars = [
        car(9_000, 4_000, passed=0),
        car(5_000, 6_000, gear=1),
        car(5_000, 9_000, gear=2),
        car(6_000, 12_000, gear=1),
    ]
    match = race(*cars, dice=[], order=[0, 1, 2, 3], next=3)
    play(match, "gear:0", "heading:0")
    assert seen(match)["order"] == [3, 2, 1, 0]
    level = race(car(5_000, 6_000), car(5_000, 9_000), dice=[], order=[1, 0], next=1)
    play(level, "gear:0", "heading:0")
    assert seen(level)["order"] == [1, 0]


@rule("HR-3.2")
def test_HR_3_2_the_way_is_one_that_a_tile_can_drive():
    walls = on("wall_0_50_22_2_14_0", "wall_0_50_39_2_14_0")  # three quarters of a tile between them
    assert not any(course(walls).pose(0, 12_500, y, h).free for y in range(7_000, 8_250, 25) for h in range(4))
    distances = distances_of(walls)
    assert distances.to_gate(1, 0, 11_500, 7_625) > distances.to_gate(1, 0, 11_500, 3_000)
    wide = distances_of(on("wall_0_50_22_2_14_0", "wall_0_50_40_2_14_0"))  # a whole tile
    assert wide.to_gate(1, 0, 11_500, 7_750) == wide.to_gate(1, 0, 13_500, 7_750) + 40  # straight through
    cars = [car(11_500, 7_625), car(11_500, 2_750)]
    match = race(*cars, dice=[], course=walls, order=[0, 1], next=1)
    play(match, "gear:0", "heading:0")
    assert seen(match)["order"] == [1, 0]


@rule("HR-3.3")
def test_HR_3_3_gear_path_roll_drive_danger():
    match = race(car(5_000, 7_500, gear=1), dice=[2, 1])
    drive(match, 1, "lane:left", "straight")
    wanted = ["turn-began", "gear-chosen", "tile-laid", "tile-laid", "rolled", "drove", "danger-rolled"]
    assert [each for each in story(match) if each in wanted][:7] == wanted
    assert seen(match)["plan"] is None


@rule("HR-3.4")
def test_HR_3_4_one_gear_up_or_down_or_the_same():
    assert options(race(car(5_000, 7_500, gear=3))) == ["gear:2", "gear:3", "gear:4"]
    assert options(race(car(5_000, 7_500, gear=5))) == ["gear:4", "gear:5"]
    standing = race(car(5_000, 7_500))
    assert options(standing) == ["gear:0", "gear:1"]
    assert barred(standing)["gear:3"] == ("one-step", "HR-3.4")


@rule("HR-3.5")
def test_HR_3_5_gear_0_may_turn_on_the_spot():
    match = race(car(5_000, 7_500, gear=1), dice=[])
    play(match, "gear:0")
    assert kind(match) == "turn-on-the-spot"
    assert facts(match) == {"heading": 0}
    assert len(options(match)) == 24
    play(match, "heading:165")
    assert pose(match) == (5_000, 7_500, 165)
    assert sheet(match)["gear"] == 0


@rule("HR-3.5")
def test_HR_3_5_not_where_a_corner_would_stick_out():
    match = race(car(11_500, 7_500), course=on("wall_0_50_30_4_20_0"), dice=[])
    play(match, "gear:0")
    assert options(match) == [f"heading:{heading}" for heading in (0, 60, 120, 180, 240, 300)]

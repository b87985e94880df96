"""The printed examples, in the order of the text. What only the lost pictures showed is ours, and noted."""

from tests.rulebook.home_racers.table import (
    FLOOR,
    car,
    dice_of,
    drive,
    facts,
    kind,
    lay,
    options,
    play,
    pose,
    race,
    seen,
    told,
)
from tests.rulebook.marks import example

import jalopy
from jalopy.games.home_racers.checks import drives_to
from jalopy.games.home_racers.courses import prepared


@example("home-racers", 1)
def test_example_1_from_the_floor_to_the_table():
    # The places are ours.
    word = (
        "floor_0_0_0_80_0_80_40_0_40.table_1_40_10_70_10_70_30_40_30."
        "portal-green_0_34_20_0_1_46_20_0.line_0_8_40_8_0.through-green.finish_1_66_30_66_10"
    )
    match = race(car(7_500, 5_000, gear=1), dice=[1], course=word)
    drive(match, 1)
    assert seen(match)["cars"][0]["pose"] == {"surface": 1, "x": 11_500, "y": 5_000, "heading": 0}


@example("home-racers", 2)
def test_example_2_the_race_course_round_the_ottoman():
    # Which things lie there and in which order they come is printed; where, is ours.
    ready = prepared("ottoman")
    course = ready.course
    assert [surface.kind for surface in course.surfaces] == ["floor", "sofa"]
    assert {"ottoman", "keyboard", "remote", "pencil"} == {obstacle.kind for obstacle in course.obstacles}
    assert sum(obstacle.kind == "pencil" for obstacle in course.obstacles) == 2
    assert [gate.colour for gate in course.gates if gate.kind == "portal"] == ["green", "orange"]
    tiles = {tile.name: tile.surface for tile in course.tiles}
    assert tiles == {"leak": 0, "portal": 1, "exit": 0, "caltrops": 1, "station": 1, "booster": 0}
    assert course.circular  # it ends by crossing the starting line again
    assert drives_to(course, ready.distances, ready.grid.shortlist([])[0]) == course.to_pass(1)


@example("home-racers", 3)
def test_example_3_starting_positions_of_blue_red_green_and_yellow():
    # The order and who stands beside or behind whom is printed; the figures are ours.
    match = jalopy.new("home-racers", seats=4, chance=jalopy.scripted(dice=[6, 5, 4, 3]), course=FLOOR)
    blue, red, green, yellow = (1_500, 7_500, 0), (1_250, 8_750, 345), (1_250, 10_000, 330), (500, 7_500, 0)
    for x, y, heading in (blue, red, green, yellow):
        play(match, "elsewhere", f"at:{x / 1000:g}/{y / 1000:g}", f"heading:{heading}")
    assert [pose(match, seat) for seat in range(4)] == [blue, red, green, yellow]
    assert seen(match)["order"] == [0, 1, 2, 3]


@example("home-racers", 4)
def test_example_4_gear_3_builds_a_path_of_six_tiles():
    match = race(car(5_000, 7_500, gear=3))
    lay(match, 3, *["straight"] * 5)
    assert kind(match) == "lay-tile"
    play(match, "straight")
    assert kind(match) == "roll"


@example("home-racers", 5)
def test_example_5_gear_3_rolls_three_dice():
    match = race(car(5_000, 7_500, gear=2), dice=[1, 2, 3])
    drive(match, 3)
    assert told(match, "rolled")[0]["dice"] == [1, 2, 3]


@example("home-racers", 6)
def test_example_6_gear_3_moves_three_tiles_at_least():
    match = race(car(5_000, 7_500, gear=3), dice=[1, 1, 1])
    drive(match, 3)
    assert pose(match) == (8_000, 7_500, 0)


@example("home-racers", 7)
def test_example_7_two_four_and_five_lead_to_the_fourth_tile():
    match = race(car(5_000, 7_500, gear=3), dice=[2, 4, 5])
    lay(match, 3, *["straight"] * 6)
    fourth = seen(match)["plan"]["path"][3]["pose"]
    play(match, "roll", "keep")
    assert seen(match)["cars"][0]["pose"] == fourth
    assert seen(match)["plan"] is None


@example("home-racers", 8)
def test_example_8_gear_4_needs_eight_tiles():
    match = race(car(5_000, 7_500, gear=3))
    play(match, "gear:4")
    assert facts(match)["of"] == 8


@example("home-racers", 9)
def test_example_9_eight_tiles_with_two_right_lane_changes():
    # Which of the tiles change lane is ours.
    match = race(car(5_000, 7_500, gear=4))
    lay(match, 4, "straight", "lane:right", "straight", "straight", "lane:right", "straight", "straight", "straight")
    assert seen(match)["plan"]["planned_danger"] == 0
    last = seen(match)["plan"]["path"][7]["pose"]
    assert (last["x"], last["y"], last["heading"]) == (12_000, 9_232, 0)


@example("home-racers", 10)
def test_example_10_the_green_car_turns_once_in_gear_3():
    # Where it turns is ours.
    match = race(car(5_000, 7_500, gear=3))
    lay(match, 3, "straight", "straight", "turn:left")
    assert facts(match)["turns_left"] == 0
    assert dice_of(match, "turn:left") == 3
    play(match, "straight", "straight", "straight")
    assert seen(match)["plan"]["planned_danger"] == 0
    assert len(seen(match)["plan"]["path"]) == 6


@example("home-racers", 11)
def test_example_11_the_red_car_turns_twice_in_gear_2():
    match = race(car(5_000, 7_500, gear=2))
    lay(match, 2, "turn:right", "straight", "side-turn:right")
    assert facts(match)["turns_left"] == 0
    play(match, "straight")
    assert options(match) == ["roll"]
    assert seen(match)["plan"]["planned_danger"] == 0

"""HR-2  Before the race."""

from math import cos, radians, sin
from typing import Any

import pytest
from shapely import Polygon
from tests.rulebook.home_racers.table import FLOOR, RING, car, drive, kind, options, play, pose, race, seen, sheet, told
from tests.rulebook.marks import rule

import jalopy
from jalopy.games.home_racers.contents import AS_PRINTED
from jalopy.games.home_racers.courses import SHIPPED, course_of, distances_of, grid_of
from jalopy.games.home_racers.geometry import TILE, corners
from jalopy.kernel.errors import BadSetting

ROUNDING = 866  # a thousandth of a tile: its corners are whole numbers


def shape(place: Any) -> Any:
    return Polygon([(place.x + x, place.y + y) for x, y in corners(place.heading)])


@rule("HR-2.1")
def test_HR_2_1_one_to_four_players_one_alone_drives_against_the_clock():
    for seats in (1, 2, 3, 4):
        assert len(jalopy.new("home-racers", seats=seats, seed=1).view()["cars"]) == seats  # type: ignore[arg-type]
    with pytest.raises(BadSetting):
        jalopy.new("home-racers", seats=5)
    match = race(car(28_400, 7_500, gear=1, turns=9), dice=[1])
    drive(match, 1)
    assert [(place.reason, place.facts["turns"]) for place in match.standing] == [("time-trial", 10)]


@rule("HR-2.2")
def test_HR_2_2_points_from_the_length_of_the_race():
    assert [AS_PRINTED.starting_points(tiles) for tiles in (6, 27, 51, 60, 75)] == [4, 5, 9, 10, 12]
    length = distances_of(RING).length
    assert sheet(jalopy.new("home-racers", seats=2, seed=1, course=RING))["tires"] == AS_PRINTED.starting_points(
        2 * length
    )
    assert sheet(jalopy.new("home-racers", seats=2, seed=1, course=RING, laps=1))["car"] == AS_PRINTED.starting_points(
        length
    )


@rule("HR-2.3")
def test_HR_2_3_the_highest_goes_first_and_ties_roll_again():
    match = jalopy.new("home-racers", seats=4, chance=jalopy.scripted(dice=[3, 6, 3, 1, 2, 5]))
    assert seen(match)["order"] == [1, 2, 0, 3]
    assert [facts["seats"] for facts in told(match, "rolled-for-order")] == [[0, 1, 2, 3], [0, 2]]


@rule("HR-2.4")
def test_HR_2_4_any_place_behind_the_line_that_overlaps_nobody():
    match = jalopy.new("home-racers", seats=2, chance=jalopy.scripted(dice=[6, 1]), course=FLOOR)
    assert kind(match) == "start-place"
    assert options(match)[-1] == "elsewhere"
    assert 6 <= len(options(match)) <= 13
    play(match, "elsewhere")
    spots = options(match)
    assert "at:1.5/7.5" in spots
    assert "at:1.75/7.5" not in spots  # not wholly behind the line
    play(match, "at:1.5/7.5")
    assert options(match) == [f"heading:{each}" for each in (0, 60, 120, 180, 240, 300)]  # no corner over the line
    match.undo()
    play(match, "at:1.25/7.5")
    assert len(options(match)) == 24
    play(match, "heading:45")
    assert pose(match, 0) == (1_250, 7_500, 45)
    play(match, "elsewhere")
    assert "at:1.25/7.5" not in options(match)
    assert "at:1.25/8.25" not in options(match)
    assert "at:1.25/8.75" in options(match)


@rule("HR-2.4")
def test_HR_2_4_starting_tiles_do_not_overlap_beyond_rounding():
    grid = grid_of(FLOOR)
    for first in ("at:1.25/7.5", "at:1/7.25"):
        for heading in (0, 15, 30, 45):
            match = jalopy.new("home-racers", seats=2, chance=jalopy.scripted(dice=[6, 1]), course=FLOOR)
            play(match, "elsewhere", first, f"heading:{heading}")
            there = grid.course.pose(0, *pose(match, 0)[:2], heading // 15)
            for place in grid.shortlist([there]):
                assert shape(place).intersection(shape(there)).area < ROUNDING
            play(match, "elsewhere")
            for spot in options(match):
                x, y = (int(float(number) * 1000) for number in spot[3:].split("/"))
                if abs(x - there.x) > 1_200 or abs(y - there.y) > 1_200:
                    continue
                play(match, spot)
                for aim in options(match):
                    tile = grid.course.pose(0, x, y, int(aim[8:]) // 15)
                    assert shape(tile).intersection(shape(there)).area < ROUNDING
                match.undo()


@rule("HR-2.4")
def test_HR_2_4_starting_tiles_may_touch():
    match = jalopy.new("home-racers", seats=2, chance=jalopy.scripted(dice=[6, 1]), course=FLOOR)
    play(match, "elsewhere", "at:1.5/7.5", "heading:0", "elsewhere", "at:0.5/7.5")
    assert "heading:0" in options(match)


@rule("HR-2.4")
def test_HR_2_4_not_where_a_wall_parts_the_place_from_the_line():
    pocket = "floor_0_0_0_80_0_80_24_0_24.wall_0_14_12_1_24_0.line_0_24_24_24_0.finish_0_70_24_70_0"
    grid = grid_of(pocket)
    assert grid.course.pose(0, 2_500, 3_000, 0).free
    assert min(pose.x for pose in grid.poses) > 3_500
    assert max(pose.x for pose in grid.poses) == 5_500


@rule("HR-2.4")
def test_HR_2_4_four_tiles_behind_the_longest_line_of_all():
    """Whoever stands far beside a line across the whole room is not behind it; squares would not fit into 64 bits."""
    strip = "floor_0_240_0_255_0_255_15_110_160_95_145.line_0_0_0_255_255.finish_0_100_136_119_155"
    spots = grid_of(strip).spots
    assert len(spots) == 248
    for x, y in spots:
        assert 0 < x - y <= 5_657  # behind the diagonal, four tiles away from it at most
    assert (62_500, 1_250) not in spots


@rule("HR-2.4")
def test_HR_2_4_the_shortlist_is_legal():
    grid = grid_of("living-room")
    for place in grid.shortlist([]):
        assert place in grid.poses
        assert place.free
        assert not place.entered


@rule("HR-2.4")
@pytest.mark.parametrize("course", SHIPPED)
def test_HR_2_4_places_are_told_by_row_and_side_for_who_faces_the_line(course):
    match = jalopy.new("home-racers", seats=2, seed=4, course=course)
    edge: Any = course_of(course).gates[0].edge
    ex, ey = edge.x2 - edge.x1, edge.y2 - edge.y1
    length = (ex * ex + ey * ey) ** 0.5
    question: Any = match.question
    ahead = radians(question.facts["ahead"])
    assert sin(ahead) * ex - cos(ahead) * ey > 0.99 * length  # over the line, and not back
    places = [option.facts for option in question.options if option.key != "elsewhere"]
    assert len(places) > 1
    for place in places:
        x, y = place["x"] - edge.x1, place["y"] - edge.y1
        assert place["behind"] == pytest.approx((x * ey - y * ex) / length / TILE, abs=0.005)
        assert place["row"] - 1 <= (x * ey - y * ex) / length / TILE <= place["row"]
        to_the_right = ex * -sin(ahead) + ey * cos(ahead)  # y grows downwards, headings clockwise
        right_end = "second" if to_the_right > 0 else "first"
        along = (x * ex + y * ey) / length**2
        from_the_right = along if right_end == "first" else 1 - along
        assert place["across"] == pytest.approx(from_the_right * length / TILE, abs=0.005)
        end = "first" if along < 1 / 3 else "second" if along > 2 / 3 else "neither"
        assert place["side"] == ("middle" if end == "neither" else "right" if end == right_end else "left")


@rule("HR-2.5")
def test_HR_2_5_the_tiles_of_a_car_form_its_own_lattice():
    match = race(car(5_000, 7_500, heading=15), dice=[1])
    drive(match, 1, "turn:left", "straight")
    assert pose(match) == (5_966, 7_759, 315)  # one step along 15°
    other = race(car(5_000, 7_500, heading=0), dice=[6])
    drive(other, 1, "lane:right" if "lane:right" in options(other) else "turn:right", "straight")
    assert pose(other) == (6_500, 8_366, 60)


@rule("HR-2.6")
def test_HR_2_6_all_cars_start_in_gear_0():
    match = jalopy.new("home-racers", seats=3, seed=4)
    while kind(match) == "start-place":
        play(match, options(match)[0])
    assert [each["gear"] for each in seen(match)["cars"]] == [0, 0, 0]
    assert options(match) == ["gear:0", "gear:1"]

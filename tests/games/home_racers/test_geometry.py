"""The geometry of Home Racers: whole numbers that add up, and shapely as the referee of every overlap."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import LineString, Polygon

from jalopy.games.home_racers.courses import SHIPPED, course_of, grid_of
from jalopy.games.home_racers.geometry import (
    AREA,
    HEADINGS,
    STEP_X,
    STEP_Y,
    corners,
    crosses,
    crosses_earlier,
    cuts,
    edges_of,
    overlap,
)
from jalopy.games.home_racers.ground import Ground
from jalopy.games.home_racers.manoeuvres import LANE, MANOEUVRES, SKID, STRAIGHT, TURN

steady = settings(derandomize=True, database=None, deadline=None)
heading = st.integers(0, HEADINGS - 1)
near = st.integers(-1_300, 1_300)
point = st.tuples(st.integers(0, 6_000), st.integers(0, 6_000))


def tile(x: int, y: int, h: int) -> Any:
    return Polygon([(x + cx, y + cy) for cx, cy in corners(h)])


def test_steps_60_degrees_apart_add_up_exactly():
    for h in range(HEADINGS):
        left, right = (h - 4) % HEADINGS, (h + 4) % HEADINGS
        assert (STEP_X[left] + STEP_X[right], STEP_Y[left] + STEP_Y[right]) == (STEP_X[h], STEP_Y[h])
        assert (STEP_X[h] + STEP_X[(h + 12) % HEADINGS], STEP_Y[h] + STEP_Y[(h + 12) % HEADINGS]) == (0, 0)


def test_neighbours_share_two_corners_and_no_area():
    for h in range(HEADINGS):
        for exit in (h, (h + 4) % HEADINGS, (h - 4) % HEADINGS):
            own = set(corners(h))
            others = {(x + STEP_X[exit], y + STEP_Y[exit]) for x, y in corners(h)}
            assert len(own & others) == 2
            assert overlap(STEP_X[exit], STEP_Y[exit], h, h) == 0


def test_the_nine_placements_are_one_two_four_and_two():
    """All ways to lay a back edge at a front edge, told from the edges alone."""
    found = set()
    for exit in (-4, 0, 4):
        for change in range(HEADINGS):
            shared = (exit + 12) % HEADINGS
            if shared in {(change + back) % HEADINGS for back in (8, 12, 16)}:
                found.add((exit, change))
    assert found == {(each.exit, each.change % HEADINGS) for each in MANOEUVRES}
    counts = [sum(each.counts_as == kind for each in MANOEUVRES) for kind in (STRAIGHT, LANE, TURN, SKID)]
    assert counts == [1, 2, 4, 2]


@settings(steady, max_examples=150)
@given(near, near, heading, heading)
def test_an_overlap_is_what_shapely_measures(dx, dy, one, two):
    measured = tile(0, 0, one).intersection(tile(dx, dy, two)).area / AREA * 1000
    assert abs(overlap(dx, dy, one, two) - measured) <= 0.6


@settings(steady, max_examples=150)
@given(near, near, heading, heading)
def test_an_overlap_is_the_same_from_both_sides_turned_and_mirrored(dx, dy, one, two):
    much = overlap(dx, dy, one, two)
    assert overlap(-dx, -dy, two, one) == much
    assert overlap(-dy, dx, (one + 6) % HEADINGS, (two + 6) % HEADINGS) == much  # by 90°
    assert overlap(dx, -dy, -one % HEADINGS, -two % HEADINGS) == much
    assert overlap(dx, dy, (one + 4) % HEADINGS, (two - 4) % HEADINGS) == much


@settings(steady, max_examples=200)
@given(point, point, point, point, heading)
def test_a_tile_is_free_exactly_if_shapely_finds_room(a, b, c, at, h):
    room = [(0, 0), (6_000, 0), (6_000, 6_000), (0, 6_000)]
    if Polygon([a, b, c]).area == 0:
        return
    ground = Ground(room, [[a, b, c]])
    shape = tile(at[0], at[1], h)
    wanted = Polygon(room).covers(shape) and shape.intersection(Polygon([a, b, c])).area == 0
    if wanted != ground.is_free(at[0], at[1], h):
        # Shapely's areas are floats: only a hair's breadth may be decided otherwise.
        hair = shape.intersection(Polygon([a, b, c])).area + shape.difference(Polygon(room)).area
        assert hair < 1e-3


@settings(steady, max_examples=100)
@given(point, point, heading)
def test_an_edge_cuts_a_tile_exactly_if_a_piece_of_it_lies_inside(a, b, h):
    (edge,) = edges_of([a, b])[:1]
    inside = LineString([a, b]).intersection(tile(3_000, 3_000, h).buffer(-0.001)).length > 0
    if a != b and inside != cuts(edge, 3_000, 3_000, h):
        assert LineString([a, b]).intersection(tile(3_000, 3_000, h)).length < 1


@settings(steady, max_examples=100)
@given(point, point, point, point)
def test_a_step_crosses_a_line_forward_or_backward_or_not_at_all(a, b, start, end):
    line, back = edges_of([a, b])
    if a != b and start != end:
        assert not (crosses(line, *start, *end) and crosses(back, *start, *end))
        assert crosses(line, *start, *end) <= (not crosses(line, *end, *start))


part = st.tuples(st.integers(0, 1_000), near, near)


@settings(steady, max_examples=150)
@given(part, part, heading)
def test_of_two_lines_a_step_comes_to_the_nearer_one_earlier(one, two, h):
    (x1, y1), (x2, y2) = (3_000, 3_000), (3_000 + STEP_X[h], 3_000 + STEP_Y[h])
    step = LineString([(x1, y1), (x2, y2)])
    crossed = []
    for along, dx, dy in (one, two):
        x, y = x1 + STEP_X[h] * along // 1_000, y1 + STEP_Y[h] * along // 1_000
        ends = [(x - dx, y - dy), (x + dx, y + dy)]
        crossed += [(edge, ends) for edge in edges_of(ends) if crosses(edge, x1, y1, x2, y2)]
    if len(crossed) == 2:
        (first, ends), (second, others) = crossed
        apart = step.project(step.intersection(LineString(ends))) - step.project(step.intersection(LineString(others)))
        if abs(apart) > 1e-6:
            assert crosses_earlier(first, second, x1, y1, x2, y2) == (apart < 0)
            assert crosses_earlier(second, first, x1, y1, x2, y2) == (apart > 0)


def test_of_two_lines_at_one_place_none_comes_earlier():
    line, other = edges_of([(5_000, 9_000), (5_000, 0)])[0], edges_of([(5_000, 60_000), (5_000, 0)])[0]
    nearer = edges_of([(4_999, 60_000), (4_999, 0)])[0]
    step = (4_500, 2_000, 5_466, 2_259)
    assert crosses(line, *step)
    assert crosses(nearer, *step)
    assert not crosses_earlier(line, other, *step)
    assert not crosses_earlier(other, line, *step)
    assert crosses_earlier(nearer, line, *step)
    assert not crosses_earlier(line, nearer, *step)


@settings(steady, max_examples=60)
@given(st.sampled_from(SHIPPED), st.data())
def test_poses_round_trip_and_no_tile_ever_lies_on_an_obstacle(name, data):
    """A drive by lot, every tile of it looked at by shapely; back the same way leads to the same place."""
    course = course_of(name)
    starts = [tile.exit for tile in course.entrances] + grid_of(name).shortlist([])[:2]
    pose = data.draw(st.sampled_from(starts))
    assert pose is not None
    start = pose
    gone = []
    for _ in range(data.draw(st.integers(1, 12))):
        ways = pose.ways()
        if not ways:
            break
        way = data.draw(st.sampled_from(ways))
        shape = tile(way.pose.x, way.pose.y, way.pose.heading)
        assert Polygon(course.surfaces[way.pose.surface].outline).buffer(0.01).covers(shape)
        for obstacle in course.obstacles:
            if obstacle.surface == way.pose.surface:
                assert shape.intersection(Polygon(obstacle.outline)).area < 1e-3
        gone.append((way.manoeuvre, pose))
        pose = way.pose
    for manoeuvre, before in reversed(gone):
        kind = MANOEUVRES[manoeuvre]
        h = (pose.heading - kind.change) % HEADINGS
        exit = (h + kind.exit) % HEADINGS
        pose = course.pose(pose.surface, pose.x - STEP_X[exit], pose.y - STEP_Y[exit], h)
        assert pose.key == before.key
    assert pose.key == start.key


@pytest.mark.parametrize("name", SHIPPED)
def test_lattices_are_symmetric(name):
    """Every way forward is a way back from where it leads."""
    course = course_of(name)
    for portal in course.entrances:
        assert portal.exit is not None
        for way in portal.exit.ways():
            if way.manoeuvre < 7:
                assert portal.exit.key in [back.pose.key for back in way.pose.back()]

"""Large rooms of Home Racers cost no more than a moment and a bounded share of memory."""

from tests.faults import said

from jalopy.games.home_racers import courses
from jalopy.games.home_racers.checks import check_course
from jalopy.games.home_racers.courses import prepared
from jalopy.games.home_racers.outlook import BOLD, MARGIN, MOST_PLACES, Outlook

ROOM = "floor_0_0_0_180_0_180_180_0_180"  # 45 by 45 tiles
THERE_AND_BACK = f"{ROOM}.line_0_16_100_16_80.gate_0_164_100_164_80.laps_9"
RING = (
    f"{ROOM}.ottoman_0_90_90_100_100_0.booster_0_110_20_12."
    "line_0_90_0_90_40.gate_0_0_90_40_90.gate_0_90_180_90_140.gate_0_180_90_140_90"
)


def test_an_outlook_ends_at_a_rim_and_is_never_asked_beyond_it() -> None:
    ready = prepared(THERE_AND_BACK)
    start = ready.grid.shortlist([])[0]
    outlook = Outlook(ready.course, ready.distances, ready.course.to_pass(9), start, 1, BOLD)
    assert MOST_PLACES <= len(outlook.nodes) < MOST_PLACES + 16
    assert outlook.knows(start, 1)
    depths = [node.depth for node in outlook.nodes.values() if outlook.knows(node.pose, node.passed)]
    assert max(depths) <= max(0, outlook.rim - MARGIN)
    turns = outlook.turns(start, 1, 0)
    assert 4 < turns < 300  # of nine laps of 75 tiles it sees one


def test_nearer_is_better_up_to_the_rim() -> None:
    ready = prepared(f"{ROOM}.line_0_16_100_16_80.finish_0_170_100_170_80")
    course = ready.course
    start = course.pose(0, 4_500, 22_500, 0)
    outlook = Outlook(course, ready.distances, course.to_pass(1), start, 1, BOLD)
    assert outlook.rim < 1_000
    ahead = [outlook.turns(course.pose(0, 4_500 + 1_000 * tiles, 22_500, 0), 1, 3) for tiles in range(8)]
    assert ahead == sorted(ahead, reverse=True)


def test_a_small_course_has_no_rim() -> None:
    for name in courses.SHIPPED:
        ready = prepared(name)
        start = ready.grid.shortlist([])[0]
        outlook = Outlook(ready.course, ready.distances, ready.course.to_pass(1), start, 0, BOLD)
        assert len(outlook.nodes) < MOST_PLACES
        assert outlook.knows(start, 0)


def test_courses_that_nobody_asks_for_are_forgotten() -> None:
    courses._PREPARED.clear()
    hall = "floor_0_0_0_40_0_40_12_0_12.line_0_18_12_18_0.finish_0_36_12_36_0"
    words = [f"{hall}.leak_0_26_6_{heading}" for heading in range(6)]
    for word in words[:5]:
        ready = prepared(word)
        start = ready.grid.shortlist([])[0]
        ready.course.poses.update(dict.fromkeys(range(20_000), start))  # as after many races
    assert list(courses._PREPARED) == words[1:5]
    again = prepared(words[2])
    prepared(words[5])
    assert list(courses._PREPARED) == [words[3], words[4], words[2], words[5]]
    assert prepared(words[2]) is again
    assert sum(ready.bytes() for ready in courses._PREPARED.values()) <= courses.MOST_BYTES
    courses._PREPARED.clear()


def test_one_that_cannot_be_driven_is_not_kept() -> None:
    word = f"{ROOM}.wall_0_100_15_2_30_0.wall_0_100_107_2_146_0.line_0_16_100_16_80.finish_0_176_180_176_0"
    assert "cannot be driven" in said(check_course(word), "home-racers")
    assert word not in courses._PREPARED


def test_places_in_every_heading_are_worked_out_only_when_somebody_asks() -> None:
    ready = prepared(f"{ROOM}.line_0_16_180_16_0.finish_0_170_180_170_0")
    few = len(ready.course.poses)
    assert ready.grid.shortlist([], 3)
    assert len(ready.course.poses) == few
    assert len(ready.grid.poses) > 3 * len(ready.grid.likely)
    assert {pose for poses in ready.grid.spots.values() for pose in poses} == set(ready.grid.poses)


def test_two_cars_fit_side_by_side_through_the_gap_of_the_living_room() -> None:
    course = prepared("living-room").course
    gate = next(gate for gate in reversed(course.gates) if gate.edge is not None)
    assert gate.edge is not None
    places = range(min(gate.edge.x1, gate.edge.x2), max(gate.edge.x1, gate.edge.x2) + 1, 50)
    free = [x for x in places if course.pose(gate.surface, x, gate.edge.y1, 6).free]  # facing down, as cars come
    assert max(free) - min(free) >= 1000

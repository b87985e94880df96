"""HR-1  The course."""

import pytest
from tests.faults import said
from tests.rulebook.home_racers.table import FLOOR, RING, course, on
from tests.rulebook.marks import rule

import jalopy
from jalopy.games.home_racers.checks import check_budget, check_course
from jalopy.games.home_racers.courses import SHIPPED, word_of
from jalopy.kernel.errors import BadSetting


@rule("HR-1.1")
def test_HR_1_1_furniture_blocks_its_surface_and_solid_surfaces_those_below():
    table = "table_{}_40_20_60_20_60_40_40_40"
    under = course(on(table.format(0)))
    above = course(on(table.format(1)))
    assert under.pose(0, 12_500, 7_500, 0).free
    assert not above.pose(0, 12_500, 7_500, 0).free
    assert above.pose(1, 12_500, 7_500, 0).free
    assert not course(on("books_0_50_30_4_4_0")).pose(0, 12_500, 7_500, 0).free
    assert course(on(table.format(1), "books_1_50_30_4_4_0")).pose(0, 5_000, 7_500, 0).free


@rule("HR-1.2")
def test_HR_1_2_ten_two_sided_tiles():
    caltrops = [f"caltrops_0_{x}_6_0" for x in (20, 30, 40, 50)]
    assert check_budget(on(*caltrops[:3])) == []
    assert "3 caltrops" in said(check_budget(on(*caltrops)), "home-racers")
    pairs = [f"portal-{colour}_0_{x}_6_0_0_{x}_20_0" for colour, x in (("green", 20), ("blue", 30), ("pink", 40))]
    others = [f"leak_0_{x}_40_0" for x in (20, 30, 40)] + ["station_0_50_40_0", "booster_0_60_40_0"]
    assert check_budget(on(*pairs, *others[:4])) == []
    assert "uses 11" in said(check_budget(on(*pairs, *others)), "home-racers")


@rule("HR-1.3")
def test_HR_1_3_a_circular_course_ends_where_it_begins_another_has_its_own_line():
    ring, straight = course(RING), course(FLOOR)
    assert ring.circular
    assert [gate.kind for gate in ring.gates] == ["line", "gate", "gate", "gate"]
    assert ring.to_pass(2) == 9  # the line three times, the other gates twice
    assert not straight.circular
    assert [gate.kind for gate in straight.gates] == ["line", "finish"]


@rule("HR-1.4")
def test_HR_1_4_gates_count_in_their_order_and_in_one_direction():
    ring = course(RING)
    west, east = (7_250, 2_000, 6_500, 2_000), (6_500, 2_000, 7_250, 2_000)
    assert ring.crosses_next(0, 0, *west)
    assert not ring.crosses_next(0, 0, *east)
    assert not ring.crosses_next(1, 0, *west)
    assert ring.crosses_next(4, 0, *west)
    assert ring.crosses_next(1, 0, 2_000, 5_000, 2_000, 6_000)


@rule("HR-1.4")
def test_HR_1_4_one_step_passes_each_gate_once_and_none_before_the_one_it_follows():
    for gate in ("gate_0_30_14_30_0", "gate_0_28_14_28_0"):  # half a tile behind the line, and on it
        ring = course(f"floor_0_0_0_64_0_64_44_0_44.line_0_28_14_28_0.{gate}.laps_5")
        assert ring.after_step(0, 11, ring.pose(0, 6_750, 1_750, 0), ring.pose(0, 7_750, 1_750, 0)) == 2
    order = course(FLOOR.replace(".finish", ".gate_0_40_40_40_20.gate_0_38_40_38_20.finish"))
    origin, to = order.pose(0, 9_250, 7_500, 0), order.pose(0, 10_250, 7_500, 0)
    assert order.after_step(1, 4, origin, to) == 2
    assert order.after_step(2, 4, origin, to) == 3


@rule("HR-1.5")
def test_HR_1_5_a_tile_may_touch_an_obstacle_but_not_lie_on_it():
    walled = course(on("wall_0_50_30_4_20_0"))  # its left side is at 12,000
    assert walled.pose(0, 11_500, 7_500, 0).free
    assert not walled.pose(0, 11_501, 7_500, 0).free
    assert not walled.pose(0, 11_500, 7_500, 2).free  # turned by 30° a corner sticks out
    assert walled.pose(0, 500, 7_500, 0).free
    assert not walled.pose(0, 499, 7_500, 0).free


@rule("HR-1.6")
def test_HR_1_6_portals_come_in_pairs_and_lie_flat_on_no_other_tile():
    pair = course(on("portal-green_0_40_20_0_0_80_40_6"))
    entrance = pair.pose(0, 10_000, 5_000, 0)
    assert (entrance.after.x, entrance.after.y, entrance.after.heading) == (20_000, 10_000, 6)
    assert "lies on another tile" in said(
        check_course(on("portal-green_0_40_20_0_0_80_40_6", "leak_0_41_20_0")), "home-racers"
    )
    assert "does not lie flat" in said(check_course(on("portal-green_0_1_20_0_0_80_40_6")), "home-racers")
    assert "one pair of green portals" in said(
        check_course(on(*["portal-green_0_40_20_0_0_80_40_6"] * 2)), "home-racers"
    )
    assert "has to lie there" in said(check_course(on("through-blue")), "home-racers")


FAULTS = {
    "nowhere": "There is no such course",
    "floor_0_0_0_9": "needs 0 or 1",
    "floor_0_0_0_64_0_64_44_0_44": "no starting line yet",
    "floor_0_0_0_64_0_64_44_0_44.line_0_28_0_28_14": "needs a gate",
    "floor_0_0_0_64_44_64_0_0_44.line_0_28_0_28_14.finish_0_8_0_8_14": "does not cross itself",
    FLOOR + ".unicorn_1": "is nothing that a course may hold",
    FLOOR + ".leak_0_50_30": "needs 4 numbers",
    FLOOR + ".leak_1_50_30_0": "there are only 1",
    FLOOR + ".leak_0_50_30_24": "heading above 23",
    FLOOR + ".laps_2": "is driven once",
    FLOOR + ".gate_0_50_30_50_30": "two different ends",
    FLOOR + ".gate_0_50_30_51_30": "shorter than a tile",
    FLOOR + ".wall_0_50_30_2_60_0": "cannot be reached",
    FLOOR + "".join(f".leak_0_{4 + 5 * (at % 20)}_{4 + 5 * (at // 20)}_0" for at in range(41)): "at most 40 tiles",
    "floor_0_0_0_64_0_64_44_0_44.ottoman_0_32_22_24_12_0.line_0_28_14_28_0.gate_0_30_14_30_0": "at least 4 tiles",
    "floor_0_0_0_80_0_80_8_0_8.wall_0_14_4_1_8_0.line_0_20_8_20_0.finish_0_70_8_70_0": "room for 2 cars",
    FLOOR + ".Leak_0_50_30_0": "is not a name with numbers",
    "floor_0_0_0_255_0_255_255_0_255.line_0_8_60_8_0.finish_0_116_60_116_0": "at most about 3,000 tiles",
    "floor_0_0_0_120_0_120_5_0_5.line_0_8_5_8_0.finish_0_116_5_116_0": "room for",
}


@rule("HR-1.7")
@pytest.mark.parametrize(("word", "fault"), FAULTS.items())
def test_HR_1_7_what_is_wrong_with_a_course_is_said_in_one_sentence(word, fault):
    problem = said(check_course(word), "home-racers")
    assert fault in problem
    assert problem.endswith(".")
    assert problem.count(". ") == 0


@rule("HR-1.7")
def test_HR_1_7_a_gap_too_narrow_for_a_tile_cannot_be_driven():
    assert check_course(on("wall_0_50_13_2_26_0", "wall_0_50_46_2_28_0")) == []  # six quarters wide
    narrow = on("wall_0_50_14_2_28_0", "wall_0_50_46_2_29_0")  # less than a tile
    assert "The gate 1 cannot be reached from the one before it" in said(check_course(narrow), "home-racers")
    just_a_tile = on("wall_0_50_5_2_10_0", "wall_0_50_37_2_46_0")  # and no lattice from the line meets it
    assert "The course cannot be driven: no car gets through gate 1" in said(check_course(just_a_tile), "home-racers")


@rule("HR-1.8")
def test_HR_1_8_a_course_is_named_or_told_in_a_word():
    named = jalopy.new("home-racers", seats=2, seed=1, course="kitchen")
    told = jalopy.new("home-racers", seats=2, seed=1, course=word_of("kitchen"))
    assert named.view()["course"]["word"] == told.view()["course"]["word"] == word_of("kitchen")  # type: ignore[index]
    assert len(SHIPPED) >= 6
    with pytest.raises(BadSetting, match="There is no such course"):
        jalopy.new("home-racers", seats=2, course="attic")


BIG = (
    "floor_0_0_0_180_0_180_180_0_180.ottoman_0_90_90_100_100_0.booster_0_110_20_12."
    "line_0_90_0_90_40.gate_0_0_90_40_90.gate_0_90_180_90_140.gate_0_180_90_140_90.laps_9"
)


@rule("HR-1.7")
def test_HR_1_7_a_room_of_45_by_45_tiles_is_a_course():
    assert check_course(BIG) == []
    furnished = BIG + ".sofa_0_0_0_60_0_60_20_0_20.table_0_60_60_100_60_100_80_60_80"
    assert check_course(furnished) == []
    assert jalopy.new("home-racers", seats=4, seed=1, course=BIG).question is not None


@rule("HR-1.9")
@pytest.mark.parametrize("laps", range(1, 10))
def test_HR_1_9_one_to_nine_laps(laps):
    assert jalopy.new("home-racers", seats=2, seed=1, course=RING, laps=laps).view()["laps"] == laps


@rule("HR-1.9")
def test_HR_1_9_laps_are_what_the_course_says_or_the_setting():
    assert jalopy.new("home-racers", seats=2, seed=1, course=RING).view()["laps"] == 2
    assert jalopy.new("home-racers", seats=2, seed=1, course=RING, laps=3).view()["laps"] == 3
    with pytest.raises(BadSetting, match="circular"):
        jalopy.new("home-racers", seats=2, course=FLOOR, laps=3)

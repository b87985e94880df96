"""HR-8  Gates, laps and the finish."""

import pytest
from tests.rulebook.home_racers.table import RING, car, drive, play, race, seen, sheet, story, told
from tests.rulebook.marks import rule

import jalopy
from jalopy.games.home_racers.courses import distances_of
from jalopy.kernel.errors import BadPosition
from jalopy.kernel.match import Match


def reasons(match: Match) -> list[tuple[int, str]]:
    return [(place.seat, place.reason) for place in match.standing]


@rule("HR-8.1")
def test_HR_8_1_a_gate_counts_when_its_turn_has_come():
    match = race(car(1_500, 7_500, gear=1, passed=0), dice=[1])
    drive(match, 1)
    assert told(match, "gate-passed") == [{"seat": 0, "gate": 0}]
    assert sheet(match)["passed"] == 1
    later = race(car(2_000, 5_000, heading=90, gear=1, passed=2), dice=[1], course=RING)
    drive(later, 1)
    assert told(later, "gate-passed") == []
    now = race(car(2_000, 5_000, heading=90, gear=1, passed=1), dice=[1], course=RING)
    drive(now, 1)
    assert told(now, "gate-passed") == [{"seat": 0, "gate": 1}]


@rule("HR-8.1")
def test_HR_8_1_taking_a_portal_can_be_a_gate():
    word = (
        "floor_0_0_0_80_0_80_40_0_40.portal-green_0_40_20_0_0_60_20_0.line_0_8_40_8_0.through-green.finish_0_76_40_76_0"
    )
    match = race(car(9_000, 5_000, gear=1), dice=[1], course=word)
    drive(match, 1)
    assert told(match, "gate-passed") == [{"seat": 0, "gate": 1}]


@rule("HR-8.2")
def test_HR_8_2_crossing_the_line_after_all_gates_begins_a_lap():
    match = race(car(7_500, 2_000, heading=180, gear=1, passed=4), dice=[1], course=RING)
    assert sheet(match)["lap"] == 1
    drive(match, 1)
    assert told(match, "lap-began") == [{"seat": 0, "lap": 2, "laps": 2}]
    assert sheet(match)["lap"] == 2


@rule("HR-8.3")
def test_HR_8_3_the_first_across_the_line_wins():
    match = race(car(28_500, 5_000, gear=1), car(28_400, 9_000, gear=2), dice=[1])
    drive(match, 1)
    assert sheet(match)["status"] == "finished"
    assert match.question is None
    assert reasons(match) == [(0, "winner"), (1, "on-the-way")]


@rule("HR-8.3")
def test_HR_8_3_the_winner_is_sure_while_others_drive_on():
    match = race(car(28_500, 5_000, gear=1), car(12_000, 9_000), car(12_000, 3_000), dice=[1])
    assert match.game.sure_winner(match.state) is None
    drive(match, 1)
    assert match.question is not None
    assert match.game.sure_winner(match.state) == 0


@rule("HR-8.3")
def test_HR_8_3_a_car_has_driven_to_the_line_before_it_has_finished():
    match = race(car(27_500, 5_000, gear=2), dice=[1, 1])
    drive(match, 2)
    assert [kind for kind in story(match) if kind in ("drove", "finished")] == ["drove", "finished"]


@rule("HR-8.4")
def test_HR_8_4_finished_then_progress_then_retired():
    cars = [
        car(28_500, 3_000, gear=1),
        car(12_000, 6_000),
        {"status": "retired", "passed": 1, "pose": car(20_000, 1_000)["pose"]},
        {"status": "finished", "passed": 2, "round": 3, "beyond": 0, "arrival": 1, "turns": 7},
    ]
    match = race(*cars, dice=[1], order=[0, 1], round=4)
    drive(match, 1)
    assert [place.seat for place in match.standing] == [3, 0, 1, 2]
    assert [place.reason for place in match.standing] == ["winner", "finished", "on-the-way", "retired"]


@rule("HR-8.4")
def test_HR_8_4_a_retired_car_keeps_its_gates_wherever_it_was():
    retired = [
        {"status": "retired", "passed": 5},
        {"status": "retired", "passed": 1, "pose": car(1_000, 7_500)["pose"]},
    ]
    match = race(*retired, car(8_000, 1_500, heading=180), order=[2], course=RING)
    assert [sheet(match, seat)["place"] for seat in range(3)] == [2, 3, 1]


@rule("HR-8.5")
def test_HR_8_5_the_last_car_still_has_to_finish():
    retired = {"status": "retired", "passed": 1}
    match = race(car(29_400, 14_400, gear=2, passed=0, car=1), retired, dice=[1, 1, 6, 1], order=[0])
    assert match.question is not None
    play(match, "gear:2", "roll", "keep")
    assert match.question is None
    assert told(match, "nobody-finished") == [{"round": 1}]
    assert {place.reason for place in match.standing} == {"retired"}


@rule("HR-8.6")
def test_HR_8_6_after_the_last_round_places_go_by_progress():
    match = race(car(5_000, 5_000), car(9_000, 9_000), dice=[], order=[0, 1], next=1, round=60)
    assert seen(match)["rounds"] == 60
    play(match, "gear:0", "heading:0")
    assert match.question is None
    assert reasons(match) == [(1, "time-up"), (0, "time-up")]
    longer = race(car(5_000, 5_000), dice=[], round=60, settings={"rounds": 100})
    play(longer, "gear:0", "heading:0")
    assert longer.question is not None


@rule("HR-8.6")
def test_HR_8_6_a_long_lap_has_as_many_rounds_for_each_60_tiles():
    large = "floor_0_0_0_180_0_180_180_0_180.ottoman_0_90_90_100_100_0.line_0_90_0_90_40.gate_0_90_180_90_140.laps_2"
    assert 60 < distances_of(large).length <= 120
    assert jalopy.new("home-racers", seats=2, seed=1, course=large).view()["rounds"] == 2 * 2 * 60
    assert jalopy.new("home-racers", seats=2, seed=1, course=large, laps=1, rounds=20).view()["rounds"] == 2 * 20
    assert jalopy.new("home-racers", seats=2, seed=1, course=RING).view()["rounds"] == 2 * 60


@rule("HR-8.6")
def test_HR_8_6_a_position_in_which_time_is_up_is_over():
    with pytest.raises(BadPosition, match="must be over"):
        race(car(5_000, 5_000), timed_out=True)
    assert race(car(5_000, 5_000), timed_out=True, over=True).question is None


@rule("HR-8.7")
def test_HR_8_7_the_race_ends_when_one_car_is_left_and_another_finished():
    match = race(car(28_500, 3_000, gear=1), car(12_000, 6_000), car(12_000, 9_000), dice=[1], order=[0, 1, 2])
    drive(match, 1)
    assert match.question is not None
    alone = race(car(28_500, 3_000, gear=1), dice=[1])
    drive(alone, 1)
    assert told(alone, "race-over") == [{"round": 1, "seats": [0]}]

"""SR-9  The end."""

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.scrap_racer.table import (
    LAP,
    asked,
    cited,
    passed_on,
    play,
    race,
    seen,
    told,
)

from jalopy.kernel.errors import IllegalAnswer

THROUGH = 3 * LAP


@rule("SR-9.1")
def test_SR_9_1_after_a_third_lap_marker_the_round_is_played_to_its_end():
    match = race({"hover": THROUGH - 2, "swifty": 20, "jackal": 10, "crusher": 1}, dice=[4, 2, 1])
    play(match, "stop")
    assert seen(match)["last_round"] is True
    assert told(match, "last-round")[0] == {"turns": 3}
    assert cited(match, "last-round")[0] == "SR-9.1"
    for seat in (1, 2, 3):
        assert asked(match)[0] == seat
        assert seen(match)["over"] is False
        play(match, "stop")
    assert match.over
    assert (seen(match)["over"], seen(match)["active"], seen(match)["round"]) == (True, None, 1)
    assert [facts["racer"] for facts in told(match, "turn-began")] == ["hover", "swifty", "jackal", "crusher"]


@rule("SR-9.1")
def test_SR_9_1_the_player_before_the_start_player_is_the_last():
    match = race({"hover": 10, "swifty": 20, "jackal": THROUGH - 2, "crusher": 1}, turn_of="jackal", dice=[4])
    play(match, "stop", "stop")
    assert match.over
    assert [facts["racer"] for facts in told(match, "turn-began")] == ["jackal", "crusher"]


@rule("SR-9.1")
def test_SR_9_1_a_third_lap_marker_in_the_last_turn_of_a_round_ends_the_race_after_that_turn():
    match = race({"hover": 10, "swifty": 20, "jackal": THROUGH - 2}, turn_of="jackal", dice=[4])
    play(match, "stop")
    assert match.over
    assert told(match, "last-round") == []
    with pytest.raises(IllegalAnswer, match="over"):
        match.answer("roll")


@rule("SR-9.1")
def test_SR_9_1_the_end_may_come_in_the_turn_of_another():
    # Hover's crash card takes Swifty across; the round goes on all the same.
    match = race({"hover": THROUGH, "swifty": THROUGH - 1, "jackal": 10}, dice=[3, 3, 1], cards=["catching-up-2"])
    play(match, "roll")
    assert told(match, "third-lap") == [{"racer": "swifty"}]
    assert told(match, "last-round") == [{"turns": 2}]
    play(match, "stop")
    assert passed_on(match, "jackal")
    play(match, "stop")
    assert match.over


@rule("SR-9.1")
def test_SR_9_1_two_lap_markers_do_not_end_the_race():
    match = race({"hover": 10, "swifty": 20, "jackal": 2 * LAP - 2}, turn_of="jackal", dice=[4], cards=["last"])
    play(match, "stop")
    assert seen(match)["last_round"] is False
    assert passed_on(match, "hover")
    assert match.standing == []


@rule("SR-9.2")
def test_SR_9_2_the_racer_farthest_ahead_wins_and_not_the_one_that_was_through_first():
    match = race({"hover": THROUGH + 1, "crusher": THROUGH - 3, "jackal": 30}, turn_of="crusher", dice=[6, 6])
    play(match, "stop", "stop")
    assert match.over
    assert [(place.place, place.seat, place.reason, place.rule) for place in match.standing] == [
        (1, 1, "farthest", "SR-9.2"),
        (2, 0, "behind", "SR-9.2"),
        (3, 2, "behind", "SR-9.2"),
    ]
    assert told(match, "race-over") == [{"seat": 1, "order": [1, 0, 2]}]
    assert cited(match, "race-over") == ["SR-9.2"]


@rule("SR-9.2")
def test_SR_9_2_no_two_racers_share_a_place():
    match = race({"hover": THROUGH + 1, "twister": 0, "crusher": 0, "jackal": 30}, turn_of="jackal", dice=[2])
    play(match, "stop")
    assert [place.seat for place in match.standing] == [0, 3, 1, 2]  # off the track the player order decides
    assert [place.place for place in match.standing] == [1, 2, 3, 4]

"""SR-8  Collecting."""

from tests.rulebook.marks import rule
from tests.rulebook.scrap_racer.table import (
    LAP,
    cited,
    distances,
    look,
    play,
    race,
    seen,
    told,
)


@rule("SR-8.1")
def test_SR_8_1_at_the_end_of_its_turn_the_racer_takes_the_marker_under_it_face_up():
    match = race({"hover": 20, "swifty": 1, "jackal": 34}, dice=[1], lying={21: "turn"})
    play(match, "stop")
    assert told(match, "collected") == [{"racer": "hover", "space": 21, "marker": "turn"}]
    assert cited(match, "collected") == ["SR-8.1"]
    assert look(match, "hover")["boosts"] == ["turn"]
    assert seen(match)["markers"] == []


@rule("SR-8.1")
def test_SR_8_1_a_marker_passed_on_the_way_is_not_taken():
    match = race({"hover": 20, "swifty": 1, "jackal": 34}, dice=[2], lying={21: "turn"})
    play(match, "stop")
    assert told(match, "collected") == []
    assert seen(match)["markers"] == [21]


@rule("SR-8.1")
def test_SR_8_1_only_the_space_at_the_end_counts_not_one_left_by_a_fight():
    match = race({"hover": 20, "crusher": 21, "jackal": 34}, dice=[1, 6, 2], lying={21: "turn"})
    play(match, "stop")
    assert distances(match)["hover"] == 22
    assert told(match, "collected") == []


@rule("SR-8.1")
def test_SR_8_1_after_a_crash_the_marker_is_taken_too():
    match = race({"hover": 25, "swifty": 1, "jackal": 34}, dice=[5, 5], cards=["four-backwards"], lying={21: "turn"})
    play(match, "roll")
    assert look(match, "hover")["boosts"] == ["turn"]


@rule("SR-8.1")
def test_SR_8_1_a_racer_that_stays_on_a_marker_takes_it_at_the_end_of_its_turn():
    match = race({"hover": 21, "swifty": 1, "jackal": 34}, dice=[3, 3], cards=["stay-put"], lying={21: "turn"})
    play(match, "roll")
    assert cited(match, "collected") == ["SR-8.1"]


@rule("SR-8.1")
def test_SR_8_1_there_is_no_limit():
    held = ["re-roll"] * 6 + ["plus-minus"] * 6
    match = race({"hover": 20, "swifty": 1, "jackal": 34}, dice=[1], lying={21: "turn"}, boosts={"hover": held})
    play(match, "stop")
    assert look(match, "hover")["boosts"] == [*held, "turn"]


@rule("SR-8.1")
def test_SR_8_1_the_lap_of_the_racer_does_not_matter():
    match = race({"hover": LAP + 20, "swifty": 1, "jackal": 34}, dice=[1], lying={21: "turn"})
    play(match, "stop")
    assert look(match, "hover")["boosts"] == ["turn"]


@rule("SR-8.2")
def test_SR_8_2_a_racer_shoved_onto_a_marker_in_the_turn_of_another_does_not_take_it():
    match = race({"hover": 30, "swifty": 19, "jackal": 34}, dice=[3, 3, 1], cards=["catching-up-2"], lying={21: "turn"})
    play(match, "roll")
    assert distances(match)["swifty"] == 21
    assert told(match, "collected") == []
    play(match, "stop")  # Swifty drives on, and the marker stays
    assert look(match, "swifty")["boosts"] == []
    assert seen(match)["markers"] == [21]


@rule("SR-8.2")
def test_SR_8_2_it_takes_it_if_it_still_stands_there_at_the_end_of_its_own_turn():
    match = race(
        {"hover": 30, "swifty": 19, "jackal": 34},
        dice=[3, 3, 3, 3],
        cards=["catching-up-2", "stay-put"],
        lying={21: "turn"},
    )
    play(match, "roll", "roll")
    assert told(match, "collected") == [{"racer": "swifty", "space": 21, "marker": "turn"}]
    assert cited(match, "collected") == ["SR-8.1"]

"""SR-1  Words and pieces."""

from tests.rulebook.marks import rule
from tests.rulebook.scrap_racer.table import (
    LAP,
    distances,
    look,
    moves,
    passed_on,
    play,
    race,
    seen,
    told,
)

import jalopy
from jalopy import games
from jalopy.games.scrap_racer.track import lay


@rule("SR-1.1")
def test_SR_1_1_the_box_holds_what_page_1_lists():
    table = seen(jalopy.new("scrap-racer", seats=6, seed=1))
    assert sum(pile["pile"] for pile in table["crash"]) == 56
    assert (table["bonus"]["pile"], table["goal"]["pile"]) == (28, 16)
    assert len(table["markers"]) + table["supply"] == 18
    assert len({racer["name"] for racer in table["racers"]}) == 6
    box = games.find("scrap-racer").box
    assert (box.number("tiles", "straights"), box.number("tiles", "curves")) == (6, 8)
    assert box.counts("boost.markers", "markers") == {"re-roll": 6, "plus-minus": 6, "turn": 6}
    assert set(box.counts("goal", "cards").values()) == {4}
    assert box.number("dice", "count") == 6


@rule("SR-1.1")
def test_SR_1_1_the_lap_and_bonus_markers_can_never_run_out():
    box = games.find("scrap-racer").box
    racers = seen(jalopy.new("scrap-racer", seats=6, seed=1))["racers"]
    assert box.number("laps", "markers") == len(racers) * box.number("laps", "to_win")
    assert box.number("bonus.markers", "count") == sum(racer["slots"] for racer in racers)


@rule("SR-1.2")
def test_SR_1_2_every_tile_has_three_spaces_of_its_own_kind():
    track = lay("A", False, 1)
    assert track.length == 3 * len(track.tiles) == LAP
    for place, tile in enumerate(track.tiles):
        assert track.straight[3 * place + 1 : 3 * place + 4] == [tile.kind == "S"] * 3
    assert track.straight.count(True) == 18


@rule("SR-1.2")
def test_SR_1_2_an_occupied_space_counts_as_one():
    match = race({"hover": 10, "swifty": 12, "crusher": 13}, dice=[4])
    play(match, "stop")
    assert distances(match)["hover"] == 14
    assert passed_on(match, "swifty")


@rule("SR-1.3")
def test_SR_1_3_the_last_space_of_a_lap_is_before_the_line():
    match = race({"hover": 38, "swifty": 10, "crusher": 13}, dice=[4])
    play(match, "stop")
    assert (look(match, "hover")["space"], look(match, "hover")["laps"]) == (LAP, 0)
    assert told(match, "lap-marker") == []


@rule("SR-1.3")
def test_SR_1_3_the_first_space_past_the_line_is_number_1():
    match = race({"hover": 38, "swifty": 10, "crusher": 13}, dice=[5], cards=["last"])
    play(match, "stop")
    assert (look(match, "hover")["space"], look(match, "hover")["laps"]) == (1, 1)
    assert told(match, "lap-marker") == [{"racer": "hover", "markers": 1}]


@rule("SR-1.3")
def test_SR_1_3_driving_onto_the_track_is_no_crossing():
    match = race({"hover": 0, "swifty": 0, "crusher": 0}, dice=[3])
    play(match, "stop")
    assert (look(match, "hover")["space"], look(match, "hover")["laps"]) == (3, 0)
    assert told(match, "lap-marker") == told(match, "goal-card") == told(match, "refilled") == []


@rule("SR-1.4")
def test_SR_1_4_positions_go_by_the_distance_and_not_by_the_look_of_the_track():
    # Twister seems to be in front of both others, but has a whole lap to go.
    match = race({"hover": LAP + 8, "swifty": LAP + 3, "twister": 12}, dice=[3, 3], cards=["catching-up-2"])
    assert [look(match, name)["position"] for name in ("hover", "swifty", "twister")] == [1, 2, 3]
    play(match, "roll")
    assert moves(match) == [("swifty", LAP + 3, LAP + 5, "SR-11.6")]


@rule("SR-1.4")
def test_SR_1_4_a_lap_marker_still_to_be_taken_changes_no_position():
    # Hover's card takes Jackal and Swifty across. Jackal comes first and draws while Swifty, ahead of it, has no marker yet.
    match = race(
        {"hover": 40, "jackal": 41, "swifty": 42, "twister": 10},
        dice=[4, 6],
        cards=["all-but-first", "all-but-first-two", "last"],
    )
    play(match, "roll", "stop")
    assert [facts["racer"] for facts in told(match, "lap-marker")] == ["hover", "jackal", "swifty"]
    assert [(who, to) for who, _, to, rule in moves(match) if rule == "SR-12.4"] == [("jackal", 46), ("twister", 15)]


@rule("SR-1.5")
def test_SR_1_5_racers_off_the_track_rank_behind_all_others_in_player_order():
    match = race({"hover": 0, "swifty": 0, "twister": 1, "crusher": 0}, dice=[1])
    positions = {name: look(match, name)["position"] for name in ("twister", "hover", "swifty", "crusher")}
    assert positions == {"twister": 1, "hover": 2, "swifty": 3, "crusher": 4}


@rule("SR-1.5")
def test_SR_1_5_a_card_moves_the_last_in_player_order_forward_from_the_line():
    match = race({"hover": 7, "swifty": 0, "twister": 0}, dice=[5, 5], cards=["last-place-4"])
    play(match, "roll")
    assert moves(match) == [("twister", 0, 4, "SR-11.12")]
    assert look(match, "twister")["space"] == 4


@rule("SR-1.5")
def test_SR_1_5_a_racer_off_the_track_is_never_moved_back():
    # Hover is one position ahead of Swifty, by player order alone.
    match = race(
        {"hover": 0, "swifty": 0, "twister": 0}, turn_of="swifty", dice=[2, 2], cards=["five-forward-two-back"]
    )
    play(match, "roll")
    assert moves(match) == [("swifty", 0, 5, "SR-11.3")]
    assert distances(match) == {"hover": 0, "swifty": 5, "twister": 0}

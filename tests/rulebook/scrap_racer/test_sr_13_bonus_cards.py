"""SR-13  Bonus cards."""

from typing import Any

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.scrap_racer.table import (
    LAP,
    PIT,
    SCRAP,
    fights,
    hand,
    moves,
    options,
    passed_on,
    play,
    race,
    told,
)

from jalopy.games.scrap_racer.bonus_cards import leads_to
from jalopy.games.scrap_racer.ways import passes
from jalopy.kernel.errors import IllegalAnswer
from jalopy.kernel.match import Match


def drive_with(card: str, racers: dict[str, int], **more: Any) -> Match:
    """The first racer holds this card, has rolled a 1 and not yet driven."""
    match = race(racers, dice=[1], hands={0: [card]}, **more)
    play(match, "stop")
    return match


@rule("SR-13.1")
@pytest.mark.parametrize(("card", "spaces"), [("forward-3", 3), ("forward-5", 5), ("forward-7", 7)])
def test_SR_13_1_the_racer_drives_as_many_spaces(card, spaces):
    match = drive_with(card, {"hover": 20, "swifty": 1, "jackal": 38})
    play(match, f"bonus:{card}")
    assert moves(match) == [("hover", 20, 20 + spaces, "SR-13.1"), ("hover", 20 + spaces, 21 + spaces, "SR-5.1")]


@rule("SR-13.1")
def test_SR_13_1_from_off_the_track_it_counts_from_the_line():
    match = drive_with("forward-5", {"hover": 0, "swifty": 0, "jackal": 38})
    play(match, "bonus:forward-5")
    assert moves(match)[0] == ("hover", 0, 5, "SR-13.1")


@rule("SR-13.2")
@pytest.mark.parametrize(("here", "there"), [(8, 13), (13, 14), (15, 19), (34, LAP + 1), (0, 1)])
def test_SR_13_2_the_next_straight_space_ahead_even_from_a_straight_one(here, there):
    match = drive_with("straight", {"hover": here, "swifty": 5, "jackal": LAP + 30, "crusher": 11}, cards=["last"])
    play(match, "bonus:straight")
    assert moves(match)[0] == ("hover", here, there, "SR-13.2")


@rule("SR-13.3")
@pytest.mark.parametrize(("here", "there"), [(2, 4), (4, 5), (6, 7), (21, 28), (0, 4)])
def test_SR_13_3_the_next_curve_space_ahead_even_from_a_curve_one(here, there):
    match = drive_with("curve", {"hover": here, "swifty": 39, "jackal": LAP + 33})
    play(match, "bonus:curve")
    assert moves(match)[0] == ("hover", here, there, "SR-13.3")


@rule("SR-13.2")
def test_SR_13_2_without_a_straight_on_the_track_the_card_cannot_be_played():
    match = drive_with("straight", {"hover": 3, "swifty": 5, "jackal": 8}, settings={"track": "RRRR"})
    assert options(match) == ["drive"]
    with pytest.raises(IllegalAnswer) as refusal:
        match.answer("bonus:straight")
    assert refusal.value.rule == "SR-13.2"


@rule("SR-13.4")
@pytest.mark.parametrize("there", [11, 24])
def test_SR_13_4_onto_the_space_of_the_next_racer_along_the_track(there):
    match = drive_with("catch-up", {"hover": 10, "crusher": 30, "swifty": there})
    assert match.question is not None
    option = match.question.option("bonus:catch-up")
    assert (option.rule, option.target) == ("SR-13.4", f"space:{there}")
    assert option.facts == {"card": "catch-up", "spaces": there - 10, "reaches": True}
    play(match, "bonus:catch-up")
    assert moves(match)[0] == ("hover", 10, there, "SR-13.4")


@rule("SR-13.4")
def test_SR_13_4_they_fight_if_it_moves_no_further():
    match = race({"hover": 10, "swifty": 24, "crusher": 30}, dice=[1, 5, 3], hands={0: ["catch-up"]})
    play(match, "stop", "drive", "bonus:catch-up")
    assert fights(match) == [({"hover", "swifty"}, 24, "SR-5.3")]
    assert passed_on(match, "swifty")


@rule("SR-13.4")
@pytest.mark.parametrize("last", ["drive", "bonus:forward-3"])
def test_SR_13_4_they_do_not_fight_if_dice_or_another_card_take_it_further(last):
    match = race({"hover": 10, "swifty": 24, "crusher": 38}, dice=[1], hands={0: ["catch-up", "forward-3"]})
    if last == "drive":
        play(match, "stop", "bonus:catch-up", "drive", "done")
    else:
        play(match, "stop", "drive", "bonus:catch-up", "bonus:forward-3")
    assert fights(match) == []
    assert passed_on(match, "swifty")


@rule("SR-13.4")
def test_SR_13_4_the_lap_of_the_next_racer_does_not_matter():
    match = drive_with("catch-up", {"hover": 10, "swifty": LAP + 14, "crusher": 30})
    play(match, "bonus:catch-up")
    assert moves(match)[0] == ("hover", 10, 14, "SR-13.4")


@rule("SR-13.4")
def test_SR_13_4_the_leader_may_catch_up_with_the_hindmost_across_the_line():
    match = drive_with("catch-up", {"hover": 40, "swifty": 8, "crusher": 30}, cards=["all-but-first"])
    play(match, "bonus:catch-up")
    assert moves(match)[0] == ("hover", 40, LAP + 8, "SR-13.4")
    assert told(match, "lap-marker") == [{"racer": "hover", "markers": 1}]


@rule("SR-13.4")
def test_SR_13_4_a_racer_on_its_own_space_is_not_ahead_of_it():
    match = race({"hover": 10, "swifty": 24, "crusher": 30}, dice=[1], hands={0: ["catch-up", "catch-up"]})
    play(match, "stop", "bonus:catch-up", "bonus:catch-up")
    assert [to for _, _, to, _ in moves(match)] == [24, 30, 31]


@rule("SR-13.4")
@pytest.mark.parametrize("parts", [{}, SCRAP, PIT])
def test_SR_13_4_nor_is_it_a_lap_ahead_of_it(parts):
    match = race({"hover": 10, "swifty": 24, "crusher": 0}, dice=[1], hands={0: ["catch-up", "catch-up"]}, **parts)
    play(match, "stop", "bonus:catch-up", *["way:track"][: int(parts is PIT)])
    assert options(match) == ["drive"]
    with pytest.raises(IllegalAnswer) as refusal:
        match.answer("bonus:catch-up")
    assert refusal.value.rule == "SR-13.4"


@rule("SR-13.4")
def test_SR_13_4_from_off_the_track_it_leads_to_the_first_racer_past_the_line():
    match = drive_with("catch-up", {"hover": 0, "swifty": 24, "crusher": LAP + 7})
    play(match, "bonus:catch-up")
    assert moves(match)[0] == ("hover", 0, 7, "SR-13.4")


@rule("SR-13.4")
@pytest.mark.parametrize("there", [1, LAP])
def test_SR_13_4_from_off_the_track_it_leads_to_any_space_of_the_lap(there):
    match = race({"hover": 0, "swifty": there, "crusher": 0}, dice=[1], cards=["last"], hands={0: ["catch-up"]})
    play(match, "stop", "bonus:catch-up")
    assert moves(match)[0] == ("hover", 0, there, "SR-13.4")


@rule("SR-13.4")
def test_SR_13_4_with_nobody_else_on_the_track_it_cannot_be_played():
    match = drive_with("catch-up", {"hover": 10, "swifty": 0, "crusher": 0})
    assert options(match) == ["drive"]
    with pytest.raises(IllegalAnswer) as refusal:
        match.answer("bonus:catch-up")
    assert refusal.value.rule == "SR-13.4"
    assert hand(match, 0) == ["catch-up"]


@rule("SR-13.5")
@pytest.mark.parametrize("there", [LAP + 11, LAP + 24])
def test_SR_13_5_by_position_it_leads_to_the_next_racer_ahead_in_the_race(there):
    # Crusher is met first along the track, but lies behind in the race.
    racers = {"hover": LAP + 10, "crusher": 14, "jackal": LAP + 30, "swifty": there}
    match = drive_with("catch-up", racers, settings={"catch_up": "rank"})
    play(match, "bonus:catch-up")
    assert moves(match)[0] == ("hover", LAP + 10, there, "SR-13.5")


@rule("SR-13.5")
def test_SR_13_5_by_position_it_may_lead_once_round_and_further():
    match = drive_with(
        "catch-up", {"hover": 10, "swifty": LAP + 14, "crusher": 5}, cards=["last"], settings={"catch_up": "rank"}
    )
    play(match, "bonus:catch-up")
    assert moves(match)[0] == ("hover", 10, LAP + 14, "SR-13.5")
    assert told(match, "lap-marker") == [{"racer": "hover", "markers": 1}]


@rule("SR-13.5")
@pytest.mark.parametrize("catch_up", ["track", "rank"])
@pytest.mark.parametrize("card", ["straight", "curve", "catch-up", "forward-7"])
@pytest.mark.parametrize("crusher", [0, 8, LAP + 30])
def test_SR_13_5_a_special_piece_that_stops_nobody_changes_nothing_in_where_a_card_leads(card, catch_up, crusher):
    # Hover is off the track, or on any space of two laps, alone or together with another racer.
    racers = {"hover": 0, "swifty": 14, "crusher": crusher}
    plain: Any = race(racers, settings={"catch_up": catch_up}).state
    special: Any = race(racers, settings={"salvager": True, "catch_up": catch_up}, pieces={"salvager": 10}).state
    for distance in range(2 * LAP + 1):
        ways = []
        for state in (plain, special):
            hover = state.active
            hover.distance, hover.space = distance, state.space(distance)
            way = leads_to(state, hover, card)
            ways.append((way.space, way.distance, way.steps, way.points, passes(state, hover, way)))
        assert ways[0] == ways[1]


@rule("SR-13.5")
def test_SR_13_5_by_position_the_leader_cannot_play_it():
    match = drive_with("catch-up", {"hover": 34, "swifty": 24, "crusher": 14}, settings={"catch_up": "rank"})
    assert options(match) == ["drive"]
    with pytest.raises(IllegalAnswer) as refusal:
        match.answer("bonus:catch-up")
    assert refusal.value.rule == "SR-13.5"

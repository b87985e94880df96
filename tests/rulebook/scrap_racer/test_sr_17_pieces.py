"""SR-17  Expansion 1: special pieces."""

from typing import Any

import pytest
from tests.faults import said
from tests.rulebook.marks import rule
from tests.rulebook.scrap_racer.table import (
    ALL_PARTS,
    SCRAP,
    TRAIL,
    cited,
    look,
    play,
    race,
    seen,
    stacks,
    told,
    track_of,
)

import jalopy
from jalopy.games.scrap_racer.circuits import check_word
from jalopy.games.scrap_racer.components import PIECES, SALVAGER, SCRAP_YARD, SLIME_TRAIL
from jalopy.games.scrap_racer.track import lay
from jalopy.kernel.errors import BadSetting

SETTING = {SLIME_TRAIL: "slime_trail", SCRAP_YARD: "scrap_yard", SALVAGER: "salvager"}


def refused(**settings: Any) -> str:
    with pytest.raises(BadSetting) as refusal:
        jalopy.new("scrap-racer", seats=3, seed=1, **settings)
    return str(refusal.value)


def pieces(seed: int, **settings: Any) -> dict[str, int]:
    """Special pieces with the tile they lie on."""
    track = seen(jalopy.new("scrap-racer", seats=3, seed=seed, **settings))["track"]
    return {entry["piece"]: entry["tile"] for entry in track["pieces"]}


@rule("SR-17.1")
@pytest.mark.parametrize("wanted", [PIECES[:1], PIECES[1:2], PIECES[2:], PIECES[:2], PIECES[1:], PIECES])
def test_SR_17_1_one_two_or_all_three_pieces_are_brought_in(wanted):
    assert set(pieces(1, **{SETTING[piece]: True for piece in wanted})) == set(wanted)


@rule("SR-17.1")
def test_SR_17_1_without_a_setting_nothing_is_special():
    view = seen(jalopy.new("scrap-racer", seats=3, seed=1))
    assert "extras" not in view
    assert "pieces" not in view["track"]


@rule("SR-17.1")
def test_SR_17_1_there_is_one_of_each():
    assert "one slime trail" in said(check_word("SsSsRRSSRR"), "scrap-racer")


@rule("SR-17.1")
def test_SR_17_1_their_spaces_are_straight_or_curve_like_the_tiles_they_replace():
    match = race({"hover": 1, "jackal": 2, "swifty": 3}, **ALL_PARTS)
    plain = lay("A", False, 1)
    assert track_of(match).word == plain.word
    assert track_of(match).straight[: plain.length + 1] == plain.straight[: plain.length + 1]


@rule("SR-17.2")
def test_SR_17_2_any_matching_tile_may_be_drawn_and_no_other():
    everything = dict.fromkeys(SETTING.values(), True)
    laid = [pieces(seed, **everything, pit_stop=True) for seed in range(120)]
    word = lay("A", False, 1).word
    straights = {place for place, kind in enumerate(word, 1) if kind == "S"} - {7, 8}  # beside the pit stop
    curves = {place for place, kind in enumerate(word, 1) if kind != "S"}
    assert {each[SLIME_TRAIL] for each in laid} == straights
    assert {each[SCRAP_YARD] for each in laid} == {each[SALVAGER] for each in laid} == curves
    assert all(each[SCRAP_YARD] != each[SALVAGER] for each in laid)


@rule("SR-17.2")
def test_SR_17_2_everybody_is_told_where_they_lie():
    match = jalopy.new("scrap-racer", seats=3, seed=1, scrap_yard=True)
    tile = seen(match)["track"]["pieces"][0]["tile"]
    spaces = [3 * tile - 2, 3 * tile - 1, 3 * tile]
    assert told(match, "piece-laid") == [{"piece": SCRAP_YARD, "tile": tile, "spaces": spaces}]
    assert cited(match, "piece-laid") == ["SR-17.2"]


@rule("SR-17.2")
def test_SR_17_2_a_boost_space_goes_with_its_tile():
    match = race({"hover": 1, "jackal": 2, "swifty": 3}, settings={"scrap_yard": True}, pieces={"scrap-yard": 2})
    assert 5 not in seen(match)["track"]["boost_spaces"]
    assert len(seen(match)["track"]["boost_spaces"]) == 8


@rule("SR-17.2")
def test_SR_17_2_a_circuit_without_such_a_tile_cannot_have_the_piece():
    assert "'slime_trail' cannot be 'yes': It needs a straight" in refused(track="RRRR", slime_trail=True)
    assert len(pieces(1, track="RRRR", scrap_yard=True, salvager=True)) == 2


@rule("SR-17.3")
def test_SR_17_3_the_word_places_the_pieces_without_a_setting():
    match = jalopy.new("scrap-racer", seats=3, seed=1, track="SsSRvRSpSRRy")
    track = seen(match)["track"]
    assert {entry["piece"]: entry["tile"] for entry in track["pieces"]} == {
        SLIME_TRAIL: 1,
        SALVAGER: 3,
        SCRAP_YARD: 8,
    }
    assert track["word"] == "SSRRSSRR"
    assert track["laid"] == "SsSRvRSpSRRy"
    assert track["pit"]["tiles"] == [5, 6]
    assert cited(match, "piece-laid") == ["SR-17.3"] * 3


@rule("SR-17.3")
def test_SR_17_3_what_the_word_places_is_not_exchanged_and_the_rest_is():
    for seed in range(20):
        laid = pieces(seed, track="SsSRRSSRR", slime_trail=True, salvager=True)
        assert laid[SLIME_TRAIL] == 1
        assert laid[SALVAGER] in (3, 4, 7, 8)


@rule("SR-17.3")
def test_SR_17_3_the_line_may_stand_in_front_of_any_of_its_tiles():
    assert pieces(1, track="SsSRvRSSRRy", finish=3) == {SALVAGER: 1, SCRAP_YARD: 6, SLIME_TRAIL: 7}


@rule("SR-17.3")
@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("sSSRRSSRR", "'s' stands at the beginning"),
        ("SspSRRSSRR", "'sp' are two"),
        ("SSRRSSRRs", "slime trail needs a straight, and tile 8 is a curve"),
        ("SySRRSSRR", "scrap yard is a curve, and tile 1 is a straight"),
        ("SSvRRSSRR", "salvager is a curve, and tile 2 is a straight"),
        ("SSRyRySSRR", "one scrap yard, and tiles 3 and 4"),
        ("SSRRSSpRR", "tile 7 is not the second of them"),
        ("SSRRSpSsRR", "tile 6 is not the second of them"),
        ("SSRRSSRpR", "pit stop needs a straight"),
        ("SSRRSSRx", "'x' is none of them"),
        ("SsSRRSRR", "does not close"),
    ],
)
def test_SR_17_3_what_is_wrong_with_a_word_is_said_in_one_sentence(word, reason):
    problem = said(check_word(word), "scrap-racer")
    assert reason in problem
    assert problem.endswith(".")
    assert reason in refused(track=word)


@rule("SR-17.3")
def test_SR_17_3_special_tiles_count_among_those_of_the_box():
    assert "6 straights" in refused(track="SsSSSRRSSSSRR")


@rule("SR-17.4")
def test_SR_17_4_only_where_a_move_ends():
    match = race({"hover": 12, "jackal": 1, "swifty": 2}, dice=[4], **TRAIL)
    play(match, "stop")
    assert told(match, "slipped") == []
    assert look(match, "hover")["space"] == 16


@rule("SR-17.4")
def test_SR_17_4_after_the_racers_ability():
    # Steel Jacket ends on the first space of the slime trail, a straight, and its step takes it to the second.
    match = race({"steel-jacket": 10, "jackal": 1, "swifty": 2}, dice=[3, 1, 2], **TRAIL)
    play(match, "stop")
    assert told(match, "slipped") == [{"racer": "steel-jacket", "space": 14, "dice": [1, 2]}]


@rule("SR-17.4")
def test_SR_17_4_a_racer_that_is_not_moved_is_left_alone():
    match = race({"hover": 29, "jackal": 1, "swifty": 2}, dice=[4, 4], cards=["stay-put"], **SCRAP)
    play(match, "roll")
    assert told(match, "scrap-taken") == []
    assert stacks(match) == [4, 4, 4]


@rule("SR-17.4")
def test_SR_17_4_several_racers_come_in_the_order_in_which_they_moved():
    # The goal card moves the two behind, the one ahead first: both end on the salvager.
    match = race({"hover": 41, "jackal": 27, "swifty": 26}, dice=[4], cards=["all-but-first"], **SCRAP)
    play(match, "stop")
    assert [facts["racer"] for facts in told(match, "scrap-taken")] == ["jackal", "swifty"]
    assert [facts["tile"] for facts in told(match, "scrap-taken")] == [3, 2]

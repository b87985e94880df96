"""SR-15  Circuits."""

from typing import Any

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.scrap_racer.table import (
    BOOST_SPACES,
    LAP,
    seen,
)

import jalopy
from jalopy.games.scrap_racer.circuits import HEADINGS, NAMED
from jalopy.games.scrap_racer.track import Track, lay
from jalopy.kernel.errors import BadSetting


def is_ring(track: Track) -> bool:
    """Whether every tile leads to the next, the last one to the first, each on a place of its own."""
    for tile, following in zip(track.tiles, track.tiles[1:] + track.tiles[:1], strict=True):
        step = HEADINGS[tile.heading_out]
        if (tile.cell[0] + step[0], tile.cell[1] + step[1]) != following.cell:
            return False
        if tile.heading_out != following.heading_in:
            return False
    return len({tile.cell for tile in track.tiles}) == len(track.tiles)


def refused(**settings: Any) -> str:
    with pytest.raises(BadSetting) as refusal:
        jalopy.new("scrap-racer", seats=3, seed=1, **settings)
    return str(refusal.value)


@rule("SR-15.1")
@pytest.mark.parametrize("name", NAMED)
def test_SR_15_1_each_circuit_is_a_ring_of_all_fourteen_tiles(name):
    track = lay(name, False, 1)
    assert is_ring(track)
    assert sorted(tile.number for tile in track.tiles) == list(range(1, 15))
    assert (track.length, len(track.boost_spaces)) == (LAP, 9)
    assert seen(jalopy.new("scrap-racer", seats=3, seed=1, track=name))["track"]["word"] == track.word


@rule("SR-15.1")
def test_SR_15_1_there_are_six_different_circuits_and_the_first_race_is_on_a():
    words = [lay(name, False, 1).word for name in NAMED]
    turned = {min(word[place:] + word[:place] for place in range(len(word))) for word in words}
    assert len(turned) == 6
    track = seen(jalopy.new("scrap-racer", seats=3, seed=1))["track"]
    assert (track["name"], track["boost_spaces"]) == ("A", BOOST_SPACES)


@rule("SR-15.2")
@pytest.mark.parametrize("name", NAMED)
def test_SR_15_2_a_short_race_leaves_out_two_tiles_and_is_still_a_ring(name):
    whole, short = lay(name, False, 1), lay(name, True, 1)
    assert is_ring(short)
    assert short.length == LAP - 6
    assert [tile.number for tile in short.tiles] == [
        tile.number for tile in whole.tiles if tile.number in {left.number for left in short.tiles}
    ]
    assert seen(jalopy.new("scrap-racer", seats=3, seed=1, track=name, short=True))["track"]["length"] == 36


@rule("SR-15.2")
def test_SR_15_2_a_tile_left_out_takes_its_boost_space_with_it():
    assert {name: len(lay(name, True, 1).boost_spaces) for name in NAMED} == {
        "A": 9,
        "B": 9,
        "C": 8,
        "D": 8,
        "E": 8,
        "F": 8,
    }


@rule("SR-15.2")
def test_SR_15_2_only_the_six_circuits_have_marked_tiles():
    assert "'short'" in refused(track="SRRSRR", short=True)


@rule("SR-15.3")
def test_SR_15_3_the_line_may_stand_in_front_of_any_tile():
    whole = lay("A", False, 1)
    for finish in range(1, 15):
        track = lay("A", False, finish)
        assert [tile.number for tile in track.tiles] == [
            whole.tiles[(finish - 1 + place) % 14].number for place in range(14)
        ]
        assert is_ring(track)
    match = jalopy.new("scrap-racer", seats=3, seed=1, track="A", finish=5)
    assert seen(match)["track"]["word"] == "SRSSSRSRLRSRLR"
    assert seen(match)["track"]["boost_spaces"] == [4, 9, 14, 18, 23, 27, 35, 39, 41]  # they stay with their tiles


@rule("SR-15.3")
def test_SR_15_3_there_is_no_tile_beyond_the_last():
    assert "14 tiles" in refused(track="A", finish=15)
    assert "12 tiles" in refused(track="A", short=True, finish=13)


@rule("SR-15.4")
@pytest.mark.parametrize("word", ["RRRR", "SRRSRR", "SRSRSRSR", "SSRRSSRR"])
def test_SR_15_4_any_ring_is_allowed(word):
    match = jalopy.new("scrap-racer", seats=3, seed=1, track=word)
    assert seen(match)["track"]["word"] == word
    assert seen(match)["track"]["length"] == 3 * len(word)
    assert is_ring(lay(word, False, 1))


@rule("SR-15.4")
@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("SRRSRX", "'X' is none of them"),
        ("", "four more right curves"),
        ("LLLL", "four more right curves"),
        ("SSRRSRR", "does not close"),
        ("RRRLRRRL", "tiles 4 and 8 lie on the same place"),
    ],
)
def test_SR_15_4_what_is_no_ring_is_refused_with_the_reason(word, reason):
    assert reason in refused(track=word)


@rule("SR-15.5")
def test_SR_15_5_the_box_has_six_straights_and_eight_curves():
    assert "6 straights" in refused(track="SSSSRRSSSSRR")
    assert "8 curves" in refused(track="RRLRRLRRLRRL")


@rule("SR-15.5")
def test_SR_15_5_any_tiles_lifts_that_and_the_boost_spaces_repeat():
    # Ten straights: the seventh to the tenth are like the first to the fourth, with the boost space of the third.
    word = "SSSSSRRSSSSSRR"
    match = jalopy.new("scrap-racer", seats=3, seed=1, track=word, any_tiles=True)
    assert [tile.number for tile in lay(word, False, 1).tiles] == [1, 2, 3, 4, 5, 7, 8, 6, 1, 2, 3, 4, 9, 10]
    assert seen(match)["track"]["boost_spaces"] == seen(match)["markers"] == [9, 14, 17, 21, 33, 38, 40]


@rule("SR-15.5")
def test_SR_15_5_there_are_never_more_boost_spaces_than_markers():
    match = jalopy.new("scrap-racer", seats=3, seed=1, track="SSSSSSSSSSSSSSR" * 4, any_tiles=True)
    assert len(seen(match)["track"]["boost_spaces"]) == len(seen(match)["markers"]) == 18
    assert seen(match)["supply"] == 0

"""WR-3  The turn."""

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.wacky_races.table import (
    asked,
    cited,
    dastardly,
    hand,
    moves,
    options,
    play,
    race,
    reasons,
    seen,
    tiles,
    told,
)

from jalopy.kernel.errors import IllegalAnswer


@rule("WR-3.1")
def test_WR_3_1_turns_go_clockwise_and_a_round_is_one_turn_each():
    match = race({"turbo": 9, "coupe": 10, "compact": 12}, start=1, next=1, hands=[["farm"]] * 3)
    seats = []
    for _ in range(4):
        seats.append((asked(match)[0], seen(match)["round"]))
        play(match, options(match)[0])
        while asked(match)[1] == "next-card":
            play(match, "stop")
    assert seats == [(1, 1), (2, 1), (0, 1), (1, 2)]
    assert cited(match, "turn-began")[0] == "WR-3.1"


@rule("WR-3.2")
def test_WR_3_2_the_first_card_may_be_any_and_must_be_played():
    match = race({"turbo": 8, "coupe": 12}, hands=[["desert", "farm"]])
    assert asked(match) == (0, "first-card", "WR-3.2")
    assert options(match)[:2] == ["play:desert", "play:farm"]
    assert reasons(match)["stop"] == ("must-play", "WR-3.2")
    play(match, "play:desert")
    assert moves(match) == [("turbo", 8, 9, "WR-3.2")]


@rule("WR-3.3")
def test_WR_3_3_further_cards_must_show_the_terrain_of_the_tile():
    match = race({"turbo": 8, "coupe": 12}, hands=[["desert", "farm", "prairie"]])
    play(match, "play:desert")
    assert asked(match) == (0, "next-card", "WR-3.3")
    assert [key for key in options(match) if key.startswith("play")] == ["play:prairie"]
    assert reasons(match)["play:farm"] == ("no-match", "WR-3.3")
    with pytest.raises(IllegalAnswer, match=r"WR-3\.3"):
        match.answer("play:farm")
    play(match, "play:prairie", "play:farm")
    assert moves(match)[1:] == [("turbo", 9, 10, "WR-3.3"), ("turbo", 10, 11, "WR-3.3")]


@rule("WR-3.4")
def test_WR_3_4_three_cards_are_all_however_many_are_held():
    held = ["desert", "prairie", "farm", "desert", "forest"]
    match = race({"compact": 8, "coupe": 18}, hands=[held])
    play(match, "play:desert", "play:prairie", "play:farm")
    assert tiles(match)["compact"] == 11
    assert options(match) == ["stop", "power:hair-dryer-boost", "power:hey-elp"]
    assert reasons(match)["play:desert"] == ("no-more-cards", "WR-3.4")


@rule("WR-3.5")
def test_WR_3_5_after_the_first_card_one_may_stop():
    match = race({"turbo": 8, "coupe": 14}, hands=[["prairie", "prairie"]])
    play(match, "play:prairie", "stop")
    assert tiles(match)["turbo"] == 9
    assert cited(match, "stopped") == ["WR-3.5"]
    assert asked(match)[0] == 1


@rule("WR-3.5")
def test_WR_3_5_with_an_empty_hand_one_may_stop_at_once():
    match = race({"turbo": 8, "coupe": 14}, hands=[[]])
    assert options(match)[0] == "stop"
    play(match, "stop")
    assert (tiles(match)["turbo"], len(hand(match, 0)), asked(match)[0]) == (8, 3, 1)
    assert dastardly(match) != 0


@rule("WR-3.6")
def test_WR_3_6_nobody_is_asked_when_all_can_see_that_nothing_is_left_to_do():
    tired = {"turbo": ["telescopic-nose", "gallant-gesture", "back-in-one-piece", "perfect-poise"]}
    match = race({"turbo": 8, "coupe": 14}, hands=[["prairie"]], exhausted=tired)
    play(match, "play:prairie")
    assert told(match, "stopped") == []
    assert asked(match)[0] == 1


@rule("WR-3.6")
def test_WR_3_6_a_player_with_cards_is_asked_even_if_none_matches_so_that_nobody_learns_it():
    tired = {"turbo": ["telescopic-nose", "gallant-gesture", "back-in-one-piece", "perfect-poise"]}
    match = race({"turbo": 8, "coupe": 14}, hands=[["prairie", "farm"]], exhausted=tired)
    play(match, "play:prairie")
    assert (asked(match)[0], options(match)) == (0, ["stop"])


@rule("WR-3.6")
def test_WR_3_6_in_the_swamp_one_card_leads_nowhere_so_nobody_is_asked_for_it():
    tired = {"turbo": ["telescopic-nose", "gallant-gesture", "back-in-one-piece", "perfect-poise"]}
    match = race({"turbo": 18, "coupe": 14}, special="swamp", hands=[["farm", "farm", "desert"]], exhausted=tired)
    play(match, "play:desert", "play:farm")  # one more may be played
    assert (tiles(match)["turbo"], asked(match)[0]) == (20, 1)
    match = race({"turbo": 19, "coupe": 14}, special="swamp", hands=[["farm", "farm"]], exhausted=tired)
    play(match, "play:farm")  # one more is in hand
    assert (tiles(match)["turbo"], asked(match)[0]) == (20, 1)
    match = race({"turbo": 19, "coupe": 14}, special="swamp", hands=[["farm", "farm", "desert"]], exhausted=tired)
    play(match, "play:desert")
    assert (asked(match)[0], options(match)) == (0, ["leave:farm-farm", "stop"])


@rule("WR-3.7")
def test_WR_3_7_the_hand_is_filled_up_to_three_and_has_no_limit():
    match = race({"turbo": 8, "coupe": 14}, hands=[["prairie", "farm"]], deck=["desert", "forest"])
    play(match, "play:prairie", "stop")
    assert hand(match, 0) == ["farm", "desert", "forest"]
    assert told(match, "drew") == [{"seat": 0, "racer": "turbo", "count": 2}]
    assert cited(match, "drew") == ["WR-3.7"]
    match = race({"turbo": 8, "coupe": 14}, hands=[["prairie"] + ["forest"] * 4])
    play(match, "play:prairie", "stop")
    assert len(hand(match, 0)) == 4
    assert told(match, "drew") == []

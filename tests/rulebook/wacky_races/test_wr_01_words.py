"""WR-1  Words and pieces."""

from collections import Counter

from tests.rulebook.marks import rule
from tests.rulebook.wacky_races.table import cited, dealt, kinds, look, moves, options, play, race, seen, tiles, told

from jalopy.games.wacky_races.components import RACERS
from jalopy.games.wacky_races.contents import AS_PRINTED
from jalopy.games.wacky_races.power_cards import POWERS


@rule("WR-1.1")
def test_WR_1_1_the_box_holds_what_the_list_says():
    assert len(RACERS) == 10
    assert [len(powers) for powers in POWERS.values()] == [4] * 10
    assert Counter(AS_PRINTED.faces("cards.movement", "cards")) == {
        "desert": 16,
        "forest": 16,
        "prairie": 16,
        "farm": 16,
    }
    assert len(AS_PRINTED.faces("cards.traps", "cards")) == 16
    assert len(AS_PRINTED.faces("tiles.first", "tiles")) == len(AS_PRINTED.faces("tiles.second", "tiles")) == 8
    assert len(AS_PRINTED.faces("tiles.special", "tiles")) == 4


@rule("WR-1.2")
def test_WR_1_2_the_road_runs_from_00_to_the_finish_line():
    laid = kinds(dealt(3, 1))
    assert (laid[0], laid[15], laid[25]) == ("rear", "gas-station", "finish")
    assert len(laid) == 26
    terrain = {"desert", "forest", "prairie", "farm"}
    assert set(laid[7:15]) == terrain
    assert len([kind for kind in laid[16:25] if kind in terrain]) == 8


@rule("WR-1.3")
def test_WR_1_3_two_racers_on_a_tile_stand_on_two_sides():
    match = race({"turbo": 7, "coupe": 8}, {"compact": 8}, hands=[["farm"]])
    play(match, "play:farm")
    assert tiles(match)["turbo"] == 9
    match = race({"turbo": 7, "coupe": 8}, hands=[["farm"]])
    assert (look(match, "turbo")["side"], look(match, "coupe")["side"]) == (0, 0)
    play(match, "play:farm")
    assert (tiles(match)["turbo"], look(match, "turbo")["side"], look(match, "coupe")["side"]) == (8, 1, 0)


@rule("WR-1.3")
def test_WR_1_3_the_swamp_has_room_for_all():
    match = race({"turbo": 19, "coupe": 20}, {"compact": 20, "surplus": 20}, special="swamp", hands=[["farm"]])
    play(match, "play:farm")
    assert tiles(match)["turbo"] == 20


@rule("WR-1.4")
def test_WR_1_4_dastardly_is_in_nobodys_way_and_never_last():
    match = race({"turbo": 7, "coupe": 12}, dastardly=8, hands=[["farm"]], settings={})
    play(match, "play:farm")
    assert tiles(match)["turbo"] == 8
    assert [entry["place"] for entry in seen(match)["racers"]][:2] == [2, 1]


@rule("WR-1.5")
def test_WR_1_5_an_empty_deck_is_made_anew_from_the_discard_pile():
    rest = ["desert"] * 14 + ["forest"] * 14 + ["prairie"] * 14 + ["farm"] * 16
    match = race({"turbo": 12, "coupe": 9}, hands=[["desert", "forest", "prairie"]] * 2, deck=[], discard=rest)
    assert seen(match)["deck"] == 0
    play(match, "play:desert", "stop")
    assert told(match, "reshuffled") == [{"cards": 59}]
    assert cited(match, "reshuffled") == ["WR-1.5"]
    assert seen(match)["hands"][0]["count"] == 3


@rule("WR-1.6")
def test_WR_1_6_a_random_terrain_is_the_top_card_and_goes_onto_the_pile():
    match = race({"chugga-bug": 8, "coupe": 12}, deck=["forest"] + ["farm"] * 9)
    play(match, "power:boiler-burst")
    assert seen(match)["discard"] == ["forest"]
    assert moves(match) == [
        ("chugga-bug", 8, 9, "WR-9.22"),
        ("chugga-bug", 9, 10, "WR-9.22"),
        ("chugga-bug", 10, 11, "WR-9.22"),
    ]
    assert "power:boiler-burst" not in options(match)

"""Rulings for cases that seldom come up, where two rules meet."""

from tests.rulebook.marks import rule
from tests.rulebook.wacky_races.table import (
    GAS,
    SPECIAL,
    Named,
    asked,
    cited,
    dastardly,
    hand,
    kinds,
    look,
    moves,
    options,
    play,
    race,
    ready,
    seen,
    story,
    tiles,
    told,
    trapped,
)

NO_POWERS = {
    "turbo": ["perfect-poise", "telescopic-nose", "gallant-gesture", "back-in-one-piece"],
    "coupe": ["bat-wing-bridge", "dragon-power", "belfry-spook", "haunted-pockets"],
}


# --- Dastardly --------------------------------------------------------------------------------------------------------


@rule("WR-5.1")
def test_WR_5_1_a_card_dropped_by_ack_ack_is_on_top_like_any_other():
    match = race({"haybailer": 8, "turbo": 11}, hands=[[], ["farm"]], picks=[0], dastardly=6)
    play(match, "power:ack-ack", "stop")
    assert told(match, "dastardly-moved")[0] == {"from": 6, "to": 10, "card": "farm"}


@rule("WR-5.2")
def test_WR_5_2_a_reshuffle_for_the_redraw_takes_the_pile_and_a_new_card_is_turned():
    left = {"desert": 16, "forest": 16, "prairie": 16, "farm": 16}
    held = [["farm"], ["desert"]]
    left["farm"] -= 1
    left["desert"] -= 1
    pile = [name for name, count in left.items() for _ in range(count)]
    match = race({"turbo": 8, "coupe": 11}, hands=held, discard=pile, exhausted=NO_POWERS)
    play(match, "play:farm")
    assert story(match).index("reshuffled") < story(match).index("drew") < story(match).index("card-turned")
    assert len(seen(match)["discard"]) == 1


@rule("WR-5.3")
def test_WR_5_3_a_trap_keeps_him_away_from_a_special_tile_too():
    match = race({"turbo": 22, "coupe": 21}, hands=[["desert"]], traps={SPECIAL: "oil"}, exhausted=NO_POWERS, dastardly=18)  # fmt: skip
    play(match, "play:desert")
    assert dastardly(match) == 21


@rule("WR-5.4")
def test_WR_5_4_where_the_starting_board_stops_him_a_trap_there_keeps_him_away():
    stop = {"dastardly_start": "stop"}
    neutral = {"compact": 1, "surplus": 2, "haybailer": 2, "buzz-wagon": 3}
    cards: Named = {"hands": [["prairie"]], "exhausted": NO_POWERS, "settings": stop}
    match = race({"turbo": 1, "coupe": 3}, neutral, **cards)
    play(match, "play:prairie")
    while asked(match)[0] == 0:
        play(match, "stop")
    assert trapped(match) == []  # he stops at the wild space 1
    match = race({"turbo": 1, "coupe": 3}, neutral, traps={5: "oil"}, dastardly=2, **cards)
    play(match, "play:prairie")
    while asked(match)[0] == 0:
        play(match, "stop")
    assert trapped(match) == [5, 9]


@rule("WR-5.8")
def test_WR_5_8_traps_on_the_road_stay_when_he_is_out():
    match = race({"turbo": 22, "coupe": 21}, hands=[["desert"]], traps={12: "oil"}, exhausted=NO_POWERS, dastardly=22)
    play(match, "play:desert")
    assert (dastardly(match), trapped(match), seen(match)["trap_deck"]) == (None, [12], 0)


# --- traps ------------------------------------------------------------------------------------------------------------


@rule("WR-7.3")
def test_WR_7_3_after_a_turn_that_a_trap_ended_dastardly_moves_as_ever():
    match = race({"turbo": 10, "coupe": 18}, hands=[["farm", "farm"]], traps={11: "log"}, exhausted=NO_POWERS)
    play(match, "play:farm")
    assert story(match).index("turn-lost") < story(match).index("drew") < story(match).index("dastardly-moved")


@rule("WR-7.7")
def test_WR_7_7_in_anothers_turn_the_bridge_is_for_the_next_own_one():
    match = race({"coupe": 10, "turbo": 13}, traps={12: "broken-bridge"}, hands=[["farm"]])
    play(match, "power:belfry-spook")
    assert (tiles(match)["turbo"], look(match, "turbo")["slow"]) == (12, True)
    play(match, "play:farm")
    while asked(match)[0] == 0:
        play(match, "stop")
    assert (asked(match)[0], seen(match)["plays"]) == (1, 1)


@rule("WR-7.10")
def test_WR_7_10_sabotage_may_take_the_power_against_traps_and_finds_nothing_where_all_are_exhausted():
    match = race({"turbo": 10, "coupe": 18}, hands=[["farm"]], traps={11: "sabotage"})
    play(match, "play:farm")
    assert "exhaust:perfect-poise" in options(match)
    play(match, "exhaust:perfect-poise")
    assert "perfect-poise" not in ready(match, "turbo")
    tired = race({"turbo": 10, "coupe": 18}, hands=[["farm"]], traps={11: "sabotage"}, exhausted=NO_POWERS)
    play(tired, "play:farm")
    assert (asked(tired)[0], told(tired, "exhausted")) == (1, [])


@rule("WR-7.11")
def test_WR_7_11_of_two_behind_the_owner_picks_and_neither_springs_the_same_trap_again():
    match = race({"turbo": 10, "coupe": 8}, {"compact": 8}, hands=[["farm"]], traps={11: "old-switcheroo"})
    play(match, "play:farm")
    assert (asked(match), options(match)) == ((0, "swap-with", "WR-7.11"), ["racer:coupe", "racer:compact"])
    play(match, "racer:compact")
    assert (tiles(match)["turbo"], tiles(match)["compact"], len(told(match, "trap-sprung"))) == (8, 11, 1)


@rule("WR-7.11")
def test_WR_7_11_on_a_special_tile_it_trades_places_and_the_tile_does_nothing():
    match = race({"turbo": 19, "coupe": 18}, hands=[["farm"]], traps={SPECIAL: "old-switcheroo"}, exhausted=NO_POWERS)
    play(match, "play:farm")
    assert (tiles(match)["turbo"], tiles(match)["coupe"], told(match, "train")) == (18, SPECIAL, [])


@rule("WR-7.12")
def test_WR_7_12_whoever_sprang_it_may_be_one_of_the_hindmost():
    neutral = {"compact": 16, "surplus": 17, "haybailer": 18, "buzz-wagon": 19}
    match = race({"turbo": 10, "coupe": 13}, neutral, hands=[["farm"]], traps={11: "painted-tunnel"}, exhausted=NO_POWERS)  # fmt: skip
    play(match, "play:farm")
    tunnel = [move[:3] for move in moves(match) if move[3] == "WR-7.12"]
    assert tunnel == [("coupe", 13, 14), ("coupe", 14, GAS), ("turbo", 11, 12), ("turbo", 12, 13)]


# --- tiles ------------------------------------------------------------------------------------------------------------


@rule("WR-10.2")
def test_WR_10_2_who_passes_a_full_gas_station_wakes_nothing():
    neutral = {"compact": 17, "surplus": 17, "haybailer": 18, "buzz-wagon": GAS}
    match = race({"turbo": 14, "coupe": GAS}, neutral, hands=[["farm"]], exhausted=NO_POWERS)
    play(match, "play:farm")
    assert (tiles(match)["turbo"], told(match, "refuelled")) == (16, [])


@rule("WR-10.2")
def test_WR_10_2_a_neutral_racer_wakes_powers_as_well():
    neutral = {"compact": 14, "surplus": 17, "haybailer": 18, "buzz-wagon": 18}
    match = race({"turbo": 16, "coupe": 19}, neutral, hands=[[], ["farm"]], exhausted=NO_POWERS, round=2, next=1)
    play(match, "play:farm")
    assert told(match, "refuelled") == [{"racer": "compact"}]
    assert asked(match)[1:] == ("unexhaust", "WR-10.2")


@rule("WR-10.3")
def test_WR_10_3_after_a_pair_one_more_card_may_follow_if_it_matches_and_after_three_none():
    cards = ["farm", "farm", "desert", "prairie"]
    match = race({"turbo": SPECIAL, "coupe": 14}, special="swamp", hands=[cards], exhausted=NO_POWERS)
    play(match, "leave:farm-farm")
    assert (tiles(match)["turbo"], options(match)) == (21, ["play:desert", "stop"])
    match = race({"turbo": SPECIAL, "coupe": 14}, special="swamp", hands=[cards], exhausted=NO_POWERS)
    play(match, "leave:prairie-farm-desert")
    assert (tiles(match)["turbo"], asked(match)[0]) == (21, 1)


@rule("WR-10.4")
def test_WR_10_4_a_racer_that_is_thrown_back_onto_the_tracks_calls_the_train_too():
    match = race({"coupe": 20, "turbo": 21}, special="railroad", hands=[["farm"]])
    play(match, "power:belfry-spook")
    assert tiles(match)["turbo"] == SPECIAL
    assert told(match, "train") == [{"racer": "turbo"}]
    assert asked(match) == (1, "who-first", "WR-10.4")


@rule("WR-10.5")
def test_WR_10_5_also_after_a_turn_that_a_trap_ended_and_before_the_redraw():
    match = race({"turbo": 19, "coupe": 14}, special="crossroads", hands=[["farm"]], traps={SPECIAL: "mud-pool"}, exhausted=NO_POWERS)  # fmt: skip
    play(match, "play:farm")
    assert (asked(match)[:2], hand(match, 0)) == ((0, "crossroads"), [])
    play(match, "tile:21", "tile:24")
    assert (kinds(match)[21], kinds(match)[24]) == ("farm", "desert")
    assert cited(match, "no-redraw") == ["WR-7.13"]


@rule("WR-10.6")
def test_WR_10_6_who_comes_second_to_the_laboratory_sets_nothing():
    match = race({"turbo": 19, "coupe": SPECIAL}, special="acme", hands=[["farm"]], exhausted=NO_POWERS)
    play(match, "play:farm")
    assert told(match, "terrain-drawn") == []

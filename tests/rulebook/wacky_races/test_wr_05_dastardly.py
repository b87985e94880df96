"""WR-5  Dastardly."""

from tests.rulebook.marks import rule
from tests.rulebook.wacky_races.table import cited, dastardly, play, race, seen, told, trapped

TIRED = {"turbo": ["telescopic-nose", "gallant-gesture", "back-in-one-piece", "perfect-poise"]}


@rule("WR-5.1")
def test_WR_5_1_he_drives_to_the_next_tile_of_the_card_on_top():
    match = race({"turbo": 17, "coupe": 14}, hands=[["prairie"]], exhausted=TIRED, dastardly=9)
    assert seen(match)["dastardly"]["goes"] == {"desert": 11, "forest": 12, "prairie": 13, "farm": 10}
    play(match, "play:prairie")
    assert dastardly(match) == 13
    assert told(match, "dastardly-moved") == [{"from": 9, "to": 13, "card": "prairie"}]


@rule("WR-5.2")
def test_WR_5_2_an_empty_pile_gets_a_card_from_the_deck():
    match = race({"turbo": 17, "coupe": 14}, hands=[[]], exhausted=TIRED, discard=[])
    assert cited(match, "card-turned") == ["WR-5.2"]
    assert told(match, "card-turned") == [{"card": "farm"}]
    assert dastardly(match) == 10
    assert seen(match)["discard"] == ["farm"]


@rule("WR-5.3")
def test_WR_5_3_he_stops_at_special_tiles_but_never_at_traps_and_the_gas_station():
    match = race({"turbo": 22, "coupe": 22}, hands=[["prairie"]], exhausted=TIRED, dastardly=18)
    play(match, "play:prairie")
    assert dastardly(match) == 20
    match = race(
        {"turbo": 22, "coupe": 22}, hands=[["farm"]], exhausted=TIRED, dastardly=14, traps={20: "oil", 19: "log"}
    )
    play(match, "play:farm")
    assert told(match, "dastardly-moved")[0]["to"] == 24
    match = race({"turbo": 17, "coupe": 16}, hands=[["farm"]], exhausted=TIRED, dastardly=14)
    play(match, "play:farm")
    assert told(match, "dastardly-moved")[0]["to"] == 19


@rule("WR-5.4")
def test_WR_5_4_the_starting_board_stops_him_only_by_agreement():
    match = race({"turbo": 17, "coupe": 14}, hands=[["desert"]], exhausted=TIRED)
    play(match, "play:desert")
    assert dastardly(match) == 7
    match = race({"turbo": 17, "coupe": 14}, hands=[["desert"]], exhausted=TIRED, settings={"dastardly_start": "stop"})
    play(match, "play:desert")
    assert dastardly(match) == 1


@rule("WR-5.5")
def test_WR_5_5_alone_in_the_lead_he_lays_a_trap_nobody_sees():
    match = race({"turbo": 8, "coupe": 7}, hands=[["farm"]], exhausted=TIRED)
    play(match, "play:farm")
    assert trapped(match) == [10]
    assert (told(match, "trap-laid"), cited(match, "trap-laid")) == ([{"tile": 10}], ["WR-5.5"])
    assert [seen(match, seat)["tiles"][10]["trap"] for seat in (0, 1, None)] == [None, None, None]


@rule("WR-5.5")
def test_WR_5_5_level_with_a_racer_he_does_not():
    match = race({"turbo": 9, "coupe": 7}, hands=[["farm"]], exhausted=TIRED)
    play(match, "play:farm")
    assert (dastardly(match), trapped(match)) == (10, [])


@rule("WR-5.6")
def test_WR_5_6_then_he_falls_back_behind_the_last_racer():
    neutral = {"compact": 9, "surplus": 8, "boulder-mobile": 7, "haybailer": 6}
    match = race({"turbo": 8, "coupe": 7}, neutral, hands=[["farm"]], exhausted=TIRED)
    play(match, "play:farm")
    assert told(match, "dastardly-retreated") == [{"from": 10, "to": 5}]
    match = race({"turbo": 8, "coupe": 7}, hands=[["farm"]], exhausted=TIRED)
    play(match, "play:farm")
    assert told(match, "dastardly-retreated") == [{"from": 10, "to": 0}]


@rule("WR-5.7")
def test_WR_5_7_without_traps_he_only_retreats():
    gone = ["broken-bridge", "oil", "painted-tunnel", "boulder", "log", "sabotage", "failed-plan"] * 2
    gone += ["old-switcheroo", "mud-pool"]
    match = race({"turbo": 8, "coupe": 7}, hands=[["farm"]], exhausted=TIRED, trap_discard=gone)
    play(match, "play:farm")
    assert (trapped(match), dastardly(match)) == ([], 0)
    assert cited(match, "traps-used-up") == ["WR-5.7"]


@rule("WR-5.8")
def test_WR_5_8_without_a_tile_to_go_to_he_is_out_with_his_traps():
    match = race({"turbo": 22, "coupe": 21}, hands=[["desert"]], exhausted=TIRED, dastardly=21, traps={24: "oil"})
    play(match, "play:desert")
    assert cited(match, "out-of-fuel") == ["WR-5.8"]
    view = seen(match)
    assert (view["dastardly"]["out_of_fuel"], view["dastardly"]["tile"], view["trap_deck"]) == (True, None, 0)
    assert trapped(match) == [24]

"""WR-8  Special Powers."""

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.wacky_races.table import asked, look, options, play, race, ready, reasons, tiles, trapped

from jalopy.games.wacky_races.components import TERRAIN
from jalopy.kernel.errors import IllegalAnswer

GAS_AHEAD = {"turbo": 16, "surplus": 17, "haybailer": 18, "boulder-mobile": 19}


@rule("WR-8.1")
def test_WR_8_1_a_power_that_was_used_is_exhausted():
    match = race({"compact": 8, "coupe": 10})
    play(match, "power:powder-room")
    assert "powder-room" not in ready(match, "compact")
    assert reasons(match)["power:powder-room"] == ("exhausted", "WR-8.1")
    play(match, "power:hair-dryer-boost")
    assert ready(match, "compact") == ["not-a-speck", "hey-elp"]


@rule("WR-8.1")
def test_WR_8_1_a_power_is_used_once_in_a_turn_even_if_something_unexhausts_it():
    match = race({"compact": 14, "coupe": 17}, GAS_AHEAD, hands=[["farm"]])
    play(match, "power:hair-dryer-boost")
    assert "hair-dryer-boost" in ready(match, "compact")
    assert "power:hair-dryer-boost" not in options(match)
    assert reasons(match)["power:hair-dryer-boost"] == ("used-already", "WR-8.1")


@rule("WR-8.1")
def test_WR_8_1_a_train_past_the_gas_station_feeds_no_power_for_ever():
    """Barrage sends a racer onto the Railroad, whose train brings the last one forward, and back to the Gas Station."""
    tracks = [*TERRAIN * 2, TERRAIN[0], "railroad", *TERRAIN[1:], *TERRAIN]
    players = {"surplus": 16, "haybailer": 18, "boulder-mobile": 15, "turbo": 16, "convert-a-car": 17, "coupe": 20}
    match = race(players, tiles=tracks)
    for _ in range(3):
        if "power:barrage" in options(match):
            play(match, "power:barrage")
        while asked(match)[1] in ("target-tile", "unexhaust"):
            play(match, options(match)[-1])
    assert tiles(match) == {**players, "haybailer": 15, "boulder-mobile": 18}
    assert "barrage" in ready(match, "surplus")
    assert reasons(match)["power:barrage"] == ("used-already", "WR-8.1")


@rule("WR-8.2")
def test_WR_8_2_powers_have_their_times():
    match = race({"convert-a-car": 8, "coupe": 10}, hands=[["farm", "prairie", "farm"]])
    assert options(match)[2:] == ["power:whirly-rig", "power:brainstorm"]
    assert reasons(match)["power:convert-a-wheel"] == ("too-early", "WR-8.2")
    assert reasons(match)["power:drill-a-way"] == ("works-by-itself", "WR-8.2")
    play(match, "play:farm")
    assert reasons(match)["power:brainstorm"] == ("too-late", "WR-8.2")
    assert "power:convert-a-wheel" in options(match)
    with pytest.raises(IllegalAnswer, match=r"WR-8\.2"):
        match.answer("power:drill-a-way")


@rule("WR-8.2")
def test_WR_8_2_a_trap_that_ends_the_turn_ends_the_use_of_powers():
    match = race({"compact": 8, "coupe": 12}, traps={9: "boulder"}, hands=[["farm"]])
    play(match, "play:farm")
    assert asked(match)[0] == 1
    assert "hair-dryer-boost" in ready(match, "compact")


@rule("WR-8.3")
def test_WR_8_3_reach_counts_tiles_and_aims_at_racers_but_cards_only_at_players():
    match = race({"coupe": 10, "turbo": 14, "surplus": 12}, {"compact": 13, "haybailer": 10, "buzz-wagon": 11})
    play(match, "power:belfry-spook")
    assert options(match) == ["racer:surplus", "racer:compact", "racer:haybailer", "racer:buzz-wagon"]
    play(match, "racer:compact")
    assert "power:haunted-pockets" in options(match)
    empty = race({"coupe": 10, "turbo": 14, "surplus": 12}, hands=[["farm"], [], []])
    assert reasons(empty)["power:haunted-pockets"] == ("no-effect", "WR-8.5")


@rule("WR-8.4")
def test_WR_8_4_the_player_chooses_what_to_unexhaust():
    spent = {"turbo": ["telescopic-nose", "gallant-gesture"]}
    match = race({"turbo": 10, "coupe": 12}, exhausted=spent)
    play(match, "play:desert", "power:back-in-one-piece")
    assert (asked(match)[1], options(match)) == (
        "unexhaust",
        ["unexhaust:telescopic-nose", "unexhaust:gallant-gesture"],
    )
    play(match, "unexhaust:gallant-gesture")
    assert ready(match, "turbo") == ["perfect-poise", "gallant-gesture"]


@rule("WR-8.5")
def test_WR_8_5_a_power_that_could_do_nothing_cannot_be_used():
    match = race({"turbo": 10, "coupe": 12}, {"compact": 11, "haybailer": 12, "buzz-wagon": 13, "surplus": 14})
    assert reasons(match)["power:gallant-gesture"] == ("no-effect", "WR-8.5")
    play(match, "play:desert")
    assert reasons(match)["power:back-in-one-piece"] == ("no-effect", "WR-8.5")
    assert look(match, "turbo")["powers"][3]["ready"]


BEHIND = {"compact": 9, "boulder-mobile": 10, "haybailer": 11, "surplus": 12}


@rule("WR-8.5")
def test_WR_8_5_nobody_is_thrown_back_where_no_space_is_behind():
    match = race({"buzz-wagon": 1, "turbo": 1}, BEHIND)
    assert reasons(match)["power:timber"] == ("no-effect", "WR-8.5")
    match = race({"buzz-wagon": 1, "turbo": 2}, BEHIND)
    assert "power:timber" in options(match)
    rest = {"compact": 2, "boulder-mobile": 3, "haybailer": 11, "buzz-wagon": 12}
    match = race({"surplus": 1, "turbo": 1}, rest)
    play(match, "power:barrage")  # at tile 3, for behind tile 2 all is full
    assert tiles(match)["compact"] == 2
    assert tiles(match)["boulder-mobile"] == 2


@rule("WR-8.5")
def test_WR_8_5_a_player_who_is_slow_already_cannot_be_slowed_again():
    slow = {"coupe": {"slow": True}}
    match = race({"compact": 8, "coupe": 10}, more=slow)
    assert reasons(match)["power:hey-elp"] == ("no-effect", "WR-8.5")
    match = race({"compact": 8, "coupe": 10, "turbo": 11}, more=slow)
    play(match, "power:hey-elp")
    assert look(match, "turbo")["slow"]


@rule("WR-8.5")
def test_WR_8_5_a_forest_is_not_traded_for_a_forest_unless_a_trap_goes_with_it():
    rest = {"compact": 5, "surplus": 5, "coupe": 6, "haybailer": 6}
    match = race({"buzz-wagon": 11, "turbo": 1}, rest)
    assert reasons(match)["power:sawtooth"] == ("no-effect", "WR-8.5")
    match = race({"buzz-wagon": 11, "turbo": 1}, rest, traps={17: "oil"})
    play(match, "power:sawtooth")
    assert trapped(match) == [12]
    match = race({"buzz-wagon": 11, "turbo": 1}, rest, traps={12: "oil"})
    play(match, "power:sawtooth")
    assert options(match) == ["tile:8", "tile:17", "tile:22"]


@rule("WR-8.5")
def test_WR_8_5_cards_that_cannot_match_before_the_turn_is_over_need_no_power():
    match = race({"boulder-mobile": 18, "turbo": 10}, special="swamp", hands=[["farm", "farm", "desert", "desert"]])
    play(match, "play:desert")
    assert "power:stone-rollers" in options(match)
    play(match, "play:farm")  # into the Swamp, which a single card does not leave
    assert asked(match)[0] == 1
    assert "stone-rollers" in ready(match, "boulder-mobile")
    match = race({"convert-a-car": 19, "turbo": 21}, special="swamp", hands=[["farm", "farm", "desert"]])
    play(match, "play:desert")
    assert reasons(match)["power:convert-a-wheel"] == ("no-effect", "WR-8.5")

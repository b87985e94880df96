"""WR-8  Special Powers."""

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.wacky_races.table import asked, look, options, play, race, ready, reasons

from jalopy.kernel.errors import IllegalAnswer


@rule("WR-8.1")
def test_WR_8_1_a_power_that_was_used_is_exhausted():
    match = race({"compact": 8, "coupe": 10})
    play(match, "power:powder-room")
    assert "powder-room" not in ready(match, "compact")
    assert reasons(match)["power:powder-room"] == ("exhausted", "WR-8.1")
    play(match, "power:hair-dryer-boost")
    assert ready(match, "compact") == ["not-a-speck", "hey-elp"]


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

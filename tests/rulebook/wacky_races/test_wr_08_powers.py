"""WR-8  Special Powers."""

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.wacky_races.table import (
    asked,
    hand,
    look,
    options,
    play,
    race,
    ready,
    reasons,
    seen,
    tiles,
    told,
    trapped,
)

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
def test_WR_8_1_a_power_that_something_unexhausts_may_be_used_again_in_the_same_turn():
    match = race({"compact": 14, "coupe": 17}, GAS_AHEAD, hands=[["farm"]])
    play(match, "power:hair-dryer-boost")
    assert "hair-dryer-boost" in ready(match, "compact")
    play(match, "power:hair-dryer-boost")
    assert tiles(match)["compact"] == 16
    assert reasons(match)["power:hair-dryer-boost"] == ("exhausted", "WR-8.1")


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
    play(empty, "power:haunted-pockets")
    assert (told(empty, "stole"), len(hand(empty, 0))) == ([], 2)


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
    match = race({"turbo": 10, "boulder-mobile": 12}, hands=[["desert", "farm"], ["farm"]])
    play(match, "play:desert")
    assert reasons(match)["power:back-in-one-piece"] == ("no-effect", "WR-8.5")
    assert look(match, "turbo")["powers"][3]["ready"]
    play(match, "stop")
    assert reasons(match)["power:caveman-bash"] == ("no-effect", "WR-8.5")


AHEAD = {"compact": 15, "haybailer": 16, "buzz-wagon": 17, "surplus": 18}


@rule("WR-8.5")
@pytest.mark.parametrize(
    ("racer", "power", "rest", "drawn"),
    [
        ("compact", "hey-elp", {"turbo": 8}, 1),
        ("coupe", "haunted-pockets", {"turbo": 14}, 1),
        ("convert-a-car", "whirly-rig", {"turbo": 8}, 1),
        ("haybailer", "birds-eye-view", {"turbo": 8}, 1),
        ("turbo", "gallant-gesture", {"coupe": 14}, 1),
    ],
)
def test_WR_8_5_of_two_parts_the_one_that_can_be_done_is_done(racer, power, rest, drawn):
    neutral = {name: tile for name, tile in AHEAD.items() if name != racer}
    neutral |= {"boulder-mobile": 19} if racer in AHEAD else {}
    match = race({racer: 10, **rest}, neutral, hands=[["farm"]])
    before = tiles(match)
    assert f"power:{power}" in options(match)
    play(match, f"power:{power}")
    assert (len(hand(match, 0)), tiles(match), asked(match)[:2]) == (1 + drawn, before, (0, "first-card"))
    assert power not in ready(match, racer)


@rule("WR-8.5")
def test_WR_8_5_the_wheel_is_drawn_for_even_where_no_card_may_follow():
    match = race({"convert-a-car": 8, "turbo": 13}, hands=[["forest"]], more={"convert-a-car": {"slow": True}})
    play(match, "play:forest", "power:convert-a-wheel")
    assert (len(hand(match, 0)), seen(match)["free"]) == (1, 0)


@rule("WR-8.5")
def test_WR_8_5_a_price_must_be_paid():
    match = race({"coupe": 8, "turbo": 11}, hands=[["farm"]])
    play(match, "play:farm")
    assert reasons(match)["power:dragon-power"] == ("no-effect", "WR-8.5")


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
    match = race({"compact": 8, "coupe": 10, "turbo": 11}, more=slow)
    play(match, "power:hey-elp")
    assert (told(match, "slowed"), look(match, "turbo")["slow"]) == ([{"racer": "turbo"}], True)
    match = race({"compact": 8, "coupe": 10}, more=slow)
    play(match, "power:hey-elp")
    assert (told(match, "slowed"), len(hand(match, 0))) == ([], 4)


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
    play(match, "play:desert", "power:convert-a-wheel")  # in the Swamp: it only draws
    assert (seen(match)["free"], len(hand(match, 0))) == (0, 3)

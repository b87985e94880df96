"""WR-10  Special terrain."""

from tests.rulebook.marks import rule
from tests.rulebook.wacky_races.table import (
    GAS,
    TERRAIN,
    asked,
    cited,
    kinds,
    moves,
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

from jalopy.kernel.match import Match

TIRED = {"turbo": ["telescopic-nose", "gallant-gesture", "back-in-one-piece", "perfect-poise"]}


def plays(match: Match) -> list[str]:
    return [key for key in options(match) if key.startswith("play")]


@rule("WR-10.1")
def test_WR_10_1_white_tiles_match_every_card():
    for start in (1, 14, 19):
        far = {"compact": 9, "surplus": 10, "haybailer": 11, "boulder-mobile": 12}
        match = race({"turbo": start, "coupe": 9}, far, special="acme", hands=[["desert", "farm", "forest"]])
        play(match, "play:desert")
        assert plays(match) == ["play:forest", "play:farm"]


@rule("WR-10.1")
def test_WR_10_1_the_wild_spaces_of_the_start_lie_where_the_table_says():
    assert kinds(race({"turbo": 9}))[1:7] == ["wild", "wild", "desert", "forest", "prairie", "farm"]
    front = race({"turbo": 9}, settings={"wild_start_spaces": "front"})
    assert kinds(front)[1:7] == ["desert", "forest", "prairie", "farm", "wild", "wild"]


LAST = {"compact": 16, "surplus": 17, "haybailer": 18, "boulder-mobile": 19}


@rule("WR-10.2")
def test_WR_10_2_the_last_racer_at_the_gas_station_wakes_a_power_for_everybody():
    match = race({"turbo": 14, "coupe": 17}, LAST, hands=[["farm"]], exhausted={**TIRED, "coupe": ["dragon-power"]})
    play(match, "play:farm")
    assert (told(match, "refuelled"), asked(match)) == ([{"racer": "turbo"}], (0, "unexhaust", "WR-10.2"))
    play(match, "unexhaust:gallant-gesture")
    assert ready(match, "turbo") == ["gallant-gesture"]
    assert "dragon-power" in ready(match, "coupe")
    not_last = race({"turbo": 14, "coupe": 13}, LAST, hands=[["farm"]], exhausted=TIRED)
    play(not_last, "play:farm")
    assert told(not_last, "refuelled") == []


@rule("WR-10.2")
def test_WR_10_2_by_agreement_once_in_a_race():
    for agreed, times in (("always", 1), ("once", 0)):
        settings = {"gas_station": agreed}
        match = race({"turbo": 14, "coupe": 17}, LAST, hands=[["farm"]], settings=settings, gas_fired=True)
        play(match, "play:farm")
        assert len(told(match, "refuelled")) == times


@rule("WR-10.2")
def test_WR_10_2_it_works_at_most_once_in_a_turn():
    """Barrage sends a racer onto the Railroad, whose train brings the last one forward, and back to the Gas Station."""
    tracks = [*TERRAIN * 2, TERRAIN[0], "railroad", *TERRAIN[1:], *TERRAIN]
    players = {"surplus": 16, "haybailer": 18, "boulder-mobile": 15, "turbo": 16, "convert-a-car": 17, "coupe": 20}
    match = race(players, tiles=tracks)
    for last in ("haybailer", "boulder-mobile"):
        play(match, "power:barrage", "tile:18")
        assert tiles(match)[last] == GAS
    assert told(match, "refuelled") == [{"racer": "haybailer"}]
    assert reasons(match)["power:barrage"] == ("exhausted", "WR-8.1")


@rule("WR-10.2")
def test_WR_10_2_in_the_next_turn_it_works_again_and_when_the_neutral_racers_move():
    match = race({"turbo": 14, "coupe": 16}, LAST, hands=[["farm"], ["farm"]])
    play(match, "play:farm", "power:belfry-spook", "racer:compact")
    assert told(match, "refuelled") == [{"racer": "turbo"}, {"racer": "compact"}]
    neutral = {"compact": 16, "surplus": 18, "haybailer": 19, "boulder-mobile": 21, "coupe": 22}
    match = race({"turbo": 14}, neutral, hands=[["farm"]], exhausted=TIRED, traps={17: "log"}, round=2)
    play(match, "play:farm", "unexhaust:perfect-poise")
    assert told(match, "refuelled") == [{"racer": "turbo"}, {"racer": "compact"}]


@rule("WR-10.3")
def test_WR_10_3_out_of_the_swamp_leads_a_pair_or_any_three():
    match = race({"turbo": 20, "coupe": 9}, special="swamp", hands=[["desert", "desert", "farm"]])
    assert [key for key in options(match) if not key.startswith("power")] == [
        "wait:desert",
        "wait:farm",
        "leave:desert-desert",
        "leave:desert-desert-farm",
        "leave:desert-farm-desert",
    ]
    play(match, "leave:desert-desert")
    assert (moves(match), seen(match)["played"]) == ([("turbo", 20, 21, "WR-10.3")], 2)
    match = race({"turbo": 20, "coupe": 9}, special="swamp", hands=[["desert", "desert", "farm"]], exhausted=TIRED)
    play(match, "leave:desert-farm-desert")
    assert tiles(match)["turbo"] == 21
    assert told(match, "dastardly-moved")[0]["card"] == "desert"


@rule("WR-10.3")
def test_WR_10_3_whoever_is_asked_for_a_card_is_told_of_the_swamp():
    for special, told_swamp in (("swamp", 1), ("acme", 0)):
        match = race({"turbo": 20, "coupe": 9}, special=special, hands=[["desert", "desert", "farm"]])
        assert match.question is not None
        assert match.question.facts == {"left": 3, "swamp": told_swamp}
    match = race({"turbo": 19, "coupe": 9}, special="swamp", hands=[["desert", "desert", "farm"]])
    play(match, "play:farm")
    assert match.question is not None
    assert match.question.facts == {"left": 2, "swamp": 1}


@rule("WR-10.3")
def test_WR_10_3_a_racer_that_comes_there_before_its_first_card_may_give_it_up_as_well():
    match = race({"boulder-mobile": 19, "turbo": 10}, special="swamp", hands=[["farm", "desert"]])
    play(match, "power:club-starter", "wait:desert")
    assert (tiles(match)["boulder-mobile"], told(match, "stayed")) == (20, [{"racer": "boulder-mobile"}])


@rule("WR-10.3")
def test_WR_10_3_a_turn_begun_there_may_give_up_one_card():
    match = race({"turbo": 20, "coupe": 9}, special="swamp", hands=[["desert", "forest", "farm", "farm"]])
    play(match, "wait:desert")
    assert tiles(match)["turbo"] == 20
    assert "leave:farm-farm" in options(match)
    assert not [key for key in options(match) if key.startswith("wait")]
    assert reasons(match)["play:forest"] == ("in-the-swamp", "WR-10.3")


@rule("WR-10.3")
def test_WR_10_3_a_broken_bridge_keeps_a_racer_in_the_swamp_but_powers_lead_out():
    slow = {"turbo": {"slow": True}}
    match = race({"turbo": 20, "coupe": 9}, special="swamp", hands=[["desert"] * 3], more=slow)
    assert [key for key in options(match) if not key.startswith("power")] == ["wait:desert"]
    play(match, "power:telescopic-nose")
    assert tiles(match)["turbo"] == 21


@rule("WR-10.3")
def test_WR_10_3_who_holds_a_pair_in_the_swamp_but_may_play_one_card_learns_what_forbids_the_pair():
    slow = {"turbo": {"slow": True}}
    match = race({"turbo": 20, "coupe": 9}, special="swamp", hands=[["desert"] * 2], more=slow)
    assert reasons(match)["leave:desert-desert"] == ("too-few-plays", "WR-7.7")
    assert reasons(match)["play:desert"] == ("too-few-plays", "WR-7.7")
    match = race({"turbo": 20, "coupe": 9}, special="swamp", hands=[["desert", "farm"]], more=slow)
    assert reasons(match)["play:desert"] == ("in-the-swamp", "WR-10.3")


@rule("WR-10.4")
def test_WR_10_4_at_the_railroad_crossing_the_last_move_ahead():
    neutral = {"compact": 7, "surplus": 7, "haybailer": 12, "boulder-mobile": 12}
    match = race({"turbo": 19, "coupe": 9}, neutral, hands=[["farm"]], exhausted=TIRED)
    play(match, "play:farm")
    assert (asked(match), options(match)) == ((0, "who-first", "WR-10.4"), ["racer:compact", "racer:surplus"])
    play(match, "racer:surplus")
    assert [move[:3] for move in moves(match) if move[3] == "WR-10.4"] == [("surplus", 7, 8), ("compact", 7, 8)]


@rule("WR-10.4")
def test_WR_10_4_the_arriving_racer_itself_may_be_the_last():
    neutral = {"compact": 21, "surplus": 22, "haybailer": 22, "boulder-mobile": 23}
    match = race({"turbo": 19, "coupe": 21}, neutral, hands=[["farm"]], exhausted=TIRED)
    play(match, "play:farm")
    assert ("turbo", 20, 23, "WR-10.4") in moves(match)


@rule("WR-10.5")
def test_WR_10_5_at_the_crossroads_two_tiles_may_trade_places():
    match = race({"turbo": 19, "coupe": 9}, special="crossroads", hands=[["farm"]], exhausted=TIRED, traps={16: "oil"})
    play(match, "play:farm")
    assert asked(match) == (0, "crossroads", "WR-10.5")
    assert options(match) == ["pass", *[f"tile:{tile}" for tile in range(7, 25) if tile != 15]]
    play(match, "tile:16", "tile:22")
    assert (kinds(match)[16], kinds(match)[22]) == ("forest", "desert")
    assert 22 in trapped(match)
    assert 16 not in trapped(match)


@rule("WR-10.5")
def test_WR_10_5_the_crossroads_itself_only_if_the_table_allows_it():
    settings = {"crossroads": "others"}
    match = race({"turbo": 19, "coupe": 9}, special="crossroads", hands=[["farm"]], exhausted=TIRED, settings=settings)
    play(match, "play:farm")
    assert "tile:20" not in options(match)
    play(match, "pass")
    assert told(match, "tiles-traded") == []


@rule("WR-10.6")
def test_WR_10_6_the_lead_racer_at_the_laboratory_sets_a_trap_ahead():
    match = race(
        {"turbo": 19, "coupe": 9},
        special="acme",
        hands=[["farm"]],
        exhausted=TIRED,
        deck=["forest", "oil"] + ["farm"] * 3,
    )
    play(match, "play:farm")
    assert cited(match, "terrain-drawn") == ["WR-10.6"]
    assert told(match, "trap-laid")[0] == {"tile": 22}
    assert seen(match)["discard"] == ["farm", "forest"]


@rule("WR-10.6")
def test_WR_10_6_nothing_is_laid_behind_another_or_without_dastardly():
    match = race({"turbo": 19, "coupe": 22}, special="acme", hands=[["farm"]], exhausted=TIRED)
    play(match, "play:farm")
    assert told(match, "terrain-drawn") == []
    match = race({"turbo": 19, "coupe": 9}, special="acme", hands=[["farm"]], exhausted=TIRED, dastardly=None)
    play(match, "play:farm")
    assert (len(told(match, "terrain-drawn")), trapped(match)) == (1, [])

"""The printed examples, in the order of the text. What only the lost pictures showed is ours, and noted."""

from tests.rulebook.marks import example
from tests.rulebook.wacky_races.table import (
    dastardly,
    dealt,
    hand,
    kinds,
    moves,
    options,
    play,
    race,
    ready,
    seen,
    tiles,
    told,
    trapped,
)

import jalopy


@example("wacky-races", 1)
def test_example_1_three_players_and_three_neutral_racers():
    match = jalopy.new("wacky-races", seats=3, seed=1, racers="chosen", start="1")
    play(match, "racer:convert-a-car", "racer:bulletproof-bomb", "racer:buzz-wagon")
    racers = seen(match)["racers"]
    assert [racer["seat"] for racer in racers] == [0, 1, 2, None, None, None]
    assert not {"convert-a-car", "bulletproof-bomb", "buzz-wagon"} & {racer["name"] for racer in racers[3:]}


@example("wacky-races", 2)
def test_example_2_the_grid_from_the_rear_to_the_front():
    match = jalopy.new("wacky-races", seats=3, seed=1, racers="chosen", start="1")
    play(match, "racer:convert-a-car", "racer:buzz-wagon", "racer:bulletproof-bomb")
    standing = tiles(match)
    assert (dastardly(match), standing["convert-a-car"], standing["buzz-wagon"], standing["bulletproof-bomb"]) == (
        0,
        1,
        2,
        3,
    )
    assert sorted(standing.values()) == [1, 2, 3, 4, 5, 6]


@example("wacky-races", 3)
def test_example_3_the_crossroads_is_drawn_and_lies_in_the_second_half():
    # The seed is one with which the Crossroads is drawn.
    seed = next(seed for seed in range(50) if told(dealt(3, seed), "special-tiles") == [{"tiles": ["crossroads"]}])
    laid = kinds(dealt(3, seed))
    assert laid[16:25].count("crossroads") == 1
    assert not {"swamp", "railroad", "acme"} & set(laid)


@example("wacky-races", 4)
def test_example_4_the_professor_passes_a_full_farm_tile():
    # Forest, Prairie, Farm with two racers, Prairie: the tiles stand in the text, their numbers and the third card are ours.
    road = ["desert", "forest", "prairie", "farm", "prairie", "desert", "forest", "farm"]
    road += ["desert", "forest", "prairie", "farm", "crossroads", "desert", "forest", "prairie", "farm"]
    match = race(
        {"convert-a-car": 8, "turbo": 10}, {"compact": 10}, tiles=road, hands=[["desert", "prairie", "forest"]]
    )
    play(match, "play:desert", "play:prairie")
    assert moves(match) == [("convert-a-car", 8, 9, "WR-3.2"), ("convert-a-car", 9, 11, "WR-3.3")]
    assert kinds(match)[11] == "prairie"
    assert [key for key in options(match) if key.startswith("play")] == []


@example("wacky-races", 5)
def test_example_5_dastardly_drives_to_the_first_prairie_without_a_trap():
    # That a nearer Prairie tile has a trap is ours; the words allow it.
    match = race({"bulletproof-bomb": 17, "turbo": 19}, hands=[["prairie"]], traps={9: "oil"}, dastardly=5)
    play(match, "play:prairie", "stop")
    assert dastardly(match) == 13


@example("wacky-races", 6)
def test_example_6_the_neutral_racers_move():
    # Where they stand is ours, so that the cards do what the words say.
    neutral = {"haybailer": 11, "boulder-mobile": 9, "compact": 14}
    players = {"convert-a-car": 18, "bulletproof-bomb": 19, "buzz-wagon": 18}
    tired = {"buzz-wagon": ["buzz-saw-wheels", "sawtooth", "timber", "lumberjack-muscle"]}
    road = ["desert", "forest", "prairie", "farm"] * 2
    road += ["farm", "forest", "prairie", "desert", "crossroads", "desert", "forest", "prairie", "farm"]
    match = race(
        players,
        neutral,
        tiles=road,
        hands=[["farm"] * 3, ["farm"] * 3, ["farm", "farm", "farm", "farm"]],
        deck=["forest", "forest", "desert"],
        exhausted=tired,
        round=2,
        next=2,
    )
    play(match, "play:farm", "stop")
    free = [move[:3] for move in moves(match) if move[3] == "WR-6.2"]
    assert free == [("compact", 14, 15), ("haybailer", 11, 12), ("boulder-mobile", 9, 10)]
    assert [(facts["card"], facts["racers"]) for facts in told(match, "neutral-card")] == [
        ("forest", ["haybailer", "compact"]),
        ("forest", []),
        ("desert", []),
    ]
    assert (tiles(match)["haybailer"], tiles(match)["compact"]) == (13, 16)


@example("wacky-races", 7)
def test_example_7_dastardly_leads_lays_a_trap_and_falls_back():
    neutral = {"compact": 5, "surplus": 5, "coupe": 6, "turbo": 7}
    tired = {"buzz-wagon": ["buzz-saw-wheels", "sawtooth", "timber", "lumberjack-muscle"]}
    match = race({"buzz-wagon": 9, "haybailer": 8}, neutral, hands=[["desert"]], exhausted=tired, dastardly=7)
    play(match, "play:desert")
    assert trapped(match) == [11]
    assert kinds(match)[11] == "desert"
    assert dastardly(match) == 4


@example("wacky-races", 8)
def test_example_8_rufus_swaps_a_forest_ahead_with_sawtooth():
    # Farm, Prairie, Forest, as the words say; the numbers are ours.
    road = ["desert", "forest", "prairie", "farm", "prairie", "forest", "desert", "farm"]
    road += ["desert", "forest", "prairie", "farm", "crossroads", "desert", "forest", "prairie", "farm"]
    match = race({"buzz-wagon": 10, "turbo": 17}, tiles=road, hands=[["forest", "forest", "desert"]])
    play(match, "power:sawtooth", "tile:12")
    assert kinds(match)[10:13] == ["farm", "forest", "prairie"]
    assert "sawtooth" not in ready(match, "buzz-wagon")
    play(match, "play:desert", "play:forest")
    assert tiles(match)["buzz-wagon"] == 12
    assert kinds(match)[12] == "prairie"
    assert hand(match, 0) == ["forest"]


@example("wacky-races", 9)
def test_example_9_the_professor_drills_through_a_painted_tunnel():
    match = race({"convert-a-car": 10, "turbo": 17}, traps={11: "painted-tunnel"}, hands=[["farm", "desert", "farm"]])
    assert kinds(match)[11] == "desert"
    play(match, "play:farm")
    assert told(match, "trap-cancelled") == [
        {"racer": "convert-a-car", "trap": "painted-tunnel", "power": "drill-a-way"}
    ]
    assert "drill-a-way" not in ready(match, "convert-a-car")
    assert seen(match)["trap_discard"] == ["painted-tunnel"]
    play(match, "play:desert")
    assert tiles(match)["convert-a-car"] == 12

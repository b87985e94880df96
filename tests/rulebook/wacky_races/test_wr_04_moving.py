"""WR-4  Moving."""

from tests.rulebook.marks import rule
from tests.rulebook.wacky_races.table import asked, cited, moves, options, play, race, ready, tiles, told, trapped


@rule("WR-4.1")
def test_WR_4_1_a_racer_goes_to_the_next_free_space_in_both_directions():
    match = race({"turbo": 8, "coupe": 9}, {"compact": 9, "surplus": 10}, hands=[["farm"]])
    play(match, "play:farm")
    assert tiles(match)["turbo"] == 10
    match = race({"boulder-mobile": 9, "coupe": 10}, {"compact": 9}, hands=[["farm"]])
    play(match, "power:caveman-bash", "racer:coupe")
    assert tiles(match)["coupe"] == 8


@rule("WR-4.2")
def test_WR_4_2_a_full_tile_that_is_passed_does_nothing():
    match = race(
        {"turbo": 14, "coupe": 15}, {"compact": 15}, hands=[["farm"]], exhausted={"turbo": ["gallant-gesture"]}
    )
    play(match, "play:farm")
    assert tiles(match)["turbo"] == 16
    assert told(match, "refuelled") == []


@rule("WR-4.3")
def test_WR_4_3_without_a_free_space_behind_a_racer_stays():
    rest = {"compact": 9, "boulder-mobile": 10, "haybailer": 11, "turbo": 12}
    match = race({"surplus": 1, "coupe": 2}, rest, hands=[["farm"]])
    play(match, "power:barrage")  # two spaces, and only one of them is there
    assert moves(match) == [("coupe", 2, 1, "WR-9.19")]
    assert (told(match, "stayed"), cited(match, "stayed")) == ([{"racer": "coupe"}], ["WR-4.3"])


@rule("WR-4.4")
def test_WR_4_4_a_trap_on_the_way_takes_the_other_steps():
    match = race(
        {"coupe": 8, "turbo": 14},
        traps={9: "broken-bridge"},
        hands=[["farm"], []],
        exhausted={"coupe": ["bat-wing-bridge"]},
    )
    play(match, "play:farm")
    assert tiles(match)["coupe"] == 9
    struck = race(
        {"coupe": 8, "turbo": 14},
        traps={10: "broken-bridge"},
        hands=[["farm", "farm", "farm"]],
        exhausted={"coupe": ["bat-wing-bridge"]},
    )
    play(struck, "play:farm", "power:dragon-power", "discard:farm")
    assert moves(struck)[:2] == [("coupe", 8, 9, "WR-3.2"), ("coupe", 9, 10, "WR-9.10")]
    assert tiles(struck)["coupe"] == 10


@rule("WR-4.4")
def test_WR_4_4_a_trap_that_is_cancelled_takes_no_step():
    match = race({"coupe": 8, "turbo": 14}, traps={10: "broken-bridge"}, hands=[["farm", "farm", "farm"]])
    play(match, "play:farm", "power:dragon-power", "discard:farm")
    assert tiles(match)["coupe"] == 11
    assert "bat-wing-bridge" not in ready(match, "coupe")


@rule("WR-4.5")
def test_WR_4_5_the_foremost_goes_first_and_on_one_tile_the_active_player_says_who():
    match = race({"coupe": 8, "turbo": 14}, {"compact": 12, "surplus": 12}, traps={9: "oil"}, hands=[["farm"]])
    play(match, "play:farm")
    assert asked(match) == (0, "who-first", "WR-4.5")
    assert options(match) == ["racer:compact", "racer:surplus"]
    play(match, "racer:surplus", "racer:boulder-mobile")
    moved = [name for name, _, _, cause in moves(match) if cause == "WR-7.6"]
    assert moved[:4] == ["turbo", "surplus", "compact", "boulder-mobile"]


@rule("WR-4.6")
def test_WR_4_6_trading_places_is_no_movement():
    match = race({"convert-a-car": 13, "turbo": 15}, {"compact": 14, "surplus": 16}, hands=[["farm"]])
    play(match, "power:whirly-rig")
    assert (tiles(match)["convert-a-car"], tiles(match)["compact"]) == (14, 13)
    assert moves(match) == []
    assert trapped(match) == []
    crossing = race({"convert-a-car": 18, "turbo": 20}, hands=[["farm"]])
    play(crossing, "power:whirly-rig")
    assert tiles(crossing)["convert-a-car"] == 20
    assert told(crossing, "train") == []

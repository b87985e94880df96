"""WR-7  Traps."""

from typing import Any

from tests.rulebook.marks import rule
from tests.rulebook.wacky_races.table import (
    asked,
    cited,
    hand,
    look,
    moves,
    options,
    play,
    race,
    ready,
    reasons,
    seen,
    story,
    tiles,
    told,
    trapped,
)

import jalopy
from jalopy.kernel.match import Match

SPENT = {"turbo": ["perfect-poise"]}


def sprung(
    trap: str, players: dict[str, int] | None = None, neutral: dict[str, int] | None = None, **more: Any
) -> Match:
    """Turbo drives from 10 onto the trap on 11."""
    more = {"hands": [["farm", "desert", "desert"]]} | more
    match = race(players or {"turbo": 10, "coupe": 18}, neutral, traps={11: trap}, **more)
    play(match, "play:farm")
    return match


@rule("WR-7.1")
def test_WR_7_1_whoever_comes_onto_a_trap_turns_it_over():
    match = sprung("sabotage")
    assert told(match, "trap-sprung") == [{"racer": "turbo", "tile": 11, "trap": "sabotage"}]
    assert trapped(match) == []
    play(match, options(match)[0])
    assert seen(match)["trap_discard"] == ["sabotage"]


@rule("WR-7.1")
def test_WR_7_1_a_racer_that_is_pushed_onto_a_trap_springs_it_too():
    match = race({"coupe": 10, "turbo": 12}, traps={11: "broken-bridge"})
    play(match, "power:belfry-spook")
    assert told(match, "trap-sprung")[0]["racer"] == "turbo"


@rule("WR-7.1")
def test_WR_7_1_of_two_racers_on_a_tile_that_gets_a_trap_the_active_player_picks():
    match = race(
        {"turbo": 19, "coupe": 9},
        {"compact": 9},
        special="crossroads",
        traps={16: "broken-bridge"},
        hands=[["farm"]],
        exhausted={"turbo": ["telescopic-nose", "back-in-one-piece"], "coupe": ["bat-wing-bridge"]},
    )
    play(match, "play:farm", "tile:16", "tile:9")
    assert (asked(match), options(match)) == ((0, "who-springs", "WR-7.1"), ["racer:coupe", "racer:compact"])
    play(match, "racer:coupe")
    assert told(match, "slowed") == [{"racer": "coupe"}]


@rule("WR-7.2")
def test_WR_7_2_a_fitting_power_must_cancel_the_trap_and_the_turn_goes_on():
    match = sprung("oil")
    assert told(match, "trap-cancelled") == [{"racer": "turbo", "trap": "oil", "power": "perfect-poise"}]
    assert "perfect-poise" not in ready(match, "turbo")
    assert asked(match)[:2] == (0, "next-card")
    assert "play:desert" in options(match)


@rule("WR-7.2")
def test_WR_7_2_it_does_so_in_other_players_turns_too():
    match = race({"coupe": 10, "turbo": 12}, traps={11: "oil"})
    play(match, "power:belfry-spook")
    assert cited(match, "trap-cancelled") == ["WR-9.37"]
    assert "perfect-poise" not in ready(match, "turbo")


@rule("WR-7.3")
def test_WR_7_3_the_turn_of_the_active_racer_ends_and_the_hand_is_filled():
    match = sprung("boulder")
    assert cited(match, "turn-lost") == ["WR-7.3"]
    assert (asked(match)[0], len(hand(match, 0))) == (1, 3)
    assert "dastardly-moved" in story(match)


@rule("WR-7.3")
def test_WR_7_3_another_racer_that_suffers_a_trap_ends_no_turn():
    match = race({"coupe": 10, "turbo": 12}, traps={11: "boulder"})
    play(match, "power:belfry-spook")
    assert tiles(match)["turbo"] == 10
    assert asked(match)[:2] == (0, "first-card")


@rule("WR-7.3")
def test_WR_7_3_a_trap_that_comes_when_the_driving_is_over_ends_no_turn():
    spent = {"turbo": ["telescopic-nose", "gallant-gesture", "back-in-one-piece"]}
    match = race({"turbo": 19, "coupe": 14}, special="crossroads", hands=[["farm"]], traps={24: "log"}, exhausted=spent)
    play(match, "play:farm", "tile:20", "tile:24")
    assert (tiles(match)["turbo"], told(match, "turn-lost")) == (18, [])


@rule("WR-7.3")
def test_WR_7_3_two_traps_end_the_turn_once():
    neutral = {"compact": 16, "surplus": 17, "haybailer": 18, "buzz-wagon": 19}
    match = race({"turbo": 9, "coupe": 13}, neutral, hands=[["farm"]], traps={10: "painted-tunnel", 11: "mud-pool"})
    play(match, "play:farm")
    assert (len(told(match, "trap-sprung")), cited(match, "turn-lost")) == (2, ["WR-7.3"])


@rule("WR-7.4")
def test_WR_7_4_the_trap_comes_before_the_tile():
    match = race({"turbo": 19, "coupe": 18}, traps={20: "log"}, hands=[["farm"]])
    play(match, "play:farm")
    assert tiles(match)["turbo"] == 18
    assert told(match, "train") == []
    match = race({"turbo": 19, "coupe": 18}, traps={20: "broken-bridge"}, hands=[["farm"]])
    play(match, "play:farm")
    assert len(told(match, "train")) == 1


@rule("WR-7.5")
def test_WR_7_5_failed_plan_lets_every_player_unexhaust_one_power():
    spent = {"turbo": ["gallant-gesture"], "coupe": ["dragon-power", "belfry-spook"]}
    match = sprung("failed-plan", exhausted=spent)
    play(match, "unexhaust:gallant-gesture")
    assert told(match, "unexhausted") == [{"seat": 0, "racer": "turbo", "power": "gallant-gesture"}]
    assert (asked(match), options(match)) == (
        (1, "unexhaust", "WR-7.5"),
        ["unexhaust:dragon-power", "unexhaust:belfry-spook", "decline"],
    )
    play(match, "unexhaust:belfry-spook")
    assert "belfry-spook" in ready(match, "coupe")
    assert cited(match, "turn-lost") == ["WR-7.3"]


@rule("WR-7.5")
def test_WR_7_5_who_would_rather_not_may_leave_the_power_exhausted_and_who_has_none_is_not_asked():
    match = sprung("failed-plan", exhausted={"turbo": ["gallant-gesture"]})
    assert (asked(match), options(match)) == ((0, "unexhaust", "WR-7.5"), ["unexhaust:gallant-gesture", "decline"])
    play(match, "decline")
    assert (told(match, "unexhausted"), "gallant-gesture" in ready(match, "turbo")) == ([], False)
    assert asked(match)[:2] == (1, "first-card")


@rule("WR-7.6")
def test_WR_7_6_oil_moves_all_others_one_ahead():
    neutral = {"compact": 12, "surplus": 7, "haybailer": 8, "buzz-wagon": 5}
    match = sprung("oil", neutral=neutral, exhausted=SPENT)
    moved = {name: (before, after) for name, before, after, cause in moves(match) if cause == "WR-7.6"}
    assert moved == {
        "coupe": (18, 19),
        "compact": (12, 13),
        "haybailer": (8, 9),
        "surplus": (7, 8),
        "buzz-wagon": (5, 6),
    }
    assert tiles(match)["turbo"] == 11


@rule("WR-7.7")
def test_WR_7_7_broken_bridge_leaves_one_card_in_the_next_turn():
    match = sprung("broken-bridge", players={"turbo": 10}, hands=[["farm", "desert", "desert"]])
    assert look(match, "turbo")["slow"] is False
    assert (asked(match)[1], seen(match)["plays"]) == ("first-card", 1)
    play(match, "play:desert")
    assert [key for key in options(match) if key.startswith("play")] == []


@rule("WR-7.7")
def test_WR_7_7_two_broken_bridges_do_not_add_up():
    match = race({"turbo": 10}, traps={11: "broken-bridge"}, hands=[["farm"] * 4], more={"turbo": {"slow": True}})
    play(match, "play:farm")
    assert seen(match)["plays"] == 1
    play(match, "play:farm")
    while asked(match)[1] == "who-first":
        play(match, options(match)[0])
    assert (asked(match)[1], seen(match)["plays"]) == ("first-card", 3)


@rule("WR-7.7")
def test_WR_7_7_the_bridge_is_named_where_a_second_card_is_refused():
    match = race(
        {"turbo": 10, "coupe": 18}, hands=[["farm", "desert"]], more={"turbo": {"slow": True}}, exhausted=SPENT
    )
    play(match, "play:farm")
    assert reasons(match)["play:desert"] == ("no-more-cards", "WR-7.7")


@rule("WR-7.7")
def test_WR_7_7_a_racer_slowed_by_hey_elp_is_refused_under_that_power_and_not_under_the_bridge():
    match = race({"compact": 8, "turbo": 10}, hands=[["farm"], ["farm", "desert"]], exhausted=SPENT)
    play(match, "power:hey-elp", "play:farm", "stop")
    play(match, "play:farm")
    assert reasons(match)["play:desert"] == ("no-more-cards", "WR-9.3")


@rule("WR-7.7")
def test_WR_7_7_what_slowed_a_racer_outlives_the_turn_it_happened_in():
    match = race({"compact": 8, "turbo": 10}, hands=[["farm"], ["farm", "desert"]], exhausted=SPENT)
    play(match, "power:hey-elp", "play:farm", "stop")
    written: Any = match.position()
    assert written["racers"][1]["slow"] == "hey-elp"
    again = jalopy.from_position("wacky-races", written, seed=1)
    play(again, "play:farm")
    assert reasons(again)["play:desert"] == ("no-more-cards", "WR-9.3")
    for given, cause in (("broken-bridge", "WR-7.7"), (True, "WR-7.7")):
        written["racers"][1]["slow"] = given
        again = jalopy.from_position("wacky-races", written, seed=1)
        play(again, "play:farm")
        assert reasons(again)["play:desert"] == ("no-more-cards", cause)


@rule("WR-7.8")
def test_WR_7_8_boulder_throws_back_one():
    match = race({"turbo": 9, "coupe": 18}, {"compact": 10, "surplus": 10}, traps={11: "boulder"})
    play(match, "play:desert")
    assert [move for move in moves(match) if move[3] == "WR-7.8"] == [("turbo", 11, 9, "WR-7.8")]


@rule("WR-7.9")
def test_WR_7_9_log_throws_back_two():
    match = sprung("log")
    assert [move[1:3] for move in moves(match) if move[3] == "WR-7.9"] == [(11, 10), (10, 9)]


@rule("WR-7.10")
def test_WR_7_10_sabotage_exhausts_a_power_of_the_players_choice():
    match = sprung("sabotage")
    assert asked(match) == (0, "exhaust", "WR-7.10")
    assert options(match) == [f"exhaust:{key}" for key in ready(match, "turbo")]
    play(match, "exhaust:perfect-poise")
    assert "perfect-poise" not in ready(match, "turbo")
    none_left = {"turbo": ["telescopic-nose", "gallant-gesture", "back-in-one-piece", "perfect-poise"]}
    assert told(sprung("sabotage", exhausted=none_left), "exhausted") == []


@rule("WR-7.11")
def test_WR_7_11_the_old_switcheroo_trades_places_with_the_closest_behind():
    match = sprung("old-switcheroo", neutral={"compact": 9, "surplus": 8})
    assert (tiles(match)["turbo"], tiles(match)["compact"]) == (9, 11)
    match = sprung("old-switcheroo", neutral={"compact": 8, "surplus": 8})
    assert asked(match) == (0, "swap-with", "WR-7.11")
    play(match, "racer:surplus")
    assert (tiles(match)["turbo"], tiles(match)["surplus"]) == (8, 11)


@rule("WR-7.11")
def test_WR_7_11_nobody_within_three_tiles_is_nobody_to_trade_with():
    match = sprung("old-switcheroo", neutral={"compact": 7})
    assert (tiles(match)["turbo"], cited(match, "stayed")) == (11, ["WR-7.11"])


@rule("WR-7.12")
def test_WR_7_12_the_two_hindmost_drive_through_the_painted_tunnel():
    neutral = {"compact": 7, "surplus": 8, "haybailer": 12, "buzz-wagon": 13}
    match = sprung("painted-tunnel", neutral=neutral)
    assert [move[:3] for move in moves(match) if move[3] == "WR-7.12"] == [
        ("surplus", 8, 9),
        ("surplus", 9, 10),
        ("compact", 7, 8),
        ("compact", 8, 9),
    ]


@rule("WR-7.12")
def test_WR_7_12_where_too_many_are_level_the_active_player_picks():
    neutral = {"compact": 7, "surplus": 8, "haybailer": 8, "buzz-wagon": 13}
    match = sprung("painted-tunnel", neutral=neutral)
    assert (asked(match), options(match)) == ((0, "who-escapes", "WR-7.12"), ["racer:surplus", "racer:haybailer"])
    play(match, "racer:haybailer")
    assert (tiles(match)["haybailer"], tiles(match)["compact"], tiles(match)["surplus"]) == (10, 9, 8)


@rule("WR-7.13")
def test_WR_7_13_mud_pool_keeps_from_redrawing():
    match = sprung("mud-pool")
    assert len(hand(match, 0)) == 2
    assert cited(match, "no-redraw") == ["WR-7.13"]
    assert look(match, "turbo")["muddy"] is False


@rule("WR-7.13")
def test_WR_7_13_in_anothers_turn_it_is_for_the_end_of_the_next_own_one():
    match = race({"coupe": 10, "turbo": 12}, traps={11: "mud-pool"}, hands=[["farm"], ["forest", "forest"]])
    play(match, "power:belfry-spook")
    assert look(match, "turbo")["muddy"]
    play(match, "play:farm")
    assert asked(match)[0] == 1
    play(match, "play:forest", "stop")
    assert len(hand(match, 1)) == 1


@rule("WR-7.14")
def test_WR_7_14_three_kinds_do_nothing_to_neutral_racers():
    for trap in ("broken-bridge", "sabotage", "mud-pool"):
        match = race({"coupe": 10, "turbo": 18}, {"compact": 12}, traps={11: trap})
        play(match, "power:belfry-spook")
        assert cited(match, "trap-harmless") == ["WR-7.14"]
    match = race({"coupe": 10, "turbo": 18}, {"compact": 12}, traps={11: "log"})
    play(match, "power:belfry-spook")
    assert tiles(match)["compact"] == 9


@rule("WR-7.14")
def test_WR_7_14_what_does_nothing_to_a_neutral_racer_does_not_stop_a_move_it_is_in():
    rest = {"compact": 12, "boulder-mobile": 16, "buzz-wagon": 16, "haybailer": 17}
    for trap in ("sabotage", "broken-bridge", "mud-pool"):
        match = race({"surplus": 9, "turbo": 18}, rest, traps={11: trap})
        play(match, "power:barrage")  # alone, so back two
        assert (tiles(match)["compact"], cited(match, "trap-harmless")) == (10, ["WR-7.14"])
    match = race({"surplus": 9, "turbo": 18}, rest, traps={11: "old-switcheroo"})
    play(match, "power:barrage")
    assert tiles(match)["compact"] == 9  # traded with the surplus, and no step more

"""WR-9  The forty powers, each at work. Those against traps are tried by `cancels`."""

from typing import Any

from tests.rulebook.marks import rule
from tests.rulebook.wacky_races.table import (
    TERRAIN,
    asked,
    cited,
    hand,
    kinds,
    look,
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

from jalopy.games.wacky_races.power_cards import ALL_POWERS
from jalopy.kernel.match import Match


def cancels(racer: str, power: str, *traps: str) -> bool:
    """On its own trap the racer drives on; on another it does not."""
    for trap in ("boulder", "broken-bridge", "log", "oil", "sabotage", "painted-tunnel", "mud-pool", "old-switcheroo"):
        match = race(
            {racer: 10, "surplus" if racer != "surplus" else "turbo": 18}, traps={11: trap}, hands=[["farm"] * 3]
        )
        play(match, "play:farm")
        cancelled = told(match, "trap-cancelled")
        if trap in traps:
            assert cancelled == [{"racer": racer, "trap": trap, "power": power}]
            assert cited(match, "trap-cancelled") == [ALL_POWERS[power].rule]
            assert (asked(match)[0], tiles(match)[racer]) == (0, 11)
            assert power not in ready(match, racer)
        else:
            assert cancelled == []
            assert cited(match, "turn-lost") == ["WR-7.3"]
    return True


def used(match: Match, power: str, *answers: str) -> Match:
    play(match, f"power:{power}", *answers)
    assert cited(match, "power-used") == [ALL_POWERS[power].rule]
    return match


# --- Compact Pussycat -------------------------------------------------------------------------------------------------


@rule("WR-9.1")
def test_WR_9_1_not_a_speck_cancels_mud_pool_and_old_switcheroo():
    assert cancels("compact", "not-a-speck", "mud-pool", "old-switcheroo")


@rule("WR-9.2")
def test_WR_9_2_hair_dryer_boost_draws_one_and_moves_one():
    match = used(race({"compact": 8, "coupe": 12}), "hair-dryer-boost")
    assert (len(hand(match, 0)), tiles(match)["compact"]) == (4, 9)


@rule("WR-9.3")
def test_WR_9_3_hey_elp_slows_a_player_and_draws_one():
    match = race({"compact": 8, "coupe": 11, "turbo": 12})
    used(match, "hey-elp")
    assert (look(match, "coupe")["slow"], look(match, "turbo")["slow"], len(hand(match, 0))) == (True, False, 4)
    play(match, "play:desert", "stop")
    assert (asked(match)[0], seen(match)["plays"]) == (1, 1)


@rule("WR-9.4")
def test_WR_9_4_powder_room_draws_three():
    assert len(hand(used(race({"compact": 8, "coupe": 12}), "powder-room"), 0)) == 6


# --- Boulder Mobile ---------------------------------------------------------------------------------------------------


@rule("WR-9.5")
def test_WR_9_5_rock_hard_heads_cancel_boulder():
    assert cancels("boulder-mobile", "rock-hard-heads", "boulder")


@rule("WR-9.6")
def test_WR_9_6_club_starter_moves_one():
    match = used(race({"boulder-mobile": 8, "coupe": 12}), "club-starter")
    assert (tiles(match)["boulder-mobile"], asked(match)[1]) == (9, "first-card")


@rule("WR-9.7")
def test_WR_9_7_stone_rollers_make_all_cards_match_but_not_in_the_swamp():
    match = race({"boulder-mobile": 8, "coupe": 14}, hands=[["forest"] * 3])
    play(match, "play:forest")
    assert "play:forest" not in options(match)
    play(match, "power:stone-rollers", "play:forest", "play:forest")
    assert tiles(match)["boulder-mobile"] == 11
    match = race({"boulder-mobile": 8, "coupe": 14}, hands=[["forest"] * 3])
    play(match, "play:forest")
    assert seen(match)["free"] == 0
    play(match, "power:stone-rollers")
    assert seen(match)["free"] == 2
    play(match, "play:forest")
    assert seen(match)["free"] == 1
    match = race({"boulder-mobile": 18, "coupe": 14}, special="swamp", hands=[["prairie", "farm", "desert"]])
    play(match, "play:prairie", "power:stone-rollers", "play:desert")
    assert tiles(match)["boulder-mobile"] == 20
    assert "play:farm" not in options(match)


@rule("WR-9.8")
def test_WR_9_8_caveman_bash_throws_back_a_racer_here_or_one_ahead():
    match = race({"boulder-mobile": 8, "coupe": 9}, {"compact": 8, "turbo": 10})
    play(match, "power:caveman-bash")
    assert options(match) == ["racer:coupe", "racer:compact"]
    play(match, "racer:compact")
    assert tiles(match)["compact"] == 7


# --- Creepy Coupé -----------------------------------------------------------------------------------------------------


@rule("WR-9.9")
def test_WR_9_9_bat_wing_bridge_cancels_broken_bridge():
    assert cancels("coupe", "bat-wing-bridge", "broken-bridge")


@rule("WR-9.10")
def test_WR_9_10_dragon_power_burns_a_card_for_two_steps_and_is_the_end_of_cards():
    match = race({"coupe": 8, "turbo": 14}, hands=[["farm", "desert", "forest", "prairie"]])
    play(match, "play:farm", "power:dragon-power", "discard:forest")
    assert tiles(match)["coupe"] == 11
    assert seen(match)["discard"][-1] == "forest"
    assert [key for key in options(match) if key.startswith("play")] == []
    assert reasons(match)["play:desert"] == ("no-more-cards", "WR-9.10")
    poor = race({"coupe": 8, "turbo": 14}, hands=[["farm"]])
    play(poor, "play:farm")
    assert "power:dragon-power" not in options(poor)


@rule("WR-9.11")
def test_WR_9_11_belfry_spook_throws_back_a_racer_up_to_three_ahead():
    match = race({"coupe": 8, "turbo": 11}, {"compact": 12})
    used(match, "belfry-spook")
    assert (tiles(match)["turbo"], tiles(match)["compact"]) == (10, 12)


@rule("WR-9.12")
def test_WR_9_12_haunted_pockets_take_a_card_by_lot_that_only_two_see_and_draw_one():
    match = race({"coupe": 8, "turbo": 10, "compact": 11}, hands=[["farm"], ["desert", "forest"]], picks=[1])
    used(match, "haunted-pockets")
    own: list[Any] = match.events(seat=0)
    drawn = [event["facts"]["cards"] for event in own if (event["kind"], event["rule"]) == ("drew", "WR-9.12")]
    assert [len(cards) for cards in drawn] == [1]
    assert sorted(hand(match, 0)) == sorted(["farm", "forest", *drawn[0]])
    assert hand(match, 1) == ["desert"]
    private = []
    for seat in (0, 1, 2):
        events: list[Any] = match.events(seat=seat)
        private.append([event["facts"].get("card") for event in events if event["kind"] == "stole"])
    assert private == [["forest"], ["forest"], [None]]


# --- Buzz Wagon -------------------------------------------------------------------------------------------------------


@rule("WR-9.13")
def test_WR_9_13_buzz_saw_wheels_cancel_log():
    assert cancels("buzz-wagon", "buzz-saw-wheels", "log")


@rule("WR-9.14")
def test_WR_9_14_sawtooth_brings_a_forest_ahead_with_its_trap():
    match = race({"buzz-wagon": 12, "turbo": 14}, traps={22: "oil"})
    play(match, "power:sawtooth")
    assert options(match) == ["tile:8", "tile:12", "tile:17", "tile:22"]
    play(match, "tile:22")
    assert (kinds(match)[13], kinds(match)[22], trapped(match)) == ("forest", "prairie", [13])
    for tile in (14, 19):  # ahead lie the Gas Station and a Special tile
        assert "power:sawtooth" not in options(race({"buzz-wagon": tile, "turbo": 11}))


@rule("WR-9.15")
def test_WR_9_15_timber_throws_back_a_racer_here_or_next_to_it():
    match = race({"buzz-wagon": 12, "turbo": 11}, {"compact": 13, "coupe": 14, "surplus": 10})
    play(match, "power:timber")
    assert options(match) == ["racer:turbo", "racer:compact"]
    play(match, "racer:turbo")
    assert tiles(match)["turbo"] == 10


@rule("WR-9.16")
def test_WR_9_16_lumberjack_muscle_moves_on_in_a_forest_after_the_first_card():
    match = race({"buzz-wagon": 10, "turbo": 14})
    assert "power:lumberjack-muscle" not in options(match)
    play(match, "play:desert")
    assert tiles(used(match, "lumberjack-muscle"))["buzz-wagon"] == 13
    match = race({"buzz-wagon": 7, "turbo": 14})
    play(match, "play:desert")
    assert tiles(used(match, "lumberjack-muscle"))["buzz-wagon"] == 9


@rule("WR-9.16")
def test_WR_9_16_the_tile_the_step_led_to_counts_and_not_where_a_train_went_from_there():
    """Onto the Railroad Crossing, as the last: the train carries the racer to a Forest."""
    tracks = [*TERRAIN * 3, "railroad", "forest", "desert", "prairie", "farm"]
    ahead = {"compact": 22, "coupe": 22, "haybailer": 23, "surplus": 23}
    match = race({"buzz-wagon": 18, "turbo": 24}, ahead, tiles=tracks, hands=[["prairie"]])
    play(match, "play:prairie")
    used(match, "lumberjack-muscle")
    assert moves(match)[1:] == [("buzz-wagon", 19, 20, "WR-9.16"), ("buzz-wagon", 20, 21, "WR-10.4")]


# --- Army Surplus Special ---------------------------------------------------------------------------------------------


@rule("WR-9.17")
def test_WR_9_17_fire_away_cancels_boulder():
    assert cancels("surplus", "fire-away", "boulder")


@rule("WR-9.18")
def test_WR_9_18_cannon_recoil_moves_one_and_throws_back_who_stayed():
    match = used(race({"surplus": 8, "turbo": 8}), "cannon-recoil")
    assert (tiles(match)["surplus"], tiles(match)["turbo"]) == (9, 7)
    alone = used(race({"surplus": 8, "turbo": 12}), "cannon-recoil")
    assert moves(alone) == [("surplus", 8, 9, "WR-9.18")]


@rule("WR-9.18")
def test_WR_9_18_whom_the_train_brings_to_the_tile_just_left_was_not_there():
    ahead = {"compact": 21, "coupe": 22, "haybailer": 22, "buzz-wagon": 23}
    match = used(race({"surplus": 19, "turbo": 18}, ahead), "cannon-recoil")
    assert moves(match) == [("surplus", 19, 20, "WR-9.18"), ("turbo", 18, 19, "WR-10.4")]


@rule("WR-9.19")
def test_WR_9_19_barrage_throws_one_back_two_or_several_back_one():
    match = race({"surplus": 8, "turbo": 10}, {"compact": 11, "coupe": 11})
    play(match, "power:barrage")
    assert options(match) == ["tile:10", "tile:11"]
    play(match, "tile:10")
    assert tiles(match)["turbo"] == 8
    match = race({"surplus": 8, "turbo": 10}, {"compact": 11, "coupe": 11})
    play(match, "power:barrage", "tile:11", "racer:coupe")
    assert (tiles(match)["compact"], tiles(match)["coupe"]) == (9, 10)


@rule("WR-9.20")
def test_WR_9_20_double_time_draws_two_and_allows_a_fourth_card():
    match = race({"surplus": 7, "turbo": 14}, hands=[["desert", "forest", "prairie", "farm"]])
    used(match, "double-time")
    assert (len(hand(match, 0)), seen(match)["plays"]) == (6, 4)
    play(match, "play:desert", "play:forest", "play:prairie", "play:farm")
    assert tiles(match)["surplus"] == 11


# --- Arkansas Chugga-Bug ----------------------------------------------------------------------------------------------


@rule("WR-9.21")
def test_WR_9_21_bear_hug_cancels_log():
    assert cancels("chugga-bug", "bear-hug", "log")


@rule("WR-9.22")
def test_WR_9_22_boiler_burst_moves_three_for_a_match_else_one():
    match = used(race({"chugga-bug": 8, "turbo": 14}, deck=["forest"]), "boiler-burst")
    assert tiles(match)["chugga-bug"] == 11
    match = used(race({"chugga-bug": 8, "turbo": 14}, deck=["farm"]), "boiler-burst")
    assert (tiles(match)["chugga-bug"], told(match, "terrain-drawn")[0]["card"]) == (9, "farm")


@rule("WR-9.23")
def test_WR_9_23_forty_winks_ends_cards_and_fills_up_to_six():
    match = race({"chugga-bug": 8, "turbo": 14}, hands=[["farm", "prairie", "prairie"]])
    play(match, "play:farm", "power:forty-winks", "stop")
    assert (tiles(match)["chugga-bug"], len(hand(match, 0))) == (9, 6)
    late = race({"chugga-bug": 8, "turbo": 14}, hands=[["farm", "prairie", "prairie"]])
    play(late, "play:farm", "play:prairie")
    assert "power:forty-winks" not in options(late)


@rule("WR-9.23")
def test_WR_9_23_forty_winks_needs_no_card_that_is_given_up_but_a_redraw():
    match = race({"chugga-bug": 8, "turbo": 14}, hands=[["farm"]])
    play(match, "play:farm", "power:forty-winks", "stop")
    assert len(hand(match, 0)) == 6
    match = race({"chugga-bug": 8, "turbo": 14}, hands=[["farm", "desert"]], more={"chugga-bug": {"slow": True}})
    play(match, "play:farm", "power:forty-winks")
    assert reasons(match)["play:desert"] == ("no-more-cards", "WR-9.23")
    play(match, "stop")
    assert len(hand(match, 0)) == 6
    for more, cards in (({"muddy": True}, ["farm", "desert"]), ({}, ["farm"] + ["desert"] * 6)):
        match = race({"chugga-bug": 8, "turbo": 14}, hands=[cards], more={"chugga-bug": more})
        play(match, "play:farm")
        assert reasons(match)["power:forty-winks"] == ("no-effect", "WR-8.5")


@rule("WR-9.24")
def test_WR_9_24_bear_paw_brakes_reach_two_behind_and_one_ahead():
    match = race({"chugga-bug": 10, "turbo": 8}, {"compact": 11, "coupe": 12})
    play(match, "power:bear-paw-brakes")
    assert options(match) == ["racer:turbo", "racer:compact"]
    play(match, "racer:compact")
    assert tiles(match)["compact"] == 10


# --- Convert-a-Car ----------------------------------------------------------------------------------------------------


@rule("WR-9.25")
def test_WR_9_25_drill_a_way_cancels_painted_tunnel():
    assert cancels("convert-a-car", "drill-a-way", "painted-tunnel")


@rule("WR-9.26")
def test_WR_9_26_convert_a_wheel_draws_a_card_and_makes_the_next_one_match():
    match = race({"convert-a-car": 8, "turbo": 14}, hands=[["forest"] * 3], deck=["desert"])
    play(match, "play:forest", "power:convert-a-wheel", "play:forest")
    assert (tiles(match)["convert-a-car"], hand(match, 0)) == (10, ["forest", "desert"])
    assert "play:forest" not in options(match)


@rule("WR-9.26")
def test_WR_9_26_convert_a_wheel_draws_the_card_that_an_empty_hand_lacks():
    match = race({"convert-a-car": 8, "turbo": 13}, hands=[["forest"]], deck=["desert"])
    play(match, "play:forest", "power:convert-a-wheel")
    assert seen(match)["free"] == 1
    match.answer("play:desert")
    assert (tiles(match)["convert-a-car"], seen(match)["free"]) == (10, 0)


@rule("WR-9.27")
def test_WR_9_27_whirly_rig_trades_places_with_the_closest_ahead_and_draws_a_card():
    match = race({"convert-a-car": 8, "turbo": 10}, {"compact": 10, "coupe": 8})
    play(match, "power:whirly-rig")
    assert (asked(match)[1], options(match)) == ("swap-with", ["racer:turbo", "racer:compact"])
    play(match, "racer:compact")
    assert (tiles(match)["convert-a-car"], tiles(match)["compact"], len(hand(match, 0))) == (10, 8, 4)
    for tile, traded in ((11, 1), (12, 0)):
        near = used(race({"convert-a-car": 8, "turbo": tile}), "whirly-rig")
        assert len(told(near, "traded-places")) == traded


@rule("WR-9.28")
def test_WR_9_28_brainstorm_draws_three():
    assert len(hand(used(race({"convert-a-car": 8, "turbo": 11}), "brainstorm"), 0)) == 6


# --- Bulletproof Bomb -------------------------------------------------------------------------------------------------


@rule("WR-9.29")
def test_WR_9_29_bulletproof_cancels_sabotage():
    assert cancels("bulletproof-bomb", "bulletproof", "sabotage")


@rule("WR-9.30")
def test_WR_9_30_getaway_power_moves_one_or_two_with_company():
    for rival, reached in ((12, 10), (9, 11)):
        match = race({"bulletproof-bomb": 8, "turbo": rival})
        assert "power:getaway-power" not in options(match)
        play(match, "play:desert")
        assert tiles(used(match, "getaway-power"))["bulletproof-bomb"] == reached


@rule("WR-9.31")
def test_WR_9_31_stick_em_up_takes_a_card_by_lot():
    match = race({"bulletproof-bomb": 7, "turbo": 7, "compact": 10}, hands=[["farm", "farm"], ["desert"]], picks=[0])
    assert "power:stick-em-up" not in options(match)
    play(match, "play:farm")
    used(match, "stick-em-up")
    assert (hand(match, 0), hand(match, 1)) == (["farm", "desert"], [])


@rule("WR-9.32")
def test_WR_9_32_seven_disguises_trade_places():
    match = used(race({"bulletproof-bomb": 8, "turbo": 9}), "seven-disguises")
    assert (tiles(match)["bulletproof-bomb"], tiles(match)["turbo"]) == (9, 8)
    assert "power:seven-disguises" not in options(race({"bulletproof-bomb": 8, "turbo": 10}))
    late = race({"bulletproof-bomb": 7, "turbo": 9})
    play(late, "play:desert")
    assert "power:seven-disguises" not in options(late)


# --- Crimson Haybailer ------------------------------------------------------------------------------------------------


@rule("WR-9.33")
def test_WR_9_33_take_off_cancels_broken_bridge():
    assert cancels("haybailer", "take-off", "broken-bridge")


@rule("WR-9.34")
def test_WR_9_34_fly_over_leaps_the_next_tile_if_somebody_is_there():
    match = used(race({"haybailer": 8, "turbo": 9}), "fly-over")
    assert moves(match) == [("haybailer", 8, 10, "WR-9.34")]
    assert "power:fly-over" not in options(race({"haybailer": 8, "turbo": 10}))


@rule("WR-9.35")
def test_WR_9_35_ack_ack_makes_a_player_lose_a_card_for_all_to_see():
    match = race({"haybailer": 8, "turbo": 11}, hands=[["farm"], ["desert", "forest"]], picks=[0])
    used(match, "ack-ack")
    assert (hand(match, 1), seen(match)["discard"]) == (["forest"], ["desert"])


@rule("WR-9.36")
def test_WR_9_36_birds_eye_view_looks_at_a_trap_and_may_take_it_away():
    match = race({"haybailer": 8, "turbo": 18}, traps={9: "oil", 11: "log", 12: "boulder"})
    play(match, "power:birds-eye-view")
    assert options(match) == ["tile:9", "tile:11"]
    play(match, "tile:11")
    assert [seen(match, seat)["tiles"][11]["trap"] for seat in (0, 1, None)] == ["log", None, None]
    assert options(match) == ["keep-trap", "discard-trap"]
    play(match, "discard-trap")
    assert (trapped(match), seen(match)["trap_discard"], len(hand(match, 0))) == ([9, 12], ["log"], 4)
    kept = race({"haybailer": 8, "turbo": 18}, traps={9: "oil"})
    play(kept, "power:birds-eye-view", "keep-trap")
    assert trapped(kept) == [9]


# --- Turbo Terrific ---------------------------------------------------------------------------------------------------


@rule("WR-9.37")
def test_WR_9_37_perfect_poise_cancels_oil():
    assert cancels("turbo", "perfect-poise", "oil")


@rule("WR-9.38")
def test_WR_9_38_telescopic_nose_reaches_past_company():
    assert tiles(used(race({"turbo": 8, "coupe": 9}), "telescopic-nose"))["turbo"] == 10
    alone = used(race({"turbo": 8, "coupe": 12}), "telescopic-nose")
    assert tiles(alone)["turbo"] == 9
    late = race({"turbo": 8, "coupe": 12})
    play(late, "play:desert")
    assert "power:telescopic-nose" not in options(late)


@rule("WR-9.38")
def test_WR_9_38_company_is_looked_for_on_the_tile_the_step_led_to_and_not_where_a_train_went():
    """Alone on the Railroad Crossing, as the last: the train carries the racer to a tile with company."""
    ahead = {"compact": 21, "coupe": 22, "haybailer": 22, "surplus": 23}
    match = used(race({"turbo": 19, "buzz-wagon": 24}, ahead), "telescopic-nose")
    assert moves(match) == [("turbo", 19, 20, "WR-9.38"), ("turbo", 20, 21, "WR-10.4")]
    # With company on the Crossing both are the last and both are carried on, and the nose reaches past it.
    ahead = {"compact": 20, "coupe": 22, "haybailer": 22, "surplus": 23}
    match = race({"turbo": 19, "buzz-wagon": 24}, ahead)
    play(match, "power:telescopic-nose", "racer:compact")
    assert moves(match) == [
        ("turbo", 19, 20, "WR-9.38"),
        ("compact", 20, 21, "WR-10.4"),
        ("turbo", 20, 21, "WR-10.4"),
        ("turbo", 21, 23, "WR-9.38"),
    ]


@rule("WR-9.39")
def test_WR_9_39_gallant_gesture_helps_one_behind_and_draws_one():
    match = race({"turbo": 14, "coupe": 8}, {"compact": 7, "surplus": 14})
    used(match, "gallant-gesture")
    assert (tiles(match)["coupe"], len(hand(match, 0))) == (9, 4)


@rule("WR-9.40")
def test_WR_9_40_back_in_one_piece_unexhausts_another_power():
    match = race({"turbo": 14, "coupe": 8}, exhausted={"turbo": ["perfect-poise"]})
    assert "power:back-in-one-piece" not in options(match)
    play(match, "play:desert")
    used(match, "back-in-one-piece")
    assert ready(match, "turbo") == ["perfect-poise", "telescopic-nose", "gallant-gesture"]

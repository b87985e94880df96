"""WR-6  Neutral racers."""

from typing import Any

from tests.rulebook.marks import rule
from tests.rulebook.wacky_races.table import asked, cited, moves, options, play, race, story, tiles, told

from jalopy.kernel.match import Match

TIRED = {
    "turbo": ["telescopic-nose", "gallant-gesture", "back-in-one-piece", "perfect-poise"],
    "coupe": ["bat-wing-bridge", "dragon-power", "belfry-spook", "haunted-pockets"],
    "compact": ["not-a-speck", "hair-dryer-boost", "hey-elp", "powder-room"],
}
NEUTRAL = {"surplus": 10, "buzz-wagon": 12, "haybailer": 16}


def last_turn(deck: list[str], neutral: dict[str, int] | None = None, **more: Any) -> Match:
    """Three players, the last of whom is about to play the only card; what the deck turns up follows."""
    players = {"turbo": 18, "coupe": 19, "compact": 18}
    usual: dict[str, Any] = {
        "round": 2,
        "next": 2,
        "start": 0,
        "hands": [["desert"] * 3, ["desert"] * 3, ["farm", *["forest"] * 3]],
    }
    more = usual | more
    return race(players, neutral or NEUTRAL, exhausted=TIRED, deck=deck, **more)


@rule("WR-6.1")
def test_WR_6_1_they_move_after_the_last_player_but_not_in_the_first_round():
    match = last_turn(["prairie", "prairie", "prairie"])
    play(match, "play:farm", "stop")
    assert [facts["racers"] for facts in told(match, "neutral-racers")] == [list(NEUTRAL)]
    first = last_turn([], round=1)
    play(first, "play:farm", "stop")
    assert told(first, "neutral-racers") == []
    assert asked(first)[0] == 0


@rule("WR-6.2")
def test_WR_6_2_each_takes_a_free_step_the_foremost_first():
    match = last_turn(["prairie", "prairie", "prairie"])
    play(match, "play:farm", "stop")
    free = [move[:3] for move in moves(match) if move[3] == "WR-6.2"]
    assert free == [("haybailer", 16, 17), ("buzz-wagon", 12, 13), ("surplus", 10, 11)]


@rule("WR-6.2")
def test_WR_6_2_level_ones_go_in_the_order_the_starting_player_says():
    match = last_turn(["farm", "farm", "farm"], {"surplus": 10, "buzz-wagon": 10, "haybailer": 16}, start=0)
    play(match, "play:farm", "stop")
    assert asked(match) == (0, "who-first", "WR-4.5")
    play(match, "racer:buzz-wagon")
    free = [move[0] for move in moves(match) if move[3] == "WR-6.2"]
    assert free == ["haybailer", "buzz-wagon", "surplus"]


@rule("WR-6.3")
def test_WR_6_3_three_cards_move_those_they_match_settled_before_anyone_moves():
    match = last_turn(["desert", "forest", "farm"])
    play(match, "play:farm", "stop")
    assert [(facts["card"], facts["racers"]) for facts in told(match, "neutral-card")] == [
        ("desert", ["surplus"]),
        ("forest", ["surplus", "haybailer"]),
        ("farm", []),
    ]
    assert tiles(match)["surplus"] == 13
    assert tiles(match)["haybailer"] == 18


@rule("WR-6.3")
def test_WR_6_3_a_trap_does_not_keep_a_neutral_racer_from_later_cards():
    match = last_turn(["desert", "farm", "farm"], traps={11: "broken-bridge"})
    play(match, "play:farm", "stop")
    assert story(match).count("trap-harmless") == 1
    assert tiles(match)["surplus"] == 12


@rule("WR-6.4")
def test_WR_6_4_the_free_step_leads_out_of_the_swamp_and_cards_do_not():
    stuck = {"surplus": 19, "buzz-wagon": 20, "haybailer": 21}
    match = last_turn(["farm", "desert", "prairie"], stuck, special="swamp")
    play(match, "play:farm", "stop")
    assert ("buzz-wagon", 20, 21, "WR-6.2") in moves(match)
    assert ("surplus", 19, 20, "WR-6.2") in moves(match)
    assert tiles(match)["surplus"] == 20


@rule("WR-6.5")
def test_WR_6_5_with_one_or_two_players_dastardly_moves_once_more():
    def go(players: dict[str, int], **more: Any) -> list[str]:
        match = race(
            players, exhausted=TIRED, hands=[["desert"]] * len(players), round=2, next=len(players) - 1, **more
        )
        play(match, "play:desert")
        while asked(match)[1] == "who-first":
            play(match, options(match)[0])
        return cited(match, "dastardly-moved")

    assert go({"turbo": 18}) == ["WR-5.1", "WR-6.5"]
    assert go({"turbo": 18, "coupe": 21}) == ["WR-5.1", "WR-6.5"]
    assert go({"turbo": 18, "coupe": 21, "compact": 18}) == ["WR-5.1"]

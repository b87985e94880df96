"""WR-2  Set-up."""

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.wacky_races.table import asked, cited, dastardly, dealt, kinds, options, play, seen, tiles, told

import jalopy
from jalopy.games.wacky_races.components import RACERS
from jalopy.kernel.errors import BadSetting, IllegalAnswer


@rule("WR-2.1")
def test_WR_2_1_there_are_always_six_racers_and_players_have_four_powers_face_up():
    for seats in range(1, 7):
        racers = seen(dealt(seats, 2))["racers"]
        assert len({racer["name"] for racer in racers}) == 6
        for racer in racers[:seats]:
            assert [power["ready"] for power in racer["powers"]] == [True] * 4


@rule("WR-2.2")
def test_WR_2_2_racers_are_dealt_by_lot():
    matches = [dealt(2, seed) for seed in range(80)]
    assert {told(match, "racer-taken")[0]["racer"] for match in matches} == set(RACERS)
    assert cited(matches[0], "racer-taken") == ["WR-2.2"] * 2


@rule("WR-2.3")
def test_WR_2_3_racers_are_chosen_clockwise_from_the_starting_player():
    match = jalopy.new("wacky-races", seats=3, seed=1, racers="chosen", start="2")
    assert options(match) == [f"racer:{name}" for name in RACERS]
    seats = []
    for name in ("turbo", "coupe", "compact"):
        assert asked(match)[1:] == ("choose-racer", "WR-2.3")
        seats.append(asked(match)[0])
        play(match, f"racer:{name}")
        if len(seats) == 2:
            taken = [(racer["seat"], racer["name"]) for racer in seen(match)["racers"]]
            assert taken == [(1, "turbo"), (2, "coupe")]
    assert seats == [1, 2, 0]
    assert [racer["name"] for racer in seen(match)["racers"][:3]] == ["compact", "turbo", "coupe"]


@rule("WR-2.3")
def test_WR_2_3_each_player_chooses_unless_the_table_agreed_to_deal():
    match = jalopy.new("wacky-races", seats=2, seed=1)
    assert asked(match)[1:] == ("choose-racer", "WR-2.3")
    assert seen(match)["racers"] == []


@rule("WR-2.8")
def test_WR_2_8_the_special_tile_of_a_race_is_known_while_racers_are_still_chosen():
    match = jalopy.new("wacky-races", seats=2, seed=1, racers="chosen", special="crossroads")
    for key in range(20):
        fork = match.fork(asked(match)[0], jalopy.fast(key))
        while fork.question is not None and fork.question.kind == "choose-racer":
            fork.answer(fork.question.options[0])
        assert "crossroads" in [tile["kind"] for tile in seen(fork)["tiles"]]


@rule("WR-2.3")
def test_WR_2_3_a_racer_that_is_taken_is_gone():
    match = jalopy.new("wacky-races", seats=2, seed=1, racers="chosen")
    play(match, "racer:turbo")
    with pytest.raises(IllegalAnswer):
        match.answer("racer:turbo")


@rule("WR-2.4")
def test_WR_2_4_neutral_racers_fill_up_to_six_without_powers():
    match = dealt(4, 5)
    neutral = [racer for racer in seen(match)["racers"] if racer["seat"] is None]
    assert told(match, "neutral-racers-drawn") == [{"racers": [racer["name"] for racer in neutral]}]
    assert [racer["powers"] for racer in neutral] == [[], []]
    assert told(dealt(6, 5), "neutral-racers-drawn") == []


@rule("WR-2.5")
def test_WR_2_5_the_starting_player_is_drawn_or_named():
    drawn = {told(dealt(3, seed), "starting-player")[0]["seat"] for seed in range(30)}
    assert drawn == {0, 1, 2}
    match = dealt(3, 1, start="3")
    assert (seen(match)["start_player"], asked(match)[0]) == (2, 2)
    with pytest.raises(BadSetting, match="There are 3 seats"):
        dealt(3, 1, start="4")


@rule("WR-2.6")
def test_WR_2_6_the_grid_is_filled_from_the_rear():
    match = dealt(3, 4, start="2")
    by_seat = {racer["seat"]: racer["tile"] for racer in seen(match)["racers"] if racer["seat"] is not None}
    assert by_seat == {1: 1, 2: 2, 0: 3}
    assert sorted(tiles(match).values()) == [1, 2, 3, 4, 5, 6]
    assert dastardly(match) == 0


@rule("WR-2.7")
def test_WR_2_7_the_first_half_is_shuffled():
    laid = {tuple(kinds(dealt(2, seed))[7:15]) for seed in range(6)}
    assert len(laid) == 6
    assert {tuple(sorted(half)) for half in laid} == {tuple(sorted(["desert", "forest", "prairie", "farm"] * 2))}


@rule("WR-2.8")
def test_WR_2_8_one_special_tile_lies_in_the_second_half():
    found = set()
    for seed in range(40):
        half = kinds(dealt(2, seed))[16:25]
        special = [kind for kind in half if kind not in ("desert", "forest", "prairie", "farm")]
        assert len(special) == 1
        found.add(special[0])
    assert found == {"swamp", "crossroads", "railroad", "acme"}
    assert "swamp" in kinds(dealt(2, 1, special="swamp"))
    with pytest.raises(BadSetting, match="single race"):
        jalopy.new("wacky-races", seats=2, special="swamp", championship="grand")


@rule("WR-2.9")
def test_WR_2_9_three_cards_each_seen_by_their_owner_only():
    match = dealt(4, 1)
    view = seen(match, 2)
    assert [entry["count"] for entry in view["hands"]] == [3, 3, 3, 3]
    assert ["cards" in entry for entry in view["hands"]] == [False, False, True, False]
    assert (view["deck"], view["trap_deck"]) == (64 - 12, 16)
    assert cited(match, "decks-shuffled") == ["WR-2.9"]

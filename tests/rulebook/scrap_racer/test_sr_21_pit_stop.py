"""SR-21  Expansion 1: the pit stop. On track A its lane leaves behind space 19 and comes back to space 23.

The five spaces of the lane are 43 to 47; the third one, 45, is the centre. They count as 18 to 22.
"""

from typing import Any

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.scrap_racer.table import (
    CENTRE,
    COUNTS_AS,
    FORK,
    LANE,
    LAP,
    PIT,
    REJOIN,
    Named,
    asked,
    cited,
    distances,
    fights,
    hand,
    in_lane,
    look,
    moves,
    options,
    passed_on,
    play,
    race,
    seen,
    spaces,
    told,
    track_of,
)

import jalopy
from jalopy.games.scrap_racer.circuits import NAMED
from jalopy.games.scrap_racer.components import ALL_RACERS
from jalopy.kernel.errors import BadSetting, IllegalAnswer


def refused(**settings: Any) -> str:
    with pytest.raises(BadSetting) as refusal:
        jalopy.new("scrap-racer", seats=3, seed=1, **settings)
    return str(refusal.value)


def ranked(match: Any) -> list[str]:
    return [entry["name"] for entry in sorted(seen(match)["racers"], key=lambda entry: entry["position"])]


# --- where it lies ----------------------------------------------------------------------------------------------------


@rule("SR-21.1")
@pytest.mark.parametrize(
    ("name", "tiles"), [("A", [7, 8]), ("B", [9, 10]), ("C", [8, 9]), ("D", [8, 9]), ("E", [8, 9]), ("F", [8, 9])]
)
def test_SR_21_1_it_lies_beside_the_two_straights_nearest_to_half_way(name, tiles):
    match = jalopy.new("scrap-racer", seats=3, seed=1, track=name, pit_stop=True)
    pit = seen(match)["track"]["pit"]
    assert pit["tiles"] == tiles
    assert told(match, "pit-stop-laid") == [{"tiles": tiles, "fork": 3 * tiles[0] - 2, "rejoin": 3 * tiles[0] + 2}]


@rule("SR-21.1")
@pytest.mark.parametrize("name", NAMED)
def test_SR_21_1_short_circuits_have_room_for_it_too(name):
    pit = seen(jalopy.new("scrap-racer", seats=3, seed=1, track=name, short=True, pit_stop=True))["track"]["pit"]
    assert abs(pit["tiles"][0] - 6) <= 3


@rule("SR-21.1")
def test_SR_21_1_a_circuit_without_two_straights_half_way_cannot_have_it():
    assert "two neighbouring straights" in refused(track="RRRR", pit_stop=True)
    assert "two neighbouring straights" in refused(track="SRSRSRSR", pit_stop=True)
    assert "two neighbouring straights" in refused(track="A", finish=8, pit_stop=True)


@rule("SR-21.1")
def test_SR_21_1_the_word_may_place_it_but_only_about_half_way():
    match = jalopy.new("scrap-racer", seats=3, seed=1, track="SSRRSpSRR")
    assert seen(match)["track"]["pit"]["tiles"] == [5, 6]
    assert "half-way round" in refused(track="SpSRRSSRR")
    assert "half-way round" in refused(track="SSRRSpSRR", finish=5)
    match = jalopy.new("scrap-racer", seats=3, seed=1, track="SpSRRSSRR", finish=5)
    assert seen(match)["track"]["pit"]["tiles"] == [5, 6]


@rule("SR-21.1")
@pytest.mark.parametrize(
    ("name", "others"),
    [("A", [8]), ("B", []), ("C", []), ("D", []), ("E", [9]), ("F", [9])],
)
def test_SR_21_1_its_place_may_be_chosen_among_the_pairs_that_fit(name, others):
    usual = seen(jalopy.new("scrap-racer", seats=3, seed=1, track=name, pit_stop=True))["track"]["pit"]["tiles"][0]
    fitting = []
    for tile in range(1, 15):
        try:
            match = jalopy.new("scrap-racer", seats=3, seed=1, track=name, pit_stop=True, pit_stop_at=tile)
        except BadSetting:
            continue
        fitting.append(tile)
        assert seen(match)["track"]["pit"]["tiles"] == [tile, tile + 1]
        assert told(match, "pit-stop-laid") == [
            {"tiles": [tile, tile + 1], "fork": 3 * tile - 2, "rejoin": 3 * tile + 2}
        ]
    assert fitting == sorted([usual, *others])


@rule("SR-21.1")
def test_SR_21_1_the_chosen_place_is_counted_from_the_line():
    # With the line in front of tile 3 of circuit A its straights 7, 8 and 9 are tiles 5, 6 and 7.
    settings: Named = {"track": "A", "finish": 3, "pit_stop": True}
    match = jalopy.new("scrap-racer", seats=3, seed=1, **settings, pit_stop_at=5)
    assert seen(match)["track"]["pit"]["tiles"] == [5, 6]
    match = jalopy.new("scrap-racer", seats=3, seed=1, **settings, pit_stop_at=6)
    assert seen(match)["track"]["pit"]["tiles"] == [6, 7]
    match = jalopy.new("scrap-racer", seats=3, seed=1, track="E", short=True, pit_stop=True, pit_stop_at=7)
    assert seen(match)["track"]["pit"]["tiles"] == [7, 8]


@rule("SR-21.1")
def test_SR_21_1_on_circuits_of_ones_own_too_unless_the_word_places_it():
    match = jalopy.new("scrap-racer", seats=3, seed=1, track="SRRSSSRRSS", pit_stop=True, pit_stop_at=5)
    assert seen(match)["track"]["pit"]["tiles"] == [5, 6]
    assert "word of the circuit places the pit stop" in refused(track="SSRRSpSRR", pit_stop=True, pit_stop_at=5)


@rule("SR-21.1")
def test_SR_21_1_a_chosen_place_that_does_not_fit_is_refused_with_the_reason():
    assert "two neighbouring ordinary straights, and tiles 6 and 7 are not" in refused(pit_stop=True, pit_stop_at=6)
    for tile in (15, 60, -1):
        assert "has the tiles 1 to 14" in refused(pit_stop=True, pit_stop_at=tile)
    assert "takes a number" in refused(pit_stop=True, pit_stop_at="here")
    far = refused(track="E", pit_stop=True, pit_stop_at=2)
    assert "half-way round" in far
    assert "8 and 9" in far  # what would fit
    assert "goes with “Pit stop (expansion)” only" in refused(pit_stop_at=7)
    assert "two neighbouring straights" in refused(track="RRRR", pit_stop=True, pit_stop_at=1)


@rule("SR-21.1")
def test_SR_21_1_pieces_are_exchanged_for_other_tiles_wherever_it_lies():
    for seed in range(20):
        match = jalopy.new("scrap-racer", seats=3, seed=seed, pit_stop=True, pit_stop_at=8, slime_trail=True)
        (piece,) = seen(match)["track"]["pieces"]
        assert piece["tile"] not in (8, 9)
        again = jalopy.from_position("scrap-racer", match.position(), chance=jalopy.scripted(dice=[1]))
        assert seen(again)["track"] == seen(match)["track"]


@rule("SR-21.2")
def test_SR_21_2_the_lane_has_five_spaces_and_the_way_through_it_is_two_longer():
    match = race({"hover": 1, "jackal": 2, "crusher": 3}, **PIT)
    pit = seen(match)["track"]["pit"]
    assert (pit["lane"], pit["centre"]) == ([43, 44, 45, 46, 47], CENTRE)
    track = track_of(match)
    by_lane, space = 1, LAP + 1
    while space != REJOIN:
        space, by_lane = track.ahead[space], by_lane + 1
    assert by_lane == REJOIN - FORK + 2


@rule("SR-21.2")
@pytest.mark.parametrize("racer", ["steel-jacket", "swifty"])
def test_SR_21_2_its_spaces_are_neither_straight_nor_curve(racer):
    match = race({racer: 18, "jackal": 2, "crusher": 3}, dice=[3], **PIT)
    play(match, "stop", "way:pit")
    assert spaces(match)[racer] == LANE[2]
    assert told(match, "ability") == []


@rule("SR-21.2")
def test_SR_21_2_straight_and_curve_cards_lead_on_behind_the_lane():
    match = race(
        {"hover": 21, "jackal": 2, "crusher": 3}, dice=[1], hands={0: ["straight"]}, more={"hover": in_lane(4)}, **PIT
    )
    play(match, "stop", "bonus:straight")
    assert moves(match)[0][:3] == ("hover", 21, 23)


@rule("SR-21.2")
def test_SR_21_2_one_ability_tile_for_each_racer_there_is():
    assert seen(jalopy.new("scrap-racer", seats=3, seed=1, pit_stop=True))["extras"]["ability_tiles"] == ALL_RACERS


# --- the visit --------------------------------------------------------------------------------------------------------


@rule("SR-21.3")
def test_SR_21_3_in_the_centre_a_racer_takes_one_of_the_tiles_left():
    match = race({"hover": 17, "jackal": 2, "crusher": 3}, dice=[6], **PIT)
    play(match, "stop", "way:pit")
    assert asked(match) == (0, "take-ability", "SR-21.3")
    assert options(match) == [f"take:{name}" for name in ALL_RACERS if name != "hover"] + ["take:none"]
    play(match, "take:twister")
    assert look(match, "hover")["abilities"] == ["hover", "twister"]
    assert told(match, "ability-taken") == [{"racer": "hover", "seat": 0, "ability": "twister"}]
    assert "twister" not in seen(match)["extras"]["ability_tiles"]
    assert passed_on(match, "jackal")


@rule("SR-21.3")
def test_SR_21_3_nobody_has_to_take_one():
    match = race({"hover": 17, "jackal": 2, "crusher": 3}, dice=[6], **PIT)
    play(match, "stop", "way:pit", "take:none")
    assert look(match, "hover")["abilities"] == ["hover"]


@rule("SR-21.3")
def test_SR_21_3_not_the_ability_it_began_with():
    match = race({"hover": 17, "jackal": 2, "crusher": 3}, dice=[6], **PIT)
    play(match, "stop", "way:pit")
    with pytest.raises(IllegalAnswer) as refusal:
        match.answer("take:hover")
    assert refusal.value.rule == "SR-21.3"


@rule("SR-21.3")
def test_SR_21_3_a_taken_tile_is_gone_for_the_others():
    match = race({"hover": 17, "jackal": 2, "crusher": 3}, dice=[6], more={"jackal": {"tiles": ["twister"]}}, **PIT)
    play(match, "stop", "way:pit")
    assert "take:twister" not in options(match)


@rule("SR-21.3")
def test_SR_21_3_staying_there_is_no_new_visit():
    match = race(
        {"hover": 20, "jackal": 2, "crusher": 3}, dice=[4, 4], cards=["stay-put"], more={"hover": in_lane(3)}, **PIT
    )
    play(match, "roll")
    assert passed_on(match, "jackal")


@rule("SR-21.3")
def test_SR_21_3_a_card_or_a_fight_brings_a_racer_there_too_and_its_owner_chooses():
    match = race(
        {"hover": 41, "jackal": 18, "crusher": 30}, dice=[4], cards=["last"], more={"jackal": in_lane(1)}, **PIT
    )
    play(match, "stop")
    assert spaces(match)["jackal"] == CENTRE
    assert asked(match) == (1, "take-ability", "SR-21.3")
    match = race({"hover": 18, "jackal": 19, "crusher": 30}, dice=[3, 1, 6], more={"jackal": in_lane(2)}, **PIT)
    play(match, "stop", "way:pit")
    assert fights(match) == [({"hover", "jackal"}, LANE[2], "SR-5.3")]
    assert asked(match) == (1, "take-ability", "SR-21.3")


@rule("SR-21.4")
def test_SR_21_4_every_move_ends_in_the_centre():
    match = race({"hover": 17, "jackal": 2, "crusher": 3}, dice=[5, 6], **PIT)
    play(match, "roll", "stop", "way:pit", "take:none")
    assert spaces(match)["hover"] == CENTRE
    assert told(match, "halted") == [{"racer": "hover", "space": CENTRE, "lost": 6}]
    assert cited(match, "halted") == ["SR-21.4"]
    assert passed_on(match, "jackal")


@rule("SR-21.4")
def test_SR_21_4_backward_too():
    match = race(
        {"hover": 22, "jackal": 2, "crusher": 3},
        dice=[5, 5],
        cards=["six-backwards"],
        more={"hover": in_lane(5)},
        **PIT,
    )
    play(match, "roll")
    assert spaces(match)["hover"] == CENTRE
    assert asked(match)[1] == "take-ability"


@rule("SR-21.4")
def test_SR_21_4_neither_dice_nor_cards_nor_abilities_lead_out_of_it_in_that_turn():
    match = race({"twister": 17, "jackal": 18, "crusher": 3}, dice=[4], hands={0: ["forward-7", "forward-3"]}, **PIT)
    play(match, "stop", "bonus:forward-7", "way:pit", "take:none")
    assert spaces(match)["twister"] == CENTRE  # it passed Jackal, but takes no step
    assert told(match, "dice-lost") == [{"racer": "twister", "lost": 4}]
    assert cited(match, "dice-lost") == ["SR-21.4"]
    assert passed_on(match, "jackal")


@rule("SR-21.4")
def test_SR_21_4_in_the_next_turn_it_drives_out():
    match = race({"hover": 20, "jackal": 2, "crusher": 3}, dice=[4], more={"hover": in_lane(3)}, **PIT)
    play(match, "stop")
    assert moves(match) == [("hover", 20, 24, "SR-5.1")]
    assert spaces(match)["hover"] == 24
    assert told(match, "moved")[0]["from_lane"] == 3


# --- both branches ------------------------------------------------------------------------------------------------------


@rule("SR-21.5")
def test_SR_21_5_any_number_of_racers_stand_in_the_centre_without_a_fight():
    match = race(
        {"hover": 17, "jackal": 20, "crusher": 20}, dice=[6], more={"jackal": in_lane(3), "crusher": in_lane(3)}, **PIT
    )
    play(match, "stop", "way:pit", "take:none")
    assert [spaces(match)[name] for name in ("hover", "jackal", "crusher")] == [CENTRE] * 3
    assert fights(match) == []
    assert passed_on(match, "jackal")


@rule("SR-21.5")
def test_SR_21_5_nobody_is_pushed_there():
    match = race(
        {"hover": 18, "jackal": 20, "crusher": 3},
        dice=[4, 4],
        cards=["push-5"],
        more={"hover": in_lane(1), "jackal": in_lane(3)},
        **PIT,
    )
    play(match, "roll", "take:none")
    assert told(match, "pushed") == []
    assert spaces(match)["hover"] == spaces(match)["jackal"] == CENTRE


@rule("SR-21.5")
def test_SR_21_5_on_the_other_spaces_of_the_lane_they_fight():
    match = race({"hover": 18, "jackal": 18, "crusher": 3}, dice=[2, 6, 1], more={"jackal": in_lane(1)}, **PIT)
    play(match, "stop", "way:pit")
    assert fights(match) == [({"hover", "jackal"}, LANE[1], "SR-5.3")]
    assert spaces(match) == {"hover": LANE[2], "jackal": LANE[1], "crusher": 3}


@rule("SR-21.5")
def test_SR_21_5_racers_on_the_other_branch_are_neither_passed_nor_fought():
    match = race({"twister": 18, "jackal": 20, "crusher": 3}, dice=[5], more={"jackal": in_lane(3)}, **PIT)
    play(match, "stop", "way:track")
    assert distances(match)["twister"] == 23
    assert told(match, "ability") == []
    match = race({"twister": 18, "jackal": 21, "crusher": 3}, dice=[3], more={"jackal": in_lane(4)}, **PIT)
    play(match, "stop", "way:track")
    assert fights(match) == []  # side by side


@rule("SR-21.5")
def test_SR_21_5_leaving_the_centre_is_not_passing_those_who_stay():
    match = race(
        {"twister": 20, "jackal": 20, "crusher": 3}, dice=[4], more={"twister": in_lane(3), "jackal": in_lane(3)}, **PIT
    )
    play(match, "stop")
    assert told(match, "ability") == []


@rule("SR-21.5")
def test_SR_21_5_catch_up_finds_only_racers_on_the_way_taken():
    match = race(
        {"hover": 18, "jackal": 19, "crusher": 24},
        dice=[1],
        hands={0: ["catch-up"]},
        more={"jackal": in_lane(2)},
        **PIT,
    )
    play(match, "stop", "bonus:catch-up", "way:track")
    assert moves(match)[0][:3] == ("hover", 18, 24)
    match = race(
        {"hover": 18, "jackal": 19, "crusher": 24},
        dice=[1],
        hands={0: ["catch-up"]},
        more={"jackal": in_lane(2)},
        **PIT,
    )
    play(match, "stop", "bonus:catch-up", "way:pit")
    assert told(match, "moved")[0]["space"] == LANE[2]


@rule("SR-21.5")
def test_SR_21_5_catch_up_by_position_too():
    settings: Named = {"pit_stop": True, "catch_up": "rank"}
    match = race(
        {"hover": 18, "jackal": 19, "crusher": 24},
        dice=[1],
        hands={0: ["catch-up"]},
        more={"jackal": in_lane(2)},
        settings=settings,
    )
    play(match, "stop", "bonus:catch-up", "way:track")
    assert moves(match)[0][:3] == ("hover", 18, 24)
    match = race({"hover": 18, "jackal": 3, "crusher": 4}, dice=[1], hands={0: ["catch-up"]}, settings=settings)
    play(match, "stop")
    assert options(match) == ["drive"]


@rule("SR-21.5")
@pytest.mark.parametrize("number", [1, 2])
def test_SR_21_5_catch_up_by_position_does_not_lead_back_to_a_racer_in_the_lane(number):
    # From the fork the lane's first two spaces are ahead, but they count as 18 and 19: Hover leads the race.
    match = race(
        {"hover": FORK, "jackal": COUNTS_AS[number], "crusher": 3},
        dice=[1],
        hands={0: ["catch-up"]},
        more={"jackal": in_lane(number)},
        settings={"pit_stop": True, "catch_up": "rank"},
    )
    play(match, "stop")
    assert ranked(match)[0] == "hover"
    assert options(match) == ["drive"]


@rule("SR-21.5")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_SR_21_5_catch_up_by_position_leads_into_the_lane_to_a_leader_there(number):
    match = race(
        {"hover": 10, "jackal": COUNTS_AS[number], "crusher": 3},
        dice=[1],
        hands={0: ["catch-up"]},
        more={"jackal": in_lane(number)},
        settings={"pit_stop": True, "catch_up": "rank"},
    )
    play(match, "stop", "bonus:catch-up")
    assert moves(match)[0] == ("hover", 10, COUNTS_AS[number], "SR-13.5")


@rule("SR-21.5")
def test_SR_21_5_catch_up_by_position_finds_a_racer_more_than_a_lap_ahead():
    settings: Named = {"pit_stop": True, "catch_up": "rank"}
    match = race({"hover": 24, "jackal": 70, "crusher": 3}, dice=[1], hands={0: ["catch-up"]}, settings=settings)
    play(match, "stop", "bonus:catch-up", "way:track")
    assert moves(match)[0][:3] == ("hover", 24, 70)


@rule("SR-21.5")
def test_SR_21_5_where_only_one_way_leads_to_a_racer_catch_up_takes_it():
    # Everybody else is in the lane, or everybody else is on the spaces beside it.
    more = {"jackal": in_lane(4), "crusher": in_lane(5)}
    match = race({"hover": 18, "jackal": 21, "crusher": 22}, dice=[1], hands={0: ["catch-up"]}, more=more, **PIT)
    play(match, "stop", "bonus:catch-up")
    assert asked(match)[1] == "take-ability"
    assert spaces(match)["hover"] == CENTRE
    match = race({"hover": 18, "jackal": 21, "crusher": 22}, dice=[3], hands={0: ["catch-up"]}, **PIT)
    play(match, "stop", "bonus:catch-up")
    assert moves(match)[0][:3] == ("hover", 18, 21)


# --- which way ----------------------------------------------------------------------------------------------------------


@rule("SR-21.6")
def test_SR_21_6_the_player_chooses_at_the_fork():
    match = race({"hover": 18, "jackal": 2, "crusher": 3}, dice=[3], **PIT)
    play(match, "stop")
    assert asked(match) == (0, "track-or-pit", "SR-21.6")
    assert match.question is not None
    assert [(option.key, option.target) for option in match.question.options] == [
        ("way:track", "space:21"),
        ("way:pit", f"space:{LANE[2]}"),
    ]
    play(match, "way:pit")
    assert told(match, "entered-pit-lane") == [{"racer": "hover"}]
    assert look(match, "hover")["lane"] == 2


@rule("SR-21.6")
@pytest.mark.parametrize(("start", "die"), [(15, 4), (20, 3), (30, 5)])
def test_SR_21_6_nobody_is_asked_before_the_fork_or_behind_it(start, die):
    match = race({"hover": start, "jackal": 2, "crusher": 3}, dice=[die], **PIT)
    play(match, "stop")
    assert distances(match)["hover"] == start + die
    assert passed_on(match, "jackal")


@rule("SR-21.6")
def test_SR_21_6_bonus_cards_too():
    match = race({"hover": 18, "jackal": 2, "crusher": 3}, dice=[1], hands={0: ["forward-3"]}, **PIT)
    play(match, "stop", "bonus:forward-3", "way:pit")
    assert spaces(match)["hover"] == CENTRE  # two spaces of the lane, and one more by the die
    assert asked(match)[1] == "take-ability"


@rule("SR-21.6")
def test_SR_21_6_a_racer_that_starts_in_the_lane_chooses_when_it_comes_round_to_the_fork():
    field = {"hover": 21, "jackal": 19, "crusher": 0}
    more = {"hover": in_lane(4), "jackal": in_lane(2)}
    match = race(field, dice=[1, 5, 3], cards=["last"], hands={0: ["catch-up"]}, more=more, **PIT)
    play(match, "stop", "drive", "bonus:catch-up")  # only the lane leads to Jackal
    assert told(match, "entered-pit-lane") == [{"racer": "hover"}]
    assert moves(match)[1][:3] == ("hover", 22, LAP + COUNTS_AS[2])
    assert fights(match)[0] == ({"hover", "jackal"}, LANE[2], "SR-5.3")
    match = race({**field, "crusher": 20}, dice=[1], hands={0: ["catch-up"]}, more=more, **PIT)
    play(match, "stop", "bonus:catch-up")
    assert asked(match) == (0, "track-or-pit", "SR-21.6")
    assert match.question is not None
    assert [option.target for option in match.question.options] == ["space:20", f"space:{LANE[2]}"]


@rule("SR-21.6")
def test_SR_21_6_who_stops_in_the_centre_on_the_way_round_has_not_entered_the_lane_anew():
    match = race(
        {"hover": 19, "jackal": 18, "crusher": 0},
        dice=[1],
        hands={0: ["catch-up"]},
        more={"hover": in_lane(2), "jackal": in_lane(1)},
        **PIT,
    )
    play(match, "stop", "bonus:catch-up")
    assert spaces(match)["hover"] == CENTRE
    assert told(match, "entered-pit-lane") == []


@rule("SR-21.6")
def test_SR_21_6_cards_goal_cards_fights_and_abilities_keep_to_the_track():
    match = race({"hover": 18, "jackal": 2, "crusher": 3}, dice=[1, 1], cards=["advance-3"], **PIT)
    play(match, "roll")
    assert spaces(match)["hover"] == 21
    match = race({"steel-jacket": 17, "jackal": 2, "crusher": 3}, dice=[2], **PIT)
    play(match, "stop")
    assert spaces(match)["steel-jacket"] == 20
    match = race({"hover": 17, "jackal": 19, "crusher": 3}, dice=[2, 6, 1], **PIT)
    play(match, "stop")
    assert spaces(match)["hover"] == 20


@rule("SR-21.6")
def test_SR_21_6_in_the_lane_a_card_moves_along_it():
    match = race(
        {"hover": 21, "jackal": 2, "crusher": 3}, dice=[1, 1], cards=["advance-3"], more={"hover": in_lane(4)}, **PIT
    )
    play(match, "roll")
    assert spaces(match)["hover"] == 24


@rule("SR-21.6")
def test_SR_21_6_back_from_the_track_never_leads_into_the_lane_and_back_from_the_lane_leads_to_the_fork():
    match = race({"hover": 24, "jackal": 2, "crusher": 3}, dice=[5, 5], cards=["four-backwards"], **PIT)
    play(match, "roll")
    assert spaces(match)["hover"] == 20
    match = race(
        {"hover": 19, "jackal": 2, "crusher": 3},
        dice=[5, 5],
        cards=["four-backwards"],
        more={"hover": in_lane(2)},
        **PIT,
    )
    play(match, "roll")
    assert spaces(match)["hover"] == 17


# --- positions and abilities ----------------------------------------------------------------------------------------------


@rule("SR-21.7")
@pytest.mark.parametrize("number", COUNTS_AS)
def test_SR_21_7_in_the_lane_counts_what_is_left_to_the_line(number):
    match = race({"hover": COUNTS_AS[number], "jackal": 2, "crusher": 3}, more={"hover": in_lane(number)}, **PIT)
    track, space, left = track_of(match), LANE[number], 0
    while space != LAP:
        space, left = track.ahead[space], left + 1
    assert LAP - left == COUNTS_AS[number] == look(match, "hover")["distance"]


@rule("SR-21.7")
def test_SR_21_7_of_equals_the_racer_on_the_track_is_ahead():
    match = race({"hover": 21, "jackal": 21, "crusher": 3}, more={"hover": in_lane(4)}, **PIT)
    assert ranked(match) == ["jackal", "hover", "crusher"]


@rule("SR-21.7")
def test_SR_21_7_in_the_centre_the_one_that_came_first_is_ahead():
    more = {"hover": in_lane(3), "jackal": in_lane(3)}
    for order in (["hover", "jackal"], ["jackal", "hover"]):
        match = race({"hover": 20, "jackal": 20, "crusher": 3}, more=more, centre=order, **PIT)
        assert ranked(match) == [*order, "crusher"]
        assert match.position()["centre"] == order


@rule("SR-21.7")
def test_SR_21_7_turning_into_the_lane_may_cost_a_position():
    match = race({"hover": 18, "jackal": 19, "crusher": 3}, dice=[2], **PIT)
    play(match, "stop", "way:pit")
    assert distances(match)["hover"] == 18
    assert ranked(match) == ["jackal", "hover", "crusher"]


@rule("SR-21.7")
def test_SR_21_7_loss_of_position_puts_a_racer_on_the_track():
    match = race(
        {"hover": 30, "jackal": 21, "crusher": 40},
        dice=[5, 5],
        cards=["loss-of-position"],
        more={"jackal": in_lane(4)},
        **PIT,
    )
    play(match, "roll")
    assert (spaces(match)["hover"], distances(match)["hover"]) == (20, 20)


@rule("SR-21.8")
def test_SR_21_8_a_new_ability_works_at_once():
    match = race({"hover": 17, "jackal": 18, "swifty": 3}, dice=[6], **PIT)
    play(match, "stop", "way:pit", "take:crusher")
    assert told(match, "ability") == [{"racer": "hover"}]
    assert look(match, "hover")["bonus_markers"] == 1


@rule("SR-21.8")
@pytest.mark.parametrize(("die", "markers"), [(5, 1), (4, 0)])
def test_SR_21_8_but_not_for_passing_if_an_ability_brought_the_racer_there(die, markers):
    # By the dice Twister comes to the centre itself, or one space short of it, and its own ability takes it there.
    match = race({"twister": 17, "jackal": 18, "swifty": 3}, dice=[die], **PIT)
    play(match, "stop", "way:pit", "take:crusher")
    assert spaces(match)["twister"] == CENTRE
    assert look(match, "twister")["bonus_markers"] == markers
    assert passed_on(match, "jackal")


@rule("SR-21.8")
def test_SR_21_8_hovers_tile_exchanges_two_markers_on_the_spot():
    match = race(
        {"swifty": 17, "jackal": 2, "crusher": 3}, dice=[6], cards=["curve"], bonus_markers={"swifty": 2}, **PIT
    )
    play(match, "stop", "way:pit", "take:hover")
    assert hand(match, 0) == ["curve"]
    assert look(match, "swifty")["bonus_markers"] == 0
    assert cited(match, "bonus-card-drawn") == ["SR-21.8"]


@rule("SR-21.8")
def test_SR_21_8_taken_abilities_are_like_ones_own():
    match = race({"hover": 25, "twister": 27, "swifty": 3}, dice=[2], more={"hover": {"tiles": ["jackal"]}}, **PIT)
    play(match, "stop")
    assert cited(match, "fight-won") == ["SR-14.5"]
    assert distances(match)["hover"] == 29
    match = race(
        {"hover": 22, "twister": 40, "swifty": 3}, dice=[2], more={"hover": {"tiles": ["steel-jacket"]}}, **PIT
    )
    play(match, "stop")
    assert cited(match, "ability") == ["SR-14.1"]


@rule("SR-21.8")
def test_SR_21_8_rockroaches_tile_too():
    match = race(
        {"hover": 25, "twister": 30, "swifty": 3},
        dice=[5, 5],
        cards=["stay-put"],
        more={"hover": {"tiles": ["rockroaches"]}},
        **PIT,
    )
    play(match, "roll")
    assert asked(match)[1] == "which-pile"


@rule("SR-21.9")
def test_SR_21_9_several_abilities_are_used_in_the_order_the_player_likes():
    match = race(
        {"twister": 10, "jackal": 11, "crusher": 40}, dice=[3], more={"twister": {"tiles": ["steel-jacket"]}}, **PIT
    )
    play(match, "stop")
    assert asked(match) == (0, "which-ability", "SR-21.9")
    assert options(match) == ["use:steel-jacket", "use:twister"]
    play(match, "use:twister")
    assert cited(match, "ability") == ["SR-14.3", "SR-14.1"]
    assert distances(match)["twister"] == 15


@rule("SR-21.9")
def test_SR_21_9_one_step_may_trigger_another_ability():
    match = race(
        {"steel-jacket": 12, "jackal": 2, "crusher": 40}, dice=[3], more={"steel-jacket": {"tiles": ["swifty"]}}, **PIT
    )
    play(match, "stop")
    assert moves(match) == [
        ("steel-jacket", 12, 15, "SR-5.1"),
        ("steel-jacket", 15, 16, "SR-14.1"),
        ("steel-jacket", 16, 17, "SR-14.2"),
    ]


@rule("SR-21.9")
def test_SR_21_9_or_undo_the_reason_for_one():
    # Twister's step leaves the straight: Steel Jacket's ability is no longer triggered.
    match = race(
        {"twister": 12, "jackal": 13, "crusher": 40}, dice=[3], more={"twister": {"tiles": ["steel-jacket"]}}, **PIT
    )
    play(match, "stop", "use:twister")
    assert cited(match, "ability") == ["SR-14.3"]
    assert distances(match)["twister"] == 16
    assert passed_on(match, "jackal")

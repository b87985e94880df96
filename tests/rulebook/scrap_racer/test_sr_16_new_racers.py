"""SR-16  Expansion 1: new racers."""

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.scrap_racer.table import (
    LANE,
    LAP,
    NEW_RACERS,
    NEXT_DIE,
    PIT,
    Named,
    asked,
    cited,
    distances,
    hand,
    in_lane,
    look,
    options,
    passed_on,
    play,
    race,
    seen,
    told,
    track_of,
)

import jalopy
from jalopy.games.scrap_racer.components import ALL_RACERS, RACERS
from jalopy.kernel.errors import BadPosition, BadSetting


@rule("SR-16.1")
def test_SR_16_1_with_the_setting_any_of_eight_racers_may_be_dealt():
    dealt = {
        racer["name"]
        for seed in range(30)
        for racer in seen(jalopy.new("scrap-racer", seats=3, seed=seed, new_racers=True))["racers"]
    }
    assert dealt == set(ALL_RACERS)


@rule("SR-16.1")
def test_SR_16_1_they_can_be_chosen():
    match = jalopy.new("scrap-racer", seats=3, seed=1, new_racers=True, racers="chosen")
    assert options(match) == [f"racer:{name}" for name in ALL_RACERS]


@rule("SR-16.1")
def test_SR_16_1_without_it_they_stay_in_the_box():
    for seed in range(20):
        match = jalopy.new("scrap-racer", seats=6, seed=seed)
        assert {racer["name"] for racer in seen(match)["racers"]} == set(RACERS)


@rule("SR-16.1")
@pytest.mark.parametrize("seats", [7, 8])
def test_SR_16_1_seven_and_eight_players_always_race_with_them(seats):
    match = jalopy.new("scrap-racer", seats=seats, seed=1)
    assert len({racer["name"] for racer in seen(match)["racers"]} & set(ALL_RACERS)) == seats


@rule("SR-16.1")
def test_SR_16_1_there_is_no_ninth_seat():
    with pytest.raises(BadSetting, match="2 to 8"):
        jalopy.new("scrap-racer", seats=9, seed=1)


@rule("SR-16.2")
def test_SR_16_2_six_more_boost_markers_are_in_the_supply():
    assert seen(jalopy.new("scrap-racer", seats=3, seed=1))["supply"] == 18 - 9
    match = jalopy.new("scrap-racer", seats=3, seed=1, new_racers=True)
    assert seen(match)["supply"] == 24 - 9
    pile = match.state.cards
    kinds = sorted(pile.face(card) for card in pile.backs[0])
    assert {kind: kinds.count(kind) for kind in kinds} == {"re-roll": 8, "plus-minus": 8, "turn": 8}


@rule("SR-16.2")
def test_SR_16_2_a_long_circuit_has_boost_spaces_for_all_of_them():
    match = jalopy.new("scrap-racer", seats=3, seed=1, track="SSSSSSSSSSSSSSR" * 4, any_tiles=True, new_racers=True)
    assert len(seen(match)["track"]["boost_spaces"]) == len(seen(match)["markers"]) > 18


@rule("SR-16.2")
@pytest.mark.parametrize(("seats", "settings"), [(3, {"new_racers": True}), (7, {}), (8, {})])
def test_SR_16_2_they_come_by_themselves_with_the_new_racers_and_with_seven_players(seats, settings):
    assert seen(jalopy.new("scrap-racer", seats=seats, seed=1, **settings))["supply"] == 24 - 9


@rule("SR-16.2")
def test_SR_16_2_they_may_be_used_in_every_game():
    match = jalopy.new("scrap-racer", seats=3, seed=1, more_markers=True)
    assert seen(match)["supply"] == 24 - 9
    for seed in range(20):
        match = jalopy.new("scrap-racer", seats=6, seed=seed, more_markers=True)
        assert {racer["name"] for racer in seen(match)["racers"]} == set(RACERS)  # the racers stay in the box
    record: Named = match.record()
    assert record["settings"]["more_markers"] is True
    assert jalopy.replay(record).view() == match.view()


@rule("SR-16.2")
def test_SR_16_2_a_position_with_them_has_all_24():
    markers = ["re-roll"] * 8
    match = race({"hover": 1, "swifty": 30, "jackal": 34}, boosts={"hover": markers}, settings={"more_markers": True})
    assert look(match, "hover")["boosts"] == markers
    with pytest.raises(BadPosition):
        race({"hover": 1, "swifty": 30, "jackal": 34}, boosts={"hover": markers})


@rule("SR-16.3")
def test_SR_16_3_collector_takes_the_markers_in_front_and_behind_too():
    match = race({"collector": 6, "hover": 20, "jackal": 30}, dice=[4], lying={9: "turn", 11: "re-roll"}, **NEW_RACERS)
    play(match, "stop")
    assert sorted(look(match, "collector")["boosts"]) == ["re-roll", "turn"]
    assert cited(match, "collected") == ["SR-16.3", "SR-16.3"]
    assert seen(match)["markers"] == []


@rule("SR-16.3")
def test_SR_16_3_its_own_space_counts_as_for_everybody():
    match = race({"collector": 6, "hover": 20, "jackal": 30}, dice=[5], lying={11: "turn", 9: "re-roll"}, **NEW_RACERS)
    play(match, "stop")
    assert look(match, "collector")["boosts"] == ["turn"]
    assert cited(match, "collected") == ["SR-8.1"]


@rule("SR-16.3")
def test_SR_16_3_over_the_line_too():
    # With the line in front of tile 3 the boost space of tile 2 is the second to last one of the lap.
    settings: Named = {"new_racers": True, "finish": 3}
    ends = seen(jalopy.new("scrap-racer", seats=3, seed=1, **settings))["track"]["boost_spaces"][-1]
    assert ends == LAP - 1
    # Ending a lap on the last space, and beginning one on the first: the neighbour of space 1 is space 42.
    match = race({"collector": 38, "hover": 20, "jackal": 30}, dice=[4], lying={41: "turn"}, settings=settings)
    play(match, "stop")
    assert look(match, "collector")["space"] == LAP
    assert look(match, "collector")["boosts"] == ["turn"]


@rule("SR-16.3")
def test_SR_16_3_only_in_its_own_turn():
    match = race({"hover": 3, "collector": 8, "jackal": 30}, dice=[1], lying={9: "turn"}, **NEW_RACERS)
    play(match, "stop")
    assert seen(match)["markers"] == [9]


@rule("SR-16.3")
def test_SR_16_3_after_a_crash_too_but_not_off_the_track():
    match = race(
        {"collector": 10, "hover": 20, "jackal": 30},
        dice=[4, 4],
        cards=["stay-put"],
        lying={9: "turn"},
        **NEW_RACERS,
    )
    play(match, "roll")
    assert look(match, "collector")["boosts"] == ["turn"]
    match = race({"collector": 0, "hover": 20, "jackal": 30}, dice=[4, 4], cards=["stay-put"], **NEW_RACERS)
    play(match, "roll")
    assert look(match, "collector")["boosts"] == []


@rule("SR-16.3")
def test_SR_16_3_in_the_lane_it_looks_along_the_lane():
    # From the lane's first space the one behind is the fork, a boost space once the line stands elsewhere.
    match = race(
        {"hover": 1, "swifty": 2, "jackal": 18}, more={"jackal": {**in_lane(1), "tiles": ["collector"]}}, **PIT
    )
    assert track_of(match).behind[LANE[1]] == 19
    assert track_of(match).ahead[LANE[5]] == 23
    match = race(
        {"jackal": 22, "hover": 1, "swifty": 2},
        dice=[4, 4],
        cards=["stay-put"],
        lying={21: "turn", 26: "turn"},
        more={"jackal": {**in_lane(5), "tiles": ["collector"]}},
        **PIT,
    )
    play(match, "roll")
    assert look(match, "jackal")["boosts"] == []  # on the track it would stand beside space 21


@rule("SR-16.4")
@pytest.mark.parametrize(("space", "taken"), [(10, []), (11, ["turn"])])
def test_SR_16_4_from_new_markers_it_takes_only_the_one_on_its_space(space, taken):
    # Three markers are left: they go to the boost spaces 5, 9 and 11.
    match = race(
        {"hover": 40, "collector": space, "jackal": 1},
        dice=[4],
        cards=["last", "re-roll", "re-roll", "turn"],
        lying={},
        supply=["turn", "re-roll", "re-roll"],
        **NEW_RACERS,
    )
    play(match, "stop")
    assert told(match, "refilled") == [{"spaces": [5, 9, 11], "supply": 0}]
    assert look(match, "collector")["boosts"] == taken
    assert cited(match, "collected") == ["SR-7.7"] * len(taken)


@rule("SR-16.4")
def test_SR_16_4_in_its_own_turn_too_it_leaves_new_markers_beside_it():
    # It comes to space 10. On space 11 a marker lies; space 9 is filled when Collector has crossed the line.
    match = race(
        {"collector": 42, "hover": 20, "jackal": 1},
        dice=[4, 6],
        cards=["last", "re-roll", "re-roll"],
        lying={11: "turn"},
        supply=["re-roll", "re-roll"],
        **NEW_RACERS,
    )
    play(match, "roll", "stop")
    assert look(match, "collector")["space"] == 10
    assert told(match, "refilled") == [{"spaces": [5, 9], "supply": 0}]
    assert look(match, "collector")["boosts"] == ["turn"]
    assert cited(match, "collected") == ["SR-16.3"]
    assert seen(match)["markers"] == [5, 9]


@rule("SR-16.5")
@pytest.mark.parametrize(
    ("double", "pile", "card"), [(5, "3/4", "stay-put"), (6, "3/4", "push-5"), (3, "1/2", "advance-2")]
)
def test_SR_16_5_rockroaches_may_draw_one_pile_lower_without_a_bonus_marker(double, pile, card):
    match = race({"rockroaches": 14, "hover": 1, "jackal": 2}, dice=[double, double], cards=[card], **NEW_RACERS)
    play(match, "roll")
    assert asked(match) == (0, "which-pile", "SR-16.5")
    assert told(match, "crash-card") == []  # it decides before a card is seen
    play(match, "pile:lower")
    assert told(match, "pile-lowered") == [{"racer": "rockroaches", "pile": pile}]
    assert told(match, "crash-card") == [{"racer": "rockroaches", "pile": pile, "card": card}]
    assert look(match, "rockroaches")["bonus_markers"] == 0
    lower = {"1/2": 0, "3/4": 1}[pile]
    assert seen(match)["crash"][lower]["discard"] == [card]
    assert passed_on(match, "hover")


@rule("SR-16.5")
def test_SR_16_5_or_keep_to_the_pile_of_the_double():
    match = race({"rockroaches": 14, "hover": 1, "jackal": 2}, dice=[5, 5], cards=["four-backwards"], **NEW_RACERS)
    play(match, "roll", "pile:doubled")
    assert told(match, "pile-lowered") == []
    assert distances(match)["rockroaches"] == 10
    assert look(match, "rockroaches")["bonus_markers"] == 1


@rule("SR-16.5")
def test_SR_16_5_below_the_lowest_pile_there_is_none():
    match = race({"rockroaches": 14, "hover": 1, "jackal": 2}, dice=[2, 2], cards=["advance-2"], **NEW_RACERS)
    play(match, "roll")
    assert look(match, "rockroaches")["bonus_markers"] == 1
    assert passed_on(match, "hover")


@rule("SR-16.5")
def test_SR_16_5_a_double_made_with_a_boost_marker_counts_too():
    match = race(
        {"rockroaches": 14, "hover": 1, "jackal": 2},
        dice=[5, 2],
        cards=["stay-put"],
        boosts={"rockroaches": ["turn"]},
        **NEW_RACERS,
    )
    play(match, "roll", "boost:turn")
    assert asked(match)[1] == "which-pile"


@rule("SR-16.5")
def test_SR_16_5_others_are_not_asked():
    match = race({"hover": 14, "rockroaches": 1, "jackal": 2}, dice=[5, 5], cards=["six-backwards"], **NEW_RACERS)
    play(match, "roll")
    assert look(match, "hover")["bonus_markers"] == 1
    assert hand(match, 0) == []
    assert seen(match)["dice"] == [NEXT_DIE]

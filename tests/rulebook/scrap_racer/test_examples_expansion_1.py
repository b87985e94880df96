"""The printed examples of Expansion 1, replayed in the order of the text:

 1  pink lands between two boost markers and takes both
 2  white, in first place, rolls a double 5 and draws a lower crash card without a bonus marker
 3  a circuit with all new track tiles (a picture only)
 4  white rolls a 7 and is stopped after 5 spaces
 5  pink comes to the stop sign too; white wins the fight and advances onto the scrap yard
 6  yellow lands on the salvager by a goal card and picks up a scrap tile
 7  in a following turn yellow places it; the space counts 4 from then on
 8  white clears a scrap tile, stops before the second one and loses its last point
 9  pink wins a fight against white and removes the scrap tile it lands on
10  red cannot use its ability, for the next space counts 2
11  pink stops in the centre of the pit stop beside white and chooses an ability, without a fight
12  red visits the pit stop for the second time and has three abilities

White is Rockroaches, pink is Collector and red is Steel Jacket, as the examples show. Yellow is Hover: that colour is
ours. So is everything that only the pictures showed: where the racers and tiles lie, who else drives, and the dice.
"""

import pytest
from tests.rulebook.marks import example
from tests.rulebook.scrap_racer.table import (
    ALL_PARTS,
    CENTRE,
    LAP,
    SALVAGER,
    STOP,
    Named,
    distances,
    fights,
    in_lane,
    look,
    moves,
    passed_on,
    play,
    race,
    scrap_on,
    seen,
    spaces,
    stacks,
    told,
    winners,
)

import jalopy
from jalopy.games.scrap_racer.circuits import NAMED, check_word
from jalopy.games.scrap_racer.components import PIECES

AMIR = WHITE = "rockroaches"
NINA = PINK = "collector"
TORSTEN = RED = "steel-jacket"
NATALIE = YELLOW = "hover"


@example("scrap-racer-expansion-1", 1)
def test_example_1_nina_lands_between_two_boost_markers_and_takes_both():
    # Ours: spaces 9 and 11 have the markers, and no special piece lies there.
    match = race({NINA: 6, AMIR: 20, RED: 30}, dice=[4], lying={9: "turn", 11: "plus-minus"}, **ALL_PARTS)
    play(match, "stop")
    assert sorted(look(match, NINA)["boosts"]) == ["plus-minus", "turn"]
    assert seen(match)["markers"] == []


@example("scrap-racer-expansion-1", 2)
def test_example_2_amir_draws_a_lower_crash_card_and_takes_no_bonus_marker():
    # Ours: which of the 3/4 cards it is.
    match = race({AMIR: 33, NINA: 7, RED: 26}, dice=[5, 5], cards=["stay-put"], **ALL_PARTS)
    play(match, "roll", "pile:lower")
    assert look(match, AMIR)["position"] == 1
    assert told(match, "crash-card") == [{"racer": AMIR, "pile": "3/4", "card": "stay-put"}]
    assert look(match, AMIR)["bonus_markers"] == 0
    assert passed_on(match, NINA)


@example("scrap-racer-expansion-1", 3)
@pytest.mark.parametrize("name", NAMED)
def test_example_3_a_circuit_with_all_new_tiles_is_legal(name):
    # The picture is lost: any of the circuits must do, and what was laid by lot must be a legal word too.
    parts: Named = {"slime_trail": True, "scrap_yard": True, "salvager": True, "pit_stop": True}
    match = jalopy.new("scrap-racer", seats=4, seed=1, track=name, **parts)
    track = seen(match)["track"]
    assert sorted(entry["piece"] for entry in track["pieces"]) == sorted(PIECES)
    assert check_word(track["laid"]) == []
    again = seen(jalopy.new("scrap-racer", seats=4, seed=2, track=track["laid"]))["track"]
    assert {**again, "name": name} == track


@example("scrap-racer-expansion-1", 4)
def test_example_4_amir_rolled_a_7_but_can_only_move_5_spaces():
    # Ours: he starts from the line, five spaces before the stop sign.
    match = race({AMIR: LAP, NINA: 20, RED: 30}, dice=[4, 3], cards=["all-but-first-two"], **ALL_PARTS)
    play(match, "roll", "stop")
    assert moves(match)[0] == (AMIR, LAP, LAP + STOP, "SR-5.1")
    assert told(match, "halted")[0] == {"racer": AMIR, "space": STOP, "lost": 2}


@example("scrap-racer-expansion-1", 5)
def test_example_5_amir_wins_the_fight_for_the_stop_space_and_advances_onto_the_scrap_yard():
    # Ours: the dice.
    match = race({NINA: 2, AMIR: STOP, RED: 30}, dice=[6, 2, 5], **ALL_PARTS)
    play(match, "stop")
    assert fights(match) == [({NINA, AMIR}, STOP, "SR-5.3")]
    assert winners(match) == [AMIR]
    assert distances(match) == {NINA: STOP, AMIR: STOP + 1, RED: 30}
    assert passed_on(match, AMIR)


@example("scrap-racer-expansion-1", 6)
def test_example_6_natalie_lands_on_the_salvager_by_a_goal_card_and_picks_up_a_scrap_tile():
    # Ours: the card, and that it is the third space of the salvager, with the 4 that she places in the next example.
    match = race({RED: 40, NATALIE: 23, AMIR: 34}, dice=[6], cards=["last"], **ALL_PARTS)
    play(match, "stop")
    assert spaces(match)[NATALIE] == SALVAGER + 2
    assert look(match, NATALIE)["scrap"] == [4]
    assert stacks(match) == [4, 4, 3]


@example("scrap-racer-expansion-1", 7)
def test_example_7_natalie_places_the_tile_where_her_turn_ends_and_the_space_counts_4():
    match = race({NATALIE: 30, AMIR: 31, RED: 2}, dice=[5, 6], more={NATALIE: {"scrap": [4]}}, **ALL_PARTS)
    play(match, "stop", "scrap:4")
    assert scrap_on(match) == {35: 4}
    assert look(match, NATALIE)["scrap"] == []
    play(match, "stop")  # Amir's 6: three spaces, and the next one would take four
    assert distances(match)[AMIR] == 34


@example("scrap-racer-expansion-1", 8)
def test_example_8_amir_clears_the_first_scrap_tile_and_stops_in_front_of_the_second():
    # Ours: a 2 two spaces ahead and a 3 three spaces ahead; a 4 clears the first and leaves one point.
    match = race({AMIR: 33, NINA: 7, RED: 26}, dice=[4], scrap={"track": {"35": 2, "36": 3}}, **ALL_PARTS)
    play(match, "stop")
    assert distances(match)[AMIR] == 35
    assert told(match, "scrap-removed") == [{"racer": AMIR, "tile": 2, "space": 35}]
    assert told(match, "blocked") == [{"racer": AMIR, "space": 36, "tile": 3, "lost": 1}]
    assert scrap_on(match) == {36: 3}


@example("scrap-racer-expansion-1", 9)
def test_example_9_nina_wins_the_fight_and_removes_the_scrap_tile():
    # Ours: the dice and the tile's value.
    match = race({NINA: 33, AMIR: 36, RED: 26}, dice=[3, 5, 1], scrap={"track": {"37": 4}}, **ALL_PARTS)
    play(match, "stop")
    assert winners(match) == [NINA]
    assert distances(match)[NINA] == 37
    assert scrap_on(match) == {}


@example("scrap-racer-expansion-1", 10)
def test_example_10_torsten_cannot_use_his_ability_because_the_next_space_counts_2():
    match = race({TORSTEN: 22, AMIR: 7, NINA: 36}, dice=[3], scrap={"track": {"26": 2}}, **ALL_PARTS)
    play(match, "stop")
    assert distances(match)[TORSTEN] == 25  # a straight
    assert scrap_on(match) == {26: 2}
    assert passed_on(match, AMIR)


@example("scrap-racer-expansion-1", 11)
def test_example_11_nina_stops_in_the_centre_of_the_pit_stop_beside_amir_and_chooses_an_ability():
    # Ours: her dice, and which ability she takes.
    match = race({NINA: 17, AMIR: 20, RED: 30}, dice=[6], more={AMIR: in_lane(3)}, **ALL_PARTS)
    play(match, "stop", "way:pit", "take:jackal")
    assert spaces(match)[NINA] == spaces(match)[AMIR] == CENTRE
    assert fights(match) == []
    assert look(match, NINA)["abilities"] == [PINK, "jackal"]
    assert passed_on(match, AMIR)


@example("scrap-racer-expansion-1", 12)
def test_example_12_torsten_visits_the_pit_stop_a_second_time_and_has_three_abilities():
    # Ours: which abilities they are.
    match = race({TORSTEN: LAP + 17, AMIR: 7, NINA: 36}, dice=[6], more={TORSTEN: {"tiles": ["swifty"]}}, **ALL_PARTS)
    play(match, "stop", "way:pit", "take:crusher")
    assert look(match, TORSTEN)["abilities"] == [RED, "swifty", "crusher"]

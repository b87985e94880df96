"""SR-20  Expansion 1: the salvager. On track A it lies on spaces 28 to 30, with the scrap tiles 2, 3 and 4."""

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.scrap_racer.table import (
    LANE,
    LAP,
    SALVAGER,
    SCRAP,
    Named,
    asked,
    cited,
    distances,
    fights,
    in_lane,
    look,
    moves,
    options,
    passed_on,
    play,
    race,
    scrap_on,
    seen,
    stacks,
    told,
)

from jalopy.kernel.errors import IllegalAnswer


def lying(**tiles: int) -> Named:
    """Scrap tiles on spaces, as a position tells them: `lying(s12=4)`."""
    return {"scrap": {"track": {space[1:]: value for space, value in tiles.items()}}, **SCRAP}


@rule("SR-20.1")
def test_SR_20_1_four_tiles_each_of_2_3_and_4_lie_on_its_three_spaces():
    match = race({"hover": 1, "jackal": 2, "crusher": 3}, **SCRAP)
    assert seen(match)["extras"]["stacks"] == [
        {"space": 28, "tile": 2, "left": 4},
        {"space": 29, "tile": 3, "left": 4},
        {"space": 30, "tile": 4, "left": 4},
    ]


@rule("SR-20.2")
@pytest.mark.parametrize(("space", "tile"), [(28, 2), (29, 3), (30, 4)])
def test_SR_20_2_who_ends_there_takes_a_tile(space, tile):
    match = race({"hover": space - 5, "jackal": 1, "crusher": 10}, dice=[5], **SCRAP)
    play(match, "stop")
    assert look(match, "hover")["scrap"] == [tile]
    assert told(match, "scrap-taken") == [{"racer": "hover", "tile": tile, "space": space, "left": 3}]
    assert stacks(match)[space - SALVAGER] == 3
    assert passed_on(match, "jackal")  # it may not be placed in the same turn


@rule("SR-20.2")
def test_SR_20_2_an_empty_stack_gives_nothing():
    match = race({"hover": 24, "jackal": 1, "crusher": 10}, dice=[5], scrap={"stacks": [4, 0, 4]}, **SCRAP)
    play(match, "stop")
    assert look(match, "hover")["scrap"] == []


@rule("SR-20.2")
def test_SR_20_2_a_fight_brings_racers_there_too():
    match = race({"hover": 23, "jackal": 27, "crusher": 10}, dice=[4, 6, 1], **SCRAP)
    play(match, "stop")
    assert look(match, "hover")["scrap"] == [2]


@rule("SR-20.3")
def test_SR_20_3_at_the_end_of_a_later_turn_a_tile_may_be_placed():
    match = race({"hover": 10, "jackal": 1, "crusher": 30}, dice=[4], more={"hover": {"scrap": [2, 4]}}, **SCRAP)
    play(match, "stop")
    assert asked(match) == (0, "place-scrap", "SR-20.3")
    assert options(match) == ["keep", "scrap:2", "scrap:4"]
    play(match, "scrap:4")
    assert scrap_on(match) == {14: 4}
    assert look(match, "hover")["scrap"] == [2]
    assert told(match, "scrap-placed") == [{"racer": "hover", "tile": 4, "space": 14}]
    assert passed_on(match, "jackal")


@rule("SR-20.3")
def test_SR_20_3_or_kept():
    match = race({"hover": 10, "jackal": 1, "crusher": 30}, dice=[4], more={"hover": {"scrap": [2]}}, **SCRAP)
    play(match, "stop", "keep")
    assert scrap_on(match) == {}
    assert look(match, "hover")["scrap"] == [2]


@rule("SR-20.3")
def test_SR_20_3_not_on_the_salvager_nor_off_the_track():
    match = race({"hover": 24, "jackal": 1, "crusher": 10}, dice=[4], more={"hover": {"scrap": [4]}}, **SCRAP)
    play(match, "stop")
    assert passed_on(match, "jackal")
    match = race(
        {"hover": 0, "jackal": 1, "crusher": 10},
        dice=[4, 4],
        cards=["stay-put"],
        more={"hover": {"scrap": [4]}},
        **SCRAP,
    )
    play(match, "roll")
    assert passed_on(match, "jackal")


@rule("SR-20.3")
def test_SR_20_3_not_where_a_tile_lies_already():
    match = race(
        {"hover": 14, "jackal": 1, "crusher": 30},
        dice=[4, 4],
        cards=["stay-put"],
        more={"hover": {"scrap": [2]}},
        **lying(s14=3),
    )
    play(match, "roll")
    assert passed_on(match, "jackal")
    assert scrap_on(match) == {14: 3}


@rule("SR-20.3")
def test_SR_20_3_not_the_tile_taken_in_the_same_turn():
    # Hover takes a 4, wins the fight for the salvager and leaves it: it may place only what it had before.
    match = race({"hover": 25, "jackal": 30, "crusher": 1}, dice=[5, 6, 1], more={"hover": {"scrap": [2]}}, **SCRAP)
    play(match, "stop")
    assert look(match, "hover")["scrap"] == [2, 4]
    assert options(match) == ["keep", "scrap:2"]
    with pytest.raises(IllegalAnswer) as refusal:
        match.answer("scrap:4")
    assert refusal.value.rule == "SR-20.3"


@rule("SR-20.4")
def test_SR_20_4_a_tile_costs_its_points_and_leaves_the_game():
    match = race({"hover": 10, "jackal": 1, "crusher": 30}, dice=[6], **lying(s12=3))
    play(match, "stop")
    assert distances(match)["hover"] == 14  # one, three for the tile's space, and two more
    assert scrap_on(match) == {}
    assert told(match, "scrap-removed") == [{"racer": "hover", "tile": 3, "space": 12}]
    assert cited(match, "scrap-removed") == ["SR-20.4"]


@rule("SR-20.4")
def test_SR_20_4_backward_too():
    match = race({"hover": 20, "jackal": 1, "crusher": 30}, dice=[5, 5], cards=["six-backwards"], **lying(s18=4))
    play(match, "roll")
    assert distances(match)["hover"] == 17
    assert scrap_on(match) == {}


@rule("SR-20.4")
def test_SR_20_4_points_of_dice_and_cards_are_not_added_up():
    match = race({"hover": 10, "jackal": 1, "crusher": 30}, dice=[3], hands={0: ["forward-3"]}, **lying(s11=4))
    play(match, "stop", "drive")
    assert distances(match)["hover"] == 10
    assert options(match) == ["done"]
    assert [barred.reason for barred in match.barred()] == ["rolling-is-over", "scrap-in-the-way"]


@rule("SR-20.4")
def test_SR_20_4_leaving_a_tile_costs_nothing_and_it_stays():
    match = race({"hover": 10, "jackal": 1, "crusher": 30}, dice=[3], **lying(s10=4))
    play(match, "stop")
    assert distances(match)["hover"] == 13
    assert scrap_on(match) == {10: 4}


@rule("SR-20.4")
def test_SR_20_4_clearing_a_tile_under_another_racer_leads_to_a_fight():
    match = race({"hover": 10, "jackal": 13, "crusher": 30}, dice=[5, 1, 6], **lying(s13=3))
    play(match, "stop")
    assert fights(match) == [({"hover", "jackal"}, 13, "SR-5.3")]
    assert scrap_on(match) == {}


@rule("SR-20.4")
def test_SR_20_4_push_5_has_five_points():
    match = race({"hover": 10, "jackal": 1, "crusher": 30}, dice=[4, 4], cards=["push-5"], **lying(s12=3))
    play(match, "roll")
    assert distances(match)["hover"] == 13
    assert scrap_on(match) == {}


@rule("SR-20.5")
def test_SR_20_5_a_racer_that_cannot_be_pushed_on_fights_after_all():
    match = race({"hover": 10, "jackal": 12, "crusher": 30}, dice=[4, 4, 6, 1], cards=["push-5"], **lying(s13=3))
    play(match, "roll")
    assert [facts["racer"] for facts in told(match, "blocked")] == ["jackal"]
    assert fights(match) == [({"hover", "jackal"}, 12, "SR-5.3")]
    assert distances(match) == {"hover": 13, "jackal": 12, "crusher": 30}


@rule("SR-20.5")
def test_SR_20_5_with_too_few_points_the_racer_stops_before_it():
    match = race({"hover": 10, "jackal": 1, "crusher": 30}, dice=[3], **lying(s12=3))
    play(match, "stop")
    assert distances(match)["hover"] == 11
    assert told(match, "blocked") == [{"racer": "hover", "space": 12, "tile": 3, "lost": 2}]
    assert scrap_on(match) == {12: 3}


@rule("SR-20.5")
@pytest.mark.parametrize(
    ("card", "start", "wanted", "tile"), [("straight", 9, 13, 12), ("curve", 22, 28, 25), ("catch-up", 16, 30, 19)]
)
def test_SR_20_5_cards_that_lead_to_a_space_are_stopped_by_any_tile(card, start, wanted, tile):
    racers = {"hover": start, "jackal": 1, "crusher": 30}
    match = race(racers, dice=[1], hands={0: [card]}, **SCRAP)
    play(match, "stop", f"bonus:{card}")
    assert moves(match)[0][:3] == ("hover", start, wanted)
    match = race(racers, dice=[1], hands={0: [card]}, **lying(**{f"s{tile}": 2}))
    play(match, "stop", f"bonus:{card}")
    assert moves(match)[0][:3] == ("hover", start, tile - 1)
    assert told(match, "blocked")[0] == {"racer": "hover", "space": tile, "tile": 2, "lost": wanted - tile + 1}
    assert scrap_on(match) == {tile: 2}


@rule("SR-20.5")
def test_SR_20_5_catch_up_is_stopped_however_far_it_leads():
    scrap = lying(s19=2)
    settings = {**scrap["settings"], "catch_up": "rank"}
    racers = {"jackal": 1, "hover": 16, "crusher": 30 * LAP + 30}
    match = race(racers, dice=[1], turn_of="hover", hands={1: ["catch-up"]}, **{**scrap, "settings": settings})
    play(match, "stop", "bonus:catch-up")
    assert moves(match)[0][:3] == ("hover", 16, 18)
    assert scrap_on(match) == {19: 2}


@rule("SR-20.5")
def test_SR_20_5_an_ability_cannot_afford_it():
    match = race({"steel-jacket": 20, "jackal": 1, "crusher": 30}, dice=[3], **lying(s24=2))
    play(match, "stop")
    assert distances(match)["steel-jacket"] == 23
    assert told(match, "blocked") == [
        {"racer": "steel-jacket", "space": 24, "tile": 2, "lost": 1, "abilities": ["steel-jacket"]}
    ]


@rule("SR-20.5")
def test_SR_20_5_an_ability_without_a_step_is_not_told_as_working():
    match = race({"steel-jacket": 24, "jackal": 1, "crusher": 30}, dice=[1], **lying(s26=2))
    play(match, "stop")
    assert told(match, "ability") == []
    assert [facts["space"] for facts in told(match, "blocked")] == [26]
    assert moves(match) == [("steel-jacket", 24, 25, "SR-5.1")]
    assert passed_on(match, "jackal")


@rule("SR-20.5")
def test_SR_20_5_of_several_abilities_those_without_a_step_are_no_choice():
    # Both steps end at the tile in front; the bonus marker for passing does not.
    match = race(
        {"twister": 21, "jackal": 22, "hover": 40},
        dice=[2],
        more={"twister": {"tiles": ["steel-jacket", "crusher"]}},
        settings={"salvager": True, "pit_stop": True},
        pieces={"salvager": 10},
        scrap={"track": {"24": 2}},
    )
    play(match, "stop")
    assert cited(match, "ability") == ["SR-14.4"]
    assert [facts["abilities"] for facts in told(match, "blocked")] == [["steel-jacket", "twister"]]
    assert distances(match)["twister"] == 23
    assert passed_on(match, "jackal")


@rule("SR-20.5")
def test_SR_20_5_a_tile_right_behind_the_line_can_keep_a_racer_off_the_track():
    match = race({"hover": 0, "jackal": 5, "crusher": 30}, dice=[3], **lying(s1=4))
    play(match, "stop")
    assert distances(match)["hover"] == 0
    assert passed_on(match, "jackal")


@rule("SR-20.6")
def test_SR_20_6_the_winner_of_a_fight_pays_nothing():
    match = race({"hover": 10, "jackal": 14, "crusher": 30}, dice=[4, 6, 1], **lying(s15=4))
    play(match, "stop")
    assert distances(match)["hover"] == 15
    assert scrap_on(match) == {}
    assert cited(match, "scrap-removed") == ["SR-20.6"]


@rule("SR-20.6")
def test_SR_20_6_jackal_leaves_a_tile_between():
    match = race({"jackal": 10, "hover": 14, "crusher": 30}, dice=[4], **lying(s15=4, s16=2))
    play(match, "stop")
    assert distances(match)["jackal"] == 16
    assert scrap_on(match) == {15: 4}


@rule("SR-20.6")
def test_SR_20_6_nor_does_a_racer_that_loses_its_position():
    match = race(
        {"hover": 30, "jackal": 10, "crusher": 20}, dice=[5, 5], cards=["loss-of-position"], **lying(s9=4, s15=2)
    )
    play(match, "roll")
    assert distances(match)["hover"] == 9
    assert scrap_on(match) == {15: 2}
    assert cited(match, "scrap-removed") == ["SR-20.6"]


@rule("SR-20.3")
def test_SR_20_3_in_the_pit_lane_it_may_be_placed_but_not_in_the_centre():
    settings = {"salvager": True, "pit_stop": True}
    for number in range(1, 6):
        match = race(
            {"hover": in_lane(number)["distance"], "jackal": 1, "crusher": 30},
            dice=[4, 4],
            cards=["stay-put"],
            more={"hover": {"scrap": [2], **in_lane(number)}},
            settings=settings,
            pieces={"salvager": 10},
        )
        play(match, "roll")
        if number == 3:
            assert passed_on(match, "jackal")
        else:
            play(match, "scrap:2")
            assert scrap_on(match) == {LANE[number]: 2}

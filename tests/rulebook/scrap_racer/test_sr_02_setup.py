"""SR-2  Set-up."""

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.scrap_racer.table import (
    BOOST_SPACES,
    LAP,
    Named,
    asked,
    cited,
    options,
    play,
    seen,
    told,
)

import jalopy
from jalopy.games.scrap_racer.components import RACERS
from jalopy.games.scrap_racer.contents import AS_PRINTED
from jalopy.kernel.errors import BadSetting, IllegalAnswer


def position(seed: int, seats: int = 4) -> Named:
    return jalopy.new("scrap-racer", seats=seats, seed=seed).position()


@rule("SR-2.1")
def test_SR_2_1_the_agreed_circuit_is_laid_from_the_line():
    match = jalopy.new("scrap-racer", seats=3, seed=1, track="C")
    assert told(match, "track-laid") == [{"track": "C", "spaces": LAP}]
    assert cited(match, "track-laid") == ["SR-2.1"]
    assert seen(match)["track"]["word"] == "SSRRSLRSSRRSLR"


@rule("SR-2.2")
def test_SR_2_2_every_boost_space_gets_one_marker_and_the_rest_is_the_supply():
    match = jalopy.new("scrap-racer", seats=3, seed=1)
    assert told(match, "markers-laid") == [{"spaces": BOOST_SPACES, "supply": 9}]
    assert cited(match, "markers-laid") == ["SR-2.2"]
    assert (seen(match)["markers"], seen(match)["supply"], seen(match)["used"]) == (BOOST_SPACES, 9, [])


@rule("SR-2.2")
def test_SR_2_2_the_markers_lie_shuffled_and_face_down():
    boosts = [position(seed)["boost"] for seed in range(8)]
    for boost in boosts:
        assert sorted([*boost["track"].values(), *boost["pile"]]) == sorted(
            AS_PRINTED.faces("boost.markers", "markers")
        )
    assert len({tuple(boost["track"].values()) for boost in boosts}) == 8
    state = jalopy.new("scrap-racer", seats=3, seed=1).state
    markers = [card for card in range(len(state.cards.faces)) if state.cards.face(card) in ("re-roll", "plus-minus")]
    assert len(markers) == 12
    assert not any(state.cards.knows(card, seat) for card in markers for seat in (None, 0, 1, 2))


@rule("SR-2.3")
def test_SR_2_3_bonus_goal_and_crash_cards_are_shuffled_piles_of_their_own():
    match = jalopy.new("scrap-racer", seats=3, seed=1)
    assert cited(match, "decks-shuffled") == ["SR-2.3"]
    assert [pile["pile"] for pile in seen(match)["crash"]] == [20, 18, 18]
    races = [position(seed) for seed in range(5)]
    for deck in ("bonus", "goal"):
        assert all(
            sorted(laid[deck]["pile"]) == sorted(AS_PRINTED.faces("goal" if deck == "goal" else "bonus.cards"))
            for laid in races
        )
        assert len({tuple(laid[deck]["pile"]) for laid in races}) == 5
    for pile in ("low", "middle", "high"):
        assert all(sorted(laid["crash"][pile]["pile"]) == sorted(AS_PRINTED.faces(f"crash.{pile}")) for laid in races)
        assert len({tuple(laid["crash"][pile]["pile"]) for laid in races}) == 5


@rule("SR-2.4")
def test_SR_2_4_everybody_is_dealt_one_racer_and_nobody_is_asked():
    match = jalopy.new("scrap-racer", seats=5, seed=3)
    assert sorted(facts["seat"] for facts in told(match, "racer-taken")) == [0, 1, 2, 3, 4]
    assert cited(match, "racer-taken") == ["SR-2.4"] * 5
    assert len({racer["name"] for racer in seen(match)["racers"]}) == 5
    assert asked(match)[1] == "roll-or-stop"
    assert match.answers == []


@rule("SR-2.4")
def test_SR_2_4_the_deal_is_random():
    dealt = {told(jalopy.new("scrap-racer", seats=3, seed=seed), "racer-taken")[0]["racer"] for seed in range(60)}
    assert dealt == set(RACERS)


@rule("SR-2.5")
def test_SR_2_5_players_choose_clockwise_from_the_start_player():
    match = jalopy.new("scrap-racer", seats=3, seed=3, racers="chosen", start="2")
    assert options(match) == [f"racer:{name}" for name in RACERS]
    seats = []
    for name in ("jackal", "hover", "swifty"):
        seat, kind, cited_rule = asked(match)
        assert (kind, cited_rule) == ("choose-racer", "SR-2.5")
        seats.append(seat)
        play(match, f"racer:{name}")
    assert seats == [1, 2, 0]
    assert {racer["name"]: racer["seat"] for racer in seen(match)["racers"]} == {"jackal": 1, "hover": 2, "swifty": 0}
    assert [(facts["seat"], facts["racer"]) for facts in told(match, "racer-chosen")] == [
        (1, "jackal"),
        (2, "hover"),
        (0, "swifty"),
    ]
    assert cited(match, "racer-chosen") == cited(match, "racer-taken") == ["SR-2.5"] * 3


@rule("SR-2.5")
def test_SR_2_5_a_racer_taken_is_gone():
    match = jalopy.new("scrap-racer", seats=3, seed=3, racers="chosen", start="1")
    play(match, "racer:jackal")
    assert "racer:jackal" not in options(match)
    with pytest.raises(IllegalAnswer):
        match.answer("racer:jackal")


@rule("SR-2.5")
def test_SR_2_5_with_two_racers_each_the_second_round_runs_the_other_way():
    match = jalopy.new("scrap-racer", seats=3, seed=3, racers="chosen", start="3", two_racers=True)
    seats = []
    for name in RACERS:
        seats.append(asked(match)[0])
        play(match, f"racer:{name}")
    assert seats == [2, 0, 1, 1, 0, 2]
    taken = {facts["racer"]: facts["seat"] for facts in told(match, "racer-taken")}
    assert taken == dict(zip(RACERS, seats, strict=True))


@rule("SR-2.6")
def test_SR_2_6_the_start_player_is_drawn_by_lot():
    drawn = {told(jalopy.new("scrap-racer", seats=4, seed=seed), "start-player")[0]["seat"] for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


@rule("SR-2.6")
def test_SR_2_6_the_table_may_name_the_start_player():
    for seat in range(4):
        match = jalopy.new("scrap-racer", seats=4, seed=1, start=str(seat + 1))
        assert told(match, "start-player") == [{"seat": seat}]
        assert cited(match, "start-player") == ["SR-2.6"]
        assert asked(match)[0] == seat
    with pytest.raises(BadSetting, match="There are 4 seats"):
        jalopy.new("scrap-racer", seats=4, seed=1, start="5")

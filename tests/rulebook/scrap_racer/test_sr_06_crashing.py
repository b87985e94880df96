"""SR-6  Crashing."""

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.scrap_racer.table import (
    LAP,
    PIT,
    all_but,
    asked,
    cited,
    distances,
    fights,
    hand,
    look,
    moves,
    passed_on,
    play,
    race,
    seen,
    story,
    told,
    winners,
)

from jalopy.games.scrap_racer.contents import AS_PRINTED
from jalopy.games.scrap_racer.places import CRASH_PILE
from jalopy.kernel.errors import BadPosition

FIELD = {"hover": 10, "swifty": 30, "jackal": 34}


@rule("SR-6.1")
@pytest.mark.parametrize(
    ("die", "pile", "card"),
    [
        (1, "1/2", "advance-3"),
        (2, "1/2", "advance-3"),
        (3, "3/4", "stay-put"),
        (4, "3/4", "stay-put"),
        (5, "5/6", "catching-up-4"),
        (6, "5/6", "catching-up-4"),
    ],
)
def test_SR_6_1_each_double_draws_from_its_own_pile(die, pile, card):
    match = race(FIELD, dice=[die, die], cards=[card])
    play(match, "roll")
    assert told(match, "crash-card") == [{"racer": "hover", "pile": pile, "card": card}]
    assert cited(match, "crash-card") == ["SR-6.1"]
    number = (die - 1) // 2
    assert [len(heap["discard"]) for heap in seen(match)["crash"]] == [int(number == place) for place in range(3)]


@rule("SR-6.1")
def test_SR_6_1_the_top_card_of_the_pile_is_drawn():
    low = [*all_but("crash.low", "advance-5"), "advance-5"]
    match = race(FIELD, dice=[1, 1], crash={"low": {"pile": low}})
    play(match, "roll")
    assert told(match, "crash-card")[0]["card"] == "advance-5"


@rule("SR-6.1")
def test_SR_6_1_everybody_sees_the_card_while_it_takes_effect():
    # The fight in the family stops the rules in the middle of the crash.
    match = race({"hover": 10, "swifty": 12, "jackal": 34, "twister": 30}, each=2, dice=[1, 1], cards=["advance-2"])
    play(match, "roll")
    assert asked(match)[1] == "own-fight"
    assert [seen(match, seat)["crash_card"] for seat in (None, 0, 1)] == ["advance-2"] * 3
    assert seen(match)["crash_pile"] == "1/2"
    play(match, "winner:hover")
    assert seen(match)["crash_card"] is seen(match)["crash_pile"] is None


@rule("SR-6.1")
def test_SR_6_1_the_dice_move_nobody():
    match = race(FIELD, dice=[6, 4, 5, 4], cards=["three-forward"])
    play(match, "roll", "roll", "roll")
    assert moves(match) == [("hover", 10, 13, "SR-11.4")]


@rule("SR-6.2")
def test_SR_6_2_racers_fight_once_the_card_has_taken_full_effect():
    # Swifty, sent back onto the space that Hover leaves, does not fight it.
    match = race({"hover": 8, "swifty": 10, "jackal": 13}, dice=[1, 1, 6, 2], cards=["five-forward-two-back"])
    play(match, "roll")
    assert story(match, 1)[4:] == [
        *("crash-card", "moved", "moved"),
        *("fight", "fight-rolled", "fight-won", "moved"),
        "bonus-marker",
    ]
    assert fights(match) == [({"hover", "jackal"}, 13, "SR-5.3")]
    assert distances(match) == {"hover": 14, "swifty": 8, "jackal": 13}


@rule("SR-6.3")
@pytest.mark.parametrize(
    ("racer", "die", "card", "to"),
    [("steel-jacket", 2, "advance-3", 13), ("swifty", 2, "advance-2", 12), ("twister", 2, "advance-5", 15)],
)
def test_SR_6_3_no_step_by_an_ability_after_a_crash_card(racer, die, card, to):
    # Steel Jacket ends on a straight, Swifty on a curve, Twister beyond Hover.
    match = race({racer: 10, "hover": 11, "jackal": 30}, dice=[die, die], cards=[card])
    play(match, "roll")
    assert distances(match)[racer] == to
    assert told(match, "ability") == []


@rule("SR-6.3")
def test_SR_6_3_crusher_takes_the_marker_of_the_crash_and_no_other():
    match = race({"crusher": 10, "hover": 11, "jackal": 30}, dice=[2, 2], cards=["advance-5"])
    play(match, "roll")
    assert told(match, "bonus-marker") == [{"racer": "crusher", "markers": 1}]
    assert cited(match, "bonus-marker") == ["SR-6.4"]


@rule("SR-6.3")
def test_SR_6_3_jackal_rolls_in_a_fight_that_a_crash_card_causes():
    match = race({"jackal": 10, "hover": 12, "twister": 30}, dice=[1, 1, 2, 6], cards=["advance-2"])
    play(match, "roll")
    assert told(match, "fight-rolled") == [{"racers": ["jackal", "hover"], "dice": [2, 6]}]
    assert distances(match) == {"jackal": 12, "hover": 13, "twister": 30}
    match = race({"jackal": 10, "hover": 12, "twister": 30}, dice=[1, 1, 6, 2], cards=["advance-2"])
    play(match, "roll")
    assert distances(match)["jackal"] == 13  # one space, not two


@rule("SR-6.3")
def test_SR_6_3_jackal_wins_again_once_the_crash_is_over():
    # The crash takes it across the line; its goal card then brings Hover onto its space.
    match = race({"jackal": 40, "hover": 1, "twister": 30}, dice=[1, 1], cards=["advance-5", "all-but-first"])
    play(match, "roll")
    assert fights(match) == [({"jackal", "hover"}, 3, "SR-5.3")]
    assert cited(match, "fight-won") == ["SR-14.5"]
    assert distances(match)["jackal"] == LAP + 5
    assert passed_on(match, "hover")


@rule("SR-6.4")
def test_SR_6_4_after_the_fights_the_player_takes_a_bonus_marker():
    match = race({"twister": 10, "swifty": 12, "jackal": 34}, dice=[1, 1, 6, 2], cards=["advance-2"])
    play(match, "roll")
    assert told(match, "bonus-marker") == [{"racer": "twister", "markers": 1}]
    assert cited(match, "bonus-marker") == ["SR-6.4"]
    assert story(match, 1)[-2:] == ["moved", "bonus-marker"]
    assert [look(match, name)["bonus_markers"] for name in ("twister", "swifty", "jackal")] == [1, 0, 0]


@rule("SR-6.4")
def test_SR_6_4_whoever_the_card_moves_the_active_player_takes_the_marker():
    match = race({"twister": 10, "swifty": 7, "jackal": 34}, dice=[3, 3], cards=["catching-up-2"])
    play(match, "roll")
    assert told(match, "bonus-marker") == [{"racer": "twister", "markers": 1}]


@rule("SR-6.4")
def test_SR_6_4_without_a_crash_there_is_no_marker():
    match = race({"twister": 10, "swifty": 7, "jackal": 34}, dice=[3])
    play(match, "stop")
    assert told(match, "bonus-marker") == []


@rule("SR-6.5")
def test_SR_6_5_the_third_marker_becomes_a_bonus_card_for_a_later_turn():
    match = race(
        {"twister": 10, "swifty": 20, "jackal": 34},
        dice=[3, 3],
        cards=["stay-put", "forward-7"],
        bonus_markers={"twister": 2},
    )
    play(match, "roll")
    assert told(match, "bonus-marker") == [{"racer": "twister", "markers": 3}]
    assert told(match, "bonus-card-drawn") == [{"racer": "twister", "seat": 0, "hand": 1}]
    assert cited(match, "bonus-card-drawn") == ["SR-6.5"]
    assert look(match, "twister")["bonus_markers"] == 0
    assert hand(match, 0) == ["forward-7"]
    assert passed_on(match, "swifty")
    assert distances(match)["twister"] == 10


@rule("SR-6.5")
def test_SR_6_5_the_card_goes_to_the_player_at_turn():
    match = race(
        {"twister": 10, "swifty": 20, "jackal": 34},
        turn_of="swifty",
        dice=[3, 3],
        cards=["stay-put", "forward-7"],
        bonus_markers={"twister": 2, "swifty": 2, "jackal": 2},
    )
    play(match, "roll")
    assert [hand(match, seat) for seat in (0, 1, 2)] == [[], ["forward-7"], []]
    assert [look(match, name)["bonus_markers"] for name in ("twister", "swifty", "jackal")] == [2, 0, 2]


@rule("SR-6.5")
def test_SR_6_5_two_markers_are_not_enough():
    match = race(
        {"twister": 10, "swifty": 20, "jackal": 34}, dice=[3, 3], cards=["stay-put"], bonus_markers={"twister": 1}
    )
    play(match, "roll")
    assert look(match, "twister")["bonus_markers"] == 2
    assert hand(match, 0) == []


@rule("SR-6.5")
def test_SR_6_5_the_card_drawn_is_hidden_from_the_others():
    match = race(
        {"twister": 10, "swifty": 20, "jackal": 34},
        dice=[3, 3],
        cards=["stay-put", "forward-7"],
        bonus_markers={"twister": 2},
    )
    play(match, "roll")
    for seat in (1, 2, None):
        assert seen(match, seat)["hands"][0] == {"seat": 0, "count": 1}
        assert "forward-7" not in str(match.events(seat=seat))
    assert "forward-7" in str(match.events(seat=0))


@rule("SR-6.5")
def test_SR_6_5_a_hand_has_no_limit():
    cards = ["forward-3", "forward-3", "forward-5", "straight", "curve", "catch-up", "forward-7"]
    match = race(
        {"twister": 10, "swifty": 20, "jackal": 34},
        dice=[3, 3],
        cards=["stay-put", "forward-7"],
        bonus_markers={"twister": 2},
        hands={0: cards},
    )
    play(match, "roll")
    assert hand(match, 0) == [*cards, "forward-7"]


@rule("SR-6.5")
def test_SR_6_5_a_card_drawn_by_crushers_ability_is_not_for_this_turn():
    match = race(
        {"crusher": 10, "swifty": 12, "jackal": 34},
        dice=[4],
        cards=["forward-7"],
        bonus_markers={"crusher": 2},
        hands={0: ["straight"]},
    )
    play(match, "stop", "drive", "done")
    assert hand(match, 0) == ["straight", "forward-7"]
    assert distances(match)["crusher"] == 14
    assert passed_on(match, "swifty")


@rule("SR-6.6")
def test_SR_6_6_the_crash_card_is_discarded_face_up():
    match = race(FIELD, dice=[1, 1], cards=["advance-2"])
    play(match, "roll")
    assert seen(match)["crash"][0] == {"name": "1/2", "pile": 19, "discard": ["advance-2"]}
    assert told(match, "reshuffled") == []


@rule("SR-6.6")
@pytest.mark.parametrize(
    ("number", "pile", "card"), [(0, "low", "advance-2"), (1, "middle", "stay-put"), (2, "high", "catching-up-4")]
)
def test_SR_6_6_an_empty_pile_is_shuffled_anew_from_its_own_discards(number, pile, card):
    die = 2 * number + 1
    others = {
        name: {"discard": AS_PRINTED.faces(f"crash.{name}")[:2]} for name in ("low", "middle", "high") if name != pile
    }
    match = race(
        {"swifty": 10, "hover": 30, "jackal": 34},
        dice=[die, die],
        cards=[card],
        crash={pile: {"discard": all_but(f"crash.{pile}", card)}, **others},
    )
    assert seen(match)["crash"][number]["pile"] == 1
    play(match, "roll")
    count = len(AS_PRINTED.faces(f"crash.{pile}"))
    assert seen(match)["crash"][number] == {"name": ("1/2", "3/4", "5/6")[number], "pile": count, "discard": []}
    assert [len(heap["discard"]) for heap in seen(match)["crash"]].count(2) == 2
    assert told(match, "reshuffled") == [{"deck": ("1/2", "3/4", "5/6")[number], "cards": count}]
    assert cited(match, "reshuffled") == ["SR-6.6"]
    cards = match.state.cards
    assert not any(cards.knows(card, seat) for card in cards.at(CRASH_PILE + number) for seat in (None, 0, 1, 2))


@rule("SR-6.6")
def test_SR_6_6_between_turns_no_crash_pile_is_empty():
    with pytest.raises(BadPosition, match="crash pile 'high' cannot be empty"):
        race(FIELD, crash={"high": {"discard": all_but("crash.high")}})


@rule("SR-6.7")
def test_SR_6_7_an_empty_bonus_deck_is_shuffled_anew_when_a_card_is_to_be_drawn():
    match = race(
        FIELD,
        dice=[3, 3],
        cards=["stay-put", "forward-7"],
        bonus_markers={"hover": 1},
        bonus={"discard": all_but("bonus.cards")},
    )
    assert seen(match)["bonus"]["pile"] == 0
    play(match, "roll")
    assert told(match, "reshuffled") == [{"deck": "bonus", "cards": 28}]
    assert cited(match, "reshuffled") == ["SR-6.7"]
    assert hand(match, 0) == ["forward-7"]
    assert seen(match)["bonus"] == {"pile": 27, "discard": []}


@rule("SR-6.7")
def test_SR_6_7_the_deck_is_left_empty_until_a_card_is_to_be_drawn():
    match = race(FIELD, dice=[3, 3], cards=["stay-put"], bonus={"discard": all_but("bonus.cards")})
    play(match, "roll")
    assert (seen(match)["bonus"]["pile"], told(match, "reshuffled")) == (0, [])


@rule("SR-6.7")
def test_SR_6_7_while_the_deck_holds_cards_the_played_ones_stay_out():
    match = race(
        FIELD,
        dice=[3, 3],
        cards=["stay-put", "forward-7"],
        bonus_markers={"hover": 1},
        bonus={"discard": all_but("bonus.cards", "forward-7")},
    )
    play(match, "roll")
    assert hand(match, 0) == ["forward-7"]
    assert told(match, "reshuffled") == []
    assert (seen(match)["bonus"]["pile"], len(seen(match)["bonus"]["discard"])) == (0, 27)


@rule("SR-6.7")
def test_SR_6_7_with_no_card_anywhere_the_markers_go_back_for_nothing():
    match = race(
        FIELD,
        dice=[3, 3],
        cards=["stay-put"],
        bonus_markers={"hover": 1},
        hands={1: all_but("bonus.cards")},
    )
    play(match, "roll")
    assert look(match, "hover")["bonus_markers"] == 0
    assert hand(match, 0) == []
    assert told(match, "reshuffled") == told(match, "bonus-card-drawn") == []
    assert passed_on(match, "swifty")


@rule("SR-6.8")
@pytest.mark.parametrize("lap", [0, 1, 2])
def test_SR_6_8_a_racer_driven_back_stops_on_the_first_space_of_its_lap(lap):
    match = race({**FIELD, "hover": lap * LAP + 5}, dice=[5, 5], cards=["six-backwards"])
    play(match, "roll")
    assert moves(match) == [("hover", lap * LAP + 5, lap * LAP + 1, "SR-11.9")]
    assert told(match, "held-at-line") == [{"racer": "hover"}]
    assert cited(match, "held-at-line") == ["SR-6.8"]
    assert look(match, "hover")["laps"] == lap  # no marker is ever given back


@rule("SR-6.8")
@pytest.mark.parametrize("start", [LAP + 1, LAP + 3])
@pytest.mark.parametrize("parts", [{}, PIT])
def test_SR_6_8_that_it_is_held_is_told_before_its_move_with_special_pieces_too(start, parts):
    match = race({**FIELD, "hover": start}, dice=[5, 5], cards=["four-backwards"], **parts)
    play(match, "roll")
    assert story(match, 1)[4:7] == ["crash-card", "held-at-line", "moved"]
    assert moves(match) == [("hover", start, LAP + 1, "SR-11.9")]


@rule("SR-6.8")
def test_SR_6_8_a_racer_that_just_reaches_the_first_space_is_not_held():
    match = race({**FIELD, "hover": LAP + 7}, dice=[5, 5], cards=["six-backwards"])
    play(match, "roll")
    assert distances(match)["hover"] == LAP + 1
    assert told(match, "held-at-line") == []


@rule("SR-6.8")
def test_SR_6_8_a_rival_sent_back_is_held_too():
    match = race({"hover": 36, "swifty": LAP + 1, "jackal": LAP + 20}, dice=[1, 1], cards=["five-forward-two-back"])
    play(match, "roll")
    assert told(match, "held-at-line") == [{"racer": "swifty"}]
    assert distances(match)["swifty"] == LAP + 1


@rule("SR-6.8")
def test_SR_6_8_a_racer_held_at_the_line_may_have_to_fight_there():
    match = race({"hover": LAP + 3, "swifty": LAP + 1, "jackal": 20}, dice=[5, 5, 2, 3], cards=["four-backwards"])
    play(match, "roll")
    assert fights(match) == [({"hover", "swifty"}, 1, "SR-5.3")]
    assert winners(match) == ["swifty"]
    assert distances(match) == {"hover": LAP + 1, "swifty": LAP + 2, "jackal": 20}

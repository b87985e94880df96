"""SE-2  Set-up."""

from tests.rulebook.marks import rule
from tests.rulebook.scrapyard_empire.table import asked, hand, of, parts, pile, play, told

import jalopy
from jalopy.kernel.match import Match


def begun(*dice: int, seats: int = 3) -> Match:
    return jalopy.new("scrapyard-empire", seats=seats, chance=jalopy.scripted(dice=list(dice), picks=[0] * 400))


@rule("SE-2.1")
def test_SE_2_1_all_decks_are_shuffled_before_the_deal() -> None:
    one, other = (jalopy.new("scrapyard-empire", seats=2, seed=seed) for seed in (1, 2))
    assert one.events()[0]["kind"] == "decks-shuffled"
    assert hand(one) != hand(other)
    assert parts(one) != parts(other)


@rule("SE-2.2")
def test_SE_2_2_the_highest_die_deals_and_ties_roll_again() -> None:
    match = begun(6, 2, 6, 3, 5)
    assert [(facts["seat"], facts["die"]) for facts in told(match, "dealer-rolled")] == [
        (0, 6),
        (1, 2),
        (2, 6),
        (0, 3),
        (2, 5),
    ]
    assert told(match, "dealer") == [{"seat": 2}]


@rule("SE-2.3")
def test_SE_2_3_eight_parts_five_machines_one_invention() -> None:
    match = begun(1, 2, 6)
    for seat in (1, 2):
        assert len(of(match, seat)["parts"]) == 8
        assert of(match, seat)["machines"] == 5
        assert of(match, seat)["inventions"] == 1
    dealt = told(match, "dealt", seat=1)
    assert [facts["seat"] for facts in dealt] == [0, 1, 2]
    assert ["machines" in facts for facts in dealt] == [False, True, False]


@rule("SE-2.4")
def test_SE_2_4_one_card_of_each_deck_begins_its_pile() -> None:
    match = begun(1, 2, 6)
    assert [facts["deck"] for facts in told(match, "flipped")] == ["part", "machine", "invention"]
    assert [len(pile(match, kind)) for kind in ("part", "machine", "invention")] == [1, 1, 1]


@rule("SE-2.5")
def test_SE_2_5_everybody_has_another_character_face_up() -> None:
    match = begun(1, 2, 6)
    named = [of(match, seat)["character"] for seat in range(3)]
    assert len(set(named)) == 3
    assert sorted(facts["character"] for facts in told(match, "character")) == sorted(named)


@rule("SE-2.6")
def test_SE_2_6_left_of_the_dealer_begins_and_a_round_ends_there() -> None:
    match = begun(1, 6, 2)
    turns = []
    while match.view()["round"] == 1:
        turns.append(asked(match)[0])
        play(match, "done")
        while asked(match)[1] != "action":
            play(match, match.question.options[-1].key)  # type: ignore[union-attr]
    assert turns == [2, 0, 1]

"""Cards: who knows which face, and copies that share everything until one of them changes."""

import random
from collections import Counter
from collections.abc import Callable

import pytest
from tests.kernel.fairness import surprise

from jalopy.kernel.cards import EVERYONE, NOBODY, Cards, no_cards
from jalopy.kernel.chance import ScriptedChance, Stream
from jalopy.kernel.errors import BadScript
from jalopy.kernel.table import Table

DECK, PILE, LEFT, RIGHT = range(4)


def box() -> Cards:
    cards = no_cards(4)
    cards.add(["bolt", "gear", "belt", "lamp", "bolt"], DECK)
    cards.add(["rust", "moss", "moss"], PILE)
    return cards


def picture(cards: Cards) -> tuple[object, ...]:
    return cards.faces.copy(), cards.known.copy(), [place.copy() for place in cards.places], cards.shown


# --- where they lie -----------------------------------------------------------------------------------------------


def test_new_cards_lie_face_down_with_the_last_one_on_top() -> None:
    cards = box()
    assert [cards.face(card) for card in cards.at(DECK)] == ["bolt", "gear", "belt", "lamp", "bolt"]
    assert cards.known == [NOBODY] * 8
    assert cards.backs == [[0, 1, 2, 3, 4], [5, 6, 7]]
    assert cards.face(cards.draw(DECK)) == "bolt"
    assert cards.face(cards.draw(DECK)) == "lamp"


def test_cards_go_where_they_are_moved() -> None:
    cards = box()
    cards.move(1, DECK, LEFT)
    cards.put(cards.draw(DECK), LEFT)
    assert (cards.at(DECK), cards.at(LEFT)) == ([0, 2, 3], [1, 4])
    cards.move_all(DECK, LEFT)
    assert (cards.at(DECK), cards.at(LEFT)) == ([], [1, 4, 0, 2, 3])
    cards.arrange(LEFT, [3, 2, 1, 0])
    assert cards.at(LEFT) == [3, 2, 1, 0]


def test_a_face_is_found_where_it_lies() -> None:
    cards = box()
    assert cards.find("lamp", DECK) == 3
    assert cards.find("lamp", PILE) == -1
    assert cards.find("bolt", DECK) == 0


# --- who knows what -----------------------------------------------------------------------------------------------


def test_showing_a_card_to_a_seat_tells_that_seat_alone() -> None:
    cards = box()
    cards.show(3, 2)
    assert [cards.seen(3, seat) for seat in (0, 1, 2, None)] == [None, None, "lamp", None]
    assert cards.shown == 1
    cards.show(3, 2)
    assert cards.shown == 1


def test_a_card_turned_up_is_known_to_spectators_too() -> None:
    cards = box()
    cards.show_all(3)
    assert [cards.seen(3, seat) for seat in (0, 63, None)] == ["lamp"] * 3
    cards.show_all(3)
    cards.show(3, 1)
    assert cards.shown == 1


def test_a_card_known_to_every_seat_is_not_yet_known_to_spectators() -> None:
    cards = box()
    for seat in range(4):
        cards.show(0, seat)
    assert not cards.knows(0, None)


def test_who_does_not_see_which_card_leaves_a_group_forgets_the_whole_group() -> None:
    cards = box()
    for card in (0, 1):
        for seat in (0, 1, 2):
            cards.show(card, seat)
    cards.show(2, 2)
    cards.show_all(3)
    learnt = cards.shown
    cards.blur([0, 1, 2, 3], [0, 1])
    assert cards.known[:5] == [0b011, 0b011, 0, 0b011, 0]
    assert cards.shown == learnt


def test_a_shuffle_moves_faces_over_ids_and_nobody_knows_them_any_more() -> None:
    cards = box()
    for card in range(5):
        cards.show_all(card)
    cards.shuffle(DECK, Stream(3))
    assert cards.at(DECK) == [0, 1, 2, 3, 4]
    assert Counter(cards.faces[:5]) == Counter(["bolt", "bolt", "gear", "belt", "lamp"])
    assert cards.faces[:5] != box().faces[:5]
    assert cards.faces[5:] == box().faces[5:]
    assert cards.known[:5] == [NOBODY] * 5


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    cards = no_cards(1)
    cards.add(["a", "b", "c", "d"], 0)
    source = Stream(8)

    def order() -> str:
        cards.shuffle(0, source)
        return "".join(cards.faces)

    assert abs(surprise((order() for _ in range(12_000)), 24)) < 5


# --- dealing anew -------------------------------------------------------------------------------------------------


def test_what_a_seat_knows_stays_and_every_back_keeps_its_faces() -> None:
    for key in range(200):
        cards = box()
        cards.show(1, 0)
        cards.show(2, 1)
        cards.show_all(5)
        cards.redeal(1, Stream(key))
        assert cards.face(1) == "gear"
        assert cards.face(5) == "rust"
        for back in cards.backs:
            assert Counter(cards.face(card) for card in back) == Counter(box().face(card) for card in back)


def test_every_deal_of_the_unknown_is_equally_likely() -> None:
    source = Stream(21)

    def deal() -> tuple[str, ...]:
        cards = no_cards(1)
        cards.add(["a", "b", "c", "d", "e"], 0)
        cards.show(4, 1)
        cards.redeal(1 << 1, source)
        return tuple(cards.faces)

    assert abs(surprise((deal() for _ in range(12_000)), 24)) < 5


def test_dealing_anew_changes_neither_places_nor_knowledge() -> None:
    cards = box()
    cards.show(2, 1)
    _, known, places, shown = picture(cards)
    cards.redeal(1, Stream(1))
    assert picture(cards)[1:] == (known, places, shown)


# --- copies -------------------------------------------------------------------------------------------------------

CHANGES: dict[str, Callable[[Cards], object]] = {
    "draw": lambda cards: cards.put(cards.draw(DECK), LEFT),
    "move": lambda cards: cards.move(cards.at(DECK)[0], DECK, RIGHT),
    "move_all": lambda cards: cards.move_all(DECK, RIGHT),
    "arrange": lambda cards: cards.arrange(DECK, cards.at(DECK)[::-1]),
    "set_known": lambda cards: cards.set_known(6, 0b1000),
    "show": lambda cards: cards.show(2, 1),
    "show_all": lambda cards: cards.show_all(0),
    "blur": lambda cards: cards.blur([1], []),
    "shuffle": lambda cards: cards.shuffle(DECK, Stream(5)),
    "swap": lambda cards: cards.swap(0, 1),
    "redeal": lambda cards: cards.redeal(1, Stream(9)),
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("changed", ["copy", "original"])
def test_a_copy_and_its_original_change_apart(change: str, changed: str) -> None:
    original = box()
    original.show(1, 3)
    copy = original.copy()
    before = picture(original)
    CHANGES[change](copy if changed == "copy" else original)
    assert (picture(original) == before) == (changed == "copy")
    assert (picture(copy) == before) == (changed == "original")


def test_a_family_of_copies_never_mixes() -> None:
    """Against plain deep copies: many changes to many copies of copies, in random order."""
    dice = random.Random(4)
    changes = [change for name, change in CHANGES.items() if name not in ("draw", "move")]
    for _ in range(60):
        family = [(box(), box())]
        for _ in range(40):
            shared, apart = dice.choice(family)
            if dice.random() < 0.3:
                family.append((shared.copy(), deep_copy(apart)))
                continue
            change = dice.choice(changes)
            if shared.at(DECK):
                change = dice.choice([change, CHANGES["draw"], CHANGES["move"]])
            change(shared)
            change(apart)
        for shared, apart in family:
            assert picture(shared) == picture(apart)


def deep_copy(cards: Cards) -> Cards:
    return Cards(cards.prints, cards._faces[:], cards._known[:], [place.copy() for place in cards.places], cards.shown)


def test_places_that_share_a_list_change_apart() -> None:
    cards = box()
    other = cards.copy()
    for each in (cards, other):
        each.move(4, DECK, LEFT)
    assert cards.at(LEFT) is other.at(LEFT)
    assert cards.at(RIGHT) is other.at(RIGHT)
    cards.put(cards.draw(DECK), LEFT)
    other.move_all(LEFT, RIGHT)
    assert (cards.at(LEFT), cards.at(RIGHT)) == ([4, 3], [])
    assert (other.at(LEFT), other.at(RIGHT)) == ([], [4])
    with pytest.raises(ValueError, match="not in list"):
        other.move(3, RIGHT, LEFT)
    assert no_cards(1).at(0) == []


# --- with a script ------------------------------------------------------------------------------------------------


def test_a_script_brings_the_named_card_to_the_top() -> None:
    cards = box()
    table = Table(2, ScriptedChance(cards=["gear", "belt"]), True)
    drawn = [cards.face(table.draw_card(cards, DECK)) for _ in range(2)]
    assert drawn == ["gear", "belt"]
    assert Counter(cards.face(card) for card in cards.at(DECK)) == Counter(["bolt", "bolt", "lamp"])


def test_without_named_cards_a_script_takes_them_as_they_lie() -> None:
    cards = box()
    table = Table(2, ScriptedChance(), True)
    table.shuffle(cards, DECK)
    assert [cards.face(table.draw_card(cards, DECK)) for _ in range(5)] == ["bolt", "lamp", "belt", "gear", "bolt"]


def test_a_script_that_names_a_card_of_another_pile_says_so() -> None:
    cards = box()
    table = Table(2, ScriptedChance(cards=["moss"]), True)
    with pytest.raises(BadScript, match="wants the card 'moss', but it is not in the pile"):
        table.draw_card(cards, DECK)


def test_a_scripted_shuffle_makes_everybody_forget_all_the_same() -> None:
    cards = box()
    cards.set_known(2, EVERYONE)
    table = Table(2, ScriptedChance(), True)
    table.shuffle(cards, DECK)
    assert cards.known[2] == NOBODY


def test_open_things_are_shuffled_through_the_table_without_losing_any() -> None:
    things = list(range(10))
    mixed = Table(2, ScriptedChance(picks=[0, 3, 1, 5, 2, 2, 1, 0, 0]), True).shuffled(things)
    assert sorted(mixed) == things
    assert mixed != things
    assert things == list(range(10))

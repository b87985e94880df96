"""SE-17  A changed box."""

from typing import Any

import pytest
from tests.rulebook.marks import rule

import jalopy
from jalopy.kernel.errors import BadSetting


def changed(changes: str, seats: int = 3, **settings: Any) -> Any:
    return jalopy.new("scrapyard-empire", seats=seats, seed=1, box=changes, **settings)


def view_of(changes: str, seats: int = 3, **settings: Any) -> Any:
    return changed(changes, seats, **settings).view()


@rule("SE-17.1")
def test_SE_17_1_cards_are_dealt_as_the_box_says():
    position: Any = changed("deal.part=4,deal.machine=2,deal.invention=2").position()
    for player in position["players"]:
        assert [len(player[word]) for word in ("parts", "machines", "inventions")] == [4, 2, 2]


@rule("SE-17.1")
def test_SE_17_1_there_are_as_many_cards_as_the_box_has():
    printed: Any = changed("").position()
    more: Any = changed("cards.standard.inventions=8").position()
    assert len(more["inventions"]["deck"]) == len(printed["inventions"]["deck"]) + 8 * 4


@rule("SE-17.1")
def test_SE_17_1_a_turn_has_as_many_actions_as_the_box_says():
    view = view_of("turn.actions=4")
    assert view["actions"] == 4


@rule("SE-17.1")
def test_SE_17_1_so_many_inventions_win():
    assert changed("goal.group=1").state.agreed.goal == 1
    assert changed("goal.solitaire=4", seats=1).state.agreed.goal == 4
    assert changed("goal.solitaire=4", seats=1, inventions="2").state.agreed.goal == 2


@rule("SE-17.1")
def test_SE_17_1_characters_that_were_left_out_are_not_dealt():
    names = ["captain-minerva", "jerry-riggsby", "digby-spade"]
    dealt = view_of(",".join(f"cast.{name}=0" for name in names))
    assert not {player["character"] for player in dealt["players"]} & set(names)
    alone = changed("cast.otto-smelter=0", seats=1, solo_character=True)
    assert alone.question is not None
    assert "character:otto-smelter" not in [option.key for option in alone.question.options]


@rule("SE-17.1")
@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ("cards.standard.parts=1,deal.part=12", "has 15 parts, and dealing takes 40"),
        (
            ",".join(
                f"cast.{name}=0"
                for name in (
                    "prof-luna-tech",
                    "captain-minerva",
                    "jerry-riggsby",
                    "digby-spade",
                    "lady-felicity-fingers",
                    "the-great-mimico",
                )
            ),
            "3 are needed, and 2 are left",
        ),
        ("abilities.machines.weaponry_one=6", "cannot take a lower roll"),
    ],
)
def test_SE_17_1_a_box_that_nobody_could_play_with_is_refused(changes: str, complaint: str) -> None:
    with pytest.raises(BadSetting, match=complaint):
        changed(changes)

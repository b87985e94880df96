"""SE-1  Words and cards."""

from typing import Any

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.scrapyard_empire.table import of, play, player, yard

import jalopy
from jalopy import games
from jalopy.games.scrapyard_empire.components import (
    INVENTION_GUIDE,
    MACHINE_GUIDE,
    SPLITS,
)
from jalopy.games.scrapyard_empire.contents import AS_PRINTED
from jalopy.kernel.match import Match


def cards_in(match: Match) -> int:
    return len(match.state.cards.faces)


@rule("SE-1.1")
def test_SE_1_1_the_box_holds_170_cards() -> None:
    match = jalopy.new("scrapyard-empire", seats=4, seed=1)
    assert cards_in(match) == 170
    assert [len(AS_PRINTED.faces_of("standard", kind)) for kind in range(3)] == [90, 36, 32]


@rule("SE-1.2")
def test_SE_1_2_everybody_sees_all_parts() -> None:
    match = yard(player(["hull", "crank"]), player(["petrol"]), extra=True)
    for seat in (0, 1, None):
        players = match.view(seat)["players"]
        assert [each["parts"] for each in players] == [["hull", "crank"], ["petrol"]]  # type: ignore[attr-defined]


@rule("SE-1.3")
def test_SE_1_3_a_hand_is_counted_for_others_and_seen_by_its_owner() -> None:
    match = yard(player(machines=["navigatrix"], inventions=["time-machine"]), player(), extra=True)
    assert of(match)["machines"] == 1
    assert of(match)["inventions"] == 1
    assert "navigatrix" not in str(match.view(1))
    assert [card["card"] for card in match.view(0)["hand"]] == ["navigatrix", "time-machine"]  # type: ignore[attr-defined]


@rule("SE-1.4")
def test_SE_1_4_three_different_things_for_each() -> None:
    assert len(MACHINE_GUIDE) == 9
    assert len(INVENTION_GUIDE) == 8
    assert all(len(set(needed)) == 3 for needed in [*MACHINE_GUIDE.values(), *INVENTION_GUIDE.values()])
    assert {machine for needed in INVENTION_GUIDE.values() for machine in needed} == set(MACHINE_GUIDE)
    assert len({part for needed in MACHINE_GUIDE.values() for part in needed}) == 15
    match = yard(player(["hull", "gearbox"], ["transport-vessel"]), player(), extra=True)
    needs = {"hull": True, "control-panel": False, "gearbox": True}
    assert match.view(0)["hand"] == [{"card": "transport-vessel", "kind": "machine", "needs": needs, "complete": False}]


@rule("SE-1.5")
def test_SE_1_5_what_lies_below_is_shown_with_the_memory_aid_only() -> None:
    piles = {"parts": ["hull", "crank"]}
    match = yard(player(), player(), scrap=piles, extra=True)
    assert match.view()["piles"]["part"] == {"count": 2, "top": "crank", "cards": ["hull", "crank"]}  # type: ignore[index]
    match = yard(player(), player(), scrap=piles, settings={"memory_aid": False}, extra=True)
    assert match.view(0)["piles"]["part"] == {"count": 2, "top": "crank"}  # type: ignore[index]


@rule("SE-1.5")
def test_SE_1_5_a_dig_tells_no_card_before_it_is_laid_out_without_the_memory_aid() -> None:
    piles = {"parts": ["hull", "crank", "bulbs"], "machines": ["navigatrix"]}
    match = yard(player(), player(), scrap=piles, settings={"memory_aid": False}, dice=[4], extra=True)
    play(match, "dig:part")
    for seat in (0, 1, None):
        shown: Any = match.view(seat)
        assert shown["dig"] == {"pile": "part", "cards": ["bulbs"]}
        assert shown["piles"]["part"] == {"count": 2, "top": None}
        assert shown["piles"]["machine"] == {"count": 1, "top": "navigatrix"}
        assert "crank" not in str(shown)
    play(match, "take")
    assert match.view(1)["piles"]["part"] == {"count": 2, "top": "crank"}  # type: ignore[index]
    match = play(yard(player(), player(), scrap=piles, dice=[4], extra=True), "dig:part")
    assert match.view(1)["piles"]["part"] == {"count": 2, "top": "crank", "cards": ["hull", "crank"]}  # type: ignore[index]


@rule("SE-1.5")
def test_SE_1_5_what_comes_to_light_without_the_memory_aid_cannot_be_taken_back() -> None:
    piles = {"parts": ["hull", "crank", "bulbs"]}
    for aided in (True, False):
        match = yard(
            player(built=["navigatrix"]), player(), scrap=piles, settings={"memory_aid": aided}, dice=[4], extra=True
        )
        play(match, "activate:navigatrix", "search:part")
        assert match.can_undo is aided  # all kinds in the pile are among the options
        play(match, "find:bulbs")
        assert match.can_undo is aided  # the crank lies on top now
        play(match, "dig:part", "take")
        assert match.can_undo is aided  # the hull does


@rule("SE-1.6")
@pytest.mark.parametrize("split", SPLITS)
def test_SE_1_6_every_split_makes_170_cards(split: str) -> None:
    characters = "both" if split == "sixteen" else "base"
    match = jalopy.new("scrapyard-empire", seats=4, seed=1, cards=split, characters=characters)
    assert cards_in(match) == 170
    counts = {"standard": (90, 36, 32), "demand": (81, 45, 32), "rare": (105, 45, 8)}
    counts |= {"sixteen": (90, 36, 24), "uses": (90, 48, 16)}
    assert tuple(len(AS_PRINTED.faces_of(split, kind)) for kind in range(3)) == counts[split]
    for other, cards in (("base", 162), ("both", 178)):
        if other != characters:
            match = jalopy.new("scrapyard-empire", seats=4, seed=1, cards=split, characters=other)
            assert cards_in(match) == cards


@rule("SE-1.7")
def test_SE_1_7_characters_come_from_the_agreed_set() -> None:
    box = games.find("scrapyard-empire").box
    expansion = set(box.group("characters.expansion")["names"])  # type: ignore[call-overload]
    for seed in range(5):
        base = jalopy.new("scrapyard-empire", seats=4, seed=seed)
        more = jalopy.new("scrapyard-empire", seats=4, seed=seed, characters="expansion")
        assert not {of(base, seat)["character"] for seat in range(4)} & expansion
        assert {of(more, seat)["character"] for seat in range(4)} <= expansion
    assert play(base, "done").question is not None

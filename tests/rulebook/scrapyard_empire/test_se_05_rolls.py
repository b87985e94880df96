"""SE-5 and SE-6  Rolls and digging."""

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.scrapyard_empire.table import actions, asked, barred, keys, parts, pile, play, player, told, yard

from jalopy.kernel.errors import NotNow

PILE = {"parts": ["gearbox", "hull", "crank", "bulbs"]}  # bulbs lie on top


@rule("SE-5.1")
def test_SE_5_1_a_dig_is_announced_before_the_die_is_rolled() -> None:
    match = yard(player(), player(), scrap=PILE, dice=[1], extra=True)
    play(match, "dig:part")
    assert [event["kind"] for event in match.events()] == ["turn-began", "digging", "rolled", "dig-failed"]


@rule("SE-5.2")
def test_SE_5_2_each_part_scrapped_adds_one() -> None:
    match = yard(player(["petrol", "tripod", "harness"]), player(["hull"]), dice=[3], extra=True)
    play(match, "steal:part:captain-minerva")
    assert keys(match) == ["scrap:harness", "scrap:petrol", "scrap:tripod", "keep"]
    play(match, "scrap:petrol")
    assert match.question is not None
    assert match.question.facts == {"roll": 4, "needs": 5, "wanted": 5}
    play(match, "scrap:harness")
    assert asked(match) == (0, "steal-part")
    assert pile(match, "part") == ["harness", "petrol"]
    assert actions(match) == 1
    match = yard(player(["petrol"]), player(["hull"]), dice=[5], extra=True)
    assert asked(play(match, "steal:part:captain-minerva")) == (0, "steal-part")


@rule("SE-5.2")
def test_SE_5_2_also_a_roll_that_is_good_enough_may_be_raised_by_who_wants_to() -> None:
    careful = player(["petrol", "tripod", "harness"], careful=True)
    match = yard(careful, player(["hull"]), dice=[5], extra=True)
    play(match, "steal:part:captain-minerva")
    assert asked(match) == (0, "raise")
    assert match.question is not None
    assert match.question.facts == {"roll": 5, "needs": 5, "wanted": 5}
    play(match, "scrap:petrol", "scrap:tripod", "scrap:harness")  # any number, above six too
    assert [facts["roll"] for facts in told(match, "raised")] == [6, 6, 6]
    assert asked(match) == (0, "steal-part")
    match = yard(careful, player(), scrap=PILE, dice=[6], extra=True)
    play(match, "dig:part", "scrap:petrol", "keep")
    assert [facts["card"] for facts in told(match, "dug")] == ["petrol"]  # and it can be dug up again
    match = yard(careful, player(["hull"]), dice=[6], extra=True)
    assert asked(play(match, "steal:part:captain-minerva", "keep")) == (0, "steal-part")


@rule("SE-5.3")
def test_SE_5_3_more_than_six_counts_as_six() -> None:
    amp = player(["petrol", "tripod"], character="dr-amelia-amp")
    match = yard(amp, player(["hull"], character="sergeant-brassguard"), dice=[5], extra=True)
    play(match, "steal:part:sergeant-brassguard", "scrap:petrol")
    assert told(match, "raised") == [{"seat": 0, "card": "petrol", "roll": 6}]
    assert asked(match) == (0, "steal-part")


@rule("SE-5.4")
def test_SE_5_4_rolls_of_characters_and_inventions_cannot_be_raised() -> None:
    match = yard(player(["petrol"] * 3), player(), dice=[3], extra=True)
    play(match, "draw:part", "draw:part", "use:prof-luna-tech")
    assert asked(match) == (1, "action")
    match = yard(player(["petrol"] * 3, built=["doomsday-ray"]), player(["hull", "crank"]), dice=[1, 1], extra=True)
    assert asked(play(match, "activate:doomsday-ray")) == (1, "melt")


@rule("SE-6.1")
def test_SE_6_1_four_five_or_six() -> None:
    for die in range(1, 7):
        match = yard(player(), player(), scrap=PILE, dice=[die], extra=True)
        play(match, "dig:part")
        assert asked(match) == (0, "dig" if die >= 4 else "action")
        assert actions(match) == 1
        assert len(told(match, "dig-failed")) == (die < 4)
    match = yard(player(), player(), scrap={"machines": ["navigatrix"], "inventions": ["time-machine"]}, extra=True)
    assert {"dig:machine", "dig:invention"} <= set(keys(match))


@rule("SE-6.2")
def test_SE_6_2_card_by_card_and_never_back() -> None:
    match = yard(player(), player(), scrap=PILE, dice=[4], extra=True)
    play(match, "dig:part", "pass")
    assert keys(match) == ["take", "pass"]
    assert match.view(1)["dig"] == {"pile": "part", "cards": ["bulbs", "crank"]}
    play(match, "take")
    assert parts(match) == ["crank"]
    assert [facts["card"] for facts in told(match, "dug")] == ["bulbs", "crank"]
    assert told(match, "took") == [{"seat": 0, "card": "crank", "pile": "part"}]


@rule("SE-6.2")
def test_SE_6_2_what_is_passed_is_passed_with_the_memory_aid_too() -> None:
    for aided in (True, False):
        match = yard(player(), player(), scrap=PILE, settings={"memory_aid": aided}, dice=[4], extra=True)
        play(match, "dig:part", "pass", "pass")
        assert not match.can_undo
        with pytest.raises(NotNow):
            match.undo()
        match.undo(by_consent=True)
        assert match.question is not None
        assert match.question.facts["card"] == "crank"
        play(match, "pass", "pass", "pass")  # the last one too
        assert not match.can_undo
    match = yard(player(), player(), scrap=PILE, dice=[4], extra=True)
    assert play(match, "dig:part", "take").can_undo


@rule("SE-6.3")
def test_SE_6_3_the_rest_goes_on_top_of_what_was_passed() -> None:
    match = yard(player(), player(), scrap=PILE, dice=[4], extra=True)
    assert pile(match, "part") == ["bulbs", "crank", "hull", "gearbox"]
    play(match, "dig:part", "pass", "pass", "take")
    assert pile(match, "part") == ["gearbox", "crank", "bulbs"]


@rule("SE-6.4")
def test_SE_6_4_nothing_taken_turns_the_pile_over() -> None:
    match = yard(player(), player(), scrap=PILE, dice=[4], extra=True)
    play(match, "dig:part", "pass", "pass", "pass", "pass")
    assert parts(match) == []
    assert pile(match, "part") == ["gearbox", "hull", "crank", "bulbs"]
    assert told(match, "nothing-taken") == [{"seat": 0, "pile": "part"}]
    assert actions(match) == 1


@rule("SE-6.5")
def test_SE_6_5_no_dig_in_an_empty_pile() -> None:
    match = yard(player(), player(), extra=True)
    assert not [key for key in keys(match) if key.startswith("dig")]
    assert barred(match)["dig:part"] == "pile-empty"


@rule("SE-6.6")
def test_SE_6_6_parts_scrapped_for_a_dig_are_met_first() -> None:
    match = yard(player(["petrol", "tripod"]), player(), scrap=PILE, dice=[2], extra=True)
    play(match, "dig:part", "scrap:petrol", "scrap:tripod")
    assert [facts["card"] for facts in told(match, "dug")] == ["tripod"]
    play(match, "pass", "take")
    assert parts(match) == ["petrol"]
    match = yard(player(["petrol"]), player(), scrap={"machines": ["navigatrix"]}, dice=[3], extra=True)
    play(match, "dig:machine", "scrap:petrol")
    assert pile(match, "part") == ["petrol"]
    assert told(match, "dug") == [{"seat": 0, "card": "navigatrix"}]

"""The cases that the rulebook tells in words, in the order of its text."""

from tests.rulebook.marks import example
from tests.rulebook.scrapyard_empire.table import (
    actions,
    asked,
    built,
    hand,
    keys,
    parts,
    pile,
    play,
    player,
    told,
    used,
    yard,
)


@example("scrapyard-empire", 1)
def test_example_1_biomonitor_answers_a_steal_and_a_dig_on_another_players_turn() -> None:
    match = yard(
        player(),
        player(["hull"]),
        player(built=["biomonitor", "biomonitor"]),
        scrap={"machines": ["navigatrix"]},
        dice=[5, 4],
        extra=True,
    )
    play(match, "steal:part:captain-minerva", "part:hull")
    assert asked(match) == (2, "monitor")
    play(match, "monitor")
    assert parts(match, 2) == ["hull"]
    assert parts(match) == []
    play(match, "dig:machine", "take")
    assert asked(match) == (2, "monitor")
    play(match, "monitor")
    assert hand(match, 2) == ["navigatrix"]
    assert used(match, 2) == ["biomonitor", "biomonitor"]


@example("scrapyard-empire", 2)
def test_example_2_a_three_becomes_a_five_with_two_parts_which_are_dug_through_first() -> None:
    match = yard(
        player(["petrol", "crank"], character="captain-minerva"),
        player(),
        scrap={"parts": ["hull"]},
        dice=[3],
        extra=True,
    )
    play(match, "dig:part", "scrap:petrol", "scrap:crank")
    assert [facts["roll"] for facts in told(match, "raised")] == [4, 5]
    assert actions(match) == 1
    laid_out = []
    while asked(match)[1] == "dig":
        laid_out.append(told(match, "dug")[-1]["card"])
        play(match, "take" if laid_out[-1] == "hull" else "pass")
    assert laid_out == ["crank", "petrol", "hull"]
    assert parts(match) == ["hull"]
    assert pile(match, "part") == ["petrol", "crank"]


@example("scrapyard-empire", 3)
def test_example_3_a_copied_ability_has_its_own_count_for_each_player() -> None:
    two = ["transport-vessel", "petrol-engine"]
    riggsby = player(inventions=["subterranean-sub"], built=two, character="jerry-riggsby")
    mimico = player(inventions=["strolling-house"], built=two, character="the-great-mimico")
    match = yard(riggsby, mimico, extra=True)
    play(match, "done", "riggsby:subterranean-sub")
    while asked(match)[0] == 0:
        play(match, "done")
    play(match, "use:the-great-mimico", "mimic:jerry-riggsby", "done", "riggsby:strolling-house")
    assert built(match) == ["subterranean-sub"]
    assert built(match, 1) == ["strolling-house"]


@example("scrapyard-empire", 4)
def test_example_4_prof_luna_tech_rolls_for_a_third_action() -> None:
    match = yard(player(), player(), dice=[4], extra=True)
    play(match, "draw:part", "draw:machine", "use:prof-luna-tech")
    assert actions(match) == 1
    play(match, "draw:part")
    assert len(parts(match)) == 2
    assert asked(match) == (1, "action")


@example("scrapyard-empire", 5)
def test_example_5_captain_minerva_takes_two_parts_with_a_six() -> None:
    minerva = player(character="captain-minerva")
    match = yard(minerva, player(), scrap={"parts": ["hull", "crank"]}, dice=[6], extra=True)
    play(match, "dig:part", "take", "take")
    assert parts(match) == ["crank", "hull"]
    assert actions(match) == 1


@example("scrapyard-empire", 6)
def test_example_6_jerry_riggsby_builds_with_one_machine_fewer() -> None:
    owner = player(inventions=["time-machine"], built=["clockwork-brain", "navigatrix"], character="jerry-riggsby")
    match = yard(owner, player(), extra=True)
    play(match, "done")
    assert "riggsby:time-machine" in keys(match)
    play(match, "riggsby:time-machine")
    assert built(match) == ["time-machine"]
    assert pile(match, "machine") == ["navigatrix", "clockwork-brain"]

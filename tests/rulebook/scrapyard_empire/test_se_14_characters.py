"""SE-14  The sixteen characters."""

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.scrapyard_empire.table import (
    actions,
    asked,
    barred,
    built,
    hand,
    keys,
    of,
    offered,
    parts,
    pile,
    play,
    player,
    refused,
    rules_of,
    told,
    used,
    yard,
)

from jalopy.games.scrapyard_empire.components import MACHINES

SUB = ["transport-vessel", "petrol-engine", "navigatrix"]


@rule("SE-14.1")
def test_SE_14_1_once_a_turn_and_no_action() -> None:
    match = yard(player(character="tinker-tam"), player(), dice=[1], extra=True)
    play(match, "use:tinker-tam")
    assert actions(match) == 2
    assert "use:tinker-tam" not in keys(match)
    assert barred(match)["use:tinker-tam"] == "once-a-turn"
    play(match, "done", "done")
    assert "use:tinker-tam" in keys(match)


@rule("SE-14.1")
def test_SE_14_1_each_ability_is_offered_by_its_own_rule() -> None:
    usable = {"the-great-mimico": 8, "otto-smelter": 9, "rusty-magpie": 10, "sir-reginald-copycog": 15}
    for name, number in {**usable, "tinker-tam": 16, "madame-zora-lens": 18}.items():
        owner = player(["hull"], character=name)
        match = yard(owner, player(built=["petrol-engine"]), scrap={"parts": ["crank"]}, extra=True)
        assert offered(match)[f"use:{name}"] == f"SE-14.{number}"


@rule("SE-14.1")
def test_SE_14_1_abilities_work_while_building() -> None:
    magpie = player(["hull", "gearbox", "control-panel", "tripod"], ["transport-vessel", "biomonitor"])
    magpie |= {"character": "rusty-magpie", "built": []}
    match = yard(magpie, player(), extra=True)
    play(match, "done")
    assert keys(match) == ["build:transport-vessel", "done"]  # no pile yet
    play(match, "build:transport-vessel")
    assert asked(match) == (0, "build")  # now there is, though nothing else can be built
    assert keys(match) == ["use:rusty-magpie", "done"]
    play(match, "use:rusty-magpie", "swap:tripod")
    assert parts(match) == ["gearbox"]
    otto = player(["hull", "gearbox", "control-panel", "tripod"], ["biomonitor"], character="otto-smelter")
    match = yard(otto, player(), cards=["transport-vessel", "navigatrix", "navigatrix"], extra=True)
    play(match, "done", "use:otto-smelter", "back", "use:otto-smelter", "scrap:tripod")
    assert keys(match) == ["build:transport-vessel", "done"]
    mimico = player(inventions=["subterranean-sub"], built=SUB, character="the-great-mimico")
    match = yard(mimico, player(character="jerry-riggsby"), extra=True)
    play(match, "done", "use:the-great-mimico", "mimic:jerry-riggsby", "riggsby:subterranean-sub", "without:navigatrix")
    assert built(match) == ["navigatrix", "subterranean-sub"]


@rule("SE-14.1")
def test_SE_14_1_while_building_only_what_makes_sense_there() -> None:
    vessel = ["hull", "gearbox", "control-panel"]
    copycog = player(vessel, ["transport-vessel"], character="sir-reginald-copycog")
    theirs = ["jet-propulsion", "plasma-generator", "mecha-skeleton", "petrol-engine"]
    match = yard(copycog, player(built=theirs), extra=True)
    play(match, "use:sir-reginald-copycog")
    assert [key.rpartition(":")[2] for key in keys(match)][:-1] == sorted(theirs, key=MACHINES.index)
    play(match, "back", "done", "use:sir-reginald-copycog")
    assert [key.rpartition(":")[2] for key in keys(match)] == ["mecha-skeleton", "petrol-engine", "back"]
    luna = yard(player(vessel, ["transport-vessel"]), player(), extra=True)
    play(luna, "draw:part", "draw:part", "done")
    assert keys(luna) == ["build:transport-vessel", "done"]
    assert refused(luna, "use:prof-luna-tech") == ("after-the-actions", "SE-14.3")


@rule("SE-14.1")
def test_SE_14_1_abilities_work_before_a_card_is_discarded() -> None:
    otto = player(["hull"] * 6 + ["crank"] * 3, ["navigatrix"] * 3, character="otto-smelter")
    match = yard(otto, player(), cards=["biomonitor"] * 3, extra=True)
    play(match, "done")
    assert keys(match) == ["use:otto-smelter", "discard:crank", "discard:hull"]
    play(match, "use:otto-smelter", "scrap:hull")
    assert asked(match) == (0, "discard")
    assert keys(match) == ["discard:biomonitor", "discard:navigatrix"]
    mimico = player(["hull"] * 6 + ["crank"] * 6, character="the-great-mimico")
    match = yard(mimico, player(character="bertha-packrat"), extra=True)
    play(match, "done", "use:the-great-mimico", "mimic:bertha-packrat")
    assert asked(match) == (1, "action")
    assert len(parts(match)) == 12
    tinker = player(["hull"] * 6 + ["crank"] * 3, character="tinker-tam")
    match = yard(tinker, player(), dice=[5], cards=["bulbs", "hull"], extra=True)
    play(match, "done", "use:tinker-tam", "discard:hull")
    assert keys(match) == ["discard:bulbs", "discard:crank", "discard:hull"]


@rule("SE-14.2")
def test_SE_14_2_limits_count_for_each_player() -> None:
    mimico = player(inventions=["subterranean-sub"], built=SUB[:2], character="the-great-mimico")
    riggsby = player(uses={"jerry-riggsby": 1}, inventions=["time-machine"], built=SUB)
    match = yard(mimico, {**riggsby, "character": "jerry-riggsby"}, extra=True)
    play(match, "use:the-great-mimico", "mimic:jerry-riggsby", "done", "riggsby:subterranean-sub")
    assert built(match) == ["subterranean-sub"]
    play(match, "done")
    assert asked(match) == (1, "build")
    assert keys(match) == ["done"]


@rule("SE-14.3")
def test_SE_14_3_luna_tech_rolls_after_her_last_action() -> None:
    for die in range(1, 7):
        match = yard(player(), player(), dice=[die], extra=True)
        assert barred(match)["use:prof-luna-tech"] == "after-the-actions"
        play(match, "draw:part", "draw:part", "use:prof-luna-tech")
        assert asked(match) == ((0, "action") if die >= 4 else (1, "action"))
        assert len(told(match, "extra-action")) == (die >= 4)


@rule("SE-14.4")
def test_SE_14_4_minerva_takes_two_parts_with_a_six() -> None:
    minerva = player(character="captain-minerva")
    piles = {"parts": ["hull", "crank", "bulbs"], "machines": ["navigatrix", "biomonitor"]}
    match = yard(minerva, player(), scrap=piles, dice=[6], extra=True)
    play(match, "dig:part", "take")
    assert keys(match) == ["take", "pass", "enough"]
    play(match, "pass", "take")
    assert parts(match) == ["bulbs", "hull"]
    match = yard(minerva, player(), scrap=piles, dice=[6], extra=True)
    play(match, "dig:part", "take", "enough")
    assert parts(match) == ["bulbs"]
    assert pile(match, "part") == ["hull", "crank"]
    match = yard(minerva, player(), scrap=piles, dice=[6], extra=True)
    play(match, "dig:part")
    assert keys(match) == ["take", "take-last", "pass"]
    play(match, "take-last")
    assert parts(match) == ["bulbs"]
    assert pile(match, "part") == ["crank", "hull"]  # nothing more was laid out
    match = yard(minerva, player(), scrap={"parts": ["hull"]}, dice=[6], extra=True)
    assert keys(play(match, "dig:part")) == ["take", "pass"]
    match = yard(minerva, player(), scrap=piles, dice=[5], extra=True)
    assert keys(play(match, "dig:part")) == ["take", "pass"]
    assert asked(play(match, "take")) == (0, "action")
    match = yard(minerva, player(), scrap=piles, dice=[6], extra=True)
    assert keys(play(match, "dig:machine")) == ["take", "pass"]
    assert asked(play(match, "take")) == (0, "action")


@rule("SE-14.5")
def test_SE_14_5_riggsby_builds_an_invention_with_one_machine_fewer_once() -> None:
    riggsby = player(inventions=["subterranean-sub"], built=SUB[1:], character="jerry-riggsby")
    match = yard(riggsby, player(), cards=["time-machine", "hull", "hull"], extra=True)
    play(match, "done")
    assert keys(match) == ["riggsby:subterranean-sub", "done"]
    play(match, "riggsby:subterranean-sub")
    assert built(match) == ["subterranean-sub"]
    assert pile(match, "machine") == ["navigatrix", "petrol-engine"]
    assert of(match)["uses_left"] == 0


@rule("SE-14.5")
@pytest.mark.parametrize("left_out", SUB)
def test_SE_14_5_riggsby_leaves_out_any_machine_built_or_not(left_out: str) -> None:
    riggsby = player(inventions=["subterranean-sub"], built=SUB, character="jerry-riggsby")
    match = yard(riggsby, player(), extra=True)
    play(match, "done")
    assert keys(match) == ["build:subterranean-sub", "riggsby:subterranean-sub", "done"]
    play(match, "riggsby:subterranean-sub")
    assert offered(match) == {**{f"without:{name}": "SE-14.5" for name in SUB}, "back": "SE-9.6"}
    play(match, "back", "riggsby:subterranean-sub", f"without:{left_out}")
    assert built(match) == [left_out, "subterranean-sub"]
    assert pile(match, "machine") == [name for name in reversed(SUB) if name != left_out]
    assert of(match)["uses_left"] == 0
    assert rules_of(match, "built") == ["SE-14.5"]


@rule("SE-14.6")
@rule("SE-14.7")
@rule("SE-14.13")
def test_SE_14_numbers_of_characters_cite_their_own_rule() -> None:
    attempts = [
        ("digby-spade", "prof-luna-tech", "dig", 1, 3, "SE-14.6"),
        ("captain-minerva", "prof-luna-tech", "dig", 1, 4, "SE-6.1"),
        ("lady-felicity-fingers", "prof-luna-tech", "steal", 1, 3, "SE-14.7"),
        ("captain-minerva", "prof-luna-tech", "steal", 1, 5, "SE-7.1"),
        ("captain-minerva", "sergeant-brassguard", "steal", 5, 6, "SE-14.13"),
        ("lady-felicity-fingers", "sergeant-brassguard", "steal", 5, 6, "SE-14.13"),
    ]
    for who, victim, what, die, wanted, number in attempts:
        other = player(["hull"], character=victim)
        match = yard(player(character=who), other, scrap={"parts": ["crank"]}, dice=[die], extra=True)
        play(match, "dig:part" if what == "dig" else f"steal:part:{victim}")
        announced = "digging" if what == "dig" else "stealing"
        assert told(match, announced)[0]["wanted"] == wanted
        for kind in (announced, "rolled", f"{what}-failed"):
            assert rules_of(match, kind) == [number]


@rule("SE-14.6")
def test_SE_14_6_digby_digs_with_a_three() -> None:
    digby = player(character="digby-spade")
    for die in (2, 3):
        match = yard(digby, player(), scrap={"parts": ["hull"]}, dice=[die], extra=True)
        assert asked(play(match, "dig:part")) == (0, "dig" if die == 3 else "action")


@rule("SE-14.7")
def test_SE_14_7_felicity_fingers_steals_with_a_three_or_a_four() -> None:
    fingers = player(character="lady-felicity-fingers")
    for die in (2, 3, 4):
        match = yard(fingers, player(["hull"]), dice=[die], extra=True)
        play(match, "steal:part:prof-luna-tech")
        assert asked(match) == (0, "steal-part" if die >= 3 else "action")


@rule("SE-14.8")
def test_SE_14_8_mimico_has_another_ability_until_the_end_of_the_turn() -> None:
    mimico = player(character="the-great-mimico")
    match = yard(mimico, player(character="digby-spade"), player(), scrap={"parts": ["hull"]}, dice=[3], extra=True)
    play(match, "use:the-great-mimico")
    assert keys(match) == ["mimic:digby-spade", "mimic:prof-luna-tech", "back"]
    play(match, "mimic:digby-spade", "dig:part")
    assert asked(match) == (0, "dig")
    assert match.view()["mimic"] == "digby-spade"
    play(match, "take", "done", "done", "done")
    assert asked(match) == (0, "action")
    assert match.view()["mimic"] is None
    assert "use:the-great-mimico" not in keys(match)
    assert barred(match)["use:the-great-mimico"] == "no-uses-left"


@rule("SE-14.9")
def test_SE_14_9_otto_smelts_a_part_into_three_machines_once_a_turn() -> None:
    otto = player(["hull", "crank", "bulbs"], character="otto-smelter")
    match = yard(otto, player(), cards=["navigatrix", "biomonitor", "petrol-engine"], extra=True)
    play(match, "use:otto-smelter", "back", "use:otto-smelter", "scrap:hull")
    assert parts(match) == ["bulbs", "crank"]
    assert hand(match) == ["biomonitor", "navigatrix", "petrol-engine"]
    assert pile(match, "part") == ["hull"]
    assert actions(match) == 2
    assert barred(match)["use:otto-smelter"] == "once-a-turn"


@rule("SE-14.10")
def test_SE_14_10_magpie_swaps_a_part_for_the_top_of_the_pile() -> None:
    magpie = player(["hull", "crank"], character="rusty-magpie")
    match = yard(magpie, player(), scrap={"parts": ["petrol", "bulbs"]}, extra=True)
    play(match, "use:rusty-magpie", "back", "use:rusty-magpie", "swap:crank")
    assert parts(match) == ["bulbs", "hull"]
    assert pile(match, "part") == ["crank", "petrol"]


@rule("SE-14.11")
def test_SE_14_11_packrat_keeps_twelve_parts_and_nine_machines() -> None:
    machines = ["navigatrix"] * 4 + ["biomonitor"] * 4 + ["petrol-engine"] * 2
    packrat = player(["hull"] * 6 + ["crank"] * 6 + ["bulbs"], machines, character="bertha-packrat")
    match = yard(packrat, player(), extra=True)
    play(match, "done", "discard:crank", "discard:biomonitor")
    assert len(parts(match)) == 12
    assert of(match)["machines"] == 9
    assert of(match)["limits"] == [12, 9, 1]
    assert asked(match) == (1, "action")
    assert rules_of(match, "discarded") == ["SE-14.11", "SE-14.11"]
    packrat = player(["hull"] * 6 + ["crank"] * 6 + ["bulbs"], inventions=["time-machine", "deathlock"])
    match = yard({**packrat, "character": "bertha-packrat"}, player(), extra=True)
    play(match, "done")
    assert match.question is not None
    assert {match.question.rule, *offered(match).values()} == {"SE-14.11"}
    play(match, "discard:bulbs")
    assert match.question.rule == "SE-10.1"  # of inventions she keeps no more than others
    assert set(offered(match).values()) == {"SE-10.1"}


@rule("SE-14.12")
def test_SE_14_12_amp_adds_two_with_each_part() -> None:
    amp = player(["petrol", "tripod"], character="dr-amelia-amp")
    match = yard(amp, player(["hull"]), dice=[3], extra=True)
    play(match, "steal:part:prof-luna-tech", "scrap:petrol")
    assert told(match, "raised") == [{"seat": 0, "card": "petrol", "roll": 5}]
    assert asked(match) == (0, "steal-part")
    match = yard(amp, player(["hull"]), dice=[3], extra=True)
    play(match, "steal:part:prof-luna-tech")
    assert offered(match) == {"scrap:petrol": "SE-14.12", "scrap:tripod": "SE-14.12", "keep": "SE-5.2"}


@rule("SE-14.13")
def test_SE_14_13_brassguard_is_robbed_with_a_six_only() -> None:
    guarded = player(["hull"], character="sergeant-brassguard")
    for thief in ("prof-luna-tech", "lady-felicity-fingers"):
        for die in (5, 6):
            match = yard(player(character=thief), guarded, dice=[die], extra=True)
            play(match, "steal:part:sergeant-brassguard")
            assert asked(match) == (0, "steal-part" if die == 6 else "action")


@rule("SE-14.14")
def test_SE_14_14_lucinda_rolls_again_twice() -> None:
    lucinda = player(["petrol"], character="lucky-lucinda")
    match = yard(lucinda, player(["hull"]), dice=[1, 2, 3, 1], extra=True)
    play(match, "steal:part:prof-luna-tech")
    assert keys(match) == ["scrap:petrol", "re-roll", "keep"]
    play(match, "re-roll", "re-roll")
    assert match.question is not None
    assert match.question.facts["roll"] == 3
    assert keys(match) == ["scrap:petrol", "keep"]
    assert of(match)["uses_left"] == 0


@rule("SE-14.15")
def test_SE_14_15_copycog_uses_a_machine_of_another_without_an_action() -> None:
    copycog = player(character="sir-reginald-copycog")
    match = yard(copycog, player(built=["transport-vessel", "petrol-engine"]), extra=True)
    play(match, "use:sir-reginald-copycog", "copy:prof-luna-tech:transport-vessel")
    assert len(parts(match)) == 4
    assert actions(match) == 2
    assert used(match, 1) == ["transport-vessel"]
    assert of(match)["uses_left"] == 1
    assert barred(match)["use:sir-reginald-copycog"] == "once-a-turn"
    match = yard(copycog, player(["hull"], built=["weaponry-system"]), dice=[1], extra=True)
    play(match, "use:sir-reginald-copycog", "copy:prof-luna-tech:weaponry-system")
    assert asked(match) == (0, "aim")
    assert of(match)["uses_left"] == 1
    assert [event["kind"] for event in match.events()][-2:] == ["used", "copied"]
    copycog = player(character="sir-reginald-copycog", uses={"sir-reginald-copycog": 2})
    match = yard(copycog, player(built=["transport-vessel"]), extra=True)
    assert "use:sir-reginald-copycog" not in keys(match)


@rule("SE-14.16")
def test_SE_14_16_tinker_tam_draws_with_five_or_six() -> None:
    for die in range(1, 7):
        match = yard(player(character="tinker-tam"), player(), dice=[die], extra=True)
        play(match, "use:tinker-tam")
        assert len(parts(match)) == (die >= 5)


@rule("SE-14.17")
def test_SE_14_17_wrench_builds_a_machine_with_one_part_fewer_once() -> None:
    wrench = player(["hull", "gearbox"], ["transport-vessel", "biomonitor"], character="dame-ada-wrench")
    match = yard(wrench, player(), extra=True)
    play(match, "done")
    assert keys(match) == ["wrench:transport-vessel", "done"]
    assert barred(match)["wrench:biomonitor"] == "more-than-one-missing"
    play(match, "wrench:transport-vessel")
    assert built(match) == ["transport-vessel"]
    assert parts(match) == []
    assert of(match)["uses_left"] == 0


@rule("SE-14.17")
def test_SE_14_17_wrench_leaves_out_a_part_that_is_there_too() -> None:
    vessel = ["hull", "gearbox", "control-panel"]
    match = yard(player(vessel, ["transport-vessel"], character="dame-ada-wrench"), player(), extra=True)
    play(match, "done")
    assert keys(match) == ["build:transport-vessel", "wrench:transport-vessel", "done"]
    play(match, "wrench:transport-vessel")
    assert offered(match) == {
        "without:control-panel": "SE-14.17",
        "without:gearbox": "SE-14.17",
        "without:hull": "SE-14.17",
        "back": "SE-9.6",
    }
    play(match, "without:gearbox")
    assert parts(match) == ["gearbox"]
    assert pile(match, "part") == ["control-panel", "hull"]
    assert rules_of(match, "built") == ["SE-14.17"]


@rule("SE-14.18")
def test_SE_14_18_zora_looks_at_a_deck() -> None:
    zora = player(character="madame-zora-lens")
    match = yard(zora, player(), extra=True)
    play(match, "use:madame-zora-lens")
    assert keys(match) == ["look:part", "look:machine", "look:invention", "back"]
    play(match, "look:part")
    assert told(match, "looked", seat=0)[0]["cards"] == ["tripod"]
    assert "cards" not in told(match, "looked", seat=1)[0]
    play(match, "under")
    for _ in range(2):
        play(match, "draw:part")
    assert parts(match) == ["tripod", "tripod"]
    assert told(match, "put-under") == [{"seat": 0, "deck": "part"}]
    first = match.state.cards.at(0)[0]
    assert match.state.cards.seen(first, 0) == "tripod"
    assert match.state.cards.seen(first, 1) is None

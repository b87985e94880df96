"""SE-9 and SE-10  Building and discarding."""

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.scrapyard_empire.table import (
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
    rules_of,
    told,
    used,
    yard,
)

VESSEL = ["hull", "control-panel", "gearbox"]
SUB = ["transport-vessel", "petrol-engine", "navigatrix"]


@rule("SE-9.1")
def test_SE_9_1_parts_go_onto_the_pile_and_the_card_onto_the_table() -> None:
    match = yard(player([*VESSEL, "crank"], ["transport-vessel", "biomonitor"]), player(), extra=True)
    play(match, "done")
    assert keys(match) == ["build:transport-vessel", "done"]
    assert barred(match) == {"build:biomonitor": "parts-missing"}
    play(match, "build:transport-vessel")
    assert built(match) == ["transport-vessel"]
    assert parts(match) == ["crank"]
    assert pile(match, "part") == ["gearbox", "control-panel", "hull"]
    assert told(match, "built") == [{"seat": 0, "card": "transport-vessel", "used": VESSEL}]
    assert rules_of(match, "built") == ["SE-9.1"]
    match = yard(player(VESSEL, ["biomonitor"]), player(), extra=True)
    assert keys(play(match, "done")) == ["done"]  # without the card the parts are no machine


@rule("SE-9.2")
def test_SE_9_2_an_invention_is_made_of_built_machines() -> None:
    match = yard(player(inventions=["subterranean-sub"], built=SUB), player(), extra=True)
    play(match, "done", "build:subterranean-sub")
    assert built(match) == ["subterranean-sub"]
    assert pile(match, "machine") == ["navigatrix", "petrol-engine", "transport-vessel"]
    match = yard(player(machines=SUB, inventions=["subterranean-sub"]), player(), extra=True)
    assert asked(play(match, "done")) == (1, "action")
    match = yard(player(inventions=["time-machine"], built=[*SUB, "clockwork-brain"]), player(), extra=True)
    play(match, "done", "build:time-machine")
    assert built(match) == ["petrol-engine", "time-machine"]


@rule("SE-9.2")
@pytest.mark.parametrize("goes", ["used", "ready"])
def test_SE_9_2_of_two_alike_that_differ_the_owner_chooses_which_one_goes(goes: str) -> None:
    twice = [{"card": "navigatrix", "used": False}, {"card": "navigatrix", "used": True}, *SUB[:2]]
    match = yard(player(inventions=["subterranean-sub"], built=twice), player(), extra=True)
    play(match, "done", "build:subterranean-sub")
    assert asked(match) == (0, "build")
    assert offered(match) == {"which:used": "SE-9.2", "which:ready": "SE-9.2", "back": "SE-9.6"}
    assert pile(match, "machine") == []
    play(match, "back", "build:subterranean-sub", f"which:{goes}")
    left = of(match)["built"]
    assert [(card["card"], card["used"]) for card in left] == [
        ("navigatrix", goes == "ready"),
        ("subterranean-sub", False),
    ]
    assert told(match, "built")[-1]["states"] == ["ready", "ready", goes]


@rule("SE-9.2")
def test_SE_9_2_one_built_in_this_turn_differs_too_and_equal_ones_are_not_asked_about() -> None:
    owner = player(["crank", "bulbs", "gearbox"], ["navigatrix"], ["subterranean-sub"], SUB)
    match = yard(owner, player(), extra=True)
    play(match, "done", "build:navigatrix", "build:subterranean-sub")
    assert keys(match) == ["which:ready", "which:fresh", "back"]
    play(match, "which:fresh")
    assert told(match, "built")[-1]["states"] == ["ready", "ready", "fresh"]
    assert built(match) == ["navigatrix", "subterranean-sub"]
    match = yard(player(inventions=["subterranean-sub"], built=[*SUB, "navigatrix"]), player(), extra=True)
    play(match, "done", "build:subterranean-sub")
    assert built(match) == ["navigatrix", "subterranean-sub"]


@rule("SE-9.3")
def test_SE_9_3_a_new_invention_at_once() -> None:
    match = yard(player(inventions=["subterranean-sub"], built=SUB), player(), cards=["deathlock", "hull"], extra=True)
    play(match, "done", "build:subterranean-sub")
    assert hand(match) == ["deathlock"]
    assert told(match, "drew")[0] == {"seat": 0, "deck": "invention", "count": 1}


@rule("SE-9.4")
def test_SE_9_4_one_after_the_other_also_from_what_was_just_built() -> None:
    ready = player(VESSEL, ["transport-vessel"], ["subterranean-sub"], built=SUB[1:])
    match = yard(ready, player(), extra=True)
    play(match, "done", "build:transport-vessel")
    assert keys(match) == ["build:subterranean-sub", "done"]
    play(match, "build:subterranean-sub")
    assert built(match) == ["subterranean-sub"]


@rule("SE-9.5")
def test_SE_9_5_whether_there_is_a_question_depends_on_what_lies_open() -> None:
    fits = yard(player(VESSEL, ["transport-vessel"]), player(), extra=True)
    fits_not = yard(player(VESSEL, ["biomonitor"]), player(), extra=True)
    assert asked(play(fits, "done")) == asked(play(fits_not, "done")) == (0, "build")
    assert barred(fits_not) == {"build:biomonitor": "parts-missing"}
    for machines in (["transport-vessel"], ["biomonitor"]):
        match = yard(player(VESSEL[:2], machines), player(), extra=True)
        assert asked(play(match, "done")) == (1, "action")
    three = yard(player(inventions=["time-machine"], built=SUB), player(), extra=True)
    assert asked(play(three, "done")) == (0, "build")
    assert barred(three) == {"build:time-machine": "machines-missing"}


@rule("SE-9.5")
def test_SE_9_5_the_others_hear_of_one_question_whatever_helps_to_build() -> None:
    """Who waits for whom, and for what, is told to all."""
    wrench = player([*VESSEL, "crank"], ["transport-vessel"], built=["mecha-skeleton"], character="dame-ada-wrench")
    match = yard(wrench, player(), extra=True)
    play(match, "done")
    for way, details in {
        "skeleton": ["instead:hull"],
        "wrench": [],
        "both": ["without:hull", "instead:gearbox"],
    }.items():
        play(match, f"{way}:transport-vessel")
        for key in [*details, "back"]:
            assert asked(match) == (0, "build")
            assert "back" in keys(match)
            play(match, key)
        assert "done" in keys(match)
    riggsby = player(inventions=["subterranean-sub"], built=SUB, character="jerry-riggsby")
    match = yard(riggsby, player(), extra=True)
    play(match, "done", "riggsby:subterranean-sub")
    assert asked(match) == (0, "build")


@rule("SE-9.6")
def test_SE_9_6_skeleton_and_wrench_help_together() -> None:
    parts_ = ["hull", "crank", "crank"]  # two of three parts are missing
    owner = player(parts_, ["transport-vessel"], built=["mecha-skeleton"], character="dame-ada-wrench")
    match = yard(owner, player(), extra=True)
    play(match, "done")
    assert offered(match) == {"both:transport-vessel": "SE-9.6", "done": "SE-9.4"}
    play(match, "both:transport-vessel")
    assert keys(match) == ["with:crank", "back"]
    play(match, "back", "both:transport-vessel", "with:crank")
    assert built(match) == ["mecha-skeleton", "transport-vessel"]
    assert parts(match) == ["crank"]
    assert pile(match, "part") == ["crank", "hull"]
    assert used(match) == ["mecha-skeleton"]
    assert of(match)["uses_left"] == 0
    facts = {"seat": 0, "card": "transport-vessel", "used": ["hull", "crank"]}
    assert told(match, "built") == [{**facts, "by": ["dame-ada-wrench", "mecha-skeleton"]}]
    assert rules_of(match, "built") == ["SE-9.6"]


@rule("SE-9.6")
def test_SE_9_6_together_although_nothing_is_missing() -> None:
    owner = player([*VESSEL, "crank"], ["transport-vessel"], built=["mecha-skeleton"], character="dame-ada-wrench")
    match = yard(owner, player(), extra=True)
    play(match, "done", "both:transport-vessel")
    assert keys(match) == ["without:control-panel", "without:gearbox", "without:hull", "back"]
    play(match, "without:hull")
    assert keys(match) == ["instead:control-panel", "instead:gearbox", "back"]
    play(match, "instead:gearbox")
    assert keys(match) == ["with:crank", "with:hull", "back"]
    play(match, "with:crank")
    assert parts(match) == ["gearbox", "hull"]
    assert pile(match, "part") == ["crank", "control-panel"]


@rule("SE-10.1")
def test_SE_10_1_eight_parts_five_machines_one_invention() -> None:
    full = player(["hull"] * 6 + ["crank"] * 3, ["navigatrix"] * 4 + ["biomonitor"] * 2, ["time-machine", "deathlock"])
    match = yard(full, player(["hull"] * 0), extra=True)
    play(match, "done")
    while asked(match)[1] == "build":
        play(match, "done")
    assert keys(match) == ["discard:crank", "discard:hull"]
    play(match, "discard:hull")
    assert keys(match) == ["discard:biomonitor", "discard:navigatrix"]
    play(match, "discard:navigatrix")
    assert keys(match) == ["discard:deathlock", "discard:time-machine"]
    play(match, "discard:deathlock")
    assert asked(match) == (1, "action")
    assert [facts["card"] for facts in told(match, "discarded")] == ["hull", "navigatrix", "deathlock"]
    built_ones = player(built=["navigatrix"] * 4 + ["biomonitor"] * 3)
    assert asked(play(yard(built_ones, player(), extra=True), "done")) == (1, "action")


@rule("SE-10.2")
def test_SE_10_2_the_last_one_discarded_lies_on_top() -> None:
    match = yard(player(["hull"] * 5 + ["crank"] * 5), player(), extra=True)
    play(match, "done", "discard:crank", "discard:hull")
    assert pile(match, "part")[:2] == ["hull", "crank"]

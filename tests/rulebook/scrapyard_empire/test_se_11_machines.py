"""SE-11 and SE-12  Activating, and the nine small machines."""

from tests.rulebook.marks import rule
from tests.rulebook.scrapyard_empire.table import (
    actions,
    asked,
    barred,
    built,
    hand,
    keys,
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

from jalopy.games.scrapyard_empire import components

MACHINES = tuple(components.MACHINES)
INVENTIONS = tuple(components.INVENTIONS)
SUB = ["transport-vessel", "petrol-engine", "navigatrix"]


@rule("SE-11.1")
def test_SE_11_1_once_for_an_action_and_the_card_can_still_be_built_in() -> None:
    match = yard(player(inventions=["subterranean-sub"], built=SUB), player(), extra=True)
    play(match, "activate:transport-vessel")
    assert used(match) == ["transport-vessel"]
    assert actions(match) == 1
    assert "activate:transport-vessel" not in keys(match)
    assert barred(match)["activate:transport-vessel"] == "used-up"
    play(match, "done", "build:subterranean-sub")
    assert built(match) == ["subterranean-sub"]


@rule("SE-11.1")
def test_SE_11_1_the_card_is_turned_and_paid_for_while_it_works() -> None:
    match = yard(player(built=["doomsday-ray"]), player(["hull", "crank"]), dice=[1, 1], extra=True)
    play(match, "activate:doomsday-ray")
    assert asked(match) == (1, "melt")
    assert used(match) == ["doomsday-ray"]
    assert actions(match) == 1
    for name, answer in (("weaponry-system", "aim:captain-minerva"), ("glove-of-ruin", "ruin:captain-minerva")):
        match = yard(player(["petrol"], built=[name]), player(["hull"]), dice=[1], extra=True)
        play(match, f"activate:{name}")
        assert used(match) == []
        assert actions(match) == 2
        play(match, answer)
        assert asked(match) in ((0, "raise"), (0, "ruin"))
        assert used(match) == [name]
        assert actions(match) == 1


@rule("SE-11.2")
def test_SE_11_2_not_in_the_turn_it_was_built() -> None:
    cage = ["steel-cage", "piston", "crank"]
    match = yard(
        player([*cage, "hull", "gearbox", "tripod"], ["mecha-skeleton", "transport-vessel"]), player(), extra=True
    )
    play(match, "done")
    play(match, "build:mecha-skeleton")
    assert asked(match) == (1, "action")  # the new skeleton does not help with the vessel
    match = yard(player(built=["biomonitor", "navigatrix"]), player(), extra=True)
    assert barred(match)["activate:navigatrix"] == "no-effect"


@rule("SE-12.1")
@rule("SE-12.3")
@rule("SE-12.5")
@rule("SE-13.5")
def test_SE_12_what_works_at_another_time_is_refused_by_its_own_rule() -> None:
    rules = {
        "biomonitor": "SE-12.1",
        "mecha-skeleton": "SE-12.3",
        "plasma-generator": "SE-12.5",
        "strolling-house": "SE-13.5",
    }
    match = yard(player(built=list(rules)), player(), extra=True)
    shown = {each.key: (each.reason, each.rule) for each in match.barred() if each.key.startswith("activate")}
    assert shown == {f"activate:{name}": ("another-time", number) for name, number in rules.items()}
    for name, number in rules.items():
        assert refused(match, f"activate:{name}") == ("another-time", number)


@rule("SE-11.1")
def test_SE_11_1_what_is_activated_cites_its_own_rule() -> None:
    other = player(["hull"], built=["jet-propulsion"])
    rules: dict[str, str] = {}
    for built_ in (MACHINES, *([name] for name in INVENTIONS)):
        match = yard(player(built=built_), other, scrap={"parts": ["crank"]}, extra=True)
        rules |= {key: number for key, number in offered(match).items() if key.startswith("activate")}
    expected = {f"activate:{name}": f"SE-12.{place}" for place, name in enumerate(MACHINES, 1)}
    expected |= {f"activate:{name}": f"SE-13.{place}" for place, name in enumerate(INVENTIONS, 1)}
    for name in ("biomonitor", "mecha-skeleton", "plasma-generator", "strolling-house"):
        del expected[f"activate:{name}"]  # these wait for their moment
    assert rules == expected


@rule("SE-11.3")
def test_SE_11_3_only_what_works_in_ones_own_turn_and_it_is_used_up() -> None:
    theirs = ["biomonitor", "transport-vessel", "clockwork-brain", {"card": "petrol-engine", "used": True}]
    match = yard(player(built=["clockwork-brain"]), player(built=theirs), extra=True)
    play(match, "activate:clockwork-brain")
    assert keys(match) == ["copy:captain-minerva:transport-vessel", "back"]
    play(match, "copy:captain-minerva:transport-vessel")
    assert used(match, 1) == ["transport-vessel", "petrol-engine"]
    play(match, "done")
    assert "activate:transport-vessel" not in keys(match)


@rule("SE-11.4")
def test_SE_11_4_a_machine_built_again_is_fresh() -> None:
    spent = [{"card": "transport-vessel", "used": True}, "petrol-engine", "navigatrix"]
    match = yard(
        player(["hull", "control-panel", "gearbox"], inventions=["subterranean-sub"], built=spent),
        player(),
        dice=[6],
        extra=True,
    )
    play(match, "done", "build:subterranean-sub")
    play(match, "done")  # the other player
    play(match, "dig:machine", "pass", "pass", "take", "done", "build:transport-vessel")
    assert used(match) == []
    while asked(match) != (0, "action"):
        play(match, "done")
    assert "activate:transport-vessel" in keys(match)


@rule("SE-11.5")
def test_SE_11_5_owners_are_asked_whatever_was_won() -> None:
    for won in ("hull", "pendulum"):
        match = yard(player(), player(built=["biomonitor"]), scrap={"parts": [won]}, dice=[6], extra=True)
        play(match, "dig:part", "take")
        assert asked(match) == (1, "monitor")
    spent = player(built=[{"card": "biomonitor", "used": True}])
    match = yard(player(), spent, scrap={"parts": ["hull"]}, dice=[6], extra=True)
    assert asked(play(match, "dig:part", "take")) == (0, "action")


@rule("SE-12.1")
def test_SE_12_1_biomonitor_takes_what_was_dug_or_stolen() -> None:
    monitor = player(["crank"], ["navigatrix"], built=["biomonitor"])
    match = yard(player(), player(machines=["petrol-engine"]), monitor, dice=[6], extra=True)
    play(match, "steal:machine:captain-minerva")
    assert asked(match) == (2, "monitor")
    assert match.question is not None
    assert "petrol-engine" not in str(match.question.as_data())
    play(match, "monitor")
    assert hand(match) == []
    assert hand(match, 2) == ["navigatrix", "petrol-engine"]
    assert used(match, 2) == ["biomonitor"]
    assert actions(match) == 1


@rule("SE-12.1")
def test_SE_12_1_clockwise_once_and_of_two_cards_the_owner_chooses() -> None:
    minerva = player(character="captain-minerva")
    monitor = player(built=["biomonitor"])
    match = yard(minerva, monitor, monitor, scrap={"parts": ["hull", "crank"]}, dice=[6], extra=True)
    play(match, "dig:part", "take", "take")
    assert asked(match) == (1, "monitor")
    assert keys(match) == ["monitor:crank", "monitor:hull", "let"]
    play(match, "let")
    assert asked(match) == (2, "monitor")
    play(match, "monitor:hull")
    assert parts(match) == ["crank"]
    assert parts(match, 2) == ["hull"]
    assert used(match, 1) == []
    own = yard(player(built=["biomonitor"]), player(), scrap={"parts": ["hull"]}, dice=[6], extra=True)
    assert asked(play(own, "dig:part", "take")) == (0, "action")


@rule("SE-12.2")
def test_SE_12_2_transport_vessel_draws_four_parts() -> None:
    match = yard(player(built=["transport-vessel"]), player(), cards=["hull", "crank", "bulbs", "petrol"], extra=True)
    play(match, "activate:transport-vessel")
    assert parts(match) == ["bulbs", "crank", "hull", "petrol"]
    assert actions(match) == 1


@rule("SE-12.3")
def test_SE_12_3_mecha_skeleton_replaces_a_part() -> None:
    owner = player(
        ["hull", "gearbox", "gearbox", "tripod"], ["transport-vessel", "biomonitor"], built=["mecha-skeleton"]
    )
    match = yard(owner, player(), extra=True)
    play(match, "done")
    assert keys(match) == ["skeleton:transport-vessel", "done"]
    assert barred(match)["skeleton:biomonitor"] == "more-than-one-missing"
    play(match, "skeleton:transport-vessel")
    assert keys(match) == ["with:gearbox", "with:tripod", "back"]
    play(match, "back", "skeleton:transport-vessel", "with:tripod")
    assert parts(match) == ["gearbox"]
    assert built(match) == ["mecha-skeleton", "transport-vessel"]
    assert used(match) == ["mecha-skeleton"]


@rule("SE-12.3")
def test_SE_12_3_a_part_that_is_there_may_be_replaced_too() -> None:
    owner = player(
        ["hull", "control-panel", "gearbox", "tripod", "gearbox"], ["transport-vessel"], built=["mecha-skeleton"]
    )
    match = yard(owner, player(), extra=True)
    play(match, "done")
    assert keys(match) == ["build:transport-vessel", "skeleton:transport-vessel", "done"]
    play(match, "skeleton:transport-vessel")
    assert offered(match) == {
        "instead:control-panel": "SE-12.3",
        "instead:gearbox": "SE-12.3",
        "instead:hull": "SE-12.3",
        "back": "SE-9.6",
    }
    play(match, "instead:hull")
    assert keys(match) == ["with:gearbox", "with:tripod", "back"]
    play(match, "with:tripod")
    assert parts(match) == ["gearbox", "hull"]
    assert pile(match, "part") == ["tripod", "gearbox", "control-panel"]
    assert told(match, "built")[0]["by"] == ["mecha-skeleton"]
    assert rules_of(match, "built") == ["SE-12.3"]


@rule("SE-12.4")
def test_SE_12_4_jet_propulsion_gives_an_action() -> None:
    match = yard(player(built=["jet-propulsion"]), player(), extra=True)
    play(match, "activate:jet-propulsion")
    assert actions(match) == 3
    assert used(match) == ["jet-propulsion"]


@rule("SE-12.5")
def test_SE_12_5_plasma_generator_makes_a_six() -> None:
    brassguard = player(["hull"], character="sergeant-brassguard")
    match = yard(player(built=["plasma-generator"]), brassguard, dice=[1], extra=True)
    play(match, "steal:part:sergeant-brassguard")
    assert keys(match) == ["plasma", "keep"]
    play(match, "plasma", "part:hull")
    assert parts(match) == ["hull"]
    assert used(match) == ["plasma-generator"]
    assert actions(match) == 1


@rule("SE-12.6")
def test_SE_12_6_petrol_engine_draws_two_machines_and_a_part() -> None:
    match = yard(player(built=["petrol-engine"]), player(), cards=["navigatrix", "biomonitor", "hull"], extra=True)
    play(match, "activate:petrol-engine")
    assert hand(match) == ["biomonitor", "navigatrix"]
    assert parts(match) == ["hull"]


@rule("SE-12.7")
def test_SE_12_7_clockwork_brain_uses_the_machine_of_another() -> None:
    match = yard(player(built=["clockwork-brain"]), player(built=["jet-propulsion", "plasma-generator"]), extra=True)
    play(match, "activate:clockwork-brain", "back")
    assert actions(match) == 2
    play(match, "activate:clockwork-brain", "copy:captain-minerva:jet-propulsion")
    assert actions(match) == 2  # one spent, one gained
    assert used(match) == ["clockwork-brain"]
    assert used(match, 1) == ["jet-propulsion"]
    assert told(match, "copied") == [{"seat": 0, "card": "jet-propulsion", "owner_seat": 1, "by": "clockwork-brain"}]


@rule("SE-12.7")
def test_SE_12_7_copies_of_plasma_generator_and_mecha_skeleton_wait_for_their_moment() -> None:
    match = yard(player(built=["clockwork-brain"]), player(["hull"], built=["plasma-generator"]), dice=[1], extra=True)
    play(match, "activate:clockwork-brain", "copy:captain-minerva:plasma-generator")
    play(match, "steal:part:captain-minerva", "plasma", "part:hull")
    assert parts(match) == ["hull"]
    assert match.view()["charged"] == 0
    owner = player(["hull", "gearbox", "tripod"], ["transport-vessel"], built=["clockwork-brain"])
    match = yard(owner, player(built=["mecha-skeleton"]), extra=True)
    play(match, "activate:clockwork-brain", "copy:captain-minerva:mecha-skeleton", "done")
    play(match, "skeleton:transport-vessel", "with:tripod")
    assert built(match) == ["clockwork-brain", "transport-vessel"]


@rule("SE-12.7")
def test_SE_12_7_a_second_copy_of_plasma_generator_waits_too() -> None:
    copycog = player(built=["clockwork-brain", "jet-propulsion"], character="sir-reginald-copycog")
    others = [player(["hull"], built=["plasma-generator"]), player(["crank"], built=["plasma-generator"])]
    match = yard(copycog, *others, dice=[1, 1], extra=True)
    play(match, "activate:jet-propulsion", "use:sir-reginald-copycog", "copy:prof-luna-tech:plasma-generator")
    play(match, "activate:clockwork-brain", "copy:captain-minerva:plasma-generator")
    assert match.view()["charged"] == 2
    play(match, "steal:part:prof-luna-tech", "plasma", "part:hull")
    play(match, "steal:part:captain-minerva", "plasma", "part:crank")
    assert parts(match) == ["crank", "hull"]
    assert match.view()["charged"] == 0


@rule("SE-4.1")
@rule("SE-12.7")
def test_SE_12_7_there_is_no_thinking_again_once_a_copy_is_announced() -> None:
    owner = player(built=["clockwork-brain"])
    match = yard(owner, player(["hull"], built=["weaponry-system"]), dice=[1], extra=True)
    play(match, "activate:clockwork-brain", "copy:captain-minerva:weaponry-system")
    assert keys(match) == ["aim:captain-minerva"]
    assert used(match) == ["clockwork-brain"]
    assert used(match, 1) == ["weaponry-system"]
    assert actions(match) == 1
    match = yard(owner, player(built=["navigatrix"]), scrap={"parts": ["hull"]}, extra=True)
    play(match, "activate:clockwork-brain", "copy:captain-minerva:navigatrix")
    assert keys(match) == ["search:part"]


@rule("SE-12.8")
def test_SE_12_8_weaponry_system_takes_none_one_or_two_parts() -> None:
    for die, count in ((1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)):
        match = yard(player(built=["weaponry-system"]), player(["hull", "crank", "bulbs"]), dice=[die], extra=True)
        play(match, "activate:weaponry-system", "aim:captain-minerva", *["part:hull", "part:crank"][:count])
        assert len(parts(match)) == count
        assert asked(match) == (0, "action")
        assert actions(match) == 1
        assert len(told(match, "missed")) == (count == 0)
    monitored = player(["hull"], built=["biomonitor"])
    match = yard(player(["petrol"], built=["weaponry-system"]), monitored, dice=[2], extra=True)
    play(match, "activate:weaponry-system", "aim:captain-minerva", "scrap:petrol", "part:hull")
    assert asked(match) == (0, "action")  # no steal, so no reaction


@rule("SE-12.9")
def test_SE_12_9_navigatrix_finds_any_card() -> None:
    piles = {"parts": ["hull", "crank", "hull", "bulbs"]}
    match = yard(player(built=["navigatrix"]), player(), scrap=piles, extra=True)
    play(match, "activate:navigatrix")
    assert keys(match) == ["search:part", "back"]
    play(match, "search:part")
    assert keys(match) == ["find:bulbs", "find:crank", "find:hull"]
    play(match, "find:hull")
    assert parts(match) == ["hull"]
    assert pile(match, "part") == ["bulbs", "crank", "hull"]
    assert used(match) == ["navigatrix"]

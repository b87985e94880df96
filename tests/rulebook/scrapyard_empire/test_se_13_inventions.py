"""SE-13  The eight inventions."""

from tests.rulebook.marks import rule
from tests.rulebook.scrapyard_empire.table import (
    actions,
    asked,
    barred,
    hand,
    keys,
    of,
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


@rule("SE-13.1")
def test_SE_13_1_the_terrigible_collects_a_part_from_everybody() -> None:
    match = yard(player(built=["the-terrible"]), player(["hull", "crank"]), player(), player(["bulbs"]), extra=True)
    play(match, "activate:the-terrible")
    assert asked(match) == (1, "hand-over")
    assert keys(match) == ["give:crank", "give:hull"]
    play(match, "give:crank")
    assert asked(match) == (3, "hand-over")
    play(match, "give:bulbs")
    assert parts(match) == ["bulbs", "crank"]
    assert actions(match) == 1


@rule("SE-13.2")
def test_SE_13_2_glove_of_ruin_scraps_up_to_three_parts() -> None:
    match = yard(player(built=["glove-of-ruin"]), player(["hull", "crank", "bulbs", "petrol"]), extra=True)
    play(match, "activate:glove-of-ruin", "ruin:captain-minerva")
    assert "enough" not in keys(match)
    play(match, "scrap:hull", "scrap:crank")
    assert "enough" in keys(match)
    play(match, "scrap:bulbs")
    assert parts(match, 1) == ["petrol"]
    assert pile(match, "part") == ["bulbs", "crank", "hull"]
    assert asked(match) == (0, "action")
    match = yard(player(built=["glove-of-ruin"]), player(["hull", "crank"]), extra=True)
    play(match, "activate:glove-of-ruin", "ruin:captain-minerva", "scrap:hull", "enough")
    assert parts(match, 1) == ["crank"]


@rule("SE-13.3")
def test_SE_13_3_flight_pack_gives_two_actions() -> None:
    match = yard(player(built=["flight-pack"]), player(), extra=True)
    assert actions(play(match, "activate:flight-pack")) == 4
    match = yard(player(built=["flight-pack", "time-machine"]), extra=True)
    assert actions(play(match, "activate:time-machine", "activate:flight-pack")) == 3


@rule("SE-13.4")
def test_SE_13_4_deathclock_leaves_one_action() -> None:
    match = yard(player(built=["deathlock"]), player(), extra=True)
    play(match, "activate:deathlock", "slow:captain-minerva")
    assert of(match, 1)["slowed"] is True
    assert told(match, "slowed") == [{"seat": 1}]
    play(match, "done")
    assert asked(match) == (1, "action")
    assert actions(match) == 1
    play(match, "done", "done")
    assert asked(match) == (1, "action")
    assert actions(match) == 2


@rule("SE-13.4")
def test_SE_13_4_who_was_slowed_down_is_told_so() -> None:
    match = yard(player(slowed=True), player(["hull"]), scrap={"parts": ["bulbs"]}, extra=True)
    play(match, "draw:machine")
    assert {(each.reason, each.rule) for each in match.barred()} == {("slowed-down", "SE-13.4")}
    for key in ("draw:part", "dig:part", "steal:part:captain-minerva", "draw-two:part"):
        assert refused(match, key) == ("slowed-down", "SE-13.4")
    match = yard(player(), player(["hull"]), extra=True)
    play(match, "draw:machine", "draw:machine")
    assert refused(match, "draw:part") == ("no-action-left", "SE-3.3")


@rule("SE-13.4")
def test_SE_13_4_who_is_slowed_down_already_cannot_be_chosen() -> None:
    match = yard(player(built=["deathlock"]), player(slowed=True), player(), extra=True)
    play(match, "activate:deathlock")
    assert keys(match) == ["slow:jerry-riggsby", "back"]
    match = yard(player(built=["deathlock"]), player(slowed=True), extra=True)
    assert barred(match)["activate:deathlock"] == "no-effect"


@rule("SE-13.5")
def test_SE_13_5_strolling_house_cancels_for_its_owner() -> None:
    house = player(["hull"], built=["strolling-house"])
    match = yard(player(), house, dice=[6], extra=True)
    play(match, "steal:part:captain-minerva")
    assert asked(match) == (1, "stroll")
    play(match, "cancel")
    assert parts(match, 1) == ["hull"]
    assert used(match, 1) == ["strolling-house"]
    assert actions(match) == 1
    match = yard(player(), house, dice=[6], extra=True)
    assert asked(play(match, "steal:part:captain-minerva", "let")) == (0, "steal-part")
    match = yard(player(built=["doomsday-ray"]), house, player(["crank"]), dice=[2, 3], extra=True)
    play(match, "activate:doomsday-ray", "cancel", "scrap:crank")
    assert parts(match, 1) == ["hull"]
    assert parts(match, 2) == []
    for name, way in (("the-terrible", []), ("glove-of-ruin", ["ruin:captain-minerva"])):
        match = yard(player(built=[name]), house, extra=True)
        play(match, f"activate:{name}", *way, "cancel")
        assert parts(match, 1) == ["hull"]
        assert asked(match) == (0, "action")
    match = yard(player(built=["weaponry-system"]), house, dice=[6], extra=True)
    play(match, "activate:weaponry-system", "aim:captain-minerva", "cancel")
    assert parts(match, 1) == ["hull"]


@rule("SE-13.6")
def test_SE_13_6_subterranean_sub_finds_two_cards() -> None:
    piles = {"machines": ["navigatrix", "biomonitor", "petrol-engine"]}
    match = yard(player(built=["subterranean-sub"]), player(), scrap=piles, extra=True)
    play(match, "activate:subterranean-sub", "search:machine", "find:navigatrix", "find:petrol-engine")
    assert hand(match) == ["navigatrix", "petrol-engine"]
    assert pile(match, "machine") == ["biomonitor"]
    assert actions(match) == 1
    match = yard(player(built=["subterranean-sub"]), player(), scrap=piles, extra=True)
    for key in ("activate:subterranean-sub", "search:machine"):
        play(match, key)
        assert match.question is not None
        assert {option.rule for option in match.question.options if option.key != "back"} == {"SE-13.6"}


@rule("SE-13.7")
def test_SE_13_7_time_machine_gives_a_turn_without_a_draw_phase() -> None:
    match = yard(player(built=["time-machine"]), player(), extra=True)
    play(match, "activate:time-machine", "done")
    assert asked(match) == (0, "action")
    assert parts(match) == []
    assert actions(match) == 2
    assert match.view()["extra"] is True
    assert match.view()["round"] == 1
    play(match, "done")
    assert asked(match) == (1, "action")
    assert parts(match, 1) == ["tripod"]


@rule("SE-13.8")
def test_SE_13_8_doomsday_ray_counts_the_lower_die() -> None:
    match = yard(
        player(built=["doomsday-ray"]), player(["hull", "crank", "bulbs"]), player(["petrol"]), dice=[5, 2], extra=True
    )
    play(match, "activate:doomsday-ray")
    assert told(match, "ray-rolled") == [{"seat": 0, "dice": [5, 2], "count": 2}]
    assert asked(match) == (1, "melt")
    play(match, "scrap:hull", "scrap:bulbs")
    assert asked(match) == (2, "melt")
    play(match, "scrap:petrol")
    assert parts(match, 1) == ["crank"]
    assert parts(match, 2) == []
    assert asked(match) == (0, "action")


@rule("SE-13.8")
def test_SE_13_8_its_dice_are_not_those_that_were_raised_before() -> None:
    owner = player(["petrol", "tripod"], built=["doomsday-ray"])
    match = yard(owner, player(["hull", "crank"]), scrap={"machines": ["navigatrix"]}, dice=[3, 5, 1], extra=True)
    play(match, "dig:machine", "scrap:petrol", "take")
    assert match.view()["raised"] == 1
    play(match, "activate:doomsday-ray")
    assert match.view()["dice"] == [5, 1]
    assert match.view()["raised"] == 0


@rule("SE-13.8")
@rule("SE-14.14")
def test_SE_14_14_lucinda_rolls_a_die_of_the_ray_again() -> None:
    lucinda = player(built=["doomsday-ray"], character="lucky-lucinda")
    match = yard(lucinda, player(["hull", "crank", "bulbs", "petrol"]), dice=[1, 4, 2, 3], extra=True)
    play(match, "activate:doomsday-ray")
    assert asked(match) == (0, "ray")
    assert keys(match) == ["re-roll:lower", "re-roll:higher", "keep"]
    play(match, "re-roll:lower")
    assert match.view()["dice"] == [2, 4]
    assert of(match)["uses_left"] == 1
    play(match, "re-roll:lower")
    assert told(match, "ray-rolled")[-1] == {"seat": 0, "dice": [3, 4], "count": 3}
    assert rules_of(match, "ray-rolled") == ["SE-13.8", "SE-14.14", "SE-14.14"]
    assert asked(match) == (1, "melt")  # both uses are gone
    play(match, "scrap:hull", "scrap:crank", "scrap:bulbs")
    assert parts(match, 1) == ["petrol"]


@rule("SE-14.14")
def test_SE_14_14_she_may_leave_the_ray_as_it_fell_or_make_it_weaker() -> None:
    lucinda = player(built=["doomsday-ray"], character="lucky-lucinda")
    match = yard(lucinda, player(["hull"]), dice=[3, 3], extra=True)
    play(match, "activate:doomsday-ray")
    assert keys(match) == ["re-roll:lower", "keep"]
    assert asked(play(match, "keep")) == (1, "melt")
    assert of(match)["uses_left"] == 2
    match = yard(lucinda, player(["hull", "crank"]), dice=[2, 6, 1], extra=True)
    play(match, "activate:doomsday-ray", "re-roll:higher", "keep", "scrap:hull")
    assert parts(match, 1) == ["crank"]

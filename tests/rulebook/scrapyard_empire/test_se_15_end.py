"""SE-15 and SE-16  The end, and playing alone."""

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.scrapyard_empire.table import (
    asked,
    barred,
    built,
    keys,
    of,
    parts,
    pile,
    play,
    player,
    refused,
    rules_of,
    told,
    yard,
)

import jalopy
from jalopy.games.scrapyard_empire.components import CLOCK, PART, SETS
from jalopy.games.scrapyard_empire.contents import AS_PRINTED
from jalopy.kernel.errors import BadSetting

SUB = ["transport-vessel", "petrol-engine", "navigatrix"]


@rule("SE-15.1")
def test_SE_15_1_the_second_invention_wins_at_once() -> None:
    match = yard(player(inventions=["subterranean-sub"], built=[*SUB, "flight-pack"]), player(["hull"]), extra=True)
    play(match, "done", "build:subterranean-sub")
    assert match.over
    placed = [(place.seat, place.reason, place.rule) for place in match.standing]
    assert placed == [(0, "won", "SE-15.1"), (1, "behind", "SE-15.2")]
    assert told(match, "won") == [{"seat": 0, "card": "subterranean-sub"}]
    assert match.events()[-1]["kind"] == "won"


@rule("SE-15.2")
def test_SE_15_2_after_the_last_round_the_richest_wins() -> None:
    match = yard(
        player(["hull"] * 3),
        player(built=["navigatrix"]),
        player(["crank"] * 2),
        player(["bulbs"] * 2),
        round=100,
        next=3,
        first=0,
        extra=True,
    )
    play(match, "done")
    assert match.over
    assert [(place.place, place.seat) for place in match.standing] == [(1, 1), (2, 0), (3, 2), (3, 3)]
    assert match.standing[0].reason == "richest"
    assert told(match, "time-up") == [{"seat": 1, "rounds": 100}]
    match = yard(player(["hull"]), player(["crank"]), player(), round=100, next=2, extra=True)
    play(match, "done")
    assert [(place.place, place.seat) for place in match.standing] == [(1, 0), (1, 1), (3, 2)]
    assert told(match, "time-up") == [{"seats": [0, 1], "rounds": 100}]
    short = yard(player(), player(), round=10, next=1, settings={"rounds": 10}, extra=True)
    assert play(short, "done").over


@rule("SE-16.1")
def test_SE_16_1_alone_there_is_no_dealer_no_character_and_nobody_to_rob() -> None:
    match = jalopy.new("scrapyard-empire", seats=1, seed=3)
    assert not told(match, "dealer-rolled")
    assert of(match)["character"] is None
    assert not [key for key in keys(match) if key.partition(":")[0] in ("steal", "trade", "use")]
    idle = ["weaponry-system", "clockwork-brain", "biomonitor", "deathlock", "doomsday-ray"]
    match = yard(player(built=idle), extra=True)
    assert not [key for key in keys(match) if key.startswith("activate")]
    with pytest.raises(BadSetting, match="for one player alone"):
        jalopy.new("scrapyard-empire", seats=2, seed=3, solo_character=True)


@rule("SE-16.1")
def test_SE_16_1_the_character_alone_is_chosen_or_dealt() -> None:
    match = jalopy.new("scrapyard-empire", seats=1, seed=3, solo_character=True)
    assert asked(match) == (0, "character")
    assert keys(match) == [*(f"character:{name}" for name in SETS["base"]), "deal"]
    play(match, "character:otto-smelter")
    assert of(match)["character"] == "otto-smelter"
    assert told(match, "character") == [{"seat": 0, "character": "otto-smelter"}]
    assert rules_of(match, "character") == ["SE-16.1"]
    assert "use:otto-smelter" in keys(match)
    match = jalopy.new("scrapyard-empire", seats=1, seed=3, solo_character=True, characters="expansion")
    assert refused(match, "character:otto-smelter") == ("not-in-the-set", "SE-1.7")
    play(match, "deal")
    assert of(match)["character"] in SETS["expansion"]
    assert rules_of(match, "character") == ["SE-2.5"]


@rule("SE-16.2")
@pytest.mark.parametrize(("setting", "goal"), [("usual", 3), ("2", 2), ("4", 4)])
def test_SE_16_2_so_many_inventions_win(setting: str, goal: int) -> None:
    done = ["flight-pack", "deathlock", "time-machine"][: goal - 1]
    match = yard(
        player(inventions=["subterranean-sub"], built=[*SUB, *done]), settings={"inventions": setting}, extra=True
    )
    play(match, "done", "build:subterranean-sub")
    assert match.over
    assert match.standing[0].reason == "alone-won"
    assert len(built(match)) == goal


@rule("SE-16.3")
@pytest.mark.parametrize("penalty", [0, 1, 2, 3])
def test_SE_16_3_a_failed_dig_costs_parts(penalty: int) -> None:
    match = yard(
        player(["hull", "crank", "bulbs", "tripod"]),
        settings={"penalty": penalty},
        scrap={"parts": ["petrol"]},
        dice=[1],
        extra=True,
    )
    play(match, "dig:part", "keep")
    for part in ["crank", "hull", "tripod"][:penalty]:
        assert asked(match) == (0, "penalty")
        play(match, f"scrap:{part}")
    assert asked(match) == (0, "action")
    assert pile(match, "part") == [*reversed(["crank", "hull", "tripod"][:penalty]), "petrol"]


@rule("SE-16.4")
@pytest.mark.parametrize("clock", ["easy", "normal", "hard"])
def test_SE_16_4_the_clock_runs_out(clock: str) -> None:
    match = yard(player(), settings={"clock": clock}, round=CLOCK[clock], extra=True)
    assert play(match, "done").over
    assert match.standing[0].reason == "clock-won"
    match = yard(player(built=["time-machine"]), settings={"clock": clock}, round=CLOCK[clock], extra=True)
    play(match, "activate:time-machine", "done")
    assert not match.over
    assert match.view()["round"] == CLOCK[clock]
    assert play(match, "done").over


@rule("SE-16.4")
def test_SE_16_4_without_a_clock_nothing_but_the_goal_ends_it() -> None:
    match = yard(player(), settings={"clock": "none"}, round=5000, extra=True)
    assert match.view()["rounds"] is None
    play(match, "done")
    assert not match.over
    assert match.view()["round"] == 5001
    done = ["flight-pack", "deathlock"]
    match = yard(
        player(inventions=["subterranean-sub"], built=[*SUB, *done]), settings={"clock": "none"}, round=99, extra=True
    )
    assert play(match, "done", "build:subterranean-sub").over
    assert match.standing[0].reason == "alone-won"


@rule("SE-16.5")
def test_SE_16_5_no_part_to_draw_is_a_defeat_if_the_deck_is_to_be_beaten() -> None:
    everything = {"deck": [], "scrap": AS_PRINTED.faces_of("standard", PART)}
    match = yard(player(), settings={"beat_the_deck": True}, parts=everything)
    assert match.over
    assert match.standing[0].reason == "deck-won"
    match = yard(player(), settings={"beat_the_deck": True}, parts=everything, extra=True)
    assert "draw:part" not in keys(match)
    assert barred(match)["draw:part"] == "pile-stays"
    match = yard(player(), parts=everything)
    assert len(parts(match)) == 1


@rule("SE-16.6")
def test_SE_16_6_who_has_not_reached_the_goal_has_lost() -> None:
    match = yard(player(built=["flight-pack"]), round=CLOCK["normal"], extra=True)
    play(match, "done")
    assert told(match, "lost") == [{"seat": 0, "inventions": 1, "goal": 3}]

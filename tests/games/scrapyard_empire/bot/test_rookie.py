"""The rookie at Scrapyard Empire: what it wants, what it gives, and that it beats chance."""

import pytest
from tests.rulebook.scrapyard_empire.table import play, player, yard

import jalopy
from jalopy.bots import runner
from jalopy.bots.bot import Chair
from jalopy.bots.registry import find
from jalopy.kernel.chance import Stream
from jalopy.kernel.match import Match

ROOKIE = find("rookie", "scrapyard-empire")
VESSEL = ["hull", "control-panel", "gearbox"]
SUB = ["transport-vessel", "petrol-engine", "navigatrix"]


def choice(match: Match) -> str:
    assert match.question is not None
    return ROOKIE.choose(Chair(match, match.question.seat, Stream(1))).key


def test_it_builds_the_invention_it_can_build() -> None:
    match = yard(player(inventions=["subterranean-sub"], built=SUB), player(), extra=True)
    assert choice(play(match, "done")) == "build:subterranean-sub"


def test_it_builds_a_machine_that_its_invention_needs() -> None:
    owner = player([*VESSEL, "harness", "tripod"], ["transport-vessel", "biomonitor"], ["subterranean-sub"])
    match = yard(owner, player(), extra=True)
    assert choice(play(match, "done")) == "build:transport-vessel"


def test_it_asks_for_the_part_that_completes_a_machine_and_gives_what_it_does_not_need() -> None:
    owner = player(["hull", "gearbox", "petrol"], ["transport-vessel"], ["subterranean-sub"], ["petrol-engine"])
    match = yard(owner, player(["control-panel", "bulbs"]), extra=True)
    for expected in ("trade:part:captain-minerva", "give:petrol", "want:control-panel"):
        assert choice(match) == expected
        play(match, expected)
    assert choice(match) == "refuse"  # petrol is of no use to the other one


def test_it_accepts_what_it_needs_for_what_it_does_not() -> None:
    other = player(["hull", "gearbox", "petrol"], ["transport-vessel"], ["subterranean-sub"])
    match = yard(player(["control-panel"]), other, extra=True)
    play(match, "trade:part:captain-minerva", "give:control-panel", "want:petrol")
    assert choice(match) == "accept"


def test_it_digs_up_to_the_card_it_needs() -> None:
    owner = player(["hull", "gearbox"], ["transport-vessel"], ["subterranean-sub"])
    match = yard(owner, player(), scrap={"parts": ["control-panel", "bulbs", "petrol"]}, dice=[6], extra=True)
    assert choice(match) == "dig:part"
    play(match, "dig:part")
    for expected in ("pass", "pass", "take"):
        assert choice(match) == expected
        play(match, expected)


def test_it_scraps_no_part_that_it_needs_to_raise_a_roll() -> None:
    owner = player(["hull", "gearbox", "petrol"], ["transport-vessel"], ["subterranean-sub"])
    match = yard(owner, player(["control-panel"]), dice=[4, 1], extra=True)
    play(match, "steal:part:captain-minerva")
    assert choice(match) == "scrap:petrol"
    play(match, "keep", "steal:part:captain-minerva")
    assert choice(match) == "keep"


THREE = ["biomonitor", "weaponry-system", "clockwork-brain"]


def test_it_robs_the_one_who_is_ahead_and_counts_extra_actions_as_a_lead() -> None:
    owner = player(["hull", "gearbox"], SUB, ["subterranean-sub"], character="digby-spade")
    minerva = player(["control-panel"], built=THREE, character="captain-minerva")
    luna = player(["control-panel"], built=THREE, character="prof-luna-tech")
    assert choice(yard(owner, minerva, luna, extra=True)) == "steal:part:prof-luna-tech"
    further = player(["control-panel"], built=[*THREE, "plasma-generator"], character="captain-minerva")
    assert choice(yard(owner, further, luna, extra=True)) == "steal:part:captain-minerva"


@pytest.mark.parametrize(("built", "answer"), [([], "accept"), (THREE, "refuse")])
def test_it_trades_with_anybody_but_the_one_who_is_ahead(built: list[str], answer: str) -> None:
    other = player(["hull", "gearbox", "petrol"], ["transport-vessel"], ["subterranean-sub"])
    match = yard(player(["control-panel"], built=built), other, extra=True)
    play(match, "trade:part:captain-minerva", "give:control-panel", "want:petrol")
    assert choice(match) == answer


def test_it_smelts_a_useless_part_as_long_as_a_machine_is_lacking() -> None:
    lacking = player(["petrol"], ["transport-vessel"], ["subterranean-sub"], character="otto-smelter")
    assert choice(yard(lacking, player(), extra=True)) == "use:otto-smelter"
    complete = player(["petrol"], SUB, ["subterranean-sub"], character="otto-smelter")
    assert choice(yard(complete, player(), extra=True)) != "use:otto-smelter"


def test_it_saves_what_helps_to_build_as_long_as_nothing_is_missing() -> None:
    owner = player([*VESSEL, "crank"], ["transport-vessel"], ["subterranean-sub"], ["mecha-skeleton"])
    match = yard({**owner, "character": "dame-ada-wrench"}, player(), extra=True)
    assert choice(play(match, "done")) == "build:transport-vessel"
    riggsby = player(inventions=["subterranean-sub"], built=SUB, character="jerry-riggsby")
    assert choice(play(yard(riggsby, player(), extra=True), "done")) == "build:subterranean-sub"


def test_it_helps_itself_to_a_machine_that_lacks_two_parts_and_gives_what_it_needs_least() -> None:
    owner = player(["hull", "crank", "petrol"], ["transport-vessel", "petrol-engine"], ["subterranean-sub"])
    match = yard({**owner, "built": ["mecha-skeleton"], "character": "dame-ada-wrench"}, player(), extra=True)
    play(match, "done")
    assert choice(match) == "both:transport-vessel"
    play(match, "both:transport-vessel")
    assert choice(match) == "with:crank"


def test_of_two_alike_it_scraps_the_one_that_is_used_up() -> None:
    twice = [*SUB, {"card": "navigatrix", "used": True}]
    match = yard(player(inventions=["subterranean-sub"], built=twice), player(), extra=True)
    play(match, "done", "build:subterranean-sub")
    assert choice(match) == "which:used"


def test_it_scraps_nothing_for_a_roll_that_cannot_get_better() -> None:
    careful = player(["petrol", "bulbs"], careful=True)
    match = yard(careful, player(["hull"]), dice=[5], extra=True)
    assert choice(play(match, "steal:part:captain-minerva")) == "keep"


def test_before_the_draw_zora_looks_at_a_part_that_would_help() -> None:
    zora = player(["hull", "gearbox"], SUB, ["subterranean-sub"], character="madame-zora-lens")
    match = yard(zora, player())
    for expected in ("use:madame-zora-lens", "look:part", "under"):  # a tripod
        assert choice(match) == expected
        play(match, expected)


def test_a_weak_ray_is_rolled_again() -> None:
    lucinda = player(built=["doomsday-ray"], character="lucky-lucinda")
    match = yard(lucinda, player(["hull"] * 4), dice=[5, 2, 4], extra=True)
    play(match, "activate:doomsday-ray")
    assert choice(match) == "re-roll:lower"
    assert choice(play(match, "re-roll:lower")) == "keep"


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_players_by_lot(seats: int) -> None:
    lot = find("random", "scrapyard-empire")
    for seed in range(2):
        match = jalopy.new("scrapyard-empire", seats=seats, seed=seed, listening=False)
        runner.play(match, [lot] * (seats - 1) + [ROOKIE], seed)
        assert match.standing[0].seat == seats - 1
        assert match.standing[0].reason == "won"


def test_it_plays_every_set_of_characters_to_the_end() -> None:
    for seed, characters in enumerate(("expansion", "both")):
        match = jalopy.new("scrapyard-empire", seats=3, seed=seed, characters=characters, memory_aid=False)
        runner.play(match, [ROOKIE] * 3, seed)
        assert match.over

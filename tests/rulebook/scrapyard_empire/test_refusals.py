"""Whatever is no answer now gets its reason, and the rule that really speaks of it."""

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.scrapyard_empire.table import barred, play, player, refused, yard

import jalopy
from jalopy import games
from jalopy.games.scrapyard_empire.components import INVENTION, MACHINE, PART
from jalopy.games.scrapyard_empire.contents import AS_PRINTED
from jalopy.kernel.match import Match
from jalopy.texts import Texts

VESSEL = ["hull", "control-panel", "gearbox"]
SUB = ["transport-vessel", "petrol-engine", "navigatrix"]
MINERVA = "captain-minerva"
PILES = {"parts": ["petrol", "bulbs"], "machines": ["navigatrix"]}
BARE = {"deck": [], "scrap": AS_PRINTED.faces_of("standard", PART)}

Tried = dict[str, tuple[str, str]]  # key: the reason and the rule


def check(match: Match, tried: Tried) -> None:
    assert {key: refused(match, key) for key in tried} == tried


@rule("SE-3.1")
def test_SE_3_1_what_belongs_to_another_phase_or_turn() -> None:
    match = yard(player(VESSEL, ["transport-vessel"]), player(["hull"], built=["biomonitor"]), dice=[6], extra=True)
    another = ("another-phase", "SE-3.1")
    check(match, {"build:transport-vessel": another, "discard:hull": another, "done:now": ("not-asked", "SE-4.1")})
    play(match, "steal:part:captain-minerva", "part:hull")
    not_yours = ("not-your-turn", "SE-3.1")
    check(match, {"draw:part": not_yours, "build:navigatrix": not_yours, "use:captain-minerva": not_yours})
    play(match, "let", "done")
    check(match, {"draw:part": another, "activate:navigatrix": another, "discard:hull": another})
    zora = yard(player(character="madame-zora-lens"), player())
    check(zora, {"draw:part": another, "build:navigatrix": another})


@rule("SE-3.5")
@rule("SE-4.1")
def test_SE_4_1_what_was_begun_and_what_is_so_already() -> None:
    match = yard(player(careful=True), player(["hull"], built=["biomonitor"]), scrap=PILES, dice=[6], extra=True)
    check(match, {"ask:more": ("so-already", "SE-3.5")})
    play(match, "dig:part")
    first = ("finish-first", "SE-4.1")
    check(match, {"dig:part": first, "draw:machine": first, "use:prof-luna-tech": first})
    copied = player(["hull"], built=["weaponry-system"])
    match = yard(player(built=["clockwork-brain"]), copied, dice=[1], extra=True)
    play(match, "activate:clockwork-brain", "copy:captain-minerva:weaponry-system")
    check(match, {"back": ("announced", "SE-4.1")})


@rule("SE-4.3")
@rule("SE-4.5")
@rule("SE-6.5")
def test_SE_4_decks_and_piles() -> None:
    match = yard(player(), player(), extra=True)
    check(
        match,
        {
            "draw-two:part": ("five-machines", "SE-4.3"),
            "draw-two:invention": ("no-two-inventions", "SE-4.3"),
            "dig:machine": ("pile-empty", "SE-6.5"),
            "draw:cheese": ("not-asked", "SE-4.1"),
        },
    )
    match = yard(player(machines=AS_PRINTED.faces_of("standard", MACHINE)), player(), extra=True)
    check(match, {"draw:machine": ("nothing-to-draw", "SE-4.5"), "draw-two:machine": ("nothing-to-draw", "SE-4.5")})
    match = yard(player(), settings={"beat_the_deck": True}, parts=BARE, extra=True)
    check(match, {"draw:part": ("pile-stays", "SE-16.5")})


@rule("SE-7.1")
@rule("SE-7.4")
@rule("SE-8.1")
@rule("SE-8.5")
@rule("SE-16.1")
def test_SE_7_and_8_whom_and_what() -> None:
    match = yard(player(["hull"]), player(["hull"]), extra=True)
    check(
        match,
        {
            "steal:part:digby-spade": ("no-opponent", "SE-7.1"),
            "steal:part:prof-luna-tech": ("no-opponent", "SE-7.1"),
            "steal:machine:captain-minerva": ("nothing-to-steal", "SE-7.4"),
            "steal:invention:captain-minerva": ("no-inventions", "SE-7.4"),
            "trade:part:digby-spade": ("no-opponent", "SE-8.1"),
            "trade:invention:captain-minerva": ("no-inventions", "SE-8.1"),
            "trade:machine:captain-minerva": ("nothing-to-trade", "SE-8.1"),
            "trade:part:captain-minerva": ("all-alike", "SE-8.1"),
        },
    )
    match = yard(player(["hull"]), player(["crank"]), extra=True)
    play(match, "trade:part:captain-minerva", "give:hull", "want:crank", "refuse")
    check(match, {"trade:part:captain-minerva": ("one-offer", "SE-8.5")})
    check(yard(player(), extra=True), {"steal:part:captain-minerva": ("alone", "SE-16.1")})


@rule("SE-7.2")
@rule("SE-7.3")
@rule("SE-5.2")
@rule("SE-14.12")
def test_SE_7_parts_and_machines_that_are_not_there() -> None:
    match = yard(player(["bulbs"]), player(["hull"]), dice=[3], extra=True)
    play(match, "steal:part:captain-minerva")
    check(match, {"scrap:crank": ("no-such-part", "SE-5.2")})
    match = yard(player(["bulbs"], character="dr-amelia-amp"), player(["hull"]), dice=[1], extra=True)
    play(match, "steal:part:prof-luna-tech")
    check(match, {"scrap:crank": ("no-such-part", "SE-14.12")})
    match = yard(player(), player(["hull"]), dice=[6], extra=True)
    check(play(match, "steal:part:captain-minerva"), {"part:crank": ("not-theirs", "SE-7.2")})
    match = yard(player(), player(machines=SUB), dice=[6], picks=[0, 0], extra=True)
    check(play(match, "steal:machine:captain-minerva"), {"machine:navigatrix": ("not-drawn", "SE-7.3")})


@rule("SE-8.1")
@rule("SE-8.2")
@rule("SE-8.3")
def test_SE_8_offers_and_answers() -> None:
    match = yard(player(["hull", "crank"]), player(["hull"]), extra=True)
    play(match, "trade:part:captain-minerva")
    check(
        match,
        {
            "give:bulbs": ("no-such-card", "SE-8.1"),
            "give:hull": ("same-for-same", "SE-8.1"),
            "give:navigatrix": ("another-kind", "SE-8.1"),
        },
    )
    play(match, "give:crank")
    check(match, {"want:bulbs": ("not-theirs", "SE-8.1"), "want:crank": ("same-for-same", "SE-8.1")})
    play(match, "want:hull", "counter")
    check(match, {"give:bulbs": ("no-such-card", "SE-8.3")})
    play(match, "give:hull")
    check(match, {"want:bulbs": ("not-theirs", "SE-8.3")})
    check(play(match, "want:crank"), {"counter": ("one-counter-offer", "SE-8.3")})
    machines = player(machines=["navigatrix"])
    match = yard(machines, player(machines=["biomonitor"]), extra=True)
    play(match, "trade:machine:captain-minerva", "give:navigatrix", "want:petrol-engine")
    check(match, {"accept": ("not-in-hand", "SE-8.2")})
    play(match, "counter", "give:biomonitor", "want:petrol-engine")
    check(match, {"accept": ("not-in-hand", "SE-8.3")})
    assert barred(match) == {"counter": "one-counter-offer", "accept": "not-in-hand"}


@rule("SE-6.2")
@rule("SE-14.4")
def test_SE_14_4_two_cards_are_for_minerva_alone() -> None:
    match = yard(player(), player(), scrap=PILES, dice=[6], extra=True)
    play(match, "dig:part")
    check(match, {"take-last": ("one-card-only", "SE-14.4"), "enough": ("one-card-only", "SE-14.4")})
    match = yard(player(character=MINERVA), player(), scrap=PILES, dice=[6], extra=True)
    play(match, "dig:part")
    check(match, {"enough": ("nothing-taken-yet", "SE-14.4")})
    check(play(match, "take"), {"take-last": ("last-anyway", "SE-14.4")})


@rule("SE-9.1")
@rule("SE-9.2")
def test_SE_9_what_is_lacking_is_named() -> None:
    match = yard(player([*VESSEL, "tripod"], ["biomonitor"], ["time-machine"], SUB), player(), extra=True)
    play(match, "done")
    check(
        match,
        {
            "build:biomonitor": ("parts-missing", "SE-9.1"),
            "build:navigatrix": ("no-such-card", "SE-9.1"),
            "build:time-machine": ("machines-missing", "SE-9.2"),
            "build:deathlock": ("no-such-card", "SE-9.2"),
        },
    )
    assert match.question is not None
    assert match.why_not("build:biomonitor", match.question).facts == {"missing": ["harness"]}
    assert match.why_not("build:time-machine", match.question).facts == {"missing": ["clockwork-brain"]}
    twice = [*SUB, {"card": "navigatrix", "used": True}]
    match = yard(player(inventions=["subterranean-sub"], built=twice), player(), extra=True)
    play(match, "done", "build:subterranean-sub")
    check(match, {"which:fresh": ("none-of-those", "SE-9.2")})


@rule("SE-9.4")
@rule("SE-9.6")
@rule("SE-12.3")
@rule("SE-14.17")
def test_SE_9_6_what_helps_to_build_small_machines() -> None:
    match = yard(player(VESSEL, ["transport-vessel"], ["deathlock"]), player(), extra=True)
    play(match, "done")
    check(
        match,
        {
            "skeleton:transport-vessel": ("no-skeleton", "SE-12.3"),
            "wrench:transport-vessel": ("not-your-character", "SE-14.1"),
            "both:transport-vessel": ("not-your-character", "SE-14.1"),
            "skeleton:deathlock": ("only-machines", "SE-12.3"),
            "wrench:deathlock": ("only-machines", "SE-14.17"),
            "without:hull": ("not-begun", "SE-9.6"),
            "with:hull": ("not-begun", "SE-9.6"),
            "back": ("not-begun", "SE-9.6"),
        },
    )
    hand = ["transport-vessel", "biomonitor", "jet-propulsion"]
    helped = player([*VESSEL], hand, built=["mecha-skeleton"], character="dame-ada-wrench")
    match = yard(helped, player(), extra=True)
    play(match, "done")
    check(
        match,
        {
            "skeleton:transport-vessel": ("no-stand-in", "SE-12.3"),
            "skeleton:biomonitor": ("more-than-one-missing", "SE-12.3"),
            "wrench:biomonitor": ("more-than-one-missing", "SE-14.17"),
            "both:jet-propulsion": ("more-than-two-missing", "SE-9.6"),
        },
    )
    play(match, "both:transport-vessel")
    check(
        match,
        {
            "without:crank": ("not-in-recipe", "SE-14.17"),
            "with:hull": ("one-at-a-time", "SE-9.4"),
            "build:transport-vessel": ("one-at-a-time", "SE-9.4"),
            "done": ("one-at-a-time", "SE-9.4"),
        },
    )
    play(match, "without:hull")
    check(match, {"instead:hull": ("not-enough-then", "SE-12.3"), "instead:crank": ("not-in-recipe", "SE-12.3")})
    play(match, "instead:gearbox")
    check(match, {"with:gearbox": ("the-same-part", "SE-12.3"), "with:crank": ("no-such-part", "SE-12.3")})
    spent = player(["crank"], ["biomonitor"], character="dame-ada-wrench", uses={"dame-ada-wrench": 1})
    spent |= {"inventions": ["deathlock"], "built": SUB}
    match = yard(spent, player(), extra=True)
    check(play(match, "done"), {"wrench:biomonitor": ("no-uses-left", "SE-14.17")})
    lone = player(["harness", "tripod"], ["biomonitor", "weaponry-system"], character="dame-ada-wrench")
    match = yard({**lone, "built": ["mecha-skeleton"]}, player(), extra=True)
    check(play(match, "done"), {"skeleton:biomonitor": ("no-stand-in", "SE-12.3")})


@rule("SE-14.5")
def test_SE_14_5_what_riggsby_cannot_do() -> None:
    riggsby = player(VESSEL, ["transport-vessel"], ["time-machine"], built=["navigatrix"], character="jerry-riggsby")
    match = yard(riggsby, player(), extra=True)
    play(match, "done")
    check(
        match,
        {
            "riggsby:time-machine": ("more-than-one-missing", "SE-14.5"),
            "riggsby:deathlock": ("no-such-card", "SE-9.2"),
            "riggsby:transport-vessel": ("only-inventions", "SE-14.5"),
        },
    )
    match = yard({**riggsby, "uses": {"jerry-riggsby": 1}}, player(), extra=True)
    check(play(match, "done"), {"riggsby:time-machine": ("no-uses-left", "SE-14.5")})
    match = yard({**riggsby, "character": MINERVA}, player(), extra=True)
    check(play(match, "done"), {"riggsby:time-machine": ("not-your-character", "SE-14.1")})
    match = yard(player(inventions=["subterranean-sub"], built=SUB, character="jerry-riggsby"), player(), extra=True)
    play(match, "done", "riggsby:subterranean-sub")
    check(match, {"without:biomonitor": ("not-in-recipe", "SE-14.5")})


@rule("SE-10.1")
@rule("SE-10.2")
@rule("SE-14.11")
def test_SE_10_what_is_not_discarded() -> None:
    full = player(["hull"] * 6 + ["crank"] * 3, ["navigatrix"] * 4 + ["biomonitor"] * 2, ["time-machine"])
    match = yard(full, player(), extra=True)
    play(match, "done")
    check(
        match,
        {
            "discard:bulbs": ("no-such-card", "SE-10.1"),
            "discard:navigatrix": ("parts-first", "SE-10.2"),
            "discard:time-machine": ("not-too-many", "SE-10.1"),
        },
    )
    packrat = player(["hull"] * 6 + ["crank"] * 6 + ["piston"], ["navigatrix"], character="bertha-packrat")
    match = yard(packrat, player(), extra=True)
    play(match, "done")
    check(match, {"discard:bulbs": ("no-such-card", "SE-14.11"), "discard:navigatrix": ("not-too-many", "SE-14.11")})


@rule("SE-11.1")
@rule("SE-11.2")
@rule("SE-11.3")
@rule("SE-12.7")
@rule("SE-14.15")
def test_SE_11_abilities_that_cannot_be_used() -> None:
    own = [{"card": "transport-vessel", "used": True}, "navigatrix", "clockwork-brain"]
    theirs = ["biomonitor", {"card": "petrol-engine", "used": True}, "jet-propulsion", "navigatrix"]
    match = yard(player(built=own), player(built=theirs), extra=True)
    check(
        match,
        {
            "activate:transport-vessel": ("used-up", "SE-11.1"),
            "activate:petrol-engine": ("not-built", "SE-11.1"),
            "activate:navigatrix": ("no-effect", "SE-11.2"),
        },
    )
    play(match, "activate:clockwork-brain")
    tried = {
        "copy:captain-minerva:biomonitor": ("not-to-be-copied", "SE-11.3"),
        "copy:captain-minerva:petrol-engine": ("used-up", "SE-11.3"),
        "copy:captain-minerva:transport-vessel": ("not-built", "SE-11.3"),
        "copy:captain-minerva:navigatrix": ("no-effect", "SE-11.2"),
    }
    check(match, {**tried, "copy:digby-spade:jet-propulsion": ("no-opponent", "SE-12.7")})
    match = yard(player(character="sir-reginald-copycog"), player(character=MINERVA, built=theirs), extra=True)
    play(match, "use:sir-reginald-copycog")
    check(match, {**tried, "copy:digby-spade:jet-propulsion": ("no-opponent", "SE-14.15")})


@rule("SE-12.1")
@rule("SE-12.5")
@rule("SE-12.8")
@rule("SE-12.9")
def test_SE_12_small_machines() -> None:
    monitor = player(built=["biomonitor"])
    match = yard(player(character=MINERVA), monitor, scrap=PILES, dice=[6], extra=True)
    play(match, "dig:part", "take", "take")
    check(match, {"monitor": ("one-of-the-two", "SE-12.1"), "monitor:crank": ("not-won", "SE-12.1")})
    match = yard(player(["hull"]), player(["crank"]), dice=[1], extra=True)
    check(play(match, "steal:part:captain-minerva"), {"plasma": ("no-plasma", "SE-12.5")})
    charged = player(["hull"], built=["plasma-generator"], careful=True)
    match = yard(charged, player(["crank"]), dice=[6], extra=True)
    check(play(match, "steal:part:captain-minerva"), {"plasma": ("a-six-already", "SE-12.5")})
    match = yard(player(built=["weaponry-system", "navigatrix"]), player(["hull"]), player(), dice=[6], extra=True)
    play(match, "activate:weaponry-system")
    check(
        match,
        {
            "aim:jerry-riggsby": ("no-parts", "SE-12.8"),
            "aim:digby-spade": ("no-opponent", "SE-12.8"),
            "ruin:captain-minerva": ("another-card", "SE-12.8"),
        },
    )
    check(play(match, "aim:captain-minerva"), {"part:crank": ("not-theirs", "SE-12.8")})
    match = yard(player(built=["navigatrix"]), player(), scrap={"parts": ["hull"]}, extra=True)
    check(play(match, "activate:navigatrix"), {"search:machine": ("pile-empty", "SE-12.9")})
    check(play(match, "search:part"), {"find:crank": ("not-in-the-pile", "SE-12.9")})


@rule("SE-13.1")
@rule("SE-13.2")
@rule("SE-13.4")
@rule("SE-13.6")
@rule("SE-13.8")
@rule("SE-14.14")
def test_SE_13_inventions() -> None:
    match = yard(player(built=["the-terrible"]), player(["hull"]), extra=True)
    check(play(match, "activate:the-terrible"), {"give:crank": ("no-such-part", "SE-13.1")})
    match = yard(player(built=["glove-of-ruin"]), player(["hull", "hull"]), player(), extra=True)
    play(match, "activate:glove-of-ruin")
    check(match, {"ruin:jerry-riggsby": ("no-parts", "SE-13.2"), "ruin:digby-spade": ("no-opponent", "SE-13.2")})
    check(match, {"slow:captain-minerva": ("another-card", "SE-13.2")})
    play(match, "ruin:captain-minerva")
    check(match, {"scrap:crank": ("not-theirs", "SE-13.2"), "enough": ("at-least-one", "SE-13.2")})
    match = yard(player(built=["deathlock"]), player(slowed=True), player(), extra=True)
    play(match, "activate:deathlock")
    check(
        match, {"slow:captain-minerva": ("slowed-already", "SE-13.4"), "slow:digby-spade": ("no-opponent", "SE-13.4")}
    )
    check(match, {"aim:jerry-riggsby": ("another-card", "SE-13.4")})
    match = yard(player(built=["subterranean-sub"]), player(), scrap={"parts": ["hull"]}, extra=True)
    check(play(match, "activate:subterranean-sub"), {"search:machine": ("pile-empty", "SE-13.6")})
    check(play(match, "search:part"), {"find:crank": ("not-in-the-pile", "SE-13.6")})
    lucinda = player(built=["doomsday-ray"], character="lucky-lucinda")
    match = yard(lucinda, player(["hull"]), dice=[2, 2], extra=True)
    check(play(match, "activate:doomsday-ray"), {"re-roll:higher": ("both-alike", "SE-14.14")})
    check(play(match, "keep"), {"scrap:crank": ("no-such-part", "SE-13.8")})


def turn_of(character: str) -> Match:
    """Without parts, scrap piles, or anything built by the other."""
    return yard(player(character=character), player(), extra=True)


@rule("SE-14.1")
@rule("SE-14.3")
@rule("SE-14.6")
@rule("SE-14.7")
@rule("SE-14.9")
@rule("SE-14.10")
@rule("SE-14.13")
@rule("SE-14.14")
@rule("SE-14.17")
@pytest.mark.parametrize(
    ("whose", "used", "reason", "number"),
    [
        ("digby-spade", "captain-minerva", "not-your-character", "SE-14.1"),
        ("prof-luna-tech", "prof-luna-tech", "after-the-actions", "SE-14.3"),
        ("captain-minerva", "captain-minerva", "works-by-itself", "SE-14.4"),
        ("jerry-riggsby", "jerry-riggsby", "another-time", "SE-14.5"),
        ("digby-spade", "digby-spade", "works-by-itself", "SE-14.6"),
        ("lady-felicity-fingers", "lady-felicity-fingers", "works-by-itself", "SE-14.7"),
        ("otto-smelter", "otto-smelter", "no-parts-left", "SE-14.9"),
        ("rusty-magpie", "rusty-magpie", "no-parts-left", "SE-14.10"),
        ("bertha-packrat", "bertha-packrat", "works-by-itself", "SE-14.11"),
        ("dr-amelia-amp", "dr-amelia-amp", "works-by-itself", "SE-14.12"),
        ("sergeant-brassguard", "sergeant-brassguard", "works-by-itself", "SE-14.13"),
        ("lucky-lucinda", "lucky-lucinda", "another-time", "SE-14.14"),
        ("sir-reginald-copycog", "sir-reginald-copycog", "nothing-to-copy", "SE-11.3"),
        ("dame-ada-wrench", "dame-ada-wrench", "another-time", "SE-14.17"),
    ],
)
def test_SE_14_abilities_that_cannot_be_used(whose: str, used: str, reason: str, number: str) -> None:
    assert refused(turn_of(whose), f"use:{used}") == (reason, number)


@rule("SE-14.8")
@rule("SE-14.9")
@rule("SE-14.10")
@rule("SE-14.14")
@rule("SE-14.18")
@rule("SE-16.3")
def test_SE_14_choices_of_characters() -> None:
    match = yard(player(["hull"], character="otto-smelter"), player(), cards=["navigatrix"] * 3, extra=True)
    check(play(match, "use:otto-smelter"), {"scrap:crank": ("no-such-part", "SE-14.9")})
    check(play(match, "scrap:hull"), {"use:otto-smelter": ("once-a-turn", "SE-14.9")})
    magpie = player(["hull"], character="rusty-magpie")
    match = yard(magpie, player(), extra=True)
    check(match, {"use:rusty-magpie": ("pile-empty", "SE-14.10")})
    match = yard(magpie, player(), scrap=PILES, extra=True)
    check(play(match, "use:rusty-magpie"), {"swap:crank": ("no-such-part", "SE-14.10")})
    match = yard(player(character="the-great-mimico"), player(), extra=True)
    check(play(match, "use:the-great-mimico"), {"mimic:digby-spade": ("no-opponent", "SE-14.8")})
    play(match, "mimic:prof-luna-tech")
    check(match, {"use:the-great-mimico": ("no-uses-left", "SE-14.8")})
    check(match, {"use:prof-luna-tech": ("after-the-actions", "SE-14.3")})
    zora = player(machines=AS_PRINTED.faces_of("standard", MACHINE), character="madame-zora-lens")
    match = yard(zora, player(), extra=True)
    check(play(match, "use:madame-zora-lens"), {"look:machine": ("deck-empty", "SE-14.18")})
    lucinda = player(["petrol"] * 2, character="lucky-lucinda")
    match = yard(lucinda, player(["hull"]), dice=[1, 1], extra=True)
    play(match, "steal:part:prof-luna-tech", "scrap:petrol")
    check(match, {"re-roll": ("raised-already", "SE-14.14")})
    spent = player(["petrol"], character="lucky-lucinda", uses={"lucky-lucinda": 2})
    match = yard(spent, player(["hull"]), dice=[1], extra=True)
    check(play(match, "steal:part:prof-luna-tech"), {"re-roll": ("no-uses-left", "SE-14.14")})
    match = yard(player(["petrol"]), player(["hull"]), dice=[1], extra=True)
    check(play(match, "steal:part:captain-minerva"), {"re-roll": ("not-your-character", "SE-14.1")})
    match = yard(player(["hull"]), scrap=PILES, dice=[1], extra=True)
    check(play(match, "dig:part", "keep"), {"scrap:crank": ("no-such-part", "SE-16.3")})


@rule("SE-14.18")
def test_SE_14_18_no_deck_to_look_at() -> None:
    machines, inventions = (
        {"deck": [], "scrap": AS_PRINTED.faces_of("standard", kind)} for kind in (MACHINE, INVENTION)
    )
    zora = player(character="madame-zora-lens")
    match = yard(zora, player(), parts=BARE, machines=machines, inventions=inventions, extra=True)
    assert refused(match, "use:madame-zora-lens") == ("decks-empty", "SE-14.18")


@rule("SE-16.1")
def test_SE_16_1_alone_some_abilities_find_nobody() -> None:
    match = jalopy.new("scrapyard-empire", seats=1, seed=1, solo_character=True)
    play(match, "character:the-great-mimico")
    check(match, {"use:the-great-mimico": ("alone", "SE-16.1")})


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_reason_that_a_rule_names_has_a_sentence(language: str) -> None:
    game = games.find("scrapyard-empire")
    texts = Texts(game, language, strict=True)
    for each in game.rulebook.rules:
        for reason in each.refuses:
            said = texts.barred({"key": "build:hull", "reason": reason, "facts": {"missing": ["hull", "crank"]}})
            assert said.endswith(".")
            assert "{" not in said

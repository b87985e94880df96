"""SE-3 and SE-4  The turn, actions, drawing."""

from tests.rulebook.marks import rule
from tests.rulebook.scrapyard_empire.table import (
    actions,
    asked,
    barred,
    hand,
    keys,
    of,
    offered,
    parts,
    pile,
    play,
    player,
    told,
    yard,
)

from jalopy.games.scrapyard_empire.components import MACHINE, PART
from jalopy.games.scrapyard_empire.contents import AS_PRINTED

MACHINES = ["biomonitor", "navigatrix", "petrol-engine", "jet-propulsion", "weaponry-system"]
PARTS = ["bulbs", "crank"]
PART_FACES = AS_PRINTED.faces_of("standard", PART)


@rule("SE-3.1")
def test_SE_3_1_draw_action_build_discard() -> None:
    machine = player(["hull", "control-panel", "gearbox", *["piston"] * 6], ["transport-vessel"])
    match = yard(machine, player())
    assert told(match, "turn-began") == [{"seat": 0, "round": 1}]
    assert [event["kind"] for event in match.events()] == ["turn-began", "drew"]
    phases = []
    for key in ("done", "done", "discard:piston", "discard:piston"):
        phases.append((asked(match)[1], match.view()["phase"]))
        play(match, key)
    assert phases == [("action", "action"), ("build", "build"), ("discard", "discard"), ("discard", "discard")]
    assert asked(match) == (1, "action")


@rule("SE-3.2")
def test_SE_3_2_one_part_is_drawn() -> None:
    match = yard(player(["hull"]), player(), cards=["crank"])
    assert parts(match) == ["crank", "hull"]
    assert told(match, "drew") == [{"seat": 0, "deck": "part", "cards": ["crank"]}]


@rule("SE-3.3")
def test_SE_3_3_up_to_two_actions_the_same_one_twice() -> None:
    match = yard(player(), player(), extra=True)
    assert actions(match) == 2
    play(match, "draw:part")
    assert actions(match) == 1
    play(match, "draw:part")
    assert keys(match) == ["use:prof-luna-tech", "ask:more", "done"]
    assert barred(match)["dig:part"] == "no-action-left"
    match = yard(player(), player(), extra=True)
    assert asked(play(match, "done")) == (1, "action")


@rule("SE-3.4")
def test_SE_3_4_zora_looks_at_the_deck_before_she_draws() -> None:
    zora = player(character="madame-zora-lens")
    deck = PART_FACES.copy()
    for face in ("hull", "crank"):
        deck.remove(face)
    match = yard(zora, player(), parts={"deck": [*deck, "hull", "crank"]})
    assert asked(match) == (0, "draw")
    assert offered(match) == {"use:madame-zora-lens": "SE-14.18", "draw-now": "SE-3.2"}
    assert match.view()["phase"] == "draw"
    play(match, "use:madame-zora-lens", "look:part", "under")
    assert asked(match) == (0, "action")
    assert parts(match) == ["hull"]
    assert match.state.cards.face(match.state.cards.at(0)[0]) == "crank"
    match = yard(zora, player())
    assert asked(play(match, "draw-now")) == (0, "action")
    assert "use:madame-zora-lens" in keys(match)


@rule("SE-3.4")
def test_SE_3_4_others_are_asked_only_where_it_could_change_the_draw() -> None:
    tinker, magpie = player(character="tinker-tam"), player(["hull"], character="rusty-magpie")
    assert asked(yard(tinker, player())) == (0, "action")
    rest = PART_FACES.copy()
    rest.remove("hull")
    match = yard(magpie, player(), parts={"deck": [], "scrap": rest})  # the pile is about to be shuffled
    assert asked(match) == (0, "draw")
    play(match, "use:rusty-magpie", "swap:hull")
    assert rest[-1] in parts(match)
    assert asked(match) == (0, "action")
    mimico = player(character="the-great-mimico")
    assert asked(yard(mimico, player())) == (0, "action")
    match = yard(mimico, player(character="madame-zora-lens"))
    assert asked(match) == (0, "draw")
    play(match, "use:the-great-mimico", "mimic:madame-zora-lens", "use:madame-zora-lens", "look:part", "leave")
    assert asked(match) == (0, "action")


@rule("SE-3.5")
def test_SE_3_5_who_wants_to_be_asked_is_asked_before_the_draw() -> None:
    for character, dice in (("tinker-tam", [6]), ("otto-smelter", []), ("rusty-magpie", [])):
        owner = player(["hull"], character=character, careful=True)
        match = yard(owner, player(), scrap={"parts": ["bulbs"]}, dice=dice, cards=["crank"] * 5)
        assert keys(match) == [f"use:{character}", "draw-now"]
    match = yard(player(careful=True, character="tinker-tam"), player(), dice=[6], cards=["hull", "crank"])
    play(match, "use:tinker-tam")
    assert [facts["cards"] for facts in told(match, "drew")] == [["hull"], ["crank"]]
    assert asked(match) == (0, "action")


@rule("SE-3.5")
def test_SE_3_5_it_is_said_in_the_action_phase_and_taken_back_there() -> None:
    match = yard(player(character="tinker-tam"), player(), dice=[1])
    assert offered(match)["ask:more"] == "SE-3.5"
    play(match, "ask:more")
    assert asked(match) == (0, "action")
    assert actions(match) == 2
    assert of(match)["careful"] is True
    assert match.can_undo
    play(match, "done", "done")
    assert asked(match) == (0, "draw")
    play(match, "draw-now", "ask:less", "done", "done")
    assert asked(match) == (0, "action")
    assert match.position()["players"][0].get("careful") is None  # type: ignore[index]


@rule("SE-4.1")
def test_SE_4_1_draw_dig_steal_trade_activate() -> None:
    match = yard(
        player(["hull"], ["navigatrix"], built=["transport-vessel"]),
        player(["crank"], ["biomonitor"]),
        scrap={"parts": ["bulbs"]},
        extra=True,
    )
    kinds = {key.partition(":")[0] for key in keys(match)}
    assert kinds == {"draw", "dig", "steal", "trade", "activate", "ask", "done"}
    play(match, "trade:part:captain-minerva", "back")
    assert asked(match) == (0, "action")
    assert actions(match) == 2


@rule("SE-4.2")
def test_SE_4_2_a_card_from_any_deck() -> None:
    match = yard(player(), player(), cards=["crank", "navigatrix", "time-machine"], extra=True)
    play(match, "draw:part", "draw:machine")
    assert parts(match) == ["crank"]
    assert hand(match) == ["navigatrix"]
    assert told(match, "drew") == [
        {"seat": 0, "deck": "part", "cards": ["crank"]},
        {"seat": 0, "deck": "machine", "count": 1},
    ]
    assert told(match, "drew", seat=0)[1]["cards"] == ["navigatrix"]
    match = yard(player(), player(), cards=["time-machine"], extra=True)
    assert hand(play(match, "draw:invention")) == ["time-machine"]


@rule("SE-4.3")
def test_SE_4_3_two_cards_with_five_machines_and_the_first_action() -> None:
    match = yard(player(machines=MACHINES), player(["hull"]), extra=True, cards=["bulbs", "crank"])
    assert {"draw-two:part", "draw-two:machine"} <= set(keys(match))
    assert "draw-two:invention" not in keys(match)
    play(match, "draw-two:part")
    assert parts(match) == PARTS
    assert actions(match) == 1
    assert not [key for key in keys(match) if key.startswith("draw-two")]
    assert barred(match)["draw-two:part"] == "first-action-only"
    match = yard(player(machines=MACHINES[:4]), player(), extra=True)
    assert barred(match)["draw-two:part"] == "five-machines"
    match = yard(player(["crank"], MACHINES), player(["hull"]), extra=True)
    play(match, "trade:part:captain-minerva", "give:crank", "want:hull", "refuse")
    assert "draw-two:machine" in keys(match)


def nearly_empty(match_parts: int) -> dict[str, object]:
    """A deck of so many parts, with all others on the pile."""
    return {"deck": PART_FACES[:match_parts], "scrap": PART_FACES[match_parts:]}


@rule("SE-4.4")
def test_SE_4_4_the_pile_is_shuffled_and_drawing_goes_on() -> None:
    match = yard(player(machines=MACHINES), player(), parts=nearly_empty(1), extra=True)
    play(match, "draw-two:part")
    assert len(parts(match)) == 2
    assert [event["kind"] for event in match.events()][1:] == ["reshuffled", "drew", "flipped"]
    assert len(pile(match, "part")) == 1
    assert match.view()["decks"]["part"] == 87  # type: ignore[index]


@rule("SE-4.5")
def test_SE_4_5_nothing_is_drawn_where_nothing_is_left() -> None:
    match = yard(player(machines=AS_PRINTED.faces_of("standard", MACHINE)), player(), extra=True)
    assert "draw:machine" not in keys(match)
    assert barred(match)["draw:machine"] == "nothing-to-draw"

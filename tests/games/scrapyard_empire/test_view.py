"""What a view of Scrapyard Empire tells for the board, wherever something is told: what the die is for, and the order."""

from typing import Any

from tests.rulebook.scrapyard_empire.table import MINERVA, play, player, yard

from jalopy.kernel.match import Match


def scenes(match: Match) -> dict[str, Any]:
    """The spectator's view at the last event of each kind."""
    views = match.watcher(None)
    return {event.kind: views.folded(event.seq + 1) for event in match.table.stream}


def test_a_die_lies_there_with_what_it_is_for() -> None:
    match = yard(
        player(["hull"], character=MINERVA), player(["crank"]), scrap={"parts": ["bulbs"]}, dice=[2], extra=True
    )
    match.watch([None])
    play(match, "dig:part")
    seen = scenes(match)
    assert (seen["digging"]["dice"], seen["digging"]["attempt"]["enough"]) == ([], False)
    assert seen["rolled"]["attempt"] == {
        "what": "dig",
        "kind": "part",
        "victim": None,
        "wanted": 4,
        "best": 6,
        "enough": False,
        "failed": False,
    }
    play(match, "scrap:hull")
    failed = scenes(match)["dig-failed"]
    assert (failed["roll"], failed["raised"], failed["attempt"]["failed"]) == (3, 1, True)


def test_what_was_rolled_for_a_dig_is_not_taken_for_a_steal() -> None:
    match = yard(player(["hull"]), player(["crank"]), scrap={"parts": ["bulbs"]}, dice=[5, 6], extra=True)
    match.watch([None])
    play(match, "dig:part", "take", f"steal:part:{MINERVA}")
    seen = scenes(match)
    assert seen["took"]["dig"] is None
    assert (seen["stealing"]["dice"], seen["stealing"]["attempt"]["what"]) == ([], "steal")
    assert (seen["rolled"]["attempt"]["victim"], seen["rolled"]["attempt"]["enough"]) == (1, True)


def test_a_plasma_generator_turns_the_die_when_it_is_told() -> None:
    match = yard(player(built=["plasma-generator"]), player(["crank"]), dice=[1], extra=True)
    match.watch([None])
    play(match, f"steal:part:{MINERVA}", "plasma")
    told = scenes(match)["activated"]
    assert (told["dice"], told["roll"], told["attempt"]["enough"]) == ([6], 6, True)


def test_the_order_and_what_rolls_need_are_those_of_the_rules() -> None:
    guarded = player(["crank", "hull"], character="sergeant-brassguard")
    match = yard(player(character="digby-spade"), guarded, player(built=["navigatrix"]), extra=True)
    view: Any = match.view()
    assert [(each["seat"], each["place"]) for each in view["order"]] == [(2, 1), (1, 2), (0, 3)]
    assert view["order"][1] == {"seat": 1, "place": 2, "inventions": 0, "machines": 0, "parts": 2}
    assert view["needs"] == {"dig": 3, "steal": [None, 6, 5]}


def test_when_time_is_up_the_last_round_is_shown() -> None:
    match = yard(player(), player(), settings={"rounds": 10}, round=10, next=1, extra=True)
    while match.question is not None:
        match.answer(match.question.options[-1])
    assert match.view()["round"] == 10

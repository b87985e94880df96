"""Where a card leads and what Dastardly does then: as the rules do it."""

from typing import Any

import pytest

import jalopy
from jalopy import games
from jalopy.games.wacky_races.consequences import go_on
from jalopy.kernel.chance import Stream
from jalopy.kernel.match import Match

Plan = dict[str, Any]


def plan_of(match: Match, key: str) -> Plan | None:
    assert match.question is not None
    plans = next(each.plans for each in games.consequences(match, match.question.seat) if each.key == key)
    return plans[0] if plans else None


@pytest.mark.parametrize(
    ("seats", "given"),
    [(3, {}), (6, {}), (1, {}), (4, {"championship": "season-3"}), (2, {"championship": "season-4"})],
)
def test_racer_and_dastardly_go_as_planned(seats: int, given: dict[str, Any]) -> None:
    compared = went = laid = 0
    for seed in range(3):
        match = jalopy.new("wacky-races", seats, seed, **given)
        lot = Stream(seed)
        answers = 0
        while (question := match.question) is not None and answers < 400:
            answers += 1
            option = question.options[lot.below(len(question.options))]
            plan = plan_of(match, option.key)
            told = len(match.events())
            play_to_the_end(match, option.key)
            if plan is None:
                continue
            happened: list[Any] = match.events(told, question.seat)
            compared += 1
            assert_moved(plan, happened)
            if plan["dastardly"] is not None:
                went += 1
                laid += plan["dastardly"]["lays"]
                assert_went(plan["dastardly"], happened)
    assert min(compared, went) > 20
    assert laid > 0


def play_to_the_end(match: Match, key: str) -> None:
    """The answer, and then nothing more in this turn."""
    assert match.question is not None
    seat, turn = match.question.seat, match.table.turn
    while True:
        match.answer(key, seat)
        question = match.question
        if question is None or question.seat != seat or match.table.turn != turn or not go_on(question):
            return
        (key,) = go_on(question)


def assert_moved(plan: Plan, happened: list[Any]) -> None:
    tiles = [
        event["facts"]["to"] for event in happened if event["kind"] == "moved" and racer_of(event) == plan["racer"]
    ]
    assert plan["to"] in [plan["from"], *tiles]
    if plan["to"] == plan["from"]:
        return
    arrived = next(
        at for at, event in enumerate(happened) if event["kind"] == "moved" and event["facts"]["to"] == plan["to"]
    )
    if plan["trapped"]:
        assert any(event["kind"].startswith("trap") for event in happened[arrived + 1 :])


def racer_of(event: Any) -> str:
    return str(event["facts"]["racer"])


def assert_went(his: Plan, happened: list[Any]) -> None:
    kinds = [event["kind"] for event in happened]
    if his["out_of_fuel"]:
        assert "out-of-fuel" in kinds
    elif his["to"] is None:
        assert "tile-revealed" in kinds
    else:
        at = kinds.index("dastardly-moved")
        facts = happened[at]["facts"]
        assert (facts["from"], facts["to"]) == (his["from"], his["to"])
        assert his["lays"] == (kinds[at + 1 : at + 2] == ["trap-laid"])


def test_a_card_says_whether_it_is_of_the_tiles_terrain() -> None:
    match = jalopy.new("wacky-races", 3, 4)
    lot = Stream(4)
    seen = set()
    for _ in range(200):
        question = match.question
        if question is None:
            break
        if question.kind in ("first-card", "next-card"):
            view: Any = match.view(question.seat)
            for option in question.options:
                if option.key.startswith("play:"):
                    plan = plan_of(match, option.key)
                    assert plan is not None
                    kind = view["tiles"][plan["from"]]["kind"]
                    fits = kind == option.key.removeprefix("play:") or kind not in (
                        "desert",
                        "forest",
                        "prairie",
                        "farm",
                    )
                    assert plan["matches"] == fits
                    seen.add(fits)
        match.answer(question.options[lot.below(len(question.options))])
    assert seen == {True, False}

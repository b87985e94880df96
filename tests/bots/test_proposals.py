"""Whole plans: legal to the last answer, honest, and bent where somebody wants them otherwise."""

from typing import Any

import pytest

from jalopy import games
from jalopy.bots.bot import Chair
from jalopy.bots.proposals import Proposal, propose
from jalopy.games.home_racers.bot.proposals import PLANNER
from jalopy.games.home_racers.shapes import PathDrawing, PlaceDrawing, StandDrawing
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.match import Match, new_match
from jalopy.kernel.shapes import misfit
from jalopy.kernel.together import together


def race(course: str = "rug-oval", seats: int = 2, seed: int = 4, **settings: Any) -> Match:
    return new_match(games.find("home-racers"), seats, {"course": course, **settings}, FastChance(seed))


def seat_of(match: Match) -> int:
    assert match.question is not None
    return match.question.seat


def plans(match: Match, *kept: str) -> list[Proposal]:
    return propose(match, seat_of(match), list(kept))


def follow(match: Match) -> None:
    """The best plan; where there is none, the bot's answer."""
    seat = seat_of(match)
    found = propose(match, seat, [])
    keys = found[0].answers if found else [PLANNER.choose(Chair(match, seat, Stream(1))).key]
    for key in keys:
        match.answer(key, seat)


def started(match: Match) -> Match:
    while match.question is not None and match.question.kind == "start-place":
        match.answer(match.question.options[0])
    return match


def test_a_game_without_such_a_part_proposes_nothing() -> None:
    match = new_match(games.find("scrap-racer"), 2, {}, FastChance(1))
    assert propose(match, seat_of(match), []) == []


def test_at_the_start_a_few_places_are_proposed_that_a_finger_can_tell_apart() -> None:
    match = race(seats=4)
    found = plans(match)
    assert [plan.best for plan in found] == [True] + [False] * (len(found) - 1)
    assert 2 <= len(found) <= 4
    spots = [plan.drawing["pose"] for plan in found]
    for number, one in enumerate(spots):
        for other in spots[:number]:
            assert isinstance(one, dict)
            assert isinstance(other, dict)
            assert (one["x"] - other["x"]) ** 2 + (one["y"] - other["y"]) ** 2 >= 1_000_000
    assert {plan.drawing["row"] for plan in found} >= {1}
    for plan in found:
        assert len(together(match, seat_of(match), plan.answers)) == 1


def test_a_plan_ends_with_the_turn_even_where_nobody_else_is_asked() -> None:
    alone = race(seats=1)
    assert all(len(plan.answers) == 1 for plan in plans(alone))
    started(alone)
    stand = next(plan for plan in plans(alone) if plan.drawing["kind"] == "stand")
    assert len(stand.answers) == 2


def test_every_gear_has_a_whole_path_that_can_be_given_in_one_breath() -> None:
    match = started(race(course="kitchen", seats=3))
    for _ in range(12):
        question = match.question
        assert question is not None
        found = plans(match)
        if question.kind == "choose-gear":
            assert {plan.answers[0] for plan in found} == {option.key for option in question.options}
            for plan in found:
                met = together(match, question.seat, plan.answers)
                assert met[-1].kind in ("roll", "turn-on-the-spot")
            lot = Stream(match.table.turn * 3 + question.seat)
            assert found[0].answers[0] == PLANNER.choose(Chair(match, question.seat, lot)).key
        follow(match)


def test_what_is_kept_stays_and_the_rest_is_laid_anew() -> None:
    match = started(race())
    (bent,) = plans(match, "gear:1", "turn:left")
    assert bent.answers[:2] == ["gear:1", "turn:left"]
    assert bent.answers[-1] == "roll"
    path: Any = bent.drawing["path"]
    assert [tile["manoeuvre"] for tile in path] == bent.answers[1:-1]
    assert "turn:left" in [way["key"] for way in path[0]["ways"]]
    (whole,) = plans(match, *bent.answers)
    assert whole.answers == bent.answers
    match.answer("gear:1")
    (rest,) = plans(match)
    assert (rest.answers[-1], len(rest.answers)) == ("roll", 3)


def test_chances_are_drawn_where_they_arise() -> None:
    match = started(race())
    by_gear = {plan.drawing["gear"]: plan.drawing for plan in plans(match)}
    assert by_gear[1]["turn_dice"] == 1, "as many as the gear that is proposed, not the one that the car is in"
    path: Any = by_gear[1]["path"]
    assert [round(tile["reached"], 3) for tile in path] == [1.0, 0.333]
    assert [round(tile["stop"], 3) for tile in path] == [0.667, 0.333]
    (dear,) = plans(match, "gear:1", "lane:right", "lane:left")
    assert dear.drawing["danger"] == 2
    # one die where the car stops on the first tile, two where it comes to the second
    assert dear.drawing["hit"] == pytest.approx(2 / 3 * 1 / 3 + 1 / 3 * 5 / 9)
    assert dear.drawing["control"] == 0
    stand = next(plan for plan in plans(match) if plan.drawing["kind"] == "stand")
    assert stand.answers[0] == "gear:0"
    assert stand.drawing["pose"]


def test_plans_know_nothing_that_the_seat_does_not() -> None:
    """The same table with other dice to come gets the same plans."""
    one, other = started(race(seed=4)), started(race(seed=4))
    other.chance = other.table.chance = FastChance(99)
    assert [plan.as_data() for plan in plans(one)] == [plan.as_data() for plan in plans(other)]


def test_drawings_are_as_they_are_declared() -> None:
    shapes = {"place": PlaceDrawing, "path": PathDrawing, "stand": StandDrawing}
    match = race(course="living-room", seats=2)
    seen: set[str] = set()
    for _ in range(20):
        for plan in plans(match):
            kind = str(plan.drawing["kind"])
            seen.add(kind)
            assert misfit(plan.drawing, shapes[kind], kind) == ""
        follow(match)
    assert seen == set(shapes)


def test_where_chance_has_spoken_there_is_no_plan() -> None:
    match = started(race())
    while match.question is not None and match.question.kind != "push-engine":
        match.answer(plans(match)[0].answers[0])
    assert match.question is not None
    assert plans(match) == []

"""Answers that travel together over real sockets, and plans to be answered so."""

from typing import Any

import pytest
from tests.server.guests import Guest, Line, Message, hang_up, started
from tests.server.serving import Serving

import jalopy

COURSE = {"course": "rug-oval"}
PLAN = ["gear:1", "straight", "straight"]


def place_all(lines: list[Line]) -> Line:
    """Everybody takes the first place; the line of whoever drives first."""
    for _ in lines:
        line = next(line for line in lines if line.question)
        seq = line.answer()
        for each in lines:
            each.catch_up(seq)
    return next(line for line in lines if line.question)


@pytest.fixture
def table(serving: Serving) -> Any:
    code, guests, lines = started(serving, 2, game="home-racers", settings=COURSE)
    yield code, guests, lines
    hang_up(lines)


def asked(line: Line) -> Message:
    assert line.question is not None
    return line.question


def test_answers_are_taken_together_and_taken_back_together(table: Any) -> None:
    _, _, lines = table
    line = place_all(lines)
    question = asked(line)
    answers = line.match["answers"]
    line.done("answers", question=question["id"], keys=PLAN)
    assert asked(line)["kind"] == "roll"
    assert line.match["answers"] == answers + 3
    assert line.match["can_undo"]
    # sent again by somebody who did not hear that it arrived, it changes nothing
    seq = line.update["seq"]
    assert line.do("answers", question=question["id"], keys=PLAN)["type"] == "done"
    assert line.do("answers", question=question["id"], keys=PLAN[:2])["type"] == "refused"
    line.done("undo", answers=answers + 3)
    assert line.update["seq"] == seq + 1
    assert (asked(line)["kind"], line.match["answers"]) == ("choose-gear", answers)


def test_a_refusal_in_the_middle_changes_nothing(table: Any) -> None:
    _, _, lines = table
    line = place_all(lines)
    question, seq = asked(line), line.update["seq"]
    refused = line.do("answers", question=question["id"], keys=["gear:1", "straight", "gear:2", "roll"])
    assert (refused["type"], refused["answer"]["key"]) == ("refused", "gear:2")
    for keys in ([], ["gear:1"] * 33):
        assert line.refused("answers", question=question["id"], keys=keys).startswith("Between one and 32")
    assert line.refused("answers", question=question["id"] + 1, keys=PLAN) == "That question is no longer open."
    other = next(each for each in lines if each is not line)
    assert other.refused("answers", question=question["id"], keys=PLAN) == "That question is no longer open."
    assert (line.update["seq"], asked(line)["id"]) == (seq, question["id"])


def test_nobody_looks_at_the_dice_by_answering_on(table: Any) -> None:
    _, _, lines = table
    line = place_all(lines)
    question, seq = asked(line), line.update["seq"]
    for guess in ("keep", "push:1"):
        said = line.refused("answers", question=question["id"], keys=[*PLAN, "roll", guess])
        assert said == "Something comes in between: such answers cannot be given together."
    assert line.update["seq"] == seq
    line.done("answers", question=question["id"], keys=[*PLAN, "roll"])
    assert line.events[-1]["kind"] in ("rolled", "drove", "gate-passed", "turn-began")


def test_after_the_dice_the_whole_turn_is_asked_back_by_consent(table: Any) -> None:
    _, _, lines = table
    line = place_all(lines)
    other = next(each for each in lines if each is not line)
    before = line.match["answers"]
    line.done("answers", question=asked(line)["id"], keys=[*PLAN, "roll"])
    line.done("undo")
    other.wait(lambda: other.table["undo"] is not None)
    assert other.table["undo"]["question"] == "choose-gear"
    seq = other.done("consent", yes=True)
    line.catch_up(seq)
    assert (asked(line)["kind"], line.match["answers"]) == ("choose-gear", before)


def test_plans_are_proposed_bent_and_taken(table: Any, serving: Serving) -> None:
    code, _, lines = table
    first = next(line for line in lines if line.question)
    places = first.do("propose", question=asked(first)["id"])
    assert places["type"] == "proposed"
    assert [plan["drawing"]["kind"] for plan in places["plans"]] == ["place"] * len(places["plans"])
    line = place_all(lines)
    question, seq = asked(line), line.update["seq"]
    proposed = line.do("propose", question=question["id"])
    assert (proposed["question"], proposed["seat"], proposed["kept"]) == (question["id"], question["seat"], [])
    assert [plan["best"] for plan in proposed["plans"]].count(True) == 1
    bent = line.do("propose", question=question["id"], kept=["gear:1", "turn:left"])
    assert bent["plans"][0]["answers"][:2] == ["gear:1", "turn:left"]
    assert line.do("propose", question=question["id"], kept=["gear:1", "turn:left"])["plans"] == bent["plans"]
    assert line.do("propose", question=question["id"], kept=["gear:5"])["answer"]["key"] == "gear:5"
    other = next(each for each in lines if each is not line)
    assert other.refused("propose", question=question["id"]) == "That question is no longer open."
    with Guest(serving).at(code) as watching:
        assert watching.refused("propose", question=question["id"]).startswith("You are watching")
    assert line.update["seq"] == seq
    line.done("answers", question=question["id"], keys=bent["plans"][0]["answers"])
    assert line.update["seq"] == seq + len(bent["plans"][0]["answers"])


def test_a_record_does_not_tell_answers_given_together_from_others(serving: Serving) -> None:
    guest = Guest(serving)
    code = guest.make(game="home-racers", seats=1, name="Ann", settings={**COURSE, "laps": 1})
    with guest.at(code) as line:
        line.done("start")
        while line.table["state"] == "playing":
            question = asked(line)
            plans = line.do("propose", question=question["id"])["plans"]
            line.done(
                "answers",
                question=question["id"],
                keys=plans[0]["answers"] if plans else [question["options"][0]["key"]],
            )
    record = guest.http.get(f"/api/tables/{code}/record").json()
    assert jalopy.replay(record).over

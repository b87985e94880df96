"""What an answer cost: told to whoever plays with nobody but bots, without holding anything up."""

import asyncio
from typing import Any

import pytest
from tests.server.guests import Guest, Line, hang_up, started
from tests.server.rooms import beginning, folded, header
from tests.server.serving import Serving
from tests.waiting import LONGEST, completed

from jalopy.bots import weighing
from jalopy.bots.coach import Advice
from jalopy.bots.weighing import Cost
from jalopy.server import bots_at_work, limits
from jalopy.server.bots_at_work import BotsAtWork
from jalopy.server.coaching import Coaches
from jalopy.server.metrics import Metrics
from jalopy.server.requests import Refusal
from jalopy.server.room import Room
from jalopy.server.thinking import Thinking, Weighed
from jalopy.server.worker import Memory


def asked(line: Line) -> dict[str, Any]:
    line.wait(lambda: line.question is not None)
    assert line.question is not None
    return line.question


def given(line: Line) -> int:
    """The number of the answer that is given now."""
    asked(line)
    number: int = line.match["answers"]
    line.answer()
    return number


def test_whoever_plays_against_bots_hears_what_an_answer_cost_and_takes_it_back(serving: Serving) -> None:
    guest = Guest(serving)
    with guest.at(guest.make(game="home-racers", seats=2, name="Ann", bots="rookie")) as line:
        for _ in range(80):
            question = asked(line)
            keys = [option["key"] for option in question["options"]]
            if "gear:0" in keys and line.match["answers"] > 8:
                break
            gears = [key for key in keys if key.startswith("gear:")]
            line.answer("gear:2" if "gear:2" in gears else "")
        number, seat = line.match["answers"], question["seat"]
        line.answer("gear:0")
        seq = line.update["seq"]
        weighed = line.do("weigh", answer=number)
        assert (weighed["type"], weighed["answer"]) == ("weighed", number)
        assert (weighed["cost"] > weighing.MUCH) is (weighed["best"] != "")
        assert weighed["best"] in ("", *keys)
        assert weighed["seq"] >= seq
        line.done("undo")
        line.wait(lambda: line.match["answers"] == number)
        assert asked(line)["seat"] == seat
        assert line.refused("weigh", answer=number) == "The match has gone on since; please look again."


def test_only_answers_of_ones_own_are_weighed(serving: Serving) -> None:
    guest = Guest(serving)
    with guest.at(guest.make(seats=2, name="Ann", bots="rookie")) as line:
        number = given(line)
        gone_on = "The match has gone on since; please look again."
        assert line.refused("weigh", answer=-1) == gone_on
        assert line.refused("weigh", answer=10_000) == gone_on
        with Guest(serving).at(line.code) as watching:
            assert watching.refused("weigh", answer=number).startswith("Only whoever plays with nobody but bots")


def test_where_other_people_play_nothing_is_weighed(serving: Serving) -> None:
    _, _, lines = started(serving, 2)
    for line in lines:
        assert line.refused("weigh", answer=0).startswith("Only whoever plays with nobody but bots")
    hang_up(lines)


# --- limits and the worker --------------------------------------------------------------------------------------------


async def advises(room: Room, seat: int) -> Advice:
    return Advice(answers=[], best=[])


async def weighs(room: Room, number: int) -> Cost:
    return Cost(cost=0.08, best="roll")


def test_to_weigh_is_not_to_ask_the_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "advice", lambda: limits.Bucket(1, 0))
    monkeypatch.setattr(limits, "weighing", lambda: limits.Bucket(1, 0))
    coaches = Coaches(advises, weighs)
    coaches.make_room_to_weigh("ann")
    coaches.make_room("ann")
    with pytest.raises(Refusal, match="You ask the coach very often"):
        coaches.make_room_to_weigh("ann")


def test_it_is_not_waited_for_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "COACH_SECONDS", 0.01)

    async def never(room: Room, number: int) -> Cost:
        await asyncio.sleep(LONGEST)
        return Cost()

    room = folded(header(2, 5), beginning(2))
    with pytest.raises(Refusal, match="The coach is busy at other tables"):
        completed(Coaches(advises, never).weigh(room, 0))


def test_a_worker_weighs_an_answer_where_it_was_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "TRIES", 40)
    monkeypatch.setattr(weighing, "SECONDS", 600.0)
    room = folded(header(2, 5), beginning(2))
    (question,) = room.questions()
    task = Weighed(**bots_at_work._played(room), seat=question.seat, key=question.options[0].key)
    reckoning = Memory().weigh(task)
    assert reckoning.error == ""
    assert reckoning.cost is not None
    task.seat = 1 - question.seat
    assert Memory().weigh(task).error == "NotNow"


class Failing(Thinking):
    async def weigh(self, weighed: Weighed) -> Cost | None:
        assert weighed.answers == [], "those before the answer"
        return None


def test_where_nobody_can_tell_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    room = folded(header(2, 5), beginning(2))
    assert room.match is not None
    (question,) = room.questions()
    room.match.answer(question.options[0].key, question.seat)
    bots = BotsAtWork(Failing(0, 1.0), Metrics())
    with pytest.raises(Refusal, match="The coach did not come to an end"):
        completed(bots.weigh(room, 0))
    monkeypatch.setattr(bots_at_work, "value_of", lambda game: None)
    with pytest.raises(Refusal, match="Nobody can judge this game yet"):
        completed(bots.weigh(room, 0))

"""The coach at a table: who may ask it, who hears what it says, and what it never holds up."""

import asyncio
from typing import Any

import pytest
from tests.server.guests import Guest, Line, hang_up, seated, started
from tests.server.rooms import beginning, folded, header
from tests.server.serving import Serving
from tests.waiting import LONGEST, completed

from jalopy.bots import coach
from jalopy.bots.coach import Advice
from jalopy.bots.weighing import Cost
from jalopy.server import bots_at_work, limits
from jalopy.server.bots_at_work import BotsAtWork
from jalopy.server.coaching import Coaches, Coaching
from jalopy.server.metrics import Metrics
from jalopy.server.requests import Refusal
from jalopy.server.room import Room
from jalopy.server.thinking import Coached, Thinking
from jalopy.server.worker import Memory

ADVICE = Advice(answers=[], best=[])


def asked(line: Line) -> dict[str, Any]:
    line.wait(lambda: line.question is not None)
    question = line.question
    assert question is not None
    return question


def test_against_bots_the_coach_may_be_asked_and_says_what_every_answer_is_worth(serving: Serving) -> None:
    guest = Guest(serving)
    with guest.at(guest.make(seats=2, name="Ann", bots="rookie")) as line:
        question = asked(line)
        assert line.table["coach"] is True
        seq = line.update["seq"]
        advised = line.do("coach", question=question["id"])
        assert (advised["type"], advised["question"], advised["seat"]) == ("advised", question["id"], question["seat"])
        keys = {option["key"] for option in question["options"]}
        assert {answer["key"] for answer in advised["answers"]} == keys
        assert advised["answers"][0]["key"] in advised["best"]
        assert all(0 <= answer["chance"] <= 1 for answer in advised["answers"])
        assert advised["why"]["answer"] == advised["answers"][0]["key"]
        again = line.do("coach", question=question["id"], seat=question["seat"])
        assert (again["answers"], again["why"]) == (advised["answers"], advised["why"]), "it is kept"
        assert line.update["seq"] == seq, "nobody else plays: nobody has to know"


def test_whoever_asks_the_coach_may_answer_meanwhile(serving: Serving) -> None:
    guest = Guest(serving)
    # a question with many answers, which it thinks about for a while
    with guest.at(guest.make(game="wacky-races", seats=2, name="Ann", bots="rookie")) as line:
        question = asked(line)
        number = line.ask("coach", question=question["id"])
        assert line.refused("coach", question=question["id"]) == "The coach is thinking already; please wait a moment."
        line.answer()
        line.wait(lambda: number in line.answered)
        assert line.answered[number]["reason"] == "That question is no longer open."


def test_people_among_themselves_play_without_it_unless_they_agree(serving: Serving) -> None:
    code, _, lines = seated(serving, 2)
    host, other = lines
    host.wait(lambda: host.table["coach"] is False)
    assert other.refused("allow-coach", allowed=True) == "Only whoever made the table can do that."
    host.done("allow-coach", allowed=True)
    other.wait(lambda: other.table["coach"] is True)
    host.done("allow-coach", allowed=False)
    host.done("start")
    line = next(line for line in lines if asked_of(line))
    question = asked(line)
    assert line.refused("coach", question=question["id"]) == "This table plays without the coach."
    assert host.refused("allow-coach", allowed=True) == "The match has begun already."
    with Guest(serving).at(code) as watching:
        assert watching.refused("coach", question=question["id"]).startswith("You are watching")
    hang_up(lines)


def asked_of(line: Line) -> bool:
    line.wait(lambda: line.table["state"] == "playing")
    return line.question is not None


def test_others_hear_that_it_was_asked_and_nothing_of_what_it_said(serving: Serving) -> None:
    _, _, lines = seated(serving, 2)
    lines[0].done("allow-coach", allowed=True)
    lines[0].done("start")
    line = next(line for line in lines if asked_of(line))
    other = next(each for each in lines if each is not line)
    question = asked(line)
    assert other.refused("coach", question=question["id"]) == "That question is no longer open."
    assert line.refused("coach", question=question["id"] + 1) == "That question is no longer open."
    seat = question["seat"]
    assert line.do("coach", question=question["id"])["type"] == "advised"
    other.wait(lambda: other.table["seats"][seat]["coached"] == 1)
    assert not any("advised" in heard or '"chance"' in heard for heard in other.heard)
    line.do("coach", question=question["id"])
    line.answer()
    other.wait(lambda: other.update["seq"] >= line.update["seq"])
    assert other.table["seats"][seat]["coached"] == 1, "what is kept is not asked for again"
    hang_up(lines)


def test_the_next_match_keeps_what_was_agreed_on() -> None:
    from jalopy.server.entries import CoachAllowed
    from jalopy.server.service import same_chairs

    room = folded(header(2, 5), beginning(2))
    assert not any(isinstance(entry, CoachAllowed) for entry in same_chairs(room, "guest-0"))
    room.coach = True
    assert [entry.allowed for entry in same_chairs(room, "guest-0") if isinstance(entry, CoachAllowed)] == [True]


# --- limits -----------------------------------------------------------------------------------------------------------


async def costs_nothing(room: Room, number: int) -> Cost:
    return Cost()


async def says_nothing_new(room: Room, seat: int) -> Advice:
    return ADVICE


def test_one_guest_may_ask_only_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "advice", lambda: limits.Bucket(2, 0))
    coaches = Coaches(says_nothing_new, costs_nothing)
    coaches.make_room("ann")
    coaches.make_room("ann")
    with pytest.raises(Refusal, match="You ask the coach very often"):
        coaches.make_room("ann")
    coaches.make_room("ben")


def test_only_so_many_coaches_think_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_COACHES", 1)

    async def at_once() -> None:
        goes_on = asyncio.get_running_loop().create_future()

        async def slow(room: Room, seat: int) -> Advice:
            await goes_on
            return ADVICE

        coaches, coaching, room = Coaches(slow, costs_nothing), Coaching(), folded(header(2, 5), beginning(2))
        first = asyncio.create_task(coaching.of(room, 0, coaches))
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="The coach is busy at other tables"):
            coaches.make_room("ben")
        with pytest.raises(Refusal, match="The coach is thinking already"):
            coaching.kept(room, 0)
        goes_on.set_result(None)
        assert await first is ADVICE is coaching.kept(room, 0)
        coaches.make_room("ben")

    completed(at_once())


def test_whoever_follows_the_coach_hears_nothing_of_what_that_cost() -> None:
    async def advise(room: Room, seat: int) -> Advice:
        return Advice(answers=[], best=["roll"])

    coaching, room = Coaching(), folded(header(2, 5), beginning(2))
    assert room.match is not None
    number = len(room.match.answers)
    assert not coaching.praised(number, 0, "roll")
    completed(coaching.of(room, 0, Coaches(advise, costs_nothing)))
    assert coaching.praised(number, 0, "roll")
    assert not coaching.praised(number, 0, "stop")
    assert not coaching.praised(number, 1, "roll")
    assert not coaching.praised(number + 1, 0, "roll")


def test_nobody_waits_for_a_coach_that_gets_no_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "COACH_SECONDS", 0.01)

    async def never(room: Room, seat: int) -> Advice:
        await asyncio.sleep(LONGEST)
        return ADVICE

    coaches, coaching, room = Coaches(never, costs_nothing), Coaching(), folded(header(2, 5), beginning(2))
    with pytest.raises(Refusal, match="The coach is busy at other tables"):
        completed(coaching.of(room, 0, coaches))
    assert coaching.kept(room, 0) is None


def test_what_is_found_for_a_question_that_is_gone_is_not_told() -> None:
    room = folded(header(2, 5), beginning(2))

    async def meanwhile(room: Room, seat: int) -> Advice:
        room.question_id += 1
        return ADVICE

    with pytest.raises(Refusal, match="That question is no longer open"):
        completed(Coaching().of(room, 0, Coaches(meanwhile, costs_nothing)))


# --- the worker -------------------------------------------------------------------------------------------------------


def coached(room: Room, seat: int) -> Coached:
    return Coached(**bots_at_work._played(room), seat=seat)


def test_a_worker_tells_what_the_coach_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "TRIES", 40)
    monkeypatch.setattr(coach, "SECONDS", 600.0)
    room = folded(header(2, 5), beginning(2))
    (question,) = room.questions()
    counsel = Memory().advise(coached(room, question.seat))
    assert counsel.error == ""
    assert counsel.advice is not None
    assert {each.key for each in counsel.advice.answers} == {option.key for option in question.options}
    assert Memory().advise(coached(room, 1 - question.seat)).error == "NotNow"


class Failing(Thinking):
    async def advise(self, coached: Coached) -> Advice | None:
        return None


def test_a_coach_that_fails_is_told_in_a_sentence() -> None:
    room = folded(header(2, 5), beginning(2))
    bots = BotsAtWork(Failing(0, 1.0), Metrics())
    with pytest.raises(Refusal, match="The coach did not come to an end"):
        completed(bots.advise(room, 0))


def test_a_game_that_nobody_can_judge_has_no_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_at_work, "value_of", lambda game: None)
    room = folded(header(2, 5), beginning(2))
    with pytest.raises(Refusal, match="Nobody can judge this game yet"):
        completed(BotsAtWork(Failing(0, 1.0), Metrics()).advise(room, 0))


def test_whoever_plays_alone_may_always_ask(serving: Serving) -> None:
    guest = Guest(serving)
    code = guest.make(game="scrapyard-empire", seats=1, name="Ann")
    with guest.at(code) as line:
        assert line.table["coach"] is True
        assert line.refused("allow-coach", allowed=False) == "Whoever plays alone may always ask the coach."


def test_started_tables_of_people_have_no_coach_by_themselves(serving: Serving) -> None:
    _, _, lines = started(serving, 2)
    assert [line.table["coach"] for line in lines] == [False, False]
    hang_up(lines)

"""A gentle clock: none, a nudge, or time per turn, after which a bot plays on until the player is back."""

import time
from collections.abc import Iterator

import pytest
from tests.server.guests import Guest, hang_up, started
from tests.server.rooms import beginning, folded, header
from tests.server.serving import Serving
from tests.waiting import wait_until

from jalopy.server import clocks, service
from jalopy.server.entries import Answered, BotSat, Sat, TimeUp
from jalopy.server.room import Room

LONG_AGO = 2.0  # when rooms of the tests began


def room_with(clock: str) -> Room:
    head = header(2, 1)
    head.clock = clock
    return folded(head, beginning(2))


def asked(room: Room) -> int:
    (question,) = room.questions()
    return question.seat


def answer(room: Room, at: float) -> None:
    (question,) = room.questions()
    by = f"guest-{question.seat}"
    room.apply(
        room.seq + 1,
        Answered(seat=question.seat, kind=question.kind, key=question.options[-1].key, by=by, at=at),
    )


@pytest.mark.parametrize("clock", ["none", "nudge"])
def test_without_time_per_turn_nobody_is_ever_out_of_time(clock: str) -> None:
    room = room_with(clock)
    assert clocks.due_at(room) is None
    assert clocks.time_ups(room) == []


def test_a_turn_lasts_from_the_first_question_to_a_seat_until_another_is_asked() -> None:
    room = room_with("60")
    seat = asked(room)
    assert clocks.due_at(room) == LONG_AGO + 60
    at = LONG_AGO
    while asked(room) == seat:
        at += 10
        answer(room, at)
    assert clocks.due_at(room) == at + 60


def test_whoever_is_out_of_time_is_played_on_for_and_has_all_the_time_when_back() -> None:
    room = room_with("60")
    seat = asked(room)
    (entry,) = clocks.time_ups(room)
    assert isinstance(entry, TimeUp)
    room.apply(room.seq + 1, entry)
    chair = room.chairs[seat]
    assert (chair.bot, chair.timed_out, chair.guest) == ("rookie", True, f"guest-{seat}")
    assert room.bots_to_move() == [seat]
    assert clocks.time_ups(room) == []
    now = time.time()
    room.apply(room.seq + 1, Sat(seat=seat, guest=chair.guest, name=chair.name, at=now))
    assert not chair.timed_out
    assert clocks.due_at(room) == now + 60


def test_a_rematch_waits_for_whoever_is_here_and_was_only_out_of_time() -> None:
    room = room_with("60")
    seat = asked(room)
    (entry,) = clocks.time_ups(room)
    room.apply(room.seq + 1, entry)
    asker = f"guest-{1 - seat}"
    assert isinstance(service.same_chairs(room, asker)[seat], BotSat)
    room.presence.arrive(f"guest-{seat}")
    assert isinstance(service.same_chairs(room, asker)[seat], Sat)
    room.chairs[seat].timed_out = False  # they left it to the bot themselves
    assert isinstance(service.same_chairs(room, asker)[seat], BotSat)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    server = Serving(tmp_path_factory.mktemp("hasty"), "hasty clocks")
    yield server
    assert server.stop() == 0
    assert [line for line in server.lines() if line["level"] == "error"] == []


def test_a_bot_plays_on_and_the_person_takes_the_chair_back(hasty: Serving) -> None:
    _, _, lines = started(hasty, 2, clock="30")
    assert lines[0].table["clock"] == "30"
    slow = next(line for line in lines if line.question)
    seat = slow.question["seat"]  # type: ignore[index]
    assert slow.match["waiting"][0]["since"] > 0
    slow.wait(lambda: bool(slow.table["seats"][seat]["timed_out"]))
    assert slow.table["seats"][seat]["bot"] == "rookie"
    slow.done("sit", seat=seat, name="")
    assert not slow.table["seats"][seat]["timed_out"]
    assert slow.table["seats"][seat]["bot"] == ""
    hang_up(lines)


def test_time_passes_also_where_nobody_looks(hasty: Serving) -> None:
    code, (ada, ben), lines = started(hasty, 2, clock="30")
    hang_up(lines)
    hasty.kill()
    hasty.start()

    def played_on() -> bool:
        return any(seat["timed_out"] for seat in Guest(hasty, ada.cookie).table(code)["table"]["seats"])

    wait_until(played_on, lambda: "nobody is out of time", 60, pause=0.5)
    assert ben.id != ada.id


def test_a_clock_that_there_is_not_is_refused(serving: Serving) -> None:
    answer = Guest(serving).http.post("/api/tables", json={"game": "scrap-racer", "seats": 2, "clock": "7"})
    assert answer.status_code == 400
    assert "clock" in answer.json()["error"]

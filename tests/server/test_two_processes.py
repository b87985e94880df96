"""One table, two processes: PostgreSQL holds the log, Redis says that it has grown."""

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.engines import own_redis, postgres, redis_url
from tests.server.guests import Guest, Line, hang_up, play_together
from tests.server.serving import Serving
from tests.waiting import completed, patiently

from jalopy.server.bus import Notice, RedisBus

Pair = tuple[Serving, Serving]


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    bus = redis_url()
    folder = tmp_path_factory.mktemp("two")
    with postgres() as database:
        servers = (Serving(folder, database=database, bus=bus), Serving(folder, database=database, bus=bus))
        yield servers
        for server in servers:
            assert server.stop() == 0
            assert "Traceback" not in server.log()


def spread(pair: Pair, seats: int, started: bool = True) -> tuple[str, list[Guest], list[Line]]:
    """People at one table, in turn connected to the one and the other process."""
    guests = [Guest(pair[seat % 2]) for seat in range(seats)]
    code = guests[0].make(seats=seats, name="Guest 1")
    lines = [guest.at(code) for guest in guests]
    for seat, line in enumerate(lines[1:], 1):
        line.done("sit", seat=seat, name=f"Guest {seat + 1}")
    if started:
        seq = lines[0].done("start")
        for line in lines:
            line.catch_up(seq)
    return code, guests, lines


def test_a_match_is_played_through_both_and_both_tell_the_same(pair: Pair) -> None:
    code, guests, lines = spread(pair, 2)
    play_together(lines, 2_000, lambda question: question["options"][-1]["key"])
    assert [line.table["state"] for line in lines] == ["over", "over"]
    records = [guest.http.get(f"/api/tables/{code}/record").json() for guest in guests]
    assert records[0] == records[1]
    for guest, line in zip(guests, lines, strict=True):
        for server in pair:
            update = Guest(server, guest.cookie).table(code)
            assert update["scenes"] == line.events
    hang_up(lines)


def test_undo_through_one_is_the_same_stream_in_the_other_and_in_one_that_loads_it_later(pair: Pair) -> None:
    code, guests, lines = spread(pair, 2)
    for _ in range(4):
        play_together(lines, 3)
        asker, other = next((line, lines[1 - at]) for at, line in enumerate(lines) if line.match["answers"])
        told = asker.do("undo")
        if told["type"] == "refused":
            continue
        other.catch_up(told["seq"])
        if other.table["undo"]:
            asker.catch_up(other.done("consent", yes=True))
    for line in lines:
        line.catch_up(max(line.update["seq"] for line in lines))
    assert any(event["kind"] == "taken-back" for event in lines[0].events)
    public = [[(event["seq"], event["kind"]) for event in line.events] for line in lines]
    assert public[0] == public[1] == [(number, kind) for number, (_, kind) in enumerate(public[0])]
    hang_up(lines)
    pair[1].kill()
    pair[1].start()
    assert Guest(pair[1], guests[0].cookie).table(code)["scenes"] == lines[0].events


def test_answers_that_race_for_the_same_number_are_sorted_out(pair: Pair) -> None:
    """Everybody talks at once through both processes: all is kept, in one order."""
    conflicts = sum(server.metric("jalopy_conflicts_total") for server in pair)
    for _ in range(20):
        code, guests, lines = spread(pair, 4, started=False)
        numbers = [
            (line, line.ask("say", text=f"{guest.id} {at}"))
            for at in range(5)
            for guest, line in zip(guests, lines, strict=True)
        ]
        for line, number in numbers:
            line.wait(lambda line=line, number=number: number in line.answered)  # type: ignore[misc]
            assert line.answered[number]["type"] == "done", line.answered[number]
        sayings = [Guest(server).table(code)["sayings"] for server in pair]
        assert sayings[0] == sayings[1]
        for guest in guests:
            own = [said["text"] for said in sayings[0] if said["text"].startswith(f"{guest.id} ")]
            assert own == [f"{guest.id} {at}" for at in range(5)]
        hang_up(lines)
        if sum(server.metric("jalopy_conflicts_total") for server in pair) > conflicts:
            break
    else:
        raise AssertionError("the two processes never met")


def test_the_same_answer_through_both_at_once_counts_once(pair: Pair) -> None:
    code, _, lines = spread(pair, 2)
    for _ in range(10):
        asked = next(line for line in lines if line.question)
        question = asked.question
        assert question is not None
        twice = [Guest(server, asked.guest.cookie).at(code) for server in pair]
        before = asked.match["answers"]
        key = question["options"][0]["key"]
        numbers = [line.ask("answer", question=question["id"], key=key) for line in twice]
        for line, number in zip(twice, numbers, strict=True):
            line.wait(lambda line=line, number=number: number in line.answered)  # type: ignore[misc]
            assert line.answered[number]["type"] == "done"
        hang_up(twice)
        for line in lines:
            line.wait(lambda line=line, before=before: line.match["answers"] == before + 1)  # type: ignore[misc]
    hang_up(lines)


def test_who_is_connected_to_the_other_process_is_here(pair: Pair) -> None:
    code, _, lines = spread(pair, 2)
    for line in lines:
        line.wait(lambda line=line: all(seat["here"] for seat in line.table["seats"]))  # type: ignore[misc]
    assert lines[0].refused("bot", seat=1, bot="rookie") == "Guest 2 is here and plays."
    with Guest(pair[1]).at(code):
        lines[0].wait(lambda: lines[0].table["spectators"] == 1)
    lines[1].socket.close()
    lines[0].wait(lambda: not lines[0].table["seats"][1]["here"])
    assert lines[0].refused("bot", seat=1, bot="rookie").startswith("Guest 2 has only just left")
    hang_up(lines)


def test_without_the_bus_the_log_is_enough(tmp_path: Path) -> None:
    with postgres() as database, own_redis() as redis:
        pair = (
            Serving(tmp_path, database=database, bus=redis.url),
            Serving(tmp_path, database=database, bus=redis.url),
        )
        try:
            _, _, lines = spread(pair, 2)
            play_together(lines, 4)
            redis.stop()
            assert play_together(lines, 6) == 6
            assert any("out of reach" in line["message"] for line in pair[0].lines())
            redis.start()
            assert play_together(lines, 6) == 6
            hang_up(lines)
        finally:
            for server in pair:
                server.stop()


def test_two_servers_on_one_file_without_a_bus_look_into_the_log_before_they_refuse(tmp_path: Path) -> None:
    servers = [Serving(tmp_path, database=str(tmp_path / "shared.db")) for _ in range(2)]
    try:
        ann, ben = (Guest(server) for server in servers)
        code = ann.make(seats=2, name="Ann")
        lines = [ann.at(code), ben.at(code)]
        lines[1].done("sit", seat=1, name="Ben")
        lines[0].done("start")
        assert lines[0].table["state"] == "playing"
        hang_up(lines)
    finally:
        for server in servers:
            server.stop()


def test_a_bus_that_takes_no_notices_does_not_work() -> None:
    """However quietly it listens: Redis may hang without closing anything."""

    class Speaker:
        hangs = True

        async def publish(self, channel: str, text: bytes) -> None:
            if self.hangs:
                raise TimeoutError

    async def whole() -> None:
        bus = RedisBus("redis://127.0.0.1:1")
        bus._speaker = speaker = Speaker()
        bus._hears = True
        assert bus.works
        assert not await bus._sent(Notice(table=1, seq=1))
        assert not bus.works
        speaker.hangs = False
        assert await bus._sent(Notice(table=1, seq=1))
        assert bus.works

    completed(whole())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_several_workers_behind_one_port(tmp_path: Path, kind: str) -> None:
    bus = redis_url()
    with postgres() if kind == "postgresql" else contextlib.nullcontext(str(tmp_path / "shared.db")) as database:
        serving = Serving(tmp_path, database=database, bus=bus, workers=2)
        try:
            guests = [Guest(serving) for _ in range(4)]
            code = guests[0].make(seats=4, name="Guest 1")
            lines = [guest.at(code) for guest in guests]
            for seat, line in enumerate(lines[1:], 1):
                line.done("sit", seat=seat, name=f"Guest {seat + 1}")
            seq = lines[0].done("start")
            for line in lines:
                line.catch_up(seq)
            assert play_together(lines, 10) == 10
            hang_up(lines)
        finally:
            assert serving.stop() == 0


async def wait_for(what: Callable[[], bool], complaint: str) -> None:
    for _ in patiently(complaint, 60):
        if what():
            return
        await asyncio.sleep(0.02)


def test_a_process_hears_of_the_tables_that_it_has_and_of_no_others() -> None:
    """Also of those that it had before Redis went away and came back, and of those that came while it was away."""

    async def whole() -> None:
        with own_redis() as redis:
            here, there = RedisBus(redis.url), RedisBus(redis.url)
            heard: list[int] = []

            async def hear(notice: Notice) -> None:
                heard.append(notice.table or -1)

            async def ignore(notice: Notice) -> None:
                raise AssertionError(f"nobody here has table {notice.table}")

            async def said(*tables: int) -> list[int]:
                """What is heard of these, the last of which is."""
                heard.clear()
                for table in tables:
                    there.announce(Notice(table=table, seq=1))
                await wait_for(lambda: tables[-1] in heard, "it was not heard")
                return list(heard)

            await here.open("name", hear)
            await there.open("name", ignore)
            await wait_for(lambda: here.works and there.works, "the bus does not work")
            for table in (1, 2, 3):
                await here.follow(table)
            assert await said(7, 1, 2, 3) == [1, 2, 3]
            here.leave(2)
            await wait_for(lambda: not here._leaving, "the table was not left")
            assert await said(2, 7, 3) == [3]
            await here.follow(2)
            assert await said(7, 2) == [2]

            redis.stop()
            await wait_for(lambda: not here.works and not there._hears, "nobody has seen that Redis is away")
            await here.follow(4)
            here.leave(1)
            redis.start()
            await wait_for(lambda: here.works and there._hears, "the bus does not work again")
            await wait_for(here._followed[4].is_set, "the new table is not heard of")
            assert await said(1, 7, 2, 3, 4) == [2, 3, 4]
            there.announce(Notice(mutes="somebody"))
            await wait_for(lambda: -1 in heard, "what concerns all tables was not heard")
            await here.close()
            await there.close()

    completed(whole())


def test_a_redis_that_hangs_keeps_nobody_from_a_table() -> None:
    """Not the first who comes, and not those after them."""

    class Hanging:
        async def subscribe(self, *channels: str) -> None:
            await asyncio.sleep(3600)

        unsubscribe = subscribe

    async def whole() -> None:
        bus = RedisBus("redis://127.0.0.1:1")
        bus._radio, bus._hears = Hanging(), True
        for table in (1, 2):
            async with asyncio.timeout(30):
                await bus.follow(table)
        bus.leave(1)
        await wait_for(lambda: not bus._leaving, "leaving does not come to an end")
        async with asyncio.timeout(30):
            await bus.follow(3)
        assert list(bus._followed) == [2, 3]

    completed(whole())

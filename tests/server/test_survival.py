"""Whatever is acknowledged survives the death of the server at any moment."""

import contextlib
import json
import os
import random
import signal
import sqlite3
import threading
import time
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from tests.server.engines import postgres
from tests.server.guests import Guest, Line, hang_up, play_together, started
from tests.server.serving import Serving
from tests.waiting import completed, patiently, wait_until
from websockets.exceptions import ConnectionClosed

import jalopy
from jalopy import games
from jalopy.kernel.verifying import ELSEWHERE, VERIFIED
from jalopy.server.hands import WORKER
from jalopy.server.schema import tables
from jalopy.server.storage import Storage, engine_for

VERSION = games.find("scrap-racer").version

Acknowledged = list[tuple[int, str]]  # question's id and key


def answer_until_it_dies(line: Line, acknowledged: Acknowledged) -> None:
    """As fast as a guest may; notes what was acknowledged, not what was sent."""
    sent: dict[int, tuple[int, str]] = {}
    try:
        for _ in patiently("the server did not die"):
            question = line.question
            if question and question["id"] not in [asked for asked, _ in sent.values()]:
                key = question["options"][-1]["key"]
                sent[line.ask("answer", question=question["id"], key=key)] = (question["id"], key)
            message = line.receive(5)
            if message["type"] == "done":
                acknowledged.append(sent[message["id"]])
    except (ConnectionClosed, TimeoutError, OSError):
        pass


def logged_answers(serving: Serving, code: str) -> Acknowledged:
    """What the log holds, read past the server: for every answer its number, less one the question's id."""
    import sqlite3

    with sqlite3.connect(serving.options["database"]) as database:
        rows = database.execute(
            "SELECT seq, entry FROM log JOIN tables ON tables.id = table_id WHERE code = ? ORDER BY seq", (code,)
        ).fetchall()
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
    answers: Acknowledged = []
    asked = 0
    for seq, text in rows:
        entry = json.loads(text)
        if entry["entry"] == "answered":
            answers.append((asked, entry["key"]))
        asked = seq
    return answers


class Played:
    """A table of two, and what was acknowledged there in the match under way."""

    def __init__(self, serving: Serving) -> None:
        self.serving = serving
        self.total = 0
        self.begin()

    def begin(self) -> None:
        self.code, self.guests, lines = started(self.serving, 2)
        self.acknowledged: Acknowledged = []
        hang_up(lines)

    def open(self) -> list[tuple[Line, Acknowledged]]:
        """Two people who answer, each with a list for what is acknowledged; a match that is over is followed by another."""
        if self.guests[0].table(self.code)["table"]["state"] == "over":
            self.begin()
        return [(guest.at(self.code), []) for guest in self.guests]

    def check(self, heard: list[Acknowledged]) -> None:
        """After the server came back: all that was acknowledged is there, and the match stands where the log says."""
        new = [answer for answers in heard for answer in answers]
        self.total += len(new)
        self.acknowledged += new
        kept = logged_answers(self.serving, self.code)
        assert set(self.acknowledged) <= set(kept)
        for guest in self.guests:
            assert guest.table(self.code)["match"]["answers"] == len(kept)


def kill_and_resume(folder: Path, tables: int, kills: int, seed: int) -> int:
    """Kills the server again and again while people answer at all tables; how many answers were acknowledged in all."""
    serving = Serving(folder)
    lot = random.Random(seed)
    try:
        played = [Played(serving) for _ in range(tables)]
        for _ in range(kills):
            people = [table.open() for table in played]
            threads = [
                threading.Thread(target=answer_until_it_dies, args=person) for table in people for person in table
            ]
            for thread in threads:
                thread.start()
            time.sleep(lot.uniform(0.005, 0.25))
            serving.kill()
            for thread in threads:
                thread.join(60)
            assert not any(thread.is_alive() for thread in threads), "somebody still talks to the dead server"
            serving.start()
            for table, sat in zip(played, people, strict=True):
                hang_up([line for line, _ in sat])
                table.check([heard for _, heard in sat])
        return sum(table.total for table in played)
    finally:
        serving.stop()


def test_a_killed_server_comes_back_with_every_acknowledged_answer(tmp_path: Path) -> None:
    assert kill_and_resume(tmp_path, 2, 5, 1) > 20


@pytest.mark.long
def test_two_hundred_kills_under_load_lose_nothing(tmp_path: Path) -> None:
    assert kill_and_resume(tmp_path, 8, 200, 2) > 3000


def test_people_play_on_and_bots_move_on_after_a_kill(tmp_path: Path) -> None:
    serving = Serving(tmp_path)
    try:
        guest = Guest(serving)
        code = guest.make(seats=3, name="Ann", bots="rookie")
        with guest.at(code) as line:
            for _ in range(4):
                line.wait(lambda: line.question is not None)
                line.answer()
            before = line.events
        serving.kill()
        serving.start()
        with guest.at(code, scenes=len(before)) as line:
            assert line.update["first_scene"] == len(before)
            line.wait(lambda: line.question is not None)
            line.answer()
    finally:
        serving.stop()


def test_a_bot_that_was_asked_when_the_server_died_moves_on_without_a_visitor(tmp_path: Path) -> None:
    serving = Serving(tmp_path, rigged="slow bots")
    try:
        guest = Guest(serving)
        code = guest.make(seats=2, bots="rookie")
        serving.kill()
        serving.rigged = ""
        assert logged_answers(serving, code) == []
        serving.start()
        # Nobody has asked for the table.
        wait_until(lambda: serving.metric("jalopy_bot_answers_total") >= 3, "the bots did not move on")
    finally:
        serving.stop()


def bots_of(serving: Serving) -> list[int]:
    """The processes that think for a server, once each runs its own program and is no copy of the server any more."""
    children = Path(f"/proc/{serving.pid}/task/{serving.pid}/children").read_text().split()
    return [int(child) for child in children if WORKER.encode() in Path(f"/proc/{child}/cmdline").read_bytes()]


def test_a_bot_that_still_thinks_keeps_no_new_server_from_the_port(tmp_path: Path) -> None:
    serving = Serving(tmp_path)
    Guest(serving).make(seats=2, bots="rookie")
    wait_until(lambda: bool(bots_of(serving)), "no bot thinks")
    thinking = bots_of(serving)
    try:
        for number in thinking:
            os.kill(number, signal.SIGSTOP)
        serving.kill()
        serving.start()
        assert serving.stop() == 0
    finally:
        serving.kill()
        for number in thinking:
            os.kill(number, signal.SIGKILL)


def test_a_table_made_for_settings_that_are_gone_is_refused_and_disturbs_no_other(tmp_path: Path) -> None:
    import sqlite3

    serving = Serving(tmp_path)
    try:
        guest = Guest(serving)
        good, bad = guest.make(name="Ann"), guest.make(name="Ann")
        serving.stop()
        with sqlite3.connect(serving.options["database"]) as database:
            database.execute("UPDATE tables SET settings = ? WHERE code = ?", ('{"wheels": 5}', bad))
        serving.start()
        with guest.at(bad) as line:
            line.done("bot", seat=1, bot="rookie")
            seq = line.update["seq"]
            assert "wheels" in line.refused("start")
            line.done("say", text="nothing has changed")
            assert line.update["seq"] == seq + 1
            assert line.table["state"] == "lobby"
        assert {table["code"] for table in guest.http.get("/api/mine").json()} == {good, bad}
        # Even where it stands in the log that the match has begun.
        serving.stop()
        with sqlite3.connect(serving.options["database"]) as database:
            started = json.dumps({"entry": "started", "rules": VERSION, "at": 1.0})
            found = "SELECT id, ?, ?, 1.0 FROM tables WHERE code = ?"
            database.execute(f"INSERT INTO log (table_id, seq, entry, at) {found}", (seq + 2, started, bad))
        serving.start()
        assert guest.http.get(f"/api/tables/{bad}").status_code == 409
        assert [table["code"] for table in guest.http.get("/api/mine").json()] == [good]
    finally:
        serving.stop()


def test_a_server_that_is_told_to_stop_does_so_in_good_order(tmp_path: Path) -> None:
    serving = Serving(tmp_path)
    code, guests, lines = started(serving, 2)
    play_together(lines, 5)
    assert serving.stop() == 0
    with pytest.raises(ConnectionClosed):
        lines[0].wait(lambda: False)
    assert "server stopped" in serving.log()
    serving.start()
    try:
        assert guests[0].table(code)["match"]["answers"] == 5
    finally:
        serving.stop()


def test_rooms_leave_memory_and_come_back(tmp_path: Path) -> None:
    serving = Serving(tmp_path, rigged="quick to forget")
    try:
        code, guests, lines = started(serving, 2)
        play_together(lines, 7)
        whole = lines[0].events
        time.sleep(1.0)
        assert serving.metric("jalopy_rooms") == 1, "a room with sockets stays"
        hang_up(lines)
        wait_until(lambda: serving.metric("jalopy_rooms") == 0, "the room stays in memory")
        (mine,) = guests[0].http.get("/api/mine").json()
        assert serving.metric("jalopy_rooms") == 0, "what a table waits for is known without folding its log"
        asked = guests[0].table(code)["match"]["waiting"][0]["seat"]
        assert (mine["state"], mine["waiting_for"]) == ("playing", [f"Guest {asked + 1}"])
        assert mine["waiting_for_me"] == (asked == 0)
        lines = [guest.at(code) for guest in guests]
        assert lines[0].events == whole
        assert play_together(lines, 3) == 3
        hang_up(lines)
    finally:
        serving.stop()


def test_an_answer_on_which_the_rules_break_does_not_count_and_the_table_goes_on(tmp_path: Path) -> None:
    serving = Serving(tmp_path, rigged="breaking rules")
    try:
        code, guests, lines = started(serving, 2)
        broken = 0
        for _ in range(200):
            asked = next(line for line in lines if line.question)
            question = asked.question
            assert question is not None
            keys = [option["key"] for option in question["options"]]
            key = "stop" if "stop" in keys else keys[0]
            told = asked.do("answer", question=question["id"], key=key)
            if told["type"] == "refused":
                assert told["reason"].startswith("The rules of the game broke on that answer")
                broken += 1
                before = asked.match
                asked.catch_up(told["seq"])
                assert (asked.match["view"], asked.match["answers"]) == (before["view"], before["answers"])
                key = "roll"
                told = asked.do("answer", question=question["id"], key=key)
                assert told["type"] == "done"
            for line in lines:
                line.catch_up(told["seq"])
            if lines[0].match["view"]["turn"] > 3:
                break
        assert broken > 0
        live = [line.events for line in lines]
        hang_up(lines)
        serving.kill()
        serving.start()
        for guest, events in zip(guests, live, strict=True):
            assert guest.table(code)["scenes"] == events
        assert "catch-up" not in serving.log(), "what an error says may be a secret"
    finally:
        serving.stop()


def test_a_match_goes_on_under_newer_rules_from_its_last_turn(tmp_path: Path) -> None:
    """People, bots and moves taken back; two servers of the new version begin where the same log says."""
    serving = Serving(tmp_path)
    guest = Guest(serving)
    code = guest.make(seats=3, name="Ann", bots="rookie", settings={"track": "SRRSRR"})
    with guest.at(code) as line:
        for _ in range(6):
            line.wait(lambda: line.question is not None)
            line.answer()
        line.wait(lambda: line.question is not None)
        assert serving.stop() == 0
        before = line.match["view"]
    newer = Serving(tmp_path, rigged="other version", database=serving.options["database"])
    try:
        guest = Guest(newer, guest.cookie)
        with guest.at(code) as line:
            assert line.match["view"] == before
            assert line.question is not None
            line.answer()
            line.done("undo")
            for _ in patiently("the match does not end"):
                if line.table["state"] == "over":
                    break
                line.wait(lambda: line.question is not None or line.table["state"] == "over", 60)
                if line.question is not None:
                    line.answer(line.question["options"][-1]["key"])
        record = guest.http.get(f"/api/tables/{code}/record").json()
        assert [part["rules"] for part in record["earlier"]] == [VERSION]
        assert record["rules"] == "next"
        # Here are the rules it was begun under; what was played since takes the newer ones.
        assert [part.result for part in jalopy.verify(record).parts] == [VERIFIED, ELSEWHERE]
        again = Serving(tmp_path, rigged="other version", database=serving.options["database"])
        try:
            assert Guest(again, guest.cookie).table(code)["scenes"] == guest.table(code)["scenes"]
        finally:
            again.stop()
        assert not [line for line in newer.lines() if line["level"] in ("error", "warning")]
    finally:
        newer.stop()


def test_a_match_goes_on_under_newer_rules_also_if_its_server_was_killed(tmp_path: Path) -> None:
    """Snapshots are written as it goes; what was answered since is answered again."""
    serving = Serving(tmp_path, rigged="quick to forget")  # and to write
    guest = Guest(serving)
    code = guest.make(seats=3, name="Ann", bots="rookie", settings={"track": "SRRSRR"})

    def is_kept() -> bool:
        with contextlib.closing(sqlite3.connect(serving.options["database"])) as database:
            return bool(database.execute("select 1 from snapshots").fetchall())

    with guest.at(code) as line:
        line.wait(lambda: line.question is not None)
        line.answer()
        wait_until(is_kept, "no snapshot was written while the match went on", 60)
        for _ in range(4):
            line.wait(lambda: line.question is not None)
            line.answer()
        line.wait(lambda: line.question is not None)
        before, options = line.match["view"], line.question and line.question["options"]
        serving.kill()
    newer = Serving(tmp_path, rigged="other version", database=serving.options["database"])
    try:
        with Guest(newer, guest.cookie).at(code) as line:
            assert line.match["view"] == before
            assert line.question is not None
            assert line.question["options"] == options
            line.answer()
        assert not [line for line in newer.lines() if line["level"] in ("error", "warning")]
    finally:
        newer.stop()


def test_of_a_match_played_under_other_rules_the_record_can_still_be_had(tmp_path: Path) -> None:
    serving = Serving(tmp_path)
    guest = Guest(serving)
    code = guest.make(seats=2, bots="random", settings={"track": "SRRSRR"})
    with guest.at(code) as line:
        line.wait(lambda: line.table["state"] == "over", 60)
    record = guest.http.get(f"/api/tables/{code}/record").json()
    assert serving.stop() == 0
    newer = Serving(tmp_path, rigged="other version", database=serving.options["database"])
    try:
        guest = Guest(newer, guest.cookie)
        page = guest.http.get(f"/api/tables/{code}")
        assert page.status_code == 409
        assert page.json()["error"].endswith("which this server no longer plays; its record can still be had.")
        assert guest.http.get(f"/api/tables/{code}/record").json() == record
    finally:
        newer.stop()


def test_a_match_that_nobody_could_keep_is_refused_under_other_rules_with_the_reason(tmp_path: Path) -> None:
    serving = Serving(tmp_path)
    code, guests, lines = started(serving, 2)
    play_together(lines, 3)
    hang_up(lines)
    serving.kill()
    newer = Serving(tmp_path, rigged="other version")
    try:
        guest = Guest(newer, guests[0].cookie)
        answer = guest.http.get(f"/api/tables/{code}")
        assert answer.status_code == 409
        reason = f"This match was played under version {VERSION} of the rules of scrap-racer"
        assert answer.json()["error"].startswith(reason)
        with pytest.raises(ConnectionClosed) as closed:
            guest.at(code)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4409
        assert guest.http.get("/api/mine").status_code == 200
        assert guest.make(name="Ann", bots="random")
    finally:
        newer.stop()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_whenever_the_server_dies_a_rematch_is_there_with_all_its_chairs_or_can_be_asked_for(
    tmp_path: Path, kind: str
) -> None:
    with postgres() if kind == "postgresql" else contextlib.nullcontext(str(tmp_path / "kept.db")) as database:
        serving = Serving(tmp_path, database=database)
        try:
            code, guests, lines = started(serving, 2, settings={"short": True})
            play_together(lines, 2_000, lambda question: question["options"][-1]["key"])
            assert lines[0].table["state"] == "over"
            hang_up(lines)
            for commits in range(3):
                serving.stop()
                serving.rigged = f"dies in a rematch after {commits}"
                serving.start()
                with contextlib.suppress(httpx.HTTPError):
                    guests[0].http.post(f"/api/tables/{code}/rematch")
                serving.kill()
                serving.rigged = ""
                serving.start()
                again = guests[1].table(code)["table"]["rematch"]
                mine = {table["code"] for table in guests[1].http.get("/api/mine").json()}
                assert mine == {code, again} - {None}
                if again is not None:
                    chairs = guests[1].table(again)["table"]["seats"]
                    assert [chair["name"] for chair in chairs] == ["Guest 1", "Guest 2"]
            assert again is not None
            assert count_tables(database) == 2, "a table was left over"
        finally:
            serving.stop()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_whenever_the_server_dies_a_new_table_is_there_with_those_who_sit_or_not_at_all(
    tmp_path: Path, kind: str
) -> None:
    with postgres() if kind == "postgresql" else contextlib.nullcontext(str(tmp_path / "kept.db")) as database:
        for commits in range(3):
            serving = Serving(tmp_path, rigged=f"dies making a table after {commits}", database=database)
            try:
                ann, before = Guest(serving), count_tables(database)
                with contextlib.suppress(httpx.HTTPError):
                    ann.http.post("/api/tables", json={"game": "scrap-racer", "seats": 2, "name": "Ann"})
                serving.kill()
                serving.rigged = ""
                serving.start()
                assert len(ann.http.get("/api/mine").json()) == count_tables(database) - before
            finally:
                serving.stop()
        assert count_tables(database) == 2, "a table was left over, or never made"


def count_tables(database: str) -> int:
    counted: list[int] = []

    async def count() -> None:
        storage = Storage(engine_for(database))
        async with storage.engine.connect() as connection:
            counted.append((await connection.execute(sa.select(sa.func.count()).select_from(tables))).scalar_one())
        await storage.close()

    completed(count())
    return counted[0]

"""Whoever is muted is not heard by the one guest who muted them: whatever they are called, wherever both of them meet."""

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from tests.server.engines import own_redis, postgres, redis_url
from tests.server.guests import Guest, Hearing, Line, hang_up, seated
from tests.server.rooms import beginning, folded, header
from tests.server.serving import Serving
from tests.waiting import completed

from jalopy.server import limits
from jalopy.server.bus import Bus
from jalopy.server.checks import Checks
from jalopy.server.entries import Said
from jalopy.server.metrics import Metrics
from jalopy.server.migrate import migrate
from jalopy.server.muting import NOBODY, Mutes
from jalopy.server.outlook import Known, Outlook, update_for
from jalopy.server.requests import Refusal
from jalopy.server.service import Listener, OpenRoom, Tables
from jalopy.server.storage import Storage, engine_for


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with postgres() if request.param == "postgresql" else contextlib.nullcontext(str(tmp_path / "kept.db")) as url:
        yield url


@pytest.fixture
def kept(database: str, tmp_path: Path) -> Iterator[Serving]:
    server = Serving(tmp_path, database=database)
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.log()


def muted_at(line: Line) -> list[tuple[str, list[int]]]:
    muting = line.update["muting"]
    return [(person["name"], person["seats"]) for person in muting["people"]] if muting else []


def test_a_muted_guest_is_not_heard_by_another_name_on_another_chair_nor_after_a_reload(kept: Serving) -> None:
    code, guests, lines = seated(kept, 3)
    ann, ben, cat = lines
    ben.done("say", text="one")
    cat.done("say", text="two")
    hears = Hearing(ann)
    assert hears.texts(2) == ["one", "two"]
    assert ann.do("mute", saying=0)["type"] == "done"
    hears.until("two")
    assert muted_at(ann) == [("Guest 2", [1])]
    ben.done("stand", seat=1)
    ben.done("sit", seat=1, name="Guest Z")  # as if somebody else had come
    ben.done("say", text="three")
    cat.done("say", text="four")
    assert hears.texts(4) == ["two", "four"]
    assert muted_at(ann) == [("Guest Z", [1])]
    # The others hear everything, and are told nothing of it.
    for line in (ben, cat):
        assert Hearing(line).texts(4) == ["one", "two", "three", "four"]
        assert not any("Guest Z" in text and '"muting":{' in text for text in line.heard)
        assert line.update["muting"] is None
    # A page that comes again says whom it did not hear, and goes on from there; one that knows nothing begins anew.
    mark = ann.update["muting"]["mark"]
    ann.socket.close()
    kept.kill()
    kept.start()
    with guests[0].at(code, sayings=4, mark=mark) as again:
        assert (again.update["first_saying"], again.update["sayings"], again.update["said"]) == (4, [], 4)
    with guests[0].at(code, sayings=4) as again:
        assert again.update["first_saying"] == 0
        assert Hearing(again).texts(4) == ["two", "four"]
        assert [saying["text"] for saying in guests[0].table(code)["sayings"]] == ["two", "four"]
        assert again.do("mute", seat=1, muted=False)["type"] == "done"
        Hearing(again).until("one", "two", "three", "four")
        assert again.update["muting"] is None
    hang_up(lines[1:])


def test_who_is_muted_stays_so_at_other_tables(kept: Serving) -> None:
    _, guests, lines = seated(kept, 2)
    lines[0].do("mute", seat=1)
    other = guests[1].make(seats=2, name="Somebody")
    with guests[0].at(other) as ann, guests[1].at(other) as ben:
        ben.done("say", text="hello")
        hears = Hearing(ann)
        assert hears.texts(1) == []
        assert muted_at(ann) == [("Somebody", [0])]
        lines[0].do("mute", seat=1, muted=False)  # here, and it is so there
        hears.until("hello")
    hang_up(lines)


def test_what_makes_no_sense_is_refused(serving: Serving) -> None:
    _, _, lines = seated(serving, 2)
    ann = lines[0]
    ann.done("say", text="hello")
    assert ann.refused("mute", saying=0) == "You cannot mute yourself."
    assert ann.refused("mute", saying=1) == "Nobody has said that here."
    assert ann.refused("mute", saying=-1) == "Nobody has said that here."
    assert ann.refused("mute", seat=7) == "There is no seat 8 at this table."
    assert ann.refused("mute") == "Nobody sits there."
    hang_up(lines)


def test_another_process_keeps_to_it_at_once(tmp_path: Path) -> None:
    with postgres() as database:
        pair = [Serving(tmp_path, database=database, bus=redis_url()) for _ in range(2)]
        try:
            _, _, elsewhere = two_windows(pair)
            hang_up(elsewhere)
        finally:
            assert [server.stop() for server in pair] == [0, 0]


def test_another_process_keeps_to_it_also_without_the_bus(tmp_path: Path) -> None:
    with postgres() as database, own_redis() as redis:
        pair = [Serving(tmp_path, rigged="keen ears", database=database, bus=redis.url) for _ in range(2)]
        try:
            redis.stop()
            _, _, elsewhere = two_windows(pair)
            hang_up(elsewhere)
        finally:
            for server in pair:
                server.stop()


def test_who_is_muted_elsewhere_is_looked_up_once_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often the log is looked into: of all who listen, at every table."""
    asked: list[set[str]] = []

    class Unasked:
        async def heads(self, ids: list[int]) -> dict[int, int]:
            return dict.fromkeys(ids, 0)

    async def whole() -> None:
        tables = Tables(cast(Storage, Unasked()), Bus(), Metrics(), lambda opened: None, Checks())
        opened = OpenRoom(folded(header(2, 2), beginning(2)))
        tables._open["a"] = tables._by_id[1] = opened
        tables.join(opened, Listener("guest-1", lambda: None, lambda: None))

        async def of_all(guests: set[str]) -> dict[str, frozenset[str]]:
            asked.append(guests)
            return dict.fromkeys(guests, NOBODY)

        monkeypatch.setattr(tables.mutes, "of_all", of_all)
        for seconds in (15, 30, 45, 61, 62, 122):
            monkeypatch.setattr("jalopy.server.service.time.monotonic", lambda seconds=seconds: began + seconds)
            await tables.look_into_the_log()
        monkeypatch.undo()

    began = time.monotonic()
    completed(whole())
    assert asked == [{"guest-1"}, {"guest-1"}]


def two_windows(pair: list[Serving]) -> tuple[str, Guest, list[Line]]:
    """Ann has the table open at both processes, and mutes at the one whom she then does not hear at the other."""
    ann, ben = Guest(pair[0]), Guest(pair[1])
    code = ann.make(seats=2, name="Ann")
    here, there, of_ben = ann.at(code), Guest(pair[1], ann.cookie).at(code), ben.at(code)
    of_ben.done("sit", seat=1, name="Ben")
    of_ben.done("say", text="one")
    hears = Hearing(there)
    assert hears.texts(1) == ["one"]
    here.wait(lambda: here.update["said"] == 1)
    assert here.do("mute", saying=0)["type"] == "done"
    hears.until()
    of_ben.done("say", text="two")
    assert hears.texts(2) == []
    return code, ann, [here, there, of_ben]


def test_nobody_mutes_without_end(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_MUTED", 3)

    async def whole() -> None:
        storage = Storage(engine_for(database))
        await migrate(storage.engine)
        mutes = Mutes(storage)
        for other in ("b", "c", "c", "d"):
            await mutes.mute("a", other)
        with pytest.raises(Refusal, match="3 people"):
            await mutes.mute("a", "e")
        await mutes.mute("a", "d")
        await mutes.mute("b", "a")
        await mutes.hear_again("a", "c")
        assert await mutes.of_all(["a", "b", "c"]) == {"a": {"b", "d"}, "b": {"a"}, "c": NOBODY}
        assert await mutes.of("") == NOBODY
        await storage.close()

    completed(whole())


def test_those_who_watch_and_have_muted_nobody_are_still_sent_the_same_text() -> None:
    said = [
        Said(guest=f"guest-{at % 2}", name=f"Guest {at % 2}", seat=at % 2, text=str(at), emote=False, at=3.0)
        for at in range(4)
    ]
    room = folded(header(2, 1), [*beginning(2), *said])
    outlook, muted = Outlook(), frozenset({"guest-0"})
    know = Known(0, 4)
    text, _ = outlook.update(room, "a watcher", know)
    assert outlook.update(room, "another", know)[0] is text
    theirs, has = outlook.update(room, "a third", Known(0, 4), muted)
    assert theirs != text
    assert (has.sayings, has.muted) == (4, muted)
    # Whoever has just muted somebody gets all that is left; whoever had done so before gets what is new.
    update = update_for(room, "a third", Known(0, 4), muted)
    assert (update.first_saying, [saying.text for saying in update.sayings], update.said) == (0, ["1", "3"], 4)
    update = update_for(room, "a third", Known(0, 2, muted=muted), muted)
    assert (update.first_saying, [saying.text for saying in update.sayings], update.said) == (2, ["3"], 4)

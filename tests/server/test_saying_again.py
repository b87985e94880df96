"""The database may take an entry and its word of it be lost: what is then said again counts once."""

import contextlib
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from tests.server.engines import postgres
from tests.server.rooms import beginning, header
from tests.waiting import completed

from jalopy.server import wire
from jalopy.server.bus import Bus
from jalopy.server.checks import Checks
from jalopy.server.entries import Entry
from jalopy.server.metrics import Metrics
from jalopy.server.migrate import migrate
from jalopy.server.requests import NotSaved
from jalopy.server.service import Tables
from jalopy.server.storage import Storage, engine_for


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with postgres() if request.param == "postgresql" else contextlib.nullcontext(str(tmp_path / "kept.db")) as url:
        yield url


class Deaf(Storage):
    """Commits, and does not hear that it did; with `away` it cannot look into the log afterwards either."""

    deaf = away = False

    async def append(self, table: int, seq: int, entries: Sequence[Entry]) -> None:
        await super().append(table, seq, entries)
        if self.deaf:
            raise ConnectionResetError("the line broke after COMMIT was sent")

    async def entries(self, table: int, after: int = 0) -> list[tuple[int, Entry]]:
        if self.away:
            raise ConnectionRefusedError
        return await super().entries(table, after)


@pytest.mark.parametrize("away", [False, True], ids=["back at once", "away for a while"])
def test_a_saying_that_was_kept_unheard_and_is_said_again_counts_once(database: str, away: bool) -> None:
    def say(once: str) -> wire.Say:
        return wire.Say(id=1, text="Hello", once=once)

    async def whole() -> None:
        storage = Deaf(engine_for(database))
        await migrate(storage.engine)
        head = await storage.make_table(header(2, 1))
        await storage.append(head.id, 1, beginning(2))
        tables = Tables(storage, Bus(), Metrics(), lambda opened: None, Checks())
        opened = await tables.find(head.code)
        assert opened is not None
        storage.deaf, storage.away = True, away
        with pytest.raises(NotSaved):
            await tables.act(opened, "guest-0", say("one"))
        storage.deaf = storage.away = False
        seq = await tables.act(opened, "guest-0", say("one"))
        assert [said.text for said in opened.room.sayings] == ["Hello"]
        assert await tables.act(opened, "guest-0", say("one")) == seq
        # Another's word may be the same, and whoever wants to say it twice may.
        await tables.act(opened, "guest-1", say("one"))
        await tables.act(opened, "guest-0", say("two"))
        await tables.act(opened, "guest-0", say(""))
        await tables.act(opened, "guest-0", say(""))
        assert [said.guest[-1] for said in opened.room.sayings] == ["0", "1", "0", "0", "0"]
        await storage.close()

    completed(whole())

"""Starting: what is refused, in which words, and what the log lines say."""

import io
import json
import logging
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from jalopy.kernel.errors import IllegalAnswer, JalopyError
from jalopy.server import extras, run
from jalopy.server.extras import MissingExtra
from jalopy.server.logs import ForPeople, JsonLines, set_up_logs
from jalopy.server.presence import FORGOTTEN_AFTER, Presence
from jalopy.server.run import CannotStart, default_database, serve


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers, root.level = handlers, level


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotStart, match=f"Port {port} is taken already"):
            serve(port=port, database=str(tmp_path / "x.db"))


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"workers": 2}, "Several workers need a bus"),
        ({"workers": 0}, "at least one worker"),
        ({"bus": "amqp://x"}, "The bus must be Redis"),
        ({"database": "mysql://x/y"}, "must be SQLite or PostgreSQL"),
        ({"database": "sqlite://"}, "must be one that lasts"),
        ({"host": "no such host", "port": 0}, "Cannot listen on no such host"),
        ({"port": 99_999}, "Cannot listen"),
        ({"port": 0, "database": "postgresql://nobody@127.0.0.1:1/none"}, "The database cannot be used: "),
    ],
)
def test_what_cannot_work_is_said_in_one_sentence(tmp_path: Path, options: dict[str, object], words: str) -> None:
    given = {"database": str(tmp_path / "x.db"), "port": 0, **options}
    with pytest.raises(JalopyError) as error:
        serve(**given)  # type: ignore[arg-type]
    assert words in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"database": "postgresql://jalopy@db/jalopy"}, "Install jalopy[postgres] to keep tables in PostgreSQL."),
        ({"bus": "redis://cache"}, "Install jalopy[redis] to let several processes serve the same tables."),
    ],
)
def test_a_missing_extra_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: dict[str, str], sentence: str
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda package: None)
    with pytest.raises(MissingExtra) as error:
        serve(port=0, **{"database": str(tmp_path / "x.db"), **options})  # type: ignore[arg-type]
    assert str(error.value) == sentence


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    file.write_text("these are words, many more than a header would take" * 100)
    with pytest.raises(CannotStart, match="The database cannot be used"):
        serve(port=0, database=str(file))


def test_the_database_lies_here_or_where_the_system_keeps_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.platform", "linux")
    assert default_database() == str(tmp_path / "data" / "jalopy" / "jalopy.db")
    (tmp_path / "jalopy.db").touch()
    assert default_database() == "jalopy.db"


def test_log_lines_are_json_or_for_people_and_errors_do_not_speak() -> None:
    for formatter in (JsonLines(), ForPeople()):
        stream = io.StringIO()
        set_up_logs(as_json=False, stream=stream)
        logging.getLogger().handlers[0].setFormatter(formatter)
        log = logging.getLogger("jalopy.test")
        for error in (
            IllegalAnswer("card:pistol", "not-asked", "SR-1", {}),
            KeyError("card:pistol"),
            OSError(28, "No space"),
        ):
            try:
                raise error
            except Exception:
                log.exception("it failed", extra={"table": 7})
        text = stream.getvalue()
        assert "pistol" not in text
        assert "No space" in text
        assert "IllegalAnswer" in text
        assert "test_run.py" in text
        if isinstance(formatter, JsonLines):
            lines = [json.loads(line) for line in text.splitlines()]
            assert [line["table"] for line in lines] == [7, 7, 7]
            assert {"time", "level", "from", "message", "error"} <= set(lines[0])


def test_who_is_here_counts_every_process_until_it_falls_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    presence = Presence()
    assert presence.arrive("ann")
    assert not presence.arrive("ann")
    assert presence.told("other", frozenset({"ann", "ben"}))
    assert not presence.told("other", frozenset({"ann", "ben"}))
    assert presence.watching({"ann"}) == 0
    assert presence.watching(()) == 1
    assert not presence.leave("ann")
    assert presence.leave("ann")
    assert presence.here("ann")
    assert presence.told("other", frozenset({"ben"}))
    assert not presence.here("ann")
    assert presence.left["ann"].at > 0
    import time

    now = time.monotonic()
    monkeypatch.setattr("jalopy.server.presence.time.monotonic", lambda: now + FORGOTTEN_AFTER + 1)
    assert presence.forget_silent()
    assert not presence.here("ben")


def test_a_port_that_something_else_has_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[tuple[str, int]] = []
    monkeypatch.setattr(run, "serve", lambda host, port, database, **_: served.append((host, port)))
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        monkeypatch.setattr(run, "PORTS", [port, 0])
        run.start(open_browser=False)
        run.start(port=port, open_browser=False)  # asked for by name, it is said that it is taken
    run.start(lan=True, open_browser=False)
    assert served == [("127.0.0.1", 0), ("127.0.0.1", port), ("0.0.0.0", port)]

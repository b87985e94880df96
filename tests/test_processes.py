"""The tools that start processes and wait for them: deaf to Ctrl-C nobody is, and every wait ends with its reason."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.processes import end, finish, next_line, run, running, start
from tests.server import guests, serving
from tests.server.nursery import Born, nursery
from tests.terminal import terminals
from tests.terminal.terminals import Terminal
from tests.waiting import LONGEST, completed, patiently, wait_until

FOR_EVER = "import time\nwhile True: time.sleep(60)"
TALKING = "import time\nwhile True: print('and so on', flush=True); time.sleep(0.01)"
READY = f"print('ready', flush=True)\n{FOR_EVER}"
HALF = f"print('ready\\nand half', end='', flush=True)\n{FOR_EVER}"


@pytest.fixture
def deaf() -> Iterator[None]:
    """As a shell starts what it runs in the background: without an ear for Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("deaf")
def test_what_tests_start_hears_ctrl_c_where_the_tests_do_not() -> None:
    with running([sys.executable, "-c", READY], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert next_line(process) == "ready\n"
        process.send_signal(signal.SIGINT)
        done = finish(process)
    assert done.returncode == -signal.SIGINT
    assert done.stderr.endswith("KeyboardInterrupt\n")


@pytest.mark.usefixtures("deaf")
def test_ctrl_c_typed_at_a_terminal_is_heard_where_the_tests_are_deaf_to_it() -> None:
    with Terminal("simulate", "scrap-racer", "--games", "100000", "--workers", "1") as terminal:
        terminal.wait_for("Playing scrap-racer")
        terminal.press("\x03")
        assert terminal.status() == 130


@pytest.mark.usefixtures("deaf")
def test_the_tests_themselves_stay_as_they_were_started() -> None:
    run([sys.executable, "-c", ""])
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN


def test_what_is_to_be_prepared_comes_before_the_program(tmp_path: Path) -> None:
    process = start([sys.executable, "-c", ""], prepare=lambda: os.mkdir(tmp_path / "prepared"))
    assert finish(process).returncode == 0
    assert (tmp_path / "prepared").is_dir()


def test_what_is_typed_arrives_and_what_is_said_comes_back() -> None:
    done = run([sys.executable, "-c", "import sys; print(input()); print('ö', file=sys.stderr)"], typed="hello\n")
    assert (done.returncode, done.stdout, done.stderr) == (0, "hello\n", "ö\n")


def test_a_process_that_does_not_end_is_ended_and_told_of() -> None:
    process = start([sys.executable, "-c", HALF], stdout=subprocess.PIPE)
    assert next_line(process) == "ready\n"
    with pytest.raises(AssertionError, match=r"did not end in 0.1 s; it said:\nand half"):
        finish(process, seconds=0.1)
    assert process.returncode == -signal.SIGKILL


def test_a_process_that_says_nothing_is_told_of() -> None:
    with running([sys.executable, "-c", HALF], stdout=subprocess.PIPE) as process:
        assert next_line(process) == "ready\n"
        with pytest.raises(AssertionError, match=r"(?s)after 0.5 s: .* said no more than 'and half'"):
            next_line(process, seconds=0.5)
    assert process.returncode == -signal.SIGKILL


def test_of_a_process_that_is_ended_the_last_words_are_kept() -> None:
    process = start([sys.executable, "-c", HALF], stdout=subprocess.PIPE)
    assert next_line(process) == "ready\n"
    assert end(process) == "and half"
    assert process.returncode == -signal.SIGKILL


def test_a_loop_that_waits_goes_round_once_at_least_and_then_fails() -> None:
    rounds = patiently("nothing came", 0)
    next(rounds)
    with pytest.raises(AssertionError, match="after 0 s: nothing came"):
        next(rounds)
    with pytest.raises(AssertionError, match="after 0 s: still nothing"):
        wait_until(lambda: False, lambda: "still nothing", 0, pause=0)
    wait_until(lambda: True, "never", 0)


def test_an_event_loop_that_does_not_end_is_ended() -> None:
    with pytest.raises(TimeoutError):
        completed(asyncio.sleep(600), 0.01)


def test_a_terminal_whose_command_talks_on_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminals, "COMMAND", [sys.executable, "-c", TALKING])
    with Terminal() as terminal:
        terminal.wait_for("and so on")
        monkeypatch.setattr(terminals, "PATIENCE", 1.0)
        with pytest.raises(AssertionError, match="the command does not end; the screen says:\nand so on\n"):
            terminal.status()


def test_a_server_that_does_not_start_is_taken_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Born] = []

    class Elsewhere:
        def bear(self, code: str, *given: Any) -> Born:
            begun.append(nursery().bear(READY, *given))
            return begun[0]

    monkeypatch.setattr(serving, "nursery", Elsewhere)
    monkeypatch.setattr(serving, "SECONDS_TO_START", 1.0)
    with pytest.raises(AssertionError, match="after 1 s: the server did not start:"):
        serving.Serving(tmp_path)
    assert begun[0].returncode == -signal.SIGKILL


@pytest.mark.parametrize(
    ("code", "status", "told"),
    [
        ("import atexit, os; atexit.register(print, os.environ)", 0, "environ({'ONLY': 'this'})"),
        ("raise SystemExit(3)", 3, ""),
        ("1 / 0", 1, "ZeroDivisionError"),
        ("import os; os.abort()", -signal.SIGABRT, ""),
    ],
)
def test_a_forked_server_ends_as_a_program_does(tmp_path: Path, code: str, status: int, told: str) -> None:
    log = tmp_path / "log.txt"
    log.touch()
    assert nursery().bear(code, log, {"ONLY": "this"}).wait(LONGEST) == status
    assert told in log.read_text("utf-8")


def test_a_server_that_talks_on_without_saying_it_is_not_listened_to_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    class Chatter:
        def recv(self, seconds: float) -> str:
            return '{"type": "presence", "seats": [], "spectators": 0}'

    line = guests.Line.__new__(guests.Line)
    line.heard, line.update, line.answered, line.code = [], {"table": {}}, {}, "gear-rust"
    setattr(line, "socket", Chatter())  # noqa: B010 - it is no socket
    monkeypatch.setattr(guests, "LONGEST", 0.1)
    with pytest.raises(
        AssertionError, match=r"after 0.1 s: it was not said: at gear-rust the last message was .*presence"
    ):
        line.wait(lambda: False)

"""Processes that tests start: they hear signals as at a terminal, and nobody waits for them for ever."""

import os
import select
import signal
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from tests.waiting import LONGEST, patiently

Process = subprocess.Popen[str]

RELIED_ON: Final = (signal.SIGINT, signal.SIGTERM)
KILLED: Final = 60.0  # seconds for the system to take away what was killed


def start(command: str | Sequence[str | Path], prepare: Callable[[], None] | None = None, **options: Any) -> Process:
    """`prepare` is done in the new process, before its program begins."""
    given: dict[str, Any] = {"stdin": subprocess.DEVNULL, "encoding": "utf-8", "errors": "surrogateescape", **options}
    return subprocess.Popen(command, preexec_fn=_beginning(prepare), **given)


def _beginning(prepare: Callable[[], None] | None) -> Callable[[], None] | None:
    """Whoever runs the tests in the background has them ignore Ctrl-C; what they start would inherit that."""
    ignored = [number for number in RELIED_ON if signal.getsignal(number) is signal.SIG_IGN]
    if not ignored or os.name == "nt":
        return prepare

    def begin() -> None:
        for number in ignored:
            signal.signal(number, signal.SIG_DFL)
        if prepare is not None:
            prepare()

    return begin


def run(
    command: str | Sequence[str | Path], typed: str | None = None, seconds: float = LONGEST, **options: Any
) -> subprocess.CompletedProcess[str]:
    """To its end; what it said."""
    stdin = subprocess.DEVNULL if typed is None else subprocess.PIPE
    process = start(command, stdin=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options)
    return finish(process, typed, seconds)


def finish(process: Process, typed: str | None = None, seconds: float = LONGEST) -> subprocess.CompletedProcess[str]:
    """Until it ends by itself; one that does not is ended."""
    try:
        out, error = process.communicate(typed, timeout=seconds)
    except subprocess.TimeoutExpired:
        said = end(process)
        raise AssertionError(f"{_name(process)} did not end in {seconds:g} s; it said:\n{said}") from None
    return subprocess.CompletedProcess(process.args, process.returncode, out, error)


def end(process: Process) -> str:
    """As the power would; what it had still to say."""
    process.kill()
    # Where its own children hold on to the pipes, their words are not worth waiting for.
    said: list[str | None] = []
    with suppress(subprocess.TimeoutExpired):
        said += process.communicate(timeout=KILLED)
    process.wait(KILLED)
    return "".join(filter(None, said))


@contextmanager
def running(command: str | Sequence[str | Path], **options: Any) -> Iterator[Process]:
    """A process that is gone when the block is left, whatever happened in it."""
    process = start(command, **options)
    try:
        yield process
    finally:
        end(process)


def next_line(process: Process, seconds: float = LONGEST) -> str:
    """What it says next, past every buffer: one that stops in the middle of a line is not waited for either."""
    assert process.stdout is not None
    said = bytearray()
    for _ in patiently(lambda: f"{_name(process)} said no more than {said.decode()!r}", seconds):
        if select.select([process.stdout], [], [], 0.1)[0]:
            piece = os.read(process.stdout.fileno(), 1)
            said.extend(piece)
            if piece in (b"", b"\n"):
                break
    return said.decode()


def _name(process: Process) -> str:
    return process.args if isinstance(process.args, str) else " ".join(map(str, process.args))  # type: ignore[arg-type]

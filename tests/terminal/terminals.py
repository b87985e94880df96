"""The real command, driven through a pipe or at a terminal of its own."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from codecs import getincrementaldecoder
from pathlib import Path

from tests.processes import end, run, start
from tests.waiting import patiently

COMMAND = [sys.executable, "-c", "from jalopy.cli import main; main()"]
SOURCES = Path(__file__).resolve().parents[2] / "src"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")
PATIENCE = 60.0  # seconds; a busy machine is no failure


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
    return {**kept, "JALOPY_PURE": "1", "PYTHONPATH": str(SOURCES), "TERM": "xterm-256color", **more}


def piped(*arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run to the end with these lines as input."""
    return run([*COMMAND, *arguments], typed=typed, env=environment(**more))


def _take_terminal() -> None:
    """So that Ctrl-C typed there reaches the command."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """A command in front of a screen of a given size, and somebody typing."""

    def __init__(self, *arguments: str, columns: int = 100, rows: int = 40, **more: str) -> None:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.keyboard = ours
        self.raw = ""
        self.seen = 0
        # What is typed is echoed at once, perhaps in the middle of a sign that is just being written.
        self._decoder = getincrementaldecoder("utf-8")("replace")
        self.process = start(
            [*COMMAND, *arguments],
            prepare=_take_terminal,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(**more),
            start_new_session=True,
        )
        os.close(theirs)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        end(self.process)
        os.close(self.keyboard)

    def type(self, line: str) -> None:
        os.write(self.keyboard, f"{line}\n".encode())

    def press(self, key: str) -> None:
        os.write(self.keyboard, key.encode())

    def wait_for(self, *words: str) -> str:
        """Until one of these is on the screen anew; says which."""
        for _ in patiently(lambda: self._complaint(f"none of {words} came"), PATIENCE):
            fresh = self.raw[self.seen :]
            for word in words:
                if word in fresh:
                    self.seen += fresh.index(word) + len(word)
                    return word
            if not self._read():
                break
        raise AssertionError(self._complaint(f"it ended, and none of {words} came"))

    def _read(self) -> bool:
        """What is there, or comes soon; whether the command may say more."""
        if not select.select([self.keyboard], [], [], 0.2)[0]:
            return True
        try:
            piece = os.read(self.keyboard, 65536)
        except OSError:  # the other end is closed
            return False
        self.raw += self._decoder.decode(piece)
        return bool(piece)

    def _complaint(self, what: str) -> str:
        return f"{what}; the screen says:\n{self.screen()}"

    def screen(self) -> str:
        """What the last picture, or what came after it, shows."""
        return ESCAPES.sub("", self.raw.rpartition("\x1b[H")[2])

    def status(self) -> int:
        """Wait for the end."""
        for _ in patiently(lambda: self._complaint("the command does not end"), PATIENCE):
            if not self._read():
                break
        return self.process.wait(PATIENCE)

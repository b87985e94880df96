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
import time
from codecs import getincrementaldecoder
from pathlib import Path

COMMAND = [sys.executable, "-c", "from jalopy.cli import main; main()"]
SOURCES = Path(__file__).resolve().parents[2] / "src"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")
PATIENCE = 60.0  # seconds; a busy machine is no failure


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
    return {**kept, "JALOPY_PURE": "1", "PYTHONPATH": str(SOURCES), "TERM": "xterm-256color", **more}


def piped(*arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run to the end with these lines as input."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="surrogateescape",
        env=environment(**more),
        timeout=PATIENCE * 2,
    )


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
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(**more),
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(theirs)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.keyboard)

    def type(self, line: str) -> None:
        os.write(self.keyboard, f"{line}\n".encode())

    def press(self, key: str) -> None:
        os.write(self.keyboard, key.encode())

    def wait_for(self, *words: str) -> str:
        """Until one of these is on the screen anew; says which."""
        end = time.monotonic() + PATIENCE
        while True:
            fresh = self.raw[self.seen :]
            for word in words:
                if word in fresh:
                    self.seen += fresh.index(word) + len(word)
                    return word
            if time.monotonic() > end or not self._read():
                raise AssertionError(f"None of {words} came; the screen says:\n{self.screen()}")

    def _read(self) -> bool:
        if not select.select([self.keyboard], [], [], PATIENCE)[0]:
            return False
        try:
            piece = os.read(self.keyboard, 65536)
        except OSError:  # the other end is closed
            return False
        self.raw += self._decoder.decode(piece)
        return bool(piece)

    def screen(self) -> str:
        """What the last picture, or what came after it, shows."""
        return ESCAPES.sub("", self.raw.rpartition("\x1b[H")[2])

    def status(self) -> int:
        """Wait for the end."""
        while self._read():
            continue
        return self.process.wait(PATIENCE)

"""The screen: at a terminal one picture that stays in its place, through a pipe one line after the other."""

import os
import select
import sys
import time
from io import TextIOWrapper
from typing import Final

from rich.console import Console, RenderableType

WIDEST: Final = 120
NARROWEST: Final = 40

HOME: Final = "\x1b[H"
CLEAR_LINE: Final = "\x1b[K"
CLEAR_BELOW: Final = "\x1b[J"
HIDE_CURSOR: Final = "\x1b[?25l"
SHOW_CURSOR: Final = "\x1b[?25h"
OWN_SCREEN: Final = "\x1b[?1049h"  # the shell's lines come back afterwards
SHELLS_SCREEN: Final = "\x1b[?1049l"


class Left(Exception):
    """The person has gone: by a command, an interrupt, or the end of the input. A note may be left to say."""

    def __init__(self, note: RenderableType | None = None) -> None:
        super().__init__()
        self.note = note


class Screen:
    def __init__(self, plain: bool, speed: float, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self.drawn = not plain and sys.stdin.isatty() and self.console.is_terminal and not self.console.is_dumb_terminal
        self.speed = speed
        self.hurry = False  # until the next question
        self._is_open = False
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        if self.drawn:
            _with_line_editing()

    def open(self) -> None:
        if self.drawn and not self._is_open:
            self._is_open = True
            self._write(OWN_SCREEN)

    def close(self) -> None:
        if self._is_open:
            self._is_open = False
            self._write(SHOW_CURSOR + SHELLS_SCREEN)

    def _write(self, text: str) -> None:
        self.console.file.write(text)
        self.console.file.flush()

    @property
    def width(self) -> int:
        return max(NARROWEST, min(self.console.width, WIDEST))

    @property
    def height(self) -> int:
        return self.console.height

    def print(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing, width=self.width)

    def say(self, thing: RenderableType) -> None:
        """A sentence with something in it to copy, which a line's end must not cut in two."""
        self.console.print(thing, soft_wrap=True)

    def lines(self, thing: RenderableType) -> list[str]:
        """A thing as lines of the screen, colours included."""
        with self.console.capture() as captured:
            self.print(thing)
        return captured.get().rstrip("\n").split("\n")

    def picture(self, lines: list[str]) -> None:
        """Put these lines in place of what was there."""
        shown = "".join(f"{line}{CLEAR_LINE}\n" for line in lines)
        self._write(f"{HIDE_CURSOR}{HOME}{shown}{CLEAR_BELOW}")

    def page(self, thing: RenderableType, prompt: str, more: str) -> None:
        """Something to read before the table comes back, a screenful at a time."""
        if not self._is_open:
            self.print(thing)
            return
        lines = self.lines(thing)
        full = max(self.height - 2, 1)
        for first in range(0, len(lines), full):
            self.picture(lines[first : first + full])
            is_last = first + full >= len(lines)
            if self.read(f"{prompt if is_last else more} › ").strip().lower() in ("q", "quit"):
                return

    def read(self, prompt: str) -> str:
        """One typed line."""
        self.hurry = False
        try:
            if self.drawn:
                self._write(SHOW_CURSOR)
                return _printable(input(prompt))
            self._write(prompt)
            line = sys.stdin.readline()
        except (EOFError, KeyboardInterrupt):
            raise Left from None
        if not line:
            raise Left
        if not sys.stdin.isatty():
            self._write(f"{_printable(line)}\n")  # as a terminal would echo it
        return _printable(line)

    @property
    def paced(self) -> bool:
        """Whether things are shown one after the other."""
        return self.drawn and self.speed > 0 and not self.hurry

    def pause(self, seconds: float) -> None:
        """Time to take something in; Enter cuts all pauses short until the next question."""
        if not self.paced or seconds <= 0:
            return
        try:
            if os.name == "nt":  # there is nothing like select for the keyboard
                time.sleep(seconds / self.speed)
            elif select.select([sys.stdin], [], [], seconds / self.speed)[0]:
                if not os.read(sys.stdin.fileno(), 4096):
                    raise Left
                self.hurry = True
        except (KeyboardInterrupt, OSError):
            raise Left from None


def _printable(line: str) -> str:
    return "".join(sign for sign in line if sign.isprintable())


def _with_line_editing() -> None:
    try:
        import readline  # noqa: F401 - importing it is what gives `input` its line editing
    except ImportError:
        return

"""Matches kept while they are played, so that a run that was interrupted goes on where it was.

A file in which the first line tells what is played, and each further one holds a match, in the order of the plan. A line counts
once it is whole.
"""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import IO, Any

import msgspec

from jalopy._page import lock
from jalopy.kernel.questions import Facts
from jalopy.lab.accumulators import Finished
from jalopy.lab.tables import NotWritten


class Journal:
    """Of one plan; `played` are its first matches."""

    def __init__(self, file: IO[bytes], played: Sequence[Finished]) -> None:
        self.played = played
        self._file = file

    def add(self, matches: Sequence[Finished]) -> None:
        self._file.write(b"".join(msgspec.json.encode(match) + b"\n" for match in matches))
        self._file.flush()


@contextmanager
def opened(name: str, plan: Facts) -> Iterator[Journal]:
    """A new one, or the one that is there if it is of the same plan. It is this run's alone meanwhile."""
    try:
        with open(os.open(name, os.O_RDWR | os.O_CREAT, 0o666), "r+b") as file:
            if not lock(file):
                raise NotWritten("tables-busy", folder=name)
            yield Journal(file, _played(file, name, plan))
    except OSError as error:
        raise NotWritten("tables-not-written", folder=name, reason=(error.strerror or str(error)).lower()) from None


def _played(file: IO[bytes], name: str, plan: Facts) -> list[Finished]:
    """What is there, after which the file ends: a line that was cut off is gone."""
    file.seek(0)
    lines = [line for line in file.read().splitlines(keepends=True) if line.endswith(b"\n")]
    file.seek(sum(map(len, lines)))
    file.truncate()
    if not lines:
        file.write(msgspec.json.encode(plan) + b"\n")
        return []
    try:
        there: Any = msgspec.json.decode(lines[0], type=dict[str, Any])
        played = [msgspec.json.decode(line, type=Finished) for line in lines[1:]]
    except msgspec.DecodeError:
        raise NotWritten("journal-broken", file=name) from None
    wanted: Any = msgspec.to_builtins(plan)
    differ = sorted(part for part in {*wanted, *there} if there.get(part) != wanted.get(part))
    if differ:
        raise NotWritten("journal-other-plan", file=name, differ=", ".join(differ))
    return played

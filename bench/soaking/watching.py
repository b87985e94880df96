"""What servers look like from outside while they run: memory, files and threads over time, and the lines of their logs."""

import contextlib
import json
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from bench.soaking.house import House
from tests.server.serving import Serving

WARM_UP: Final = 0.4  # of a process's life, at the beginning of which its memory may grow
SHORTEST: Final = 60.0  # seconds of a life that is told of
LONG_ENOUGH: Final = 600.0  # seconds after which matches begin and end all the time, so that memory should be flat
MEGABYTES: Final = 8.0  # that may come and go, or a tenth
FILES: Final = 25  # or a fifth, for sockets come and go too
THREADS: Final = 3
# Of errors that a database out of reach explains.
OF_THE_DATABASE: Final = (
    "OperationalError",
    "InterfaceError",
    "DBAPIError",
    "TimeoutError",
    "ConnectionRefusedError",
    "ConnectionResetError",
    "ConnectionDoesNotExistError",
    "ConnectionError",
    "OSError",
    "CannotConnectNowError",
    "AdminShutdownError",
    "CrashShutdownError",
    "PostgresConnectionError",
    "InternalClientError",  # asyncpg's word where the database says goodbye between two of ours
    "CancelledError",
)


@dataclass
class Sample:
    at: float
    megabytes: float
    files: int
    threads: int


@dataclass
class Life:
    """One process, from its start until it was killed or the end."""

    number: int
    samples: list[Sample] = field(default_factory=list)

    @property
    def seconds(self) -> float:
        return self.samples[-1].at - self.samples[0].at if self.samples else 0.0

    def settled(self) -> list[Sample]:
        first = self.samples[0].at + self.seconds * WARM_UP
        return [sample for sample in self.samples if sample.at >= first]


def growth(samples: list[Sample], what: Callable[[Sample], float]) -> tuple[float, float]:
    """By a straight line through them all: how much it grew in all that time, and the mean."""
    count = len(samples)
    mean_at = sum(sample.at for sample in samples) / count
    mean = sum(what(sample) for sample in samples) / count
    spread = sum((sample.at - mean_at) ** 2 for sample in samples)
    if not spread:
        return 0.0, mean
    slope = sum((sample.at - mean_at) * (what(sample) - mean) for sample in samples) / spread
    return slope * (samples[-1].at - samples[0].at), mean


class Watching:
    def __init__(self, house: House, excused: Callable[[], bool]) -> None:
        self.house = house
        self.excused = excused
        self.lives: dict[int, Life] = {}
        self.lines: Counter[str] = Counter()
        self.unexpected: list[str] = []
        self._read: dict[Path, int] = {}

    def look(self) -> None:
        for number, server in enumerate(self.house.servers):
            self._read_log(server)
            if number not in self.house.down:
                with contextlib.suppress(OSError, ValueError, StopIteration):
                    self.lives.setdefault(server.pid, Life(number)).samples.append(sample(server.pid))

    def _read_log(self, server: Serving) -> None:
        with server.log_file.open("rb") as file:
            file.seek(self._read.get(server.log_file, 0))
            text = file.read()
        whole = text[: text.rfind(b"\n") + 1]
        self._read[server.log_file] = self._read.get(server.log_file, 0) + len(whole)
        for line in whole.decode(errors="replace").splitlines():
            self._note(line)

    def _note(self, text: str) -> None:
        try:
            line: dict[str, Any] = json.loads(text[max(0, text.rfind('{"time"')) :])
        except ValueError:
            if text.strip():
                self.unexpected.append(text)
            return
        if line["level"] in ("debug", "info"):
            return
        self.lines[f"{line['level']}: {line['message']}"] += 1
        why = f"{line.get('error', '')} {line.get('reason', '')}"
        known = self.excused() and any(name in why for name in OF_THE_DATABASE)
        if line["level"] != "warning" and not known:
            self.unexpected.append(text[:600])

    # --- at the end -----------------------------------------------------------------------------------------------------

    def longest_lives(self) -> list[Life]:
        """Of each server the process that lived longest, if long enough."""
        lives = sorted(self.lives.values(), key=lambda life: -life.seconds)
        first = {life.number: life for life in reversed(lives) if life.seconds >= SHORTEST}
        return [first[number] for number in sorted(first)]

    def memory(self) -> list[dict[str, Any]]:
        """Of each server's longest life, after its warm-up: how memory, files and threads grew, and whether that is flat."""
        rows = []
        for life in self.longest_lives():
            settled = life.settled()
            megabytes, held = growth(settled, lambda sample: sample.megabytes)
            files, opened = growth(settled, lambda sample: sample.files)
            threads, _ = growth(settled, lambda sample: sample.threads)
            minutes = max(1e-9, (settled[-1].at - settled[0].at) / 60)
            flat = megabytes <= max(MEGABYTES, held / 10) and files <= max(FILES, opened / 5) and threads <= THREADS
            rows.append(
                {
                    "server": life.number,
                    "lived s": round(life.seconds),
                    "MB": round(held, 1),
                    "MB/min": round(megabytes / minutes, 3),
                    "MB grown": round(megabytes, 1),
                    "files": round(opened),
                    "files grown": round(files, 1),
                    "threads": settled[-1].threads,
                    "threads grown": round(threads, 1),
                    "flat": ("yes" if flat else "no") if life.seconds >= LONG_ENOUGH else "too short to tell",
                }
            )
        return rows


def sample(pid: int) -> Sample:
    status = Path(f"/proc/{pid}/status").read_text("utf-8").splitlines()

    def field_of(name: str) -> int:
        return int(next(line for line in status if line.startswith(f"{name}:")).split()[1])

    files = len(list(Path(f"/proc/{pid}/fd").iterdir()))
    return Sample(time.monotonic(), field_of("VmRSS") / 1024, files, field_of("Threads"))

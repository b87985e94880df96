"""Where the servers of the tests come from: a process that has read their libraries, and forks.

Reading them is most of what a start costs. Nothing of Jalopy is read before a server begins: it may be spoilt first, or run
uncompiled.
"""

import atexit
import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from tests.processes import KILLED, next_line, start
from tests.waiting import LONGEST

# Says of each server its number when it is born, and with which status when it has ended. A server is what comes out of the
# loop, and ends as a program does.
PROGRAM: Final = """
import json, os, select, signal, sys
import aiosqlite, alembic.command, fluent.runtime, httptools, msgspec, sqlalchemy.ext.asyncio, starlette.applications
import starlette.routing, starlette.websockets, uvicorn, uvicorn.supervisors, websockets.asyncio.server

def say(*words):
    os.write(1, (json.dumps(words) + "\\n").encode())

def order():
    bell, ring = os.pipe()
    os.set_blocking(ring, False)
    signal.set_wakeup_fd(ring)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    alive = 0
    while True:
        heard, _, _ = select.select([0, bell], [], [])
        if bell in heard:
            os.read(bell, 4096)
            while alive:
                pid, status = os.waitpid(-1, os.WNOHANG)
                if not pid:
                    break
                alive -= 1
                say("ended", pid, os.waitstatus_to_exitcode(status))
        if 0 in heard:
            line = sys.stdin.readline()
            if not line:
                sys.exit()
            pid = os.fork()
            if not pid:
                signal.set_wakeup_fd(-1)
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                os.close(bell)
                os.close(ring)
                return json.loads(line)
            alive += 1
            say("born", pid)

given = order()
for number, file in enumerate((os.devnull, given["log"], given["log"])):
    os.dup2(os.open(file, os.O_RDWR | os.O_APPEND), number)
os.closerange(3, 64)
os.environ.clear()
os.environ.update(given["environment"])
exec(given["code"])
"""


class Born:
    """One server: what is asked of a process, and known of it by its parent."""

    def __init__(self, nursery: "Nursery", pid: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._nursery = nursery

    def poll(self) -> int | None:
        self._nursery.listen(0)
        return self.returncode

    def wait(self, seconds: float = LONGEST) -> int:
        deadline = time.monotonic() + seconds
        while self.poll() is None:
            left = deadline - time.monotonic()
            if left <= 0:
                raise subprocess.TimeoutExpired("the server", seconds)
            self._nursery.listen(left)
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """As the power would."""
        self.send_signal(signal.SIGKILL)
        self.wait(KILLED)


class Nursery:
    def __init__(self) -> None:
        self._process = start([sys.executable, "-c", PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._children: dict[int, Born] = {}

    def bear(self, code: str, log: Path, environment: Mapping[str, str]) -> Born:
        assert self._process.stdin is not None
        order = {"code": code, "log": str(log), "environment": dict(environment)}
        self._process.stdin.write(f"{json.dumps(order)}\n")
        self._process.stdin.flush()
        born = None
        while born is None:
            born = self._hear()
        return born

    def listen(self, seconds: float) -> None:
        """For as long, or until somebody has ended."""
        assert self._process.stdout is not None
        if select.select([self._process.stdout], [], [], seconds)[0]:
            self._hear()

    def _hear(self) -> Born | None:
        """Whoever was born; or somebody has ended."""
        said = next_line(self._process)
        assert said, "the nursery ended"
        what, pid, *status = json.loads(said)
        if what == "ended":
            self._children.pop(pid).returncode = status[0]
            return None
        self._children[pid] = Born(self, pid)
        return self._children[pid]

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(KILLED)


@cache
def nursery() -> Nursery:
    """One for this process, when the first server is wanted."""
    made = Nursery()
    atexit.register(made.close)
    return made

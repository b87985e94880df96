"""A real server in a process of its own, on a free port of the loopback."""

import contextlib
import json
import os
import signal
import subprocess
import time
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
from tests.server.nursery import Born, nursery
from tests.waiting import wait_until

ROOT = Path(__file__).resolve().parents[2]
SECONDS_TO_START = 60.0
SECONDS_TO_STOP = 60.0
UNSPOILT = (
    "",
    "known seeds",
    "known luck",
    "short patience",
    "narrow doors",
    "a race in play",
    "quick to forget",
    "quick to pack",
    "long days",
    "soon tidy",
    "keen ears",
    "quick looks",
    "few looks",
    "deadly looks",
    "absent-minded workshop",
    "hasty workshop",
    "small workshop",
    "one box for an address",
    "endless trials",
)

http = httpx.Client(verify=False, timeout=60)  # nobody in particular: it keeps no cookies
http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))


def megabytes_of(pid: int) -> float:
    """Resident memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text("utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


class Serving:
    """Started with what `serve` takes; `rigged` names a function of tests.server.rigged that spoils something first."""

    def __init__(self, folder: Path, rigged: str = "", port: int = 0, **options: Any) -> None:
        options.setdefault("database", str(folder / "jalopy.db"))
        self.options = options
        self.rigged = rigged
        self.log_file = folder / f"log-{time.monotonic_ns()}.txt"
        self.port = port
        self.process: Born | None = None
        self.start()

    def start(self) -> None:
        """Also again, after it was killed: on the same port and the same database."""
        code = (
            f"import json, sys; sys.path.insert(0, {str(ROOT)!r})\n"
            "from tests.server import rigged\n"
            f"rigged.rig({self.rigged!r})\n"
            "from jalopy.server.run import serve\n"
            f"serve(**json.loads({json.dumps({**self.options, 'port': self.port, 'log_json': True})!r}))\n"
        )
        seen = len(self.log())
        # Compiled rules cannot be spoilt; the luck lies outside them.
        spoilt = self.rigged not in UNSPOILT
        environment = {**os.environ, "JALOPY_PURE": "1"} if spoilt else dict(os.environ)
        self.log_file.touch()
        self.process = process = nursery().bear(code, self.log_file, environment)

        def is_ready() -> bool:
            ready = "server ready" in self.log()[seen:]
            assert ready or process.poll() is None, f"the server ended:\n{self.log()}"
            return ready

        try:
            wait_until(is_ready, lambda: f"the server did not start:\n{self.log()}", SECONDS_TO_START, pause=0.02)
        except AssertionError:
            self.kill()
            raise
        if not self.port:
            ready = next(line for line in self.lines() if line["message"] == "listening")
            self.port = int(ready["address"].rstrip("/").rsplit(":", 1)[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    @property
    def megabytes(self) -> float:
        """Of the server's own process."""
        return megabytes_of(self.pid)

    @property
    def megabytes_of_workers(self) -> list[float]:
        """Of each process that thinks or checks for it; one that ends meanwhile is left out."""
        found = []
        for child in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text("utf-8").split():
            with contextlib.suppress(OSError):
                found.append(megabytes_of(int(child)))
        return found

    def log(self) -> str:
        return self.log_file.read_text("utf-8") if self.log_file.exists() else ""

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log().splitlines() if line.startswith("{")]

    def metric(self, name: str) -> float:
        text = http.get(f"{self.url}/metrics").text
        return next(float(line.split()[1]) for line in text.splitlines() if line.startswith(f"{name} "))

    def kill(self) -> None:
        """As the power would."""
        assert self.process is not None
        self.process.kill()

    def stop(self) -> int:
        """As an operator would; the exit status."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(SECONDS_TO_STOP)
            except subprocess.TimeoutExpired:
                self.kill()
        return self.process.wait(SECONDS_TO_STOP)

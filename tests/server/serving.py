"""A real server in a process of its own, on a free port of the loopback."""

import json
import os
import signal
import subprocess
import sys
import time
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parents[2]
SECONDS_TO_START = 60.0

http = httpx.Client(verify=False, timeout=20)  # nobody in particular: it keeps no cookies
http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))


class Serving:
    """Started with what `serve` takes; `rigged` names a function of tests.server.rigged that spoils something first."""

    def __init__(self, folder: Path, rigged: str = "", **options: Any) -> None:
        options.setdefault("database", str(folder / "jalopy.db"))
        self.options = options
        self.rigged = rigged
        self.log_file = folder / f"log-{time.monotonic_ns()}.txt"
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
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
        spoilt = self.rigged not in ("", "known seeds", "known luck")
        environment = {**os.environ, "JALOPY_PURE": "1"} if spoilt else dict(os.environ)
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", code], stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=environment
            )
        deadline = time.monotonic() + SECONDS_TO_START
        while "server ready" not in self.log()[seen:]:
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError(f"the server did not start:\n{self.log()}")
            time.sleep(0.02)
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
        self.process.wait()

    def stop(self) -> int:
        """As an operator would; the exit status."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()
        return self.process.returncode

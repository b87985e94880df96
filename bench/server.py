"""How many live tables one server process carries: four connected seats each, one answer per table and second.

    python bench/server.py [--tables 50,200,500] [--seconds 20] [--processes 1] [--champions 20 [--rounds 6]] [--peer] [--json]

The server runs in a process of its own with SQLite, the clients in another, over the loopback. For every answer the
time is taken from sending it until the event it causes has reached all four seats. With --peer the same driver asks
the same of boardgame.io's server with a simplified dice race (bench/peers/boardgame-io; needs Node). Several processes
share a PostgreSQL and a Redis, which are started from the binaries at hand. With --champions one server is measured in turns:
with nothing beside its tables, while so many more tables of all games keep a champion thinking, with as many answers of
rookies, who do not think, and while something else keeps a core busy; --rounds of them, each of --seconds.
"""

import argparse
import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT))

from bench.load import Client, Ours, Peer, drive  # noqa: E402

from bench import beside  # noqa: E402

SERVE = "import sys; from jalopy.server.run import serve; serve(port=int(sys.argv[1]), database=sys.argv[2])"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def memory_of(pid: int) -> float:
    """Resident memory in MB, of the server process alone."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def seconds_on_cpu(pid: int) -> float:
    """Of all its threads, to the nanosecond."""
    running = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in running) / 1e9


class Measured:
    """A server in a process of its own, ended when done."""

    def __init__(self, command: list[str], folder: Path, cwd: Path | None = None) -> None:
        self.log = (folder / "log.txt").open("wb")
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log, cwd=cwd)

    def wait_for(self, port: int) -> None:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and self.process.poll() is None:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    time.sleep(1)
                    return
            time.sleep(0.1)
        raise SystemExit("The server did not start; its log says:\n" + Path(self.log.name).read_text("utf-8"))

    def end(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.log.close()


def measure(kind: str, tables: int, seconds: float) -> dict[str, Any]:
    with measured(kind) as (server, client):
        pid = server.process.pid
        before = memory_of(pid)
        marks: dict[str, float] = {}

        def mark(moment: str) -> None:
            marks[moment] = seconds_on_cpu(pid)
            marks[f"{moment} memory"] = memory_of(pid)

        figures = asyncio.run(drive(client, tables, seconds, mark))
    figures["server"] = kind
    figures["load"] = round(os.getloadavg()[0], 1)
    figures["build"] = client.build
    figures["server cpu"] = round((marks["end"] - marks["begin"]) / figures["seconds"], 2)
    figures["kB per table"] = round((marks["end memory"] - before) * 1024 / tables)
    return figures


@contextlib.contextmanager
def measured(kind: str) -> Iterator[tuple[Measured, Client]]:
    """A server of that kind, and who talks to it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        port = free_port()
        if kind == "jalopy":
            server = Measured([sys.executable, "-c", SERVE, str(port), str(folder / "bench.db")], folder)
        else:
            server = Measured(["node", "server.mjs", str(port)], folder, HERE / "peers" / "boardgame-io")
        try:
            server.wait_for(port)
            yield server, Ours(port) if kind == "jalopy" else Peer(port)
        finally:
            server.end()


def measure_beside(tables: int, champions: int, seconds: float, rounds: int) -> list[dict[str, Any]]:
    with measured("jalopy") as (_, client):
        assert isinstance(client, Ours)
        return asyncio.run(beside.beside(client, tables, champions, seconds, rounds))


def measure_several(processes: int, tables: int, seconds: float) -> dict[str, Any]:
    from bench.scaling.live import many  # which measures by what stands here

    return many(tables, seconds, processes)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", default="50,200,500")
    options.add_argument("--seconds", type=float, default=20.0)
    options.add_argument("--processes", type=int, default=1)
    options.add_argument("--champions", type=int, default=0)
    options.add_argument("--rounds", type=int, default=6)
    options.add_argument("--peer", action="store_true")
    options.add_argument("--json", action="store_true")
    given = options.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the server under test is ended too
    rows = []
    for tables in [int(word) for word in given.tables.split(",")]:
        if given.processes > 1:
            rows.append(measure_several(given.processes, tables, given.seconds))
            if not given.json:
                print("jalopy        " + "  ".join(f"{name} {value}" for name, value in rows[-1].items()), flush=True)
            continue
        if given.champions:
            for row in measure_beside(tables, given.champions, given.seconds, given.rounds):
                rows.append(row)
                if not given.json:
                    beside.show(row)
            continue
        for kind in ("jalopy", "boardgame.io") if given.peer else ("jalopy",):
            rows.append(measure(kind, tables, given.seconds))
            if not given.json:
                show(rows[-1])
    if given.json:
        print(json.dumps(rows, indent=1))


def show(row: dict[str, Any]) -> None:
    print(
        f"{row['server']:<13} {row['build']:<9} {row['tables']:>4} tables {row['sockets']:>5} sockets  "
        f"{row['answers/s']:>6.1f} of {row['wanted/s']} answers/s  "
        f"p50 {row['p50 ms']:>6.1f}  p95 {row['p95 ms']:>6.1f}  p99 {row['p99 ms']:>6.1f} ms  "
        f"server {row['server cpu']:.2f} cores  {row['kB per table']} kB/table  "
        f"{row['bytes/answer']} bytes/answer  client {row['client cpu']:.2f} cores  "
        f"load {row['load']}",
        flush=True,
    )


if __name__ == "__main__":
    main()

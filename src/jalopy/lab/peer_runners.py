"""Other engines, each with its runner in bench/peers: how one is installed when it is first wanted, and called."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from jalopy import _builds

RUNNERS: Final = _builds.CHECKOUT / "bench" / "peers"
INSTALLED: Final = _builds.CHECKOUT / "build" / "peers"
STAMP: Final = "installed.txt"
RACE: Final = "race"
FROM_PYTHON: Final = "-from-python"
INSTALL_LIMIT: Final = 1800  # seconds of the clock
RUN_LIMIT: Final = 600
COMPILER_ERROR: Final = ": error: "

Figures = dict[str, float | None]


class Missing(Exception):
    """Why a peer is left out, as one sentence."""


@dataclass(frozen=True)
class Peer:
    """Another engine, and which games its runner knows."""

    folder: str
    name: str
    games: tuple[str, ...]
    in_node: bool = False
    installed: str = ""  # what, if that is not the engine itself
    jar: Path | None = None  # of an engine in Java, which is given

    @property
    def home(self) -> Path:
        return INSTALLED / self.folder


OURS: Final = Peer("jalopy", "Jalopy", (RACE,), installed="our kernel with the dice race, compiled in some minutes,")
PEERS: Final = (
    Peer("open-spiel", "OpenSpiel", ("pig", "tic-tac-toe", RACE)),
    Peer("pettingzoo", "PettingZoo", ("connect-four", RACE)),
    Peer("rlcard", "RLCard", ("leduc-holdem", "uno", RACE)),
    Peer("catanatron", "catanatron", ("catan",)),
    Peer("boardgame-io", "boardgame.io", (RACE,), in_node=True),
)


def install(peer: Peer, say: Callable[[str], None]) -> None:
    """Into a folder of its own, unless exactly this lies there already."""
    stamp = _stamp(peer)
    done = peer.home / STAMP
    if not done.is_file() or done.read_text("utf-8") != stamp:
        say(f"Installing {peer.installed or peer.name} once into build/peers/{peer.folder} …")
        shutil.rmtree(peer.home, ignore_errors=True)
        peer.home.mkdir(parents=True)
        if peer.in_node:
            _copy_programs(peer)
        _call(_install_command(peer), INSTALL_LIMIT, cwd=RUNNERS / peer.folder if peer.jar else peer.home)
        done.write_text(stamp, "utf-8")
    if peer.in_node:
        _copy_programs(peer)


def _install_command(peer: Peer) -> list[str]:
    source = RUNNERS / peer.folder
    if peer is OURS:
        return [sys.executable, str(source / "install.py"), str(peer.home)]
    if peer.in_node:
        return ["npm", "ci", "--no-audit", "--no-fund"]
    if peer.jar:
        return [
            "javac",
            "-cp",
            str(peer.jar),
            "-d",
            str(peer.home),
            *sorted(file.name for file in source.glob("*.java")),
        ]
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-warn-conflicts"]
    return [*pip, "--target", str(peer.home), "--requirement", str(source / "requirements.txt")]


def _copy_programs(peer: Peer) -> None:
    """Node looks for packages beside the program that asks for them."""
    for file in (RUNNERS / peer.folder).iterdir():
        if file.is_file():
            shutil.copy(file, peer.home)


def _stamp(peer: Peer) -> str:
    """Of all that is installed."""
    source = RUNNERS / peer.folder
    if peer is OURS:
        files = [*(_builds.PACKAGE / "kernel").glob("*.py"), *source.glob("dice_race/*.py"), source / "install.py"]
    elif peer.jar:
        files = list(source.glob("*.java"))
    else:
        files = [source / ("package-lock.json" if peer.in_node else "requirements.txt")]
    digest = hashlib.sha256(sys.version.encode())
    for file in sorted(files):
        digest.update(file.read_bytes())
    if peer.jar:
        digest.update(f"{peer.jar} {peer.jar.stat().st_size} {peer.jar.stat().st_mtime_ns}".encode())
    return digest.hexdigest()


def run(peer: Peer, game: str, what: str) -> Figures:
    """What the runner prints; what it measures is seconds, or "memory"."""
    command = [sys.executable, str(RUNNERS / peer.folder / "runner.py"), game, what]
    if peer.in_node:
        command = ["node", "--expose-gc", "runner.mjs", game, what]
    if peer.jar:
        classes = os.pathsep.join([str(peer.jar), str(peer.home)])
        command = ["java", "-Djava.awt.headless=true", "-cp", classes, "Measure", game, what]
    packages = peer.home
    if peer is OURS and game.removesuffix(FROM_PYTHON) != RACE:
        packages = _builds.PACKAGE.parent
    path = os.pathsep.join([str(packages), str(RUNNERS)])
    environment = {**os.environ, "PYTHONPATH": path, "NODE_ENV": "production"}
    figures: Figures = json.loads(_call(command, RUN_LIMIT, peer.home if peer.in_node else RUNNERS, environment))
    return figures


def _call(command: list[str], limit: float, cwd: Path, environment: dict[str, str] | None = None) -> str:
    """What it printed, or Missing with its last words, or a compiler's first."""
    try:
        done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, timeout=limit)
    except FileNotFoundError:
        raise Missing(f"there is no {command[0]} here.") from None
    except subprocess.TimeoutExpired:
        raise Missing(f"{Path(command[0]).name} was not done after {limit:.0f} seconds.") from None
    if done.returncode:
        words = (done.stderr or done.stdout).strip().splitlines() or ["it said nothing"]
        first_error = next((line for line in words if COMPILER_ERROR in line), words[-1])
        raise Missing(f"{first_error.rstrip('.')}.")
    return done.stdout


def version(peer: Peer) -> str:
    """As it is pinned; of a jar, when it was built."""
    source = RUNNERS / peer.folder
    if peer.jar:
        with ZipFile(peer.jar) as jar:
            year, month, day, *_ = max(info.date_time for info in jar.infolist())
        return f"of {year}-{month:02}-{day:02}"
    if peer.in_node:
        (pinned,) = json.loads((source / "package.json").read_text("utf-8"))["dependencies"].values()
        return str(pinned)
    return (source / "requirements.txt").read_text("utf-8").split()[0].partition("==")[2]

"""Our rules beside other engines, in one run: `jalopy bench --peers`.

Each game of a peer is measured in turn with one of ours, in several short rounds; the best round of each counts, for it was
disturbed least.
"""

import os
import platform
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime

from jalopy import _builds, games
from jalopy.kernel.errors import BadSetting, JalopyError
from jalopy.kernel.questions import Facts
from jalopy.lab.bench import ROUNDS, Progress
from jalopy.lab.peer_runners import (
    FROM_PYTHON,
    OURS,
    PEERS,
    RACE,
    RUNNERS,
    Figures,
    Missing,
    Peer,
    install,
    run,
    version,
)
from jalopy.lab.peer_tag import NAME, NOT_GIVEN, tag


@dataclass
class Measured:
    """The rounds of one game, and what a match of it takes."""

    rounds: list[Figures] = field(default_factory=list)
    memory_kb: float | None = None

    def best(self) -> Facts:
        return {
            "decisions_per_second": self.most("decisions_per_second"),
            "matches_per_second": self.most("matches_per_second"),
            "copy_us": min((took for figures in self.rounds if (took := figures["copy_us"]) is not None), default=None),
            "memory_kb": self.memory_kb,
        }

    def most(self, figure: str) -> float:
        return max(figures[figure] or 0.0 for figures in self.rounds)


@dataclass
class Pair:
    """A peer's game, and one of ours that is measured beside it: in the kernel's loop, and in Python's."""

    peer: Peer
    game: str
    ours: str
    theirs: Measured = field(default_factory=Measured)
    measured: Measured = field(default_factory=Measured)
    from_python: Measured = field(default_factory=Measured)

    def measure(self, seconds: float) -> None:
        """One round of each in turn."""
        self.measured.rounds.append(measure_ours(self.ours, str(seconds)))
        self.from_python.rounds.append(measure_ours(self.ours + FROM_PYTHON, str(seconds)))
        self.theirs.rounds.append(run(self.peer, self.game, str(seconds)))
        if len(self.theirs.rounds) == 1:
            self.theirs.memory_kb = run(self.peer, self.game, "memory")["memory_kb"]

    def as_data(self) -> Facts:
        decisions = self.theirs.most("decisions_per_second")
        ours = self.measured.most("decisions_per_second")
        ours_from_python = self.from_python.most("decisions_per_second")
        return {
            "peer": self.peer.name,
            "version": version(self.peer),
            "game": self.game,
            **self.theirs.best(),
            "ours": self.ours,
            "ours_decisions_per_second": ours,
            "ours_from_python_decisions_per_second": ours_from_python,
            "ratio": ours / decisions,
            "from_python_ratio": ours_from_python / decisions,
        }


def compare(
    game: str, seconds: float, say: Callable[[str], None], progress: Progress | None = None, jar: str | None = None
) -> Facts:
    """Our game beside the peers' own ones, and the dice race beside itself, each for about so many seconds; the jar is TAG's."""
    if seconds <= 0:
        raise BadSetting("measured-too-short", seconds=str(seconds))
    games.find(game)
    if not RUNNERS.is_dir():
        raise BadSetting("peers-without-checkout")
    given = [] if jar is None else [tag(jar)]
    left_out: list[Facts] = [] if given else [_without(NAME, NOT_GIVEN, say)]
    ready = [peer for peer in (OURS, *PEERS, *given) if _is_ready(peer, say, left_out)]
    pairs = [
        Pair(peer, theirs, RACE if theirs == RACE else game)
        for peer in ready
        if peer is not OURS
        for theirs in peer.games
        if theirs != RACE or OURS in ready
    ]
    alone = {
        name: Measured()
        for name in (game, f"{game}-without-history", RACE, "race-interpreted")
        if name != RACE or OURS in ready
    }
    steps = ROUNDS * (len(pairs) + len(alone))
    done = 0

    def tell() -> None:
        nonlocal done
        done += 1
        if progress is not None:
            progress(done, steps)

    for _ in range(ROUNDS):
        for name, measured in alone.items():
            measured.rounds.append(measure_ours(name, str(seconds / ROUNDS)))
            tell()
        for pair in list(pairs):
            try:
                pair.measure(seconds / ROUNDS)
            except Missing as reason:
                pairs.remove(pair)
                left_out.append(_without(pair.peer.name, f"{pair.game}: {reason}", say))
            tell()
    for name, measured in alone.items():
        measured.memory_kb = measure_ours(name, "memory")["memory_kb"]
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": f"{platform.system()}, {platform.machine()}, {os.cpu_count()} cores",
        "python": platform.python_version(),
        "build": _builds.build_told(),
        "rounds": ROUNDS,
        "seconds": seconds,
        "ours": [{"game": name, **measured.best()} for name, measured in alone.items()],
        "peers": [pair.as_data() for pair in pairs],
        "left_out": left_out,
    }


def measure_ours(game: str, what: str) -> Figures:
    try:
        return run(OURS, game, what)
    except Missing as reason:
        raise JalopyError(f"Our own rules could not be measured: {reason}") from None


def _is_ready(peer: Peer, say: Callable[[str], None], left_out: list[Facts]) -> bool:
    try:
        install(peer, say)
    except Missing as reason:
        left_out.append(_without(peer.name, str(reason), say))
        return False
    return True


def _without(name: str, why: str, say: Callable[[str], None]) -> Facts:
    say(f"{name} is left out: {why}")
    return {"peer": name, "why": why}

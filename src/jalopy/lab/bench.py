"""How fast the engine is: complete rules under the whole contract, answered by lot, on one core.

Events are built into the rules but nobody listens; the kernel keeps all that forks and undo need, at every question. Beside
it stands the figure without that history, as the lab plays by lot. The build that runs here and the pure one are measured in
turns of short rounds, so that a busy machine slows both, and the best round of each counts, for it was disturbed least.
"""

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Final

import jalopy
from jalopy import _builds, games
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.errors import BadSetting, JalopyError
from jalopy.kernel.match import Match, start_match
from jalopy.kernel.playout import play_out
from jalopy.kernel.questions import Facts

SEATS: Final = 4
SECONDS: Final = 10.0
ROUNDS: Final = 5

Progress = Callable[[int, int], None]
"""Told how many rounds are measured, and of how many."""


@dataclass(frozen=True)
class Round:
    """One round of one build."""

    compiled: bool
    decisions_per_second: float
    matches_per_second: float
    without_history: float  # decisions per second
    fork_us: float


def bench(game: str, seconds: float = SECONDS, progress: Progress | None = None) -> Facts:
    """The figures of this build, of the pure one, and their ratio, in about so many seconds."""
    if seconds <= 0:
        raise BadSetting("measured-too-short", seconds=str(seconds))
    games.find(game)
    share = seconds / ROUNDS / 2
    here: list[Round] = []
    pure: list[Round] = []
    for number in range(ROUNDS):
        here.append(measure(game, share))
        pure.append(_measure_pure(game, share))
        if progress is not None:
            progress(number + 1, ROUNDS)
    decisions = max(round.decisions_per_second for round in here)
    pure_decisions = max(round.decisions_per_second for round in pure)
    return {
        "game": game,
        "rules": games.find(game).version,
        "build": _builds.build_told(),
        "compiled": here[0].compiled,
        "seats": seats_for(game),
        "decisions_per_second": decisions,
        "pure_decisions_per_second": pure_decisions,
        "ratio": decisions / pure_decisions,
        "without_history_decisions_per_second": max(round.without_history for round in here),
        "matches_per_second": max(round.matches_per_second for round in here),
        "pure_matches_per_second": max(round.matches_per_second for round in pure),
        "fork_us": min(round.fork_us for round in here),
        "pure_fork_us": min(round.fork_us for round in pure),
        "rounds": ROUNDS,
        "taken": "best round",
        "python": platform.python_version(),
        "machine": platform.machine(),
    }


def seats_for(game: str) -> int:
    """Four, or the number of seats nearest to it."""
    return min(games.find(game).seat_counts, key=lambda seats: (abs(seats - SEATS), seats))


def measure(game: str, seconds: float) -> Round:
    """A third of the time whole matches, a third the same without history, a third forks."""
    rules = games.find(game)
    seats = seats_for(game)
    settings = rules.read_settings(seats, {})

    def start(number: int, history: bool = True) -> Match:
        return start_match(rules, seats, settings, FastChance(number), listening=False, history=history)

    def play_matches(history: bool) -> tuple[int, int, float]:
        """How many matches, how many decisions, in how many seconds."""
        matches = decisions = 0
        began = perf_counter()
        while (passed := perf_counter() - began) < seconds / 3 or not matches:
            matches += 1
            decisions += play_out(start(matches, history), Stream(matches))
        return matches, decisions, passed

    play_out(start(0), Stream(0))
    matches, decisions, passed = play_matches(history=True)
    _, light_decisions, light_passed = play_matches(history=False)
    number = forks = 0
    forking = 0.0
    began = perf_counter()
    while perf_counter() - began < seconds / 3 or not forks:
        number += 1
        count, took = fork_everywhere(start(number), Stream(number))
        forks += count
        forking += took
    return Round(
        compiled=_builds.build() == "compiled",
        decisions_per_second=decisions / passed,
        matches_per_second=matches / passed,
        without_history=light_decisions / light_passed,
        fork_us=forking / forks * 1e6,
    )


def fork_everywhere(match: Match, lot: Stream) -> tuple[int, float]:
    """At every question an honest fork for the seat that is asked: how many, and how many seconds they took."""
    forks = 0
    took = 0.0
    while (question := match.question) is not None:
        began = perf_counter()
        match.fork(question.seat)
        took += perf_counter() - began
        forks += 1
        match.take(question, question.options[lot.below(len(question.options))])
    return forks, took


def _measure_pure(game: str, seconds: float) -> Round:
    """A round of the sources themselves, in a process of their own."""
    source = str(Path(jalopy.__file__).resolve().parent.parent)
    path = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH", "")]))
    done = subprocess.run(
        [sys.executable, "-m", "jalopy.lab.bench", game, str(seconds)],
        env={**os.environ, "JALOPY_PURE": "1", "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        words = done.stderr.strip().splitlines() or ["it said nothing."]
        raise JalopyError(f"The pure build could not be measured: {words[-1]}")
    return Round(**json.loads(done.stdout))


if __name__ == "__main__":
    print(json.dumps(asdict(measure(sys.argv[1], float(sys.argv[2])))))

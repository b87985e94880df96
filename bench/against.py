"""The engine of this checkout beside that of another one, in turn: ratios, for machines differ and so do minutes.

    python bench/against.py PATH [--rounds 7] [--turns 10] [--seconds 0.4] [GAME ...]

PATH is another checkout with its rules compiled. A round has a process of each; they take short turns at the figures of
`jalopy bench`, the one that was second before first, so that what slows the machine slows both. A round tells the median of its
turns' ratios, the line the median of the rounds and, in brackets, the lowest and the highest of them.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final, Self

HERE: Final = Path(__file__).resolve().parents[1]
MEASURE: Final = """
import json, sys
from jalopy import _builds
from jalopy.lab.bench import measure
game, seconds = sys.argv[1], float(sys.argv[2])
measure(game, seconds)
print(json.dumps(getattr(_builds, "build_told", _builds.build)()), flush=True)
for turn in sys.stdin:
    found = measure(game, seconds)
    print(json.dumps([found.decisions_per_second, found.without_history, 1e6 / found.fork_us]), flush=True)
"""
FIGURES: Final = ("with history", "without", "forks")


class Engine:
    """A process that measures a checkout's engine whenever it is its turn."""

    def __init__(self, checkout: Path, game: str, seconds: float) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", MEASURE, game, str(seconds)],
            env={**os.environ, "PYTHONPATH": str(checkout / "src")},
            cwd=checkout,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.build: str = json.loads(self._line())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()

    def measured(self) -> list[float]:
        """What FIGURES names, each per second."""
        assert self._process.stdin is not None
        self._process.stdin.write("turn\n")
        self._process.stdin.flush()
        figures: list[float] = json.loads(self._line())
        return figures

    def _line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("An engine ended before it was asked to; what it said stands above.")
        return line


def medians(rows: list[list[float]]) -> list[float]:
    return [median(column) for column in zip(*rows, strict=True)]


def ratios(before: list[float], now: list[float]) -> list[float]:
    return [mine / other for mine, other in zip(now, before, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, metavar="PATH")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all by default")
    parser.add_argument("--rounds", type=int, default=7, help="pairs of processes")
    parser.add_argument("--turns", type=int, default=10, help="of each in a round")
    parser.add_argument("--seconds", type=float, default=0.4, help="of a turn")
    given = parser.parse_intermixed_args()
    from jalopy import games

    for game in given.games or games.names():
        rounds: list[list[float]] = []
        paces: list[list[float]] = []
        for _ in range(given.rounds):
            with Engine(given.other.resolve(), game, given.seconds) as other, Engine(HERE, game, given.seconds) as mine:
                builds = f"{other.build} -> {mine.build}"
                found: dict[Engine, list[list[float]]] = {other: [], mine: []}
                for turn in range(given.turns):
                    for engine in (other, mine) if turn % 2 else (mine, other):
                        found[engine].append(engine.measured())
                rounds.append(medians([ratios(*pair) for pair in zip(found[other], found[mine], strict=True)]))
                paces.append(medians(found[mine]))
        parts = [
            f"{name} {pace:,.0f}/s, {median(column):.2f}x ({min(column):.2f}-{max(column):.2f})"
            for name, pace, column in zip(FIGURES, medians(paces), zip(*rounds, strict=True), strict=True)
        ]
        print(f"{game:<17} " + "   ".join(parts) + f"   ({builds})", flush=True)


if __name__ == "__main__":
    main()

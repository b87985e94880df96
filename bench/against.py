"""The engine of this checkout beside that of another one, in turn: ratios, for machines differ and so do minutes.

    python bench/against.py PATH [--rounds 5] [--seconds 1] [GAME ...]

PATH is another checkout with its rules compiled. Every round asks both for the figures of `jalopy bench` in a process of its
own, the one that was second before first; of each the best round counts, for it was disturbed least.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parents[1]
MEASURE: Final = """
import json, sys
from jalopy import _builds
from jalopy.lab.bench import measure
found = measure(sys.argv[1], float(sys.argv[2]))
print(json.dumps([_builds.build(), found.decisions_per_second, found.without_history, 1e6 / found.fork_us]))
"""
FIGURES: Final = ("with history", "without", "forks")


def measured(checkout: Path, game: str, seconds: float) -> tuple[str, list[float]]:
    """The build, and decisions and forks per second."""
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    command = [sys.executable, "-c", MEASURE, game, str(seconds)]
    done = subprocess.run(command, env=environment, cwd=checkout, capture_output=True, text=True, check=True)
    build, *figures = json.loads(done.stdout)
    return build, figures


def best(rounds: list[list[float]]) -> list[float]:
    return [max(column) for column in zip(*rounds, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, metavar="PATH")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all by default")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of a round of one of them")
    given = parser.parse_intermixed_args()
    from jalopy import games

    checkouts = (given.other.resolve(), HERE)
    for game in given.games or games.names():
        found: dict[Path, list[list[float]]] = {checkout: [] for checkout in checkouts}
        builds: dict[Path, str] = {}
        for number in range(given.rounds):
            for checkout in checkouts if number % 2 else reversed(checkouts):
                builds[checkout], figures = measured(checkout, game, given.seconds)
                found[checkout].append(figures)
        before, now = (best(found[checkout]) for checkout in checkouts)
        parts = [f"{name} {now[place]:,.0f}/s, {now[place] / before[place]:.2f}x" for place, name in enumerate(FIGURES)]
        print(f"{game:<17} " + "   ".join(parts) + f"   ({builds[checkouts[0]]} -> {builds[HERE]})", flush=True)


if __name__ == "__main__":
    main()

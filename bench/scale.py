"""Where the first limit lies with many players: a simulation of processes, bus and database, on measured costs.

    python bench/scale.py [--players 5000000] [--json]
    python bench/scale.py --write docs/scale.md

What an answer, a notice and a commit cost is measured by bench/cost.py and kept in bench/scaling/measured.json; what people
do is assumed, in bench/scaling/world.py. Sizes follow from that by counting, the times that people wait by simulating every
answer at the busiest moment (bench/scaling/cell.py). The same figures always make the same page.
"""

import argparse
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bench.scaling.cell import simulate  # noqa: E402
from bench.scaling.figures import measured  # noqa: E402
from bench.scaling.simulated import costs_of, tell_simulated  # noqa: E402
from bench.scaling.telling import write  # noqa: E402
from bench.scaling.world import STEPS, size  # noqa: E402


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--players", type=int)
    options.add_argument("--json", action="store_true", help="with --players")
    options.add_argument("--write", type=Path, metavar="PAGE")
    given = options.parse_args()
    if given.write:
        write(given.write)
    elif given.players:
        show(given.players, given.json)
    else:
        print(tell_simulated(measured()))


def show(players: int, as_json: bool) -> None:
    costs = costs_of(measured())
    found: list[dict[str, object]] = []
    for design in STEPS:
        parts = size(design, costs, players)
        used = {} if parts is None else {part: round(share, 3) for part, share in parts.used().items()}
        run = simulate(parts) if parts is not None and parts.fits else {}
        sized = {} if parts is None else {"processes": parts.processes, "cells": parts.cells}
        found.append(
            {"design": design.name, **sized, "used": used, **{name: round(value, 3) for name, value in run.items()}}
        )
    if as_json:
        print(json.dumps(found, indent=1))
    else:
        for line in found:
            print("\n".join(f"{name}: {value}" for name, value in line.items()), end="\n\n")


if __name__ == "__main__":
    main()

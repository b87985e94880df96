"""What a table, an answer, a byte and a watcher cost, measured on this machine against real servers over the loopback.

    python bench/cost.py [--only games,watchers,idle,processes,bus,database,tables] [--seconds 30] [--json]
    python bench/cost.py --write docs/scale.md

Servers run in processes of their own, clients in this one; PostgreSQL and Redis are started from the binaries at hand and are
gone afterwards. With --write the figures are kept (bench/scaling/measured.json), and the tables in that page, those of the
simulation that stands on them too (bench/scale.py), are written anew. With --only the other figures stay as they are kept.
All of it takes about twelve minutes, none of it more than one at a time.
"""

import argparse
import json
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bench.scaling import kept, live  # noqa: E402
from bench.scaling.figures import MEASURED, measured  # noqa: E402
from bench.scaling.machine import load, this_machine  # noqa: E402
from bench.scaling.telling import tell_measured, write  # noqa: E402

from jalopy import games  # noqa: E402

AT_ONCE: Final = (100, 250, 500)  # tables of one process, against which the simulation is held
SHARED: Final = (100, 200)  # and of two processes on PostgreSQL


def of_games(seconds: float) -> dict[str, Any]:
    return {name: live.game(name, seconds) for name in games.names()}


def of_watchers(seconds: float) -> list[dict[str, Any]]:
    return [live.crowd(watchers, seconds) for watchers in live.CROWDS]


def of_the_database(_: float) -> dict[str, Any]:
    found: dict[str, Any] = {"games": {}}
    for name in games.names():
        matches = [kept.Played(name, number) for number in range(kept.MATCHES)]
        stores = {store: kept.sizes(store, matches) for store in ("sqlite", "postgres")}
        answers = round(sum(match.answers for match in matches) / len(matches))
        record = round(sum(len(match.record) for match in matches) / len(matches) / 1000, 1)
        found["games"][name] = {"answers per match": answers, "record kB": record, **stores}
    found["commits"] = {store: kept.commits(store) for store in kept.STORES}
    return found | {"load": load()}


def of_tables(seconds: float) -> list[dict[str, Any]]:
    one = [live.many(tables, seconds) for tables in AT_ONCE]
    return one + [live.many(tables, seconds, processes=2) for tables in SHARED]


PARTS: Final[dict[str, Callable[[float], Any]]] = {
    "games": of_games,
    "watchers": of_watchers,
    "idle": lambda _: live.idle(),
    "processes": live.several,
    "bus": lambda _: live.bus(),
    "database": of_the_database,
    "tables": of_tables,
}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--only", default=",".join(PARTS))
    options.add_argument(
        "--seconds", type=float, default=30.0, help="of play for each figure; a server's chores take 30 to come round"
    )
    options.add_argument("--json", action="store_true")
    options.add_argument("--write", type=Path, metavar="PAGE")
    given = options.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that what was started is ended too
    figures = measured() | {"machine": this_machine()}
    for part in given.only.split(","):
        began = time.monotonic()
        figures[part] = PARTS[part](given.seconds)
        print(f"{part}: {time.monotonic() - began:.0f} s, load {load()}", file=sys.stderr, flush=True)
    if given.write:
        MEASURED.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
        write(given.write)
    print(json.dumps(figures, indent=1) if given.json else tell_measured(figures))


if __name__ == "__main__":
    main()

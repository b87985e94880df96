"""What attacks on a server cost: those of docs/defences.md, one after the other, against a real server over the loopback.

    python bench/attacks.py [--only NAME] [--json]

A server on SQLite is started in a process of its own, and in another one eight tables of four play beside the attacks, about
twenty answers a second together. Of each attack is told what was sent, what came of it, the server's resident memory before, at
its peak and after some seconds of rest, with its workers' in brackets, and how long the answers of those who play beside it took
until all four seats had them. "stolen" is the share of all cores that the machine below this one gave to others meanwhile:
times are not judged where it is 5 % or more. "through" is how many tries of being unfair were not refused.

Whatever is not so is told in one sentence, and the exit status is 1: nothing may get through, memory afterwards is at most 1.2
times what it was before, and 99 of 100 answers of the others take at most 100 ms. Python keeps most of the memory that it once
needed, for the next time, and machines are busy with others now and then: where a bound is broken, the attack is made once more,
and has to keep to it then.

Attackers come from addresses that have no privilege, and stand back for the server where cores are few. The server is an ordinary
one but for its patience, so that this ends within ten minutes: rooms leave memory after three seconds (not ten minutes), a bot may
play on for whoever is away after two (not a minute), and for whoever does not answer after three (not two minutes). For the attack
through another process it starts a Redis and a second server.
"""

import argparse
import json
import os
import shutil
import signal
import sys
import tempfile
import textwrap
import time
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.attacking import bombs, fairness, workshop
from bench.attacking.stage import MOST_STOLEN, Attack, Row, Stage, Told
from tests.server.engines import own_redis

from jalopy import _builds

NOTHING: Final = "nothing"
ANOTHER_PROCESS: Final = "another-process"
ATTACKS: Final[dict[str, Attack]] = {
    "consent-by-bot": fairness.consent_by_bot,
    ANOTHER_PROCESS: fairness.through_another_process,
    "never-answers": fairness.never_answers,
    "kinds": fairness.kinds_of_questions,
    "names": fairness.names_and_chairs,
    "course-bomb": bombs.course_bomb,
    "undo-bomb": bombs.undo_bomb,
    "socket-bombs": bombs.socket_bombs,
    "silent": bombs.silent_connections,
    "presence": bombs.presence,
    "lobby-jam": bombs.lobby_jam,
    "bot-tables": bombs.bot_tables,
    "gets": bombs.gets_without_end,
    "bad-boxes": workshop.bad_boxes,
    "trials": workshop.trials_without_end,
    "workshop-jam": workshop.jam,
    "reports": workshop.reports_in_a_loop,
}
HEADS: Final = ("attack", "s", "through", "MB before", "peak", "after", "ratio", "p50 ms", "p99", "longest", "stolen")
WIDTHS: Final = (21, 5, 9, 14, 20, 14, 6, 7, 7, 8, 6)


def no_attack(stage: Stage) -> Told:
    for _ in fairness.for_a_while():
        time.sleep(1)
    return Told("nothing, for comparison", "nothing")


def cells(row: Row) -> list[str]:
    through = f"{row.told.through} of {row.told.tries}" if row.told.tries else ""
    times = [f"{row.took_at(share) * 1000:.1f}" for share in (0.5, 0.99, 1.0)]
    return [
        row.name,
        f"{row.seconds:.0f}",
        through,
        str(row.before),
        str(row.peak),
        str(row.after),
        f"{row.ratio:.2f}",
        *times,
        f"{row.stolen:.0%}",
    ]


def show(row: Row) -> None:
    print("  ".join(f"{cell:>{width}}" for cell, width in zip(cells(row), WIDTHS, strict=True)))
    for text in (f"sent: {row.told.sent}", f"answered: {row.told.answered}"):
        print(textwrap.indent(text, " " * 8))
    for problem in [*row.problems, *row.broken]:
        print(f"     !! {problem}")
    if row.slow and row.stolen >= MOST_STOLEN:
        print("      ? the others waited long, but the machine was busy elsewhere: this tells nothing")
    sys.stdout.flush()


def as_facts(row: Row) -> dict[str, Any]:
    facts: dict[str, Any] = dict(zip(HEADS, cells(row), strict=True))
    return {**facts, "sent": row.told.sent, "answered": row.told.answered, "problems": [*row.problems, *row.broken]}


def attacked(only: str, quiet: bool) -> list[Row]:
    """All that was measured; of an attack that was made twice, the first keeps its broken bounds to itself."""
    rows: list[Row] = []

    def note(row: Row) -> None:
        rows.append(row)
        if not quiet:
            show(row)

    def attack(stage: Stage, name: str) -> None:
        note(stage.measure(name, ATTACKS[name]))
        if rows[-1].broken or rows[-1].slow:
            note(stage.measure(f"{name} again", ATTACKS[name]))
            rows[-2].broken = []

    names = [name for name in ATTACKS if only in ("", name)]
    here = [name for name in names if name != ANOTHER_PROCESS]
    if here:
        with tempfile.TemporaryDirectory() as folder, Stage(Path(folder)) as stage:
            note(stage.measure(NOTHING, no_attack, 0.0))
            rows[-1].broken = []  # it is what the others are compared with
            for name in here:
                attack(stage, name)
    if ANOTHER_PROCESS in names:
        if shutil.which("redis-server") is None:
            print(f"{ANOTHER_PROCESS}: not run, for there is no redis-server on PATH")
        else:
            with (
                tempfile.TemporaryDirectory() as folder,
                own_redis() as redis,
                Stage(Path(folder), redis) as stage,
            ):
                attack(stage, ANOTHER_PROCESS)
    return rows


def main(arguments: list[str]) -> int:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--only", choices=list(ATTACKS), default="", metavar="NAME", help=", ".join(ATTACKS))
    reader.add_argument("--json", action="store_true")
    given = reader.parse_args(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the server under test is ended too
    if not given.json:
        print(f"{_builds.build()} rules, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
        print("  ".join(f"{head:>{width}}" for head, width in zip(HEADS, WIDTHS, strict=True)), flush=True)
    rows = attacked(given.only, given.json)
    if given.json:
        print(json.dumps([as_facts(row) for row in rows], indent=1))
    else:
        print(f"load {os.getloadavg()[0]:.1f}")
    problems = [f"{row.name}: {problem}" for row in rows for problem in [*row.problems, *row.broken]]
    for sentence in problems:
        print(sentence, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

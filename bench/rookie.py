"""Whether the rookie of this checkout still answers as another checkout's does, and how much faster it is.

    python bench/rookie.py ../other [--questions 10000] [game ...]

The other checkout's rookies play whole matches, with the settings of TABLES in turn. Then both checkouts play these
matches again, in turn, each in a process of its own: at every question both rookies choose, and the recorded answer is
taken. What counts is processor time for choosing, the view included. A table counts as often as it was asked. Garbage is looked
for as seldom as the lab's workers do, in both.
"""

import argparse
import gc
import json
import os
import subprocess
import sys
from pathlib import Path
from time import process_time_ns
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent.parent
RARELY: Final = (50_000, 20, 20)  # as jalopy.bots.workers has it, which older checkouts lack
LONG_RING: Final = ("R" + "S" * 14) * 4

Table = tuple[str, int, dict[str, object]]
"""A few words for the row, seats, settings."""

EXPANSION: Final = ("new_racers", "slime_trail", "scrap_yard", "salvager", "pit_stop")

TABLES: Final[dict[str, list[Table]]] = {
    "scrap-racer": [
        ("2 seats", 2, {}),
        ("4 seats", 4, {}),
        ("3 seats, circuit D", 3, {"track": "D"}),
        ("4 seats, Expansion 1", 4, dict.fromkeys(EXPANSION, True)),
        ("6 seats, other rulings", 6, {"track": "F", "jackal": "always", "catch_up": "rank"}),
        ("2 seats, 60 tiles", 2, {"track": LONG_RING, "any_tiles": True}),
    ],
    "home-racers": [
        ("2 seats", 2, {}),
        ("4 seats", 4, {}),
        ("4 seats, kitchen", 4, {"course": "kitchen"}),
        ("3 seats, bookshelf, strict", 3, {"course": "bookshelf", "strict_limits": True}),
        ("2 seats, bedroom, options", 2, {"course": "bedroom", "skidding": True, "hard_braking": True}),
    ],
    "wacky-races": [
        ("2 seats", 2, {}),
        ("4 seats", 4, {}),
        ("6 seats", 6, {}),
        ("3 seats, championship", 3, {"championship": "season-1"}),
    ],
    "scrapyard-empire": [
        ("2 seats", 2, {}),
        ("4 seats", 4, {}),
        ("3 seats, both sets", 3, {"characters": "both"}),
        ("4 seats, no memory aid", 4, {"characters": "both", "memory_aid": False}),
        ("solitaire", 1, {}),
    ],
}


# --- a checkout at work -----------------------------------------------------------------------------------------------


def work() -> None:
    """Jobs come in line by line, and their results go out."""
    from jalopy import _builds, games
    from jalopy.bots.bot import Chair
    from jalopy.bots.lots import key_of
    from jalopy.bots.registry import find
    from jalopy.kernel.chance import FastChance, Stream
    from jalopy.kernel.match import new_match

    gc.set_threshold(*RARELY)
    for line in sys.stdin:
        job = json.loads(line)
        match = new_match(games.find(job["game"]), job["seats"], job["settings"], FastChance(job["seed"]), False)
        rookie = find("rookie", job["game"])
        rookie.forget()
        chairs = [Chair(match, seat, Stream(key_of(job["seed"], seat))) for seat in range(match.seats)]
        recorded = job.get("answers")
        chosen: list[str] = []
        spent: dict[str, list[int]] = {}
        while (question := match.question) is not None and len(chosen) < job["most"]:
            chair = chairs[question.seat]
            began = process_time_ns()
            option = rookie.choose(chair)
            took = process_time_ns() - began
            of_kind = spent.setdefault(question.kind, [0, 0])
            of_kind[0] += 1
            of_kind[1] += took
            chosen.append(option.key)
            match.answer(option.key if recorded is None else recorded[len(chosen) - 1])
        print(json.dumps({"chosen": chosen, "spent": spent, "build": _builds.build()}), flush=True)


class Checkout:
    def __init__(self, root: Path, pure: bool) -> None:
        environment = {**os.environ, "PYTHONPATH": str(root / "src"), "PYTHONHASHSEED": "0"}
        if pure:
            environment["JALOPY_PURE"] = "1"
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).resolve()), "--work"],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def do(self, job: dict[str, Any]) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(job) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


# --- both of them -----------------------------------------------------------------------------------------------------


class Row:
    """What came of the matches at one table."""

    def __init__(self) -> None:
        self.questions = self.different = 0
        self.spent = [0, 0]  # nanoseconds: the other checkout, this one
        self.by_kind: dict[str, list[int]] = {}  # times asked, nanoseconds of each
        self.differences: dict[str, int] = {}

    def add(self, old: Any, new: Any) -> None:
        self.questions += len(old["chosen"])
        self.different += sum(one != other for one, other in zip(old["chosen"], new["chosen"], strict=True))
        for place, done in enumerate((old, new)):
            for kind, (asked, took) in done["spent"].items():
                of_kind = self.by_kind.setdefault(kind, [0, 0, 0])
                of_kind[0] += asked if place == 0 else 0
                of_kind[place + 1] += took
                self.spent[place] += took

    def text(self, name: str) -> str:
        old, new = (took / max(1, self.questions) / 1000 for took in self.spent)
        return (
            f"{name:28} {self.questions:>9,} {self.questions - self.different:>9,} {self.different:>9,} "
            f"{old:>10.1f} {new:>10.1f} {old / max(new, 1e-9):>7.1f}"
        )


def compare(game: str, tables: list[Table], checkouts: list[Checkout], wanted: int, most: int) -> Row:
    recording, old, new = checkouts
    total, rows = Row(), [Row() for _ in tables]
    seed = 0
    while total.questions < wanted:
        for row, (name, seats, settings) in zip(rows, tables, strict=True):
            job = {"game": game, "seats": seats, "settings": settings, "seed": seed, "most": most}
            recorded = recording.do(job)
            again = {**job, "answers": recorded["chosen"]}
            first, second = (old, new) if seed % 2 else (new, old)
            done = {first: first.do(again), second: second.do(again)}
            assert done[old]["chosen"] == recorded["chosen"], f"{game}, {name}, seed {seed}: not the same twice"
            row.add(done[old], done[new])
            total.add(done[old], done[new])
            if total.questions >= wanted:
                break
        seed += 1
    for row, (name, _, _) in zip(rows, tables, strict=True):
        print(row.text(f"  {name}"), flush=True)
    print(total.text(game), flush=True)
    return total


def main() -> int:
    wishes = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    wishes.add_argument("other", nargs="?", type=Path, help="the other checkout, compiled")
    wishes.add_argument("games", nargs="*", metavar="game", help=f"of {', '.join(TABLES)}; without one, all of them")
    wishes.add_argument("--questions", type=int, default=10_000, help="of each game")
    wishes.add_argument("--most", type=int, default=1_000_000, help="of one match")
    wishes.add_argument("--kinds", action="store_true", help="a row for each kind of question too")
    wishes.add_argument("--pure", action="store_true", help="without compiled rules on either side")
    wishes.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    wish = wishes.parse_args()
    if wish.work:
        work()
        return 0
    if wish.other is None:
        wishes.error("which other checkout?")
    other = wish.other.resolve()
    checkouts = [
        Checkout(root, wish.pure) for root in (other, other, HERE)
    ]  # who records may remember, who is timed not
    print(f"{'':28} {'questions':>9} {'same':>9} {'different':>9} {'other µs':>10} {'this µs':>10} {'ratio':>7}")
    different = 0
    try:
        for game in wish.games or list(TABLES):
            total = compare(game, TABLES[game], checkouts, wish.questions, wish.most)
            different += total.different
            if wish.kinds:
                for kind, (asked, before, after) in sorted(total.by_kind.items(), key=lambda item: -item[1][2]):
                    print(
                        f"    {kind:24} {asked:>9,} {'':19} {before / asked / 1e3:>10.1f} {after / asked / 1e3:>10.1f}"
                    )
    finally:
        for checkout in checkouts:
            checkout.close()
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())

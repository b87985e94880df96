"""Whether what goes over the wire depends on what its reader cannot know: many matches, and twins of each.

    python bench/interference.py [--matches 1000] [--cuts 2] [--processes 1] [--seed 1] [--json] [game ...]

Matches of each game are played by lot, at tables of all sizes and with every value of every setting. At some moments of each
a twin is made for every seat and for a spectator: faces that this watcher does not know lie otherwise, or the dice to come are
others. All bytes that both are sent from there on are compared, entry by entry: views, scenes, questions, and who is asked.
Differences are told in a sentence each, and there must be none.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.conformance.tables import Case, covering, few
from tests.server.rooms import header
from tests.server.twins import Comparison, compare

from jalopy import _builds, games
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.match import start_match
from jalopy.kernel.playout import play_out

LONGEST: Final = 500  # decisions of a match by lot: settings that make longer ones are left out
TOGETHER: Final = 10  # matches that are one task
EVERY: Final = 30.0  # seconds between two words about how far it has come

Task = tuple[str, int, list[int], int]  # game, case, seeds, cuts


def cases(game: str) -> list[Case]:
    """Every number of seats and every value of every setting, as far as the matches are not too long."""
    found = [*few(games.find(game)), *covering(games.find(game))]
    return [case for case in found if _length(case) <= LONGEST]


def _length(case: Case) -> int:
    match = start_match(case.game, case.seats, case.values, FastChance(1), listening=False, history=False)
    return play_out(match, Stream(1))


def tasks(game: str, matches: int, cuts: int, seed: int) -> list[Task]:
    at = range(len(cases(game)))
    numbers: dict[int, list[int]] = {case: [] for case in at}
    for number in range(matches):
        numbers[number % len(at)].append(seed + number)
    return [
        (game, case, seeds[first : first + TOGETHER], cuts)
        for case, seeds in numbers.items()
        for first in range(0, len(seeds), TOGETHER)
    ]


def work(task: Task) -> tuple[str, Comparison, float]:
    game, number, seeds, cuts = task
    began = time.process_time()
    found = Comparison()
    case = _cases(game)[number]
    for seed in seeds:
        compare(header(case.seats, seed, game, **case.given), seed, found, cuts)
    return game, found, time.process_time() - began


_KEPT: dict[str, list[Case]] = {}


def _cases(game: str) -> list[Case]:
    if game not in _KEPT:
        _KEPT[game] = cases(game)
    return _KEPT[game]


def done(all_tasks: list[Task], processes: int) -> Iterator[tuple[str, Comparison, float]]:
    if processes == 1:
        yield from map(work, all_tasks)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(work, all_tasks)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--matches", type=int, default=1000, help="of each game")
    options.add_argument("--cuts", type=int, default=2, help="moments of a match at which twins are made")
    options.add_argument("--processes", type=int, default=1)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--json", action="store_true")
    options.add_argument("games", nargs="*", metavar="game", help="all, unless named")
    given = options.parse_args()
    if unknown := set(given.games) - set(games.GAMES):
        options.error(f"there is no game {unknown.pop()!r}; known are {', '.join(games.GAMES)}")
    wanted = given.games or list(games.GAMES)
    found = {game: Comparison() for game in wanted}
    seconds = dict.fromkeys(wanted, 0.0)
    all_tasks = [task for game in wanted for task in tasks(game, given.matches, given.cuts, given.seed)]
    began = said = time.monotonic()
    for game, part, took in done(all_tasks, given.processes):
        found[game].add(part)
        seconds[game] += took
        if time.monotonic() - said >= EVERY and not given.json:
            said = time.monotonic()
            many = sum(each.matches for each in found.values())
            wrong = sum(len(each.differences) for each in found.values())
            print(f"{said - began:6.0f} s: {many} matches, {wrong} differences", flush=True)
    show(found, seconds, given.json)
    differences = [sentence for each in found.values() for sentence in each.differences]
    for sentence in differences[:20]:
        print(sentence, file=sys.stderr)
    return 1 if differences else 0


def show(found: dict[str, Comparison], seconds: dict[str, float], as_json: bool) -> None:
    rows = [
        {
            "game": game,
            "matches": each.matches,
            "tables": len(_cases(game)),
            "messages compared": each.compared,
            "MB": round(each.bytes / 1e6, 1),
            "faces lay otherwise": each.dealt_otherwise,
            "other dice": each.other_dice,
            "differences": len(each.differences),
            "seconds of one core": round(seconds[game]),
        }
        for game, each in found.items()
    ]
    if as_json:
        print(json.dumps({"build": _builds.build(), "games": rows}, indent=1))
        return
    print(f"{_builds.build()} rules")
    print("  ".join(f"{name:>{max(16, len(name))}}" for name in rows[0]))
    for row in rows:
        print("  ".join(f"{value!s:>{max(16, len(name))}}" for name, value in row.items()))


if __name__ == "__main__":
    sys.exit(main())

"""How a runner in Python measures its games: nothing but the standard library, for every peer has its own packages.

A runner gives each game as three functions, made when it is wanted, and is called as `runner.py GAME SECONDS`
for its speed or `runner.py GAME memory`. It prints one line of JSON. Seconds are those of the processor, which a busy machine
does not lengthen as it does those of the clock.
"""

import gc
import json
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

ALL: Final = 1 << 60
HELD: Final = 300  # matches that are held at once to see what one takes
IN_THE_MIDDLE: Final = 20  # answers
COPIES: Final = 5  # at a time, for to look at the clock costs something too


@dataclass(frozen=True)
class Played:
    """A game as its peer plays it."""

    start: Callable[[int], Any]  # a match, given its number
    play: Callable[[Any, Random, int], int]  # answers by lot, so many at most; how many there were
    copy: Callable[[Any], Any] | None  # None where there is nothing to copy with
    again: Callable[[Any, int], Any] | None = None  # where a new match is begun in what held another one


def measure(game: Played, seconds: float) -> dict[str, float | None]:
    """Half of the time whole matches, half of it copies at every answer."""
    game.play(game.start(0), Random(0), ALL)
    return {**speed(game, seconds / 2), "copy_us": copying(game, seconds / 2)}


def memory(game: Played) -> dict[str, float | None]:
    """What a match takes after some answers, in kB; None where the system does not tell."""
    game.play(game.start(0), Random(0), ALL)
    gc.collect()
    before = resident()
    held = []
    for number in range(HELD):
        match = game.start(number)
        game.play(match, Random(number), IN_THE_MIDDLE)
        held.append(match)
    gc.collect()
    after = resident()
    return {"memory_kb": None if before is None or after is None else (after - before) / HELD}


def resident() -> float | None:
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


def speed(game: Played, seconds: float) -> dict[str, float | None]:
    matches = decisions = 0
    lot = Random(1)
    match = game.start(0)
    began = process_time()
    while (passed := process_time() - began) < seconds or not matches:
        matches += 1
        match = game.again(match, matches) if game.again else game.start(matches)
        decisions += game.play(match, lot, ALL)
    return {"decisions_per_second": decisions / passed, "matches_per_second": matches / passed}


def copying(game: Played, seconds: float) -> float | None:
    """Before every answer some copies; what one takes in µs, the answers not counted."""
    if game.copy is None:
        return None
    copies = number = 0
    took = 0.0
    lot = Random(2)
    began = process_time()
    while process_time() - began < seconds or not copies:
        number += 1
        match = game.start(number)
        while process_time() - began < seconds or not copies:
            start = process_time()
            for _ in range(COPIES):
                game.copy(match)
            took += process_time() - start
            copies += COPIES
            if not game.play(match, lot, 1):
                break
    return took / copies * 1e6


def main(games: dict[str, Callable[[], Played]]) -> None:
    """The whole of a runner's command."""
    name, what = sys.argv[1:]
    game = games[name]()
    print(json.dumps(memory(game) if what == "memory" else measure(game, float(what))))

"""Where a newcomer at Home Racers comes in who takes every proposed plan, against three rookies.

    python bench/newcomer.py [--races 40] [--first 0] [course ...]

The newcomer stands where it is proposed, drives the proposed path in the proposed gear, and does what is advised about
engine and tires. The mean place of four drivers of the same strength is 2.5; up to that a newcomer ends in the first half
on average.
"""

import argparse
import os
from collections import Counter
from multiprocessing import Pool

from jalopy import _builds, games
from jalopy.bots.bot import Chair
from jalopy.bots.proposals import propose
from jalopy.bots.registry import find
from jalopy.games.home_racers.courses import SHIPPED
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.match import new_match

RACES = 40
SEATS = 4


def place(course: str, seed: int) -> int:
    """Of the newcomer, who sits on each chair in turn."""
    match = new_match(games.find("home-racers"), SEATS, {"course": course}, FastChance(seed), listening=False)
    rookie, lot, newcomer = find("rookie", "home-racers"), Stream(seed), seed % SEATS
    rookie.forget()
    while (question := match.question) is not None:
        seat = question.seat
        if seat != newcomer:
            match.answer(rookie.choose(Chair(match, seat, lot)), seat)
            continue
        plans = propose(match, seat, [])
        for key in plans[0].answers if plans else [question.options[0].key]:
            match.answer(key, seat)
    return next(each.place for each in match.standing if each.seat == newcomer)


def main() -> None:
    wishes = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    wishes.add_argument(
        "courses", nargs="*", metavar="course", help=f"of {', '.join(SHIPPED)}; without one, all of them"
    )
    wishes.add_argument("--races", type=int, default=RACES, help="on each course (%(default)s)")
    wishes.add_argument("--first", type=int, default=0, help="the first race's seed (%(default)s)")
    wanted = wishes.parse_args()
    if unknown := [course for course in wanted.courses if course not in SHIPPED]:
        wishes.error(f"no course {unknown[0]!r}; there are {', '.join(SHIPPED)}")
    if wanted.races < 1:
        wishes.error("at least one race")
    seeds = range(wanted.first, wanted.first + wanted.races)
    print(f"{wanted.races} races on each course, {_builds.build()} build: the newcomer's place among {SEATS}")
    everywhere: list[int] = []
    with Pool(os.cpu_count()) as pool:
        for course in wanted.courses or list(SHIPPED):
            places = pool.starmap(place, [(course, seed) for seed in seeds], chunksize=1)
            everywhere += places
            counts = Counter(places)
            print(
                f"{course:12s} mean {sum(places) / len(places):4.2f}   "
                + "  ".join(f"{number}.: {counts[number]:3d}" for number in range(1, SEATS + 1)),
                flush=True,
            )
    print(f"all          mean {sum(everywhere) / len(everywhere):4.2f}")


if __name__ == "__main__":
    main()

"""How long bots think, beside the time they have: asked at a table's pace, in whole matches against rookies.

    python bench/lateness.py [--seconds 20] [--late 1.1] [GAME ...]

Prints for every game, level and pace how many questions were answered, and the median, the 99th percentile and the longest time
as shares of the budget, which is what a bot may take for the first answer of a turn; how many were later than that by more than
asked. It ends with 1 if any was.
"""

import argparse
import sys
import time
from typing import Final

from jalopy import games
from jalopy.bots.bot import Bot, Chair
from jalopy.bots.dial import SECONDS
from jalopy.bots.lots import key_of
from jalopy.bots.registry import find
from jalopy.bots.runner import play
from jalopy.kernel.chance import FastChance
from jalopy.kernel.match import start_match
from jalopy.kernel.questions import Option

SEATS: Final = 4
PACES: Final = (1.0, 0.1)  # alone, and where ten think on one worker


class Enough(Exception):
    """The time for measuring is over."""


class Timed(Bot):
    """Takes the time of another."""

    def __init__(self, bot: Bot, until: float) -> None:
        self.name = bot.name
        self.bot = bot
        self.until = until
        self.took: list[float] = []

    def forget(self) -> None:
        self.bot.forget()

    def choose(self, chair: Chair) -> Option:
        if time.monotonic() > self.until:
            raise Enough
        began = time.monotonic()
        option = self.bot.choose(chair)
        if len(chair.question.options) > 1:
            self.took.append(time.monotonic() - began)
        return option


def measure(game: str, level: str, pace: float, seconds: float) -> list[float]:
    """Times as shares of the budget, the shortest first."""
    timed = Timed(find(level, game, pace), time.monotonic() + seconds)
    bots: list[Bot] = [timed, *(find("rookie", game) for _ in range(SEATS - 1))]
    rules, number = games.find(game), 0
    try:
        while True:
            number += 1
            settings = rules.read_settings(SEATS, {})
            match = start_match(rules, SEATS, settings, FastChance(key_of(3, number)), listening=False, history=True)
            play(match, bots, key_of(4, number))
    except Exception as error:
        if not isinstance(error.__cause__ or error, Enough):
            raise
    return sorted(each / (SECONDS[level] * pace) for each in timed.took)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("games", nargs="*", default=list(games.GAMES))
    options.add_argument("--seconds", type=float, default=20.0)
    options.add_argument("--late", type=float, default=1.1)
    given = options.parse_args()
    too_late = 0
    for game in given.games:
        for level in SECONDS:
            for pace in PACES:
                took = measure(game, level, pace, given.seconds)
                late = sum(each > given.late for each in took)
                too_late += late
                print(
                    f"{game:<17} {level:<9} {SECONDS[level] * pace:.2f} s  {len(took):>5} answers  p50 {took[len(took) // 2]:.2f}  "
                    f"p99 {took[int(len(took) * 0.99)]:.2f}  longest {took[-1]:.2f} of it  late {late}",
                    flush=True,
                )
    sys.exit(too_late > 0)


if __name__ == "__main__":
    main()

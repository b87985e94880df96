"""Whether Scrap Racer's champion answers at dice as an exact solver does.

    python bench/solver.py [--questions 300] [--worlds 96] [--bot champion] [--seed 1] [--json]

The solver goes through all dice that may still fall, and takes what each end of the turn is worth as the average of many worlds
of its own, which the champion never sees. Questions whether to roll or to stop come from races of four rookies. Counted are those
in which the best two answers differ by more than half a per cent of the chance to win.

It also tells what there is to be won at the dice: how much better the solver's answers are than the rookie's, and the champion's,
judged in worlds that neither has seen, and summed over all dice questions that one seat meets in a race. That is by how much of
the chance to win a better player of dice can surpass a rookie as far as the value can judge it.
"""

import argparse
import json
import math
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import jalopy
from jalopy import _builds
from jalopy._output import progress
from jalopy.bots.bot import Chair
from jalopy.bots.lots import key_of
from jalopy.bots.registry import find
from jalopy.bots.search import Budget, Spent
from jalopy.games.scrap_racer.bot.dice import KINDS, DiceSearcher
from jalopy.kernel.chance import Stream
from jalopy.kernel.match import Match
from jalopy.lab.intervals import wilson

GAME: Final = "scrap-racer"
KIND: Final = "roll-or-stop"
SEATS: Final = 4
CLEAR: Final = 0.005
EVERY: Final = 5  # questions of a race: neighbours are alike


class Gain:
    """What answers are worth more than the rookie's, on the average of the questions met, with its standard error."""

    def __init__(self) -> None:
        self.of_each: list[float] = []

    def in_a_race(self, questions: float) -> list[float]:
        """Over so many questions: what is gained, and twice the standard error."""
        mean = fmean(self.of_each)
        error = stdev(self.of_each) / math.sqrt(len(self.of_each))
        return [round(mean * questions, 4), round(2 * error * questions, 4)]


def measure(questions: int, worlds: int, name: str, seed: int, told: Callable[[int], None]) -> dict[str, object]:
    bot, rookie, solver = find(name, GAME), find("rookie", GAME), find("driver", GAME)
    assert isinstance(solver, DiceSearcher)
    solver.worlds = worlds
    asked = clear = agreed = rookies = races = met = 0
    solvers, bots = Gain(), Gain()
    while asked < questions:
        seed += 1
        races += 1
        match = jalopy.new(GAME, seats=SEATS, seed=seed, listening=False)
        while (question := match.question) is not None:
            chair = Chair(match, question.seat, Stream(seed))
            instinct = rookie.choose(chair)
            if question.kind in KINDS and len(question.options) > 1:
                met += 1
                if met % EVERY == 0:
                    asked += 1
                    told(asked)
                    ways = _reckon(solver, match, key_of(seed, met))
                    judged = _reckon(solver, match, key_of(seed, met, 1))
                    best, second = sorted(ways, key=lambda key: -ways[key])[:2]
                    chosen = bot.choose(chair).key
                    solvers.of_each.append(judged[best] - judged[instinct.key])
                    bots.of_each.append(judged[chosen] - judged[instinct.key])
                    if question.kind == KIND and ways[best] - ways[second] > CLEAR:
                        clear += 1
                        agreed += chosen == best
                        rookies += instinct.key == best
            match.take(question, instinct)
    low, high = wilson(agreed, clear)
    a_race = met / races / SEATS
    return {
        "build": _builds.build(),
        "bot": name,
        "races": races,
        "dice questions of a seat in a race": round(a_race, 1),
        "questions": asked,
        "clear": clear,
        "agreed": agreed,
        "share": round(agreed / clear, 4),
        "interval": [round(low, 4), round(high, 4)],
        "the rookie agreed": rookies,
        "the solver gains in a race": solvers.in_a_race(a_race),
        "the bot gains in a race": bots.in_a_race(a_race),
    }


def _reckon(solver: DiceSearcher, match: Match, lots: int) -> dict[str, float]:
    assert match.question is not None
    return solver.reckon(Chair(match, match.question.seat, Stream(lots)), Spent(Budget(1)))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--questions", type=int, default=300)
    options.add_argument("--worlds", type=int, default=96)
    options.add_argument("--bot", default="champion")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--json", action="store_true")
    given = options.parse_args()
    with progress("questions", given.questions) as tell:
        found = measure(
            given.questions, given.worlds, given.bot, given.seed, lambda asked: tell(asked, given.questions)
        )
    print(json.dumps(found) if given.json else "\n".join(f"{name:36} {value}" for name, value in found.items()))


if __name__ == "__main__":
    main()

"""Whether Scrap Racer's champion answers at dice as an exact solver does.

    python bench/solver.py [--questions 300] [--worlds 96] [--bot champion] [--seed 1] [--json]

The solver goes through all dice that may still fall, and takes what each end of the turn is worth as the average of many worlds
of its own, which the champion never sees. Questions whether to roll or to stop come from races of four rookies. Counted are those
in which the best two answers differ by more than half a per cent of the chance to win.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import jalopy
from jalopy import _builds
from jalopy.bots.bot import Chair
from jalopy.bots.lots import key_of
from jalopy.bots.registry import find
from jalopy.bots.search import Budget, Spent
from jalopy.games.scrap_racer.bot.dice import DiceSearcher
from jalopy.kernel.chance import Stream
from jalopy.lab.intervals import wilson

GAME: Final = "scrap-racer"
KIND: Final = "roll-or-stop"
CLEAR: Final = 0.005
EVERY: Final = 5  # questions of a race: neighbours are alike


def measure(questions: int, worlds: int, name: str, seed: int) -> dict[str, object]:
    bot, rookie, solver = find(name, GAME), find("rookie", GAME), find("driver", GAME)
    assert isinstance(solver, DiceSearcher)
    solver.worlds = worlds
    asked = clear = agreed = rookies = 0
    while asked < questions:
        seed += 1
        match = jalopy.new(GAME, seats=4, seed=seed, listening=False)
        met = 0
        while (question := match.question) is not None and asked < questions:
            chair = Chair(match, question.seat, Stream(seed))
            instinct = rookie.choose(chair)
            if question.kind == KIND and len(question.options) > 1:
                met += 1
                if met % EVERY == 0:
                    asked += 1
                    ways = solver.reckon(Chair(match, question.seat, Stream(key_of(seed, met))), Spent(Budget(1)))
                    best, second = sorted(ways, key=lambda key: -ways[key])[:2]
                    if ways[best] - ways[second] > CLEAR:
                        clear += 1
                        agreed += bot.choose(chair).key == best
                        rookies += instinct.key == best
            match.take(question, instinct)
    low, high = wilson(agreed, clear)
    return {
        "build": _builds.build(),
        "bot": name,
        "questions": asked,
        "clear": clear,
        "agreed": agreed,
        "share": round(agreed / clear, 4),
        "interval": [round(low, 4), round(high, 4)],
        "the rookie agreed": rookies,
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--questions", type=int, default=300)
    options.add_argument("--worlds", type=int, default=96)
    options.add_argument("--bot", default="champion")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--json", action="store_true")
    given = options.parse_args()
    found = measure(given.questions, given.worlds, given.bot, given.seed)
    print(json.dumps(found) if given.json else "\n".join(f"{name:18} {value}" for name, value in found.items()))


if __name__ == "__main__":
    main()

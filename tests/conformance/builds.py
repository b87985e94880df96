"""Prints the records of many matches, for comparing builds: `python -m tests.conformance.builds [TABLES]`.

TABLES is about how many there are of each game. The first line says which build played them.
"""

import json
import sys

from tests.conformance.driving import begin, play_on
from tests.conformance.tables import Case, all_games, covering, spread

from jalopy._builds import build


def tables(each: int) -> list[Case]:
    """Every number of seats and, spread over them, every setting."""
    cases: list[Case] = []
    for game in all_games():
        others = [case for case in covering(game) if case.given]
        wanted = max(1, each - len(spread(game)))
        cases += spread(game) + others[:: max(1, -(-len(others) // wanted))]
    return cases


def main() -> None:
    print(build())
    for seed, case in enumerate(tables(int(sys.argv[1]) if sys.argv[1:] else 50)):
        match = play_on(begin(case, seed), seed)
        print(json.dumps([repr(case), match.record(), match.events(seat=0), match.view(match.seats - 1)]))


if __name__ == "__main__":
    main()

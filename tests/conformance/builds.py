"""Prints the records of many matches, for comparing builds: `python -m tests.conformance.builds [TABLES]`.

TABLES is about how many there are of each game, played by lot, and a fifth as many by rookies where a part of them is
compiled. The first line says which build played them.
"""

import json
import sys

from tests.conformance.driving import begin, play_on
from tests.conformance.tables import Case, all_games, covering, spread

from jalopy import games
from jalopy._builds import build
from jalopy.bots import registry
from jalopy.bots.runner import play
from jalopy.kernel.match import Match


def tables(each: int) -> list[Case]:
    """Every number of seats and, spread over them, every setting."""
    cases: list[Case] = []
    for game in all_games():
        others = [case for case in covering(game) if case.given]
        wanted = max(1, each - len(spread(game)))
        cases += spread(game) + others[:: max(1, -(-len(others) // wanted))]
    return cases


def tables_of_rookies(each: int) -> list[Case]:
    return [case for case in tables(each) if games.part(case.game, "bot.hot") is not None][::5]


def main() -> None:
    each = int(sys.argv[1]) if sys.argv[1:] else 50
    print(build())
    for seed, case in enumerate(tables(each)):
        show("lot", case, play_on(begin(case, seed), seed))
    for seed, case in enumerate(tables_of_rookies(each)):
        match = begin(case, seed)
        play(match, [registry.find("rookie", case.game.name)] * match.seats, seed)
        show("rookies", case, match)


def show(players: str, case: Case, match: Match) -> None:
    print(json.dumps([f"{case!r} by {players}", match.record(), match.events(seat=0), match.view(match.seats - 1)]))


if __name__ == "__main__":
    main()

"""Prints the records of many matches, for comparing builds: `python -m tests.conformance.builds [TABLES]`.

TABLES is about how many there are of each game, played by lot, and a fifth as many by rookies where a part of them is
compiled; and of every game what each level, each temper and the coach answer to some questions of one match. The first line says
which build played them.
"""

import json
import sys

from tests.conformance.driving import begin, play_on
from tests.conformance.tables import Case, all_games, covering, spread

import jalopy
from jalopy import games
from jalopy._builds import build
from jalopy.bots import coach, registry
from jalopy.bots.bot import Chair
from jalopy.bots.runner import play
from jalopy.bots.search import Budget, Searcher
from jalopy.bots.temper import TEMPERS
from jalopy.kernel.chance import Stream
from jalopy.kernel.match import Match

SEARCHING = ("driver", "champion", "strength-3", *(f"driver:{temper}" for temper in TEMPERS))
TRIES = 10
EVERY = 7  # questions with a choice
ASKED = 3  # of a match


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
    for name in games.names():
        print(json.dumps([f"{name} by those who search", answers_of_searchers(name)]))


def answers_of_searchers(game: str) -> list[object]:
    """Rookies play on between the questions."""
    coach.TRIES, coach.SECONDS = TRIES, 600.0  # type: ignore[misc]  # so that a slow build says the same
    match = jalopy.new(game, seats=3, seed=5, listening=False)
    rookie = registry.find("rookie", game)
    answers: list[object] = []
    choices = 0
    while (question := match.question) is not None and len(answers) < ASKED:
        choices += len(question.options) > 1
        if len(question.options) > 1 and choices % EVERY == 0:
            chosen = [
                searcher(name, game).choose(Chair(match, question.seat, Stream(choices))).key for name in SEARCHING
            ]
            worths = [[worth.key, round(worth.chance, 9)] for worth in coach.advise(match, question.seat).answers]
            answers.append([chosen, worths])
        match.take(question, rookie.choose(Chair(match, question.seat, Stream(1))))
    return answers


def searcher(name: str, game: str) -> Searcher:
    bot = registry.find(name, game)
    assert isinstance(bot, Searcher)
    bot.budget = Budget(TRIES)
    return bot


def show(players: str, case: Case, match: Match) -> None:
    print(json.dumps([f"{case!r} by {players}", match.record(), match.events(seat=0), match.view(match.seats - 1)]))


if __name__ == "__main__":
    main()

"""A trial run for the best build: the compiler learns from it which ways through the rules are taken often.

Every game is played by lot, forked, shown to everybody and to programs that learn, judged by what was learnt, and played by
its rookie: the same matches each time, so that the same sources give the same build. Nothing but the rules, the bots and
what they use is needed.
"""

from typing import Any, Final

from jalopy import games
from jalopy.bots import registry
from jalopy.bots.runner import play
from jalopy.bots.value import value_of
from jalopy.kernel.abreast import ILLEGAL, NO_LIMIT, Abreast
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.game import Game
from jalopy.kernel.match import Match, start_match
from jalopy.kernel.playout import play_out

DECISIONS: Final = 20_000  # of each game by lot, with history and without; it goes on to the end of a match
FORKED: Final = 2_000
ABREAST: Final = 64  # matches
ROOKIES: Final = 2  # matches


def train() -> None:
    for name in games.names():
        game = games.find(name)
        by_lot(game, history=True)
        by_lot(game, history=False)
        forked(game)
        shown(game)
        abreast(game)
        judged(game)
        by_rookies(game)


def start(game: Game[Any], number: int, history: bool = True, listening: bool = False) -> Match:
    """Match after match with another number of seats."""
    counts = game.seat_counts
    seats = counts[number % len(counts)]
    settings = game.read_settings(seats, {})
    return start_match(game, seats, settings, FastChance(number), listening=listening, history=history)


def by_lot(game: Game[Any], history: bool) -> None:
    decisions = number = 0
    while decisions < DECISIONS:
        decisions += play_out(start(game, number, history), Stream(number))
        number += 1


def forked(game: Game[Any]) -> None:
    match, lot = start(game, 0), Stream(0)
    for number in range(FORKED):
        if (question := match.question) is None:
            match = start(game, number)
            continue
        match.fork(question.seat)
        match.take(question, question.options[lot.below(len(question.options))])


def shown(game: Game[Any]) -> None:
    """As at a table: everybody's view after each answer, and a record in the end."""
    match, lot = start(game, 0, listening=True), Stream(0)
    while (question := match.question) is not None:
        for seat in range(match.seats):
            match.view(seat)
        match.take(question, question.options[lot.below(len(question.options))])
    match.record()


def abreast(game: Game[Any]) -> None:
    """As a program sees them that learns from many at once."""
    seats = game.seat_counts[-1]
    settings = game.read_settings(seats, {})
    observing: Any = games.part(game, "observing")
    observer = observing.OBSERVER
    matches = Abreast(observer, seats, settings, ABREAST, 0, NO_LIMIT)
    matches.begin()
    lot, width = Stream(0), len(observer.actions)
    for _ in range(DECISIONS // ABREAST):
        places = list(matches.places)
        answers: list[int] = []
        for first in range(0, len(places), width):
            legal = [number for number in range(width) if places[first + number] != ILLEGAL]
            answers.append(legal[lot.below(len(legal))])
        matches.check(answers)
        matches.step(answers)


def judged(game: Game[Any]) -> None:
    """As those who think do it at every leaf: what a seat sees, and its chance."""
    if (value := value_of(game.name)) is None:
        return
    match, lot = start(game, 0), Stream(0)
    for number in range(FORKED):
        if (question := match.question) is None:
            match = start(game, number)
            continue
        if match.state.turn > 0:  # the set-up is over
            value.judge(match, question.seat)
        match.take(question, question.options[lot.below(len(question.options))])


def by_rookies(game: Game[Any]) -> None:
    rookie = registry.find("rookie", game.name)
    for number in range(ROOKIES):
        match = start(game, number)
        play(match, [rookie] * match.seats, number)


if __name__ == "__main__":
    train()

"""`jalopy puzzles`: find questions worth a thought in matches between bots, or look at those that are kept once more."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from jalopy import _builds
from jalopy._output import progress, say

if TYPE_CHECKING:
    from jalopy.bots.puzzles import Puzzle

MOST_OF_ONE_MATCH = 2


@click.command(short_help="Find puzzles: positions with one clearly best answer.")
@click.argument("game")
@click.option("--count", type=click.IntRange(1), default=10, show_default=True, help="How many to add.")
@click.option(
    "--seed", type=click.IntRange(0), default=1, show_default=True, help="Of the matches that are looked through."
)
@click.option("--out", metavar="FILE", help="The collection to add to; the game's own, if not given.")
@click.option(
    "--check", is_flag=True, help="Look at those that are kept once more instead. Status 1 if one is none any more."
)
@click.option("--explain", is_flag=True, help="Look anew for why the best answers of those that are kept are the best.")
def puzzles(game: str, count: int, seed: int, out: str | None, check: bool, explain: bool) -> int:
    """Look through matches between rookies and drivers for questions in which one answer is clearly the best and the
    rookie gives another.

    Each is added to the collection when it is found. Stop whenever you like: the next call with the same seed goes on
    behind the last match that gave one.
    """
    _builds.ensure(say)
    from jalopy.bots import puzzles as collection

    path = Path(out) if out else collection.file_of(game)
    known = collection.read(path)
    if check:
        return _check(game, path, known)
    if explain:
        return _explain(game, path, known)
    judge = collection.Judge(game)
    say(f"The rules run {_builds.build()}.")
    number = collection.next_match(game, seed, known)
    wanted = len(known) + count
    with progress(f"Looking through {game}", count) as tell:
        for match in range(number, collection.FAR):
            of_match = 0
            for puzzle in collection.found_in(game, seed, match, judge):
                if puzzle is None or not collection.is_new(puzzle, known):
                    continue
                known.append(puzzle)
                collection.write(path, known)
                of_match += 1
                say(f"{puzzle.name}: {_told(puzzle)}")
                tell(count - wanted + len(known), count)
                if of_match >= MOST_OF_ONE_MATCH or len(known) >= wanted:
                    break
            if len(known) >= wanted:
                break
    click.echo(f"{path} holds {len(known)} puzzles.")
    return 0


def _told(puzzle: Puzzle) -> str:
    best, second = puzzle.worths[:2]
    lead = round((best.chance - second.chance) * 100)
    return f"turn {puzzle.turn}, {puzzle.kind}: {best.key} leads by {lead} %, the rookie answers {puzzle.rookie}"


def _explain(game: str, path: Path, known: list[Puzzle]) -> int:
    from jalopy.bots import puzzles as collection

    judge = collection.Judge(game)
    with progress(f"Explaining {game}", len(known)) as tell:
        for done, puzzle in enumerate(known, 1):
            puzzle.reasons = judge.reasons(collection.reached(puzzle, listening=False), puzzle.worths, done)
            tell(done, len(known))
    collection.write(path, known)
    click.echo(f"{sum(any(puzzle.reasons.values()) for puzzle in known)} of {len(known)} puzzles in {path} say why.")
    return 0


def _check(game: str, path: Path, known: list[Puzzle]) -> int:
    """Those that no longer hold are named, and stay: what becomes of them is for people to say."""
    from jalopy import games
    from jalopy.bots import puzzles as collection
    from jalopy.kernel.errors import BadRecord

    judge, version, wrong = collection.Judge(game), games.find(game).version, 0
    with progress(f"Checking {game}", len(known)) as tell:
        for done, puzzle in enumerate(known, 1):
            problem = ""
            if puzzle.rules != version:
                problem = f"it was found under rules {puzzle.rules}; this program has {version}"
            else:
                try:
                    match = collection.reached(puzzle, listening=False)
                    if judge.rookies(match) == puzzle.best:
                        problem = "the rookie finds the answer"
                    elif not judge.checked(match, puzzle.worths, collection.CHECK, done):
                        problem = f"{puzzle.best} is not surely the best any more"
                except BadRecord as error:
                    problem = str(error)
            if problem:
                wrong += 1
                click.echo(f"{puzzle.name}: {problem}")
            tell(done, len(known))
    click.echo(f"{len(known) - wrong} of {len(known)} puzzles in {path} hold.")
    return 1 if wrong else 0

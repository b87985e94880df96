"""Two ways to play a game that are to be held against each other: settings, bots, or folders of tables."""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from jalopy import games
from jalopy.kernel.errors import BadSetting
from jalopy.kernel.knobs import BOX, box_of
from jalopy.kernel.settings import Values
from jalopy.lab import tables
from jalopy.lab.differences import Measured
from jalopy.lab.pool import Progress
from jalopy.lab.report import measures
from jalopy.lab.report.comparison import LENGTHS, Comparison, Side
from jalopy.lab.report.gathering import Plan, gather, make_plan
from jalopy.lab.rows import Row
from jalopy.lab.trials import HALF_WAY
from jalopy.texts import SOURCE_LANGUAGE

BOTS: Final = "bots"


@dataclass
class Wanted:
    """One of the two, played already or not yet."""

    label: str
    matches: int
    measured: Measured | None = None
    plan: Plan | None = None


def measured(game: str, rows: Sequence[Row]) -> Measured:
    """What rows of matches tell."""
    kinds: tuple[str, ...] = getattr(games.part(games.find(game), "traits"), "KINDS", ())
    return Measured(
        matches=len(measures.matches_of(rows)),
        order={str(place): rate for place, rate in enumerate(measures.by_order(rows), 1)},
        names={name: rate for kind in kinds for name, rate in measures.by_name(rows, kind).items()},
        half_time=measures.leader_wins(rows, HALF_WAY),
        lengths={column: measures.spread_of(rows, column) for column in LENGTHS},
    )


# --- the two sides ----------------------------------------------------------------------------------------------------


def sides(
    game: str, words: tuple[str, str], seats: int, bots: Sequence[str], matches: int, seed: int, settings: Values
) -> list[Wanted]:
    """Everything checked before anything is played."""
    games.find(game)
    found = []
    for word in words:
        name, equals, value = word.partition("=")
        if os.path.isdir(word):
            found.append(_read(game, word))
        elif not equals:
            raise BadSetting("compare-word", word=word)
        else:
            driven = [each.strip() for each in value.split(",")] if name == BOTS else bots
            changed = settings if name == BOTS else with_change(settings, name, value)
            plan = make_plan(game, seats, driven, matches, seed, changed, alone=True)
            found.append(Wanted(f"{name} {value}", matches, plan=plan))
    return found


def with_change(settings: Values, name: str, value: str) -> Values:
    """Another value of a setting, or of a number of the box by its path."""
    if "." not in name:
        return {**settings, name: value}
    return {**settings, BOX: ",".join(filter(None, [box_of(settings), f"{name}={value}"]))}


def _read(game: str, folder: str) -> Wanted:
    """The tables of `jalopy simulate --out`."""
    rows = tables.read_matches(folder)
    if not rows:
        raise BadSetting("compare-no-tables", folder=folder)
    if rows[0]["game"] != game:
        raise BadSetting("compare-other-game", folder=folder, other=str(rows[0]["game"]), wanted=game)
    known = measured(game, rows)
    return Wanted(Path(folder).name, known.matches, known)


def compare(
    game: str,
    two: Sequence[Wanted],
    workers: int | None = 1,
    progress: Progress | None = None,
    language: str = SOURCE_LANGUAGE,
) -> Comparison:
    total = sum(side.matches for side in two)
    before = 0
    told: list[Side] = []
    for side in two:
        if side.measured is None:
            assert side.plan is not None
            gathered = gather(side.plan, workers, _further(progress, before, total))
            side.measured = measured(game, gathered.main.rows)
        told.append(Side(side.label, side.measured))
        before += side.matches
    return Comparison(game, told, language)


def _further(progress: Progress | None, before: int, total: int) -> Callable[[int, int], None] | None:
    return None if progress is None else lambda done, of: progress(before + done, total)

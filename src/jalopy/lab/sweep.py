"""What a number of the box does to a game: the same matches with one box after the other, beside the printed one."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import hypot, prod
from typing import Any, Final

from jalopy import _builds, games
from jalopy.kernel.errors import BadSetting
from jalopy.kernel.knobs import BOX, Changes, box_of
from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import Values
from jalopy.lab.accumulators import Summary
from jalopy.lab.intervals import apart, of_mean
from jalopy.lab.jobs import make_job
from jalopy.lab.pool import Progress
from jalopy.lab.simulate import Results, simulate

MOST: Final = 60  # boxes: more is no table that anybody reads
SPAN: Final = re.compile(r"(-?\d{1,9})\.\.(-?\d{1,9})")


@dataclass(frozen=True)
class Wanted:
    """The changes that all boxes have, and the numbers that differ between them, by their paths."""

    fixed: str
    swept: dict[str, list[int]]

    @property
    def boxes(self) -> list[Changes]:
        """Every combination, the last path quickest."""
        return [dict(zip(self.swept, values, strict=True)) for values in product(*self.swept.values())]

    def text(self, changes: Mapping[str, int]) -> str:
        return ",".join(filter(None, [self.fixed, *(f"{path}={value}" for path, value in changes.items())]))


def wanted(text: str) -> Wanted:
    """From a text such as `laps.to_win=2,boost.spaces.count=6..14`: a span, or a list `4,6,8`, stands for several boxes."""
    fixed: list[str] = []
    swept: dict[str, list[int]] = {}
    for path, values in _entries(text):
        numbers = [number for value in values for number in _numbers(value)]
        if len(numbers) < 2 or path in swept:
            fixed += [f"{path}={value}" for value in values]
        else:
            swept[path] = list(dict.fromkeys(numbers))
    _check_width(prod(len(values) for values in swept.values()))
    return Wanted(",".join(fixed), swept)


def _entries(text: str) -> list[tuple[str, list[str]]]:
    """By path what stands behind it; a number without a path belongs to the one before."""
    found: list[tuple[str, list[str]]] = []
    for entry in text.split(",") if text else []:
        path, equals, value = entry.partition("=")
        if equals or not found:
            found.append((path.strip(), [value.strip()] if equals else []))
        else:
            found[-1][1].append(entry.strip())
    return found


def _numbers(value: str) -> list[int]:
    """None where it is no number: the game says so."""
    span = SPAN.fullmatch(value)
    if span:
        numbers = range(int(span[1]), int(span[2]) + 1)
        _check_width(len(numbers))
        return list(numbers)
    return [int(value)] if re.fullmatch(r"-?\d{1,9}", value) else []


def _check_width(boxes: int) -> None:
    if boxes > MOST:
        raise BadSetting("sweep-too-wide", boxes=boxes, most=MOST)


class Sweep:
    """The results with each box, and those with what is printed in place of the swept numbers."""

    def __init__(self, wish: Wanted, printed: Results, rows: list[tuple[Changes, Results]]) -> None:
        self.wish = wish
        self.printed = printed
        self.rows = rows

    def as_data(self) -> Facts:
        job = self.printed.job
        return {
            "game": job.game,
            "rules": games.find(job.game).version,
            "build": _builds.build_told(),
            "seats": job.seats,
            "bots": list(job.bots),
            "seed": job.seed,
            "settings": dict(job.settings),
            "games": self.printed.games,
            "swept": {path: list(values) for path, values in self.wish.swept.items()},
            "printed": {"changes": self._printed(), **_told(self.printed.summary)},
            "rows": [self._row(changes, results) for changes, results in self.rows],
        }

    def _printed(self) -> Changes:
        return {
            knob.path: knob.printed
            for path in self.wish.swept
            for knob in games.find(self.printed.job.game).knobs
            if knob.path == path
        }

    def _row(self, changes: Changes, results: Results) -> Facts:
        told, usual = _told(results.summary), _told(self.printed.summary)
        return {
            "changes": dict(changes),
            "box": box_of(results.job.settings),
            **told,
            "differences": {
                "turns": _more(usual["turns"], told["turns"]),
                "seats": {seat: _rate_more(usual["seats"][seat], row) for seat, row in told["seats"].items()},
            },
        }


def _told(summary: Summary) -> dict[str, Any]:
    mean, half = of_mean(summary.turns.counts)
    return {
        "seats": summary.by_seat.as_data(),
        "turns": {"mean": mean, "low": mean - half, "high": mean + half, "median": summary.turns.median},
    }


def _more(one: dict[str, float], other: dict[str, float]) -> Facts:
    """How much longer matches are."""
    more, half = other["mean"] - one["mean"], hypot(one["high"] - one["mean"], other["high"] - other["mean"])
    return {"mean": more, "low": more - half, "high": more + half}


def _rate_more(one: dict[str, float], other: dict[str, float]) -> Facts:
    low, high = apart((one["rate"], one["low"], one["high"]), (other["rate"], other["low"], other["high"]))
    return {"rate": other["rate"] - one["rate"], "low": low, "high": high}


def sweep(
    game: str,
    seats: int,
    bots: Sequence[str],
    matches: int,
    seed: int,
    settings: Values,
    workers: int | None = 1,
    progress: Progress | None = None,
    ray: str = "",
) -> Sweep:
    """Play so many matches with each box. All boxes are checked before the first match."""
    wish = wanted(box_of(settings))
    boxes = wish.boxes
    texts = [wish.fixed, *(wish.text(changes) for changes in boxes)]
    for text in texts:
        make_job(game, seats, bots, seed, {**settings, BOX: text})
    results = []
    for number, text in enumerate(texts):
        tell = _further(progress, number * matches, len(texts) * matches)
        agreed = {**settings, BOX: text}
        results.append(simulate(game, seats, bots, matches, seed, agreed, workers, tell, ray))
    return Sweep(wish, results[0], list(zip(boxes, results[1:], strict=True)))


def _further(progress: Progress | None, before: int, total: int) -> Callable[[int, int], None] | None:
    """The same progress, with what was played before."""
    if progress is None:
        return None
    return lambda played, _: progress(before + played, total)


def is_sweep(settings: Values) -> bool:
    return bool(wanted(box_of(settings)).swept)

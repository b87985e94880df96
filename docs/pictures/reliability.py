"""Draws how often what the values told came true.

    python docs/pictures/reliability.py             draw reliability.svg from reliability.json
    python docs/pictures/reliability.py --play      play matches of every game first, and judge their positions anew; of some: their names

The matches have another seed than those that were learnt from, and the weights are judged as they are shipped: positions in ten
classes by what was told for the seat that looks. A point on the line is what one hopes for; the stroke through it is its 95 %
interval, in which positions of one match count together.
"""

import argparse
import json
import os
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from hashlib import sha256
from math import sqrt
from pathlib import Path
from struct import iter_unpack
from typing import Any

from jalopy import games
from jalopy._output import progress
from jalopy.bots.learning.gathering import Plan, gather, gathered
from jalopy.bots.learning.learn import TEACHER
from jalopy.bots.learning.training import BINS
from jalopy.bots.value import file_of, value_of

FILE = Path(__file__).with_suffix(".svg")
DATA = FILE.with_suffix(".json")
SEED, MATCHES = 2, 2500  # the values have learnt with seed 1
SIDE, GAP, LEFT, TOP = 190, 34, 58, 40
INK, PAPER, LINE, POINT = "#16323a", "#fffaf0", "#a8aeb0", "#cc3a27"
LETTERS = f'font-family="sans-serif" fill="{INK}"'

Told = tuple[int, float, bool]
"""The match, the chance that was told, and whether it came true."""


# --- judging ----------------------------------------------------------------------------------------------------------


def weights_of(game: str) -> str:
    """By which it is known whether what was judged is what is shipped."""
    return sha256(file_of(game).read_bytes()).hexdigest()[:16]


def told_by(game: str, plan: Plan, folder: Path) -> Iterator[Told]:
    value = value_of(game)
    assert value is not None
    for chunk in gathered(plan, folder):
        numbers = iter_unpack(f"<{chunk.inputs}e", chunk.numbers)
        owners = iter_unpack(f"<{chunk.outputs}b", chunk.owners)
        won = iter_unpack(f"<{chunk.outputs}?", chunk.won)
        for match, given, seats, came in zip(chunk.matches, numbers, owners, won, strict=True):
            own = seats[0]  # the seat that looks comes first
            chances = value.network.chances(list(given), list(seats), max(seats) + 1)
            yield match, chances[own], any(won for seat, won in zip(seats, came, strict=True) if seat == own)


def judged(game: str, matches: int, workers: int) -> dict[str, Any]:
    plan = Plan(game=game, rules=games.find(game).version, bot=TEACHER, seed=SEED, matches=matches)
    with tempfile.TemporaryDirectory() as folder:
        with progress(f"Rookies at {game}", matches) as tell:
            gather(plan, Path(folder), workers, tell)
        told = list(told_by(game, plan, Path(folder)))
    share = sum(came for _, _, came in told) / len(told)
    brier, error = mean_of([(match, (chance - came) ** 2) for match, chance, came in told])
    classes: list[list[Told]] = [[] for _ in range(BINS)]
    for each in told:
        classes[min(BINS - 1, int(each[1] * BINS))].append(each)
    return {
        "weights": weights_of(game),
        "rules": plan.rules,
        "matches": len({match for match, _, _ in told}),
        "positions": len(told),
        "brier": round(brier, 4),
        "error": round(error, 4),
        "brier_of_the_average": round(share * (1 - share), 4),
        "reliability": [row(each) for each in classes if each],
    }


def row(told: list[Told]) -> list[float]:
    """What was told on the average, how often it came true, the error of that, and of how many positions."""
    came, error = mean_of([(match, float(came)) for match, _, came in told])
    return [round(sum(chance for _, chance, _ in told) / len(told), 4), round(came, 4), round(error, 4), len(told)]


def mean_of(numbers: list[tuple[int, float]]) -> tuple[float, float]:
    """And its standard error, if matches have nothing to do with each other; their own numbers may."""
    mean = sum(number for _, number in numbers) / len(numbers)
    off: defaultdict[int, float] = defaultdict(float)
    for match, number in numbers:
        off[match] += number - mean
    return mean, sqrt(sum(each * each for each in off.values())) / len(numbers)


# --- drawing ----------------------------------------------------------------------------------------------------------


def plot(number: int, title: str, judged: dict[str, Any]) -> str:
    """One game: told to the right, came true upwards."""
    left = LEFT + number * (SIDE + GAP)
    parts = [
        f'<rect x="{left}" y="{TOP}" width="{SIDE}" height="{SIDE}" fill="none" stroke="{INK}"/>',
        f'<path d="M{left} {TOP + SIDE}L{left + SIDE} {TOP}" stroke="{LINE}" stroke-dasharray="4 4"/>',
        f'<text x="{left + SIDE / 2}" y="{TOP - 22}" {LETTERS} font-size="14" font-weight="bold" text-anchor="middle">{title}</text>',
        f'<text x="{left + SIDE / 2}" y="{TOP - 7}" {LETTERS} font-size="11" text-anchor="middle">'
        f"Brier score {judged['brier']:.3f}, of the average {judged['brier_of_the_average']:.3f}</text>",
    ]
    for told, came, error, positions in judged["reliability"]:
        x = left + told * SIDE
        top, bottom = (
            TOP + (1 - chance) * SIDE for chance in (min(1.0, came + 1.96 * error), max(0.0, came - 1.96 * error))
        )
        parts.append(f'<path d="M{x:.1f} {top:.1f}V{bottom:.1f}" stroke="{POINT}" stroke-width="2"/>')
        parts.append(
            f'<circle cx="{x:.1f}" cy="{TOP + (1 - came) * SIDE:.1f}" r="4" fill="{POINT}">'
            f"<title>told {told:.1%}, came true {came:.1%} of {positions:,} positions</title></circle>"
        )
    for tenth in (0, 5, 10):
        at = tenth * SIDE / 10
        parts.append(
            f'<text x="{left + at}" y="{TOP + SIDE + 15}" {LETTERS} font-size="11" text-anchor="middle">{tenth * 10} %</text>'
        )
    return "\n".join(parts)


def draw() -> str:
    data = json.loads(DATA.read_text("utf-8"))
    known = [(name.replace("-", " ").title(), data[name]) for name in games.GAMES]
    width, height = LEFT + len(known) * (SIDE + GAP), TOP + SIDE + 46
    middle, bottom = TOP + SIDE / 2, TOP + SIDE + 36
    scale = "\n".join(
        f'<text x="{LEFT - 6}" y="{TOP + (10 - tenth) * SIDE / 10 + 4}" {LETTERS} font-size="11" text-anchor="end">{tenth * 10} %</text>'
        for tenth in (0, 5, 10)
    )
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" role="img"'
            ' aria-label="How often the chances that were told came true">',
            f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
            scale,
            f'<text x="12" y="{middle}" {LETTERS} font-size="11" text-anchor="middle" transform="rotate(-90 12 {middle})">came true</text>',
            f'<text x="{width / 2}" y="{bottom}" {LETTERS} font-size="11" text-anchor="middle">told</text>',
            *(plot(number, title, judged) for number, (title, judged) in enumerate(known)),
            "</svg>\n",
        ]
    )


def main() -> None:
    assert __doc__ is not None
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--play", nargs="*", metavar="GAME", help="Judge positions of new matches first: of these games, or of all."
    )
    parser.add_argument("--matches", type=int, default=MATCHES, help="How many of every game.")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    if given.play is not None:
        data = json.loads(DATA.read_text("utf-8"))
        data |= {game: judged(game, given.matches, given.workers) for game in given.play or games.GAMES}
        DATA.write_text(laid_out(data), encoding="utf-8")
    FILE.write_text(draw(), encoding="utf-8")


def laid_out(data: dict[str, dict[str, Any]]) -> str:
    """As JSON, with a number's name or a class on each line."""
    parts = []
    for game, found in data.items():
        rows = ",\n".join(f"   {json.dumps(each)}" for each in found["reliability"])
        head = ", ".join(
            f"{json.dumps(name)}: {json.dumps(value)}" for name, value in found.items() if name != "reliability"
        )
        parts.append(f' {json.dumps(game)}: {{{head}, "reliability": [\n{rows}\n ]}}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    main()

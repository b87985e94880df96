"""Draws how often what the values told came true: `python docs/pictures/reliability.py`.

reliability.svg is made from the cards of the weights alone (`bot/value.json` of every game): positions of matches that were
not learnt from, in ten classes by what was told for the seat that looks. A point on the line is what one hopes for; the stroke
through it is its 95 % interval, if positions had nothing to do with each other.
"""

from math import sqrt
from pathlib import Path
from typing import Any

from jalopy import games
from jalopy.bots.value import file_of, read_file

FILE = Path(__file__).with_suffix(".svg")
SIDE, GAP, LEFT, TOP = 190, 34, 58, 40
INK, PAPER, LINE, POINT = "#16323a", "#fffaf0", "#a8aeb0", "#cc3a27"
LETTERS = f'font-family="sans-serif" fill="{INK}"'


def plot(number: int, title: str, card: dict[str, Any]) -> str:
    """One game: told to the right, came true upwards."""
    left = LEFT + number * (SIDE + GAP)
    parts = [
        f'<rect x="{left}" y="{TOP}" width="{SIDE}" height="{SIDE}" fill="none" stroke="{INK}"/>',
        f'<path d="M{left} {TOP + SIDE}L{left + SIDE} {TOP}" stroke="{LINE}" stroke-dasharray="4 4"/>',
        f'<text x="{left + SIDE / 2}" y="{TOP - 22}" {LETTERS} font-size="14" font-weight="bold" text-anchor="middle">{title}</text>',
        f'<text x="{left + SIDE / 2}" y="{TOP - 7}" {LETTERS} font-size="11" text-anchor="middle">'
        f"Brier score {card['brier']:.3f}, of the average {card['brier_of_the_average']:.3f}</text>",
    ]
    for told, came, positions in card["reliability"]:
        error = 1.96 * sqrt(came * (1 - came) / positions)
        x = left + told * SIDE
        top, bottom = (TOP + (1 - chance) * SIDE for chance in (min(1.0, came + error), max(0.0, came - error)))
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
    cards = [(name.replace("-", " ").title(), read_file(file_of(name))) for name in games.GAMES]
    known = [(title, kept.card) for title, kept in cards if kept is not None]
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
            *(plot(number, title, card) for number, (title, card) in enumerate(known)),
            "</svg>\n",
        ]
    )


if __name__ == "__main__":
    FILE.write_text(draw(), encoding="utf-8")

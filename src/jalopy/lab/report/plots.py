"""Plots as SVG, drawn by hand: each function gives a whole picture of a given width. Colours and letters are the page's."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor
from typing import Final

OIL: Final = "#1d1a17"
CHALK: Final = "#fffaf0"
PAPER_HIGH: Final = "#fff3cf"
LINE: Final = "#d9c9a3"
RUST: Final = "#8f3419"
TEAL: Final = "#2a7f86"
MIST: Final = "#7cc4c0"
LIME: Final = "#a4d67c"
SKY: Final = "#8cc4f2"
STEEL: Final = "#a8aeb0"
COLD: Final = (42, 127, 134)
MIDDLE: Final = (246, 234, 210)
WARM: Final = (201, 82, 40)
CURVES: Final = ((TEAL, ""), ("#6d3b6e", "9 5"), ("#b5482a", "3 4"))  # told apart by their dashes too
LINES: Final = ("", "2 9", "9 9", "2 4", "14 4", "9 3 2 3", "20 9", "5 5")  # inside those of a match
SWING: Final = 50.0  # the longest bar
SLIP: Final = "#d2703a"
SKY_DEEP: Final = "#4596dc"
SEEN: Final = 0.002  # smaller swings are not drawn
ROOM: Final = 46.0  # for a number below an axis
DIGITS: Final = 14.0  # so high are those of a number beside a dot
BADGE: Final = 25.0  # from one to the next
HEIGHTS: Final = (0.9, 0.75, 0.6, 0.45, 0.3, 0.15)  # of what is said beside a moment, as chances
LETTER: Final = 6.2  # so wide is one there
NARROW: Final = 400.0  # a picture that is no wider has no room for names


@dataclass(frozen=True)
class Dot:
    """A rate with its interval."""

    label: str
    rate: float
    low: float
    high: float
    paint: str = TEAL
    badge: str = ""


def percent(rate: float) -> str:
    """On an axis: whole, and so the same in every language."""
    return f"{rate * 100:.0f}\u00a0%".replace("-", "−")


def _svg(width: float, height: float, about: str, inside: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {width:.0f} {height:.0f}" role="img" aria-label="{escape(about)}">{"".join(inside)}</svg>'
    )


def _text(x: float, y: float, text: str, kind: str = "ax", anchor: str = "start") -> str:
    placed = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}"{placed}>{escape(text)}</text>'


def _path(way: str, stroke: str = OIL, width: float = 2, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<path d="{way}" fill="none" stroke="{stroke}" stroke-width="{width}" stroke-linejoin="round"{dashed}/>'


def _circle(x: float, y: float, radius: float, fill: str) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{fill}" stroke="{OIL}" stroke-width="1.8"/>'


def _rectangle(x: float, y: float, width: float, height: float, fill: str, rounded: float = 0, line: float = 0) -> str:
    outline = f' stroke="{OIL}" stroke-width="{line}"' if line else ""
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="{rounded}" fill="{fill}"{outline}/>'


def badge(x: float, y: float, letters: str, paint: str) -> str:
    ink = OIL if _lightness(paint) > 0.42 else CHALK  # so that letters stand out
    size = 11 if len(letters) == 1 else 9
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="11" fill="{paint}" stroke="{OIL}" stroke-width="2"/>'
        f'<text x="{x:.1f}" y="{y + 4:.1f}" class="bd" font-size="{size}" fill="{ink}">{escape(letters)}</text>'
    )


def _lightness(paint: str) -> float:
    red, green, blue = (int(paint[place : place + 2], 16) for place in (1, 3, 5))
    return (0.3 * red + 0.59 * green + 0.11 * blue) / 255


def step_of(most: float) -> float:
    """Between the lines of an axis that reaches from 0 to about this: two to five of them."""
    for step in (0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5):
        if most / step <= 5:
            return step
    return ceil(most / 5)


# --- rates --------------------------------------------------------------------------------------------------------------


def dots_by_group(
    width: float, groups: Sequence[tuple[str, Sequence[Dot], float]], chosen: int, about: str, under: str
) -> str:
    """Groups of dots beside each other, each with its own fair line; one is brought out."""
    left, top, bottom, height = 44.0, 14.0, 218.0, 262.0
    most = max(dot.high for _, dots, _ in groups for dot in dots)
    step = step_of(most)
    most = ceil(most / step) * step
    inside: list[str] = []

    def level(rate: float) -> float:
        return bottom - rate / most * (bottom - top)

    weights = [len(dots) * (2.8 if place == chosen else 1) + 0.9 for place, (_, dots, _) in enumerate(groups)]
    across = (width - left) / sum(weights)
    before = left + across * sum(weights[:chosen])
    inside.append(_rectangle(before + 1, 6, across * weights[chosen] - 2, height - 8, PAPER_HIGH, 8))
    for line in range(round(most / step) + 1):
        inside.append(_path(f"M{left} {level(line * step):.1f}H{width}", LINE, 1.5))
        inside.append(_text(left - 6, level(line * step) + 5, percent(line * step), anchor="end"))
    x = left
    for place, (title, dots, fair) in enumerate(groups):
        room = across * weights[place]
        gap = room / (len(dots) + (1.0 if place == chosen else 0.6))
        first = x + room / 2 - gap * (len(dots) - 1) / 2
        inside.append(_path(f"M{x + 5:.1f} {level(fair):.1f}h{room - 10:.1f}", RUST, 2.4, "6 4"))
        points = [(first + gap * number, dot) for number, dot in enumerate(dots)]
        way = "L".join(f"{at:.1f} {level(dot.rate):.1f}" for at, dot in points)
        inside.append(_path(f"M{way}", STEEL))
        for number, (at, dot) in enumerate(points):
            low, high = level(dot.low), level(dot.high)
            cap = min(5.0, gap / 3)
            inside.append(
                _path(
                    f"M{at:.1f} {low:.1f}V{high:.1f}M{at - cap:.1f} {low:.1f}h{2 * cap:.1f}M{at - cap:.1f} {high:.1f}h{2 * cap:.1f}"
                )
            )
            inside.append(_circle(at, level(dot.rate), 4.6 if place == chosen else 3.6, dot.paint))
            if place == chosen:
                under_it, over_it = low + 17, high - 7
                first_half = number * 2 < len(points)
                y = _clear_of(level(fair), *((under_it, over_it) if first_half else (over_it, under_it)))
                inside.append(_text(at, y, f"{dot.rate * 100:.0f}", "vb", "middle"))
        inside.append(_text(x + room / 2, 238, title, "axb" if place == chosen else "ax", "middle"))
        if place == chosen:
            inside.append(_text(x + room / 2, 254, under, "ax", "middle"))
        x += room
    return _svg(width, height, about, inside)


def _clear_of(line: float, wanted: float, instead: float) -> float:
    """Where a number stands: at the wanted height, unless a line runs through it there and not at the other one."""
    through_it, through_other = (y - DIGITS < line < y + 2 for y in (wanted, instead))
    return instead if through_it and not through_other else wanted


def dot_rows(
    width: float, dots: Sequence[Dot], fair: float | None, about: str, fair_label: str = "", signed: bool = False
) -> str:
    """A row for each rate, with the fair line through all of them. `signed`: the rates are differences."""
    label = max(96.0, min(168.0, max(len(dot.label) for dot in dots) * 6.8 + (32 if dots[0].badge else 6)))
    top, gap, right = 34.0, 27.0, width - 44
    lowest = min([dot.low for dot in dots] + ([] if fair is None else [fair]))
    highest = max([dot.high for dot in dots] + ([] if fair is None else [fair]))
    step = step_of(highest - lowest)
    first = floor(lowest / step + 1e-9) * step
    last = max(first + step, ceil(highest / step - 1e-9) * step)
    height = top + gap * len(dots) + 18
    inside: list[str] = []

    def along(rate: float) -> float:
        return label + (rate - first) / (last - first) * (right - label)

    for number, dot in enumerate(dots):
        y = top + gap * number
        inside.append(_path(f"M{label:.1f} {y:.1f}H{right:.1f}", LINE, 1.5))
        if dot.badge:
            inside.append(badge(12, y, dot.badge, dot.paint))
        inside.append(_text(29 if dot.badge else 0, y + 6, dot.label, "rl"))
        whole = round(dot.rate * 100)
        written = f"{whole:+}" if signed and whole else str(whole)
        inside.append(_text(width, y + 6, written.replace("-", "−"), "vb", "end"))
    if fair is not None:
        x = along(fair)
        inside.append(_path(f"M{x:.1f} 19V{top + gap * len(dots) - 12:.1f}", RUST, 2.4, "6 4"))
        inside.append(_text(x, 13, fair_label, "fr", "middle"))
    for number, dot in enumerate(dots):
        y = top + gap * number
        low, high = along(dot.low), along(dot.high)
        inside.append(_path(f"M{low:.1f} {y:.1f}H{high:.1f}M{low:.1f} {y - 6:.1f}v12M{high:.1f} {y - 6:.1f}v12"))
        inside.append(_circle(along(dot.rate), y, 4.6, dot.paint))
    lines = round((last - first) / step)
    every = ceil((lines + 1) / max(1, (right - label) // ROOM))
    for line in range(0, lines + 1, every):
        x = along(first + line * step)
        inside.append(_text(x, height - 4, percent(first + line * step), anchor="middle"))
    return _svg(width, height, about, inside)


Shares = Sequence[tuple[str, Sequence[float | None]]]
"""Rows of a heat map: their label, and a rate in each column."""


def heat_map(
    width: float,
    heads: Sequence[str],
    paints: Sequence[str],
    rows: Shares,
    fair: float,
    about: str,
    legend: tuple[str, str],
) -> str:
    """Rates in a grid: cold below the fair share, warm above. Without paints the heads are plain words. The legend names
    the cold end and the warm one."""
    label, top, tall = (112.0 if paints else 142.0), 34.0, 31.0
    across = min(58.0, (width - label) / len(heads))
    rates = [rate for _, row in rows for rate in row if rate is not None]
    reach = max([abs(rate - fair) for rate in rates] + [0.01])
    inside: list[str] = []
    for column, head in enumerate(heads):
        x = label + across * (column + 0.5)
        drawn = badge(x, 15, head, paints[column]) if paints and paints[column] else _text(x, 20, head, "ax", "middle")
        inside.append(drawn)
    for number, (title, row) in enumerate(rows):
        y = top + (tall + 2) * number
        inside.append(_text(0, y + 21, title, "rl"))
        for column, rate in enumerate(row):
            x = label + across * column
            if rate is None:
                inside.append(_text(x + across / 2, y + 21, "–", "ax", "middle"))
                continue
            strongest = abs(rate - max(rates)) < 1e-9
            inside.append(
                _rectangle(x + 1.5, y, across - 3, tall - 2, shade((rate - fair) / reach), 5, 2.8 if strongest else 1.4)
            )
            inside.append(_text(x + across / 2, y + 21, f"{rate * 100:.0f}", "hv", "middle"))
    y = top + (tall + 2) * len(rows) + 8
    inside.append(_text(label - 8, y + 13, legend[0], anchor="end"))
    for number in range(9):
        inside.append(_rectangle(label + 14 * number, y + 1, 14, 13, shade(number / 4 - 1), 0, 1))
    inside.append(_text(label + 134, y + 13, legend[1]))
    return _svg(width, y + 22, about, inside)


def shade(warmth: float) -> str:
    """From -1, cold, to 1, warm."""
    end = WARM if warmth > 0 else COLD
    part = min(1.0, abs(warmth)) * 0.9
    mixed = [round(middle + (other - middle) * part) for middle, other in zip(MIDDLE, end, strict=True)]
    return "#" + "".join(f"{value:02x}" for value in mixed)


# --- counts and curves --------------------------------------------------------------------------------------------------


def columns(
    width: float,
    bars: Sequence[tuple[str, float]],
    paint: str,
    mean: tuple[float, str] | None,
    about: str,
    before: Sequence[float] = (),
) -> str:
    """A histogram. `mean` is where its line stands, counted in bars from the left edge, and what it says; `before` are bars of
    another one, drawn as an outline."""
    top, bottom, height = 30.0, 170.0, 196.0
    most = max([count for _, count in bars] + list(before)) or 1
    across = width / len(bars)
    every = ceil(len(bars) / max(1, int(width // 52)))
    inside: list[str] = []
    for number, (label, count) in enumerate(bars):
        tall = (bottom - top) * count / most
        if tall:
            inside.append(_rectangle(across * number + 1, bottom - tall, across - 1.5, tall, paint, 0, 1.6))
        if number % every == 0:
            inside.append(_text(across * (number + 0.5), 190, label, "ax", "middle"))
    if before:
        tops = "".join(
            f"V{bottom - (bottom - top) * count / most:.1f}H{across * (number + 1):.1f}"
            for number, count in enumerate(before)
        )
        inside.append(_path(f"M0 {bottom}{tops}V{bottom}", RUST, 2.4, "6 4"))
    inside.append(_path(f"M0 {bottom}H{width}", OIL, 2.4))
    if mean is not None:
        at, words = across * mean[0], mean[1]
        inside.append(_path(f"M{at:.1f} 8V{bottom}", OIL, 2.2, "5 4"))
        left = at > width * 0.62
        inside.append(_text(at - 6 if left else at + 6, 16, words, "axb", "end" if left else "start"))
    return _svg(width, height, about, inside)


Point = tuple[float, Dot]


def curves(width: float, drawn: Sequence[tuple[str, Sequence[Point]]], fair: float, about: str, axis: str) -> str:
    """Rates along an axis, with their intervals as bands; one curve for each title."""
    left, top, bottom, height = 44.0, 24.0, 168.0, 206.0
    farthest = max(at for _, points in drawn for at, _ in points) or 1
    most = max(dot.high for _, points in drawn for _, dot in points)
    step = step_of(most)
    most = ceil(most / step - 1e-9) * step
    inside: list[str] = []

    def level(rate: float) -> float:
        return bottom - rate / most * (bottom - top)

    def along(at: float) -> float:
        return left + 4 + at / farthest * (width - left - 12)

    for line in range(round(most / step) + 1):
        inside.append(_path(f"M{left} {level(line * step):.1f}H{width}", LINE, 1.5))
        inside.append(_text(left - 6, level(line * step) + 5, percent(line * step), anchor="end"))
    for number, (_, points) in enumerate(drawn):
        above = [f"{along(at):.1f} {level(dot.high):.1f}" for at, dot in points]
        below = [f"{along(at):.1f} {level(dot.low):.1f}" for at, dot in reversed(points)]
        paint = CURVES[number % len(CURVES)][0]
        inside.append(f'<path d="M{"L".join([*above, *below])}Z" fill="{paint}" opacity=".16"/>')
    inside.append(_path(f"M{left} {level(fair):.1f}H{width}", RUST, 2, "6 4"))
    x = left
    for number, (title, points) in enumerate(drawn):
        paint, dashes = CURVES[number % len(CURVES)]
        inside.append(
            _path("M" + "L".join(f"{along(at):.1f} {level(dot.rate):.1f}" for at, dot in points), paint, 2.8, dashes)
        )
        inside += [_circle(along(at), level(dot.rate), 3, paint) for at, dot in points]
        inside.append(_path(f"M{x:.1f} 8h24", paint, 3, dashes))
        inside.append(_text(x + 29, 13, title, "axb"))
        x += 29 + len(title) * 6.8 + 14
    tick = max(1, ceil(farthest / 5))
    for number in range(0, int(farthest) + 1, tick):
        inside.append(_text(along(number), 186, str(number), "ax", "middle"))
    inside.append(_text(width, 203, axis, "ax", "end"))
    return _svg(width, height, about, inside)


def bars_across(width: float, bars: Sequence[tuple[str, float, float, str]], about: str) -> str:
    """Rows with a bar of which a part is full: label, length, full part, and what stands behind it."""
    gap, top = 25.0, 4.0
    label = min(width * 0.46, max(len(title) for title, *_ in bars) * 7.2 + 8)
    most = max(length for _, length, _, _ in bars) or 1
    right = width - 60
    inside: list[str] = []
    for number, (title, length, full, words) in enumerate(bars):
        y = top + gap * number
        long = max(2.0, (right - label) * length / most)
        inside.append(_text(0, y + 16, title, "rl"))
        inside.append(_rectangle(label, y + 3, long, 16, CHALK, 2, 1.6))
        if full:
            inside.append(_rectangle(label, y + 3, max(1.6, long * full), 16, SKY, 2, 1.6))
        inside.append(_text(width, y + 16, words, "axb", "end"))
    return _svg(width, top + gap * len(bars) + 4, about, inside)


# --- a match --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Line:
    """Somebody's chance to win, all along a match."""

    label: str
    badge: str
    paint: str
    chances: Sequence[float]


@dataclass(frozen=True)
class Mark:
    """A moment that is pointed out, on one of the lines."""

    at: int
    line: int
    words: str
    more: str


def trace(
    width: float,
    lines: Sequence[Line],
    turns: Sequence[int],
    swings: Sequence[tuple[float, float]],
    mark: Mark,
    words: tuple[str, str, str, str],
    about: str,
) -> str:
    """Chances along the answers of a match, and under them how much each answer moved: by luck and by a slip.

    `turns` has the turn of every point, `swings` the two sizes; `words` say what the axis is, what goes up and down from the
    lower one, and how long the longest bar is.
    """
    wide = width > NARROW
    named = 40.0 + 7.6 * max(len(line.label) for line in lines)
    left, right, top, bottom = 44.0, width - (named if wide else 34.0), 12.0, 170.0 if wide else 190.0

    def along(at: float) -> float:
        return left + at / max(1, len(turns) - 1) * (right - left)

    def level(chance: float) -> float:
        return bottom - min(1.0, max(0.0, chance)) * (bottom - top)

    inside: list[str] = []
    for quarter in (0.0, 0.25, 0.5, 0.75, 1.0):
        inside.append(_path(f"M{left} {level(quarter):.1f}H{right:.1f}", LINE, 1.5))
        if quarter in (0.0, 0.5, 1.0):
            inside.append(_text(left - 6, level(quarter) + 5, percent(quarter), anchor="end"))
    step = ceil(turns[-1] / (10 if wide else 4))
    inside.append(_text(left, bottom + 18, words[0], "ax"))
    for at, turn in enumerate(turns):
        if turn != turns[at - 1] and turn % step == 0 and along(at) > left + ROOM:
            inside.append(_text(along(at), bottom + 18, str(turn), "ax", "middle"))
    for number, line in enumerate(lines):
        way = "M" + "L".join(f"{along(at):.1f} {level(chance):.1f}" for at, chance in enumerate(line.chances))
        inside += _outlined(f"way-{width:.0f}-{number}", way, line.paint, LINES[number % len(LINES)])
    for line, y in zip(lines, _apart([level(line.chances[-1]) for line in lines], top, bottom), strict=True):
        inside.append(badge(right + 16, y, line.badge, line.paint))
        if wide:
            inside.append(_text(right + 33, y + 6, line.label, "rl"))
    chance = lines[mark.line].chances[mark.at]
    x, y = along(mark.at), level(chance)
    points = [(along(at), level(chance)) for line in lines for at, chance in enumerate(line.chances)]
    long = LETTER * max(len(mark.words), len(mark.more) if wide else 0)
    beside = (x + 8, x - 8 - long) if x < (left + right) / 2 else (x - 8 - long, x + 8)
    starts = [start for start in (*beside, left + 6) if left < start < right - long] or [left + 6]

    def crossed(place: tuple[float, float]) -> int:
        """By how many points of the lines a label would be that begins there."""
        start, over = place
        return sum(start < at < start + long and over - 14 < height < over + 22 for at, height in points)

    heights = [level(height) for height in HEIGHTS if abs(level(height) - y) > ROOM / 2]
    start, over = min(((start, over) for over in heights for start in starts), key=crossed)  # the first of equals
    inside.append(_path(f"M{x:.1f} {y:.1f}V{over - 10 if over < y else over + 20:.1f}", OIL, 1.4, "3 3"))
    inside.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6.5" fill="{CHALK}" stroke="{OIL}" stroke-width="3"/>')
    anchor, at_x = ("end", start + long) if start == x - 8 - long else ("start", start)
    inside.append(_text(at_x, over, mark.words, "axb halo", anchor))
    inside += [_text(at_x, over + 17, mark.more, "ax halo", anchor)] if wide else []
    base = bottom + 84
    inside += _swings(swings, base, (right - left) / len(turns), along)
    inside.append(_path(f"M{left} {base:.1f}H{right:.1f}", OIL, 2))
    start, row = left, base + 62
    for paint, text in ((SKY_DEEP, words[1]), (SLIP, words[2]), ("", words[3])):
        inside += [_rectangle(start, row, 14, 11, paint, 0, 1.2)] if paint else []
        inside.append(_text(start + (20 if paint else 0), row + 11, text))
        start, row = (start + 44 + len(text) * 6.6, row) if wide else (left, row + 20)
    return _svg(width, row + 20 if wide else row, about, inside)


def _outlined(name: str, way: str, paint: str, dashes: str) -> Iterator[str]:
    """A line with an outline and a pattern inside; the way itself is long, and stands there once."""
    yield f'<defs><path id="{name}" d="{way}" fill="none" stroke-linejoin="round"/></defs>'
    yield f'<use href="#{name}" stroke="{OIL}" stroke-width="4.6"/><use href="#{name}" stroke="{paint}" stroke-width="3"/>'
    if dashes:
        yield f'<use href="#{name}" stroke="{OIL}" stroke-width="1.1" stroke-dasharray="{dashes}"/>'


def _swings(
    swings: Sequence[tuple[float, float]], base: float, room: float, along: Callable[[float], float]
) -> Iterator[str]:
    """Luck goes up, slips go down."""
    most = max([max(pair) for pair in swings] + [SEEN])
    thick = max(1.0, room * 0.8)
    for at, (luck, slip) in enumerate(swings):
        for size, paint, up in ((luck, SKY_DEEP, True), (slip, SLIP, False)):
            if size > SEEN:
                tall = size / most * SWING
                yield _rectangle(along(at) - thick / 2, base - tall if up else base, thick, tall, paint)


def _apart(levels: Sequence[float], top: float, bottom: float) -> list[float]:
    """As near to these levels as badges can stand above each other."""
    ranked = sorted(range(len(levels)), key=lambda number: levels[number])
    placed = list(levels)
    above = top - BADGE
    for number in ranked:
        placed[number] = above = max(levels[number], above + BADGE)
    below = bottom + BADGE
    for number in reversed(ranked):
        placed[number] = below = min(placed[number], below - BADGE)
    return placed

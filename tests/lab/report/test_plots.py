"""What plots put where."""

import re

import pytest

from jalopy.lab.report.plots import CHALK, DIGITS, TEAL, Dot, Line, Mark, dots_by_group, trace

NUMBER = re.compile(r'<text x="[\d.]+" y="([\d.]+)" class="vb"[^>]*>(\d+)</text>')
FAIR = re.compile(r'<path d="M[\d.]+ ([\d.]+)h[^>]*stroke-dasharray="6 4"')


CIRCLE = re.compile(r'<circle cx="[\d.]+" cy="([\d.]+)"')


def drawn(dots: list[Dot], fair: float) -> tuple[list[float], list[float], float]:
    """How high each number and each dot of one group stands, and how high its fair line; from the top."""
    picture = dots_by_group(500.0, [("4 seats", dots, fair)], 0, "about", "first to last")
    numbers = NUMBER.findall(picture)
    assert [int(number) for _, number in numbers] == [round(dot.rate * 100) for dot in dots]
    (line,) = FAIR.findall(picture)
    return [float(y) for y, _ in numbers], [float(y) for y in CIRCLE.findall(picture)], float(line)


def test_no_line_runs_through_a_number_that_has_room_elsewhere() -> None:
    dots = [Dot("first", 0.28, 0.25, 0.30), Dot("2", 0.22, 0.20, 0.24), Dot("last", 0.21, 0.19, 0.23)]
    numbers, circles, line = drawn(dots, 0.226)
    assert all(not y - DIGITS < line < y + 2 for y in numbers)
    assert numbers[0] < circles[0], "over its dot, for the line is right under it"


def test_a_number_stands_where_it_is_wanted_if_nothing_is_in_its_way() -> None:
    numbers, circles, _ = drawn([Dot("first", 0.40, 0.37, 0.43), Dot("last", 0.10, 0.08, 0.12)], 0.25)
    assert numbers[0] > circles[0], "under the dot in the first half"
    assert numbers[1] < circles[1]


LABEL = re.compile(r'<text x="([\d.]+)" y="([\d.]+)" class="axb halo"( text-anchor="end")?>')


@pytest.mark.parametrize("width", [860.0, 340.0])
def test_what_is_said_of_a_moment_stands_where_no_line_is(width: float) -> None:
    """One line along the top, one along the bottom; in the middle, where the moment is, both cross over."""
    points = 61
    top = [0.95] * 30 + [0.5] + [0.05] * 30
    lines = [Line("Red", "R", TEAL, top), Line("Blue", "B", CHALK, [1 - chance for chance in top])]
    mark = Mark(30, 0, "turn 4: next card", "what fell: Red +5 points")
    picture = trace(width, lines, [1 + at // 10 for at in range(points)], [(0.0, 0.0)] * points, mark, ("",) * 4, "")
    ((_, y, _),) = LABEL.findall(picture)
    ways = re.findall(r'<path id="way-[^"]*" d="M([^"]*)"', picture)
    levels = {float(point.split()[1]) for way in ways for point in way.split("L")}
    assert len(levels) == 3
    beside = sorted(levels)[::2]  # where the lines are but for the moment itself
    assert all(not float(y) - 14 < level < float(y) + 22 for level in beside)

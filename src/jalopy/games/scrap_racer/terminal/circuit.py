"""A circuit of Scrap Racer, drawn from its tiles.

A tile is three by three slots: a racer drives in over the middle of one edge, through the centre, and out over the
middle of another edge. So the road is one slot wide, with room for kerbs and numbers beside it.
"""

from typing import Final

from rich.text import Text

from jalopy.games.scrap_racer.circuits import HEADINGS
from jalopy.games.scrap_racer.terminal import liveries
from jalopy.games.scrap_racer.track import Track
from jalopy.terminal import paint
from jalopy.terminal.canvas import Canvas

WIDTHS: Final = (4, 3, 2)  # of a slot, the most readable first
STRAIGHT: Final = "━━"
CURVE: Final = "••"
MARKER: Final = "◆"
NO_MARKER: Final = "◇"
LINE: Final = "▚"

EAST, SOUTH, WEST, NORTH = range(4)

Slot = tuple[int, int]


class Spaces:
    """What stands where: racers by space, spaces with a marker, and what answers would lead to."""

    def __init__(self, racers: dict[int, list[str]], markers: list[int], plans: dict[int, str]) -> None:
        self.racers = racers
        self.markers = markers
        self.plans = plans


def draw(track: Track, spaces: Spaces, width: int) -> Text:
    """The circuit as large as the width allows; a ring too wide for it is told in rows."""
    drawing = _Drawing(track, spaces)
    for slot in WIDTHS:
        if drawing.columns * slot <= width:
            return drawing.paint(slot)
    return drawing.rows(width)


class _Drawing:
    def __init__(self, track: Track, spaces: Spaces) -> None:
        self.track = track
        self.spaces = spaces
        left = min(tile.cell[0] for tile in track.tiles)
        top = min(tile.cell[1] for tile in track.tiles)
        self.columns = 3 * (max(tile.cell[0] for tile in track.tiles) - left + 1)
        self.lines = 3 * (max(tile.cell[1] for tile in track.tiles) - top + 1)
        self.slots: list[Slot] = []  # by space, from the line on
        for tile in track.tiles:
            centre = (3 * (tile.cell[0] - left) + 1, 3 * (tile.cell[1] - top) + 1)
            self.slots += [
                _beside(centre, _opposite(tile.heading_in)),
                centre,
                _beside(centre, tile.heading_out),
            ]

    def paint(self, wide: int) -> Text:
        canvas = Canvas(self.columns * wide, self.lines)
        for slot in self.slots:
            self._paint_kerbs(canvas, slot, wide)
        for place, tile in enumerate(self.track.tiles):
            # Numbers stand on the outside of the ring; there a left curve has its exit.
            side = _right(tile.heading_in) if tile.kind == "L" else _left(tile.heading_in)
            self._paint_number(canvas, 3 * place + 2, side, wide)
        for space, (x, y) in enumerate(self.slots, 1):
            for column, (mark, style) in enumerate(self._marks(space, wide)):
                canvas.put(x * wide + column, y, mark, style)
        self._paint_line(canvas, wide)
        return canvas.text()

    def _paint_kerbs(self, canvas: Canvas, slot: Slot, wide: int) -> None:
        road = set(self.slots)
        style = (paint.RUST, paint.CHALK)[sum(slot) % 2]
        for heading in range(4):
            x, y = _beside(slot, heading)
            if (x, y) in road:
                continue
            if heading == NORTH:
                canvas.put(x * wide, y, "▁" * wide, style)
            elif heading == SOUTH:
                canvas.put(x * wide, y, "▔" * wide, style)
            elif heading == WEST:
                canvas.put(x * wide + wide - 1, y, "▕", style)
            else:
                canvas.put(x * wide, y, "▏", style)

    def _paint_number(self, canvas: Canvas, space: int, side: int, wide: int) -> None:
        x, y = _beside(self.slots[space - 1], side)
        number = str(space)
        if len(number) >= wide and side in (EAST, WEST):  # it would lie on the kerb
            return
        if side == WEST:
            canvas.put((x + 1) * wide - 1 - len(number), y, number, "dim")
        elif side == EAST:
            canvas.put(x * wide + 1, y, number, "dim")
        elif len(number) <= wide:
            canvas.put(x * wide + (wide - len(number)) // 2, y, number, "dim")

    def _marks(self, space: int, wide: int) -> list[tuple[str, str]]:
        """What a slot shows, character by character: two that matter and, where there is room, a margin."""
        racers = self.spaces.racers.get(space, [])
        marker = space in self.spaces.markers
        road = f"on {paint.ASPHALT}"
        marker_style = f"bold {paint.WARN} {road}"
        if len(racers) > 1:
            return self._crowd(racers, wide)
        if racers:
            tag = [(mark, liveries.RACERS[racers[0]]) for mark in liveries.TAGS[racers[0]]]
            after = (MARKER, marker_style) if marker else (" ", road)
            return _framed(tag, (" ", road), after, wide)
        lamp = f"{paint.LAMP_STRAIGHT if self.track.straight[space] else paint.LAMP_CURVE} {road}"
        marks = [(mark, lamp) for mark in (STRAIGHT if self.track.straight[space] else CURVE)]
        if self.track.boost_number[space] >= 0:
            marks[1] = (MARKER if marker else NO_MARKER, marker_style)
        if space in self.spaces.plans:
            plan = self.spaces.plans[space]
            style = f"bold {paint.OIL} on {paint.CHALK}"
            if wide > 2:
                return _framed([("›", style), (plan, style)], (" ", road), marks[1] if marker else (" ", road), wide)
            marks[0] = (plan, style)
        return _framed(marks, (" ", road), (" ", road), wide)

    def _crowd(self, racers: list[str], wide: int) -> list[tuple[str, str]]:
        """Racers about to fight for a space."""
        if wide == 4 and len(racers) == 2:
            return [(mark, liveries.RACERS[racer]) for racer in racers for mark in liveries.TAGS[racer]]
        style = f"bold {paint.OIL} on {paint.WARN}"
        margin = (" ", f"on {paint.ASPHALT}")
        return _framed([("×", style), (str(len(racers)), style)], margin, margin, wide)

    def _paint_line(self, canvas: Canvas, wide: int) -> None:
        """The finish line across the road, between the last space and the first."""
        heading = self.track.tiles[0].heading_in
        x, y = self.slots[0]
        style = f"{paint.CHALK} on {paint.OIL}"
        if heading in (EAST, WEST):
            edge = x * wide - 1 if heading == EAST else (x + 1) * wide - 1
            for line in (y - 1, y + 1) if wide == 2 else (y - 1, y, y + 1):
                canvas.put(edge, line, LINE, style)
        else:
            canvas.put((x - 1) * wide, y, LINE * (wide - 1), style)
            canvas.put((x + 1) * wide + 1, y, LINE * (wide - 1), style)

    def rows(self, width: int) -> Text:
        """Space after space in rows, each row led by the number of its first space."""
        text = Text(no_wrap=True)
        in_a_row = max(3, (width - 5) // 9 * 3)
        for first in range(1, self.track.length + 1, in_a_row):
            text.append(f"{first:>4} ", "dim")
            for space in range(first, min(first + in_a_row, self.track.length + 1)):
                for mark, style in self._marks(space, 3):
                    text.append(mark, style)
            text.append("\n" if first + in_a_row <= self.track.length else "")
        return text


def _framed(
    marks: list[tuple[str, str]], before: tuple[str, str], after: tuple[str, str], wide: int
) -> list[tuple[str, str]]:
    if wide == 2:
        return marks
    return [*marks, after] if wide == 3 else [before, *marks, after]


def _beside(slot: Slot, heading: int) -> Slot:
    return slot[0] + HEADINGS[heading][0], slot[1] + HEADINGS[heading][1]


def _opposite(heading: int) -> int:
    return (heading + 2) % 4


def _left(heading: int) -> int:
    return (heading + 3) % 4


def _right(heading: int) -> int:
    return (heading + 1) % 4

"""HR-3.2  How far it is to the next gate: measured once for each gate on a grid of quarter tiles.

Distances count in twentieths of a tile. A point of the grid is open if a tile can drive through it: half a tile of room
on every side. Cars that stand between points take the nearest.
"""

from typing import Final

from mypy_extensions import i32, i64

from jalopy.games.home_racers.course import PORTAL, Course, Gate
from jalopy.games.home_racers.geometry import QUARTER, Edge, crosses, holds
from jalopy.kernel._vecs import vec

PER_TILE: Final = 20
SIDE: Final = 5  # from point to point
CORNER: Final = 7  # and across
FAR: Final = 1 << 20
ROOM: Final = 498  # that a point needs around it, in units: half a tile, less what rounding takes from turned corners
SURELY_FAR: Final = 1 << 26  # more than ROOM times the longest edge; its square is still far below 2⁶³
BORDER: Final = 1  # points round a surface that are never open
NEAR: Final = 2  # points farther than the next that a car may take: none of them lies behind a wall
DOORWAY: Final = 600  # so near to its centre a portal is surely entered


class Distances:
    def __init__(self, course: Course) -> None:
        self.course = course
        self.left: list[int] = []  # by surface, the first column and row of its points
        self.top: list[int] = []
        self.columns: list[int] = []
        self.rows: list[int] = []
        self.first: list[int] = []  # of its points among all
        self.open: list[bool] = []
        for surface in course.surfaces:
            xs = [x // QUARTER for x, _ in surface.outline]
            ys = [y // QUARTER for _, y in surface.outline]
            self.left.append(min(xs) - BORDER)
            self.top.append(min(ys) - BORDER)
            self.columns.append(max(xs) - min(xs) + 1 + 2 * BORDER)
            self.rows.append(max(ys) - min(ys) + 1 + 2 * BORDER)
            self.first.append(len(self.open))
            self._survey(surface.index)
        self.fields = [self._measure(gate) for gate in course.gates]
        self.gaps = [self.gap_before(number) for number in range(len(course.gates))]
        self.length = self._length()  # HR-2.2  of one lap, in tiles

    # --- asking -----------------------------------------------------------------------------------------------------

    def to_gate(self, gate: int, surface: int, x: i64, y: i64) -> int:
        """From a place to a gate, or FAR."""
        field = self.fields[gate]
        best = self._nearest(field, surface, x, y, 0)
        more = 1
        while best >= FAR and more <= NEAR:
            best = self._nearest(field, surface, x, y, more)
            more += 1
        return best

    def _nearest(self, field: "vec[i32]", surface: int, x: i64, y: i64, more: i64) -> int:
        left, top = self.left[surface], self.top[surface]
        columns, rows, first = self.columns[surface], self.rows[surface], self.first[surface]
        column: i64 = x // QUARTER - more
        best: i64 = FAR
        while column <= x // QUARTER + 1 + more:
            row: i64 = y // QUARTER - more
            while row <= y // QUARTER + 1 + more:
                if left <= column < left + columns and top <= row < top + rows:
                    far = i64(field[first + (row - top) * columns + column - left])
                    if far < FAR:
                        across = x - column * QUARTER if x >= column * QUARTER else column * QUARTER - x
                        down = y - row * QUARTER if y >= row * QUARTER else row * QUARTER - y
                        longer = across if across > down else down
                        shorter = down if across > down else across
                        far += (5 * longer + 2 * shorter) // QUARTER
                        if far < best:
                            best = far
                row += 1
            column += 1
        return best

    # --- measuring ----------------------------------------------------------------------------------------------------

    def _survey(self, surface: int) -> None:
        """Which points of a surface are open. Those at its border never are, so that none has neighbours beyond it."""
        ground = self.course.grounds[surface]
        left, top, columns, rows = self.left[surface], self.top[surface], self.columns[surface], self.rows[surface]
        first = self.first[surface]
        for row in range(rows):
            for column in range(columns):
                self.open.append(holds(ground.outline, (left + column) * QUARTER, (top + row) * QUARTER))
        for blocker in ground.blockers:
            low_x, high_x = min(edge.x1 for edge in blocker), max(edge.x1 for edge in blocker)
            low_y, high_y = min(edge.y1 for edge in blocker), max(edge.y1 for edge in blocker)
            for point in self._box(surface, low_x, high_x, low_y, high_y):
                at = point - first
                if holds(blocker, (left + at % columns) * QUARTER, (top + at // columns) * QUARTER):
                    self.open[point] = False
        for edge in ground.edges:
            low_x, high_x = min(edge.x1, edge.x2) - ROOM, max(edge.x1, edge.x2) + ROOM
            low_y, high_y = min(edge.y1, edge.y2) - ROOM, max(edge.y1, edge.y2) + ROOM
            for point in self._box(surface, low_x, high_x, low_y, high_y):
                at = point - first
                if _close(edge, (left + at % columns) * QUARTER, (top + at // columns) * QUARTER):
                    self.open[point] = False

    def _box(self, surface: int, low_x: int, high_x: int, low_y: int, high_y: int) -> list[int]:
        """The open points of a surface between these bounds."""
        left, top, columns, rows = self.left[surface], self.top[surface], self.columns[surface], self.rows[surface]
        points: list[int] = []
        for row in range(max(0, low_y // QUARTER - top), min(rows - 1, high_y // QUARTER + 1 - top) + 1):
            for column in range(max(0, low_x // QUARTER - left), min(columns - 1, high_x // QUARTER + 1 - left) + 1):
                point = self.first[surface] + row * columns + column
                if self.open[point]:
                    points.append(point)
        return points

    def _measure(self, gate: Gate) -> "vec[i32]":
        """Backwards from the gate, by buckets of equal distance."""
        field = [FAR] * len(self.open)
        buckets: list[list[int]] = [[]]
        for point, far in self._seeds(gate):
            self._reach(field, buckets, point, far)
        doors: dict[int, list[int]] = {}  # by the point of a portal's exit, those at its entrance
        for tile in self.course.entrances:
            assert tile.exit is not None
            exit = self._point(tile.exit.surface, tile.exit.x // QUARTER, tile.exit.y // QUARTER)
            doors.setdefault(exit, []).extend(self._around(tile.surface, tile.x, tile.y))
        at = 0
        while at < len(buckets):
            for point in buckets[at]:
                if field[point] == at:
                    row = self.columns[self._surface_of(point)]
                    side, across = at + SIDE, at + CORNER
                    self._reach(field, buckets, point - 1, side)
                    self._reach(field, buckets, point + 1, side)
                    self._reach(field, buckets, point - row, side)
                    self._reach(field, buckets, point + row, side)
                    self._reach(field, buckets, point - row - 1, across)
                    self._reach(field, buckets, point - row + 1, across)
                    self._reach(field, buckets, point + row - 1, across)
                    self._reach(field, buckets, point + row + 1, across)
                    if doors:
                        for to in doors.get(point, []):
                            self._reach(field, buckets, to, at)
            at += 1
        return vec[i32]([i32(far) for far in field])

    def _reach(self, field: list[int], buckets: list[list[int]], point: int, far: int) -> None:
        if far < field[point] and self.open[point]:
            field[point] = far
            while len(buckets) <= far:
                buckets.append([])
            buckets[far].append(point)

    def _seeds(self, gate: Gate) -> list[tuple[int, int]]:
        """Points from which one step leads through the gate."""
        if gate.edge is None:
            tiles = [tile for tile in self.course.tiles if tile.kind == PORTAL and tile.colour == gate.colour]
            return [(point, 0) for tile in tiles for point in self._around(tile.surface, tile.x, tile.y)]
        surface, edge = gate.surface, gate.edge
        seeds: list[tuple[int, int]] = []
        for column in range(min(edge.x1, edge.x2) // QUARTER - 1, max(edge.x1, edge.x2) // QUARTER + 2):
            for row in range(min(edge.y1, edge.y2) // QUARTER - 1, max(edge.y1, edge.y2) // QUARTER + 2):
                point = self._point(surface, column, row)
                if point < 0 or not self.open[point]:
                    continue
                for across, down in ((1, 0), (0, 1), (-1, 0), (0, -1)):
                    x, y = column * QUARTER, row * QUARTER
                    if crosses(edge, x, y, x + across * QUARTER, y + down * QUARTER):
                        seeds.append((point, SIDE))
                        break
        return seeds

    def _around(self, surface: int, x: int, y: int) -> list[int]:
        """Open points at a portal's entrance."""
        points: list[int] = []
        for column in range((x - DOORWAY) // QUARTER, (x + DOORWAY) // QUARTER + 1):
            for row in range((y - DOORWAY) // QUARTER, (y + DOORWAY) // QUARTER + 1):
                point = self._point(surface, column, row)
                away = (column * QUARTER - x) ** 2 + (row * QUARTER - y) ** 2
                if point >= 0 and self.open[point] and away <= DOORWAY * DOORWAY:
                    points.append(point)
        return points

    def _point(self, surface: int, column: int, row: int) -> int:
        across, down = column - self.left[surface], row - self.top[surface]
        if not (0 <= across < self.columns[surface] and 0 <= down < self.rows[surface]):
            return -1
        return self.first[surface] + down * self.columns[surface] + across

    def _surface_of(self, point: int) -> int:
        surface = len(self.first) - 1
        while self.first[surface] > point:
            surface -= 1
        return surface

    def _length(self) -> int:
        """From gate to gate, from the middle of each."""
        total = 0
        for number in range(0 if self.course.circular else 1, len(self.course.gates)):
            far = self.gaps[number]
            total += far if far < FAR else 0
        return (2 * total + PER_TILE) // (2 * PER_TILE)

    def gap_before(self, gate: int) -> int:
        """From the gate before, the last one for the first, or FAR."""
        for surface, x, y in self._along(self.course.gates[gate - 1]):
            far = self.to_gate(gate, surface, x, y)
            if far < FAR:
                return far
        return FAR

    def _along(self, gate: Gate) -> list[tuple[int, int, int]]:
        """Points of a gate, from its middle outwards: furniture may stand on some of them."""
        if gate.edge is None:
            exits = [tile.exit for tile in self.course.tiles if tile.kind == PORTAL and tile.colour == gate.colour]
            assert exits[0] is not None
            return [(exits[0].surface, exits[0].x, exits[0].y)]
        edge = gate.edge
        return [
            (gate.surface, edge.x1 + (edge.x2 - edge.x1) * part // 16, edge.y1 + (edge.y2 - edge.y1) * part // 16)
            for part in (8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14)
        ]


def _close(edge: Edge, x: i64, y: i64) -> bool:
    """Whether an edge comes nearer to a point than ROOM."""
    ex, ey = edge.x2 - edge.x1, edge.y2 - edge.y1
    px, py = x - edge.x1, y - edge.y1
    length = ex * ex + ey * ey
    along = px * ex + py * ey
    if along <= 0:
        return px * px + py * py < ROOM * ROOM
    if along >= length:
        return (x - edge.x2) * (x - edge.x2) + (y - edge.y2) * (y - edge.y2) < ROOM * ROOM
    side = ex * py - ey * px
    if side > SURELY_FAR or side < -SURELY_FAR:
        return False
    return side * side < ROOM * ROOM * length

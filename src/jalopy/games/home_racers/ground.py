"""HR-1.1 and HR-1.5  A surface and what stands on it: where a tile may lie."""

from typing import Final

from mypy_extensions import i64

from jalopy.games.home_racers.geometry import REACH, Edge, Outline, cuts, edges_of, holds

BUCKET: Final = 500  # units; edges are sorted by the square they come near
ROW: Final = 1 << 10  # squares in a row, more than any course has


class Ground:
    """One surface: the outline that holds it and the outlines that block it."""

    def __init__(self, outline: Outline, blockers: list[Outline]) -> None:
        self.outline = edges_of(outline)
        self.blockers = [edges_of(blocker) for blocker in blockers]
        self.edges = [*self.outline, *(edge for blocker in self.blockers for edge in blocker)]
        self.near: dict[int, list[Edge]] = {}
        self.open: dict[int, bool] = {}  # squares that no edge comes near

    def is_free(self, x: i64, y: i64, heading: i64) -> bool:
        """Whether a tile lies wholly on the surface and on nothing that stands there."""
        if x < 0 or y < 0:
            return False
        square: i64 = y // BUCKET * ROW + x // BUCKET
        edges = self.near.get(square)
        if edges is None:
            edges = self._edges_near(x // BUCKET * BUCKET, y // BUCKET * BUCKET)
            self.near[square] = edges
            if not edges:
                self.open[square] = self.holds_point(x, y)
        if not edges:
            return self.open[square]
        for edge in edges:
            if cuts(edge, x, y, heading):
                return False
        return self.holds_point(x, y)

    def holds_point(self, x: i64, y: i64) -> bool:
        if not holds(self.outline, x, y):
            return False
        for blocker in self.blockers:  # noqa: SIM110  a generator would have to box the numbers
            if holds(blocker, x, y):
                return False
        return True

    def _edges_near(self, left: i64, top: i64) -> list[Edge]:
        """Those that could cut a tile with its centre in this square."""
        low_x, high_x = left - REACH, left + BUCKET + REACH
        low_y, high_y = top - REACH, top + BUCKET + REACH
        return [edge for edge in self.edges if _meets(edge, low_x, high_x, low_y, high_y)]


def _meets(edge: Edge, low_x: i64, high_x: i64, low_y: i64, high_y: i64) -> bool:
    """Whether an edge comes into a rectangle: neither its sides nor the edge itself part the two."""
    if (edge.x1 < low_x and edge.x2 < low_x) or (edge.x1 > high_x and edge.x2 > high_x):
        return False
    if (edge.y1 < low_y and edge.y2 < low_y) or (edge.y1 > high_y and edge.y2 > high_y):
        return False
    ex, ey = edge.x2 - edge.x1, edge.y2 - edge.y1
    a = ex * (low_y - edge.y1) - ey * (low_x - edge.x1)
    b = ex * (low_y - edge.y1) - ey * (high_x - edge.x1)
    c = ex * (high_y - edge.y1) - ey * (low_x - edge.x1)
    d = ex * (high_y - edge.y1) - ey * (high_x - edge.x1)
    return not ((a > 0 and b > 0 and c > 0 and d > 0) or (a < 0 and b < 0 and c < 0 and d < 0))

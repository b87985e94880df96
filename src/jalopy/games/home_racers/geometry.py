"""HR-1.5  Where tiles lie: whole numbers throughout, so that every machine decides alike.

A tile is a hexagon, 1000 units from edge to edge. Headings count 15° each, 0 to 23, from east through south (y points
down). The 24 step vectors are rounded so that those 60° apart still add up exactly: the tiles of one car meet without
gaps however far it drives. The tests of overlap are written here instead of taken from a geometry library: they are
exact on whole numbers, they compile, and no other version of a library can decide otherwise; shapely is their referee
in the tests.
"""

from math import isqrt
from typing import Final

from mypy_extensions import i64

TILE: Final = 1000
QUARTER: Final = 250
HEADINGS: Final = 24
SIXTH: Final = 4  # 60° in headings
REACH: Final = 578  # from a tile's centre to its farthest corner, rounded up
FINE: Final = 256  # corners are cut this much finer than units when an area is measured
AREA: Final = 866_025  # of a tile

_STEP: Final = (1000, 966, 866, 707, 500, 259, 0)  # cosines of 0°, 15° … 90°, for a step
_CORNER: Final = (577, 558, 500, 408, 289, 149, 0)  # and for a corner


def _around(quarter: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """All 24 vectors from the cosines of a quarter turn."""
    xs: list[int] = []
    ys: list[int] = []
    for k in range(HEADINGS):
        turn, at = k // 6, k % 6
        x, y = quarter[at], quarter[6 - at]
        for _ in range(turn):
            x, y = -y, x
        xs.append(x)
        ys.append(y)
    return xs, ys


STEP_X: Final[list[int]] = _around(_STEP)[0]
STEP_Y: Final[list[int]] = _around(_STEP)[1]
CORNER_X: Final[list[int]] = _around(_CORNER)[0]
CORNER_Y: Final[list[int]] = _around(_CORNER)[1]


def turned(x: int, y: int, heading: int) -> tuple[int, int]:
    """A vector turned from east to a heading, rounded alike on both sides of zero."""
    return (
        _divided(x * STEP_X[heading] - y * STEP_Y[heading], TILE),
        _divided(x * STEP_Y[heading] + y * STEP_X[heading], TILE),
    )


def _divided(a: i64, b: i64) -> i64:
    """a / b to the nearest whole number, halves away from zero; b is positive."""
    if a >= 0:
        return (2 * a + b) // (2 * b)
    return -((b - 2 * a) // (2 * b))


def corners(heading: int) -> list[tuple[int, int]]:
    """Of a tile round its centre; headings 60° apart have the same."""
    first = heading % SIXTH + 2
    return [(CORNER_X[(first + SIXTH * k) % HEADINGS], CORNER_Y[(first + SIXTH * k) % HEADINGS]) for k in range(6)]


_CORNERS: Final[list[list[tuple[int, int]]]] = [corners(kind) for kind in range(SIXTH)]


class Edge:
    """A side of an outline."""

    def __init__(self, x1: int, y1: int, x2: int, y2: int) -> None:
        self.x1: i64 = x1
        self.y1: i64 = y1
        self.x2: i64 = x2
        self.y2: i64 = y2


Outline = list[tuple[int, int]]


def edges_of(outline: Outline) -> list[Edge]:
    return [
        Edge(x, y, outline[(at + 1) % len(outline)][0], outline[(at + 1) % len(outline)][1])
        for at, (x, y) in enumerate(outline)
    ]


def cuts(edge: Edge, x: i64, y: i64, heading: i64) -> bool:
    """Whether an edge runs through the inside of a tile; touching it is not enough.

    Two convex shapes are apart exactly if a line along a side of one of them parts them.
    """
    ax, ay, bx, by = edge.x1 - x, edge.y1 - y, edge.x2 - x, edge.y2 - y
    if (ax > REACH and bx > REACH) or (ax < -REACH and bx < -REACH):
        return False
    if (ay > REACH and by > REACH) or (ay < -REACH and by < -REACH):
        return False
    ring = _CORNERS[heading % SIXTH]
    left = right = False
    px: i64
    py: i64
    qx: i64
    qy: i64
    px, py = ring[5]
    for corner in ring:
        qx, qy = corner
        sx, sy = qx - px, qy - py
        # the inside of the ring lies where this product is positive
        if sx * (ay - py) - sy * (ax - px) <= 0 and sx * (by - py) - sy * (bx - px) <= 0:
            return False
        side = (bx - ax) * (qy - ay) - (by - ay) * (qx - ax)
        if side > 0:
            left = True
        elif side < 0:
            right = True
        px, py = qx, qy
    return left and right


def holds(edges: list[Edge], x: i64, y: i64) -> bool:
    """Whether a point lies inside a closed outline."""
    inside = False
    for edge in edges:
        if (edge.y1 > y) != (edge.y2 > y):
            side = (edge.x2 - edge.x1) * (y - edge.y1) - (edge.y2 - edge.y1) * (x - edge.x1)
            if (side > 0) == (edge.y2 > edge.y1):
                inside = not inside
    return inside


def crosses(edge: Edge, x1: i64, y1: i64, x2: i64, y2: i64) -> bool:
    """Whether a step leads over a line from its left-hand side to its right-hand side, seen along the line.

    Standing on the line is still being behind it, and its ends belong to it.
    """
    ex, ey = edge.x2 - edge.x1, edge.y2 - edge.y1
    if ex * (y1 - edge.y1) - ey * (x1 - edge.x1) > 0 or ex * (y2 - edge.y1) - ey * (x2 - edge.x1) <= 0:
        return False
    a = (x2 - x1) * (edge.y1 - y1) - (y2 - y1) * (edge.x1 - x1)
    b = (x2 - x1) * (edge.y2 - y1) - (y2 - y1) * (edge.x2 - x1)
    return (a >= 0 and b <= 0) or (a <= 0 and b >= 0)


def crosses_earlier(edge: Edge, other: Edge, x1: i64, y1: i64, x2: i64, y2: i64) -> bool:
    """Whether a step that leads over both lines comes to the first of them earlier.

    What of the step lies before a line is `behind / across`; a step is a tile long, so the products stay below 2⁵³.
    """
    behind = _beyond(other, x1, y1)
    across = behind - _beyond(other, x2, y2)
    own_behind = _beyond(edge, x1, y1)
    own_across = own_behind - _beyond(edge, x2, y2)
    return own_behind * across < behind * own_across


def _beyond(edge: Edge, x: i64, y: i64) -> i64:
    """How far a point lies beyond a line, times the line's length; negative before it."""
    return (edge.x2 - edge.x1) * (y - edge.y1) - (edge.y2 - edge.y1) * (x - edge.x1)


def distance_beyond(edge: Edge, x: int, y: int) -> int:
    """How far a point lies beyond a line, in units, rounded down; 0 before it."""
    far: int = _beyond(edge, x, y)
    ex: int = edge.x2 - edge.x1
    ey: int = edge.y2 - edge.y1
    return isqrt(far * far // (ex * ex + ey * ey)) if far > 0 else 0


def overlap(dx: i64, dy: i64, heading: i64, other: i64) -> int:
    """By how many thousandths of its area a tile lies on another, whose centre is dx, dy away."""
    if dx * dx + dy * dy >= (2 * REACH) * (2 * REACH):
        return 0
    one, two = heading % SIXTH, other % SIXTH
    if two < one or (two == one and (dx < 0 or (dx == 0 and dy < 0))):  # one order, so that both see the same
        one, two, dx, dy = two, one, -dx, -dy
    key = ((dx + 2048) << 16 | (dy + 2048) << 4) + one * 4 + two
    known = _OVERLAPS.get(key)
    if known is None:
        if len(_OVERLAPS) >= MOST_KEPT:
            _OVERLAPS.clear()
        known = _measure(dx, dy, one, two)
        _OVERLAPS[key] = known
    return known


MOST_KEPT: Final = 1 << 16
_OVERLAPS: dict[int, int] = {}


def _measure(dx: i64, dy: i64, one: i64, two: i64) -> int:
    """One hexagon cut by the sides of the other, and the area of what is left."""
    shape: list[tuple[int, int]] = [(x * FINE, y * FINE) for x, y in _CORNERS[one]]
    ring = [((x + dx) * FINE, (y + dy) * FINE) for x, y in _CORNERS[two]]
    for at in range(6):
        shape = _cut_by(shape, ring[at - 1], ring[at])
    double: i64 = 0
    px: i64
    py: i64
    qx: i64
    qy: i64
    if shape:
        px, py = shape[-1]
        for point in shape:
            qx, qy = point
            double += px * qy - py * qx
            px, py = qx, qy
    whole: i64 = 2 * AREA * FINE * FINE
    return _divided(1000 * double, whole)


def _cut_by(shape: list[tuple[int, int]], start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    left: list[tuple[int, int]] = []
    sx: i64
    sy: i64
    ex: i64
    ey: i64
    sx, sy = start
    ex, ey = end
    ex -= sx
    ey -= sy
    px: i64
    py: i64
    qx: i64
    qy: i64
    for at in range(len(shape)):
        px, py = shape[at - 1]
        qx, qy = shape[at]
        p = ex * (py - sy) - ey * (px - sx)
        q = ex * (qy - sy) - ey * (qx - sx)
        if (p > 0 and q < 0) or (p < 0 and q > 0):
            whole = p - q if p > 0 else q - p
            part = p if p > 0 else -p
            left.append((px + _divided((qx - px) * part, whole), py + _divided((qy - py) * part, whole)))
        if q >= 0:
            left.append((qx, qy))
    return left

"""HR-2.4  Where cars may start: behind the line, in quarter tiles and steps of 15°, a sensible few first."""

from math import hypot, isqrt
from typing import Final

from mypy_extensions import i64

from jalopy.games.home_racers.components import START_DEPTH
from jalopy.games.home_racers.course import Course, Pose
from jalopy.games.home_racers.distances import FAR, Distances
from jalopy.games.home_racers.geometry import HEADINGS, QUARTER, STEP_X, STEP_Y, TILE, Edge, corners

SHORTLIST: Final = 12
APART: Final = 500  # between the places on the shortlist, in units
ANGLES: Final = (0, -1, 1, -2, 2)  # of the shortlist, from straight across the line


class StartingGrid:
    """All places of a course where a car may start, cars apart."""

    def __init__(self, course: Course, distances: Distances) -> None:
        self.course = course
        self.distances = distances
        line = course.gates[0]
        assert line.edge is not None
        self.edge = edge = line.edge
        self.surface = line.surface
        self.ahead = self._heading_over(edge.x2 - edge.x1, edge.y2 - edge.y1)
        reach = START_DEPTH * QUARTER
        length = (edge.x2 - edge.x1) * (edge.x2 - edge.x1) + (edge.y2 - edge.y1) * (edge.y2 - edge.y1)
        self.depth = isqrt(reach * reach * length)  # times the line's length, so that no square leaves 64 bits
        self.laid = [
            course.pose(tile.surface, tile.x, tile.y, tile.heading)
            for tile in course.tiles
            if tile.surface == self.surface
        ]
        self.likely = self._places(edge, ANGLES)  # in the order of the shortlist
        self.packed: list[Pose] = []  # places that do not overlap each other, as many as come
        for pose in self.likely:
            if self.is_free(pose, self.packed):
                self.packed.append(pose)
        self._poses: list[Pose] | None = None  # a long line has tens of thousands: worked out when they are asked for
        self._spots: dict[tuple[int, int], list[Pose]] = {}

    def _places(self, edge: Edge, turns: tuple[int, ...]) -> list[Pose]:
        """Those that look so far away from straight across the line."""
        reach = START_DEPTH * QUARTER
        places: list[Pose] = []
        for x in range(_down(min(edge.x1, edge.x2) - reach), max(edge.x1, edge.x2) + reach + 1, QUARTER):
            for y in range(_down(min(edge.y1, edge.y2) - reach), max(edge.y1, edge.y2) + reach + 1, QUARTER):
                if self.is_behind(x, y) and self.is_reached_from(x, y):
                    for turn in turns:
                        pose = self.course.pose(self.surface, x, y, (self.ahead + turn) % HEADINGS)
                        if self._may_start(pose):
                            places.append(pose)
        places.sort(key=self._rank)
        return places

    @property
    def poses(self) -> list[Pose]:
        """All places, in the order of the shortlist."""
        if self._poses is None:
            others = tuple(turn for turn in range(-HEADINGS // 2, HEADINGS // 2) if turn not in ANGLES)
            self._poses = [*self.likely, *self._places(self.edge, others)]
            for pose in sorted(self._poses, key=lambda pose: (pose.x, pose.y, pose.heading)):
                self._spots.setdefault((pose.x, pose.y), []).append(pose)
        return self._poses

    @property
    def spots(self) -> dict[tuple[int, int], list[Pose]]:
        """The same by their spots."""
        return self._spots if self.poses else {}

    def _heading_over(self, ex: int, ey: int) -> int:
        """The heading nearest to straight across the line."""
        return max(range(HEADINGS), key=lambda h: (-ey * STEP_X[h] + ex * STEP_Y[h], -h))

    def is_reached_from(self, x: int, y: int) -> bool:
        """Whether there is a way to the line."""
        return self.distances.to_gate(0, self.surface, x, y) < FAR

    def is_behind(self, x: int, y: int) -> bool:
        """Between the ends of the line, and not too far behind it."""
        edge = self.edge
        ex, ey = edge.x2 - edge.x1, edge.y2 - edge.y1
        along = (x - edge.x1) * ex + (y - edge.y1) * ey
        side = (y - edge.y1) * ex - (x - edge.x1) * ey
        length = ex * ex + ey * ey
        return x >= 0 and y >= 0 and 0 <= along <= length and -self.depth <= side < 0

    def _may_start(self, pose: Pose) -> bool:
        """The whole tile is behind the line, free, and on no other tile of the course."""
        return pose.free and not self.sticks_out(pose) and self.is_free(pose, self.laid)

    def sticks_out(self, pose: Pose) -> bool:
        """Whether a corner of the tile lies beyond the line."""
        edge = self.edge
        ex, ey = edge.x2 - edge.x1, edge.y2 - edge.y1
        for x, y in corners(pose.heading):  # noqa: SIM110  compiled, a loop is faster than a generator
            if ex * (pose.y + y - edge.y1) - ey * (pose.x + x - edge.x1) > 0:
                return True
        return False

    def _rank(self, pose: Pose) -> tuple[int, int, int, int, int]:
        """Rows from the line backwards; in a row first whoever has the shortest way, straight headings before others."""
        turn = abs(self._turn(pose))
        gate = 1 % len(self.course.gates)
        way = self.distances.to_gate(gate, pose.surface, pose.x + STEP_X[pose.heading], pose.y + STEP_Y[pose.heading])
        return max(0, turn - 2), self.row(pose), way if way < FAR else FAR, turn, pose.key

    def row(self, pose: Pose) -> int:
        """In which row behind the line, from 1."""
        edge = self.edge
        ex, ey = edge.x2 - edge.x1, edge.y2 - edge.y1
        behind = -((pose.y - edge.y1) * ex - (pose.x - edge.x1) * ey)
        row = 1
        while behind * behind > row * row * TILE * TILE * (ex * ex + ey * ey):
            row += 1
        return row

    def side(self, pose: Pose) -> str:
        """On which third of the line, for whoever faces it: it begins at their right hand."""
        edge = self.edge
        ex, ey = edge.x2 - edge.x1, edge.y2 - edge.y1
        along = 3 * ((pose.x - edge.x1) * ex + (pose.y - edge.y1) * ey)
        length = ex * ex + ey * ey
        return "right" if along < length else "left" if along > 2 * length else "middle"

    def behind(self, pose: Pose) -> float:
        """So many tiles."""
        edge = self.edge
        ex, ey = edge.x2 - edge.x1, edge.y2 - edge.y1
        far: int = (pose.x - edge.x1) * ey - (pose.y - edge.y1) * ex
        return round(far / hypot(ex, ey) / TILE, 2)

    def across(self, pose: Pose) -> float:
        """So many tiles from the right end of the line."""
        edge = self.edge
        ex, ey = edge.x2 - edge.x1, edge.y2 - edge.y1
        far: int = (pose.x - edge.x1) * ex + (pose.y - edge.y1) * ey
        return round(far / hypot(ex, ey) / TILE, 2)

    def is_free(self, pose: Pose, taken: list[Pose]) -> bool:
        """Starting tiles may touch: less than half a thousandth of a tile is what rounding makes of that."""
        for other in taken:  # noqa: SIM110  compiled, a loop is faster than a generator
            if other.lies_on(pose) > 0:
                return False
        return True

    def leaves_room(self, pose: Pose, taken: list[Pose], others: int) -> bool:
        """Whether so many other cars still find a place once a car stands here."""
        if others == 0:
            return True
        full = [*taken, pose]
        room = 0
        for place in self.packed:
            if self.is_free(place, full):
                room += 1
                if room == others:
                    return True
        for place in self.poses:  # the packed places are cut up: look for any
            if self.is_free(place, full):
                full.append(place)
                others -= 1
                if others == 0:
                    return True
        return False

    def shortlist(self, taken: list[Pose], others: int = 0) -> list[Pose]:
        """A few good places, not all in one corner, that leave room for so many others."""
        chosen: list[Pose] = []
        for pose in self.likely:
            if len(chosen) == SHORTLIST:
                break
            if not _is_near(pose, chosen) and self.may_take(pose, taken, others):
                chosen.append(pose)
        return chosen

    def may_take(self, pose: Pose, taken: list[Pose], others: int) -> bool:
        return self.is_free(pose, taken) and self.leaves_room(pose, taken, others)

    def _turn(self, pose: Pose) -> int:
        """How far it looks away from straight across the line."""
        return (pose.heading - self.ahead + HEADINGS // 2) % HEADINGS - HEADINGS // 2

    def free_spots(self, taken: list[Pose], others: int) -> list[tuple[int, int]]:
        spots: list[tuple[int, int]] = []
        for spot, poses in self.spots.items():
            for pose in poses:
                if self.may_take(pose, taken, others):
                    spots.append(spot)
                    break
        return spots


def _is_near(pose: Pose, others: list[Pose]) -> bool:
    x: i64 = pose.x
    y: i64 = pose.y
    for other in others:
        across, down = other.x - x, other.y - y
        if -APART < across < APART and -APART < down < APART:
            return True
    return False


def _down(number: int) -> int:
    return number // QUARTER * QUARTER

"""Courses by name or by word, made once and shared by all races: they never change."""

from typing import Final

from jalopy.games.home_racers.components import BOX
from jalopy.games.home_racers.course import Course
from jalopy.games.home_racers.distances import Distances
from jalopy.games.home_racers.starting_grid import StartingGrid

SHIPPED: Final[list[str]] = [name.removeprefix("courses.") for name in BOX.groups if name.startswith("courses.")]
MOST_KEPT: Final = 64
MOST_BYTES: Final = 150_000_000  # that all of them together may take, roughly
POINT_BYTES: Final = 4  # of a field of distances
POSE_BYTES: Final = 2_000  # with the ways from it


class Prepared:
    """A course with what is worked out from it."""

    def __init__(self, name: str, word: str) -> None:
        self.course = Course(name, word)
        self.distances = Distances(self.course)
        self.grid = StartingGrid(self.course, self.distances)

    def bytes(self) -> int:
        """What it takes by now: the places that were driven are kept."""
        points = len(self.distances.open) * (len(self.distances.fields) + 2)
        return points * POINT_BYTES + len(self.course.poses) * POSE_BYTES


_PREPARED: dict[str, Prepared] = {}


def word_of(course: str) -> str:
    """The word of a course that comes with the game, or the word itself."""
    if course not in SHIPPED:
        return course
    items = BOX.group(f"courses.{course}")["items"]
    assert isinstance(items, list)
    return ".".join(str(item) for item in items)


def prepared(course: str) -> Prepared:
    """Kept, the last that was asked for longest."""
    found = _PREPARED.pop(course, None)
    if found is None:
        found = Prepared(course if course in SHIPPED else "", word_of(course))
    _make_room(found.bytes())
    _PREPARED[course] = found
    return found


def forget(course: str) -> None:
    _PREPARED.pop(course, None)


def _make_room(wanted: int) -> None:
    """Drop those that nobody asked for longest until there is room for one more; others may look on meanwhile."""
    kept = list(_PREPARED.items())
    sizes = [each.bytes() for _, each in kept]
    total = sum(sizes) + wanted
    for at, (course, _) in enumerate(kept):
        if len(kept) - at < MOST_KEPT and total <= MOST_BYTES:
            return
        _PREPARED.pop(course, None)
        total -= sizes[at]


def course_of(course: str) -> Course:
    return prepared(course).course


def distances_of(course: str) -> Distances:
    return prepared(course).distances


def grid_of(course: str) -> StartingGrid:
    return prepared(course).grid

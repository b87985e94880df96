"""Courses by name or by word, made once and shared by all races: they never change."""

from typing import Final

from jalopy.games.home_racers.components import BOX
from jalopy.games.home_racers.course import Course
from jalopy.games.home_racers.distances import Distances
from jalopy.games.home_racers.starting_grid import StartingGrid

SHIPPED: Final[list[str]] = [name.removeprefix("courses.") for name in BOX.groups if name.startswith("courses.")]
MOST_KEPT: Final = 64


class Prepared:
    """A course with what is worked out from it."""

    def __init__(self, name: str, word: str) -> None:
        self.course = Course(name, word)
        self.distances = Distances(self.course)
        self.grid = StartingGrid(self.course, self.distances)


_PREPARED: dict[str, Prepared] = {}


def word_of(course: str) -> str:
    """The word of a course that comes with the game, or the word itself."""
    if course not in SHIPPED:
        return course
    items = BOX.group(f"courses.{course}")["items"]
    assert isinstance(items, list)
    return ".".join(str(item) for item in items)


def prepared(course: str) -> Prepared:
    found = _PREPARED.get(course)
    if found is None:
        if len(_PREPARED) >= MOST_KEPT:
            _PREPARED.clear()
        found = Prepared(course if course in SHIPPED else "", word_of(course))
        _PREPARED[course] = found
    return found


def course_of(course: str) -> Course:
    return prepared(course).course


def distances_of(course: str) -> Distances:
    return prepared(course).distances


def grid_of(course: str) -> StartingGrid:
    return prepared(course).grid

"""Courses that somebody draws, checked by the game itself, so that page and rules accept exactly the same."""

import asyncio

from jalopy.games.home_racers.checks import check_budget, check_course
from jalopy.games.home_racers.courses import course_of, distances_of
from jalopy.games.home_racers.state import starting_points
from jalopy.server import wire


class CourseChecks:
    """One at a time and off the event loop: a search through a course takes as long as many answers."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)

    async def check(self, wish: wire.CourseWish) -> wire.CourseCheck:
        async with self._turn:
            return await asyncio.to_thread(checked, wish)


def checked(wish: wire.CourseWish) -> wire.CourseCheck:
    problem = check_course(wish.word)
    if not problem and not wish.any_tiles:
        problem = check_budget(wish.word)
    if problem:
        return wire.CourseCheck(problem=problem)
    course = course_of(wish.word)
    length = distances_of(wish.word).length
    return wire.CourseCheck(length=length, laps=course.laps, points=starting_points(length * course.laps))

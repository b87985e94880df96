"""Courses that are made to cost memory and time cost little of either, and nobody else waits for them."""

from concurrent.futures import ThreadPoolExecutor

from tests.server.courses import LARGE, check, splinters
from tests.server.guests import Guest
from tests.server.serving import Serving


def test_long_thin_courses_cost_no_memory(serving: Serving) -> None:
    guest = Guest(serving)
    check(guest, splinters(0))
    before = serving.megabytes
    told = {check(guest, splinters(number))["problems"][0]["key"] for number in range(1, 50)}
    assert told == {"course-spread"}
    assert serving.megabytes <= 1.2 * before
    assert sum(serving.megabytes_of_workers) < 200


def test_only_courses_wait_for_courses(serving: Serving) -> None:
    """A table of another game is made, its circuit checked, while many slow courses are being looked at."""
    guests = [Guest(serving) for _ in range(13)]
    other = guests.pop()
    other.make(settings={"track": "SRRSRR"})  # the worker of that game is awake
    with ThreadPoolExecutor(12) as crowd:
        slow = [
            crowd.submit(check, guest, LARGE.format(200 + number, 220, 100, 1 + number % 9))
            for number, guest in enumerate(guests)
        ]
        other.make(settings={"track": "SSRRSSRR"})
        assert not all(each.done() for each in slow)
        for each in slow:
            each.result(600)

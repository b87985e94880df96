"""Courses that are made to cost memory and time cost little of either, and nobody else waits for them."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.server.guests import Guest
from tests.server.serving import Serving
from tests.server.test_connections import resident

LARGE = "floor_0_0_0_{0}_0_{0}_{1}_0_{1}.ottoman_0_{2}_{2}_10_10_0.line_0_{2}_4_{2}_40.gate_0_0_100_80_100.laps_{3}"


def children_of(serving: Serving) -> list[int]:
    found = Path(f"/proc/{serving.pid}/task/{serving.pid}/children").read_text().split()
    return [int(child) for child in found]


def megabytes_of_workers(serving: Serving) -> float:
    return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 / 1e6 for pid in children_of(serving))


def splinters(number: int) -> str:
    """Eight long thin surfaces on the diagonal: their area is small, and what holds them is large."""
    far = 255 - number
    surfaces = [
        f"floor_0_0_0_8_0_{far}_{far}_{far - 8}_{far}",
        *[f"table_1_0_0_8_0_{far}_{far}_{far - 8}_{far}" for _ in range(7)],
    ]
    return ".".join([*surfaces, "line_0_0_0_8_0", f"finish_0_{far}_{far}_{far - 8}_{far}"])


def check(guest: Guest, course: str) -> Any:
    wish = {"seats": 2, "settings": {"course": course, "any_tiles": True}}
    answer = guest.http.post("/api/games/home-racers/check", json=wish)
    assert answer.status_code in (200, 503), answer.text
    return answer.json()


def test_long_thin_courses_cost_no_memory(serving: Serving) -> None:
    guest = Guest(serving)
    check(guest, splinters(0))
    before = resident(serving)
    told = {check(guest, splinters(number))["problems"][0]["key"] for number in range(1, 50)}
    assert told == {"course-spread"}
    assert resident(serving) <= 1.2 * before
    assert megabytes_of_workers(serving) < 200


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

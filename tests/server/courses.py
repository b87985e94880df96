"""Courses that are made to cost: long and thin ones for memory, large ones for time."""

from typing import Any

from tests.server.guests import Guest

LARGE = "floor_0_0_0_{0}_0_{0}_{1}_0_{1}.ottoman_0_{2}_{2}_10_10_0.line_0_{2}_4_{2}_40.gate_0_0_100_80_100.laps_{3}"


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

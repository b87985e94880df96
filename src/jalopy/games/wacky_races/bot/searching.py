"""How far and how often the levels above the rookie look ahead."""

from typing import Final

TRIES: Final[dict[str, int]] = {"driver": 300, "champion": 4000}
DOUBT: Final = 0.5  # standard errors by which another answer has to lead the rookie's


def turns(seats: int) -> int:
    """That are played before a try is judged."""
    return seats + 1  # a round and its first turn again: what was done to others comes back, and what was drawn is played

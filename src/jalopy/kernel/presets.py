"""Presets: what a table agrees on at one stroke, so that people choose between pictures instead of filling in a form."""

from collections.abc import Sequence

from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import Values


class Preset:
    """Settings that make a good match together. `minutes` is about how long it takes with `seats` chairs.

    Its name and the sentence below it are the messages `preset-<name>` and `preset-<name>.hint` of the game.
    """

    def __init__(self, name: str, seats: int, minutes: int, each: float = 0.0, settings: Values | None = None) -> None:
        self.name = name
        self.seats = seats
        self.minutes = minutes
        self.each = each  # minutes more or fewer for each chair more or fewer
        self.settings: Values = {} if settings is None else settings

    def minutes_for(self, seats: int) -> int:
        """To five minutes: nobody knows it better beforehand."""
        minutes = self.minutes + self.each * (seats - self.seats)
        return max(5, 5 * round(minutes / 5))

    def as_data(self, seat_counts: Sequence[int]) -> Facts:
        return {
            "name": self.name,
            "seats": self.seats,
            "minutes": {str(seats): self.minutes_for(seats) for seats in seat_counts},
            "settings": dict(self.settings),
        }

"""Temper: which of several good answers a bot takes. It never takes one that it knows to be worse.

Only answers count that the search found about as good as the best. Among them a cautious bot takes the one after which
its chance hangs least on what falls, a bold one the one after which it hangs most, and a vengeful one the one that
leaves least to its strongest rival.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

WITHIN: Final = 0.02  # of chance to win: so much less is about as good
CLEARLY: Final = 2.0  # standard errors: so much behind is worse, however little it is
ENOUGH: Final = 8  # worlds in which two answers were tried, before a temper decides between them


class Temper:
    """What is added to the mean of the results: so much of their deviation, so much of the strongest rival's chance."""

    def __init__(self, name: str, *, deviation: float = 0.0, rival: float = 0.0) -> None:
        self.name = name
        self.deviation = deviation
        self.rival = rival

    @property
    def even(self) -> bool:
        return not self.deviation and not self.rival

    def liking(self, results: Sequence[float], rivals: Sequence[float]) -> float:
        """Of an answer that came to these results, and to these chances of the strongest rival where that matters."""
        count = len(results)
        mean = sum(results) / count
        deviation = sqrt(sum((result - mean) ** 2 for result in results) / count) if self.deviation else 0.0
        rival = sum(rivals) / count if self.rival else 0.0
        return mean + self.deviation * deviation + self.rival * rival


EVEN: Final = Temper("even")
TEMPERS: Final[dict[str, Temper]] = {
    temper.name: temper
    for temper in (
        EVEN,
        Temper("cautious", deviation=-0.5),
        Temper("bold", deviation=0.5),
        Temper("vengeful", rival=-1.0),
    )
}

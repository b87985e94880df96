"""At which tables rookies play for the value to learn from, beside those of the presets: what it knows of one course helps on
another only if it has met several."""

from typing import Final

from jalopy.games.home_racers.courses import SHIPPED
from jalopy.kernel.settings import Values

TABLES: Final[tuple[Values, ...]] = tuple(
    {"course": course, "family": family} for course in SHIPPED for family in (False, True)
)

"""How far and how often the levels above the rookie look ahead.

A round or more is played on: what was done to others comes back, and what was drawn is played.
"""

from typing import Final

from jalopy.bots.foresight import Foresight

FORESIGHT: Final[dict[str, Foresight]] = {"driver": Foresight(80, 1), "champion": Foresight(1500, 3)}
DOUBT: Final = 0.5  # standard errors by which another answer has to lead the rookie's
IDLE: Final[tuple[str, ...]] = ()  # answers that change nothing in the match

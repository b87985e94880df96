"""How far and how often the levels above the rookie look ahead."""

from typing import Final

from jalopy.bots.foresight import Foresight

FORESIGHT: Final[dict[str, Foresight]] = {"driver": Foresight(60, 0), "champion": Foresight(1000, 0)}
DOUBT: Final = 0.5  # standard errors by which another answer has to lead the rookie's
IDLE: Final[tuple[str, ...]] = ()  # answers that change nothing in the match

"""Tables worth playing when a check wants to see every rule at work."""

from typing import Final

from jalopy.kernel.settings import Values

SAMPLES: Final[tuple[Values, ...]] = (
    {"special": "crossroads", "gas_station": "once"},
    {"special": "swamp", "wild_start_spaces": "front"},
)

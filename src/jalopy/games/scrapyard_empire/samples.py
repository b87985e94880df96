"""Tables worth playing when a check wants to see every rule at work."""

from typing import Final

from jalopy.kernel.settings import Values

# Abilities are worth more to them than to lots.
FOR_ROOKIES: Final[tuple[Values, ...]] = ({"characters": "both"}, {"characters": "expansion"})

SAMPLES: Final[tuple[Values, ...]] = (
    {"characters": "both"},
    {"characters": "both", "cards": "rare"},
    {"characters": "expansion", "cards": "demand"},
    {"characters": "both", "solo_character": True},
    {"penalty": 0, "beat_the_deck": True, "clock": "easy", "inventions": "4"},
)

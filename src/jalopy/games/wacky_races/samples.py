"""Tables worth playing when a check wants to see every rule at work."""

from typing import Final

from jalopy.kernel.settings import Values

SAMPLES: Final[tuple[Values, ...]] = (
    {"special": "crossroads", "gas_station": "once"},
    {"special": "swamp", "wild_start_spaces": "front"},
    {"box": "hand.cards=4,tiles.first.tiles.farm=0,abilities.compact=0,abilities.coupe=0,abilities.turbo=0"},
)

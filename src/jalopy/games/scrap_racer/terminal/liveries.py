"""The letters and colours of the racers."""

from typing import Final

from jalopy.games.scrap_racer.components import (
    COLLECTOR,
    CRUSHER,
    HOVER,
    JACKAL,
    ROCKROACHES,
    STEEL_JACKET,
    SWIFTY,
    TWISTER,
)
from jalopy.terminal.paint import CHALK, OIL

RACERS: Final = {
    STEEL_JACKET: f"bold {CHALK} on #cc3a27",
    SWIFTY: f"bold {OIL} on #4596dc",
    TWISTER: f"bold {OIL} on #5a9d3f",
    CRUSHER: f"bold {OIL} on #f08a24",
    JACKAL: f"bold {CHALK} on #8f52a2",
    HOVER: f"bold {OIL} on #f5cd3a",
    ROCKROACHES: f"bold {OIL} on #e9e4da",
    COLLECTOR: f"bold {OIL} on #ef8fb7",
}

TAGS: Final = {
    STEEL_JACKET: "SJ",
    SWIFTY: "SW",
    TWISTER: "TW",
    CRUSHER: "CR",
    JACKAL: "JA",
    HOVER: "HO",
    ROCKROACHES: "RO",
    COLLECTOR: "CO",
}

"""The colours of the scrap yard. They only repeat what a letter or a shape already says."""

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

CHALK: Final = "#fffaf0"
OIL: Final = "#1d1a17"
ASPHALT: Final = "#4d4640"
RUST: Final = "#b5482a"
WARN: Final = "#f2c230"  # now: whose turn it is, the die just rolled
SPARK: Final = "#f08a24"  # risk
MIST: Final = "#7cc4c0"  # rule numbers
LAMP_STRAIGHT: Final = "#b9ff9a"
LAMP_CURVE: Final = "#a8e2ff"

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

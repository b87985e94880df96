"""The colours of the scrap yard. They only repeat what a letter or a shape already says."""

from typing import Final

CHALK: Final = "#fffaf0"
OIL: Final = "#1d1a17"
ASPHALT: Final = "#4d4640"
RUST: Final = "#b5482a"
WARN: Final = "#f2c230"  # now: whose turn it is, the die just rolled
SPARK: Final = "#f08a24"  # risk
MIST: Final = "#7cc4c0"  # rule numbers
LAMP_STRAIGHT: Final = "#b9ff9a"
LAMP_CURVE: Final = "#a8e2ff"

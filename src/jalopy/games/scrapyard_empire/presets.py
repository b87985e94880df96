"""What a table of Scrapyard Empire may agree on at one stroke."""

from typing import Final

from jalopy.kernel.presets import Preset

PRESETS: Final = (
    Preset("quick", 3, 30, 8.0, {"rounds": 10}),
    Preset("classic", 3, 40, 10.0),
    Preset("everything", 3, 40, 10.0, {"characters": "both"}),
    Preset("solitaire", 1, 20, 0.0),
)

"""What a table of Scrap Racer may agree on at one stroke."""

from typing import Final

from jalopy.kernel.presets import Preset

PRESETS: Final = (
    Preset("quick", 4, 15, 3.0, {"short": True}),
    Preset("classic", 4, 20, 4.0, {"track": "C", "racers": "chosen"}),
    Preset(
        "everything",
        4,
        25,
        5.0,
        {
            "track": "D",
            "racers": "chosen",
            "new_racers": True,
            "slime_trail": True,
            "scrap_yard": True,
            "salvager": True,
            "pit_stop": True,
        },
    ),
)

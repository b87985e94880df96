"""What a table of Home Racers may agree on at one stroke."""

from typing import Final

from jalopy.kernel.presets import Preset

PRESETS: Final = (
    Preset("quick", 3, 15, 4.0, {"course": "rug-oval", "laps": 1, "family": True}),
    Preset("classic", 3, 25, 6.0),
    Preset(
        "everything",
        3,
        45,
        10.0,
        {
            "course": "living-room",
            "rear_gear": True,
            "skidding": True,
            "slipstream": True,
            "hard_braking": True,
        },
    ),
    Preset("solitaire", 1, 10, 0.0, {"course": "desk-sprint"}),
)

"""What a table of Home Racers may agree on at one stroke."""

from typing import Final

from jalopy.kernel.presets import Preset

PRESETS: Final = (
    # of four rookies whoever starts first wins 97 of 100 races once round the cat; across the desk 42, and the second 47
    Preset("quick", 3, 15, 4.0, {"course": "desk-sprint", "family": True}),
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

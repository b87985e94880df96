"""Tables worth playing when a check wants to see every rule at work."""

from typing import Final

from jalopy.kernel.settings import Values

# A short straight run over every kind of tile, and a ring that a portal closes: lots get somewhere on these.
GAUNTLET: Final = (
    "floor_0_0_0_60_0_60_12_0_12.line_0_13_12_13_0.finish_0_56_12_56_0."
    "caltrops_0_18_6_0.leak_0_23_6_0.station_0_28_6_0.booster_0_33_6_0.portal-green_0_38_6_0_0_44_6_0"
)
RINGLET: Final = "floor_0_0_0_40_0_40_12_0_12.line_0_18_12_18_0.portal-green_0_26_6_0_0_4_6_0.through-green.laps_2"

TUNNEL: Final = "floor_0_0_0_60_0_60_6_0_6.line_0_18_6_18_0.finish_0_54_6_54_0"  # one car behind the other

# Close behind one another, and fast.
FOR_ROOKIES: Final[tuple[Values, ...]] = ({"course": TUNNEL, "slipstream": True, "strict_limits": True},)

SAMPLES: Final[tuple[Values, ...]] = (
    {"course": RINGLET},
    {"course": TUNNEL, "slipstream": True, "strict_limits": True},
    {"course": GAUNTLET},
    {"course": GAUNTLET, "rear_gear": True, "skidding": True, "slipstream": True, "hard_braking": True},
    {"course": GAUNTLET, "family": True, "finish": "round", "rounds": 20},
)

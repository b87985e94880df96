"""What a table of Wacky Races may agree on at one stroke."""

from typing import Final

from jalopy.kernel.presets import Preset

PRESETS: Final = (
    Preset("quick", 4, 15, 3.0, {"racers": "random"}),
    Preset("classic", 4, 20, 3.0),
    Preset("season", 4, 60, 10.0, {"championship": "season-1"}),
    Preset("solitaire", 1, 10, 0.0, {"racers": "chosen"}),
)

"""What the lab wants to know of a finished match: who started, and who drove which racer."""

from typing import Any, Final

from jalopy.kernel.match import Match
from jalopy.lab.accumulators import Traits, Use

KINDS: Final = ("racer",)
SCORES: Final = ("of_six", "tile", "points", "wins")
BEHIND_BY: Final = ("tile", "tiles")
TURNS_WITH: Final = ("trap", "trap-sprung")
PAINT: Final = {
    "boulder-mobile": "#a9aca8",
    "coupe": "#2f6460",
    "convert-a-car": "#2a7f86",
    "haybailer": "#b8352c",
    "compact": "#ec9cb2",
    "surplus": "#7b8549",
    "bulletproof-bomb": "#514d49",
    "chugga-bug": "#cf8a3e",
    "turbo": "#f2ede0",
    "buzz-wagon": "#8a5a34",
}
USES: Final = {
    "played": Use("movement-card", "card"),
    "played-several": Use("movement-card", "cards"),
    "power-used": Use("power", "power"),
    "trap-sprung": Use("trap", "trap"),
}


def traits(match: Match) -> Traits:
    """In a championship the racers are those of the season; neutral racers sit on no seat and are not counted."""
    view: Any = match.view()
    listed = view["standings"] or view["racers"]
    drove = [[str(entry["racer"] if "racer" in entry else entry["name"])] for entry in listed[: match.seats]]
    return Traits(list(view["order"]), {"racer": drove})

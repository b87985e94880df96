"""What the lab wants to know of a finished match: who started, and who drove which racer."""

from typing import Any, Final

from jalopy.kernel.match import Match
from jalopy.lab.accumulators import Traits

KINDS: Final = ("racer",)
SCORES: Final = ("of_six", "tile", "points", "wins")


def traits(match: Match) -> Traits:
    """In a championship the racers are those of the season; neutral racers sit on no seat and are not counted."""
    view: Any = match.view()
    listed = view["standings"] or view["racers"]
    drove = [[str(entry["racer"] if "racer" in entry else entry["name"])] for entry in listed[: match.seats]]
    return Traits(list(view["order"]), {"racer": drove})

"""What the lab wants to know of a finished race: who started, and who drove which racer."""

from typing import Any, Final

from jalopy.kernel.match import Match
from jalopy.lab.accumulators import Traits, Use

KINDS: Final = ("racer",)
SCORES: Final = ("distance", "laps", "space")
BEHIND_BY: Final = ("distance", "spaces")
TURNS_WITH: Final = ("crash", "crash-card")
PAINT: Final = {
    "crusher": "#f08a24",
    "steel-jacket": "#cc3a27",
    "twister": "#5a9d3f",
    "hover": "#f5cd3a",
    "swifty": "#4596dc",
    "jackal": "#8f52a2",
}
USES: Final = {
    "bonus-played": Use("bonus-card", "card"),
    "boosted": Use("boost-marker", "marker"),
    "crash-card": Use("crash-card", "card"),
    "goal-card": Use("goal-card", "card"),
    "ability": Use("ability", "racer"),
    "scrap-taken": Use("scrap", "tile"),
}


def traits(match: Match) -> Traits:
    view: Any = match.view()
    drove: list[list[str]] = [[] for _ in range(match.seats)]
    turn_order: list[int] = []
    for racer in view["racers"]:  # in the order of their turns
        drove[racer["seat"]].append(racer["name"])
        if racer["seat"] not in turn_order:
            turn_order.append(racer["seat"])
    return Traits(turn_order, {"racer": drove})

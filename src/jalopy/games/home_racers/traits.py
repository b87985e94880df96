"""What the lab wants to know of a finished race: who was first in the first order, who drove which car, and whether
one alone came to the finish."""

from typing import Any

from jalopy.games.home_racers.components import COLOURS
from jalopy.kernel.match import Match
from jalopy.lab.accumulators import Traits


def traits(match: Match) -> Traits:
    """Cars differ in colour only; the first order is that in which they were placed."""
    placed: list[Any] = [event.facts["seat"] for event in match.table.story if event.kind == "placed"]
    view: Any = match.view()
    order = placed or [car["seat"] for car in view["cars"]]
    cars = [[COLOURS[seat]] for seat in range(match.seats)]
    return Traits(order, {"car": cars}, lost_alone=match.seats == 1 and match.standing[0].reason != "time-trial")

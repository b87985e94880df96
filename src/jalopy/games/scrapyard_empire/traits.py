"""What the lab wants to know of a finished match: who began, who was which character, and whether one alone won."""

from typing import Any, Final

from jalopy.kernel.match import Match
from jalopy.lab.accumulators import Traits, Use

KINDS: Final = ("character",)
SCORES: Final = ("inventions", "machines", "parts", "rounds", "goal")
BEHIND_BY: Final = ("inventions", "inventions")
USES: Final = {
    "built": Use("built-machine", "card", unless="states"),  # machines: an invention is what a match is won by
    "activated": Use("activated-machine", "card"),
    "used": Use("character", "character"),
}


def traits(match: Match) -> Traits:
    view: Any = match.view()
    first = view["first"]
    turn_order = [(first + step) % match.seats for step in range(match.seats)]
    if match.seats == 1:
        return Traits(turn_order, {"result": [[match.standing[0].reason]]})
    return Traits(turn_order, {"character": [[player["character"]] for player in view["players"]]})

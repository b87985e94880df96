"""What the lab wants to know of a finished race: who was first in the first order, and who drove which car."""

from typing import Final

from jalopy.games.home_racers.components import COLOURS
from jalopy.kernel.match import Match
from jalopy.lab.accumulators import Traits, Use

KINDS: Final = ("car",)
SCORES: Final = ("round", "turns", "gates")
BEHIND_BY: Final = ("gates", "gates")
PAINT: Final = {"red": "#d2512e", "yellow": "#f2c230", "green": "#6fa04a", "blue": "#3f78b8"}
USES: Final = {
    "gear-chosen": Use("gear", "gear"),
    "tile-laid": Use("manoeuvre", "manoeuvre"),
    "slipstream": Use("slipstream"),
    "pushed": Use("pushed-dice"),
    "boosted": Use("booster"),
    "jumped": Use("portal", "colour"),
    "changed-tires": Use("changed-tires"),
    "caltrops": Use("caltrops"),
    "hit-obstacle": Use("hit-obstacle"),
    "bumped": Use("bumped"),
}


def traits(match: Match) -> Traits:
    """Cars differ in colour only; the first order is that in which they were placed, which a match without history forgets."""
    placed = [seat for seat, kind, _ in match.answers if kind == "start-place"]
    return Traits(placed, {"car": [[COLOURS[seat]] for seat in range(match.seats)]})

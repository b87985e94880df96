"""Where cards lie: numbers for the kernel's `Cards`. Piles have their top card last."""

from typing import Final

from jalopy.games.scrapyard_empire.components import (
    MOST_SEATS,
)

DECK: Final = 0  # + kind: parts, small machines, inventions
PILE: Final = 3  # + kind: the scrap piles, face up
DUG: Final = 6  # laid out in a dig, the first one passed at the bottom
CHARACTER_DECK: Final = 7  # what is left of it after the deal is out of the game
GUIDES: Final = 8
OWN: Final = 9  # + kind * MOST_SEATS + seat: parts in front of a player, machines and inventions in hand
BUILT: Final = OWN + 3 * MOST_SEATS  # + (kind - 1) * MOST_SEATS + seat: machines and inventions on the table
CHARACTER: Final = BUILT + 2 * MOST_SEATS  # + seat
PLACES: Final = CHARACTER + MOST_SEATS


def own(kind: int, seat: int) -> int:
    """A player's cards of a kind that are not built."""
    return OWN + kind * MOST_SEATS + seat


def built(kind: int, seat: int) -> int:
    """A player's machines or inventions on the table."""
    return BUILT + (kind - 1) * MOST_SEATS + seat

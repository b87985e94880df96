"""Where cards lie: numbers for the kernel's `Cards`. Piles have their top card last."""

from typing import Final

from jalopy.games.scrapyard_empire.components import (
    BOX,
    INVENTION,
    MACHINE,
    MOST_SEATS,
    PART,
    SETS,
    SPLITS,
    faces_of,
)
from jalopy.kernel.cards import EVERYONE, Cards, no_cards

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


def full_box(split: str, characters: list[str]) -> Cards:
    """All cards as they lie in the box."""
    cards = no_cards(PLACES)
    for kind in (PART, MACHINE, INVENTION):
        cards.add(faces_of(split, kind), DECK + kind)
    cards.add(characters, CHARACTER_DECK)
    cards.add(["build-guide"] * BOX.number(f"cards.{split}", "guides"), GUIDES)
    for card in cards.at(GUIDES):
        cards.set_known(card, EVERYONE)
    return cards


FULL_BOXES: Final[dict[str, Cards]] = {
    f"{split} {name}": full_box(split, characters) for split in SPLITS for name, characters in SETS.items()
}  # every match starts from a copy

"""Where cards and tiles lie: numbers for the kernel's `Cards`. Piles have their top card last."""

from typing import Final

from jalopy.games.wacky_races.components import LONGEST, MOST_PLAYERS, faces
from jalopy.kernel.cards import EVERYONE, Cards, no_cards

DECK: Final = 0  # Movement cards
DISCARD: Final = 1
TRAP_DECK: Final = 2
TRAP_DISCARD: Final = 3
TRAP_BOX: Final = 4  # traps that left the race unseen, with Dastardly
REMOVED: Final = 5  # traps that were taken out before the race, openly
FIRST_PILE: Final = 6  # tiles
SECOND_PILE: Final = 7
SPECIAL_PILE: Final = 8
ROAD: Final = 9  # tiles in the order of the road, without those that never change
HAND: Final = 10  # + seat
TRAP_ON: Final = HAND + MOST_PLAYERS  # + tile
PLACES: Final = TRAP_ON + LONGEST + 1


def full_box() -> Cards:
    """All cards and tiles as they lie in the box."""
    cards = no_cards(PLACES)
    cards.add(faces("cards.movement", "cards"), DECK)
    cards.add(faces("cards.traps", "cards"), TRAP_DECK)
    cards.add(faces("tiles.first", "tiles"), FIRST_PILE)
    plain = faces("tiles.second", "tiles")
    cards.add(plain + faces("tiles.special", "tiles"), SECOND_PILE)  # their backs are alike
    for card in cards.at(SECOND_PILE)[len(plain) :]:
        cards.move(card, SECOND_PILE, SPECIAL_PILE)
    for pile in (FIRST_PILE, SECOND_PILE, SPECIAL_PILE):  # sorted, for all to see: which are special is no secret
        for card in cards.at(pile):
            cards.set_known(card, EVERYONE)
    return cards


FULL_BOX: Final[Cards] = full_box()  # every match starts from a copy

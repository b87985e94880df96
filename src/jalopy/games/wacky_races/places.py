"""Where cards and tiles lie: numbers for the kernel's `Cards`. Piles have their top card last."""

from typing import Final

from jalopy.games.wacky_races.components import MOST_PLAYERS

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

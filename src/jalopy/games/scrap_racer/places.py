"""Where cards and markers lie: numbers for the kernel's `Cards`. Piles have their top card last."""

from typing import Final

from jalopy.games.scrap_racer.components import ALL_RACERS

MOST_SEATS: Final = 8

CRASH_PILE: Final = 0  # and the two after it: 1/2, 3/4, 5/6
CRASH_DISCARD: Final = 3  # likewise
CRASH_OPEN: Final = 6  # the card that takes effect just now
BONUS_DECK: Final = 7
BONUS_DISCARD: Final = 8
GOAL_DECK: Final = 9
GOAL_DISCARD: Final = 10
SUPPLY: Final = 11  # of boost markers
USED: Final = 12  # boost markers out of the game
HAND: Final = 13  # + seat
BOOSTS: Final = HAND + MOST_SEATS  # + racer: face up beside the dashboard
ON_TRACK: Final = BOOSTS + len(ALL_RACERS)  # + number of the boost space, counted from the line

"""Positions in the middle of a match, by game and number of seats."""

from typing import Any, Final

from jalopy.games.wacky_races.components import RACERS

PLACES: Final = {"swifty": 1, "jackal": 13, "twister": 24, "crusher": 8, "steel-jacket": 16, "hover": 28}
TERRAIN: Final = ["desert", "forest", "prairie", "farm"]

# Scrap Racer: the first seat drives Swifty and holds a card that takes it further before its dice and its ability do.
WITH_A_CARD: Final[dict[str, Any]] = {
    "seats": 3,
    "settings": {"two_racers": True},
    "racers": [
        {"name": name, "seat": place // 2, "distance": distance}
        for place, (name, distance) in enumerate(PLACES.items())
    ],
    "next": "swifty",
    "hands": [["forward-5"], [], []],
}

# Wacky Races: six racers on three tiles in a row, and the villain among them.
CROWD: Final[dict[str, Any]] = {
    "seats": 5,
    "settings": {},
    "racers": [
        {"name": name, "seat": place if place < 5 else None, "tile": 7 + place // 2}
        for place, name in enumerate(RACERS[:6])
    ],
    "road": [*TERRAIN * 3, "railroad", *TERRAIN],
    "hands": [["desert", "forest", "prairie"]] * 5,
    "traps": {},
    "dastardly": 8,
}

POSITIONS: Final = {("scrap-racer", 3): WITH_A_CARD, ("wacky-races", 5): CROWD}

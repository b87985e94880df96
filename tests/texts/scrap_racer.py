"""Scrap Racer: where everything is said."""

import random
from collections.abc import Iterator
from typing import Any

from tests.rulebook.scrap_racer.table import PIT, race
from tests.texts.spoken import Spoken

import jalopy
from jalopy.games.scrap_racer.circuits import NAMED
from jalopy.games.scrap_racer.components import ALL_RACERS, BOX, PIECES, PILE_NAMES, PILES
from jalopy.games.scrap_racer.game import EXPANSION
from jalopy.games.scrap_racer.untimely import ANSWERS
from jalopy.kernel.game import Game
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Option, Question

CARDS = [name for pile in PILES for name in BOX.counts(f"crash.{pile}", "cards")]
CARDS += [name for group in ("goal", "bonus.cards") for name in BOX.counts(group, "cards")]
CARDS += BOX.counts("boost.markers", "markers")

# Long laps wear the decks out; a ring of four curves has no straight space.
LONG = {"track": "SSSSSSSSSSR" * 4, "any_tiles": True}
TINY = {"track": "RRRR"}
MARKED = {"track": "SsSRvRSpSRRy", "new_racers": True}
EXPANDED = dict.fromkeys(EXPANSION, True)
SETTINGS: list[dict[str, Any]] = [
    {},
    {"racers": "chosen", "jackal": "always", "track": "B"},
    {"catch_up": "rank", "track": "C", "short": True},
    {"start": "2", "track": "D", "finish": 5},
    {"track": "E"},
    {"track": "F", "catch_up": "rank"},
    *[TINY] * 5,
    LONG,
    EXPANDED,
    {**EXPANDED, "catch_up": "rank"},
    *[MARKED] * 4,
]


def matches(game: Game[Any]) -> Iterator[Match]:
    """All numbers of seats and all settings."""
    for seats in game.seat_counts:
        for number, settings in enumerate(SETTINGS):
            if settings is LONG and seats < 6:
                continue
            if seats == 3 and number % 2:
                settings = {**settings, "two_racers": True}
            yield jalopy.new(game.name, seats=seats, seed=number, **settings)
    yield with_three_abilities()


def with_three_abilities() -> Match:
    """Passing Jackal, Twister triggers two of them, and a third on a straight: the second one is a choice too."""
    tiles = {"twister": {"tiles": ["steel-jacket", "crusher"]}}
    position = race({"twister": 23, "jackal": 24, "hover": 40}, more=tiles, **PIT).position()
    return jalopy.from_position("scrap-racer", position, seed=1)


def daring(question: Question, lots: random.Random) -> Option:
    """By lot, but with a liking for one more die and for boost markers that avert a crash: so all six get rolled."""
    liked = [option for option in question.options if option.key == "roll" or option.key == "boost:re-roll"]
    return lots.choice(liked if liked and lots.random() < 0.5 else question.options)


SPOKEN = Spoken(
    matches,
    pick=daring,
    odd_keys=[f"{family}:{value}".rstrip(":") for family, values in ANSWERS.items() for value in values],
    names=[*ALL_RACERS, *PIECES, *CARDS, *PILE_NAMES, *NAMED, "bonus", "goal"],
    effects=CARDS,
    abilities=ALL_RACERS,
    choices={"track": NAMED},
    words=[*PILE_NAMES, "bonus"],  # every deck is shuffled again
)

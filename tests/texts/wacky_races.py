"""Wacky Races: where everything is said."""

from collections.abc import Iterator
from typing import Any

from tests.rulebook.wacky_races.refusals import REFUSED, refused
from tests.texts.listening import Heard
from tests.texts.spoken import Spoken

from jalopy.games.wacky_races.components import KINDS, RACERS, TERRAIN, TRAPS
from jalopy.games.wacky_races.power_cards import ALL_POWERS
from jalopy.games.wacky_races.turn import threes
from jalopy.kernel.chance import FastChance
from jalopy.kernel.game import Game
from jalopy.kernel.match import Match, start_match

SETTINGS: list[dict[str, Any]] = [
    {"special": "swamp", "racers": "chosen"},
    {"special": "crossroads"},
    {"special": "acme"},
    {"championship": "season-1"},
    {"championship": "season-2"},
    {"championship": "season-3"},
    {"championship": "season-4"},
    {"championship": "grand"},
]


def matches(game: Game[Any]) -> Iterator[Match]:
    for number, settings in enumerate(SETTINGS):
        single = "special" in settings
        for seats in game.seat_counts if single else (2, 3 + number % 4):
            for seed in range(4 if single else 1):
                values = game.read_settings(seats, settings)
                yield start_match(game, seats, values, FastChance(100 * number + seed), True)


def refusals() -> Iterator[Heard]:
    for make, key, _, _ in REFUSED:
        match = make()
        if match.question is not None:
            yield Heard("question", match.question.as_data(), match.question.seat, match.settings)
        yield Heard("barred", refused(match, key).as_data(), 0, match.settings)


SPOKEN = Spoken(
    matches,
    odd_keys=[
        "racer:mean-machine",
        "leave:forest-desert-farm",
        "leave:desert-farm",
        "decline",
        "pass",
        "play:farm",
        "stop",
    ],
    more=refusals,
    names=[*RACERS, *KINDS, *TRAPS, *ALL_POWERS],
    effects=[*TERRAIN, *TRAPS, *ALL_POWERS],
    abilities=RACERS,
    options=threes([3, 3, 3, 3]),
    words=["desert", "swamp", "oil", "sawtooth"],
)

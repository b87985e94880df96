"""Scrapyard Empire: where everything is said."""

from collections.abc import Iterator
from typing import Any

from tests.texts.listening import Heard
from tests.texts.spoken import Spoken

from jalopy import games
from jalopy.games.scrapyard_empire.components import CHARACTERS, INVENTIONS, MACHINES, PARTS
from jalopy.games.scrapyard_empire.options import STATES
from jalopy.games.scrapyard_empire.samples import POSITIONS
from jalopy.kernel.chance import FastChance
from jalopy.kernel.game import Game, Place
from jalopy.kernel.match import Match, match_from, new_match
from jalopy.kernel.questions import Facts, Option

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"solo_character": True, "characters": "both", "penalty": 3}),
    (1, {"beat_the_deck": True, "inventions": "2"}),
    (2, {"rounds": 25, "characters": "both"}),
    (3, {"rounds": 25, "characters": "expansion"}),
    (4, {"rounds": 25}),
    (4, {"rounds": 50, "characters": "both"}),
]
INVENTED = [
    ["the-terrible", "strolling-house", "glove-of-ruin", "doomsday-ray"],
    ["deathlock", "subterranean-sub", "time-machine", "flight-pack"],
]
ROUNDS = 3


def matches(game: Game[Any]) -> Iterator[Match]:
    for seed in range(ROUNDS):
        for seats, settings in TABLES:
            yield new_match(game, seats, settings, FastChance(seed))
        for position in [*POSITIONS, *map(after_one_invention, INVENTED)]:
            yield match_from(game, position, FastChance(seed))


def after_one_invention(inventions: list[str]) -> Facts:
    """Random players hardly ever get so far by themselves."""
    who = ["digby-spade", "otto-smelter", "captain-minerva", "rusty-magpie"]
    parts = ["hull", "crank", "bulbs", "petrol"]
    players = [
        {"character": name, "built": ["weaponry-system", invention], "parts": parts, "machines": [MACHINES[seat]]}
        for seat, (name, invention) in enumerate(zip(who, inventions, strict=True))
    ]
    return {"seats": 4, "settings": {"rounds": 10}, "players": players}


def seldom_said() -> Iterator[Heard]:
    """For some reasons a position of its own is needed (tests/rulebook/scrapyard_empire/test_refusals.py)."""
    game = games.find("scrapyard-empire")
    settings = game.read_settings(1, {"beat_the_deck": True})
    for rule in game.rulebook.rules:
        for reason in rule.refuses:
            barred: Facts = {"key": "use:hull", "reason": reason, "rule": rule.number, "facts": {"missing": ["hull"]}}
            yield Heard("barred", barred, 0, settings)
    had: Facts = {"inventions": 1, "machines": 3, "parts": 5, "goal": 2}
    yield Heard("place", Place(1, 0, "deck-won", had, "SE-16.5").as_data(), 0, settings)


SPOKEN = Spoken(
    matches,
    more=seldom_said,
    names=[*PARTS, *MACHINES, *INVENTIONS, *CHARACTERS, "build-guide"],
    effects=[*MACHINES, *INVENTIONS],
    abilities=CHARACTERS,
    options=[
        *(Option(f"copy:{who}:clockwork-brain", "SE-11.3", f"player:{who}") for who in CHARACTERS),
        *(Option(f"which:{state}", "SE-9.2", "built:hull") for state in STATES),
    ],
    not_named=STATES,
)

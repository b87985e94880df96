"""Home Racers: where everything is said."""

from collections.abc import Iterator
from typing import Any

from tests.texts.spoken import Spoken

import jalopy
from jalopy.games.home_racers.components import PORTAL_COLOURS, SPECIALS
from jalopy.games.home_racers.courses import SHIPPED
from jalopy.games.home_racers.manoeuvres import MANOEUVRES
from jalopy.games.home_racers.samples import GAUNTLET, SAMPLES
from jalopy.kernel.game import Game
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Facts

# A place behind its line is cut off by a wall.
NARROW = "floor_0_0_0_80_0_80_16_0_16.wall_0_10_8_1_16_0.line_0_20_10_20_0.finish_0_70_16_70_0"
TABLES: list[tuple[int, int, dict[str, Any]]] = [
    *((seats, seed, dict(values)) for values in SAMPLES for seats in (1, 4) for seed in range(6)),
    *((2, seed, {"course": GAUNTLET, "strict_limits": True}) for seed in range(2)),
    (2, 3, {"course": "ottoman", "finish": "round"}),
]


def matches(game: Game[Any]) -> Iterator[Match]:
    for seats, seed, settings in TABLES:
        yield jalopy.new(game.name, seats=seats, seed=seed, **settings)
    yield jalopy.new(game.name, seats=4, seed=3, course=NARROW)
    yield right_behind()
    yield finished_in_one_round()


def right_behind() -> Match:
    """Lots hardly ever drive right behind each other."""
    behind = {"pose": {"surface": 0, "x": 1_500, "y": 1_500, "heading": 0}, "gear": 1, "passed": 0, "slipstream": True}
    position: Facts = {"seats": 1, "settings": {"course": GAUNTLET, "slipstream": True}, "cars": [behind]}
    match = jalopy.from_position("home-racers", position, seed=1)
    match.answer("gear:1")
    return match


def finished_in_one_round() -> Match:
    """Nor do they finish in one round, the second of them farther."""
    arrived = {"status": "finished", "passed": 2, "round": 1, "turns": 1}
    cars = [{**arrived, "arrival": 1, "beyond": 0}, {**arrived, "arrival": 2, "beyond": 1}]
    settings = {"course": GAUNTLET, "finish": "round"}
    return jalopy.from_position("home-racers", {"seats": 2, "settings": settings, "cars": cars, "over": True}, seed=1)


ODD_KEYS = [
    "gear:-1",
    "gear:4",
    "gear:9",
    "brake:1",
    "skid:left",
    "back-straight",
    "straight",
    "heading:90",
    "heading:7",
]
ODD_KEYS += ["roll", "push:2", "push:5", "stop", "change-tires", "elsewhere", "at:1/1.5", "place:1500:1500:0"]
ODD_KEYS += ["place:1001:7500:0", "at:1.5/1.5"]

# What they do is plain, or drawn on the board.
WITHOUT_HINT = ["drive-on", "gear", "heading", "keep", "keep-tires", "roll", "straight"]

SPOKEN = Spoken(
    matches,
    odd_keys=ODD_KEYS,
    names=[*(each.key for each in MANOEUVRES), *PORTAL_COLOURS, *SPECIALS, "portal", "path-end"],
    choices={"course": SHIPPED},
    words=["straight", "leak", "left"],
    without_hint=[*WITHOUT_HINT, *(f"back-{name}" for name in ("straight", "turn", "side-turn"))],
)

"""Changed boxes to be played with: every knob at its ends, and mixes by lot."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from jalopy.kernel.errors import BadSetting
from jalopy.kernel.game import Game
from jalopy.kernel.knobs import BOX, Knob, write_changes

MIXES = 2  # that all checks know
TRIES = 1_000


def turned(game: Game[Any]) -> Iterator[str]:
    """One knob at a time, at its least and at its most, as far as such a box can be played with."""
    for knob in game.knobs:
        for value in (knob.least, knob.most):
            text = write_changes(game.knobs, {knob.path: value})
            if text and playable(game, text):
                yield text


def mix(game: Game[Any], dice: random.Random) -> str:
    """Some knobs, turned by lot."""
    for _ in range(TRIES):
        knobs = dice.sample(game.knobs, dice.randint(1, min(12, len(game.knobs))))
        text = write_changes(game.knobs, {knob.path: _value(knob, dice) for knob in knobs})
        if text and playable(game, text):
            return text
    raise AssertionError(f"{game.name} accepts no mix of changes.")


@cache
def mixes(game: Game[Any]) -> tuple[str, ...]:
    dice = random.Random(f"boxes of {game.name}")
    return tuple(mix(game, dice) for _ in range(MIXES)) if game.knobs else ()


def playable(game: Game[Any], text: str) -> bool:
    """With every number of seats."""
    try:
        for seats in game.seat_counts:
            game.read_settings(seats, {BOX: text})
    except BadSetting:
        return False
    return True


def _value(knob: Knob, dice: random.Random) -> int:
    """Often near to what is printed, sometimes anything."""
    if dice.random() < 0.5:
        return dice.randint(knob.least, knob.most)
    return max(knob.least, min(knob.most, knob.printed + dice.choice((-1, 1))))

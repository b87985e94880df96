"""What a worker does with settings that somebody thinks of: the game itself says what is wrong, and what a page may draw."""

import logging
from functools import cache
from typing import Any

from msgspec.json import Encoder

from jalopy import games
from jalopy.kernel.errors import Fault
from jalopy.kernel.game import Game
from jalopy.kernel.knobs import without_printed
from jalopy.server import limits, wire
from jalopy.server.thinking import Wish
from jalopy.texts import Texts

log = logging.getLogger("jalopy.checks")

encode = Encoder().encode


def found(wish: Wish) -> bytes:
    """The check of a wish; nothing where the game itself breaks on it."""
    try:
        return encode(checked(games.find(wish.game), wish.seats, wish.settings))
    except Exception:
        log.exception("a check failed", extra={"game": wish.game})
        return b""


def checked(game: Game[Any], seats: int | None, settings: wire.Facts) -> wire.SettingsCheck:
    """Without a number of seats, for the one with which least is wrong."""
    counts = game.seat_counts if seats is None else (seats,)
    looked = (_looked_at(game, count, settings) for count in counts)
    faults, check = min(looked, key=lambda found: len(found[0]))
    check.problems = [_problem(game, fault) for fault in faults]
    return check


def _looked_at(game: Game[Any], seats: int, settings: wire.Facts) -> tuple[list[Fault], wire.SettingsCheck]:
    values, faults = game.read_given(seats, settings)
    if faults:
        return faults, wire.SettingsCheck(problems=[], facts={}, settings=without_printed(values))
    facts, idle = game.preview(seats, values), game.idle_settings(seats, values)
    found = wire.SettingsCheck(problems=[], facts=facts, idle=idle, settings=without_printed(values))
    return game.check_settings(seats, values), found


def _problem(game: Game[Any], fault: Fault) -> wire.SettingProblem:
    facts = limits.shortened(fault.facts)
    sentence = limits.shorten(_texts(game).refused(fault.key, facts))
    setting = limits.shorten(fault.setting)
    return wire.SettingProblem(setting=setting, key=fault.key, facts=facts, sentence=sentence)


@cache
def _texts(game: Game[Any]) -> Texts:
    return Texts(game)

"""Servers with something spoilt on purpose: bots that crash or never stop, rules that break."""

import itertools
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from starlette.types import ASGIApp

ROOT = str(Path(__file__).resolve().parents[2])


def rig(name: str) -> None:
    if name:
        RIGGED[name]()


def _bots(name: str) -> Callable[[], None]:
    """Bots think in worker processes: it is there that they are spoilt."""

    def use_spoilt_workers() -> None:
        from jalopy.server import thinking

        os.environ["JALOPY_TEST_BOT"] = name
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [ROOT, os.environ.get("PYTHONPATH", "")]))
        setattr(thinking, "WORKER", "tests.server.rigged_worker")  # noqa: B010 - a constant to everybody else

    return use_spoilt_workers


def rules_break_on_stop() -> None:
    """In the second turn the rules raise whenever somebody stops rolling: a bug of a game."""
    from jalopy.games.scrap_racer import turn

    plain = turn.turn

    def breaking(race, table):
        rules = plain(race, table)
        question = next(rules)
        while True:
            answer = yield question
            if answer.key == "stop" and race.turn == 2:
                raise ZeroDivisionError("seat 1 holds the card catch-up")
            try:
                question = rules.send(answer)
            except StopIteration:
                return

    turn.turn = breaking


def other_version() -> None:
    """As if the server came back with newer rules."""
    from jalopy import games

    games.find("scrap-racer").version = "next"


def _configured(**changes: Any) -> None:
    from jalopy.server import app, run

    def create(config: app.Config) -> ASGIApp:
        return app.create_app(replace(config, **changes))

    setattr(run, "create_app", create)  # noqa: B010 - the module does not give it away


def known_seeds() -> None:
    """Tables get the seeds 1, 2, 3 and so on, so that their matches are the same in every run.

    JALOPY_TEST_LUCK is another number to begin after: other dice for the same tests.
    """
    from jalopy.server import service

    numbers = itertools.count(int(os.environ.get("JALOPY_TEST_LUCK", "0")) + 1)
    setattr(service, "token_hex", lambda _: f"{next(numbers):064x}")  # noqa: B010 - the module does not give it away


def known_luck() -> None:
    """The seeds are known, and so are the lots that bots draw: only the clock differs from run to run."""
    known_seeds()
    _bots("steady")()


def another_box() -> None:
    """All games with other things in their boxes, for the server and for the bots: see tests.server.boxes."""
    from tests.server import boxes

    boxes.change()
    os.environ["JALOPY_TEST_BOX"] = "changed"
    known_luck()


def yard_in_play() -> None:
    """Tables at Scrapyard Empire begin in the middle of a match, with known dice: see tests.server.yards.

    One alone who wants a character begins with the set-up, to choose it.
    """
    from tests.server import yards

    from jalopy import scripted
    from jalopy.kernel.match import match_from, start_match
    from jalopy.server import room

    def begin(game: Any, seats: int, given: Any, chance: Any, listening: bool) -> Any:
        if game.name != "scrapyard-empire" or seats not in yards.POSITIONS or given["solo_character"]:
            return start_match(game, seats, given, chance, listening)
        position, dice = yards.POSITIONS[seats]
        return match_from(game, {**position, "settings": dict(given)}, scripted(dice=dice, picks=[1, 0] * 30))

    known_luck()
    setattr(room, "start_match", begin)  # noqa: B010 - the module does not give it away


def quick_to_forget() -> None:
    """Rooms leave memory almost at once."""
    _configured(idle_seconds=0.2)


def _slow_bots() -> None:
    _configured(bot_seconds=0.2)
    _bots("slow")()


RIGGED: dict[str, Callable[[], None]] = {
    "crashing bots": _bots("crashing"),
    "raising bots": _bots("raising"),
    "slow bots": _slow_bots,
    "wrong bots": _bots("wrong"),
    "breaking rules": rules_break_on_stop,
    "other version": other_version,
    "known seeds": known_seeds,
    "known luck": known_luck,
    "quick to forget": quick_to_forget,
    "a yard in play": yard_in_play,
    "another box": another_box,
}

if __name__ == "__main__":
    sys.exit("This module is imported by the servers of the tests.")

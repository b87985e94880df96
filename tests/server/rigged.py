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
    """Tables get the seeds 1, 2, 3 and so on, so that their matches are the same in every run."""
    from jalopy.server import service

    numbers = itertools.count(1)
    setattr(service, "token_hex", lambda _: f"{next(numbers):064x}")  # noqa: B010 - the module does not give it away


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
    "quick to forget": quick_to_forget,
}

if __name__ == "__main__":
    sys.exit("This module is imported by the servers of the tests.")

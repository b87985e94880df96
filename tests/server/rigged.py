"""Servers with something spoilt on purpose: bots that crash or never stop, rules that break."""

import contextlib
import itertools
import os
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from starlette.types import ASGIApp

ROOT = str(Path(__file__).resolve().parents[2])
LOOKS_AT_THE_CLOCK = 0.2  # seconds


def rig(name: str) -> None:
    if name:
        RIGGED[name]()


def _bots(name: str) -> Callable[[], None]:
    """Bots think in worker processes: it is there that they are spoilt."""

    def use_spoilt_workers() -> None:
        from jalopy.server import hands

        os.environ["JALOPY_TEST_BOT"] = name
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [ROOT, os.environ.get("PYTHONPATH", "")]))
        setattr(hands, "WORKER", "tests.server.rigged_worker")  # noqa: B010 - a constant to everybody else

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


def race_in_play() -> None:
    """Some tables begin in the middle of a match: see tests.server.races. What is drawn is drawn as ever."""
    from tests.server import races

    from jalopy.kernel.match import match_from, start_match
    from jalopy.server import room

    def begin(game: Any, seats: int, given: Any, chance: Any, listening: bool) -> Any:
        position = races.POSITIONS.get((game.name, seats))
        if position is None:
            return start_match(game, seats, given, chance, listening)
        return match_from(game, {**position, "settings": {**given, **position["settings"]}}, chance, listening)

    known_luck()
    setattr(room, "start_match", begin)  # noqa: B010 - the module does not give it away


def hasty_clocks() -> None:
    """A turn lasts a twentieth of the time that was chosen."""
    from jalopy.server import clocks

    plain = clocks.seconds_per_turn

    def hasty(clock: str) -> float | None:
        seconds = plain(clock)
        return None if seconds is None else seconds / 20

    setattr(clocks, "seconds_per_turn", hasty)  # noqa: B010 - a function to everybody else


def keen_ears() -> None:
    """Who is muted elsewhere is soon looked up."""
    from jalopy.server import service

    service.MUTES_SECONDS = 1.0


def short_patience() -> None:
    """Nobody waits long for anybody; the luck is known."""
    from jalopy.server import limits

    limits.GRACE = 1.0
    limits.PATIENCE = 1.5
    known_luck()


def narrow_doors() -> None:
    """Few connections from one address, little time for a request, and silent sockets are soon known as such."""
    from jalopy.server import limits, run

    limits.FROM_ONE_ADDRESS = 30
    limits.REQUEST_SECONDS = 1.0
    limits.MOST_WATCHING = 20
    setattr(limits, "looks_from_one_address", lambda: limits.Bucket(10, 0.01))  # noqa: B010 - a function to everybody else
    setattr(run, "HEARTBEAT", 1.0)  # noqa: B010 - a constant to everybody else


def quick_reminders() -> None:
    """Word is sent at once, and to a push service on this machine."""
    from jalopy.server import reminders

    setattr(reminders, "PAUSE", 0.1)  # noqa: B010 - a constant to everybody else
    _configured(push_anywhere=True)


def no_push() -> None:
    """As if the extra had not been installed."""
    from jalopy.server import webpush

    setattr(webpush, "available", lambda: False)  # noqa: B010 - a function to everybody else


def quick_to_forget() -> None:
    """Rooms leave memory almost at once."""
    _configured(idle_seconds=0.2)


def soon_tidy() -> None:
    """Rooms leave memory soon, and nobody waits long for anybody; all else is as ever."""
    from jalopy.server import limits

    limits.GRACE = 2.0
    limits.PATIENCE = 3.0
    _configured(idle_seconds=3.0)


def quick_to_pack() -> None:
    """Logs of old matches are packed at once, not in an hour."""
    from jalopy.server import app

    app.PACKED_EVERY = 0.2


def dies_in(what: str, commits: int) -> Callable[[], None]:
    """From the moment in which that method of `Tables` begins, so many commits go through; with the next the process dies."""

    def rig() -> None:
        import signal

        import sqlalchemy as sa

        from jalopy.server.service import Tables
        from jalopy.server.writers import SqliteWriter

        plain, commit = getattr(Tables, what), SqliteWriter._commit
        left: list[None] | None = None

        def count(*_: object) -> None:
            if left is None:
                return
            if not left:
                os.kill(os.getpid(), signal.SIGKILL)
            left.pop()

        async def armed(*given):
            nonlocal left
            left = [None] * commits
            return await plain(*given)

        def counted(writer, *rows):
            count()
            commit(writer, *rows)

        sa.event.listen(sa.Engine, "commit", count)
        setattr(Tables, what, armed)
        setattr(SqliteWriter, "_commit", counted)  # noqa: B010 - a method to everybody else

    return rig


def long_days() -> None:
    """Days pass as JALOPY_TEST_CLOCK says, a file with the seconds by which the clock is wrong; rooms leave memory soon."""
    file, plain = Path(os.environ["JALOPY_TEST_CLOCK"]), time.time
    looked, wrong = -1.0, 0.0

    def told() -> float:
        nonlocal looked, wrong
        if time.monotonic() - looked > LOOKS_AT_THE_CLOCK:
            looked = time.monotonic()
            with contextlib.suppress(OSError, ValueError):
                wrong = float(file.read_text("utf-8"))
        return plain() + wrong

    setattr(time, "time", told)  # noqa: B010 - a function to everybody else
    _configured(idle_seconds=20.0)


def quick_looks() -> None:
    """The luck is known, and matches that are over are looked back on in passing."""
    _configured(looks="quick")
    known_luck()


def few_looks() -> None:
    """A guest may have one match looked back on."""
    from jalopy.server import limits

    setattr(limits, "analyses", lambda: limits.Bucket(1, 0.001))  # noqa: B010 - a function to everybody else
    quick_looks()


def deadly_looks() -> None:
    """Whoever looks back on a match dies of it."""
    quick_looks()
    _bots("dies looking back")()


def _workshop(**changes: float) -> None:
    from jalopy.server import workshop

    for name, value in changes.items():
        setattr(workshop, name, value)


def absent_minded_workshop() -> None:
    """What nobody looks at is left at once."""
    _workshop(WATCHED=0.5, LINGERS=0.2)


def hasty_workshop() -> None:
    """With known luck; as few matches as ever are enough."""
    known_luck()
    _workshop(AIM_SECONDS=1.0)


def small_workshop() -> None:
    """Two visitors at a time, and four boxes for each."""
    from jalopy.server import limits

    limits.MOST_TRIED = 2
    setattr(limits, "trials", lambda: limits.Bucket(4, 0.001))  # noqa: B010 - a function to everybody else
    _workshop(WATCHED=600.0)


def one_box_for_an_address() -> None:
    from jalopy.server import limits

    limits.MOST_TRIED_FROM_ONE = 1
    _workshop(WATCHED=600.0)


def endless_trials() -> None:
    """Matches that are tried never end."""
    _workshop(SECONDS=0.5)
    _bots("tries for ever")()


def _slow_bots() -> None:
    _configured(bot_seconds=0.2)
    _bots("slow")()


RIGGED: dict[str, Callable[[], None]] = {
    "crashing bots": _bots("crashing"),
    "raising bots": _bots("raising"),
    "slow bots": _slow_bots,
    "wrong bots": _bots("wrong"),
    "breaking rules": rules_break_on_stop,
    "quick looks": quick_looks,
    "few looks": few_looks,
    "deadly looks": deadly_looks,
    "absent-minded workshop": absent_minded_workshop,
    "hasty workshop": hasty_workshop,
    "small workshop": small_workshop,
    "one box for an address": one_box_for_an_address,
    "endless trials": endless_trials,
    "other version": other_version,
    "known seeds": known_seeds,
    "known luck": known_luck,
    "quick to forget": quick_to_forget,
    "quick to pack": quick_to_pack,
    "long days": long_days,
    "soon tidy": soon_tidy,
    "hasty clocks": hasty_clocks,
    "keen ears": keen_ears,
    "short patience": short_patience,
    "narrow doors": narrow_doors,
    "quick reminders": quick_reminders,
    "no push": no_push,
    "a yard in play": yard_in_play,
    "a race in play": race_in_play,
    "another box": another_box,
    **{f"dies in a rematch after {commits}": dies_in("_rematch", commits) for commits in range(3)},
    **{f"dies making a table after {commits}": dies_in("make", commits) for commits in range(3)},
}

if __name__ == "__main__":
    sys.exit("This module is imported by the servers of the tests.")

"""Settings that somebody thinks of are checked in worker processes like those of the bots, one wish after the other.

A course is searched through: that takes as long as many answers, and compiled rules give nobody else a turn meanwhile. Each
game has a worker of its own, so that only courses wait for courses; it is ended if it takes too long, and now and then
anyway, so that nothing it keeps is kept for ever.
"""

import logging
import time
from typing import Any, Final

from msgspec.json import Decoder

from jalopy.kernel.errors import BadSetting, Fault
from jalopy.kernel.game import Game
from jalopy.kernel.settings import Values
from jalopy.server import wire
from jalopy.server.hands import Worker
from jalopy.server.requests import Refusal
from jalopy.server.thinking import Wish, encode_task

log = logging.getLogger("jalopy.checks")

_read = Decoder(wire.SettingsCheck).decode

SECONDS: Final = 10.0  # for one wish
MANY: Final = 200  # wishes, after which a worker is replaced


class NotChecked(Refusal):
    """The worker did not come to an end; the fault is ours."""


class Checker:
    """The worker of one game."""

    def __init__(self) -> None:
        self.worker = Worker()
        self.used = time.monotonic()
        self.checked = 0


class Checks:
    def __init__(self) -> None:
        self._of_game: dict[str, Checker] = {}

    async def check(self, game: str, wish: wire.SettingsWish) -> bytes:
        """The answer, a `SettingsCheck` as the worker wrote it."""
        checker = self._of_game.setdefault(game, Checker())
        checker.used = time.monotonic()
        checker.checked += 1
        task = Wish(game=game, seats=wish.seats, settings=wish.settings)
        try:
            if checker.checked % MANY == 0:
                await checker.worker.rest()
            found = await checker.worker.ask(encode_task(task), SECONDS)
        except (TimeoutError, EOFError, OSError) as error:
            log.warning("settings could not be checked", extra={"game": game, "reason": type(error).__name__})
            found = b""
        if not found:
            raise NotChecked("not-checked")
        return found

    async def agreed(self, game: Game[Any], seats: int, given: Values) -> Values:
        """Seats and settings as a table has them, or BadSetting. What takes no time is looked at here."""
        slow = [setting for setting in game.settings if setting.check is not None]
        if all(given.get(setting.name, setting.default) == setting.default for setting in slow):
            return game.read_settings(seats, given)
        found = _read(await self.check(game.name, wire.SettingsWish(seats=seats, settings=given)))
        if found.problems:
            faults = [Fault(problem.key, **problem.facts).of(problem.setting) for problem in found.problems]
            raise BadSetting.found(faults, {**found.settings, **given}, game)
        return found.settings

    async def rest(self, seconds: float) -> None:
        """Workers end that nobody has asked for so long; the next wish starts another."""
        for checker in list(self._of_game.values()):
            if time.monotonic() - checker.used > seconds:
                await checker.worker.rest()

    async def close(self) -> None:
        for checker in self._of_game.values():
            await checker.worker.close()

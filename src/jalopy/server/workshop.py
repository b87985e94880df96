"""Boxes that somebody has changed are tried in a worker process of their own, behind everything else.

As long as a page asks how far it has come, matches are played with its box and, with the same seeds, with the printed one; a
few seconds after the last look that stops. Visitors take turns, one box each. What was counted is kept for whoever tries the
same box again, until others have been tried since. The worker makes pages of it too, one at a time.
"""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from jalopy import games
from jalopy.kernel.errors import BadSetting
from jalopy.kernel.knobs import BOX, PRINTED, box_of, read_changes, without_printed
from jalopy.kernel.settings import Values
from jalopy.lab import trials
from jalopy.lab.outcomes import Alone, alone_of, outcome_of
from jalopy.lab.trials import Counted, Trial
from jalopy.server import limits, wire
from jalopy.server.checks import Checks
from jalopy.server.closing import cut_off
from jalopy.server.hands import Worker
from jalopy.server.requests import Refusal
from jalopy.server.thinking import Compare, Try, encode_task

log = logging.getLogger("jalopy.workshop")

AIMS: Final = (1_000, 2_000, 5_000, 10_000, 20_000)  # matches with each box: the most that fit
AIM_SECONDS: Final = 150.0  # into so much time
AIM_AFTER: Final = 1.0  # seconds of playing the pace is known
FIRST_LOOK: Final = 400  # matches with each of the two boxes, before each change is tried alone
ALONE: Final = 2_000  # matches for one change without the others
MOST_ALONE: Final = 6  # changes; of more nobody wants to know that
PART: Final = 0.35  # seconds that are played in one go
SECONDS: Final = 45.0  # after which a part that has not come to its end is given up
WATCHED: Final = 5.0  # seconds after a look
LINGERS: Final = 20.0  # seconds that the worker waits for another box
FAILURE_TOLD: Final = 60.0  # seconds
REPORT_FROM: Final = 200  # matches with each box a page is made of; of more, where they are there
REPORT_FRESH: Final = 10.0  # seconds in which the same page does for whoever wants it again


class NotTried(Refusal):
    """No match with that box came to its end, or too many boxes are tried; the fault is ours."""


class Run:
    """The matches of one trial so far."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.counted = Counted()
        self.seconds = 0.0
        self.aim = 0  # of a printed box: matches with it and with each that is held against it
        self.failed_at: float | None = None

    @property
    def matches(self) -> int:
        return self.counted.matches


class Visit:
    """What one visitor tries."""

    def __init__(self, wish: bytes, source: str, run: Run, printed: Run, alone: dict[str, Run]) -> None:
        self.wish = wish
        self.source = source  # the address they come from
        self.run = run
        self.printed = printed
        self.alone = alone
        self.asked_at = time.monotonic()
        self.served_at = 0.0

    @property
    def both(self) -> list[Run]:
        return [self.run] if self.run is self.printed else [self.run, self.printed]

    @property
    def runs(self) -> list[Run]:
        return [*self.both, *self.alone.values()]

    @property
    def is_watched(self) -> bool:
        return time.monotonic() - self.asked_at < WATCHED

    @property
    def pace(self) -> float | None:
        """Matches a second."""
        seconds = sum(run.seconds for run in self.both)
        return sum(run.matches for run in self.both) / seconds if seconds >= AIM_AFTER else None

    @property
    def aim(self) -> int:
        """Found once, and kept with the printed box."""
        pace = self.pace
        if not self.printed.aim and pace is not None:
            self.printed.aim = max((aim for aim in AIMS if aim <= pace * AIM_SECONDS), default=AIMS[0])
        return self.printed.aim or AIMS[0]

    @property
    def done(self) -> int:
        return min(self.aim, *(run.matches for run in self.both))

    def next(self) -> tuple[Run, int] | None:
        """What is to be played now, and how many matches at most; None where all is played."""
        for runs, goal in (
            (self.both, FIRST_LOOK),
            (self.alone.values(), FIRST_LOOK),
            (self.both, min(ALONE, self.aim)),
            (self.alone.values(), min(ALONE, self.aim)),
            (self.both, self.aim),
        ):
            run = min(runs, key=lambda run: run.matches, default=None)
            if run is not None and run.matches < goal:
                return run, goal - run.matches
        return None

    @property
    def left(self) -> float | None:
        pace = self.pace
        missing = sum(max(0, self.aim - run.matches) for run in self.both)
        missing += sum(max(0, min(ALONE, self.aim) - run.matches) for run in self.alone.values())
        return None if pace is None else missing / pace


class Page(NamedTuple):
    """A report of a box that was made."""

    text: bytes
    matches: int
    made_at: float


class Workshop:
    def __init__(self, checks: Checks) -> None:
        self._checks = checks
        self._worker = Worker()
        self._runs: OrderedDict[bytes, Run] = OrderedDict()  # the last wanted last
        self._visits: dict[str, Visit] = {}  # by visitor
        self._work: asyncio.Task[None] | None = None
        self._wanted = asyncio.Event()
        self._pages: OrderedDict[tuple[bytes, str], Page] = OrderedDict()
        self._pages_wanted = 0

    def knows(self, visitor: str, game: str, wish: wire.WorkshopWish) -> bool:
        """Whether they try that already, so that nothing new begins."""
        visit = self._visits.get(visitor)
        return visit is not None and visit.wish == _key(game, wish)

    async def ask(self, visitor: str, source: str, game: str, wish: wire.WorkshopWish) -> wire.WorkshopTried:
        """How far it has come. Asking begins it, ends whatever else this visitor has tried, and keeps it going."""
        return self._how_far(await self._visit(visitor, source, game, wish))

    async def report(
        self, visitor: str, source: str, game: str, wish: wire.WorkshopWish, language: str, address: str
    ) -> bytes | wire.WorkshopTried:
        """The page of a changed box beside the printed one; how far it has come where there are too few matches yet."""
        visit = await self._visit(visitor, source, game, wish)
        if visit.run is visit.printed:
            raise Refusal("workshop-report-printed")
        if visit.done < REPORT_FROM and visit.next() is not None:
            return self._how_far(visit)
        key = (visit.wish, language)
        page = self._pages.get(key)
        matches = visit.run.matches + visit.printed.matches
        if page is None or (page.matches < matches and time.monotonic() - page.made_at > REPORT_FRESH):
            page = self._pages[key] = Page(await self._make(visit, language, address), matches, time.monotonic())
        self._pages.move_to_end(key)
        while len(self._pages) > limits.MOST_REPORTS_KEPT:
            self._pages.popitem(last=False)
        return page.text

    async def _make(self, visit: Visit, language: str, address: str) -> bytes:
        if self._pages_wanted >= limits.MOST_REPORTS_WANTED:
            raise NotTried("workshop-busy")
        now, printed = (msgspec.Raw(trials.write(run.counted)) for run in (visit.run, visit.printed))
        task = Compare(trial=visit.run.trial, now=now, printed=printed, language=language, address=address)
        self._pages_wanted += 1
        try:
            text = await self._worker.ask(encode_task(task), SECONDS)
        except (TimeoutError, EOFError, OSError):
            text = b""
        finally:
            self._pages_wanted -= 1
        if not text or len(text) > limits.LARGEST_REPORT:
            raise NotTried("workshop-no-report")
        return text

    async def _visit(self, visitor: str, source: str, game: str, wish: wire.WorkshopWish) -> Visit:
        visit = self._visits.get(visitor)
        if visit is None or visit.wish != _key(game, wish):
            visit = await self._begin(visitor, source, game, wish)
        visit.asked_at = time.monotonic()
        for run in visit.runs:
            self._check(run)
        self._go_on()
        return visit

    async def _begin(self, visitor: str, source: str, game: str, wish: wire.WorkshopWish) -> Visit:
        if not games.find(game).knobs:
            raise Refusal("workshop-none")
        if not 0 <= wish.seed <= limits.LARGEST_NUMBER:
            raise BadSetting("seed", most=str(limits.LARGEST_NUMBER), seed=str(wish.seed))
        self._make_room(visitor, source)
        settings = await self._checks.agreed(games.find(game), wish.seats, wish.settings)
        alone = await self._alone(game, wish, settings)
        run = self._run(game, wish, settings)
        printed = self._run(game, wish, settings | {BOX: PRINTED})
        visit = Visit(
            _key(game, wish), source, run, printed, {path: self._run(game, wish, each) for path, each in alone}
        )
        self._visits[visitor] = visit
        self._forget()
        return visit

    def _make_room(self, visitor: str, source: str) -> None:
        """Nobody keeps all others out, whatever number of cookies they have."""
        others = [each for other, each in self._visits.items() if other != visitor and each.is_watched]
        near = sum(each.source == source for each in others)
        if len(others) >= limits.MOST_TRIED or (source not in limits.LOOPBACK and near >= limits.MOST_TRIED_FROM_ONE):
            raise NotTried("workshop-busy")

    async def _alone(self, game: str, wish: wire.WorkshopWish, settings: Values) -> list[tuple[str, Values]]:
        """Each of several changes by itself, where the rules allow it so."""
        changes = read_changes(box_of(settings))
        if not 1 < len(changes) <= MOST_ALONE:
            return []
        found: list[tuple[str, Values]] = []
        for path, value in changes.items():
            with contextlib.suppress(BadSetting):
                alone = settings | {BOX: f"{path}={value}"}
                found.append((path, await self._checks.agreed(games.find(game), wish.seats, alone)))
        return found

    def _run(self, game: str, wish: wire.WorkshopWish, settings: Values) -> Run:
        values = without_printed(settings)
        trial = Trial(game=game, seats=wish.seats, bot=wish.bots, seed=wish.seed, settings=values)
        key = msgspec.json.encode(trial, order="sorted")
        run = self._runs.setdefault(key, Run(trial))
        self._runs.move_to_end(key)
        return run

    def _forget(self) -> None:
        """Visitors who have gone, and the boxes that were wanted longest ago."""
        self._visits = {visitor: visit for visitor, visit in self._visits.items() if visit.is_watched}
        while len(self._runs) > limits.MOST_TRIALS_KEPT:
            self._runs.popitem(last=False)

    def _check(self, run: Run) -> None:
        """What went wrong is told for a while, for it will mostly go wrong again."""
        if run.failed_at is not None and time.monotonic() - run.failed_at < FAILURE_TOLD:
            raise NotTried("workshop-failed")
        run.failed_at = None

    def _how_far(self, visit: Visit) -> wire.WorkshopTried:
        run, printed = visit.run, visit.printed
        left = visit.left
        at_work = sum(each.is_watched and each.next() is not None for each in self._visits.values())
        usual = {setting.name: setting.default for setting in games.find(run.trial.game).settings}
        settings = {name: value for name, value in run.trial.settings.items() if value != usual[name]}
        before = None if run is printed else printed.counted
        return wire.WorkshopTried(
            state="going" if visit.next() else "done",
            done=visit.done,
            of=visit.aim,
            seconds=None if left is None else left * max(1, at_work),
            settings=settings,
            outcome=outcome_of(run.trial, run.counted, before) if run.matches else None,
            alone=list(_told_alone(visit)),
        )

    # --- at work ------------------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        self._wanted.set()
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._play_on())

    async def _play_on(self) -> None:
        """Until nobody has wanted anything for a while."""
        try:
            while True:
                self._wanted.clear()
                while (visit := self._next()) is not None:
                    visit.served_at = time.monotonic()
                    wanted = visit.next()
                    assert wanted is not None
                    await self._play(*wanted)
                await asyncio.wait_for(self._wanted.wait(), LINGERS)
        except TimeoutError:
            await self._worker.rest()

    def _next(self) -> Visit | None:
        """Whoever has waited longest."""
        waiting = (
            visit
            for visit in self._visits.values()
            if visit.is_watched and visit.next() is not None and all(run.failed_at is None for run in visit.runs)
        )
        return min(waiting, key=lambda visit: visit.served_at, default=None)

    async def _play(self, run: Run, most: int) -> None:
        task = Try(trial=run.trial, first=run.matches, most=most, seconds=PART)
        before = self._worker.seconds_spent
        try:
            text = await self._worker.ask(encode_task(task), SECONDS)
            if not text:
                raise EOFError
            run.counted.merge(trials.read(text))
        except (TimeoutError, EOFError, OSError) as error:
            run.failed_at = time.monotonic()
            facts = {"game": run.trial.game, "box": box_of(run.trial.settings), "reason": type(error).__name__}
            log.warning("a box could not be tried", extra=facts)
        finally:
            run.seconds += self._worker.seconds_spent - before

    async def close(self) -> None:
        await cut_off([] if self._work is None else [self._work])
        await self._worker.close()


def _told_alone(visit: Visit) -> Iterator[Alone]:
    for path, run in visit.alone.items():
        told = alone_of(path, run.trial, run.counted, visit.printed.counted)
        if told is not None:
            yield told


def _key(game: str, wish: wire.WorkshopWish) -> bytes:
    return msgspec.json.encode([game, wish], order="sorted")

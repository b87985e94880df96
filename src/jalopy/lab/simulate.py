"""Many matches, on as many processes as wanted, with the same result whatever their number."""

import gc
import hashlib
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from typing import Final

from jalopy import _builds, games
from jalopy.bots import registry
from jalopy.bots.lots import key_of
from jalopy.bots.runner import play
from jalopy.kernel.chance import LARGEST_SEED, FastChance, Stream
from jalopy.kernel.errors import BadSetting, JalopyError
from jalopy.kernel.match import Match, start_match
from jalopy.kernel.playout import play_out
from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import Values
from jalopy.lab.accumulators import Finished, Summary, look_at

RANDOM: Final = "random"
CHUNK: Final = 8  # matches handed out at once: less than a second's work, so that stopping is prompt
CHUNK_BY_LOT: Final = 64
AHEAD: Final = 4  # chunks per worker that are handed out before their turn to be counted
RARELY: Final = (50_000, 20, 20)  # collecting garbage less often makes rookies a tenth faster

Progress = Callable[[int, int], None]
"""Told how many matches are counted, and of how many."""


class LabError(JalopyError):
    """Something went wrong with the processes, not with the matches."""


@dataclass(frozen=True)
class Job:
    """What every worker has to know. `settings` are read and complete."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    settings: Values

    @property
    def by_lot(self) -> bool:
        return all(bot == RANDOM for bot in self.bots)


class Results:
    """What many matches tell. `as_data` holds nothing that depends on the machine but the build."""

    def __init__(self, job: Job, summary: Summary, digest: str) -> None:
        self.job = job
        self.summary = summary
        self.digest = digest
        self.games = summary.games
        self.build = _builds.build()

    @property
    def wins_by_seat(self) -> list[int]:
        return [self.summary.by_seat.wins[str(seat)] for seat in range(self.job.seats)]

    @property
    def wins_by_turn_order(self) -> list[int]:
        """Of whoever went first, second, and so on; empty where a game has no such order."""
        order = self.summary.by_turn_order
        return [order.wins[str(place)] for place in range(1, self.job.seats + 1)] if order.matches else []

    @property
    def wins_by_racer(self) -> Facts:
        """For each racer its wins, its matches, the rate and its interval."""
        racers = self.summary.by_kind.get("racer")
        return {} if racers is None else racers.as_data()

    def as_data(self) -> Facts:
        job, summary = self.job, self.summary
        return {
            "game": job.game,
            "rules": games.find(job.game).version,
            "build": self.build,
            "seats": job.seats,
            "bots": list(job.bots),
            "seed": job.seed,
            "settings": dict(job.settings),
            "games": self.games,
            "wins_by_seat": self.wins_by_seat,
            "wins_by_turn_order": self.wins_by_turn_order,
            **{f"wins_by_{kind}": tally.as_data() for kind, tally in sorted(summary.by_kind.items())},
            "seats_rated": summary.by_seat.as_data(),
            "turn_order_rated": summary.by_turn_order.as_data(),
            "bots_rated": summary.by_bot.as_data(),
            "turns": summary.turns.as_data(),
            "decisions": summary.decisions.as_data(),
            "digest": self.digest,
        }


def simulate(
    game: str,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int = 1,
    settings: Values | None = None,
    workers: int = 1,
    progress: Progress | None = None,
) -> Results:
    """Play so many matches. One bot fills all seats, otherwise there is one for each."""
    job = make_job(game, seats, bots, seed, settings or {})
    if games < 1:
        raise BadSetting("too-few-matches", matches=games)
    if workers < 1:
        raise BadSetting("too-few-workers", workers=workers)
    chunks = list(_chunks(games, CHUNK_BY_LOT if job.by_lot else CHUNK))
    played = _here(job, chunks) if min(workers, len(chunks)) == 1 else _in_pool(job, chunks, workers)
    summary = Summary()
    digest = hashlib.sha256()
    with closing(played):  # also when `progress` raises: the workers go first
        for part, lines in played:
            summary.merge(part)
            digest.update(lines)
            if progress is not None:
                progress(summary.games, games)
    return Results(job, summary, digest.hexdigest())


def make_job(game: str, seats: int, bots: Sequence[str], seed: int, settings: Values) -> Job:
    """Everything checked before the first worker starts."""
    values = games.find(game).read_settings(seats, settings)
    names = tuple(bots) * seats if len(bots) == 1 else tuple(bots)
    if len(names) != seats:
        raise BadSetting("bots-or-one", places=seats, bots=len(names))
    for name in names:
        registry.find(name, game)
    if not 0 <= seed <= LARGEST_SEED:
        raise BadSetting("seed", most=str(LARGEST_SEED), seed=str(seed))
    return Job(game, seats, names, seed, values)


# --- one match ----------------------------------------------------------------------------------------------------


def play_match(job: Job, number: int, history: bool = True) -> tuple[Match, int]:
    """One match of a job, the same whoever plays it and when; also how many decisions it took."""
    chance = FastChance(key_of(job.seed, number))
    match = start_match(games.find(job.game), job.seats, job.settings, chance, listening=False, history=history)
    lot = key_of(job.seed, number, 1)
    if job.by_lot:
        return match, play_out(match, Stream(lot))
    play(match, [registry.find(bot, job.game) for bot in job.bots], lot)
    return match, match.decisions


def finish_match(job: Job, number: int) -> Finished:
    match, decisions = play_match(job, number, history=not job.by_lot)  # bots may want to fork
    return look_at(match, number, job.bots, decisions)


# --- many ---------------------------------------------------------------------------------------------------------

Part = tuple[Summary, bytes]
"""A chunk's summary, and its matches' lines."""


def _chunks(matches: int, size: int) -> Iterator[range]:
    for first in range(0, matches, size):
        yield range(first, min(first + size, matches))


def _play_chunk(job: Job, numbers: range) -> Part:
    summary = Summary()
    lines: list[str] = []
    for number in numbers:
        finished = finish_match(job, number)
        summary.add(finished)
        lines.append(finished.line)
    return summary, "".join(f"{line}\n" for line in lines).encode()


def _here(job: Job, chunks: Sequence[range]) -> Generator[Part]:
    for chunk in chunks:
        yield _play_chunk(job, chunk)


def _in_pool(job: Job, chunks: Sequence[range], workers: int) -> Generator[Part]:
    """Parts in the order of the chunks; only a few are ever under way or waiting."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_begin_worker)
    under_way: deque[Future[Part]] = deque()
    waiting = iter(chunks)
    try:
        with _workers_deaf():
            for chunk in islice(waiting, workers * AHEAD):
                under_way.append(pool.submit(_play_chunk, job, chunk))
        while under_way:
            yield under_way.popleft().result()
            for chunk in islice(waiting, 1):
                under_way.append(pool.submit(_play_chunk, job, chunk))
    except BrokenProcessPool:
        raise LabError("A worker process ended unexpectedly; with fewer workers it may go better.") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _begin_worker() -> None:
    """Whoever started the workers stops them, so Ctrl-C is none of their business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(*RARELY)


@contextmanager
def _workers_deaf() -> Iterator[None]:
    """Processes started inside ignore Ctrl-C from their first moment on, before they can say so themselves."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)

"""Many matches, on as many processes as wanted, with the same result whatever their number."""

import hashlib
import os
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Final

from jalopy import _builds, games
from jalopy.bots import own
from jalopy.bots.lots import key_of
from jalopy.bots.runner import play
from jalopy.kernel.chance import LARGEST_SEED, FastChance, Stream
from jalopy.kernel.errors import BadSetting
from jalopy.kernel.match import Match, start_match
from jalopy.kernel.playout import play_out
from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import Values
from jalopy.lab.accumulators import Finished, Summary, look_at
from jalopy.lab.pool import Progress, spread

RANDOM: Final = "random"
CHUNK: Final = 8  # matches handed out at once: less than a second's work, so that stopping is prompt
CHUNK_BY_LOT: Final = 64


@dataclass(frozen=True)
class Job:
    """What every worker has to know. `settings` are read and complete; files of bots are looked for in `folder`."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    settings: Values
    folder: str

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
    size = CHUNK_BY_LOT if job.by_lot else CHUNK
    played = spread(_play_chunk, [(job, chunk) for chunk in _chunks(games, size)], workers)
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
    folder = os.getcwd()
    for name in names:
        own.find(name, game, folder)
    if not 0 <= seed <= LARGEST_SEED:
        raise BadSetting("seed", most=str(LARGEST_SEED), seed=str(seed))
    return Job(game, seats, names, seed, values, folder)


# --- one match ----------------------------------------------------------------------------------------------------


def play_match(job: Job, number: int, history: bool = True) -> tuple[Match, int]:
    """One match of a job, the same whoever plays it and when; also how many decisions it took."""
    chance = FastChance(key_of(job.seed, number))
    match = start_match(games.find(job.game), job.seats, job.settings, chance, listening=False, history=history)
    lot = key_of(job.seed, number, 1)
    if job.by_lot:
        return match, play_out(match, Stream(lot))
    play(match, [own.find(bot, job.game, job.folder) for bot in job.bots], lot)
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


def _play_chunk(chunk: tuple[Job, range]) -> Part:
    job, numbers = chunk
    summary = Summary()
    lines: list[str] = []
    for number in numbers:
        finished = finish_match(job, number)
        summary.add(finished)
        lines.append(finished.line)
    return summary, "".join(f"{line}\n" for line in lines).encode()

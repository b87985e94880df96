"""What is to be played, and one match of it: the same whoever plays it, when and where."""

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from jalopy import games
from jalopy.bots import own
from jalopy.bots.lots import key_of
from jalopy.bots.runner import play
from jalopy.kernel.chance import LARGEST_SEED, FastChance, Stream
from jalopy.kernel.errors import BadSetting
from jalopy.kernel.knobs import without_printed
from jalopy.kernel.match import Match, start_match
from jalopy.kernel.playout import play_out
from jalopy.kernel.settings import Values
from jalopy.lab.accumulators import Finished, look_at

RANDOM: Final = "random"
CHUNK: Final = 8  # matches handed out at once: less than a second's work, so that stopping is prompt
CHUNK_BY_LOT: Final = 64

Look = Callable[[Match], None]


@dataclass(frozen=True)
class Job:
    """What every worker has to know. `settings` are read and complete; `files` hold bots and statistics of one's own, which
    were found in `folder`."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    settings: Values
    folder: str
    code: str = ""  # the file with statistics of one's own
    files: own.Files = field(default_factory=dict)

    @property
    def by_lot(self) -> bool:
        return all(bot == RANDOM for bot in self.bots)


def make_job(game: str, seats: int, bots: Sequence[str], seed: int, settings: Values, code: str = "") -> Job:
    """Everything checked before the first worker starts."""
    values = without_printed(games.find(game).read_settings(seats, settings))
    names = tuple(bots) * seats if len(bots) == 1 else tuple(bots)
    if len(names) != seats:
        raise BadSetting("bots-or-one", places=seats, bots=len(names))
    folder = os.getcwd()
    paths = [own.path_of(file, folder) for file in (*map(own.file_of, names), code) if file]
    files = {path: own.read(path) for path in paths if os.path.isfile(path)}
    for name in names:
        own.find(name, game, folder, files=files)
    if not 0 <= seed <= LARGEST_SEED:
        raise BadSetting("seed", most=str(LARGEST_SEED), seed=str(seed))
    return Job(game, seats, names, seed, values, folder, code, files)


def chunks(matches: range, by_lot: bool) -> Iterator[range]:
    size = CHUNK_BY_LOT if by_lot else CHUNK
    for first in range(matches.start, matches.stop, size):
        yield range(first, min(first + size, matches.stop))


def play_match(
    job: Job, number: int, history: bool = True, listening: bool = False, look: Look | None = None
) -> tuple[Match, int]:
    """One match of a job; also how many decisions it took. `look` is called before every one of them."""
    chance = FastChance(key_of(job.seed, number))
    match = start_match(games.find(job.game), job.seats, job.settings, chance, listening, history)
    lot = key_of(job.seed, number, 1)
    if job.by_lot:
        return match, play_out(match, Stream(lot)) if look is None else _by_lot(match, Stream(lot), look)
    bots = [own.find(bot, job.game, job.folder, files=job.files) for bot in job.bots]
    play(match, bots, lot, look)
    return match, match.decisions


def finish_match(job: Job, number: int) -> Finished:
    match, decisions = play_match(job, number, history=not job.by_lot)  # bots may want to fork
    return look_at(match, number, job.bots, decisions)


def _by_lot(match: Match, source: Stream, look: Look) -> int:
    """As `play_out` does, with somebody looking on."""
    count = 0
    while (question := match.question) is not None:
        look(match)
        match.take(question, question.options[source.below(len(question.options))])
        count += 1
    return count

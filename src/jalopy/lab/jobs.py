"""What is to be played, and one match of it: the same whoever plays it, when and where."""

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from jalopy import __version__, games
from jalopy.bots import own, registry
from jalopy.kernel.chance import LARGEST_SEED
from jalopy.kernel.errors import BadSetting
from jalopy.kernel.knobs import without_printed
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import Values
from jalopy.lab.accumulators import Finished, look_at
from jalopy.lab.playing import Look, play_number

RANDOM: Final = "random"
# Matches that a worker takes at once: a fifth of a second's work at Scrap Racer, some three seconds' at Home Racers. Stopping waits
# for them.
CHUNK: Final = 32
CHUNK_BY_LOT: Final = 64


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

    def described(self) -> Facts:
        """All that its matches hang on."""
        named = sorted({file for file in (*map(own.file_of, self.bots), self.code) if file})
        return {
            "game": self.game,
            "rules": games.find(self.game).version,
            "jalopy": __version__,
            "seats": self.seats,
            "bots": list(self.bots),
            "seed": self.seed,
            "settings": dict(self.settings),
            "code": self.code,
            "files": {file: sha256(self.files[own.path_of(file, self.folder)]).hexdigest() for file in named},
        }

    def chunks(self, matches: range) -> Iterator[range]:
        size = CHUNK_BY_LOT if self.by_lot else chunk_of(self.bots)
        for first in range(matches.start, matches.stop, size):
            yield range(first, min(first + size, matches.stop))


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


def chunk_of(bots: Iterable[str]) -> int:
    """A single match where somebody thinks, so that none waits for a slow one's last."""
    return CHUNK if all(registry.answers_at_once(bot) for bot in bots) else 1


def play_match(
    job: Job, number: int, history: bool = True, listening: bool = False, look: Look | None = None
) -> tuple[Match, int]:
    """One match of a job; also how many decisions it took. `look` is called before every one of them."""
    bots = None if job.by_lot else [own.find(bot, job.game, job.folder, files=job.files) for bot in job.bots]
    return play_number(number, job.game, job.seats, job.settings, job.seed, bots, history, listening, look)


def finish_match(job: Job, number: int) -> Finished:
    match, decisions = play_match(job, number, history=not job.by_lot)  # bots may want to fork
    return look_at(match, number, job.bots, decisions)

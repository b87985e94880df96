"""Many matches, on as many processes or machines as wanted, with the same result whatever their number."""

import hashlib
from collections.abc import Sequence
from contextlib import closing

from jalopy import _builds, games
from jalopy.kernel.errors import BadSetting
from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import Values
from jalopy.lab.accumulators import Summary
from jalopy.lab.jobs import Job, finish_match, make_job
from jalopy.lab.pool import Progress, spread
from jalopy.lab.tables import Tables


class Results:
    """What many matches tell. `as_data` holds nothing that depends on the machine but the build."""

    def __init__(self, job: Job, summary: Summary, digest: str) -> None:
        self.job = job
        self.summary = summary
        self.digest = digest
        self.games = summary.games
        self.build = _builds.build_told()

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
    workers: int | None = 1,
    progress: Progress | None = None,
    ray: str = "",
) -> Results:
    """Play so many matches. One bot fills all seats, otherwise there is one for each. `ray`: the address of a cluster."""
    job = make_job(game, seats, bots, seed, settings or {})
    if games < 1:
        raise BadSetting("too-few-matches", matches=games)
    played = spread(_play_chunk, ((job, chunk) for chunk in job.chunks(range(games))), workers, ray)
    summary = Summary()
    digest = hashlib.sha256()
    with closing(played):  # also when `progress` raises: the workers go first
        for part, lines in played:
            summary.merge(part)
            digest.update(lines)
            if progress is not None:
                progress(summary.games, games)
    return Results(job, summary, digest.hexdigest())


def tabulate(tables: Tables, workers: int | None = 1, progress: Progress | None = None, ray: str = "") -> Results:
    """The same into tables, as far as their matches are not there yet. The digest is that of their rows."""
    with tables.opened():
        tables.fill(workers, progress, ray)
        summary, digest = tables.summed_up()
        results = Results(tables.job, summary, digest)
        tables.keep_results(results.as_data())
    return results


Part = tuple[Summary, bytes]
"""A chunk's summary, and its matches' lines."""


def _play_chunk(chunk: tuple[Job, range]) -> Part:
    job, numbers = chunk
    summary = Summary()
    lines: list[str] = []
    for number in numbers:
        finished = finish_match(job, number)
        summary.add(finished)
        lines.append(finished.line)
    return summary, "".join(f"{line}\n" for line in lines).encode()

"""Bots against each other: who is stronger, by how much, and how sure that is.

For every two bots there are two tables: one of the first among others of the second kind, and one of the second among
others of the first. What is to be compared falls under the same dice: match number so-and-so has the same ones at every
table, and the chair that is looked at moves on from match to match. What one of the others makes of that chair is told by
tables at which all are alike; it is less than a fair share where somebody may win who sits on no chair. If there are
bots for every chair, they also meet all at once. Alone, all that counts is how often a bot wins. Where only one kind of others is
wanted, each bot plays among these and nowhere else, which is quicker where some think long.
"""

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import permutations
from typing import Final

from jalopy import _builds, games
from jalopy.bots import registry
from jalopy.bots.lots import key_of
from jalopy.kernel.chance import Stream
from jalopy.kernel.errors import BadSetting
from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import Values
from jalopy.lab.accumulators import Finished, Tally
from jalopy.lab.intervals import wilson
from jalopy.lab.jobs import Job, chunk_of, finish_match, make_job
from jalopy.lab.journal import opened
from jalopy.lab.pool import Progress, spread
from jalopy.lab.ratings import Ratings

SEATS: Final = 4  # unless the game has fewer
PAIR: Final = 2
LARGE: Final = 2**31  # so that lots are hardly ever equal

Row = dict[str, float]


@dataclass(frozen=True)
class Among:
    """One bot among others of another kind, or of its own."""

    one: str
    others: str

    @property
    def alike(self) -> bool:
        return self.one == self.others

    def seated(self, number: int, seats: int, seed: int) -> tuple[str, ...]:
        """The one sits a chair further on in every match."""
        return tuple(self.one if seat == number % seats else self.others for seat in range(seats))


@dataclass(frozen=True)
class Mixed:
    """Different bots on all chairs."""

    bots: tuple[str, ...]

    def seated(self, number: int, seats: int, seed: int) -> tuple[str, ...]:
        """In as many matches as there are bots each of them sits once on every chair; then company is drawn anew."""
        drawn, step = divmod(number, len(self.bots))
        lot = Stream(key_of(seed, drawn, 2))
        circle = sorted(self.bots, key=lambda _: lot.below(LARGE))
        return tuple(circle[(step + seat) % len(circle)] for seat in range(seats))


Seating = tuple[Among | Mixed, int]
"""A match: its table, and its number there."""


@dataclass(frozen=True)
class Plan:
    """All matches of a ladder: those of the first number at every table, then those of the second, and so on."""

    job: Job  # but for the bots, who change from match to match
    bots: tuple[str, ...]
    games: int
    among: str = ""  # the only kind of others
    alike: int | None = None  # matches at each table where all are alike; as many as elsewhere, if not given

    @cached_property
    def tables(self) -> list[Among | Mixed]:
        if self.among:
            return [Among(bot, self.among) for bot in self.bots]
        alike = [Among(bot, bot) for bot in self.bots]
        if self.job.seats == 1:
            return [*alike]
        pairs = [Among(one, others) for one, others in permutations(self.bots, PAIR)]
        # With two chairs the pairs have met already.
        mixed = [Mixed(self.bots)] if PAIR < self.job.seats <= len(self.bots) else []
        return [*alike, *pairs, *mixed]

    @cached_property
    def seatings(self) -> list[Seating]:
        return [(table, number) for number in range(self.games) for table in self.tables if number < self._most(table)]

    def _most(self, table: Among | Mixed) -> int:
        if self.alike is not None and self.job.seats > 1 and isinstance(table, Among) and table.alike:
            return self.alike
        return self.games

    @property
    def matches(self) -> int:
        return len(self.seatings)

    def portions(self, played: int = 0) -> Iterator[list[Seating]]:
        """What one worker takes at once, behind so many that are played."""
        size = chunk_of(self.bots)
        return (self.seatings[first : first + size] for first in range(played, self.matches, size))

    def described(self) -> Facts:
        """All that its matches hang on."""
        wanted = {"among": self.among, "games": self.games, "alike": self.alike}
        return {**replace(self.job, bots=self.bots).described(), **wanted}


class Ladder:
    """What the matches tell. `as_data` holds nothing that depends on the machine but the build."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.ratings = Ratings(plan.bots)
        self.alike = Tally()  # by bot: tables of its kind alone, won by any of them
        self.among = {bot: Tally() for bot in plan.bots}  # by bot: what others won among its kind
        self.mixed = Tally()
        self.digest = hashlib.sha256()
        self.build = _builds.build_told()

    def add(self, table: Among | Mixed, match: Finished) -> None:
        self.digest.update(f"{match.line}\n".encode())
        if isinstance(table, Among) and table.alike:
            self.alike.add(table.one, match.winner is not None)
            return
        # Who wins counts, and nothing else: whoever is behind risks a worse place for it.
        self.ratings.add(match.bots, [1 if seat == match.winner else 2 for seat in range(len(match.bots))])
        for seat, bot in enumerate(match.bots):
            if isinstance(table, Mixed):
                self.mixed.add(bot, seat == match.winner)
            elif bot == table.one:
                self.among[table.others].add(bot, seat == match.winner)

    @property
    def alone(self) -> bool:
        return self.plan.job.seats == 1

    def ranked(self) -> list[str]:
        """The strongest first."""
        if self.alone:
            return sorted(self.plan.bots, key=lambda bot: -self.alike.wins[bot])
        return sorted(self.plan.bots, key=lambda bot: -self.ratings.mu[bot])

    def share(self, bot: str) -> Row:
        """What one of that kind wins among its like. Of each match no more than one can win, so that is what is counted."""
        seats = self.plan.job.seats
        wins, matches = self.alike.wins[bot], self.alike.matches[bot]
        low, high = wilson(wins, matches)
        return {"rate": wins / matches / seats, "low": low / seats, "high": high / seats}

    def is_clear(self, stronger: str, weaker: str) -> bool:
        """Whether the intervals do not touch: of what the stronger one wins among the weaker, and of what these win there."""
        if self.alone:
            return self.share(stronger)["low"] > self.share(weaker)["high"]
        wins, matches = self.among[weaker].wins[stronger], self.among[weaker].matches[stronger]
        return wilson(wins, matches)[0] > self.share(weaker)["high"]

    def have_met(self, one: str, others: str) -> bool:
        return self.alone or self.among[others].matches[one] > 0

    def as_data(self) -> Facts:
        job = self.plan.job
        return {
            "game": job.game,
            "rules": games.find(job.game).version,
            "build": self.build,
            "seats": job.seats,
            "bots": list(self.plan.bots),
            "seed": job.seed,
            "settings": dict(job.settings),
            "among": self.plan.among,
            "games": self.plan.games,
            "alike": self.plan.alike,
            "matches": self.plan.matches,
            "levels": self._levels(),
            "pairings": self._pairings(),
            "mixed": {bot: self.mixed.row(bot) for bot in self.ranked() if self.mixed.matches[bot]},
            "digest": self.digest.hexdigest(),
        }

    def _levels(self) -> list[Facts]:
        """The strongest first, each held against the next one below that it has met."""
        ranked = self.ranked()
        levels: list[Facts] = []
        for place, bot in enumerate(ranked):
            below = next((weaker for weaker in ranked[place + 1 :] if self.have_met(bot, weaker)), None)
            strength = self.alike.row(bot) if self.alone else self.ratings.row(bot)
            clear = None if below is None else self.is_clear(bot, below)
            levels.append({"bot": bot, **strength, "below": below, "clear": clear})
        return levels

    def _pairings(self) -> list[Facts]:
        """By the strength of the one; `share` is what one of the others makes of its chair."""
        if self.alone:
            return []
        return [
            {"bot": one, "among": others, **self.among[others].row(one), "share": self.share(others)}
            for one, others in permutations(self.ranked(), PAIR)
            if self.have_met(one, others)
        ]


def ladder(
    game: str,
    bots: Sequence[str] = (),
    seats: int | None = None,
    games: int = 200,
    seed: int = 1,
    settings: Values | None = None,
    workers: int | None = 1,
    progress: Progress | None = None,
    ray: str = "",
    among: str = "",
    alike: int | None = None,
    kept: str = "",
) -> Ladder:
    """Play so many matches at every table. Without `bots` all that know the game play.

    With the name of a file as `kept` every match is kept there once it is over, and is not played again.
    """
    plan = make_plan(game, bots or registry.names_for(game), seats, games, seed, settings or {}, among, alike)
    results = Ladder(plan)
    with opened(kept, plan.described()) if kept else nullcontext() as journal:
        there = journal.played if journal else []
        for (table, _), match in zip(plan.seatings, there, strict=False):
            results.add(table, match)
        done = len(there)
        portions = list(plan.portions(done))
        played = spread(_play_portion, [(plan.job, portion) for portion in portions], workers, ray)
        with closing(played):  # also when `progress` raises: the workers go first
            if progress is not None:
                progress(done, plan.matches)
            for portion, matches in zip(portions, played, strict=True):
                if journal:
                    journal.add(matches)
                for (table, _), match in zip(portion, matches, strict=True):
                    results.add(table, match)
                done += len(portion)
                if progress is not None:
                    progress(done, plan.matches)
    return results


def make_plan(
    game: str,
    bots: Sequence[str],
    seats: int | None,
    matches: int,
    seed: int,
    settings: Values,
    among: str = "",
    alike: int | None = None,
) -> Plan:
    """Everything checked before the first worker starts."""
    if seats is None:
        seats = min(SEATS, max(games.find(game).seat_counts))
    for count in (matches, matches if alike is None else alike):
        if count < 1:
            raise BadSetting("too-few-matches", matches=count)
    if among and seats == 1:
        raise BadSetting("among-nobody", others=among)
    if among and among not in bots:
        bots = [*bots, among]
    if len(bots) < (1 if seats == 1 else PAIR):
        raise BadSetting("ladder-of-one", bots=len(bots))
    for place, bot in enumerate(bots):
        if bot in bots[:place]:
            raise BadSetting("bot-twice", bot=bot)
    jobs = [make_job(game, seats, [bot], seed, settings) for bot in bots]
    files = {path: content for job in jobs for path, content in job.files.items()}
    return Plan(replace(jobs[0], files=files), tuple(bots), matches, among, alike)


def _play_portion(given: tuple[Job, list[Seating]]) -> list[Finished]:
    job, portion = given
    return [
        finish_match(replace(job, bots=table.seated(number, job.seats, job.seed)), number) for table, number in portion
    ]

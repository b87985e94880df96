"""The matches of a report: rows as everywhere in the lab, and what only a report wants to know of a match.

That is how the seats stood on the way, what was asked, and which rules were met. Events are listened to in some of the matches
only, since that takes time.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Final

from jalopy import games
from jalopy.bots import own
from jalopy.bots.bot import Chair
from jalopy.bots.lots import key_of
from jalopy.bots.runner import answer
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.errors import BadSetting
from jalopy.kernel.game import Place
from jalopy.kernel.match import Match, start_match
from jalopy.kernel.settings import Values
from jalopy.lab.accumulators import look_at
from jalopy.lab.jobs import Job, chunks, make_job, play_match
from jalopy.lab.pool import Progress, spread
from jalopy.lab.rows import Cell, Lead, Row, columns, rows_of
from jalopy.lab.statistics import Statistics

WAYPOINTS: Final = (25, 50, 75)  # per cent of the turns of a match
LISTENED: Final = 8  # to every so many matches
ELSEWHERE: Final = 4  # with other numbers of seats a report plays so many times fewer matches
DEALS: Final = 60  # whose dice are thrown again and again, at most
PER_DEAL: Final = 20  # matches that a report has for each of them
TIMES: Final = 12
BY_LOT: Final = 10  # one answer in so many, when the same dice are thrown again: most bots would do the same each time
FIRST_LOT: Final = 3  # smaller ones are those of the match itself

Standing = list[tuple[int, int | None]]
"""By seat: its place, and how far it has come, where the game counts that."""


@dataclass
class Asked:
    """The questions of one kind."""

    times: int = 0
    forced: int = 0  # with a single option
    options: int = 0

    def add(self, other: "Asked") -> None:
        self.times += other.times
        self.forced += other.forced
        self.options += other.options


@dataclass
class Gathered:
    """What was seen in some matches with the same number of seats."""

    rows: list[Row] = field(default_factory=list)
    asked: dict[str, Asked] = field(default_factory=dict)
    met: Counter[str] = field(
        default_factory=Counter
    )  # rules: of all questions, and of the events that were listened to
    listened: int = 0

    def merge(self, other: "Gathered") -> None:
        self.rows += other.rows
        self.met.update(other.met)
        self.listened += other.listened
        for kind, asked in other.asked.items():
            self.asked.setdefault(kind, Asked()).add(asked)


@dataclass(frozen=True)
class Plan:
    """All matches of a report: those with the wanted number of seats, fewer with every other number, and the same dice
    thrown several times."""

    jobs: dict[int, Job]  # by seats
    seats: int
    matches: int
    again: int  # deals that are played several times

    @property
    def job(self) -> Job:
        return self.jobs[self.seats]

    def matches_with(self, seats: int) -> int:
        return self.matches if seats == self.seats else max(1, self.matches // ELSEWHERE)

    @property
    def total(self) -> int:
        return sum(map(self.matches_with, self.jobs)) + self.again * TIMES


@dataclass
class Gathering:
    plan: Plan
    by_seats: dict[int, Gathered]
    wins_again: list[list[int]]  # by deal and seat: how often it won

    @property
    def main(self) -> Gathered:
        return self.by_seats[self.plan.seats]


def make_plan(
    game: str, seats: int, bots: Sequence[str], matches: int, seed: int, settings: Values, alone: bool = False
) -> Plan:
    """Numbers of seats that these settings do not allow are left out; `alone`: all others are."""
    if matches < 1:
        raise BadSetting("too-few-matches", matches=matches)
    jobs = {seats: make_job(game, seats, bots, seed, settings)}
    if not alone and len(set(bots)) == 1:
        for other in games.find(game).seat_counts:
            if other not in (1, seats):
                try:
                    jobs[other] = make_job(game, other, bots[:1], seed, settings)
                except BadSetting:
                    continue
    return Plan(dict(sorted(jobs.items())), seats, matches, 0 if alone else min(DEALS, matches // PER_DEAL))


def gather(plan: Plan, workers: int | None = 1, progress: Progress | None = None) -> Gathering:
    by_seats = {seats: Gathered() for seats in plan.jobs}
    tasks = [
        (job, chunk)
        for seats, job in plan.jobs.items()
        for chunk in chunks(range(plan.matches_with(seats)), by_lot=False)
    ]
    done = 0

    def tell(more: int) -> None:
        nonlocal done
        done += more
        if progress is not None:
            progress(done, plan.total)

    tell(0)
    played = spread(play_chunk, tasks, workers)
    with closing(played):
        for (job, chunk), seen in zip(tasks, played, strict=True):
            by_seats[job.seats].merge(seen)
            tell(len(chunk))
    return Gathering(plan, by_seats, _play_again(plan, workers, tell))


def _play_again(plan: Plan, workers: int | None, tell: Callable[[int], None]) -> list[list[int]]:
    wins: list[list[int]] = []
    played = spread(play_deal, [(plan.job, number) for number in range(plan.again)], workers)
    with closing(played):
        for won in played:
            wins.append(won)
            tell(TIMES)
    return wins


# --- what workers do --------------------------------------------------------------------------------------------------


def play_chunk(task: tuple[Job, range]) -> Gathered:
    job, numbers = task
    kinds = columns(job)
    seen = Gathered()
    for number in numbers:
        listening = number % LISTENED == 0
        way = Way(job)
        match, decisions = play_match(job, number, listening=listening, look=way.look)
        rows = rows_of(job, match, look_at(match, number, job.bots, decisions), way.lead, kinds, Statistics(job, {}))
        seen.rows += [row | way.cells(seat) for seat, row in enumerate(rows)]
        _note_questions(match, seen)
        if listening:
            seen.listened += 1
            seen.met.update(event.rule for event in match.table.story)
    return seen


def play_deal(task: tuple[Job, int]) -> list[int]:
    """The same dice and cards several times, with some answers by lot: how often each seat won."""
    job, number = task
    wins = [0] * job.seats
    for time in range(TIMES):
        match = start_match(games.find(job.game), job.seats, job.settings, FastChance(key_of(job.seed, number)), False)
        _play_unsteadily(match, job, key_of(job.seed, number, FIRST_LOT + time))
        for place in match.standing:
            wins[place.seat] += place.won
    return wins


def _play_unsteadily(match: Match, job: Job, lot_key: int) -> None:
    bots = [own.find(bot, job.game, job.folder, files=job.files) for bot in job.bots]
    chairs = [Chair(match, seat, Stream(key_of(lot_key, seat))) for seat in range(job.seats)]
    lot = Stream(lot_key)
    while (question := match.question) is not None:
        if lot.below(BY_LOT) == 0:
            match.take(question, question.options[lot.below(len(question.options))])
        else:
            answer(match, bots[question.seat], chairs[question.seat])


class Way:
    """How the seats stood at the first question of every turn."""

    def __init__(self, job: Job) -> None:
        self.lead = Lead()
        self._seats = job.seats
        traits = games.part(games.find(job.game), "traits")
        self._fact = getattr(traits, "BEHIND_BY", ("", ""))[0]
        self._standings: list[Standing] = []

    def look(self, match: Match) -> None:
        turn = self.lead.turn
        self.lead.look(match)
        if self.lead.turn > turn:
            self._standings.append(self._stand(match.game.standing(match.state)))

    def _stand(self, places: list[Place]) -> Standing:
        standing: Standing = [(0, None)] * self._seats
        for place in places:
            come = place.facts.get(self._fact)
            standing[place.seat] = (place.place, come if isinstance(come, int) else None)
        return standing

    def cells(self, seat: int) -> dict[str, Cell]:
        """`place_50` and `behind_50`: at half-time, and so on. Behind whoever has come farthest."""
        cells: dict[str, Cell] = {}
        for waypoint in WAYPOINTS if self._standings else ():
            standing = self._standings[len(self._standings) * waypoint // 100]
            come = [far for _, far in standing if far is not None]
            place, own_way = standing[seat]
            cells[f"place_{waypoint}"] = place
            cells[f"behind_{waypoint}"] = None if own_way is None or len(come) < len(standing) else max(come) - own_way
        return cells


def _note_questions(match: Match, seen: Gathered) -> None:
    for turn in match.turns:
        for question in turn.asked:
            asked = seen.asked.setdefault(question.kind, Asked())
            asked.times += 1
            asked.forced += len(question.options) == 1
            asked.options += len(question.options)
            seen.met[question.rule] += 1
            seen.met.update({option.rule for option in question.options})

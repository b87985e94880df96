"""The matches of a report: rows as everywhere in the lab, and what only a report wants to know of a match.

That is how the seats stood on the way, what was asked, what was made use of, and which rules were met. Events are listened to in
some of the matches only, since that takes time.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from typing import Final

from jalopy import games
from jalopy.bots import own
from jalopy.bots.bot import Chair
from jalopy.bots.lots import key_of
from jalopy.bots.runner import answer, begin_anew
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.errors import BadSetting
from jalopy.kernel.game import Place
from jalopy.kernel.match import Match, start_match
from jalopy.kernel.settings import Values
from jalopy.lab.accumulators import Use, look_at
from jalopy.lab.jobs import Job, make_job, play_match
from jalopy.lab.leading import Lead
from jalopy.lab.pool import Progress, spread
from jalopy.lab.rows import Cell, Row, columns, names_in, rows_of
from jalopy.lab.statistics import Statistics

WAYPOINTS: Final = (25, 50, 75)  # per cent of the turns of a match
FEW: Final = 500  # matches that are all listened to; of more,
LISTENED: Final = 4  # every so many
ELSEWHERE: Final = 4  # with other numbers of seats a report plays so many times fewer matches
DEALS: Final = 60  # whose dice are thrown again and again, at most
PER_DEAL: Final = 20  # matches that a report has for each of them
TIMES: Final = 8
LOTS: Final = (
    20,
    10,
    5,
)  # one answer in so many is by lot when the same dice are thrown again: most bots would do the same
FIRST_LOT: Final = 3  # smaller ones are those of the match itself

Standing = list[tuple[int, int | None]]
"""By seat: its place, and how far it has come, where the game counts that."""

Used = tuple[str, str]
"""Of what sort, and its name: a card, a marker, a power; or none."""


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
class Usage:
    """How often something was made use of: sums over matches, by all seats and by whoever won, and of their squares."""

    matches: int = 0  # in which it was made use of
    uses: int = 0
    of_winners: int = 0
    squares: int = 0
    products: int = 0
    squares_of_winners: int = 0

    def count(self, uses: int, of_winners: int) -> None:
        """One match more."""
        self.add(Usage(1, uses, of_winners, uses * uses, uses * of_winners, of_winners * of_winners))

    def add(self, other: "Usage") -> None:
        self.matches += other.matches
        self.uses += other.uses
        self.of_winners += other.of_winners
        self.squares += other.squares
        self.products += other.products
        self.squares_of_winners += other.squares_of_winners


@dataclass
class Gathered:
    """What was seen in some matches with the same number of seats."""

    rows: list[Row] = field(default_factory=list)
    asked: dict[str, Asked] = field(default_factory=dict)
    met: Counter[str] = field(
        default_factory=Counter
    )  # rules: of all questions, and of the events that were listened to
    uses: dict[Used, Usage] = field(default_factory=dict)  # in matches that were listened to
    listened: int = 0

    def merge(self, other: "Gathered") -> None:
        self.rows += other.rows
        self.met.update(other.met)
        self.listened += other.listened
        for kind, asked in other.asked.items():
            self.asked.setdefault(kind, Asked()).add(asked)
        for used, tally in other.uses.items():
            self.uses.setdefault(used, Usage()).add(tally)


@dataclass(frozen=True)
class Plan:
    """All matches of a report: those with the wanted number of seats, fewer with every other number, and the same dice
    thrown several times."""

    jobs: dict[int, Job]  # by seats
    seats: int
    matches: int
    alone: bool  # only with that number of seats, and no deal again

    @property
    def job(self) -> Job:
        return self.jobs[self.seats]

    def matches_with(self, seats: int) -> int:
        return self.matches if seats == self.seats else max(1, self.matches // ELSEWHERE)

    def listened_with(self, seats: int) -> int:
        """To every so many matches."""
        return 1 if self.matches_with(seats) <= FEW else LISTENED

    def portions(self, seats: int) -> Iterator[range]:
        return self.jobs[seats].chunks(range(self.matches_with(seats)))

    @property
    def again(self) -> int:
        """Deals that are played several times."""
        return 0 if self.alone else min(DEALS, self.matches // PER_DEAL)

    @property
    def repeats(self) -> int:
        return self.again * TIMES * len(LOTS)

    @property
    def total(self) -> int:
        return sum(map(self.matches_with, self.jobs)) + self.repeats

    def with_matches(self, matches: int) -> "Plan":
        return replace(self, matches=matches)


@dataclass
class Gathering:
    plan: Plan
    by_seats: dict[int, Gathered]
    wins_again: dict[int, list[list[int]]]  # by lots, deal and seat: how often it won

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
    return Plan(dict(sorted(jobs.items())), seats, matches, alone)


def gather(plan: Plan, workers: int | None = 1, progress: Progress | None = None) -> Gathering:
    by_seats = {seats: Gathered() for seats in plan.jobs}
    tasks = [
        (job, chunk, plan.listened_with(seats)) for seats, job in plan.jobs.items() for chunk in plan.portions(seats)
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
        for (job, chunk, _), seen in zip(tasks, played, strict=True):
            by_seats[job.seats].merge(seen)
            tell(len(chunk))
    return Gathering(plan, by_seats, _play_again(plan, workers, tell))


def _play_again(plan: Plan, workers: int | None, tell: Callable[[int], None]) -> dict[int, list[list[int]]]:
    wins: dict[int, list[list[int]]] = {lots: [] for lots in LOTS}
    tasks = [(plan.job, number, lots) for lots in LOTS for number in range(plan.again)]
    played = spread(play_deal, tasks, workers)
    with closing(played):
        for (_, _, lots), won in zip(tasks, played, strict=True):
            wins[lots].append(won)
            tell(TIMES)
    return wins


# --- what workers do --------------------------------------------------------------------------------------------------


def play_chunk(task: tuple[Job, range, int]) -> Gathered:
    """Listening to every so many of these matches."""
    job, numbers, every = task
    kinds = columns(job)
    seen = Gathered()
    for number in numbers:
        listening = number % every == 0
        way = Way(job)

        def look(match: Match, way: Way = way) -> None:
            way.look(match)
            _note_question(match, seen)

        match, decisions = play_match(job, number, listening=listening, look=look)
        rows = rows_of(job, match, look_at(match, number, job.bots, decisions), way.lead, kinds, Statistics(job, {}))
        seen.rows += [row | way.cells(seat) for seat, row in enumerate(rows)]
        if listening:
            seen.listened += 1
            seen.met.update(event.rule for event in match.table.story)
            _note_uses(match, rows, seen)
    return seen


def play_deal(task: tuple[Job, int, int]) -> list[int]:
    """The same dice and cards several times, with one answer in so many by lot: how often each seat won."""
    job, number, lots = task
    wins = [0] * job.seats
    for time in range(TIMES):
        match = start_match(games.find(job.game), job.seats, job.settings, FastChance(key_of(job.seed, number)), False)
        _play_unsteadily(match, job, lots, key_of(job.seed, number, FIRST_LOT + time, lots))
        for place in match.standing:
            wins[place.seat] += place.won
    return wins


def _play_unsteadily(match: Match, job: Job, lots: int, lot_key: int) -> None:
    bots = [own.find(bot, job.game, job.folder, files=job.files) for bot in job.bots]
    begin_anew(bots)
    chairs = [Chair(match, seat, Stream(key_of(lot_key, seat))) for seat in range(job.seats)]
    lot = Stream(lot_key)
    while (question := match.question) is not None:
        if lot.below(lots) == 0:
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


def _note_question(match: Match, seen: Gathered) -> None:
    question = match.question
    assert question is not None
    asked = seen.asked.setdefault(question.kind, Asked())
    asked.times += 1
    asked.forced += len(question.options) == 1
    asked.options += len(question.options)
    seen.met[question.rule] += 1
    seen.met.update({option.rule for option in question.options})


def _note_uses(match: Match, rows: Sequence[Row], seen: Gathered) -> None:
    """What the game's traits name as USES, each time by the seat that the event names, or that drives the racer it names."""
    traits = games.part(match.game, "traits")
    uses: Mapping[str, Use] = getattr(traits, "USES", {})
    drivers = {name: row for kind in getattr(traits, "KINDS", ()) for row in rows for name in names_in(row, kind)}
    by_all: Counter[Used] = Counter()
    by_winners: Counter[Used] = Counter()
    for event in match.table.story:
        use = uses.get(event.kind)
        if use is None or (use.unless and event.facts.get(use.unless) is not None):
            continue
        seat = event.facts.get("seat")
        row = rows[seat] if isinstance(seat, int) else drivers.get(str(event.facts.get("racer")))
        if row is not None:  # else it is a racer whom nobody drives
            for item in _items(event.facts.get(use.fact)):
                by_all[use.sort, item] += 1
                by_winners[use.sort, item] += bool(row["won"])
    for used, times in by_all.items():
        seen.uses.setdefault(used, Usage()).count(times, by_winners[used])


def _items(fact: object) -> list[str]:
    return [str(item) for item in fact] if isinstance(fact, list | tuple) else ["" if fact is None else str(fact)]

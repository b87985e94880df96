"""How many people play, what that asks of each part, and how many of each part it takes. Assumptions stand here and nowhere else."""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

DAY: Final = 86_400.0


@dataclass(frozen=True)
class Assumed:
    value: float
    why: str


ASSUMED: Final[dict[str, Assumed]] = {
    "share of players who play on a day": Assumed(0.2, "players are people who come at least once a month"),
    "matches of each of them": Assumed(1.5, "an evening is one or two"),
    "people at a table": Assumed(3.0, "the fourth seat is a bot's; costs are those of four sockets"),
    "bots at a table": Assumed(1.0, "some play against three of them, some against none"),
    "watchers of a table": Assumed(0.2, "one in five has one"),
    "seconds that a person takes for an answer": Assumed(10.0, "many are one touch, some are plans"),
    "seconds that pass with a bot's answer": Assumed(1.5, "as the page shows it"),
    "busiest moment, against the day's mean": Assumed(
        2.5, "an evening of one time zone; the world together is flatter"
    ),
    "minutes that a table stays in memory afterwards": Assumed(10.0, "as the server has it"),
    "most that any part is used": Assumed(
        0.6, "beyond it waiting grows fast, and a part that fails leaves its share to the others"
    ),
    "processes of a machine": Assumed(12.0, "of 16 cores; the others are for bots and the system"),
    "cores of a database's machine": Assumed(16.0, "a common size"),
    "MB of WAL a second that a database writes": Assumed(200.0, "of a common volume"),
    "connections that a database keeps": Assumed(500.0, "without a pooler in between"),
    "milliseconds between two machines, there and back": Assumed(0.5, "in one data centre"),
    "words to and fro until an append is committed": Assumed(1.0, "a group is one statement (writers.py)"),
    "milliseconds until WAL is on disk": Assumed(
        1.0, "a common volume; what comes meanwhile waits for the next flush together"
    ),
    "share of an answer's processor time before it is written": Assumed(0.4, "deciding; then come folding and telling"),
    "share of it that nobody waits for": Assumed(
        0.3, "the bus, chores; chosen by the p50 of the quieter measurements above"
    ),
    "days until its log is packed": Assumed(30.0, "--pack-days"),
    "days that a match is kept": Assumed(365.0, "--keep-days"),
    "variation of processor times (deviation by mean)": Assumed(0.7, "games and moments differ"),
}


def assumed(name: str) -> float:
    return ASSUMED[name].value


@dataclass(frozen=True)
class Costs:
    """In seconds and bytes, from what was measured. All games count alike."""

    answer: float  # of a process that has the table to itself, its own notice on the bus heard
    elsewhere: float  # of each further process that has people of that table
    watcher: float  # per answer
    heard: float  # of a notice about a table that one does not have
    notices: float  # per answer
    idle_table: (
        float  # per second at which nobody plays; what a table costs by itself while somebody does is in its answers
    )
    idle_server: float  # per second
    thought: float  # of a bot
    database: float  # processor of PostgreSQL per answer
    database_elsewhere: float  # for each further process
    wal: float  # bytes per answer
    commit: tuple[tuple[int, float], ...]  # processor of PostgreSQL for so many appends in one commit
    connections: float  # of a process to its database
    publish: float  # of Redis, per notice
    delivery: float  # and for each process that hears it
    answers: float  # per match
    table: float  # bytes in memory, with four sockets
    server: float  # bytes of a process without tables
    match: float  # bytes in the database
    packed: float  # and once its log is packed
    sent: float  # bytes per answer to all who sit and watch

    @staticmethod
    def of(figures: dict[str, Any], watcher_ms: float) -> "Costs":
        games, kept = figures["games"].values(), figures["database"]["games"].values()
        together, spread = figures["processes"]["together"], figures["processes"]["spread"]
        watchers = assumed("watchers of a table")
        # Measured with Scrap Racer; the other games weigh as they do on SQLite.
        others = _mean([game["ms per answer"] for game in games]) / figures["games"]["scrap-racer"]["ms per answer"]
        return Costs(
            answer=together["ms per answer"] / 1000 * others,
            elsewhere=max(0.0, spread["ms per answer"] - together["ms per answer"]) / 1000,
            watcher=watcher_ms / 1000,
            heard=figures["bus"]["µs to hear one"] / 1e6,
            notices=together["notices per answer"],
            idle_table=figures["idle"]["ms per second and table"] / 1000,
            idle_server=figures["processes"]["ms per second of a server"] / 1000,
            thought=_mean([game["ms per thought"] for game in games]) / 1000,
            database=together["postgres ms per answer"] / 1000,
            database_elsewhere=max(0.0, spread["postgres ms per answer"] - together["postgres ms per answer"]) / 1000,
            wal=together["WAL bytes per answer"],
            commit=tuple(
                (int(group["appends"]), group["database ms"] / 1000)
                for group in figures["database"]["commits"]["postgres"]
            ),
            connections=max(together["connections of a process"], spread["connections of a process"]),
            publish=figures["bus"]["µs per notice"] / 1e6,
            delivery=figures["bus"]["µs per delivery"] / 1e6,
            answers=_mean([game["answers per match"] for game in kept]),
            table=_mean([game["kB per table"] + 4 * game["kB per socket"] for game in games]) * 1000,
            server=_mean([game["kB of a server"] for game in games]) * 1000,
            match=_mean([game["postgres"]["kB per match"] for game in kept]) * 1000,
            packed=_mean([game["postgres"]["kB packed"] for game in kept]) * 1000,
            sent=_mean([4 * game["bytes to a seat"] + watchers * game["bytes to a watcher"] for game in games]),
        )


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


@dataclass(frozen=True)
class Load:
    """At the busiest moment."""

    players: float
    tables: float  # at which is played
    answers: float  # per second, of people and bots
    thoughts: float  # per second, of bots
    in_memory: float  # tables
    matches: float  # per day

    @staticmethod
    def of(players: float, costs: Costs) -> "Load":
        people, bots = assumed("people at a table"), assumed("bots at a table")
        matches = players * assumed("share of players who play on a day") * assumed("matches of each of them") / people
        by_people = people / (people + bots)
        each = by_people * assumed("seconds that a person takes for an answer")
        each += (1 - by_people) * assumed("seconds that pass with a bot's answer")
        tables = matches * costs.answers * each / DAY * assumed("busiest moment, against the day's mean")
        answers = tables / each
        stays = 1 + assumed("minutes that a table stays in memory afterwards") * 60 / (costs.answers * each)
        return Load(players, tables, answers, answers * (1 - by_people), tables * stays, matches)

    @property
    def people(self) -> float:
        return self.tables * assumed("people at a table")


@dataclass(frozen=True)
class Design:
    name: str
    together: bool = False  # all of a table are led to the same process
    channels: bool = False  # the bus has a channel per table: who does not have the table does not hear of it
    cells: bool = False  # tables are shared out among installations, each with a PostgreSQL and a Redis of its own

    def processes_at(self, processes: int) -> float:
        """That have people of the same table, on average."""
        if self.together or processes <= 1:
            return 1.0
        return float(processes * (1 - (1 - 1 / processes) ** assumed("people at a table")))


class Parts:
    """How much of each part is used, by so many processes and cells."""

    def __init__(self, design: Design, costs: Costs, load: Load, processes: int, cells: int = 1) -> None:
        self.design = design
        self.costs = costs
        self.load = load
        self.processes = processes
        self.cells = cells
        self.at = design.processes_at(processes)

    @property
    def hearing(self) -> float:
        """Of a process: notices about tables that it does not have."""
        if self.design.channels or self.processes == 1:
            return 0.0
        strangers = 1 - self.at / self.processes
        return self.load.answers * self.costs.notices * self.costs.heard * strangers

    @property
    def process(self) -> float:
        costs, load = self.costs, self.load
        each = costs.answer + (self.at - 1) * costs.elsewhere + assumed("watchers of a table") * costs.watcher
        own = load.answers * each + (load.in_memory - load.tables) * self.at * costs.idle_table
        return own / self.processes + costs.idle_server + self.hearing

    @property
    def database(self) -> float:
        each = self.costs.database + (self.at - 1) * self.costs.database_elsewhere
        return self.load.answers * each / assumed("cores of a database's machine") / self.cells

    @property
    def wal(self) -> float:
        return (
            self.load.answers * self.costs.wal / 1e6 / assumed("MB of WAL a second that a database writes") / self.cells
        )

    @property
    def connections(self) -> float:
        """A process has the database of its own cell only."""
        return self.processes * self.costs.connections / assumed("connections that a database keeps") / self.cells

    @property
    def bus(self) -> float:
        if self.processes == 1:
            return 0.0
        hear = self.at if self.design.channels else self.processes
        each = self.costs.publish + hear * self.costs.delivery
        return self.load.answers * self.costs.notices * each / self.cells

    def used(self) -> dict[str, float]:
        return {
            "processes": self.process,
            "database's processor": self.database,
            "database's WAL": self.wal,
            "database's connections": self.connections,
            "Redis": self.bus,
        }

    @property
    def fits(self) -> bool:
        most = assumed("most that any part is used")
        return all(used <= (1.0 if part == "database's connections" else most) for part, used in self.used().items())


MOST_PROCESSES: Final = 1_000_000
MOST_PLAYERS: Final = 1e10  # there are no more people


def processes_for(design: Design, costs: Costs, load: Load) -> int | None:
    """The fewest whose loops have room; two at least, so that one may fail. None where more of them do not help."""
    most = assumed("most that any part is used")

    def enough(processes: int) -> bool:
        return Parts(design, costs, load, processes).process <= most

    return fewest(enough, 2, MOST_PROCESSES)


def fewest(enough: Callable[[int], bool], least: int, most: int) -> int | None:
    """The first number from `least` on that is enough, where every larger one is too."""
    if not enough(most):
        return None
    while least < most:
        middle = (least + most) // 2
        if enough(middle):
            most = middle
        else:
            least = middle + 1
    return least


def size(design: Design, costs: Costs, players: float) -> Parts | None:
    """As many of each part as it takes; None where no number does."""
    load = Load.of(players, costs)
    processes = processes_for(design, costs, load)
    if processes is None:
        return None
    cells = 1
    if design.cells:
        wanted = fewest(lambda some: Parts(design, costs, load, processes, some).fits, 1, processes)
        if wanted is None:
            return None
        cells = wanted
    return Parts(design, costs, load, processes, cells)


def carries(design: Design, costs: Costs, players: float) -> bool:
    parts = size(design, costs, players)
    return parts is not None and parts.fits


def most_players(design: Design, costs: Costs) -> float:
    """How many a design carries, to a hundredth."""
    low, high = 1.0, MOST_PLAYERS
    if carries(design, costs, high):
        return math.inf
    while high / low > 1.01:
        middle = math.sqrt(low * high)
        low, high = (middle, high) if carries(design, costs, middle) else (low, middle)
    return low


def first_limit(design: Design, costs: Costs) -> str:
    """What stands in the way of more players than that."""
    beyond = most_players(design, costs) * 1.02
    parts = size(design, costs, beyond)
    if parts is None:
        return "hearing the bus: every process hears every notice"
    most = assumed("most that any part is used")
    over = {part: used / (1.0 if part == "database's connections" else most) for part, used in parts.used().items()}
    return max(over, key=lambda part: over[part])


ONE_CHANNEL: Final = Design("one channel for all tables; any process serves any table")
TODAY: Final = replace(ONE_CHANNEL, name="today: a channel per table; any process serves any table", channels=True)
STEPS: Final = (
    ONE_CHANNEL,
    TODAY,
    replace(TODAY, name="next: people of a table are led to the same process", together=True),
    replace(TODAY, name="then: cells, tables shared out among whole installations", together=True, cells=True),
)
SIZES: Final = (10_000, 1_000_000, 100_000_000)

"""What the simulation says, for the page: what is used of each part, what stands in the way first, and how far off it is."""

import math
from typing import Any, Final

from bench.scaling.cell import Cell, Place, simulate
from bench.scaling.figures import slope
from bench.scaling.telling import rows, word
from bench.scaling.world import (
    ASSUMED,
    SIZES,
    STEPS,
    Costs,
    Design,
    Load,
    assumed,
    first_limit,
    most_players,
    size,
)

SECONDS: Final = 30.0  # of the runs that measurements are held against
LOOPBACK: Final = 0.0001  # seconds there and back


def costs_of(figures: dict[str, Any]) -> Costs:
    return Costs.of(figures, slope(figures))


def tell_simulated(figures: dict[str, Any]) -> str:
    costs = costs_of(figures)
    return "\n\n".join(
        [_loads(costs), _limits(costs), _sizes(costs), _storage(costs), _held_against(figures), _assumptions()]
    )


def _loads(costs: Costs) -> str:
    loads = [Load.of(players, costs) for players in SIZES]
    return rows(
        ["at the busiest moment", *(f"{players:,} players" for players in SIZES)],
        [
            ["people at tables", *(round(load.people) for load in loads)],
            ["tables at which is played", *(round(load.tables) for load in loads)],
            ["answers a second, bots' too", *(load.answers for load in loads)],
            ["sent, Mbit/s", *(load.answers * costs.sent * 8 / 1e6 for load in loads)],
            ["matches a day", *(round(load.matches) for load in loads)],
            [
                "cores for bots",
                *(load.thoughts * costs.thought / assumed("most that any part is used") for load in loads),
            ],
        ],
    )


def _limits(costs: Costs) -> str:
    lines: list[list[object]] = []
    for design in STEPS:
        most = most_players(design, costs)
        if math.isinf(most):
            lines.append([design.name, "as many as there are cells", "", "", "none of these parts"])
            continue
        load = Load.of(most, costs)
        lines.append(
            [design.name, f"{rounded(most):,}", f"{rounded(load.people):,}", load.answers, first_limit(design, costs)]
        )
    return rows(
        [
            "design",
            "players it carries",
            "of them at tables in the same moment",
            "answers a second",
            "what stands in the way first",
        ],
        lines,
    )


def rounded(number: float) -> int:
    """To two places: no more of it is known."""
    return int(round(number, 1 - math.floor(math.log10(number))))


def _sizes(costs: Costs) -> str:
    lines = [line for players in SIZES for design in STEPS for line in _size(costs, design, players)]
    head = [
        "players",
        "design",
        "processes",
        "GB of memory",
        "machines for them",
        "cells",
        "process used",
        "of that hearing of strangers' tables",
        "PostgreSQL's cores",
        "its connections",
        "Redis",
        "told, p50 ms",
        "p99 ms",
    ]
    return rows(head, lines)


def _size(costs: Costs, design: Design, players: int) -> list[list[object]]:
    parts = size(design, costs, players)
    name = design.name.partition(":")[0]
    if parts is None:
        return [[f"{players:,}", name, "no number is enough", *[""] * 10]]
    run = simulate(parts) if parts.fits else None
    machines = math.ceil(parts.processes / assumed("processes of a machine"))
    memory = parts.processes * costs.server + parts.load.in_memory * parts.at * costs.table
    return [
        [
            f"{players:,}",
            name,
            parts.processes,
            memory / 1e9,
            machines,
            parts.cells,
            share(parts.process),
            share(parts.hearing),
            share(parts.database),
            share(parts.connections),
            share(parts.bus),
            *([run["p50 ms"], run["p99 ms"]] if run else ["too much of one part", ""]),
        ]
    ]


def share(used: float) -> str:
    return f"{used:.0%}" if used >= 0.0995 or not used else f"{used:.1%}"


def _storage(costs: Costs) -> str:
    days, plain = assumed("days that a match is kept"), assumed("days until its log is packed")
    loads = [Load.of(players, costs) for players in SIZES]

    def terabytes(whole: float, packed: float, load: Load) -> float:
        return load.matches * (whole * costs.match + packed * costs.packed) / 1e12

    return rows(
        [f"matches of {days:.0f} days, TB", *(f"{players:,} players" for players in SIZES)],
        [
            [f"packed after {plain:.0f} days", *(terabytes(plain, days - plain, load) for load in loads)],
            ["never packed", *(terabytes(days, 0, load) for load in loads)],
        ],
    )


# --- held against what was measured -------------------------------------------------------------------------------------------


def modelled(figures: dict[str, Any], run: dict[str, Any]) -> dict[str, float]:
    """The same load as that measurement, through the same model: its driver's pace, its clients' share, no network.

    All work takes longer by as much as others had the processor meanwhile, which the system tells.
    """
    one = run["processes"] == 1
    idle = figures["idle"]["ms per second and table"] / 1000
    commits = figures["database"]["commits"]["sqlite" if one else "postgres"]
    measured = figures["games"]["scrap-racer"] if one else figures["processes"]["hurried"]
    # An answer every half second was measured; at one a second each carries twice the share of what a table costs by itself.
    place = Place(
        processes=run["processes"],
        answer=(measured["ms per answer"] / 1000 + idle / 2) * run["stretched"],
        cores=0 if one else 2,
        word=LOOPBACK,
        words=assumed("words to and fro until an append is committed"),
        flush=0.0,
        commit=tuple((int(group["appends"]), group["p50 ms" if one else "database ms"] / 1000) for group in commits),
        publish=figures["bus"]["µs per notice"] / 1e6,
        delivery=figures["bus"]["µs per delivery"] / 1e6,
        listener=run["client cores"] / run["answers/s"] * run["client stretched"],
    )
    return Cell(place, 1).run(lambda cell: cell.in_turn(run["tables"], 1.0, SECONDS), SECONDS)


def _held_against(figures: dict[str, Any]) -> str:
    lines = []
    for run in figures["tables"]:
        told = modelled(figures, run)
        cores = told["process"] * run["processes"] / run["stretched"]
        lines.append(
            [
                f"{run['processes']} on {'SQLite' if run['processes'] == 1 else 'PostgreSQL and Redis'}",
                run["tables"],
                f"{word(cores)} / {word(run['cores'])} ({error(cores, run['cores'])})",
                f"{word(told['p50 ms'])} / {word(run['p50 ms'])} ({error(told['p50 ms'], run['p50 ms'])})",
                f"{word(told['p99 ms'])} / {word(run['p99 ms'])} ({error(told['p99 ms'], run['p99 ms'])})",
                run["stretched"],
                run["load"],
            ]
        )
    return rows(
        [
            "processes",
            "tables, an answer a second each",
            "cores: simulated / measured",
            "p50 ms",
            "p99 ms",
            "work stretched by others",
            "load of the machine",
        ],
        lines,
    )


def error(simulated: float, measured: float) -> str:
    return f"{(simulated - measured) / measured:+.0%}"


def _assumptions() -> str:
    return rows(["assumed", "", "because"], [[name, each.value, each.why] for name, each in ASSUMED.items()])

"""Figures as tables of a page. What stands between two marks there is written by a program, and by nobody else."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from bench.scaling.figures import measured, slope

BLOCK: Final = "<!-- {name}: written by `{command}` -->\n\n{text}\n\n<!-- end of {name} -->"
COMMANDS: Final = {
    "measured": "python bench/cost.py --write docs/scale.md",
    "simulated": "python bench/scale.py --write docs/scale.md",
}


def write(page: Path) -> None:
    """Both blocks of the page anew, from the figures that are kept."""
    page.write_text(rewritten(page.read_text("utf-8")), "utf-8")


def rewritten(text: str) -> str:
    from bench.scaling.simulated import tell_simulated

    for name, told in {"measured": tell_measured(measured()), "simulated": tell_simulated(measured())}.items():
        block = re.compile(rf"<!-- {name}: .*?<!-- end of {name} -->", re.S)
        assert block.search(text), f"the page has no place for what is {name}"
        made = BLOCK.format(name=name, command=COMMANDS[name], text=told)
        text = block.sub(lambda _, made=made: made, text)  # type: ignore[misc]
    return text


def rows(head: Sequence[str], lines: Sequence[Sequence[object]]) -> str:
    told = [head, ["---"] * len(head), *([word(cell) for cell in line] for line in lines)]
    return "\n".join("| " + " | ".join(line) + " |" for line in told)


def word(cell: object) -> str:
    """A figure with as many places as it is worth."""
    if isinstance(cell, float):
        return f"{cell:,.0f}" if abs(cell) >= 100 else f"{cell:.3g}"
    return f"{cell:,}" if isinstance(cell, int) else str(cell)


# --- what was measured ------------------------------------------------------------------------------------------------------


def tell_measured(figures: dict[str, Any]) -> str:
    parts = {
        "games": _games,
        "watchers": _watchers,
        "idle": _idle,
        "database": _database,
        "processes": _processes,
        "bus": _bus,
    }
    machine = figures["machine"]
    where = f"Measured on {machine['cores']} shared cores ({machine['processor']}, Python {machine['python']}, {machine['rules']} rules)."
    return "\n\n".join([where, *(tell(figures) for part, tell in parts.items() if part in figures)])


def _games(figures: dict[str, Any]) -> str:
    head = [
        "a table of four in the middle of its match, SQLite",
        "kB in memory",
        "and per socket",
        "processor ms per answer",
        "bytes to a seat",
        "bytes to a watcher",
        "loaded in, p50 ms",
        "p99 ms",
        "a bot's thought, ms",
        "load of the machine",
    ]
    keys = [
        "kB per table",
        "kB per socket",
        "ms per answer",
        "bytes to a seat",
        "bytes to a watcher",
        "load p50 ms",
        "load p99 ms",
        "ms per thought",
        "load",
    ]
    return rows(head, [[name, *(game[key] for key in keys)] for name, game in figures["games"].items()])


def _watchers(figures: dict[str, Any]) -> str:
    alone = figures["games"]["scrap-racer"]
    crowds = [{"watchers": 0, **alone}, *figures["watchers"]]
    told = rows(
        ["who watch a table of Scrap Racer, besides the four", *(word(crowd["watchers"]) for crowd in crowds)],
        [
            ["processor ms per answer", *(crowd["ms per answer"] for crowd in crowds)],
            ["load of the machine", *(crowd["load"] for crowd in crowds)],
        ],
    )
    return f"{told}\n\nSo each watcher costs {word(slope(figures))} ms of processor time per answer."


def _idle(figures: dict[str, Any]) -> str:
    idle = figures["idle"]
    return (
        f"Where nobody answers, a server takes {word(idle['ms per second of a server'])} ms of processor time a second for itself, and "
        f"{word(idle['ms per second and table'])} ms for each table at which four are connected."
    )


def _database(figures: dict[str, Any]) -> str:
    database = figures["database"]
    games = [
        [
            name,
            game["answers per match"],
            game["record kB"],
            *(
                game[store][key]
                for store in ("sqlite", "postgres")
                for key in ("bytes per answer", "kB per match", "kB packed")
            ),
        ]
        for name, game in database["games"].items()
    ]
    commits = [
        [
            store,
            group["appends"],
            group["rows per commit"],
            group["p50 ms"],
            group["p99 ms"],
            group["database ms"] or "(in the server)",
        ]
        for store, groups in database["commits"].items()
        for group in groups
    ]
    return "\n\n".join(
        [
            rows(
                [
                    "a whole match of four",
                    "answers",
                    "its record, kB",
                    "SQLite: bytes per answer",
                    "kB per match",
                    "and packed",
                    "PostgreSQL, with indexes: bytes per answer",
                    "kB per match",
                    "and packed",
                ],
                games,
            ),
            rows(
                [
                    "appends that come at once",
                    "how many",
                    "in one commit",
                    "p50 ms",
                    "p99 ms",
                    "processor ms of the database",
                ],
                commits,
            ),
        ]
    )


def _processes(figures: dict[str, Any]) -> str:
    several = figures["processes"]
    keys = {
        "ms per answer": "processor ms per answer, of both processes",
        "postgres ms per answer": "of PostgreSQL",
        "redis ms per answer": "of Redis",
        "notices per answer": "notices on the bus per answer",
        "bytes per notice": "bytes to Redis per notice",
        "rows per commit": "entries per commit",
        "transactions per answer": "transactions per answer, of all kinds",
        "WAL bytes per answer": "bytes of WAL per answer, snapshots and summaries included",
        "conflicts per answer": "appends lost to the other process, per answer",
        "p50 ms": "until all four have heard, p50 ms",
        "p99 ms": "p99 ms",
        "connections of a process": "connections of a process to PostgreSQL",
        "load": "load of the machine",
    }
    return rows(
        [
            "two processes on PostgreSQL and Redis, Scrap Racer",
            "160 tables, an answer in 8 s each; a table's people at one process",
            "the same, spread over both",
            "40 tables, two a second each; at one process",
        ],
        [[told, *(several[how][key] for how in ("together", "spread", "hurried"))] for key, told in keys.items()],
    )


def _bus(figures: dict[str, Any]) -> str:
    bus = figures["bus"]
    return (
        f"Where notices come in numbers, Redis takes {word(bus['µs per notice'])} µs of processor time for one, and "
        f"{word(bus['µs per delivery'])} µs for each process that hears it; "
        f"such a process takes {word(bus['µs to hear one'])} µs, before anything follows from it."
    )

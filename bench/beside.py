"""What it does to the tables of one server that bots think beside them, by the same tables in short turns.

Machines change their pace from minute to minute, so whatever is compared is measured in turn, and what counts is the median of the
turns' ratios to the quiet turn before them. Beside champions stand as many answers of rookies, who do not think, and a core that
something else keeps busy: what these cost is not the server's thinking.
"""

import statistics
import sys
from collections.abc import Callable
from typing import Any, Final

from bench.load import Ours, OurTable, asking, play, sitting
from bench.thinkers import BusyProcessor, Nobody, Thinkers

AT: Final = ("p50 ms", "p95 ms", "p99 ms")
Company = Nobody | Thinkers | BusyProcessor


async def beside(client: Ours, count: int, champions: int, seconds: float, rounds: int) -> list[dict[str, Any]]:
    """One row for each company: medians of its turns, and of their ratios to the quiet turns."""
    nobody, thinking = Nobody(), Thinkers(client, champions, "champion")
    answering = Thinkers(client, champions, "rookie")
    companies: list[Company] = [nobody, thinking, answering, BusyProcessor()]
    found: list[list[dict[str, Any]]] = [[] for _ in companies]
    try:
        async with sitting(client, [client.table(number) for number in range(count)]) as tables:
            assert isinstance(tables, list)
            for _ in range(rounds):
                for company, turns in zip(companies, found, strict=True):
                    await _sit_down(client, tables)
                    async with company.at_work():
                        answers = thinking.answers
                        turns.append(await play(tables, seconds))
                    print(f"  p99 {turns[-1]['p99 ms']:>5.1f} ms, {company.name}", file=sys.stderr, flush=True)
                    if company is thinking:  # the people among rookies let as much time go by as champions would
                        answering.pause = seconds * champions / max(1, thinking.answers - answers)
    finally:
        for company in (thinking, answering):
            await company.close()
    return [_row(company, turns, found[0]) for company, turns in zip(companies, found, strict=True)]


async def _sit_down(client: Ours, tables: list[OurTable]) -> None:
    """At a new table, whoever has finished a match."""
    async with asking(client) as http:
        for place, table in enumerate(tables):
            if table.over:
                await table.close()
                tables[place] = client.table(table.number)
                await tables[place].open(http)


def _row(company: Company, turns: list[dict[str, Any]], quiet: list[dict[str, Any]]) -> dict[str, Any]:
    row: dict[str, Any] = {"beside": company.name, "tables": turns[0]["tables"], "turns": len(turns)}
    for name in ("answers/s", *AT):
        row[name] = _median(turns, lambda turn, name=name: turn[name])  # type: ignore[misc]
    for name in AT:
        ratios = sorted(turn[name] / before[name] for turn, before in zip(turns, quiet, strict=True))
        row[f"{name.split()[0]} times"] = [
            round(ratio, 2) for ratio in (statistics.median(ratios), ratios[0], ratios[-1])
        ]
    if isinstance(company, Thinkers) and company.took:
        took = sorted(company.took)
        row |= {
            "answers of people": company.answers,
            "round p50 s": round(took[len(took) // 2], 2),
            "round p99 s": round(took[int(len(took) * 0.99)], 2),
        }
    return row


def _median(turns: list[dict[str, Any]], of: Callable[[dict[str, Any]], float]) -> float:
    return round(statistics.median(of(turn) for turn in turns), 2)


def show(row: dict[str, Any]) -> None:
    ratios = "  ".join("{} {} ({}-{})".format(name.split()[0], *row[f"{name.split()[0]} times"]) for name in AT)
    values = "  ".join(f"{name} {row[name]}" for name in AT)
    print(f"{row['beside']:<24} {row['answers/s']:>6} answers/s  {values}   times: {ratios}", flush=True)
    if "round p50 s" in row:
        print(
            f"{'':24} answers of people {row['answers of people']}, bots' rounds p50 {row['round p50 s']} s, p99 {row['round p99 s']} s"
        )

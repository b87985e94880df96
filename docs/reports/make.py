"""Makes the reports of the documentation anew: `python docs/reports/make.py`.

For every game it plays rookies in many matches and drivers in fewer, and writes here GAME.html, a page of what the rookies tell,
GAME-rookie.json and GAME-driver.json, and docs/learnt/GAME.md, which holds no number that these do not. The drivers alone take
hours on one processor:

    python docs/reports/make.py                                    all of it
    python docs/reports/make.py scrap-racer --drivers 0            one game, with the drivers' data that lies here
    python docs/reports/make.py --rookies 0 --drivers 0            the pages of what we learnt, from the data that lies here
"""

import json
from pathlib import Path
from typing import Any

import click

from jalopy import games
from jalopy._output import progress
from jalopy.kernel.questions import Facts
from jalopy.lab.report import gathering, learnt, page, reports, tracing
from jalopy.terminal import files

FOLDER = Path(__file__).resolve().parent
LEARNT = FOLDER.parent / "learnt"
BOTS = ("rookie", "driver")
LEVELS = ("random", "rookie")
SEATS, SEED = 4, 1
TRACE = "quick"


def rookies(game: str, matches: int, workers: int | None) -> reports.Report:
    """With every number of seats, deals played again, a ladder and a match looked back on."""
    plan = gathering.make_plan(game, SEATS, BOTS[:1], matches, SEED, {})
    rungs = reports.rungs(plan, LEVELS)
    with progress(f"Rookies at {game}", plan.total) as tell:
        gathered = gathering.gather(plan, workers, tell)
    with progress("The ladder", rungs.matches) as tell:
        climbed = reports.climb(rungs, workers, tell)
    analyst = tracing.analyst(game, TRACE)
    assert analyst is not None
    with progress("Looking back on a match", tracing.decisions(gathered)) as tell:
        sample = tracing.sample(gathered, analyst, tell)
    return reports.Report(gathered, climbed, sample)


def drivers(game: str, matches: int, workers: int | None) -> reports.Report:
    plan = gathering.make_plan(game, SEATS, BOTS[1:], matches, SEED, {}, alone=True)
    with progress(f"Drivers at {game}", plan.total) as tell:
        return reports.Report(gathering.gather(plan, workers, tell))


def write_data(report: reports.Report) -> None:
    data = report.as_data()
    files.write_over(str(FOLDER / learnt.file_of(data)), laid_out(data))


def write_page(report: reports.Report) -> None:
    files.write_over(str(FOLDER / f"{report.subject.job.game}.html"), report.page())


def write_learnt(game: str) -> None:
    files.write_over(str(LEARNT / f"{game}.md"), learnt.page(game, data_of(game)))


def data_of(game: str) -> list[dict[str, Any]]:
    """What lies here: the rookies' before the drivers'."""
    there = [path for bot in BOTS if (path := FOLDER / f"{game}-{bot}.json").is_file()]
    return [json.loads(path.read_text("utf-8")) for path in there]


def laid_out(data: Facts) -> str:
    """As JSON, with a row of a table on each line. The match that was looked back on is in the page alone."""
    figures: Any = data["figures"]
    kept = {key: figure for key, figure in figures.items() if key != "trace"}
    parts = [f"{json.dumps(name)}: {_line(value)}" for name, value in data.items() if name not in ("figures", "build")]
    drawn = []
    for key, figure in kept.items():
        head = ", ".join(f"{json.dumps(name)}: {_line(value)}" for name, value in figure.items() if name != "rows")
        rows = ",\n".join(f"   {_line(row)}" for row in figure["rows"])
        drawn.append(f'  {json.dumps(key)}: {{{head}, "rows": [\n{rows}\n  ]}}')
    whole = ",\n ".join([*parts, '"figures": {\n' + ",\n".join(drawn) + "\n }"])
    return f"{{\n {whole}\n}}\n"


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


@click.command()
@click.argument("names", nargs=-1, metavar="[GAME]...")
@click.option("--rookies", "of_rookies", default=2000, show_default=True, help="Matches; 0: what lies here stays.")
@click.option("--drivers", "of_drivers", default=400, show_default=True, help="Matches; 0: what lies here stays.")
@click.option("--workers", type=int, help="Processes; as many as there are processors, if not given.")
def main(names: tuple[str, ...], of_rookies: int, of_drivers: int, workers: int | None) -> None:
    if of_rookies and not page.has_fonts():
        raise click.ClickException(
            "The reports take their fonts from the table's page, which is not built: python3 run.py builds it."
        )
    for game in names or games.names():
        if of_rookies:
            made = rookies(game, of_rookies, workers)
            write_data(made)
            write_page(made)
        if of_drivers:
            write_data(drivers(game, of_drivers, workers))
        write_learnt(game)


if __name__ == "__main__":
    main()

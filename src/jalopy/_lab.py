"""`jalopy simulate`, `jalopy ladder`, `jalopy report` and `jalopy bench`: many matches, and what they tell."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from jalopy import _builds
from jalopy._output import (
    BOT_NAMES,
    BOTS_HELP,
    BOX,
    box_option,
    give_out,
    json_option,
    language_option,
    names,
    out_option,
    print_drawn,
    print_json,
    progress,
    say,
    seats_option,
    settings_option,
    with_box,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from jalopy.kernel.settings import Values

FIRST_GAME = "scrap-racer"
COMPARED = 2000  # matches of each side, if nobody says how many
IN_A_FILE = ".json"  # so ends the name of a file for the results; any other name is a folder's, for tables


def how(function: Callable[..., None]) -> Callable[..., None]:
    """The options of everything that plays many matches: with which dice and settings, on what, and how it is told."""
    options = (
        click.option("--seed", default=1, show_default=True),
        settings_option,
        box_option,
        click.option("--workers", type=int, help="Processes; as many as there are processors, if not given."),
        click.option(
            "--ray",
            default="",
            metavar="ADDRESS",
            help="Play on a Ray cluster: local, auto, or host:port. It takes jalopy[ray].",
        ),
        json_option,
    )
    for option in reversed(options):
        function = option(function)
    return function


def _say_who_has_not_learnt(bots: list[str], settings: Values) -> None:
    """Search judges by what was learnt with the printed box."""
    searching = [bot for bot in dict.fromkeys(bots) if bot not in ("random", "rookie")]
    if BOX in settings and searching:
        say(
            f"Nobody has learnt this box: {', '.join(searching)} may have to play every try to the end, and tries fewer."
        )


@click.command(short_help="Let bots play many matches.")
@click.argument("game")
@seats_option
@click.option("--bots", default="rookie", show_default=True, help=BOTS_HELP)
@click.option("--games", "matches", default=1000, show_default=True, help="How many matches.")
@click.option(
    "--out",
    metavar="FOLDER|FILE",
    help="Write a Parquet table of all matches into this folder, and go on there if that was interrupted. It takes"
    " jalopy[lab]. A name that ends with .json: write the results alone.",
)
@click.option("--events", is_flag=True, help="With --out: a second table, of all that happened.")
@click.option(
    "--code", default="", metavar="FILE", help="With --out: columns of your own, from a file such as my_stats.py."
)
@how
def simulate(
    game: str,
    seats: int,
    bots: str,
    matches: int,
    out: str | None,
    events: bool,
    code: str,
    seed: int,
    settings: Values,
    box: str | None,
    workers: int | None,
    ray: str,
    as_json: bool,
) -> None:
    """Let bots play many matches, and tell who won how often. The number of workers changes nothing but the time.

    The same command goes on with tables that are not complete. A number of the box may be several: --set laps.to_win=1..5, or
    --set dice.count=3,4,6, plays the same matches with each of them, beside the printed box.
    """
    in_tables = out is not None and not out.endswith(IN_A_FILE)
    if (events or code) and not in_tables:
        raise click.UsageError("--events and --code say what the tables hold: they take --out FOLDER.")
    _builds.ensure(say)
    # All of it now: rules that are compiled anew meanwhile must not cost the results of a long run.
    from jalopy.lab import jobs
    from jalopy.lab import simulate as lab
    from jalopy.lab import sweep as sweeps
    from jalopy.lab.tables import Tables
    from jalopy.terminal import files
    from jalopy.terminal import tables as drawn

    settings = with_box(settings, box, game)
    if sweeps.is_sweep(settings):
        if in_tables:
            raise click.UsageError("Several boxes make no tables: --out takes a file that ends with .json here.")
        _sweep(game, seats, names(bots), matches, out, seed, settings, workers, ray, as_json)
        return
    if in_tables:
        assert out is not None
        wanted = Tables(out, jobs.make_job(game, seats, names(bots), seed, settings, code), matches, events)
    elif out is not None:
        files.check_writable(out)
    say(f"The rules run {_builds.build()}.")
    _say_who_has_not_learnt(names(bots), settings)
    with progress(f"Playing {game}", matches) as tell:
        if in_tables:
            results = lab.tabulate(wanted, workers, tell, ray)
        else:
            results = lab.simulate(game, seats, names(bots), matches, seed, settings, workers, tell, ray)
    give_out(results.as_data(), drawn.simulation, None if in_tables else out, as_json)
    if in_tables and not as_json:
        click.echo(f"\nThe tables are in {out}; the digest of their rows is {results.digest}.")


def _sweep(
    game: str,
    seats: int,
    bots: list[str],
    matches: int,
    out: str | None,
    seed: int,
    settings: Values,
    workers: int | None,
    ray: str,
    as_json: bool,
) -> None:
    from jalopy.lab.sweep import sweep
    from jalopy.terminal import files, tables

    if out is not None:
        files.check_writable(out)
    say(f"The rules run {_builds.build()}.")
    _say_who_has_not_learnt(bots, settings)
    with progress(f"Playing {game}", matches) as tell:
        results = sweep(game, seats, bots, matches, seed, settings, workers, tell, ray)
    give_out(results.as_data(), tables.sweep, out, as_json)


@click.command(short_help="Rate bots against each other.")
@click.argument("game")
@click.option("--bots", help=f"Which: a,b,c; {BOT_NAMES}. Random, rookie, driver and champion, if not given.")
@click.option("--among", default="", metavar="BOT", help="Only one of each among others of this kind: quicker.")
@click.option("--seats", type=int, help="How many play; 4 if not given, or as many as the game takes.")
@click.option("--games", "matches", default=200, show_default=True, help="How many matches at each table.")
@click.option("--alike", type=int, help="How many where all bots are alike; as many as elsewhere, if not given.")
@out_option
@how
def ladder(
    game: str,
    bots: str | None,
    among: str,
    seats: int | None,
    matches: int,
    alike: int | None,
    out: str | None,
    seed: int,
    settings: Values,
    box: str | None,
    workers: int | None,
    ray: str,
    as_json: bool,
) -> None:
    """Rate bots against each other: every two of them meet, one among several of the other kind.

    With --seats 1 each plays alone, and what counts is how often it wins. The number of workers changes nothing but the time.
    With --out FILE what is played is kept in FILE.unfinished: the same command goes on there if it was interrupted.
    """
    _builds.ensure(say)
    from jalopy.lab.ladder import ladder as run
    from jalopy.terminal import files, tables

    settings = with_box(settings, box, game)
    if out is not None:
        files.check_writable(out)
    kept = "" if out is None else f"{out}.unfinished"
    say(f"The rules run {_builds.build()}.")
    listed = [] if bots is None else names(bots)
    _say_who_has_not_learnt(listed or ["driver", "champion"], settings)
    with progress(f"Playing {game}", matches) as tell:
        results = run(game, listed, seats, matches, seed, settings, workers, tell, ray, among, alike, kept)
    give_out(results.as_data(), tables.ladder, out, as_json)
    if kept:
        Path(kept).unlink()


@click.command(short_help="Measure the engine.")
@click.argument("game", default=FIRST_GAME)
@click.option(
    "--seconds", type=float, default=10.0, show_default=True, help="How long to measure; with --peers, each game."
)
@click.option(
    "--peers", is_flag=True, help="Beside other engines, which are installed into build/peers. It takes a checkout."
)
@click.option(
    "--tag", metavar="JAR", help="With --peers: beside TAG too, whose jar this is. It takes Java 17 with javac."
)
@click.option(
    "--write", metavar="FILE", help="With --peers: write the page of docs/peers.md, over the one that is there."
)
@json_option
def bench(game: str, seconds: float, peers: bool, tag: str | None, write: str | None, as_json: bool) -> None:
    """Measure the engine: whole matches answered by lot, on one core, and the same without compiled rules."""
    if write is not None and not peers:
        raise click.UsageError("--write writes what --peers measures.")
    if tag is not None and not peers:
        raise click.UsageError("--tag names one of those that --peers measures.")
    _builds.ensure(say)
    if peers:
        _bench_peers(game, seconds, tag, write, as_json)
        return
    from jalopy.lab.bench import ROUNDS
    from jalopy.lab.bench import bench as measure

    with progress("Measuring", ROUNDS) as tell:
        data = measure(game, seconds, tell)
    if as_json:
        print_json(data)
        return
    from jalopy.terminal import tables

    print_drawn(tables.bench(data))


def _bench_peers(game: str, seconds: float, tag: str | None, write: str | None, as_json: bool) -> None:
    from jalopy.lab.peers import compare
    from jalopy.lab.peers_page import page
    from jalopy.terminal import files, tables

    if write is not None:
        files.check_folder(write)
    with progress("Measuring", 1) as tell:
        data = compare(game, seconds, say, tell, tag)
    if write is not None:
        files.write_over(write, page(data))
    give_out(data, tables.peers, None, as_json)


@click.command(short_help="Make a designer's report of a game.")
@click.argument("game")
@click.option(
    "--matches",
    type=int,
    help="How many; a quarter as many with other numbers of seats. If not given: as many of 2000, 1000, 500, 200, 100, 50, 20,"
    " 10 as take a minute and a half here, by the time of the first ones.",
)
@seats_option
@click.option(
    "--alone", is_flag=True, help="Only with this number of seats, and no deal twice: for bots that think long."
)
@click.option("--bots", default="rookie", show_default=True, help=BOTS_HELP)
@click.option("--seed", default=1, show_default=True)
@settings_option
@box_option
@click.option("--workers", type=int, help="Processes; as many as there are processors, if not given.")
@click.option("--ladder", "rungs", default="", metavar="BOTS", help="Also let these bots meet: random,rookie.")
@click.option(
    "--trace",
    type=click.Choice(["none", "quick", "default", "thorough"]),
    default="quick",
    show_default=True,
    help="How thoroughly the sample match is looked back on: the one in which the lead changed most often.",
)
@click.option(
    "--compare",
    nargs=2,
    metavar="A B",
    help="Two things to compare instead: settings or bots (track=A track=B, bots=rookie bots=driver), or folders of tables.",
)
@language_option
@click.option("--out", metavar="FILE", help="Where the page goes; report-GAME.html, if not given.")
@json_option
def report(
    game: str,
    matches: int | None,
    seats: int,
    alone: bool,
    bots: str,
    seed: int,
    settings: Values,
    box: str | None,
    workers: int | None,
    rungs: str,
    trace: str,
    compare: tuple[str, str] | None,
    lang: str,
    out: str | None,
    as_json: bool,
) -> None:
    """Play many matches and make a page of what they tell: is the game fair, long, tense, skilful?

    Findings come first, with 95 % intervals; then plots, each with its data. With --json nothing is written but the data, to
    standard output.
    """
    _builds.ensure(say)
    from jalopy.lab.report import comparing, comparison, gathering, pacing, reports, tracing
    from jalopy.terminal import files

    settings = with_box(settings, box, game)
    out = out or f"report-{game}.html"
    if not as_json:
        files.check_writable(out)
    if compare:
        sides = comparing.sides(
            game, compare, seats, names(bots), COMPARED if matches is None else matches, seed, settings
        )
        say(f"The rules run {_builds.build()}.")
        with progress(f"Playing {game}", sum(side.matches for side in sides)) as tell:
            made: reports.Report | comparison.Comparison = comparing.compare(game, sides, workers, tell, lang)
    else:
        plan = gathering.make_plan(game, seats, names(bots), 1 if matches is None else matches, seed, settings, alone)
        climb = reports.rungs(plan, names(rungs)) if rungs else None
        analyst = tracing.analyst(game, trace)
        say(f"The rules run {_builds.build()}.")
        if matches is None:
            seconds = pacing.seconds_of_a_match(plan)
            plan = plan.with_matches(pacing.most_affordable(plan, seconds, workers))
            climb = reports.rungs(plan, names(rungs)) if rungs else None
            say(f"A match takes {seconds * 1000:.0f} ms here: {plan.matches:,} matches, {plan.total:,} in all.")
        with progress(f"Playing {game}", plan.total) as tell:
            gathered = gathering.gather(plan, workers, tell)
        levels = sample = None
        if climb is not None:
            with progress("Playing the ladder", climb.matches) as tell:
                levels = reports.climb(climb, workers, tell)
        if analyst is not None:
            with progress("Looking back on a match", tracing.decisions(gathered)) as tell:
                sample = tracing.sample(gathered, analyst, tell)
        made = reports.Report(gathered, levels, sample, lang)
    if as_json:
        print_json(made.as_data())
        return
    files.write_text(out, made.page())
    for sentence in made.sentences():
        click.echo(sentence)
    click.echo(f"\nThe report is in {out}.")

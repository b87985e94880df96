"""`jalopy learn`: the value of a game, from matches of bots among themselves."""

from __future__ import annotations

import os
from pathlib import Path

import click

from jalopy import _builds
from jalopy._output import json_option, print_json, progress, say


@click.command(short_help="Learn the value of a game's positions.")
@click.argument("game")
@click.option("--matches", type=click.IntRange(min=20), default=20_000, show_default=True, help="To learn from.")
@click.option(
    "--epochs", type=click.IntRange(min=1), default=30, show_default=True, help="How often all is gone through."
)
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True)
@click.option("--workers", type=click.IntRange(min=1), help="Processes; as many as there are processors, if not given.")
@click.option("--folder", metavar="DIR", help="Where matches are kept, to go on from; learning-GAME, if not given.")
@click.option(
    "--out", metavar="FILE", help="Write the weights here, instead of to where the game's bots look for them."
)
@json_option
def learn(
    game: str,
    matches: int,
    epochs: int,
    seed: int,
    workers: int | None,
    folder: str | None,
    out: str | None,
    as_json: bool,
) -> None:
    """Let rookies play many matches, and learn from them who will win. It takes PyTorch: jalopy[learn].

    What is interrupted goes on in the same folder. The number of workers changes nothing but the time.
    """
    _builds.ensure(say)
    from jalopy import games
    from jalopy.bots.learning.learn import learn as run
    from jalopy.bots.value import file_of, write_file

    games.find(game)
    say(f"The rules run {_builds.build()}.")

    def tell(epoch: int, loss: float, brier: float) -> None:
        say(f"Epoch {epoch} of {epochs}: loss {loss:.4f}, Brier score {brier:.4f} on matches that are not learnt from")

    place = Path(folder or f"learning-{game}")
    with progress(f"Playing {game}", matches) as playing:
        kept = run(game, place, matches, seed, epochs, workers or os.cpu_count() or 1, playing, tell)
    path = Path(out) if out else file_of(game)
    write_file(path, kept)
    if as_json:
        print_json(kept.card)
        return
    click.echo(f"The weights are in {path}.")
    for name, value in kept.card.items():
        if name != "reliability":
            click.echo(f"{name.replace('_', ' ')}: {value}")

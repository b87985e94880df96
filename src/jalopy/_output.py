"""What the parts of the command share: how they print, and options that mean the same everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import RenderableType

    from jalopy.kernel.questions import Facts
    from jalopy.kernel.settings import Values

BOX = "box"  # the setting; the kernel is not read before it has to be
BOT_NAMES = (
    "random, rookie, driver, champion, or strength-1 to strength-9; from strength-1 on in a temper (even, cautious, bold,"
    " vengeful): driver:bold; your own: my_bot.py:Daredevil"
)
BOTS_HELP = f"One for all, or one each: a,b,c; {BOT_NAMES}."


def _read_settings(context: click.Context, parameter: click.Parameter, words: Sequence[str]) -> Values:
    settings: Values = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise click.BadParameter(f"'{word}' is not of the form name=value.")
        if "." in name:  # a number of the box
            name, value = BOX, f"{settings[BOX]},{word}" if BOX in settings else word
        elif name in settings:
            raise click.BadParameter(f"'{name}' is set twice.")
        settings[name] = value
    return settings


def with_box(settings: Values, box: str | None, game: str) -> Values:
    """Settings with the changes of a file, if there is one, and with those that were named one by one behind them."""
    if box is None:
        return settings
    from jalopy import games
    from jalopy.terminal.boxes import read_changes

    changes = [read_changes(box, games.find(game)), str(settings.get(BOX, ""))]
    return {**settings, BOX: ",".join(filter(None, changes))}


def names(words: str) -> list[str]:
    return [word.strip() for word in words.split(",")]


settings_option = click.option(
    "--set",
    "settings",
    multiple=True,
    metavar="NAME=VALUE",
    callback=_read_settings,
    help="A setting of the game, or a number of its box, such as laps.to_win=4.",
)
box_option = click.option(
    "--box", metavar="FILE", help="Numbers of the box that are changed, as its box.toml has them."
)
seats_option = click.option("--seats", default=4, show_default=True, help="How many play.")
language_option = click.option("--lang", type=click.Choice(["en", "de"]), default="en", show_default=True)
out_option = click.option("--out", metavar="FILE", help="Write the results as JSON.")
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON and nothing else.")
database_option = click.option(
    "--database",
    default="",
    envvar="JALOPY_DATABASE",
    show_envvar=True,
    metavar="URL",
    help="A file for SQLite, or a PostgreSQL URL.",
)


def print_drawn(thing: RenderableType) -> None:
    from rich.console import Console

    Console(highlight=False, markup=False, emoji=False).print(thing)


def print_json(data: object) -> None:
    import json

    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


def say(sentence: str) -> None:
    click.echo(sentence, err=True)


def progress(title: str, total: int) -> Any:
    from jalopy.terminal.progress import progress as bar

    return bar(title, total)


def give_out(data: Facts, table: Callable[[dict[str, Any]], RenderableType], out: str | None, as_json: bool) -> None:
    """Results, into a file if wanted, and as JSON or as tables."""
    if out is not None:
        from jalopy.terminal import files

        files.write_data(out, data)
    if as_json:
        print_json(data)
        return
    print_drawn(table(data))
    if out is not None:
        click.echo(f"\nThe results are in {out}.")

"""What the parts of the command share: how they print, and options that mean the same everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rich.console import RenderableType

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

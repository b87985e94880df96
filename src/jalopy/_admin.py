"""`jalopy admin`: what a club's operator does about tables and guests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from jalopy._output import database_option, json_option, print_drawn, print_json, progress, say

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from jalopy.server.storage import Storage

STATES = ("lobby", "playing", "over", "unreadable", "closed")
ORDERS = ("changed", "made", "entries", "bytes", "title")


@click.group(short_help="Look after tables and guests of a server.")
def admin() -> None:
    """Look after tables and guests of a server, in its database; running servers notice within seconds."""


def _at(database: str, work: Callable[[Storage], Awaitable[Any]]) -> Any:
    import asyncio

    from jalopy.server.admin import check_edition
    from jalopy.server.reaching import reached
    from jalopy.server.storage import Storage

    async def whole() -> Any:
        async with reached(database) as engine:
            storage = Storage(engine)
            try:
                await check_edition(storage)
                return await work(storage)
            finally:
                await storage.close()

    return asyncio.run(whole())


def _tell(found: Any, as_json: bool, draw: Callable[[Any], Any]) -> None:
    if as_json:
        import msgspec

        print_json(msgspec.to_builtins(found))
    else:
        print_drawn(draw(found))


days = click.FloatRange(0, min_open=True)


@admin.command(short_help="List tables.")
@click.option("--state", type=click.Choice(STATES), help="Only those that are so.")
@click.option("--game", default="", metavar="GAME", help="Only those of this game.")
@click.option("--older-than", type=days, metavar="DAYS", help="Only where so long nothing has happened.")
@click.option("--sort", "order", type=click.Choice(ORDERS), default="changed", show_default=True)
@database_option
@json_option
def tables(state: str | None, game: str, older_than: float | None, order: str, database: str, as_json: bool) -> None:
    """List tables with who sits there, their state, their size, and when something last happened."""
    from jalopy.server import admin as work
    from jalopy.terminal import club

    found = _at(database, lambda storage: work.list_tables(storage, state or "", game, older_than or 0, order))
    _tell(found, as_json, club.tables)


@admin.command(short_help="Rows and bytes of everything.")
@database_option
@json_option
def sizes(database: str, as_json: bool) -> None:
    """Tell how many rows and bytes there are of each kind of thing, and of each kind of entry in the log."""
    from jalopy.server import admin as work
    from jalopy.terminal import club

    _tell(_at(database, work.sizes), as_json, club.sizes)


@admin.command(short_help="One table, with who sits where.")
@click.argument("code")
@database_option
@json_option
def show(code: str, database: str, as_json: bool) -> None:
    """Show one table. CODE is the end of its link, or the two words of an open table."""
    from jalopy.server import admin as work
    from jalopy.terminal import club

    _tell(_at(database, lambda storage: work.show(storage, code)), as_json, club.details)


@admin.command(short_help="Close a table: nobody plays there any more.")
@click.argument("code")
@database_option
def close(code: str, database: str) -> None:
    """Close a table: nobody may come in or answer there any more, and whoever is there is told so."""
    from jalopy.server import admin as work

    say(f"{_at(database, lambda storage: work.close(storage, code))} is closed.")


@admin.command(short_help="Open a closed table again.")
@click.argument("code")
@database_option
def reopen(code: str, database: str) -> None:
    """Open a closed table again: the match goes on where it stood."""
    from jalopy.server import admin as work

    say(f"{_at(database, lambda storage: work.reopen(storage, code))} is open.")


@admin.command(short_help="Keep a guest out of everything.")
@click.argument("who", metavar="GUEST|CODE:SEAT")
@database_option
def ban(who: str, database: str) -> None:
    """Keep a guest out: by the name that `show` tells, or by the table's code and the seat, as gear-rust-abcdefgh:2.

    A guest is a cookie. Whoever deletes theirs is somebody else, and needs a table's link to come in again.
    """
    from jalopy.server import admin as work

    found = _at(database, lambda storage: work.ban(storage, who))
    say(f"The guest {found.guest} is banned; they have sat at {found.tables} table{'' if found.tables == 1 else 's'}.")


@admin.command(short_help="Let a guest in again.")
@click.argument("who", metavar="GUEST|CODE:SEAT")
@database_option
def unban(who: str, database: str) -> None:
    """Let a guest in again."""
    from jalopy.server import admin as work

    say(f"The guest {_at(database, lambda storage: work.unban(storage, who))} may come in again.")


@admin.command(short_help="List who is kept out.")
@database_option
@json_option
def bans(database: str, as_json: bool) -> None:
    """List who is kept out, since when, and at how many tables they sat."""
    from jalopy.server import admin as work
    from jalopy.terminal import club

    _tell(_at(database, work.list_bans), as_json, club.bans)


@admin.command(short_help="The record of a match.")
@click.argument("code")
@click.option("--out", metavar="FILE", help="A new file, in the place of standard output.")
@database_option
def export(code: str, out: str | None, database: str) -> None:
    """Write the record of a match as JSON, once it is over or its table is closed; `jalopy verify` checks it."""
    from jalopy.server import admin as work
    from jalopy.terminal import files

    if out is not None:
        files.check_writable(out)
    found = _at(database, lambda storage: work.record(storage, code))
    if out is None:
        print_json(found)
    else:
        files.write_data(out, found)
        say(f"The record is in {out}.")


@admin.command(short_help="Delete old tables.")
@click.option("--older-than", type=days, required=True, metavar="DAYS", help="Where so long nothing has happened.")
@click.option("--finished", "which", flag_value="over", help="Only matches that are over.")
@click.option("--unfinished", "which", flag_value="open", help="Only others.")
@click.option("--yes", is_flag=True, help="Delete them; otherwise they are only listed.")
@database_option
@json_option
def purge(older_than: float, which: str | None, yes: bool, database: str, as_json: bool) -> None:
    """Delete old tables with their logs, records and places in people's lists. Without --yes they are only listed.

    The newest table always stays.
    """
    from jalopy.server import admin as work
    from jalopy.terminal import club

    with progress("Deleting", 1) as told:
        found = _at(database, lambda storage: work.purge(storage, older_than, which or "", yes, told))
    _tell(found, as_json, club.tables)
    number = "One table" if len(found) == 1 else f"{len(found)} tables"
    say(f"{number} deleted." if yes else f"{number} would be deleted; --yes does it.")

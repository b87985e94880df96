"""Commands for whoever keeps a server's database."""

from __future__ import annotations

import click

from jalopy._output import database_option, progress, say


@click.command(short_help="Copy a server's database into one file.")
@click.argument("file")
@database_option
def backup(file: str, database: str) -> None:
    """Copy the whole database into one FILE, or to standard output with -, while servers go on.

    It holds all that the database does: seeds of running matches and the secrets of cookies and messages too.
    """
    import asyncio

    from jalopy.server import backup as work
    from jalopy.server.reaching import reached
    from jalopy.terminal import files

    async def whole() -> work.Contents:
        async with reached(database) as engine:
            with files.new_file(file) as out, progress("Copying", 1) as told:
                return await work.write(engine, out, told)

    contents = asyncio.run(whole())
    say(f"{_tables(contents.tables['tables'].rows)}, {contents.rows} rows in all{'' if file == '-' else f': {file}'}.")


@click.command(short_help="Put such a copy into an empty database.")
@click.argument("file")
@database_option
@click.option("--replace", is_flag=True, help="In the place of all that is there. Stop the servers first.")
def restore(file: str, database: str, replace: bool) -> None:
    """Put a copy made by `jalopy backup` into an empty database, of either kind; - is standard input.

    All of it is put there or nothing; a FILE that is broken or newer than this Jalopy changes nothing.
    """
    import asyncio

    from jalopy.server import backup as work
    from jalopy.server.reaching import reached
    from jalopy.terminal import files

    async def whole() -> work.Contents:
        with files.old_file(file) as found:
            contents = work.check(found)  # before a database is made for it
            async with reached(database, make=True) as engine:
                with progress("Putting back", 1) as told:
                    await work.restore(engine, found, contents, replace, told)
            return contents

    contents = asyncio.run(whole())
    say(f"{_tables(contents.tables['tables'].rows)}, {contents.rows} rows in all, are in the database.")


def _tables(number: int) -> str:
    return "One table" if number == 1 else f"{number} tables"

"""One command, `jalopy`. Each part of it imports what it needs when it runs, so that help comes at once."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING, Any, NoReturn

import click

from jalopy import __version__, _builds, _page
from jalopy._admin import admin
from jalopy._keeping import backup, restore
from jalopy._lab import bench, ladder, report, simulate
from jalopy._learning import learn
from jalopy._output import (
    BOTS_HELP,
    box_option,
    database_option,
    give_out,
    json_option,
    language_option,
    names,
    out_option,
    seats_option,
    settings_option,
    with_box,
)
from jalopy._output import print_drawn as _print
from jalopy._output import print_json as _print_json
from jalopy._output import progress as _progress
from jalopy._output import say as _say
from jalopy._puzzling import puzzles

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

NOT_VERIFIABLE = 3  # a record that may be right, which takes other rules to say
STOPPED = 130  # as shells say it of a program that was interrupted


class Jalopy(click.Group):
    """Whatever goes wrong is one sentence on standard error: status 2 for a wrong call, 1 for something refused."""

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, *_: Any, **extra: Any) -> Any:
        extra["standalone_mode"] = False
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")  # a question mark for a sign that a terminal lacks
        try:
            status = super().main(args, prog_name, **extra)
            sys.stdout.flush()
        except click.ClickException as error:
            _complain(error.format_message(), error.exit_code)
        except (click.Abort, KeyboardInterrupt):
            _complain("Stopped.", STOPPED)
        except BrokenPipeError:
            # Whoever read us has gone. Python would complain again when it closes the pipe.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(1)
        except Exception as error:
            _complain(str(error), _status_of(error))
        sys.exit(status if isinstance(status, int) else 0)


def _complain(sentence: str, status: int) -> NoReturn:
    words = sentence.split()
    if words and words[0].isalpha():  # the name of a file or a game keeps its letters
        words[0] = words[0][0].upper() + words[0][1:]
    click.echo(" ".join(words), err=True)
    sys.exit(status)


def _status_of(error: Exception) -> int:
    """What a person can put right gets a status; anything else is our mistake and keeps its traceback."""
    from jalopy.bots.registry import UnknownBot
    from jalopy.kernel.errors import BadSetting, JalopyError, UnknownGame
    from jalopy.terminal.files import NoFile

    if not isinstance(error, JalopyError):
        raise error
    return 2 if isinstance(error, UnknownGame | BadSetting | UnknownBot | NoFile) else 1


@click.group(cls=Jalopy, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="jalopy")
@click.option("--lan", is_flag=True, help="Let others on this network in, by the links of your tables.")
@click.option(
    "--port", type=click.IntRange(0, 65535), help="The port to listen on; 8000 or the next free one if not given."
)
@click.option("--database", default="", metavar="FILE", help="Where the tables are kept.")
@click.option("--no-browser", is_flag=True, help="Only say where the page is.")
@click.pass_context
def main(context: click.Context, lan: bool, port: int | None, database: str, no_browser: bool) -> None:
    """A table for scrap-built racing games. Without a command: the page, in your browser."""
    if context.invoked_subcommand is not None:
        if lan or port is not None or database or no_browser:
            raise click.UsageError(f"'{context.invoked_subcommand}' takes its options behind its name.")
        return
    _page.ensure(_say)
    _builds.compile_aside()
    from jalopy.server.run import start

    start(port, lan, not no_browser, database)


# --- playing --------------------------------------------------------------------------------------------------------


@main.command(short_help="Play one table here, against bots or friends.")
@click.argument("game")
@seats_option
@click.option("--seat", default="1", show_default=True, help="Your seat; several people: 1,3; only watch: none.")
@click.option("--hotseat", is_flag=True, help="Every seat is a person at this screen.")
@click.option(
    "--bots",
    default="rookie",
    show_default=True,
    help=BOTS_HELP,
)
@click.option("--seed", type=int, help="Play with the lab's dice, which can be rolled again.")
@settings_option
@box_option
@language_option
@click.option("--speed", type=click.FloatRange(0), default=1.0, show_default=True, help="Of the bots; 0: no pauses.")
@click.option("--plain", is_flag=True, help="Line after line instead of a drawn screen, as for a screen reader.")
@click.option("--record", metavar="FILE", help="Save the match here when it ends.")
@click.option("--resume", metavar="FILE", help="Go on with a saved match.")
@click.option(
    "--after", type=int, help="With --resume: from so many answers on, with other dice; also in one that is over."
)
def play(
    game: str,
    seats: int = 4,
    seat: str = "1",
    hotseat: bool = False,
    bots: str = "rookie",
    seed: int | None = None,
    settings: Mapping[str, Any] | None = None,
    box: str | None = None,
    lang: str = "en",
    speed: float = 1.0,
    plain: bool = False,
    record: str | None = None,
    resume: str | None = None,
    after: int | None = None,
) -> None:
    """Play one table in the terminal, against bots or with others at the same screen."""
    from jalopy.terminal import table

    agreed = with_box(dict(settings or {}), box, game)
    wanted = table.Wanted(game, seats, "all" if hotseat else seat, names(bots), seed, agreed)
    if after is not None and not resume:
        raise click.UsageError("--after says where --resume goes on.")
    table.open_table(wanted, lang, speed, plain, record or "", resume or "", after)


# --- records ----------------------------------------------------------------------------------------------------------


@main.command(short_help="Tell a saved match, with the rule behind everything.")
@click.argument("record")
@click.option("--seat", type=click.IntRange(1), help="As this seat saw it; otherwise as a spectator did.")
@language_option
@json_option
def replay(record: str, seat: int | None, lang: str, as_json: bool) -> None:
    """Tell a saved match from its start, with the rule behind everything. RECORD is a file, or - for standard input."""
    from jalopy.terminal import records

    told = records.replayed(record)
    reader = records.seat_of(told, seat)
    if as_json:
        _print_json(records.playthrough_data(told, reader))
    else:
        _print(records.playthrough(told, reader, lang))


@main.command(short_help="Check a saved match: dice, answers, events.")
@click.argument("record")
@json_option
def verify(record: str, as_json: bool) -> None:
    """Play a saved match again and compare everything, part by part.

    Status 0 if all that can be verified here is right, 1 if something was changed, and 3 if nothing can be verified
    because the match was played under rules that are not here; its dice are compared all the same.
    """
    from jalopy.kernel.verifying import BROKEN, VERIFIED
    from jalopy.terminal import records

    found = records.examined(record)
    if as_json:
        _print_json(records.findings(found))
    elif found.result != BROKEN or len(found.parts) > 1:
        _print(records.report(found))
    if found.result != VERIFIED:
        _complain(found.reason, 1 if found.result == BROKEN else NOT_VERIFIABLE)


@main.command(short_help="Look back on a saved match: luck and choices.")
@click.argument("record")
@click.option(
    "--quality",
    type=click.Choice(["quick", "default", "thorough"]),
    default="default",
    show_default=True,
    help="How thoroughly every answer is looked at.",
)
@language_option
@out_option
@json_option
def analyse(record: str, quality: str, lang: str, out: str | None, as_json: bool) -> None:
    """Look back on a saved match: everybody's chance to win, what luck and what choices made of it, and better answers."""
    _builds.ensure(_say)
    from msgspec import to_builtins

    from jalopy.bots.analysis import QUALITIES
    from jalopy.bots.analysis import analyse as look_back
    from jalopy.terminal import analysis, files, records

    if out is not None:
        files.check_writable(out)
    match = records.last_match(records.replayed(record))
    with _progress(f"Looking back on {match.game.name}", match.decisions) as progress:
        found = look_back(match, QUALITIES[quality], progress)
    give_out(to_builtins(found), lambda _: analysis.analysis(found, match, lang), out, as_json)


# --- rules and games --------------------------------------------------------------------------------------------------


@main.command(short_help="Read or search the rules; --check them.")
@click.argument("game", required=False)
@click.argument("words", nargs=-1, metavar="[NUMBER|WORD]")
@click.option("--check", is_flag=True, help="Are rules, tests and events complete? Status 1 if not.")
@click.option(
    "--rounds", type=click.IntRange(1), default=6, show_default=True, help="With --check: play each table how often?"
)
@json_option
def rules(game: str | None, words: tuple[str, ...], check: bool, rounds: int, as_json: bool) -> int:
    """Read our rules text, or look for a number, a chapter or a word in it."""
    if check:
        return _check_rules([game] if game else None, rounds, as_json)
    from jalopy.terminal import rules_text

    if game is None:
        if as_json:
            _print_json(rules_text.rulebooks_data())
        else:
            _print(rules_text.rulebooks())
        return 0
    found = rules_text.find(game, " ".join(words))
    if as_json:
        _print_json(rules_text.rules_data(found))
    else:
        _print(rules_text.text(game, found, whole=not words))
    return 0


def _check_rules(names: list[str] | None, rounds: int, as_json: bool) -> int:
    _builds.ensure(_say)
    from jalopy import games, rules_check

    findings = []
    for name in names or games.names():
        game = games.find(name)
        tests = rules_check.tests_of(game)
        if tests is None:
            raise click.ClickException(f"The tests of {name} are not here: --check works in a checkout.")
        with _progress(f"Playing {name}", rules_check.most_matches(game, rounds)) as progress:
            findings.append(rules_check.check(game, tests, rounds, progress))
    if as_json:
        _print_json([entry.as_data() for entry in findings])
    else:
        for entry in findings:
            for line in entry.lines():
                click.echo(line)
    return 1 if any(entry.missing for entry in findings) else 0


@main.command(name="games")
@json_option
def list_games(as_json: bool) -> None:
    """List the games with their seats and settings."""
    from jalopy import games as shelf
    from jalopy.terminal import tables

    listed = [shelf.find(name) for name in shelf.names()]
    if as_json:
        _print_json([tables.game_data(game) for game in listed])
    else:
        _print(tables.games(listed))


@main.command(short_help="Serve tables to browsers.")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The port to listen on.")
@database_option
@click.option(
    "--bus",
    default="",
    envvar="JALOPY_BUS",
    show_envvar=True,
    metavar="URL",
    help="Redis, where several processes serve the same tables.",
)
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Processes.")
@click.option("--open", "open_browser", is_flag=True, help="Open the page in a browser.")
@click.option("--log-json", is_flag=True, help="Log as lines of JSON.")
@click.option("--full-sync", is_flag=True, help="Answers in SQLite survive a loss of power too; slower.")
@click.option(
    "--forwarded-by", default="127.0.0.1", show_default=True, metavar="HOSTS", help="Proxies that are believed."
)
@click.option("--origin", "origins", multiple=True, metavar="URL", help="Of a page elsewhere that may use this server.")
@click.option(
    "--host-name", "host_names", multiple=True, metavar="NAME", help="By which people come here; others are not served."
)
@click.option("--secure-cookie", is_flag=True, help="Cookies for https only, where the proxy does not say so.")
@click.option(
    "--metrics-token",
    default="",
    envvar="JALOPY_METRICS_TOKEN",
    show_envvar=True,
    help="To be sent for /metrics; without it they are for this network alone.",
)
@click.option(
    "--bot-workers", type=click.IntRange(1), default=1, show_default=True, help="Processes in which bots think."
)
@click.option(
    "--pack-days",
    type=click.FloatRange(0),
    default=30,
    show_default=True,
    metavar="DAYS",
    help="Pack the logs of matches that were over for so long; 0 packs none.",
)
@click.option(
    "--keep-days",
    type=click.FloatRange(0),
    default=0,
    metavar="DAYS",
    help="Clear away tables at which nothing has happened for so long; they are kept for ever unless told.",
)
@click.option("--webhook", default="", metavar="URL", help="Is told whose turn it is, where they are not at the table.")
@click.option("--push-contact", default="", metavar="URL", help="mailto:… or https://… of yours, for push services.")
def serve(**wanted: Any) -> None:
    """Serve tables to browsers until you press Ctrl-C. Matches are kept in the database."""
    _page.ensure(_say)
    _builds.ensure(_say)
    from jalopy.server.run import serve as run

    run(**wanted)


for command in (simulate, ladder, report, bench, learn, puzzles, backup, restore, admin):
    main.add_command(command)

if __name__ == "__main__":
    main()

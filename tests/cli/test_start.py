"""The command itself: help comes at once, and what goes wrong is one sentence."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest
from click.testing import CliRunner, Result
from tests import processes
from tests.terminal.terminals import COMMAND, environment, piped

from jalopy import games
from jalopy.cli import main

IMPORTS = "import sys, jalopy.cli; print(*sorted(name for name in sys.modules))"
HEAVY = ("rich", "fluent", "jalopy.kernel", "jalopy.games", "jalopy.bots", "jalopy.lab", "jalopy.terminal", "asyncio")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments))


def test_importing_the_command_loads_nothing_heavy() -> None:
    done = processes.run([sys.executable, "-c", IMPORTS], env=environment())
    assert done.returncode == 0, done.stderr
    loaded = done.stdout.split()
    assert "jalopy.cli" in loaded
    assert [name for name in loaded if name.startswith(HEAVY)] == []


@pytest.mark.parametrize(
    "command",
    [
        "play",
        "simulate",
        "ladder",
        "report",
        "replay",
        "verify",
        "rules",
        "games",
        "bench",
        "serve",
        "backup",
        "restore",
    ],
)
def test_every_command_has_help(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"Usage: main {command}" in result.output or f"Usage: jalopy {command}" in result.output
    assert f"\n  {command}" in run("--help").output


def test_without_a_command_it_is_the_page(tmp_path: Path) -> None:
    command = [*COMMAND, "--no-browser", "--port", "0", "--database", str(tmp_path / "tables.db")]
    with processes.running(command, env=environment(), stdout=subprocess.PIPE) as process:
        said = processes.next_line(process)
        found = re.fullmatch(
            r"Jalopy is at (http://127\.0\.0\.1:\d+/) \(Ctrl-C stops it; the tables are kept\)\.\n", said
        )
        assert found is not None
        with urlopen(found[1], timeout=60) as answer:
            assert '<div id="page">' in answer.read().decode()
        # Whoever starts it again is led to the one that runs.
        again = piped("--no-browser", "--port", found[1].rpartition(":")[2].rstrip("/"))
        assert (again.returncode, again.stdout) == (0, f"Jalopy is running already: {found[1]}\n")
        process.send_signal(signal.SIGINT)
        assert processes.finish(process).returncode == 0
    assert (tmp_path / "tables.db").is_file()


def test_the_package_is_the_command() -> None:
    done = processes.run([sys.executable, "-m", "jalopy", "games", "--json"], env=environment())
    assert (done.returncode, done.stderr) == (0, "")
    assert [game["name"] for game in json.loads(done.stdout)] == list(games.names())


def test_options_of_the_page_are_not_lost_on_another_command() -> None:
    result = run("--lan", "games")
    assert result.exit_code == 2
    assert "'games' takes its options behind its name." in str(piped("--lan", "games").stderr)


WRONG = [
    (("play", "tiddlywinks"), 2, f"There is no game 'tiddlywinks'; there are: {', '.join(games.names())}."),
    (("play",), 2, "Missing argument 'GAME'."),
    (("play", "scrap-racer", "--seats", "9"), 2, "scrap-racer is for 2 to 8 players, not 9."),
    (("play", "scrap-racer", "--seats", "many"), 2, "Invalid value for '--seats': 'many' is not a valid integer."),
    (("play", "scrap-racer", "--seat", "5"), 2, "There is no seat '5': the table has seats 1 to 4."),
    (("play", "scrap-racer", "--seat", "x"), 2, "There is no seat 'x': the table has seats 1 to 4."),
    (
        ("play", "scrap-racer", "--set", "jackel=always"),
        2,
        "scrap-racer has no setting 'jackel'. Did you mean 'jackal'?",
    ),
    (("play", "scrap-racer", "--set", "jackal"), 2, "'jackal' is not of the form name=value."),
    (("play", "scrap-racer", "--set", "short=yes", "--set", "short=no"), 2, "'short' is set twice."),
    (("play", "scrap-racer", "--set", "jackal=often"), 2, "possible are: active, always."),
    (("play", "scrap-racer", "--set", "chance=1"), 2, "scrap-racer has no setting 'chance'."),
    (("play", "scrap-racer", "--set", "track=SSS"), 2, "the road ends 3 tiles to the right of its start"),
    (("play", "scrap-racer", "--bots", "genius"), 2, "There is no bot 'genius'"),
    (("play", "scrap-racer", "--bots", "rookie,random"), 2, "3 seats take 3 bots, or one for all of them, not 2."),
    (("play", "scrap-racer", "--seed", "-1"), 2, "The seed must be a whole number from 0"),
    (("play", "scrap-racer", "--lang", "fr"), 2, "'fr' is not one of 'en', 'de'."),
    (("play", "scrap-racer", "--speed", "-1"), 2, "-1.0 is not in the range x>=0"),
    (("play", "scrap-racer", "--record", "no/such/folder.json"), 2, "there is no folder no/such."),
    (("play", "scrap-racer", "--resume", "nothing.json"), 2, "Nothing.json cannot be read: no such file or directory."),
    (("play", "scrap-racer", "--nonsense"), 2, "No such option '--nonsense'."),
    (("dance",), 2, "No such command 'dance'."),
    (("simulate", "scrap-racer", "--games", "0"), 2, "The number of matches must be at least 1, not 0."),
    (("simulate", "scrap-racer", "--games", "5", "--workers", "-2"), 2, "The number of workers must be at least 1"),
    (("simulate", "scrap-racer", "--bots", "rookie,genius,rookie,rookie"), 2, "There is no bot 'genius'"),
    (("simulate", "tiddlywinks"), 2, "There is no game 'tiddlywinks'"),
    (("simulate", "scrap-racer", "--out", "no/such/folder.json"), 2, "there is no folder no/such."),
    (
        ("simulate", "scrap-racer", "--bots", "my_bot.py:Daredevil"),
        2,
        "There is no file 'my_bot.py' to take a bot from.",
    ),
    (("ladder", "scrap-racer", "--bots", "rookie"), 2, "A ladder takes two bots or more, not 1"),
    (("ladder", "scrap-racer", "--bots", "rookie,random,rookie"), 2, "The bot 'rookie' is named twice."),
    (("ladder", "scrap-racer", "--games", "0"), 2, "The number of matches must be at least 1, not 0."),
    (("ladder", "scrap-racer", "--seats", "1"), 2, "scrap-racer is for 2 to 8 players, not 1."),
    (("ladder", "scrap-racer", "--out", "no/such/folder.json"), 2, "there is no folder no/such."),
    (("replay", "nothing.json"), 2, "Nothing.json cannot be read: no such file or directory."),
    (("verify", "nothing.json"), 2, "Nothing.json cannot be read: no such file or directory."),
    (("verify", "."), 2, ". cannot be read: is a directory."),
    (("rules", "tiddlywinks"), 2, "There is no game 'tiddlywinks'"),
    (("rules", "scrap-racer", "SR-99"), 1, "No rule of scrap-racer is called 'SR-99', and none speaks of it."),
    (("bench", "tiddlywinks"), 2, "There is no game 'tiddlywinks'"),
    (("bench", "--seconds", "0"), 2, "Measuring takes more than 0.0 seconds."),
]


@pytest.mark.parametrize(("arguments", "status", "sentence"), WRONG, ids=[" ".join(entry[0]) for entry in WRONG])
def test_a_mistake_is_one_sentence_and_changes_nothing(
    arguments: tuple[str, ...], status: int, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*arguments)
    said = result.stderr.replace("The rules run pure.\n", "").replace("The rules run compiled.\n", "")
    assert result.exit_code == status, result.output
    assert sentence.lower() in said.lower()
    assert said.count("\n") == 1
    assert result.stdout == ""
    assert list(tmp_path.iterdir()) == []


def test_a_reader_that_goes_away_is_no_failure_to_talk_about() -> None:
    shell = f"{COMMAND[0]} -c '{COMMAND[2]}' rules scrap-racer | head -n 1"
    done = processes.run(shell, shell=True, env=environment())
    assert (done.returncode, done.stdout, done.stderr) == (0, "Scrap Racer\n", "")


def test_a_terminal_without_our_signs_gets_others() -> None:
    done = piped("play", "scrap-racer", "--seed", "1", typed="1\n", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "SR-4.1" in done.stdout


def test_games_tells_seats_and_settings() -> None:
    text = run("games").stdout
    assert "scrap-racer  Scrap Racer: 2 to 8 seats" in text
    data = json.loads(run("games", "--json").stdout)
    assert data[0]["seats"] == [2, 3, 4, 5, 6, 7, 8]
    for setting in data[0]["settings"]:
        assert f"{setting['name']}=" in text
        assert setting["help"].split()[0] in text

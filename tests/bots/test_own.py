"""Bots of one's own, by file and class."""

import sys
from pathlib import Path

import pytest

from jalopy import games
from jalopy.bots import own
from jalopy.bots.bot import Bot
from jalopy.bots.registry import UnknownBot
from jalopy.kernel.errors import UnknownGame
from jalopy.texts import shared

GAME = "scrap-racer"

SOURCE = """\
from dataclasses import dataclass
from pathlib import Path

from jalopy.bots.bot import Bot

with open(Path(__file__).with_name("runs"), "a") as runs:
    runs.write("x")


@dataclass
class Habit:
    rolls: int = 2


class Daredevil(Bot):
    habit = Habit()

    def choose(self, chair):
        return chair.question.options[0]


class Choosy(Bot):
    def __init__(self, taste):
        self.taste = taste


class Broken(Bot):
    def __init__(self):
        self.rolls = 1 / 0


lucky = 7
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where we are, with a file of bots in it."""
    (tmp_path / "my_bot.py").write_text(SOURCE, "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("folder")
def test_a_class_in_a_file_is_a_bot_and_goes_by_what_was_written() -> None:
    bot = own.find("my_bot.py:Daredevil", GAME)
    assert isinstance(bot, Bot)
    assert (type(bot).__name__, bot.name) == ("Daredevil", "my_bot.py:Daredevil")


@pytest.mark.usefixtures("folder")
def test_any_other_name_is_the_registrys() -> None:
    assert own.find("rookie", GAME).name == "rookie"
    with pytest.raises(UnknownBot, match=r"There is no bot 'my_bot.py'; there are: random"):
        own.find("my_bot.py", GAME)
    with pytest.raises(UnknownGame):
        own.find("my_bot.py:Daredevil", "ludo")


def test_a_file_is_run_once_however_it_is_called(folder: Path) -> None:
    first = own.find("my_bot.py:Daredevil", GAME)
    for name in (f"{folder}/my_bot.py:Daredevil", "./my_bot.py:Daredevil"):
        again = own.find(name, GAME)
        assert again is not first
        assert type(again) is type(first)
    assert (folder / "runs").read_text() == "x"


def test_a_file_is_found_from_the_folder_that_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    assert type(own.find("my_bot.py:Daredevil", GAME, str(folder))).__name__ == "Daredevil"
    with pytest.raises(UnknownBot, match=r"There is no file 'my_bot.py'"):
        own.find("my_bot.py:Daredevil", GAME)


def test_two_files_of_one_name_and_a_module_of_that_name_do_not_meet(folder: Path) -> None:
    (folder / "other").mkdir()
    (folder / "other" / "my_bot.py").write_text(SOURCE.replace("Daredevil", "Snail"), "utf-8")
    (folder / "random.py").write_text(SOURCE, "utf-8")
    before = sys.modules["random"]
    assert type(own.find("my_bot.py:Daredevil", GAME)).__name__ == "Daredevil"
    assert type(own.find("other/my_bot.py:Snail", GAME)).__name__ == "Snail"
    assert type(own.find("random.py:Daredevil", GAME)).__name__ == "Daredevil"
    assert sys.modules["random"] is before
    assert "my_bot" not in sys.modules


WRONG = [
    ("nothing.py:Daredevil", "", "There is no file 'nothing.py' to take a bot from."),
    (".:Daredevil", "", "There is no file '.' to take a bot from."),
    (
        "my_bot.py:Snail",
        SOURCE,
        "There is no class 'Snail' in 'my_bot.py'; the bots in it: Daredevil, Choosy, Broken.",
    ),
    ("my_bot.py:", "x = 1", "There is no class '' in 'my_bot.py', and no bot either."),
    ("my_bot.py:lucky", SOURCE, "'lucky' in 'my_bot.py' is no bot: it must be a class that derives from "),
    ("my_bot.py:Habit", SOURCE, "'Habit' in 'my_bot.py' is no bot: it must be a class that derives from "),
    ("my_bot.py:Bot", SOURCE, "'Bot' in 'my_bot.py' is no bot: it must be a class that derives from "),
    (
        "my_bot.py:Choosy",
        SOURCE,
        "'Choosy' in 'my_bot.py' cannot be made without arguments: TypeError: Choosy.__init__() missing 1 required ",
    ),
    (
        "my_bot.py:Broken",
        SOURCE,
        "'Broken' in 'my_bot.py' cannot be made without arguments, because of line 29: ZeroDivisionError: division by",
    ),
    ("my_bot.py:X", "x = 1\ny = (", "'my_bot.py' cannot be run, because of line 2: SyntaxError: '(' was never closed."),
    (
        "my_bot.py:X",
        "\nimport no_such_thing\n",
        "'my_bot.py' cannot be run, because of line 2: ModuleNotFoundError: No module named 'no_such_thing'.",
    ),
    ("my_bot.py:X", "raise ValueError", "'my_bot.py' cannot be run, because of line 1: ValueError."),
    ("my_bot.py:X", "\nraise SystemExit(3)", "'my_bot.py' cannot be run, because of line 2: SystemExit: 3."),
]


@pytest.mark.parametrize(("name", "source", "sentence"), WRONG, ids=[f"{name} {told[-20:]}" for name, _, told in WRONG])
def test_what_is_no_bot_is_told_in_one_sentence(folder: Path, name: str, source: str, sentence: str) -> None:
    (folder / "my_bot.py").write_text(source, "utf-8")
    games.find(GAME)  # its modules stay
    before = set(sys.modules)
    with pytest.raises(UnknownBot) as refused:
        own.find(name, GAME)
    left = set(sys.modules) - before  # before anything is said: sentences need modules too
    said = str(refused.value)
    assert said.startswith(sentence)
    assert (said[-1], said.count("\n")) == (".", 0)
    german = shared("de").refused(refused.value.key, refused.value.facts)
    assert german[-1] == "."
    assert "„" in german
    if "cannot be run" in said:
        assert left == set()


def test_a_file_that_is_no_text_is_told_too(folder: Path) -> None:
    (folder / "my_bot.py").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(UnknownBot, match=r"^'my_bot.py' cannot be run"):
        own.find("my_bot.py:X", GAME)

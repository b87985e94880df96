"""The words of the terminal, its own and those of the boards, are there in every language, and all of them are used."""

import re
from pathlib import Path

import pytest

import jalopy.terminal
from jalopy.terminal.answers import COMMANDS

FOLDER = Path(jalopy.terminal.__file__).parent
GAMES = FOLDER.parent / "games"
WORDY = sorted(path.parent for path in GAMES.glob("*/terminal/texts.en.ftl"))  # boards with words of their own
OUTLOOKS = ("lap-marker", "goal-card", "collected", "bonus-marker")  # kinds of events that are made into messages
HEADS = ("bonus", "boost", "cards")
MADE = {
    FOLDER: {f"terminal-command-{name}" for name in COMMANDS},
    GAMES / "scrap_racer" / "terminal": {
        *(f"terminal-outlook-{kind}" for kind in OUTLOOKS),
        *(f"terminal-head-{head}" for head in HEADS),
    },
}

folders = pytest.mark.parametrize("folder", [FOLDER, *WORDY], ids=lambda folder: str(folder.parent.name))
languages = pytest.mark.parametrize("language", ["en", "de"])


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Each message of a catalogue with the variables in it."""
    text = (folder / f"texts.{language}.ftl").read_text("utf-8")
    parts = re.split(r"^(terminal-[a-z-]+) =", text, flags=re.MULTILINE)[1:]
    return {name: set(re.findall(r"\$([\w-]+)", body)) for name, body in zip(parts[::2], parts[1::2], strict=True)}


def used(*files: Path) -> set[str]:
    code = "\n".join(path.read_text("utf-8") for path in files)
    made = {name for folder in {path.parent for path in files} for name in MADE.get(folder, ())}
    return made | set(re.findall(r"terminal-[a-z-]*[a-z]\b(?!-?\{)", code))


@languages
def test_the_terminals_catalogue_holds_what_its_code_says_and_what_boards_share(language: str) -> None:
    own = set(messages(FOLDER, language))
    boards = {folder: used(*folder.glob("*.py")) - set(messages(folder, language)) for folder in WORDY}
    plain = used(*GAMES.glob("*/terminal.py"))
    assert own == used(*FOLDER.glob("*.py")).union(plain, *boards.values())


@languages
@pytest.mark.parametrize("folder", WORDY, ids=lambda folder: str(folder.parent.name))
def test_a_boards_catalogue_holds_only_what_the_board_says(folder: Path, language: str) -> None:
    own = set(messages(folder, language))
    assert own <= used(*folder.glob("*.py"))
    assert own.isdisjoint(messages(FOLDER, language))


@folders
def test_both_languages_use_the_same_variables(folder: Path) -> None:
    assert messages(folder, "en") == messages(folder, "de")

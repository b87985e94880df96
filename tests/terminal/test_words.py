"""The terminal's own words are there in every language, and every one of them is used, by itself or a game's board."""

import re
from pathlib import Path

import pytest

import jalopy.terminal
from jalopy.terminal.answers import COMMANDS

FOLDER = Path(jalopy.terminal.__file__).parent
BOARDS = [path for pattern in ("terminal.py", "terminal/*.py") for path in FOLDER.parent.glob(f"games/*/{pattern}")]
CODE = "\n".join(path.read_text("utf-8") for path in sorted([*FOLDER.glob("*.py"), *BOARDS]))
OUTLOOKS = ("lap-marker", "goal-card", "collected", "bonus-marker")  # kinds of events that are made into messages
HEADS = ("bonus", "boost", "cards")


def messages(language: str) -> dict[str, set[str]]:
    """Each message of a catalogue with the variables in it."""
    text = (FOLDER / f"texts.{language}.ftl").read_text("utf-8")
    parts = re.split(r"^(terminal-[a-z-]+) =", text, flags=re.MULTILINE)[1:]
    return {name: set(re.findall(r"\$([\w-]+)", body)) for name, body in zip(parts[::2], parts[1::2], strict=True)}


def used() -> set[str]:
    made = {f"terminal-command-{name}" for name in COMMANDS}
    made |= {f"terminal-outlook-{kind}" for kind in OUTLOOKS} | {f"terminal-head-{head}" for head in HEADS}
    return made | set(re.findall(r"terminal-[a-z-]*[a-z]\b(?!-?\{)", CODE))


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_catalogue_holds_exactly_what_the_code_says(language: str) -> None:
    assert set(messages(language)) == used()


def test_both_languages_use_the_same_variables() -> None:
    assert messages("en") == messages("de")

"""Reading what was typed: a number, a key, the beginning of a word, or a command of the table."""

from collections.abc import Callable, Sequence
from typing import Final

from jalopy.kernel.questions import Barred, Option
from jalopy.terminal.sayings import Sayings

COMMANDS: Final = ("help", "why", "odds", "coach", "undo", "log", "board", "save", "quit")
SHORT: Final = {"u": "undo", "q": "quit"}


class Command:
    """Something asked of the table instead of an answer."""

    def __init__(self, name: str, argument: str) -> None:
        self.name = name
        self.argument = argument


class Refusal:
    """Why the typed words are no answer."""

    def __init__(self, sentence: str) -> None:
        self.sentence = sentence


def command(typed: str, sayings: Sayings) -> Command | None:
    """The command that the words begin with, in English or in the language of the table."""
    if typed.startswith("?"):
        return Command("explain", typed[1:].strip())
    word, _, argument = typed.partition(" ")
    word = word.lower()
    for name in COMMANDS:
        if word == name or word == sayings.say(f"terminal-command-{name}"):
            return Command(name, argument.strip())
    return Command(SHORT[word], argument.strip()) if word in SHORT else None


def read(
    typed: str, options: Sequence[Option], barred: Sequence[Barred], sayings: Sayings
) -> Option | Command | Refusal:
    """What the words mean at a question. Nothing is guessed: words that fit two answers fit none."""
    typed = typed.strip()
    found = command(typed, sayings)
    if found is not None:
        return found
    if typed.isdecimal():
        if 1 <= int(typed) <= len(options):
            return options[int(typed) - 1]
        return Refusal(sayings.say("terminal-no-such-number", last=len(options)))
    fitting = _fitting(typed, [option.key for option in options], sayings)
    if len(fitting) == 1:
        return options[fitting[0]]
    if fitting:
        several = [f"{number + 1} {sayings.option(options[number].key)}" for number in fitting]
        return Refusal(sayings.say("terminal-several-fit", typed=typed, several=several))
    forbidden = _fitting(typed, [entry.key for entry in barred], sayings)
    if len(forbidden) == 1:
        entry = barred[forbidden[0]]
        return Refusal(f"{sayings.barred(entry)} ({entry.rule})")
    return Refusal(sayings.say("terminal-not-understood", typed=typed))


def _fitting(typed: str, keys: Sequence[str], sayings: Sayings) -> list[int]:
    """The places of the keys that the words name in full, or else of those they begin."""
    wanted = _plain(typed)
    tests: tuple[Callable[[str], bool], ...] = (wanted.__eq__, lambda word: word.startswith(wanted))
    for fits in tests:
        found = [place for place, key in enumerate(keys) if any(map(fits, _words(key, sayings)))]
        if found:
            return found
    return []


def _words(key: str, sayings: Sayings) -> list[str]:
    label = _plain(sayings.option(key))
    return [key, key.rpartition(":")[2], label, *label.split()]


def _plain(text: str) -> str:
    """As one types: small letters, no quotation marks, a plain minus."""
    for sign in "“”„»«":
        text = text.replace(sign, "")
    return text.replace("−", "-").lower().strip()

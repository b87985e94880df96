"""What people type at a question."""

import pytest

import jalopy
from jalopy.kernel.questions import Barred, Option
from jalopy.terminal.answers import Command, Refusal, read
from jalopy.terminal.sayings import Sayings

OPTIONS = [
    Option("roll", "SR-4.1"),
    Option("stop", "SR-4.2"),
    Option("boost:re-roll", "SR-4.6"),
    Option("boost:plus-1", "SR-4.7"),
    Option("boost:minus-1", "SR-4.7"),
    Option("bonus:catch-up", "SR-13.4", "space:3", {"card": "catch-up", "spaces": 2}),
]
BARRED = [
    Barred("boost:turn", "rolling-is-over", "SR-4.2"),
    Barred("bonus:forward-3", "cards-wait-for-driving", "SR-5.2"),
]


def sayings(language: str = "en") -> Sayings:
    return Sayings(jalopy.new("scrap-racer", 4, 1), language, [0], strict=True)


def typed(words: str, language: str = "en") -> Option | Command | Refusal:
    return read(words, OPTIONS, BARRED, sayings(language))


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("1", "roll"),
        (" 2 ", "stop"),
        ("stop", "stop"),
        ("STOP", "stop"),
        ("s", "stop"),
        ("roll", "roll"),  # a whole name goes before the beginning of another
        ("re-roll", "boost:re-roll"),
        ("boost:plus-1", "boost:plus-1"),
        ("plus", "boost:plus-1"),
        ("+1", "boost:plus-1"),
        ("-1", "boost:minus-1"),
        ("−1", "boost:minus-1"),
        ("catch", "bonus:catch-up"),
        ("play catch up", "bonus:catch-up"),
        ("bonus", "bonus:catch-up"),
    ],
)
def test_number_key_or_the_beginning_of_a_word(words: str, key: str) -> None:
    option = typed(words)
    assert isinstance(option, Option)
    assert option.key == key


@pytest.mark.parametrize(("words", "key"), [("würf", "roll"), ("aufhören", "stop"), ("neuw", "boost:re-roll")])
def test_german_words(words: str, key: str) -> None:
    option = typed(words, "de")
    assert isinstance(option, Option)
    assert option.key == key


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("0", "There are answers 1 to 6."),
        ("7", "There are answers 1 to 6."),
        ("r", "“r” could be 1 Roll and 3 Use Re-roll: type more of it."),
        ("xyzzy", "“xyzzy” is no answer here. Type a number, the beginning of an answer, or ? for help."),
        ("turn", "You have stopped rolling. (SR-4.2)"),
        ("forward", "Bonus cards can be played once you have stopped rolling. (SR-5.2)"),
    ],
)
def test_what_cannot_be_answered_says_why(words: str, sentence: str) -> None:
    refusal = typed(words)
    assert isinstance(refusal, Refusal)
    assert refusal.sentence == sentence


@pytest.mark.parametrize(
    ("words", "name", "argument"),
    [
        ("?", "explain", ""),
        ("? SR-5.4", "explain", "SR-5.4"),
        ("?fight", "explain", "fight"),
        ("why 3", "why", "3"),
        ("u", "undo", ""),
        ("UNDO", "undo", ""),
        ("q", "quit", ""),
        ("save a file.json", "save", "a file.json"),
    ],
)
def test_commands(words: str, name: str, argument: str) -> None:
    command = typed(words)
    assert isinstance(command, Command)
    assert (command.name, command.argument) == (name, argument)


def test_commands_speak_german_too_and_english_works_everywhere() -> None:
    for words in ("warum", "why"):
        command = typed(words, "de")
        assert isinstance(command, Command)
        assert command.name == "why"

"""The marks that tie a test to what it proves: a rule of rules.md, or a printed example.

Both take plain literals, so that a program can read them from the source without running it.
"""

import pytest


def rule(number: str) -> pytest.MarkDecorator:
    """The test proves this rule, for example `@rule("SR-5.4")`."""
    return pytest.mark.rule(number)


def example(book: str, number: int) -> pytest.MarkDecorator:
    """The test replays this example of a rulebook, numbered in the order of its text."""
    return pytest.mark.example(book, number)

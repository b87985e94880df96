"""What the server refuses is a key with facts, and has a sentence in every language."""

import ast
from pathlib import Path
from typing import Any

import pytest
from tests.test_catalogues import ingredients

from jalopy import server
from jalopy.catalogues import SHARED, file_of
from jalopy.server.requests import Refusal
from jalopy.texts import refusal

KINDS = ("Refusal", "NotSaved", "Spoilt", "refused")


def said() -> dict[str, set[str]]:
    """By key, the facts that go with it, all over the server."""
    found: dict[str, set[str]] = {}
    for file in Path(server.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id not in KINDS:
                continue
            if node.args and isinstance(node.args[0], ast.Constant | ast.IfExp):
                facts = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
                for key in keys_in(node.args[0]):
                    found.setdefault(key, set()).update(facts)
    return found


def keys_in(node: Any) -> list[str]:
    return [str(node.value)] if isinstance(node, ast.Constant) else [*keys_in(node.body), *keys_in(node.orelse)]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_refusal_has_a_sentence_with_its_facts_and_none_is_idle(language: str) -> None:
    messages = ingredients(file_of(SHARED, language))
    told = {name.removeprefix("refused-"): used for name, used in messages.items() if name.startswith("refused-")}
    assert len(told) > 50
    assert {key: {f"${fact}" for fact in facts} for key, facts in said().items()} == told


def test_a_refusal_says_its_facts_and_gives_them_apart() -> None:
    refused = Refusal("person-there", name="Ann {x}")
    assert str(refused) == "Ann {x} sits there."
    assert (refused.key, refused.facts) == ("person-there", {"name": "Ann {x}"})
    assert refusal("person-there", refused.facts, "de") == "Dort sitzt Ann {x}."


def test_facts_are_of_a_length_to_be_told() -> None:
    assert len(str(Refusal("person-there", name="x" * 10_000))) < 1_000

"""What the server refuses is also said in German: the page's words and the server's sentences are the same ones."""

import ast
import json
import re
from pathlib import Path

from jalopy import server
from jalopy.server.requests import Refusal

ROOT = Path(__file__).resolve().parents[2]
WORDS = ROOT / "web" / "src" / "refusals.de.ts"
KINDS = ("Refusal", "NotSaved", "Spoilt")
ELSEWHERE = ("app.py",)  # refusals of plain requests, which the page never makes


def sentences() -> set[str]:
    found = set()
    for file in Path(server.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id not in KINDS:
                continue
            said = node.args[0]
            assert not isinstance(said, ast.JoinedStr), f"{file.name}:{node.lineno}: facts are given apart"
            if isinstance(said, ast.Constant) and file.name not in ELSEWHERE:
                found.add(str(said.value))
    return found


def german() -> dict[str, str]:
    pairs = re.findall(r'^  ("(?:[^"\\]|\\.)*"):\s+("(?:[^"\\]|\\.)*"),$', WORDS.read_text("utf-8"), re.MULTILINE)
    return {json.loads(sentence): json.loads(words) for sentence, words in pairs}


def test_every_sentence_has_german_words_and_none_is_idle() -> None:
    assert len(sentences()) > 40
    assert set(german()) == sentences()


def test_german_words_name_the_same_facts() -> None:
    for sentence, words in german().items():
        assert set(re.findall(r"\{(\w+)\}", sentence)) == set(re.findall(r"\{(\w+)\}", words))


def test_a_refusal_says_its_facts_and_gives_them_apart() -> None:
    refusal = Refusal("{name} sits there.", name="Ann {x}")
    assert str(refusal) == "Ann {x} sits there."
    assert (refusal.sentence, refusal.facts) == ("{name} sits there.", {"name": "Ann {x}"})

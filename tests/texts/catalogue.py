"""What stands in a catalogue: its messages, what each is made of, and which were made use of."""

import re
from pathlib import Path
from typing import Any, Final

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from jalopy.catalogues import file_of, languages, read
from jalopy.texts import Texts

Folders = tuple[Path, ...]  # the game's own, and the shared one

# Words that panels and pages ask for by their id, explanations (tests/conformance/test_about.py), and names that are only told where settings are refused.
TOLD_ELSEWHERE: Final = re.compile(
    r"(panel|bot|character|temper|preset|seat|refused|about|reminder|report|hindsight|coach|telling)-|(game|practice|spectator|you|ordinal|yes|no|player)\b"
    r"|name-(pit-stop|floor|sofa|table|desk|bed|shelf|counter|chair)$"
    r"|(answer|setting)-refused|barred-(not-asked|seat-not-asked|match-over)"  # the kernel's own: tests/kernel/test_questions.py
)


class Ingredients(Visitor):
    """The variables and functions of a pattern, and what it refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(f"${node.id.name}")

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.found.add(f"{node.id.name}()")
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.found.add(node.id.name)


def ingredients(path: Path) -> dict[str, set[str]]:
    """By message, or message and attribute, what its pattern is made of."""
    listed: dict[str, set[str]] = {}

    def note(name: str, pattern: ftl.Pattern) -> None:
        assert name not in listed, f"{path.name} says '{name}' twice"
        visitor = Ingredients()
        visitor.visit(pattern)
        listed[name] = visitor.found

    for entry in read(path).body:
        assert not isinstance(entry, ftl.Junk), f"{path.name} cannot be read at: {entry.content}"
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                note(entry.id.name, entry.value)
            for attribute in entry.attributes:
                note(f"{entry.id.name}.{attribute.id.name}", attribute.value)
    return listed


def own_messages(folders: Folders) -> set[str]:
    return set(ingredients(file_of(folders[0], "en")))


def shared_messages(folders: Folders) -> set[str]:
    return set(ingredients(file_of(folders[1], "en")))


def unequal(folders: Folders) -> list[str]:
    """What one language says and another does not, or says of other things."""
    found = []
    for folder in folders:
        english = ingredients(file_of(folder, "en"))
        for language in languages(folders):
            other = ingredients(file_of(folder, language))
            found += [f"{language}: {name} is missing" for name in english.keys() - other.keys()]
            found += [f"{language}: {name} is not in English" for name in other.keys() - english.keys()]
            found += [
                f"{language}: {name} has {sorted(other[name])}, in English {sorted(english[name])}"
                for name in english.keys() & other.keys()
                if english[name] != other[name]
            ]
    return found


def well_formed(sentence: str) -> bool:
    """No hole, no doubled blank, no key that stayed raw."""
    return bool(sentence) and sentence == " ".join(sentence.split()) and not re.search(r"[{}$?]\w|[a-z]-\d|_", sentence)


def take_notes(texts: Texts, noticed: set[str]) -> Texts:
    """Every message that these texts make use of is added to what was noticed."""
    say = texts._format

    def say_and_note(catalogue: Any, message: str, attribute: str, variables: Any) -> str:
        noticed.add(f"{message}.{attribute}" if attribute else message)
        return say(catalogue, message, attribute, variables)

    texts._format = say_and_note  # type: ignore[method-assign]
    return texts

"""Our rules text: numbered paragraphs in our own words, each with its source."""

import re
from pathlib import Path
from typing import Final

HEADING: Final = re.compile(r"^### ([A-Z]+-\d+(?:\.\d+)*) (.+)$")
CHAPTER: Final = re.compile(r"^## (.+)$")
SOURCE: Final = re.compile(r"^Source: (.+)$")
NAMED: Final = re.compile(r"^(Events|Asks|Offers|Refuses): (.+)$")


class Rule:
    """One paragraph, and what it speaks of by name; a rule that only explains names nothing.

    `events` it makes happen, questions it `asks`, answers it `offers` (a key, or the part before its first ':' for all
    that begin so), and reasons for which it `refuses` one.
    """

    def __init__(
        self, number: str, title: str, chapter: str, text: str, source: str, named: dict[str, list[str]]
    ) -> None:
        self.number = number
        self.title = title
        self.chapter = chapter
        self.text = text
        self.source = source
        self.events = named.get("Events", [])
        self.asks = named.get("Asks", [])
        self.offers = named.get("Offers", [])
        self.refuses = named.get("Refuses", [])

    def __repr__(self) -> str:
        return f"Rule({self.number}, {self.title!r})"

    @property
    def house(self) -> bool:
        """Ours, not printed."""
        return self.source.startswith("house")


class Rulebook:
    def __init__(self, title: str, introduction: str, rules: list[Rule]) -> None:
        self.title = title
        self.introduction = introduction
        self.rules = rules
        self.by_number = {rule.number: rule for rule in rules}

    def rule(self, number: str) -> Rule | None:
        return self.by_number.get(number)


def read_rulebook(path: Path) -> Rulebook:
    """Read a rules.md; a mistake in it names the rule."""
    return parse_rulebook(path.read_text(encoding="utf-8"), path.name)


def parse_rulebook(markdown: str, name: str) -> Rulebook:
    title, introduction, chapter = "", "", ""
    rules: list[Rule] = []
    number, heading, source = "", "", ""
    named: dict[str, list[str]] = {}
    text: list[str] = []

    def finish() -> None:
        if number:
            if not source:
                raise ValueError(f"{name}: rule {number} has no source line.")
            rules.append(Rule(number, heading, chapter, "\n".join(text).strip(), source, named))

    for line in markdown.splitlines():
        if match := HEADING.match(line):
            finish()
            number, heading, source, named, text = match[1], match[2], "", {}, []
            if any(rule.number == number for rule in rules):
                raise ValueError(f"{name}: rule {number} stands there twice.")
        elif match := CHAPTER.match(line):
            finish()
            number, text, chapter = "", [], match[1]
        elif line.startswith("# "):
            title = line[2:]
        elif number and (match := SOURCE.match(line)):
            source = match[1]
        elif number and (match := NAMED.match(line)):
            named.setdefault(match[1], []).extend(word.strip(" .") for word in match[2].split(","))
        elif number:
            text.append(line)
        elif not chapter:
            introduction += line + "\n"
    finish()
    return Rulebook(title, introduction.strip(), rules)

"""Our rules text on the command line."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from jalopy import games
from jalopy.kernel.errors import JalopyError
from jalopy.kernel.questions import Facts
from jalopy.kernel.rulebook import Rule
from jalopy.terminal.pages import find_rules, plain, rule_page


class NoRule(JalopyError):
    """No rule has that number or that word."""


def rulebooks() -> RenderableType:
    listed = [games.find(name) for name in games.names()]
    return Group(
        *(
            Text.assemble((game.name, "bold"), f"  {game.rulebook.title}: {len(game.rulebook.rules)} rules")
            for game in listed
        )
    )


def rulebooks_data() -> list[Facts]:
    listed = [games.find(name) for name in games.names()]
    return [{"game": game.name, "title": game.rulebook.title, "rules": len(game.rulebook.rules)} for game in listed]


def find(game: str, what: str) -> list[Rule]:
    """All rules, or those that fit."""
    rulebook = games.find(game).rulebook
    if not what:
        return rulebook.rules
    found = find_rules(rulebook, what)
    if not found:
        raise NoRule(f"No rule of {game} is called '{what}', and none speaks of it.")
    return found


def rules_data(rules: Sequence[Rule]) -> list[Facts]:
    return [
        {
            "number": rule.number,
            "title": rule.title,
            "chapter": rule.chapter,
            "text": rule.text,
            "source": rule.source,
            "house": rule.house,
            "events": rule.events,
        }
        for rule in rules
    ]


def text(game: str, rules: Sequence[Rule], whole: bool) -> RenderableType:
    """The rules under the titles of their chapters; the whole book with its title and introduction."""
    parts: list[RenderableType] = []
    if whole:
        rulebook = games.find(game).rulebook
        parts.append(Text(rulebook.title, "bold underline"))
        parts += [Padding(Text(plain(part)), (1, 0, 0, 0)) for part in rulebook.introduction.split("\n\n")]
    chapter = ""
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            parts.append(Padding(Text(chapter, "bold underline"), (1 if parts else 0, 0, 1, 0)))
        parts.append(rule_page(rule))
    return Group(*parts)

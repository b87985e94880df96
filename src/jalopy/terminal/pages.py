"""The rules text on the screen: one rule, a search, and the explanation of a question."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from jalopy.bots.bot import Bot
from jalopy.kernel.chance import CommittedChance, FastChance
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Facts, Question
from jalopy.kernel.rulebook import Rule, Rulebook
from jalopy.terminal import paint
from jalopy.terminal.board import Board
from jalopy.terminal.sayings import Sayings


def find_rules(rulebook: Rulebook, what: str) -> list[Rule]:
    """The rule of that number, or a chapter's rules, or all that hold the word. `SR-` may be left out."""
    for number in (what.upper(), f"{rulebook.rules[0].number.partition('-')[0]}-{what}"):
        rule = rulebook.rule(number)
        if rule is not None:
            return [rule]
        chapter = [rule for rule in rulebook.rules if rule.number.startswith(f"{number}.")]
        if chapter:
            return chapter
    word = what.casefold()
    return [rule for rule in rulebook.rules if word in f"{rule.title}\n{plain(rule.text)}".casefold()]


def rule_page(rule: Rule) -> RenderableType:
    heading = Text.assemble((rule.number, f"bold {paint.MIST}"), " ", (rule.title, "bold"))
    return Group(
        heading,
        Padding(Text(plain(rule.text)), (0, 0, 0, 2)),
        Padding(Text(rule.source, "dim"), (0, 0, 1, 2)),
    )


def rules_page(rules: Sequence[Rule]) -> RenderableType:
    return Group(*(rule_page(rule) for rule in rules))


def plain(text: str) -> str:
    """One paragraph without its line ends and marks."""
    return " ".join(text.replace("`", "").replace("*", "").split())


def log_line(event: Facts, board: Board, sayings: Sayings) -> RenderableType:
    """What happened, and under which rule."""
    line = Table.grid(padding=(0, 1, 0, 0))
    line.add_column(width=2)
    line.add_column()
    sentence = Text(sayings.event(event), "bold" if event["kind"] == "turn-began" else "")
    line.add_row(board.badge(event), sentence.append(f" {event['rule']}", f"not bold {paint.MIST}"))
    return line


def welcome_page(match: Match, board: Board, sayings: Sayings, bots: Mapping[int, Bot]) -> RenderableType:
    """How it goes, who plays, what the signs mean, where the dice come from, and how to answer."""
    say = sayings.say
    lines = [Text.assemble((f" {match.game.rulebook.title.upper()} ", f"bold {paint.OIL} on {paint.SPARK}")), Text()]
    lines += [Text(line) for line in board.welcome()]
    if not sayings.people:
        lines.append(Text(say("terminal-welcome-watch")))
    elif len(sayings.people) > 1:
        lines.append(Text(say("terminal-welcome-people", seats=sayings.people)))
    if bots:
        others = [f"{sayings.player(seat)} ({bot.name})" for seat, bot in bots.items()]
        lines.append(Text(say("terminal-welcome-bots", others=others)))
    lines += [Text(), *(Text(line, "dim") for line in board.legend()), Text()]
    if isinstance(match.chance, CommittedChance):
        lines += [Text(say("terminal-commitment")), Text(match.chance.commitment, paint.MIST)]
    elif isinstance(match.chance, FastChance):
        lines.append(Text(say("terminal-lab", seed=str(match.chance.seed))))
    return Group(*lines, Text(), Text(say("terminal-how-to-answer")))


def question_page(match: Match, question: Question, sayings: Sayings) -> RenderableType:
    """The question, its rule, every option and what is not possible, each with its rule."""
    parts: list[RenderableType] = [Text(sayings.question(question), "bold"), Text()]
    rule = match.game.rulebook.rule(question.rule)
    if rule is not None:
        parts.append(rule_page(rule))
    parts.append(Text(sayings.say("terminal-answers"), "bold"))
    answers = _lines()
    for number, option in enumerate(question.options, 1):
        answers.add_row(str(number), sayings.option(option.key), sayings.hint(option), option.rule)
    parts.append(answers)
    barred = match.barred()
    if barred:
        parts += [Text(), Text(sayings.say("terminal-not-possible"), "bold")]
        refused = _lines()
        for entry in barred:
            refused.add_row("–", sayings.option(entry.key), sayings.barred(entry), entry.rule)
        parts.append(refused)
    parts += [Text(), Text(sayings.say("terminal-how-to-answer"), "dim"), Text(sayings.say("terminal-help"), "dim")]
    return Group(*parts)


def _lines() -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right")
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    table.add_column(style=paint.MIST, no_wrap=True)
    return table

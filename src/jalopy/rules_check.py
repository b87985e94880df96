"""Whether rules text, tests, events and questions belong together: what one side has, the others must have too."""

import ast
import importlib
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from jalopy import games
from jalopy._builds import BESIDE_THE_RULES
from jalopy.bots.bot import Bot
from jalopy.bots.registry import UnknownBot, find
from jalopy.bots.runner import play
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.errors import BadSetting
from jalopy.kernel.game import Game
from jalopy.kernel.match import Match, match_from, new_match
from jalopy.kernel.questions import Facts, Question
from jalopy.kernel.rulebook import Rule
from jalopy.kernel.settings import Setting, Value, Values

Cited = tuple[str, str]  # the rule and what cites it
Progress = Callable[[int, int], None]  # matches played, and how many there are at most

TRIES = 2  # of keys that are not offered, at each question
REASONS_OF_THE_KERNEL = ("not-asked",)
HUNTS = 10  # how often rookies play, in each round, where they show what lots seldom do


class Marks:
    """What the tests say they prove."""

    def __init__(self) -> None:
        self.tests = 0
        self.rules: dict[str, list[str]] = {}
        self.examples: dict[tuple[str, int], list[str]] = {}
        self.problems: list[str] = []


class Sample:
    """What was cited in matches that were played for it."""

    def __init__(self) -> None:
        self.matches = 0
        self.events: set[Cited] = set()
        self.questions: set[Cited] = set()
        self.options: set[Cited] = set()
        self.refusals: set[Cited] = set()
        self.places: set[Cited] = set()
        self.keys: dict[str, dict[str, None]] = {}  # offered at each kind of question, to be tried at others of it


class Findings:
    def __init__(self, game: Game[Any], marks: Marks, sample: Sample, missing: list[str]) -> None:
        self.game = game
        self.marks = marks
        self.sample = sample
        self.missing = missing

    def lines(self) -> list[str]:
        """What to say about it."""
        told = self.as_data()
        counts = f"{told['rules']} rules, {told['tests']} tests, {told['examples']} printed examples, "
        counts += f"{len(self.sample.events)} pairs of rule and event in {told['matches']} matches"
        if not self.missing:
            return [f"{self.game.name} is complete: {counts}."]
        return [*self.missing, f"{self.game.name} is not complete: {len(self.missing)} gaps; {counts}."]

    def as_data(self) -> dict[str, object]:
        return {
            "game": self.game.name,
            "complete": not self.missing,
            "missing": self.missing,
            "rules": len(self.game.rulebook.rules),
            "tests": self.marks.tests,
            "examples": len(self.marks.examples),
            "matches": self.sample.matches,
            "events": sorted({kind for _, kind in self.sample.events}),
        }


def check(game: Game[Any], tests: Path, rounds: int, progress: Progress) -> Findings:
    """Read the tests below a folder, play a sample of matches, and name what is missing on any side."""
    marks = read_marks(tests)
    sample = take_sample(game, rounds, progress)
    missing = [*marks.problems, *_untested(game, marks), *_unmet(game, sample), *_unnamed(game, sample)]
    return Findings(game, marks, sample, missing)


# --- the tests ------------------------------------------------------------------------------------------------------


def tests_of(game: Game[Any]) -> Path | None:
    """Where a checkout keeps the tests of a game's rulebook."""
    folder = Path(__file__).resolve().parents[2] / "tests" / "rulebook" / game.name.replace("-", "_")
    return folder if folder.is_dir() else None


def read_marks(folder: Path) -> Marks:
    """The marks of all tests, read from their sources without running them."""
    marks = Marks()
    for path in sorted(folder.rglob("*.py")):
        try:
            tree = ast.parse(path.read_text("utf-8"), path.name)
        except SyntaxError as error:
            marks.problems.append(f"{path.name} cannot be read: line {error.lineno} is no Python.")
            continue
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef):
                for decorator in function.decorator_list:
                    _read_mark(marks, decorator, path.name, function.name)
                marks.tests += _is_test(path.name, function.name)
    return marks


def _is_test(file: str, function: str) -> bool:
    return file.startswith("test_") and function.startswith("test_")


def _read_mark(marks: Marks, decorator: ast.expr, file: str, function: str) -> None:
    if not isinstance(decorator, ast.Call):
        return
    name = decorator.func.attr if isinstance(decorator.func, ast.Attribute) else ast.unparse(decorator.func)
    if name not in ("rule", "example"):
        return
    test = f"{file}::{function}"
    match [argument.value if isinstance(argument, ast.Constant) else None for argument in decorator.args]:
        case [str(number)] if name == "rule":
            marks.rules.setdefault(number, []).append(test)
        case [str(book), int(count)] if name == "example":
            marks.examples.setdefault((book, count), []).append(test)
        case _:
            marks.problems.append(f"The mark '{ast.unparse(decorator)}' of {test} is no plain rule or example.")
    if not _is_test(file, function):
        marks.problems.append(f"{test} has a mark, but is no test that would be run.")


def _untested(game: Game[Any], marks: Marks) -> Iterator[str]:
    for rule in game.rulebook.rules:
        if rule.number not in marks.rules:
            yield f"Rule {rule.number} ({rule.title}) has no test."
    for number, tests in sorted(marks.rules.items()):
        if game.rulebook.rule(number) is None:
            yield f"{tests[0]} is marked with {number}, but there is no such rule."
    books = {book: count for book, count in game.box.groups.get("examples", {}).items() if book != "source"}
    for book, count in books.items():
        assert isinstance(count, int)
        for example in range(1, count + 1):
            if (book, example) not in marks.examples:
                yield f"Example {example} of {book} has no test."
    for (book, example), tests in sorted(marks.examples.items()):
        count = books.get(book)
        if not isinstance(count, int) or not 1 <= example <= count:
            yield f"{tests[0]} is marked with example {example} of {book}, but there is no such example."


# --- the sample -----------------------------------------------------------------------------------------------------


def take_sample(game: Game[Any], rounds: int, progress: Progress) -> Sample:
    """Matches with all numbers of seats and all settings; then more of them until every event was seen."""
    sample = Sample()
    rules = game.rulebook.rules
    events = {(rule.number, kind) for rule in rules for kind in rule.events}
    questions = {(rule.number, kind) for rule in rules for kind in rule.asks}
    least, most = least_matches(game), most_matches(game, rounds)
    for match in _matches(game, rounds, sample):
        _add(sample, match)
        progress(sample.matches, most)
        met = sample.matches >= least and events <= sample.events and questions <= sample.questions
        if met and not any(_unoffered(game, sample)):
            break
    return sample


def _matches(game: Game[Any], rounds: int, sample: Sample) -> Iterator[Match]:
    """Round by round: by lot at all tables and from positions, by rookies at the usual tables, then where they show most."""
    rookie = _rookie(game)
    for seed in range(rounds):
        for seats, values in _tables(game, _variants(game)):
            yield _by_lot(new_match(game, seats, values, FastChance(seed)), seed, sample)
        for position in _positions(game):
            yield _by_lot(match_from(game, position, FastChance(seed)), seed, sample)
        if rookie is not None:
            for seats in game.seat_counts:
                yield _by_rookies(game, rookie, seats, {}, seed, sample)
            for luck in range(seed * HUNTS, (seed + 1) * HUNTS):
                for seats, values in _tables(game, _samples_of(game, "FOR_ROOKIES")):
                    yield _by_rookies(game, rookie, seats, values, luck, sample)


def least_matches(game: Game[Any]) -> int:
    """All tables by lot, the usual ones by rookies."""
    by_lot = len(list(_tables(game, _variants(game)))) + len(_positions(game))
    return by_lot + (len(game.seat_counts) if _rookie(game) else 0)


def most_matches(game: Game[Any], rounds: int) -> int:
    hunted = list(_tables(game, _samples_of(game, "FOR_ROOKIES"))) if _rookie(game) else []
    return rounds * (least_matches(game) + HUNTS * len(hunted))


def _rookie(game: Game[Any]) -> Bot | None:
    try:
        return find("rookie", game.name)
    except UnknownBot:
        return None


def _variants(game: Game[Any]) -> list[Values]:
    """The usual settings, the samples, and every other value of each setting."""
    others = [{setting.name: value} for setting in game.settings for value in _other_values(setting)]
    return [{}, *_samples_of(game, "SAMPLES"), *others]


def _tables(game: Game[Any], variants: Sequence[Values]) -> Iterator[tuple[int, Values]]:
    """Every number of seats with each of these settings, where they go together."""
    for seats in game.seat_counts:
        for values in variants:
            try:
                game.read_settings(seats, values)
            except BadSetting:
                continue
            yield seats, values


def _other_values(setting: Setting) -> list[Value]:
    if setting.kind == "yes-no":
        return [not setting.default]
    others = [value for value in setting.choices if value != setting.default]
    return others[:2] if isinstance(setting.default, int) else others  # one number is much like another


def _samples_of(game: Game[Any], name: str) -> tuple[Values, ...]:
    samples: tuple[Values, ...] = _in_samples(game, name)
    return samples


def _positions(game: Game[Any]) -> tuple[Facts, ...]:
    """Where matches begin that come to what matches from the box seldom do."""
    positions: tuple[Facts, ...] = _in_samples(game, "POSITIONS")
    return positions


def _in_samples(game: Game[Any], name: str) -> Any:
    return getattr(games.part(game, "samples"), name, ())


def _by_lot(match: Match, seed: int, sample: Sample) -> Match:
    """A match answered by lot, with all its questions looked at."""
    lot, other_lot = Stream(seed), Stream(seed + 1)
    while (question := match.question) is not None:
        sample.refusals.update((barred.rule, barred.reason) for barred in match.barred())
        _try(sample, match, question, other_lot)
        _note_question(sample, match)
        match.take(question, question.options[lot.below(len(question.options))])
    return match


def _try(sample: Sample, match: Match, question: Question, lot: Stream) -> None:
    """Some keys that a question of this kind has offered at another time."""
    known = sample.keys.setdefault(question.kind, {})
    offered = {option.key for option in question.options}
    known.update(dict.fromkeys(offered))
    keys = list(known)
    for key in {keys[lot.below(len(keys))] for _ in range(TRIES)} - offered:
        refused = match.why_not(key, question)
        sample.refusals.add((refused.rule, refused.reason))


def _by_rookies(game: Game[Any], rookie: Bot, seats: int, values: Values, seed: int, sample: Sample) -> Match:
    match = new_match(game, seats, values, FastChance(seed))
    play(match, [rookie] * seats, seed, partial(_note_question, sample))
    return match


def _note_question(sample: Sample, match: Match) -> None:
    question = match.question
    assert question is not None
    sample.questions.add((question.rule, question.kind))
    sample.options.update((option.rule, option.key) for option in question.options)


def _add(sample: Sample, match: Match) -> None:
    sample.matches += 1
    sample.events.update((event.rule, event.kind) for event in match.table.story)
    sample.places.update((place.rule, place.reason) for place in match.standing)


def _unmet(game: Game[Any], sample: Sample) -> Iterator[str]:
    for rule in game.rulebook.rules:
        for kind in rule.events:
            if (rule.number, kind) not in sample.events:
                yield f"Rule {rule.number} names the event {kind}, but none cited it in {sample.matches} matches."
        for kind in rule.asks:
            if (rule.number, kind) not in sample.questions:
                yield f"Rule {rule.number} names the question {kind}, but none cited it in {sample.matches} matches."
    yield from _unoffered(game, sample)
    given = refused_reasons(game)
    for rule in game.rulebook.rules:
        for reason in rule.refuses:
            if reason not in given:
                yield f"Rule {rule.number} names the reason {reason}, but the rules code refuses nothing for it."


def _unoffered(game: Game[Any], sample: Sample) -> Iterator[str]:
    seen = {(rule, name) for rule, key in sample.options for name in prefixes(key)}
    for rule in game.rulebook.rules:
        for name in rule.offers:
            if (rule.number, name) not in seen:
                yield f"Rule {rule.number} names the option {name}, but none cited it in {sample.matches} matches."


def _unnamed(game: Game[Any], sample: Sample) -> Iterator[str]:
    for number, kind in sorted(sample.events):
        rule = game.rulebook.rule(number)
        if rule is None:
            yield f"The event {kind} cites {number or 'nothing'}, but there is no such rule."
        elif kind not in rule.events:
            yield f"The event {kind} cites {number}, but that rule does not name it."
    yield from _unspoken(game, "question", sample.questions, lambda rule, kind: kind in rule.asks)
    offers = {name for rule in game.rulebook.rules for name in rule.offers}
    yield from _unspoken(game, "option", sample.options, lambda rule, key: nearest(key, offers) in rule.offers)
    refusals = {cited for cited in sample.refusals if cited[1] not in REASONS_OF_THE_KERNEL}
    yield from _unspoken(game, "reason", refusals, lambda rule, reason: reason in rule.refuses)
    for number, reason in sorted(sample.places):
        if game.rulebook.rule(number) is None:
            yield f"The place {reason} cites {number or 'nothing'}, but there is no such rule."
    named = {kind for rule in game.rulebook.rules for kind in rule.events}
    for kind in sorted(told_kinds(game) - named):
        yield f"The rules code tells the event {kind}, but no rule names it."


def _unspoken(game: Game[Any], what: str, cited: set[Cited], speaks: Callable[[Rule, str], bool]) -> Iterator[str]:
    """What cites a rule that is not there, or that does not name it."""
    for number, name in sorted(cited):
        rule = game.rulebook.rule(number)
        if rule is None:
            yield f"The {what} {name} cites {number or 'nothing'}, but there is no such rule."
        elif not speaks(rule, name):
            yield f"The {what} {name} cites {number}, but that rule does not name it."


def prefixes(key: str) -> list[str]:
    """The key and its families, the nearest first: `steal:part:amp`, `steal:part`, `steal`."""
    words = key.split(":")
    return [":".join(words[:count]) for count in range(len(words), 0, -1)]


def nearest(key: str, offers: set[str]) -> str:
    """By which name the rules speak of an option: what is named more closely is not covered by its family."""
    return next((name for name in prefixes(key) if name in offers), "")


def refused_reasons(game: Game[Any]) -> set[str]:
    """All words in the game's sources: a reason is one of them."""
    return {node.value for node in _nodes(game) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def told_kinds(game: Game[Any]) -> set[str]:
    """The kinds of events in the game's sources, seen in the sample or not."""
    kinds: set[str] = set()
    for node in _nodes(game):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
            match node.args:
                case [ast.Constant(value=str(kind)), *_]:
                    kinds.add(kind)
    return kinds


def _nodes(game: Game[Any]) -> Iterator[ast.AST]:
    package = importlib.import_module(type(game).__module__.rpartition(".")[0])
    for folder in package.__path__:
        for path in Path(folder).glob("*.py"):
            if path.stem not in BESIDE_THE_RULES:
                yield from ast.walk(ast.parse(path.read_text("utf-8"), path.name))

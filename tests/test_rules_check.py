"""`jalopy rules --check`: complete here, and not complete where anything is taken away."""

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from click.testing import CliRunner
from tests.processes import run
from tests.terminal.terminals import COMMAND, environment

from jalopy import games, rules_check
from jalopy.cli import main

ROOT = Path(__file__).resolve().parent.parent
GAME = games.find("scrap-racer")
RULES = "src/jalopy/games/scrap_racer/rules.md"


@pytest.fixture(scope="session")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the check reads."""
    copy = tmp_path_factory.mktemp("checkout")
    leave = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src", copy / "src", ignore=leave)
    shutil.copytree(ROOT / "tests" / "rulebook", copy / "tests" / "rulebook", ignore=leave)
    return copy


def check(checkout: Path, *more: str, game: str = GAME.name, pure: str = "1") -> CompletedProcess[str]:
    env = environment(PYTHONPATH=str(checkout / "src"), JALOPY_PURE=pure)
    return run([*COMMAND, "rules", game, "--check", *more], env=env)


def change(checkout: Path, name: str, pattern: str, instead: str) -> None:
    """One thing changed wherever it stands in these files."""
    changes = 0
    for path in checkout.glob(name):
        text, count = re.subn(pattern, instead, path.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
        path.write_text(text, "utf-8")
        changes += count
    assert changes > 0, f"{name} has no {pattern}"


@pytest.mark.parametrize(
    ("name", "examples"),
    [("scrap-racer", 21 + 12), ("wacky-races", 9), ("scrapyard-empire", 6), ("home-racers", 11)],
)
def test_this_checkout_is_complete(name: str, examples: int) -> None:
    done = check(ROOT, "--json", game=name, pure="0")
    assert done.returncode == 0, done.stdout + done.stderr
    (data,) = json.loads(done.stdout)
    assert data["complete"] is True
    assert data["missing"] == []
    assert data["rules"] == len(games.find(name).rulebook.rules)
    assert data["examples"] == examples
    assert data["tests"] > data["rules"]


# What is taken away, where, and what the check says then; no two of them touch the same rule.
REMOVALS: list[tuple[str, str, str, str]] = [
    (  # a rule's marks
        "tests/rulebook/scrap_racer/test_*.py",
        r'^@rule\("SR-15.3"\)\n',
        "",
        "Rule SR-15.3 (The line on any tile) has no test.",
    ),
    (  # an example's mark
        "tests/rulebook/scrap_racer/test_examples.py",
        r'^@example\("scrap-racer", 7\)\n',
        "",
        "Example 7 of scrap-racer has no test.",
    ),
    (  # a rule
        RULES,
        r"^### SR-5\.4 .*?(?=^### SR-5\.5)",
        "",
        "The event fight cites SR-5.4, but there is no such rule.",
    ),
    (  # an event
        "src/jalopy/games/scrap_racer/finish_line.py",
        r'table\.tell\("third-lap"[^\n]*',
        "pass",
        "Rule SR-7.3 names the event third-lap, but none cited it in",
    ),
    (  # an event's name in the text
        RULES,
        r"^(### SR-4\.1 .*?)^Events: rolled\.\n",
        r"\1",
        "The event rolled cites SR-4.1, but that rule does not name it.",
    ),
]


def test_nothing_can_be_taken_away(checkout: Path, tmp_path: Path) -> None:
    shutil.copytree(checkout, tmp_path, dirs_exist_ok=True)
    for name, pattern, instead, _ in REMOVALS:
        change(tmp_path, name, pattern, instead)
    done = check(tmp_path, "--rounds", "1")
    assert done.returncode == 1, done.stderr
    for *_, sentence in REMOVALS:
        assert sentence in done.stdout
    assert "scrap-racer is not complete" in done.stdout
    assert done.stderr == ""


def test_without_tests_there_is_nothing_to_check(checkout: Path, tmp_path: Path) -> None:
    shutil.copytree(checkout / "src", tmp_path / "src")
    done = check(tmp_path)
    assert done.returncode == 1
    assert done.stderr == "The tests of scrap-racer are not here: --check works in a checkout.\n"


# --- each check by itself -------------------------------------------------------------------------------------------


def marks_of(tmp_path: Path, source: str, name: str = "test_it.py") -> rules_check.Marks:
    (tmp_path / name).write_text(source, "utf-8")
    return rules_check.read_marks(tmp_path)


def test_marks_are_read_from_functions_and_methods(tmp_path: Path) -> None:
    marks = marks_of(
        tmp_path,
        '@rule("SR-1.1")\n@rule("SR-1.2")\ndef test_a(): ...\n'
        'class TestB:\n    @pytest.mark.example("scrap-racer", 3)\n    def test_c(self): ...\n'
        "def test_without_a_mark(): ...\n",
    )
    assert marks.rules == {"SR-1.1": ["test_it.py::test_a"], "SR-1.2": ["test_it.py::test_a"]}
    assert marks.examples == {("scrap-racer", 3): ["test_it.py::test_c"]}
    assert marks.tests == 3
    assert marks.problems == []


@pytest.mark.parametrize(
    ("source", "name", "problem"),
    [
        ("@rule(NUMBER)\ndef test_a(): ...", "test_it.py", "is no plain rule or example"),
        ('@example("scrap-racer")\ndef test_a(): ...', "test_it.py", "is no plain rule or example"),
        ('@rule("SR-1.1")\ndef helper(): ...', "test_it.py", "is no test that would be run"),
        ('@rule("SR-1.1")\ndef test_a(): ...', "helper.py", "is no test that would be run"),
        ("def test_a(:", "test_it.py", "test_it.py cannot be read: line 1 is no Python."),
    ],
)
def test_marks_that_prove_nothing(tmp_path: Path, source: str, name: str, problem: str) -> None:
    assert [problem in entry for entry in marks_of(tmp_path, source, name).problems] == [True]


def sampled(change: Callable[[rules_check.Sample], None]) -> list[str]:
    """What is missing if the sample cited just what the rules name, but for one change."""
    sample = rules_check.Sample()
    sample.events = {(rule.number, kind) for rule in GAME.rulebook.rules for kind in rule.events}
    sample.questions = {(rule.number, kind) for rule in GAME.rulebook.rules for kind in rule.asks}
    sample.options = {(rule.number, name) for rule in GAME.rulebook.rules for name in rule.offers}
    change(sample)
    return [*rules_check._unmet(GAME, sample), *rules_check._unnamed(GAME, sample)]


def test_a_perfect_sample_lacks_nothing() -> None:
    assert sampled(lambda sample: None) == []


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda sample: sample.events.add(("", "rolled")), "The event rolled cites nothing"),
        (lambda sample: sample.events.add(("SR-4.1", "danced")), "The event danced cites SR-4.1, but that rule"),
        (lambda sample: sample.events.remove(("SR-4.1", "rolled")), "Rule SR-4.1 names the event rolled, but none"),
        (
            lambda sample: sample.options.add(("SR-99", "roll")),
            "The option roll cites SR-99, but there is no such rule.",
        ),
        (lambda sample: sample.options.add(("SR-1.1", "roll")), "The option roll cites SR-1.1, but that rule does not"),
        (
            lambda sample: sample.questions.add(("SR-1.1", "roll-or-stop")),
            "The question roll-or-stop cites SR-1.1, but that rule does not name it.",
        ),
        (
            lambda sample: sample.refusals.add(("SR-1.1", "rolling-is-over")),
            "The reason rolling-is-over cites SR-1.1, but that rule does not name it.",
        ),
        (lambda sample: sample.places.add(("SR-99", "farthest")), "The place farthest cites SR-99, but there is no"),
    ],
)
def test_a_sample_that_does_not_fit(change: Callable[[rules_check.Sample], None], sentence: str) -> None:
    assert [sentence in entry for entry in sampled(change)] == [True]


def test_an_option_goes_by_the_nearest_name_that_a_rule_gives_it() -> None:
    assert rules_check.prefixes("steal:part:amp") == ["steal:part:amp", "steal:part", "steal"]
    assert rules_check.nearest("activate:biomonitor", {"activate", "activate:biomonitor"}) == "activate:biomonitor"
    assert rules_check.nearest("activate:smelter", {"activate", "activate:biomonitor"}) == "activate"
    assert rules_check.nearest("roll", {"activate"}) == ""


def test_tests_for_rules_and_examples_that_are_not_there() -> None:
    marks = rules_check.Marks()
    marks.rules = {rule.number: ["test_it.py::test_a"] for rule in GAME.rulebook.rules}
    marks.examples = {("scrap-racer", number): ["test_it.py::test_b"] for number in range(1, 22)}
    marks.examples |= {("scrap-racer-expansion-1", number): ["test_it.py::test_b"] for number in range(1, 13)}
    assert list(rules_check._untested(GAME, marks)) == []
    marks.rules["SR-99"] = ["test_it.py::test_c"]
    marks.examples["scrap-racer", 22] = marks.examples["chess", 1] = ["test_it.py::test_d"]
    assert list(rules_check._untested(GAME, marks)) == [
        "test_it.py::test_c is marked with SR-99, but there is no such rule.",
        "test_it.py::test_d is marked with example 1 of chess, but there is no such example.",
        "test_it.py::test_d is marked with example 22 of scrap-racer, but there is no such example.",
    ]


def test_every_kind_that_the_code_tells_is_found() -> None:
    named = {kind for rule in GAME.rulebook.rules for kind in rule.events}
    assert rules_check.told_kinds(GAME) == named


# --- reading the rules ------------------------------------------------------------------------------------------------


def rules(*arguments: str) -> str:
    result = CliRunner().invoke(main, ["rules", *arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


def numbers(*arguments: str) -> list[str]:
    return [rule["number"] for rule in json.loads(rules(*arguments, "--json"))]


def test_the_whole_text_holds_every_rule_once() -> None:
    text = rules("scrap-racer")
    assert text.startswith("Scrap Racer\n")
    for rule in GAME.rulebook.rules:
        assert len(re.findall(rf"^{re.escape(rule.number)} {re.escape(rule.title)}\s*$", text, re.MULTILINE)) == 1
    assert numbers("scrap-racer") == [rule.number for rule in GAME.rulebook.rules]


def test_a_number_a_chapter_or_a_word() -> None:
    assert numbers("scrap-racer", "SR-5.4") == numbers("scrap-racer", "sr-5.4") == numbers("scrap-racer", "5.4")
    assert numbers("scrap-racer", "SR-5.4") == ["SR-5.4"]
    assert numbers("scrap-racer", "SR-8") == ["SR-8.1", "SR-8.2"]
    assert "SR-11.8" in numbers("scrap-racer", "push", "5")
    assert "SR-14.5" in numbers("scrap-racer", "JACKAL")
    text = rules("scrap-racer", "SR-5.4")
    assert "SR-5.4 Fights in a chain" in text
    assert "printed, page 5." in text


def test_without_a_game_it_lists_them() -> None:
    listed = [games.find(name) for name in games.GAMES]
    assert GAME in listed
    lines = [f"{game.name}  {game.rulebook.title}: {len(game.rulebook.rules)} rules\n" for game in listed]
    assert rules() == "".join(lines)
    assert json.loads(rules("--json")) == [
        {"game": game.name, "title": game.rulebook.title, "rules": len(game.rulebook.rules)} for game in listed
    ]


def test_rules_are_data_too() -> None:
    (rule,) = json.loads(rules("scrap-racer", "SR-5.6", "--json"))
    assert rule["house"] is True
    assert rule["chapter"] == "SR-5 Driving"
    assert "`" in rule["text"]

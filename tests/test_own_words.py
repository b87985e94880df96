"""Our rules are written in our own words: no sentence of rules.md is a printed one, or nearly so."""

import re
from pathlib import Path

import pytest
from tests.likeness import Book, sentences
from tests.processes import run

from jalopy import games

ROOT = Path(__file__).resolve().parent.parent

HEADING = re.compile(r"^#+ (.*)$")


def rulebooks(root: Path = ROOT) -> Path | None:
    """The printed ones are not ours to hand on: they may lie beside the checkout, or beside the one it is a worktree of."""
    git = run(["git", "rev-parse", "--path-format=absolute", "--git-common-dir"], cwd=root)
    places = [root, *(Path(line).parent for line in git.stdout.splitlines())]
    return next((found for place in places if (found := place.parent / "shared" / "rulebooks").is_dir()), None)


def written(markdown: str) -> list[tuple[str, str]]:
    """Every sentence with the heading that it stands under."""
    found: list[tuple[str, str]] = []
    heading, lines = "", list[str]()
    for line in [*markdown.splitlines(), "# "]:
        if line.startswith(("Events:", "Asks:", "Offers:", "Refuses:")):
            continue
        if match := HEADING.match(line):
            found += [(heading, sentence) for sentence in sentences("\n".join(lines))]
            heading, lines = match[1], []
        else:
            lines += ["", line] if line.startswith("Source:") else [line]
    return found


@pytest.mark.parametrize("name", games.names())
def test_no_sentence_of_the_rules_is_like_a_printed_one(name: str) -> None:
    folder = rulebooks()
    if folder is None:
        pytest.skip("The printed rulebooks do not lie beside this checkout (../shared/rulebooks).")
    printed = sorted(folder.glob(f"{name}*.txt"))
    assert printed, f"The rulebook of {name} is missing among the others."
    book = Book(*(path.read_text("utf-8") for path in printed))
    rules = ROOT / "src" / "jalopy" / "games" / name.replace("-", "_") / "rules.md"
    alike = []
    for heading, sentence in written(rules.read_text("utf-8")):
        if found := book.likeness(sentence):
            alike.append(f"{found.value:.2f}  {heading}\n    ours:    {sentence}\n    printed: {found.printed}")
    assert not alike, "\n".join([f"{len(alike)} sentences are like printed ones:", *sorted(alike, reverse=True)])


PRINTED = """
3

Whenever a tram stops at the harbour, its driver may ring
the bell twice. Passengers who carry 2 umbrellas must give one of them to the conductor(s)!

--- page 4 ---

Harbour: Nobody pays for a ride that ends where it began.

2 Blue Bell Trams
Old Tom Harker and Lady Penrose
"""


@pytest.mark.parametrize(
    "sentence",
    [
        "Whenever a tram stops at the harbour, its driver may ring the bell twice.",
        "Whenever the tram stops at a harbour, its driver rings the bell twice.",
        "Its driver may ring the bell twice.",
        "Passengers who carry two umbrellas give one of them to the conductor.",
        "Nobody pays for any ride that ends where it has begun, not even at night when all the lamps are out.",
        "In winter, when it snows, nobody pays for a ride that ends where it began.",
        "The passengers that carry two umbrellas must give one to a conductor.",
    ],
)
def test_a_sentence_that_is_copied_or_nearly_so_is_found(sentence: str) -> None:
    found = Book(PRINTED).likeness(sentence)
    assert found is not None
    assert found.value > 0.75


@pytest.mark.parametrize(
    "sentence",
    [
        "At the harbour two strokes of the bell are allowed.",
        "Of a pair of umbrellas the conductor gets one.",
        "A round trip costs nothing.",
        "Blue Bell Tram, driven by Old Tom Harker and Lady Penrose.",
        "The drivers are Old Tom Harker and Lady Penrose on the Blue Bell Tram, and Miss Emily Strange.",
        "Nobody pays.",
        "The driver of a tram, its passengers and the conductor draw lots at the harbour, and whoever loses pays for all.",
    ],
)
def test_a_sentence_of_our_own_is_let_pass(sentence: str) -> None:
    assert Book(PRINTED).likeness(sentence) is None


def test_every_sentence_is_looked_at_under_its_heading() -> None:
    markdown = "# Trams\n\nA game. Of\ntrams.\n\n## TR-1 Bells\n\n### TR-1.1 Ringing\nRing. Or do not!\nSource: printed.\nEvents: rung.\n"
    assert written(markdown) == [
        ("Trams", "A game."),
        ("Trams", "Of trams."),
        ("TR-1.1 Ringing", "Ring."),
        ("TR-1.1 Ringing", "Or do not!"),
        ("TR-1.1 Ringing", "Source: printed."),
    ]


def test_the_rulebooks_are_found_beside_a_checkout_and_from_its_worktrees(tmp_path: Path) -> None:
    main, other, books = tmp_path / "main", tmp_path / "trees" / "other", tmp_path / "shared" / "rulebooks"
    main.mkdir()
    assert rulebooks(main) is None
    books.mkdir(parents=True)
    assert rulebooks(main) == books
    git = ["git", "-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"]
    for command in (["init"], ["commit", "--allow-empty", "-m", "begin"], ["worktree", "add", other]):
        done = run([*git, *command], cwd=main)
        assert done.returncode == 0, done.stderr
    assert rulebooks(other) == books

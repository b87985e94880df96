"""Frames hold no secrets: while a question is open, no local variable keeps a hidden face or what follows from one.

It would go stale when the unknown is dealt anew. So in twins that differ only in hidden faces, all frames must hold the
same. Compiled generators have no frames: this looks at the sources.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType, GeneratorType

from tests.conformance.tables import Case
from tests.conformance.twins import beginnings, side_by_side
from tests.processes import run

from jalopy.kernel.cards import EVERYONE
from jalopy.kernel.match import Match

ROOT = Path(__file__).resolve().parents[2]


def running_frames(match: Match) -> Iterator[FrameType]:
    """The frames of all procedures under way, the outermost first."""
    generator: object = match._rules
    while isinstance(generator, GeneratorType):
        assert generator.gi_frame is not None
        yield generator.gi_frame
        generator = generator.gi_yieldfrom


def plain(value: object) -> object:
    """Texts, numbers and collections of them; options, questions, racers and the like are nothing here."""
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, dict):
        return {str(plain(name)): plain(inner) for name, inner in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(inner) for inner in value]
    return type(value).__name__


def texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield from (name, *texts(inner))
    elif isinstance(value, list):
        for inner in value:
            yield from texts(inner)


def kept(match: Match) -> dict[str, object]:
    """All that local variables hold across the open question."""
    return {
        f"{depth} {frame.f_code.co_qualname}: {name}": plain(value)
        for depth, frame in enumerate(running_frames(match))
        for name, value in frame.f_locals.items()
    }


def hidden_faces(match: Match) -> set[str]:
    """Faces of which no card lies open; those that do could well have been kept from an open card."""
    cards = match.state.cards
    faces = {face for face, known in zip(cards.faces, cards.known, strict=True) if known != EVERYONE}
    return faces - {face for face, known in zip(cards.faces, cards.known, strict=True) if known == EVERYONE}


def check(case: Case, many: int = 4) -> None:
    deepest = 0
    for key, beginning in enumerate(beginnings(case, 71, many)):
        for twin in (beginning.dealt_anew(None, key), beginning.dealt_anew_but_for_what_is_learnt(None, key)):
            for match in side_by_side(beginning, twin, None):
                left, right = kept(match), kept(twin)
                differing = [f"{name} = {left[name]!r}" for name in left if left[name] != right.get(name)]
                assert not differing, f"At {match.question} a frame keeps what is hidden: {differing}"
                hidden = hidden_faces(match)
                named = [f"{name} = {value!r}" for name, value in left.items() if hidden & set(texts(value))]
                assert not named, f"At {match.question} a frame keeps a hidden face: {named}"
                deepest = max(deepest, sum(1 for _ in running_frames(match)))
    assert deepest >= 2, "The rules of the game were not seen at work."


def run_on_sources(test: str, thorough: bool) -> None:
    """Run a test in a process of its own, in which the sources run."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = run(
        [sys.executable, "-m", "pytest", "-n0", "-q", test, *(["--long"] if thorough else [])],
        cwd=ROOT,
        env={**environment, "JALOPY_PURE": "1"},
    )
    assert done.returncode == 0, done.stdout

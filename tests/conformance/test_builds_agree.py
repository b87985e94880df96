"""The sources and what was compiled from them play the same matches, to the last event, and what was compiled spoils no memory."""

import json
import os
import sys
from pathlib import Path

import pytest
from tests.processes import run

from jalopy import games

# Compiling keeps a processor busy: on one worker, once.
pytestmark = pytest.mark.xdist_group("builds")

ROOT = Path(__file__).resolve().parents[2]

CAN_COMPILE = "from jalopy import _builds; print(_builds.can_compile() or '')"
COMPILE = "import sys; from jalopy._builds import main; sys.exit(main(['compile']))"

PURE = {"JALOPY_PURE": "1"}
COMPILED = {"JALOPY_PURE": "0"}
CHECKED = {"PYTHONMALLOC": "debug"}  # whatever wrote beside what it owns, or gave it back wrongly, ends the process


def python(*arguments: str, given: dict[str, str]) -> str:
    environment = {**os.environ, **given}
    done = run([sys.executable, *arguments], cwd=ROOT, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


def records(tables: int, given: dict[str, str]) -> tuple[str, list[str]]:
    build, *lines = python("-m", "tests.conformance.builds", str(tables), given=given).splitlines()
    return build, lines


def test_both_builds_play_the_same_matches(thorough: bool) -> None:
    if reason := python("-c", CAN_COMPILE, given=COMPILED).strip():
        pytest.skip(f"The rules cannot be compiled here: {reason}")
    python("-c", COMPILE, given=COMPILED)
    tables = 50 if thorough else 10
    (pure, expected), (compiled, played) = records(tables, PURE), records(tables, COMPILED | CHECKED)
    assert (pure, compiled) == ("pure", "compiled")
    assert len(expected) >= 40
    assert any(json.loads(line)[0].endswith("by rookies") for line in expected)
    assert sum(json.loads(line)[0].endswith("by those who search") for line in expected) == len(games.names())
    for one, other in zip(expected, played, strict=True):
        assert one == other, f"{json.loads(one)[0]} is played differently"

"""The sources and what was compiled from them play the same matches, to the last event."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

# Compiling keeps a processor busy: on one worker, once.
pytestmark = pytest.mark.xdist_group("builds")

ROOT = Path(__file__).resolve().parents[2]

CAN_COMPILE = "from jalopy import _builds; print(_builds.can_compile() or '')"
COMPILE = "import sys; from jalopy._builds import main; sys.exit(main(['compile']))"


def python(*arguments: str, pure: bool) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "JALOPY_PURE"}
    if pure:
        environment["JALOPY_PURE"] = "1"
    done = subprocess.run([sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def records(pure: bool) -> tuple[str, list[str]]:
    build, *lines = python("-m", "tests.conformance.builds", pure=pure).splitlines()
    return build, lines


def test_both_builds_play_the_same_matches() -> None:
    if reason := python("-c", CAN_COMPILE, pure=False).strip():
        pytest.skip(f"The rules cannot be compiled here: {reason}")
    python("-c", COMPILE, pure=False)
    (pure, expected), (compiled, played) = records(pure=True), records(pure=False)
    assert (pure, compiled) == ("pure", "compiled")
    assert len(expected) >= 40
    for one, other in zip(expected, played, strict=True):
        assert one == other, f"{json.loads(one)[0]} is played differently"

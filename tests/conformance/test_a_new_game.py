"""The example of docs/a-new-game.md passes what every game has to pass, by being listed."""

import re
import sys
from pathlib import Path

from tests.docs import a_new_game
from tests.processes import run
from tests.terminal.terminals import environment

SUITE = ["tests/conformance", "tests/texts"]


def test_the_suite_picks_the_example_up_by_its_name(tmp_path: Path) -> None:
    package = a_new_game.add_to_copy_of_sources(tmp_path)
    sources = f"{package.parent}:{a_new_game.ROOT}"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "tin-can", *SUITE]
    done = run(command, cwd=a_new_game.ROOT, env=environment(PYTHONPATH=sources))
    assert done.returncode == 0, done.stdout[-3000:]
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None, done.stdout
    assert int(passed[1]) > 50

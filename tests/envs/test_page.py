"""The page about environments: its figures, and what it shows runs as shown."""

import re
from pathlib import Path

import pytest

from jalopy.envs.names import names, observer_of

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.M | re.S)
NEEDS = ("pettingzoo", "gymnasium", "pyspiel", "numpy")


def test_the_page_names_all_environments_with_their_sizes() -> None:
    told = re.findall(r"^\| `(jalopy/\S+)` \| (\d+) \| (\d+) \| \[tables\]\(environments/(\S+)\.md\) \|$", PAGE, re.M)
    found = [(name, observer_of(name)) for name in names()]
    assert told == [(name, str(by.size), str(len(by.actions)), by.game.name) for name, by in found]


@pytest.mark.parametrize(("program", "need"), list(zip(PROGRAMS, NEEDS, strict=True)), ids=NEEDS)
def test_the_programs_on_the_page_run(program: str, need: str) -> None:
    pytest.importorskip(need)
    shown: dict[str, object] = {"__name__": "shown"}
    exec(compile(program, "environments.md", "exec"), shown)
    assert len(shown) > 3

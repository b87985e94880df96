"""Two set-ups at once in one fresh checkout: one works, the other waits and finds all of it ready."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.processes import Process, end, start
from tests.waiting import wait_until

ROOT = Path(__file__).resolve().parents[1]

# A set-up whose parts take as long as the other says: it goes on once the file `go` is there.
SET_UP = """
import sys, time
from pathlib import Path
import run

root, name = run.ROOT, sys.argv[1]

def note(text):
    with (root / "story.txt").open("a") as story:
        story.write(f"{name} {text}\\n")

def make_venv():
    note("begins")
    run.PYTHON.parent.mkdir(parents=True, exist_ok=True)
    for _ in range(3000):
        if (root / "go").exists():
            break
        time.sleep(0.02)
    run.PYTHON.touch()

def install(files):
    note("ends")

page = run.load_page()
page.is_fresh = lambda: True
page.LONGEST_WAIT = float(sys.argv[2])
run.load_page = lambda: page
run.make_venv, run.install = make_venv, install
try:
    run.set_up_with_page(developer=False)
except OSError as error:
    sys.exit(f"run.py: {error}")
note("is ready")
"""


class Checkout:
    def __init__(self, root: Path) -> None:
        self.root = root
        (root / "src" / "jalopy").mkdir(parents=True)
        shutil.copy(ROOT / "run.py", root)
        shutil.copy(ROOT / "src" / "jalopy" / "_page.py", root / "src" / "jalopy")
        for name in ("pyproject.toml", "requirements.txt", "requirements-compile.txt", "requirements-dev.txt"):
            shutil.copy(ROOT / name, root)
        self.begun: list[Process] = []

    def set_up(self, name: str, patience: float = 600) -> Process:
        with (self.root / f"{name}.txt").open("wb") as said:
            process = start(
                [sys.executable, "-c", SET_UP, name, str(patience)],
                cwd=self.root,
                stdout=said,
                stderr=subprocess.STDOUT,
            )
        self.begun.append(process)
        return process

    def said(self, name: str) -> str:
        return (self.root / f"{name}.txt").read_text("utf-8")

    def story(self) -> list[str]:
        file = self.root / "story.txt"
        return file.read_text("utf-8").splitlines() if file.exists() else []

    def waits_for(self, line: str) -> None:
        wait_until(lambda: line in self.story(), f"no '{line}'", 60)

    def waits_until_second_is_there(self) -> None:
        """Waiting, or, where nothing keeps it from that, at work."""
        wait_until(lambda: "waiting" in self.said("second") or "second begins" in self.story(), "it is not there", 60)


@pytest.fixture
def checkout(tmp_path: Path) -> Iterator[Checkout]:
    made = Checkout(tmp_path)
    yield made
    for process in made.begun:
        end(process)


def test_the_second_waits_and_then_has_nothing_to_do(checkout: Checkout) -> None:
    first = checkout.set_up("first")
    checkout.waits_for("first begins")
    second = checkout.set_up("second")
    checkout.waits_until_second_is_there()
    (checkout.root / "go").touch()
    assert [first.wait(60), second.wait(60)] == [0, 0]
    assert sorted(checkout.story()) == ["first begins", "first ends", "first is ready", "second is ready"]
    assert checkout.said("first") == ""
    assert re.fullmatch(r"Another set-up is running here; waiting for it …\s*", checkout.said("second"))


def test_where_the_first_is_killed_the_second_begins_anew(checkout: Checkout) -> None:
    first = checkout.set_up("first")
    checkout.waits_for("first begins")
    second = checkout.set_up("second")
    checkout.waits_until_second_is_there()
    end(first)
    (checkout.root / "go").touch()
    assert second.wait(60) == 0
    assert checkout.story() == ["first begins", "second begins", "second ends", "second is ready"]


def test_nobody_waits_for_ever(checkout: Checkout) -> None:
    checkout.set_up("first")
    checkout.waits_for("first begins")
    assert checkout.set_up("second", patience=0).wait(60) == 1
    assert checkout.said("second").splitlines()[-1] == (
        "run.py: another set-up has been running here for too long; end it, and try again."
    )
    assert checkout.story() == ["first begins"]


def test_of_two_builds_of_the_page_one_is_made(checkout: Checkout) -> None:
    build = """
import sys, time
sys.path.insert(0, "src/jalopy")
import _page
from pathlib import Path

def make(say):
    with Path("story.txt").open("a") as story:
        story.write(f"{sys.argv[1]} begins\\n")
    for _ in range(3000):
        if Path("go").exists():
            break
        time.sleep(0.02)
    Path("made").touch()

_page._build, _page.is_fresh = make, Path("made").exists
_page.build(lambda text: print(text, flush=True))
"""

    def begin(name: str) -> Process:
        with (checkout.root / f"{name}.txt").open("wb") as said:
            process = start([sys.executable, "-c", build, name], cwd=checkout.root, stdout=said)
        checkout.begun.append(process)
        return process

    first = begin("first")
    checkout.waits_for("first begins")
    second = begin("second")
    checkout.waits_until_second_is_there()
    (checkout.root / "go").touch()
    assert [first.wait(60), second.wait(60)] == [0, 0]
    assert checkout.story() == ["first begins"]

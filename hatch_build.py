"""Puts into the wheel what is made from the sources: the page, and the compiled rules.

The rules' sources stay in it beside their library: JALOPY_PURE=1 runs them. Without a C compiler, or with
JALOPY_PURE=1 while building, the wheel is pure. Made in a checkout, to be handed out, it holds the best build; made from
a source distribution, while somebody waits for it, the plain one; JALOPY_OPTIMIZE chooses otherwise. The page is built by Node, or by the one in a package of its own where
there is none, so that users of a wheel need neither; the source distribution carries it too.
"""

import importlib.util
import os
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

RULES_USE = (
    "msgspec",
)  # what they import besides the standard library and what mypy brings: the compiler looks at its types


class PageAndCompiledRules(BuildHookInterface[Any]):
    work: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        needed = []
        page = load(Path(self.root), "_page")
        if needs_building(page) and page.find_node() is None:
            needed.append(page.NODE_IN_A_WHEEL)
        if self.target_name == "wheel" and os.environ.get("JALOPY_PURE", "") in ("", "0"):
            needed += ["mypy>=2.4,<3", "setuptools>=77", *of_the_rules(self.metadata.core.dependencies)]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # run.py and the command build the page of a checkout when they need it
            return
        page = load(Path(self.root), "_page")
        if needs_building(page):
            page.build(self.app.display_info)
        build_data["artifacts"].append("/src/jalopy/web/")  # git ignores it, releases do not
        if self.target_name == "wheel":
            self.compile_rules(build_data)

    def compile_rules(self, build_data: dict[str, Any]) -> None:
        builds = load(Path(self.root), "_builds")
        if reason := builds.can_compile():
            self.app.display_info(f"A pure wheel: {reason}")
            return
        # The wheel is packed after this method, so the directory has to outlive it.
        self.work = tempfile.TemporaryDirectory(prefix="jalopy-")
        handed_out = not (Path(self.root) / "PKG-INFO").is_file()
        level = os.environ.get("JALOPY_OPTIMIZE") or (builds.BEST if handed_out else builds.PLAIN)
        made = builds.compile_sources(builds.read_sources(), Path(self.work.name), level, self.app.display_info)
        for file in sorted(made.rglob(f"*{builds.SUFFIX}")):
            build_data["force_include"][str(file)] = file.relative_to(made).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.work is not None:
            self.work.cleanup()


def needs_building(page: ModuleType) -> bool:
    """A source distribution carries the page built, without the stamp that a checkout keeps."""
    if page.STAMP.is_file():
        return not page.is_fresh()
    return not (page.BUILT / "index.html").is_file()


def load(root: Path, name: str) -> ModuleType:
    """By its path: the package it belongs to is not installed while it is being built."""
    spec = importlib.util.spec_from_file_location(f"jalopy{name}", root / "src" / "jalopy" / f"{name}.py")
    if spec is None or spec.loader is None:
        raise ImportError(f"src/jalopy/{name}.py is missing")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def of_the_rules(dependencies: list[str]) -> list[str]:
    """Of what Jalopy needs, in the versions it says, that which compiling its rules needs too."""
    return [named for named in dependencies if named.lower().startswith(RULES_USE)]

"""Compiles the rules into the wheel.

The sources stay in it beside their extension modules: JALOPY_PURE=1 runs them. Without a C compiler, or with
JALOPY_PURE=1 while building, the wheel is pure.
"""

import importlib.util
import os
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledRules(BuildHookInterface[Any]):
    work: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        pure = os.environ.get("JALOPY_PURE", "") not in ("", "0")
        return [] if pure else ["mypy>=2.4,<3", "setuptools>=77"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        builds = load_builds(Path(self.root))
        if reason := builds.can_compile():
            self.app.display_info(f"A pure wheel: {reason}")
            return
        # The wheel is packed after this method, so the directory has to outlive it.
        self.work = tempfile.TemporaryDirectory(prefix="jalopy-")
        made = builds.compile_sources(builds.read_sources(), Path(self.work.name))
        for file in sorted(made.rglob(f"*{builds.SUFFIX}")):
            build_data["force_include"][str(file)] = file.relative_to(made).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.work is not None:
            self.work.cleanup()


def load_builds(root: Path) -> ModuleType:
    """By its path: the package it belongs to is not installed while it is being built."""
    spec = importlib.util.spec_from_file_location("jalopy_builds", root / "src" / "jalopy" / "_builds.py")
    if spec is None or spec.loader is None:
        raise ImportError("src/jalopy/_builds.py is missing")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module

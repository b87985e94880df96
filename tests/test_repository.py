"""What every file of the checkout has to keep to, whoever wrote it."""

import ast
import os
import re
import sys
import tomllib
from functools import cache
from importlib.metadata import requires
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tests.processes import run

import jalopy

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ("requirements.txt", "requirements-compile.txt", "requirements-dev.txt")

PIN = re.compile(r'[\w.-]+==[\w.]+( ; (sys_platform [=!]= "win32"|python_full_version < "[\d.]+"))?')


@cache
def committed_texts() -> dict[str, str]:
    """Everything that git tracks or would track, so that a slip is found before it is committed."""
    listed = run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT)
    assert listed.returncode == 0, listed.stderr
    names = [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]
    return {name: (ROOT / name).read_text("utf-8", errors="replace") for name in names}


def holders(text: str) -> list[str]:
    return [name for name, content in committed_texts().items() if text in content]


def local_package_sources() -> set[str]:
    """The hosts and directories that pip on this machine is told to install from."""
    listed = run([sys.executable, "-m", "pip", "--disable-pip-version-check", "config", "list"])
    assert listed.returncode == 0, listed.stderr
    return sources_named_in(listed.stdout)


def sources_named_in(pip_settings: str) -> set[str]:
    found = set()
    for line in pip_settings.splitlines():
        key, _, value = line.partition("=")
        if key.endswith(("index-url", "find-links", "trusted-host")):
            # The value is a Python string; several addresses stand on lines of their own or side by side.
            for address in str(ast.literal_eval(value)).split():
                parts = urlsplit(address)
                found.add(parts.hostname or parts.path)
    return found - {"localhost", "127.0.0.1", "::1", "", "/"}


# In two pieces, so that this file passes its own check.
TELLTALES = [
    "--index" + "-url",
    "--extra-index" + "-url",
    "--find" + "-links",
    '"resolved": ' + '"http',
    "pypi" + ".org",
    "pythonhosted" + ".org",
    "registry.npmjs" + ".org",
]


@pytest.mark.parametrize("telltale", TELLTALES)
def test_no_file_says_where_packages_come_from(telltale: str) -> None:
    assert holders(telltale) == []


def test_pips_settings_are_read() -> None:
    settings = "global.index-url='https://mirror.example:8080/simple'\n:env:.find-links='/some/wheels\\nother'\nglobal.timeout='60'"
    assert sources_named_in(settings) == {"mirror.example", "/some/wheels", "other"}


def test_no_file_names_this_machines_package_sources() -> None:
    assert {place: holders(place) for place in local_package_sources() if holders(place)} == {}


def test_no_file_names_the_place_of_this_checkout() -> None:
    assert holders(str(ROOT)) == []


@pytest.mark.parametrize("name", REQUIREMENTS)
def test_requirement_files_hold_exact_pins_only(name: str) -> None:
    lines = (ROOT / name).read_text("utf-8").splitlines()
    loose = [line for line in lines if not line.startswith(("#", "-r ")) and not PIN.fullmatch(line)]
    assert loose == []


def test_requirement_files_agree_with_each_other() -> None:
    versions: dict[str, set[str]] = {}
    for name in REQUIREMENTS:
        for package, version in pins(name).items():
            versions.setdefault(package, set()).add(version)
    assert {package for package, several in versions.items() if len(several) > 1} == set()


LARGE = (
    "learn",
    "lab",
    "ray",
    "envs",
    "openspiel",
)  # extras of some hundred megabytes, whose builds each machine chooses by itself


def test_what_the_package_depends_on_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = {name: lines for name, lines in project["optional-dependencies"].items() if name not in LARGE}
    lines = [*project["dependencies"], *(line for extra in extras.values() for line in extra)]
    needed = {canonicalize_name(Requirement(line).name) for line in lines}
    assert needed <= pins("requirements.txt").keys()


@pytest.mark.parametrize("names", [REQUIREMENTS[:1], REQUIREMENTS[1:2], REQUIREMENTS])
def test_what_pinned_packages_need_is_pinned_too(names: tuple[str, ...]) -> None:
    pinned = {package: version for name in names for package, version in pins(name).items()}
    missing = set()
    for package in pinned:
        for requirement in map(Requirement, requires(package) or []):
            if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
                version = pinned.get(canonicalize_name(requirement.name))
                if version is None or version not in requirement.specifier:
                    missing.add(f"{package} needs {requirement}")
    assert missing == set()


def test_the_version_stands_in_one_place() -> None:
    told = re.compile(rf'^\s*"?(__)?version(__)?"?\s*[=:]\s*"{re.escape(jalopy.__version__)}"', re.M)
    wanted = (".py", ".toml", "package.json", "package-lock.json")
    texts = committed_texts()
    found = [name for name, text in texts.items() if name.endswith(wanted) and told.search(text[:2000])]
    assert found == ["src/jalopy/__init__.py"]
    assert f"\n## {jalopy.__version__}\n" in texts["CHANGELOG.md"]


def test_continuous_integration_runs_the_one_test_command() -> None:
    script = ROOT / ".ci" / "run"
    assert script.read_text("utf-8").splitlines()[-1] == "python3 run.py test"
    assert os.access(script, os.X_OK)


def pins(name: str) -> dict[str, str]:
    """Canonical name and version of every pin for this machine in the file itself, not in those it includes."""
    found = {}
    for line in (ROOT / name).read_text("utf-8").splitlines():
        if PIN.fullmatch(line):
            pin = Requirement(line)
            if pin.marker is None or pin.marker.evaluate():
                found[str(canonicalize_name(pin.name))] = str(pin.specifier).removeprefix("==")
    return found

#!/usr/bin/env python3
"""Sets Jalopy up in a bare checkout and runs it.

    python3 run.py [start] [ARGUMENT ...]  the page in your browser, with arguments for `jalopy`
    python3 run.py test [ARGUMENT ...]     every check and every test, with arguments for pytest
    python3 run.py compile [--best]        compile the rules now, not on first need; --best takes longer and plays faster

The first run makes .venv beside this file, installs what the requirement files pin, and builds the page from web/;
later runs find all of it ready. Needs Python 3.11 or newer and nothing else: without Node, one that pip can install
builds the page.
"""

import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import NoReturn

if sys.version_info < (3, 11):  # noqa: UP036 - this file may well meet an older one
    sys.exit("Jalopy needs Python 3.11 or newer; this is {}.{}.".format(*sys.version_info))

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON, JALOPY = (
    VENV / ("Scripts" if os.name == "nt" else "bin") / (name + (".exe" if os.name == "nt" else ""))
    for name in ("python", "jalopy")
)

PIP = [str(PYTHON), "-m", "pip", "--disable-pip-version-check"]
PAGE = ROOT / "src" / "jalopy" / "_page.py"

# Names the venv that stands, and what was installed in it. No stamp: somebody interrupted us, begin anew.
STAMP = VENV / "jalopy-set-up.txt"

USER = ("requirements.txt", "requirements-compile.txt")
DEVELOPER = ("requirements-dev.txt",)

# The first one draws no window of its own round the page.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
APT_INSTALL = ["apt-get", "install", "-y", "--no-install-recommends"]

# Not -m: the package imports this module before -m could run it, and Python warns of that.
COMPILE = "import sys; from jalopy._builds import main; sys.exit(main(['compile', *sys.argv[1:]]))"

CHECKS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("vitest", (str(PAGE), "npm", "run", "--silent", "test")),
    ("svelte-check", (str(PAGE), "npm", "run", "--silent", "check")),
    ("eslint", (str(PAGE), "npm", "run", "--silent", "lint")),
    ("prettier", (str(PAGE), "npm", "run", "--silent", "format")),
    ("mypy", ("-m", "mypy", "--strict")),
    ("ruff check", ("-m", "ruff", "check")),
    ("ruff format", ("-m", "ruff", "format", "--check")),
    ("import-linter", ("-c", "from importlinter.cli import lint_imports_command as run; run()", "--no-logo")),
)
PYTEST = ("-m", "pytest", "-n", "3", "--dist", "loadgroup", "-rfER", "--durations", "20", "--durations-min", "5")


class SetUpError(Exception):
    """What went wrong, in one sentence for the person at the terminal."""


def main(arguments: list[str]) -> int:
    if arguments[:1] in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    if not arguments or arguments[0].startswith("-"):
        arguments = ["start", *arguments]
    command, *rest = arguments
    if command == "start":
        set_up_with_page(developer=False)
        replace_process([str(JALOPY), *rest])
    if command == "test":
        set_up_with_page(developer=True)
        return test(rest)
    if command == "compile":
        if not is_set_up(developer=False):
            with alone(load_page()):
                set_up(developer=False)
        replace_process([str(PYTHON), "-c", COMPILE, *rest])
    raise SetUpError(f"There is no command {command!r}: choose start, test or compile, or see --help.")


def test(arguments: list[str]) -> int:
    """pytest on three workers, which often wait for servers and browsers, and beside it the quick checks, one by one."""
    environment = {"JALOPY_OPTIMIZE": "g", **os.environ, "JALOPY_BROWSER": find_browser() or install_browser()}
    # Hundreds of processes are started: each would translate the sources anew.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    failed = []
    with ThreadPoolExecutor(1) as pool:
        checks = [(name, pool.submit(check, command, environment)) for name, command in CHECKS]
        # Most tests play faster with compiled rules; where they cannot be had, one test says why and the others do without.
        check(("-c", COMPILE), environment)
        print("== pytest ==", flush=True)
        if subprocess.run([PYTHON, *PYTEST, *arguments], cwd=ROOT, env=environment).returncode:
            failed.append("pytest")
        for name, done in checks:
            print(f"\n== {name} ==\n{done.result().stdout.strip()}", flush=True)
            if done.result().returncode:
                failed.append(name)
    print(f"\nFailed: {', '.join(failed)}." if failed else "\nEvery check passed.", flush=True)
    return 1 if failed else 0


def check(command: tuple[str, ...], environment: dict[str, str]) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [PYTHON, *command],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )


def find_browser() -> str:
    """The path of a Chromium, or nothing."""
    given = os.environ.get("JALOPY_BROWSER", "")
    return given or next(filter(None, map(shutil.which, BROWSERS)), "")


def install_browser() -> str:
    """Debian's, where we may; a missing browser is never passed over in silence."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing Chromium for the browser tests ...", flush=True)
        wanted = [[*APT_INSTALL, browser] for browser in BROWSERS[:2]]
        for command in (*wanted, ["apt-get", "update"], *wanted):
            subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            if found := find_browser():
                return found
    raise SetUpError(f"the browser tests need Chromium: {' '.join(APT_INSTALL)} {BROWSERS[0]}")


def set_up_with_page(developer: bool) -> None:
    """The page is built while pip installs; only where Node comes from pip it has to wait."""
    page = load_page()
    if not (page.is_fresh() and is_set_up(developer)):
        with alone(page):
            make_ready(page, developer)


def alone(page: ModuleType) -> "contextlib.AbstractContextManager[bool]":
    """Two set-ups in one checkout would take each other's half-made parts for whole ones."""
    held: contextlib.AbstractContextManager[bool] = page.alone("set-up", lambda text: print(text, flush=True))
    return held


def make_ready(page: ModuleType, developer: bool) -> None:
    fresh, node = page.is_fresh(), page.find_node()
    building = None if fresh or node is None else subprocess.Popen([sys.executable, str(PAGE)])
    try:
        set_up(developer)
    finally:
        built = building is None or building.wait() == 0
    if fresh or (building is not None and built):
        return
    if node is None:
        print("Installing Node, which builds the page ...", flush=True)
        quietly([*PIP, "install", page.NODE_IN_A_WHEEL], "pip could not install Node, which builds the page")
        built = subprocess.run([str(PYTHON), str(PAGE)]).returncode == 0
    if not built:
        raise SetUpError("the page could not be built; the reason is above.")


def load_page() -> ModuleType:
    """By its path: nothing is installed yet."""
    spec = importlib.util.spec_from_file_location("jalopy_page", PAGE)
    if spec is None or spec.loader is None:
        raise SetUpError(f"{PAGE} is missing.")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def set_up(developer: bool) -> None:
    """Brings .venv to what the requirement files say; does nothing when it is there already."""
    if is_set_up(developer):
        return
    found = stamped()
    if found[:1] != [identity()]:
        make_venv()
        found = []
    STAMP.unlink(missing_ok=True)
    try:
        install(DEVELOPER if developer else USER)
    except SetUpError:
        # pip takes back what it could not finish, so what stood before still stands.
        if found:
            STAMP.write_text("\n".join(found), "utf-8")
        raise
    STAMP.write_text("\n".join(ready_for("developer" if developer else "user")), "utf-8")


def is_set_up(developer: bool) -> bool:
    """What a developer needs serves a user too."""
    return stamped() in [ready_for("developer"), *([] if developer else [ready_for("user")])]


def stamped() -> list[str]:
    return STAMP.read_text("utf-8").split("\n") if STAMP.is_file() and PYTHON.exists() else []


def ready_for(whom: str) -> list[str]:
    return [identity(), f"{fingerprint()} {whom}"]


def identity() -> str:
    """A venv serves one Python in one place: its scripts hold both."""
    return f"{sys.version} {VENV}".replace("\n", " ")


def fingerprint() -> str:
    digest = hashlib.sha256()
    for name in ("pyproject.toml", *USER, *DEVELOPER):
        digest.update(name.encode() + b"\0" + (ROOT / name).read_bytes() + b"\0")
    return digest.hexdigest()


def make_venv() -> None:
    print("Making .venv ...", flush=True)
    if VENV.exists():
        shutil.rmtree(VENV)
    # Started with a venv's own Python, the one it was made from is meant.
    base = getattr(sys, "_base_executable", None) or sys.executable
    quietly(
        [base, "-m", "venv", str(VENV)],
        "Python cannot make a venv here (on Debian: apt install python3-venv)",
    )


def install(requirement_files: tuple[str, ...]) -> None:
    print("Installing what Jalopy needs ...", flush=True)
    chosen = [word for name in requirement_files for word in ("-r", str(ROOT / name))]
    # The files name everything there is to install (a test holds them to it), and most of it is never imported.
    quick = ("--no-deps", "--no-compile")
    quietly([*PIP, "install", *quick, *chosen], "pip could not install what the requirement files name")
    quietly(
        [*PIP, "install", "--no-deps", "--no-build-isolation", "-e", str(ROOT)], "pip could not install this checkout"
    )


def quietly(command: list[str], complaint: str) -> None:
    """Output is shown only when it explains a failure."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    if done.returncode:
        print("\n".join(done.stdout.splitlines()[-15:]), file=sys.stderr)
        raise SetUpError(f"{complaint}; its last words are above.")


def replace_process(command: list[str]) -> NoReturn:
    if os.name == "nt":  # Windows' exec returns to the shell at once, and the two fight for the keyboard
        sys.exit(subprocess.run(command).returncode)
    os.execv(command[0], command)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (SetUpError, OSError) as error:
        sys.exit(f"run.py: {error}")
    except KeyboardInterrupt:
        sys.exit("run.py: stopped.")

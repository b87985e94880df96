"""Compiles the kernel and the dice race together, as our games are, into the folder given."""

import shutil
import sys
import tempfile
from pathlib import Path

from jalopy import _builds

HERE = Path(__file__).resolve().parent
RACE = "jalopy/games/dice_race"


def sources() -> dict[str, bytes]:
    kernel = {name: text for name, text in _builds.read_sources().items() if name.startswith("jalopy/kernel/")}
    race = {f"{RACE}/{file.name}": file.read_bytes() for file in sorted((HERE / "dice_race").glob("*.py"))}
    return {**kernel, "jalopy/games/__init__.py": b"", **race}


def install(folder: Path) -> None:
    """The library, and beside it the packages' own files, which are not compiled, and what finds the modules in it."""
    if reason := _builds.can_compile():
        raise _builds.CompileError(reason)
    compiled = sources()
    with tempfile.TemporaryDirectory(prefix="jalopy-") as work:
        shutil.copytree(_builds.compile_sources(compiled, Path(work), _builds.PLAIN, print), folder, dirs_exist_ok=True)
    finder = Path(_builds.__file__).read_bytes()
    package = {"jalopy/__init__.py": b"from jalopy import _builds\n\n_builds.install()\n", "jalopy/_builds.py": finder}
    for name, text in {**package, **compiled}.items():
        if Path(name).name.startswith("_"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(text)


if __name__ == "__main__":
    try:
        install(Path(sys.argv[1]))
    except _builds.CompileError as error:
        sys.exit(str(error))

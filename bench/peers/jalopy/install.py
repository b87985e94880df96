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
    """Extension modules, and beside them the packages' own files, which are not compiled."""
    if reason := _builds.can_compile():
        raise _builds.CompileError(reason)
    compiled = sources()
    with tempfile.TemporaryDirectory(prefix="jalopy-") as work:
        shutil.copytree(_builds.compile_sources(compiled, Path(work), _builds.PLAIN, print), folder, dirs_exist_ok=True)
    for name, text in {"jalopy/__init__.py": b"", **compiled}.items():
        if Path(name).name.startswith("_"):
            (folder / name).write_bytes(text)


if __name__ == "__main__":
    try:
        install(Path(sys.argv[1]))
    except _builds.CompileError as error:
        sys.exit(str(error))

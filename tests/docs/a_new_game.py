"""The example of docs/a-new-game.md: its folder and its one line, as the page shows them."""

import re
import shutil
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "a-new-game.md"
BLOCK: Final = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.M | re.S)
BLOCKS: Final[list[tuple[str, str, str]]] = BLOCK.findall(PAGE.read_text("utf-8"))

FILES: Final = {name: text for kind, name, text in BLOCKS if name and kind != "diff"}
(PLAY,) = (text for kind, name, text in BLOCKS if kind == "python" and not name)
((LISTED_IN, DIFF),) = ((name, text) for kind, name, text in BLOCKS if kind == "diff")


def add_to_copy_of_sources(checkout: Path) -> Path:
    """Our sources with the example among them, in src/ there; the folder of the package."""
    package = checkout / "src" / "jalopy"
    shutil.copytree(ROOT / "src" / "jalopy", package, ignore=shutil.ignore_patterns("__pycache__", "web", "*.so"))
    write_folder(package / "games" / "tin_can")
    add_the_line(package)
    return package


def write_folder(folder: Path) -> None:
    for name, text in FILES.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")


def add_the_line(package: Path) -> None:
    """The page's diff of one file, applied to that file of a copy of src/jalopy."""
    lines = DIFF.splitlines(keepends=True)
    assert [line[0] for line in lines].count("+") == 1, "it takes more than one line"
    assert "-" not in [line[0] for line in lines], "it takes a change"
    before, after = ("".join(line[1:] for line in lines if line[0] in kept) for kept in (" ", " +"))
    text = (package / LISTED_IN).read_text("utf-8")
    assert text.count(before) == 1, f"{LISTED_IN} is not as the page shows it"
    (package / LISTED_IN).write_text(text.replace(before, after), "utf-8")

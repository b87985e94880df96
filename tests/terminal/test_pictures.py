"""The picture of the documentation is what the program draws today, and asks no other host for anything."""

import re
import runpy
from pathlib import Path

PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"


def test_the_picture_of_the_terminal() -> None:
    make = runpy.run_path(str(PICTURES / "make.py"))
    drawn = make["svg"](make["table_in_play"]())
    assert (PICTURES / "terminal.svg").read_text("utf-8") == drawn, "make it anew: python docs/pictures/make.py"
    assert set(re.findall(r"https?://[^\"' )]*", drawn)) == {"http://www.w3.org/2000/svg"}
    assert "@font-face" not in drawn
    text = re.sub(r"<[^>]*>|&#160;", " ", drawn)
    for words in ("Scrap", "Roll", "SR-4.1", "SJ", "your"):
        assert words in text

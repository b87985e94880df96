"""Pictures and tables that are made from data show the data as it is."""

import runpy
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"
PICTURES = DOCS / "pictures"
LADDERS = DOCS / "ladders"


def test_the_reliability_of_the_values_is_drawn_from_their_cards() -> None:
    drawn = runpy.run_path(str(PICTURES / "reliability.py"))["draw"]()
    assert drawn == (PICTURES / "reliability.svg").read_text(encoding="utf-8"), "python docs/pictures/reliability.py"


def test_the_page_of_strengths_tells_what_the_ladders_gave() -> None:
    made = runpy.run_path(str(LADDERS / "make.py"))["page"]()
    assert made == (LADDERS.parent / "strength.md").read_text(encoding="utf-8"), "python docs/ladders/make.py"

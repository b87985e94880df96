"""Pictures that are drawn from data show the data as it is."""

import runpy
from pathlib import Path

PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"


def test_the_reliability_of_the_values_is_drawn_from_their_cards() -> None:
    drawn = runpy.run_path(str(PICTURES / "reliability.py"))["draw"]()
    assert drawn == (PICTURES / "reliability.svg").read_text(encoding="utf-8"), "python docs/pictures/reliability.py"

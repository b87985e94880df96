"""Pictures and tables that are made from data show the data as it is."""

import json
import runpy
from pathlib import Path

from jalopy import games

DOCS = Path(__file__).resolve().parents[2] / "docs"
PICTURES = DOCS / "pictures"
LADDERS = DOCS / "ladders"


def test_the_reliability_of_the_values_is_drawn_from_what_was_judged() -> None:
    drawn = runpy.run_path(str(PICTURES / "reliability.py"))["draw"]()
    assert drawn == (PICTURES / "reliability.svg").read_text(encoding="utf-8"), "python docs/pictures/reliability.py"


def test_the_values_that_were_judged_are_those_that_are_shipped() -> None:
    judged = json.loads((PICTURES / "reliability.json").read_text(encoding="utf-8"))
    weights_of = runpy.run_path(str(PICTURES / "reliability.py"))["weights_of"]
    shipped = {game: weights_of(game) for game in games.GAMES}
    assert {game: found["weights"] for game, found in judged.items()} == shipped, "reliability.py --play"


def test_chances_are_judged_by_what_came_of_them() -> None:
    """Half of what was told as 0.25 came true, and positions of one match count together."""
    module = runpy.run_path(str(PICTURES / "reliability.py"))
    alone = [(match, 0.25, match % 2 == 0) for match in range(100)]
    assert module["row"](alone) == [0.25, 0.5, 0.05, 100]
    together = [told for told in alone for _ in range(4)]
    assert module["row"](together) == [0.25, 0.5, 0.05, 400]


def test_a_few_matches_can_be_judged_anew() -> None:
    found = runpy.run_path(str(PICTURES / "reliability.py"))["judged"]("wacky-races", 20, 1)
    assert 0 < found["matches"] <= 20
    assert sum(row[-1] for row in found["reliability"]) == found["positions"] > 100
    assert 0 < found["brier"] < 0.3


def test_the_page_of_strengths_tells_what_the_ladders_gave() -> None:
    made = runpy.run_path(str(LADDERS / "make.py"))["page"]()
    assert made == (LADDERS.parent / "strength.md").read_text(encoding="utf-8"), "python docs/ladders/make.py"

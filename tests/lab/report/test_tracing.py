"""The sample match of a report: chosen by a rule that is told, and adding up."""

from typing import Any

import pytest

from jalopy import games
from jalopy.bots.analysis import Analyst, Quality
from jalopy.lab.report import tracing
from jalopy.lab.report.gathering import Gathering, gather, make_plan
from jalopy.lab.report.reports import Report
from jalopy.lab.rows import Row

GAME = "wacky-races"
ROUGH = Quality(4, 4, 2)


@pytest.fixture(scope="module")
def gathering() -> Gathering:
    return gather(make_plan(GAME, 2, ["rookie"], 6, 5, {}, alone=True))


@pytest.fixture(scope="module")
def traced(gathering: Gathering) -> Report:
    return Report(gathering, sample=tracing.sample(gathering, Analyst(GAME, ROUGH)))


def test_the_first_match_with_the_most_lead_changes_is_chosen() -> None:
    rows: list[Row] = [
        {"match": number, "seat": seat, "lead_changes": changes}
        for number, changes in enumerate((2, 5, 5, 1))
        for seat in (0, 1)
    ]
    assert tracing.chosen(rows)["match"] == 1


def test_every_decision_has_a_row_with_its_swings(traced: Report, gathering: Gathering) -> None:
    data: Any = traced.as_data()["figures"]
    rows = data["trace"]["rows"]
    assert len(rows) == tracing.decisions(gathering)
    heads = data["trace"]["columns"]
    assert heads[-2:] == ["chance-0", "chance-1"]
    for row in rows:
        assert 0 < sum(row[-2:]) <= 1.001  # a racer whom nobody drives may win too
        assert row[heads.index("slip")] <= 0


def test_the_caption_adds_up_to_the_win(traced: Report, gathering: Gathering) -> None:
    sample = tracing.sample(gathering, Analyst(GAME, ROUGH))
    (best,) = [account for account in sample.analysis.accounts if account.result == 1]
    assert best.start + best.luck + best.slips + best.gifts + best.rest == pytest.approx(1)
    (figure,) = [figure for figure in traced.figures if figure.key == "trace"]
    assert f"{round(best.start * 100)}\u00a0% to the win" in figure.caption
    assert f"match {sample.number} of this run" in figure.sub
    assert f"{sample.changes} times" in figure.sub


@pytest.mark.parametrize("game", games.names())
def test_every_game_can_be_looked_back_on(game: str) -> None:
    assert tracing.analyst(game, "quick") is not None
    assert tracing.analyst(game, "none") is None

"""The reports of the documentation: small, with nothing to load, and pages of what we learnt that say what the data says."""

import json
import re
import runpy
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from jalopy import games
from jalopy.lab.report import learnt, page
from jalopy.lab.report.gathering import gather, make_plan
from jalopy.lab.report.reports import Report

DOCS = Path(__file__).resolve().parents[2] / "docs"
MAKER = runpy.run_path(str(DOCS / "reports" / "make.py"))
LARGEST = 400_000  # bytes of a page

every_game = pytest.mark.parametrize("game", games.names())


@every_game
def test_a_page_of_what_we_learnt_is_written_from_the_data_beside_it(game: str) -> None:
    written = (DOCS / "learnt" / f"{game}.md").read_text("utf-8")
    assert written == learnt.page(game, MAKER["data_of"](game)), "python docs/reports/make.py --rookies 0 --drivers 0"


@every_game
def test_the_report_holds_the_data_beside_it_and_both_are_of_the_same_rules(game: str) -> None:
    report = (DOCS / "reports" / f"{game}.html").read_text("utf-8")
    (embedded,) = re.findall(r'<script type="application/json" id="data">(.*?)</script>', report, re.S)
    held: Any = json.loads(embedded)
    first, *others = MAKER["data_of"](game)
    assert [data["bots"][0] for data in (first, *others)] == ["rookie", "driver"][: 1 + len(others)]
    assert len({data["rules"] for data in (held, first, *others)}) == 1
    trace = held["figures"].pop("trace")
    assert len(trace["rows"]) > 0
    assert held == first


@every_game
def test_a_page_is_small(game: str) -> None:
    assert (DOCS / "reports" / f"{game}.html").stat().st_size < LARGEST


@every_game
def test_a_page_brings_its_own_letters(game: str) -> None:
    assert (DOCS / "reports" / f"{game}.html").read_text("utf-8").count("@font-face") == len(page.FONTS)


def test_no_report_is_made_without_letters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = (DOCS / "reports" / "scrap-racer.html").read_bytes()
    monkeypatch.setattr(page, "LETTERS", tmp_path)
    answer = CliRunner().invoke(MAKER["main"], ["scrap-racer", "--rookies", "2", "--drivers", "0"])
    assert answer.exit_code == 1
    assert "is not built" in answer.output
    assert (DOCS / "reports" / "scrap-racer.html").read_bytes() == before


def test_data_is_laid_out_row_by_row_and_stays_the_same() -> None:
    data = Report(gather(make_plan("wacky-races", 2, ["rookie"], 4, 5, {}, alone=True))).as_data()
    text = MAKER["laid_out"](data)
    again = json.loads(text)
    assert again == json.loads(json.dumps({name: value for name, value in data.items() if name != "build"}))
    assert max(len(line) for line in text.splitlines()) < 2000


def test_the_command_that_is_told_is_the_one_that_played() -> None:
    data: Any = Report(gather(make_plan("wacky-races", 2, ["random"], 4, 5, {}, alone=True))).as_data()
    assert learnt.command(data) == "jalopy report wacky-races --matches 4 --seats 2 --seed 5 --bots random --alone"


def test_small_samples_settle_nothing() -> None:
    data: Any = json.loads(
        json.dumps(Report(gather(make_plan("wacky-races", 4, ["rookie"], 6, 5, {}, alone=True))).as_data())
    )
    told = learnt.page("wacky-races", [data, {**data, "bots": ["driver"] * 4}])
    assert "no place in the order is told apart" in told
    assert "In 6 matches of drivers nothing is settled yet." in told
    assert "6 matches of drivers are few" in told

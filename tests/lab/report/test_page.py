"""The page of a report: whole, with nothing to load, and the same for the same seed."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from jalopy import games
from jalopy.cli import main
from jalopy.lab.report import pacing
from jalopy.lab.report.gathering import gather, make_plan
from jalopy.lab.report.reports import Report

EMPTY = ("meta", "br")
OTHER_HOSTS = re.compile(r"https?://|src=|@import|url\((?!data:)|<link")


class Elements(HTMLParser):
    """Reads a page, and notes what is opened and not closed, or closed and not opened."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.wrong: list[str] = []
        self.met: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.met.append(tag)
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.wrong.append(tag)


def report(game: str, workers: int = 1) -> Report:
    return Report(gather(make_plan(game, 2, ["rookie"], 8, 5, {}), workers))


def invoke(*words: str) -> Any:
    return CliRunner().invoke(main, ["report", *words])


@pytest.fixture(scope="module")
def scrap_racer() -> Report:
    return report("scrap-racer")


@pytest.mark.parametrize("game", games.names())
def test_every_game_has_a_whole_page_with_nothing_to_load(game: str) -> None:
    made = report(game)
    page = made.page()
    elements = Elements()
    elements.feed(page)
    assert (elements.wrong, elements.open) == ([], [])
    assert OTHER_HOSTS.search(page) is None
    assert elements.met.count("figure") == len(made.figures) == elements.met.count("details")
    for drawn in re.findall(r"<svg.*?</svg>", page, re.S):
        ElementTree.fromstring(drawn)


def test_findings_come_before_plots(scrap_racer: Report) -> None:
    page = scrap_racer.page()
    assert page.index('<ol class="findings">') < page.index("<figure")


def test_every_plot_has_its_data_in_a_table_and_as_json(scrap_racer: Report) -> None:
    page = scrap_racer.page()
    (written,) = re.findall(r'<script type="application/json" id="data">(.*?)</script>', page, re.S)
    data = json.loads(written)
    tables = re.findall(r"<tbody>(.*?)</tbody>", page, re.S)
    assert len(tables) == len(scrap_racer.figures)
    for figure, table in zip(scrap_racer.figures, tables, strict=True):
        rows = data["figures"][figure.key]["rows"]
        assert rows == [list(row) for row in figure.rows]
        assert table.count("<tr>") == len(rows) > 0


def test_data_adds_up(scrap_racer: Report) -> None:
    figures: Any = scrap_racer.as_data()["figures"]
    assert sum(count for *_, count in figures["turns"]["rows"]) == 8
    assert sum(row[2] for row in figures["order"]["rows"] if row[0] == 2) == 8


def test_the_same_seed_makes_the_same_page_whatever_the_number_of_workers(scrap_racer: Report) -> None:
    assert report("scrap-racer", workers=2).page() == scrap_racer.page()


def test_the_command_writes_a_page_and_says_what_it_found(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    words = ("--matches", "8", "--seats", "2", "--workers", "1", "--trace", "none", "--out", str(file))
    result = invoke("scrap-racer", *words)
    assert result.exit_code == 0, result.output
    assert "A match takes" in result.stdout
    assert f"The report is in {file}." in result.stdout
    assert file.read_text("utf-8").startswith("<!doctype html>")
    again = invoke("scrap-racer", "--matches", "8", "--out", str(file))
    assert again.exit_code != 0
    assert "already there" in again.output


def test_a_ladder_becomes_a_plot(tmp_path: Path) -> None:
    words = (
        "--matches",
        "10",
        "--seats",
        "2",
        "--workers",
        "1",
        "--ladder",
        "random,rookie",
        "--alone",
        "--trace",
        "none",
    )
    result = invoke("scrap-racer", *words, "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert data["matches"] == {"2": 10}  # and with no other number of seats
    ladder = data["figures"]["ladder"]
    assert {ladder["rows"][0][0], ladder["rows"][0][1]} == {"random", "rookie"}


def test_two_settings_are_compared(tmp_path: Path) -> None:
    file = tmp_path / "compared.html"
    words = (
        "--matches",
        "12",
        "--seats",
        "2",
        "--workers",
        "1",
        "--compare",
        "short=yes",
        "short=no",
        "--out",
        str(file),
    )
    result = invoke("scrap-racer", *words)
    assert result.exit_code == 0, result.output
    assert re.search(r"differences between short yes and short no (is|are) settled", result.stdout)
    page = file.read_text("utf-8")
    (written,) = re.findall(r'<script type="application/json" id="data">(.*?)</script>', page, re.S)
    (turns,) = [row for row in json.loads(written)["figures"]["lengths"]["rows"] if row[0] == "turns"]
    assert turns[1] < turns[2]  # a short race has fewer turns
    assert OTHER_HOSTS.search(page) is None


def test_pages_and_comparisons_are_made_in_german() -> None:
    few = ("--matches", "4", "--seats", "2", "--workers", "1", "--lang", "de", "--json")
    made = invoke("wacky-races", "--alone", "--trace", "none", *few)
    assert made.exit_code == 0, made.output
    assert any("Eine Partie dauert" in finding["text"] for finding in json.loads(made.stdout)["findings"])
    compared = invoke("wacky-races", "--compare", "bots=rookie", "bots=random", *few)
    assert compared.exit_code == 0, compared.output
    data = json.loads(compared.stdout)
    assert "Unterschieden* zwischen" not in data["findings"][0]["text"]  # no star is left
    assert "Unterschieden zwischen bots rookie und bots random" in data["findings"][0]["text"]
    assert data["figures"]["lengths"]["rows"][0][0] == "Züge"


def test_without_a_number_the_first_matches_say_how_many_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacing, "STEPS", (6, 2))
    result = invoke("wacky-races", "--alone", "--seats", "2", "--workers", "1", "--trace", "none", "--json")
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["matches"] == {"2": 6}
    assert re.search(r"A match takes \d+ ms here: 6 matches, 6 in all\.", result.stderr)


def test_two_folders_of_tables_are_compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyarrow", reason="jalopy[lab] is not installed")
    monkeypatch.chdir(tmp_path)
    for folder, bots in (("rookies", "rookie"), ("lots", "random")):
        words = [
            "simulate",
            "scrap-racer",
            "--games",
            "6",
            "--seats",
            "2",
            "--bots",
            bots,
            "--out",
            folder,
            "--workers",
            "1",
        ]
        assert CliRunner().invoke(main, words).exit_code == 0
    result = invoke("scrap-racer", "--compare", "rookies", "lots", "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert (data["one"], data["other"]) == ({"label": "rookies", "matches": 6}, {"label": "lots", "matches": 6})
    other = invoke("wacky-races", "--compare", "rookies", "lots", "--json")
    assert "The tables in rookies are of scrap-racer, not of wacky-races." in other.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--compare", "nowhere", "track=A"), "'nowhere' cannot be compared"),
        (("--compare", "colour=red", "track=A"), "colour"),
        (("--matches", "0"), "at least 1, not 0"),
        (("--ladder", "rookie"), "two bots or more"),
        (("--seats", "9"), "9"),
    ],
)
def test_what_cannot_be_reported_is_refused_before_anything_is_played(
    words: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = invoke("scrap-racer", *words)
    assert result.exit_code != 0
    assert said in result.output
    assert list(tmp_path.iterdir()) == []

"""The docs' tables of observations and actions fit the observers."""

import pytest

from jalopy.envs import tables
from jalopy.envs.names import names, observer_of


def test_the_tables_in_the_docs_are_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert tables.main(["--check"]) == 0, capsys.readouterr().out


def test_tables_that_no_longer_fit_are_named_and_written_anew(tmp_path, monkeypatch, capsys) -> None:
    monkeypatch.setattr(tables, "ROOT", tmp_path)
    assert tables.main(["--check"]) == 1
    assert len(capsys.readouterr().out.splitlines()) == len(names())
    assert tables.main([]) == 0
    assert tables.main(["--check"]) == 0
    assert tables.main(["--all"]) == 2


@pytest.mark.parametrize("name", names())
def test_a_page_counts_every_number_and_every_action(name: str) -> None:
    observer = observer_of(name)
    page = tables.page(observer)
    assert f"## {observer.size} numbers" in page
    assert f"## {len(observer.actions)} actions" in page
    last = [line.split("|")[1].strip() for line in page.splitlines() if line.startswith("| ")][-1]
    assert int(last.rpartition("–")[2]) == len(observer.actions) - 1

"""The circuits that the page's track builder is held to are what the game says today."""

import importlib.util
from pathlib import Path

spec = importlib.util.spec_from_file_location("web_circuits", Path(__file__).with_name("circuits.py"))
assert spec is not None
assert spec.loader is not None
circuits = importlib.util.module_from_spec(spec)
spec.loader.exec_module(circuits)

ADVICE = "run `python tests/web/circuits.py`"


def test_the_sample_of_circuits_is_up_to_date() -> None:
    assert circuits.SAMPLE.read_text(encoding="utf-8") == circuits.sample(), ADVICE


def test_the_box_is_up_to_date() -> None:
    assert circuits.BOX.read_text(encoding="utf-8") == circuits.box(), ADVICE


def test_the_sample_has_enough_of_both() -> None:
    lines = circuits.SAMPLE.read_text(encoding="utf-8").splitlines()
    assert sum(line.startswith("+") for line in lines) > 500
    assert sum(line.startswith("-") for line in lines) > 1500
    assert circuits.SAMPLE.stat().st_size < 300_000

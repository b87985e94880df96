"""The circuits that the page's track builder is held to are what the game says today."""

import importlib.util
import json
from pathlib import Path

from tests.texts.catalogue import ingredients

from jalopy.catalogues import file_of, folders_of

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


def test_the_sample_has_everything_that_can_be_wrong_with_a_circuit() -> None:
    found = {problem["key"] for each in json.loads(circuits.sample()) for problem in each["check"]["problems"]}
    keys = {name.removeprefix("refused-") for name in ingredients(file_of(folders_of(circuits.GAME)[0], "en"))}
    assert {key for key in keys if key.startswith(("circuit-", "piece-", "pit-stop-"))} <= found

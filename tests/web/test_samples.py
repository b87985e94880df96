"""The samples that the page's own tests compare with are what the library says today."""

import pytest
from tests.web import samples

ADVICE = "run `python tests/web/samples.py`"


def test_the_samples_are_up_to_date() -> None:
    assert samples.TARGET.read_text(encoding="utf-8") == samples.written(), ADVICE


@pytest.mark.parametrize("name", samples.RACES)
def test_the_races_are_up_to_date(name: str) -> None:
    assert samples.race_path(name).read_text(encoding="utf-8") == samples.race_written(name), ADVICE

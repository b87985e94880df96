"""The samples that the page's own tests compare with are what the library says today."""

from tests.web import samples

ADVICE = "run `python tests/web/samples.py`"


def test_the_samples_are_up_to_date() -> None:
    assert samples.TARGET.read_text(encoding="utf-8") == samples.written(), ADVICE

"""The samples that the page's own tests compare with are what the library says today."""

import importlib.util
from pathlib import Path

spec = importlib.util.spec_from_file_location("web_samples", Path(__file__).with_name("samples.py"))
assert spec is not None
assert spec.loader is not None
samples = importlib.util.module_from_spec(spec)
spec.loader.exec_module(samples)


def test_the_samples_are_up_to_date() -> None:
    assert samples.TARGET.read_text(encoding="utf-8") == samples.written(), "run `python tests/web/samples.py`"

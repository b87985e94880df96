"""The first match of Scrapyard Empire, and what the page's table is tested with, are today's."""

import pytest
from tests.web import yards


@pytest.mark.parametrize("file", yards.WRITTEN)
def test_what_was_written_is_up_to_date(file: str) -> None:
    told = (yards.FOLDER / file).read_text(encoding="utf-8")
    assert told == yards.WRITTEN[file](), "run `python -m tests.web.yards`"

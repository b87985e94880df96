"""The reader of box.toml."""

from pathlib import Path

import pytest

from jalopy.kernel.box import Box, read_box

TEXT = """
[parts]
source = "house"
cards = { bolt = 6, gear = 5 }

[dice]
source = "printed"
count = 2

[crash.low]
source = "derived"
cards = { stay = 4 }

[crash.high]
source = "found"
"""


def read(folder: Path, text: str) -> Box:
    file = folder / "box.toml"
    file.write_text(text, "utf-8")
    return read_box(file)


def test_groups_are_read_by_their_full_names(tmp_path: Path) -> None:
    box = read(tmp_path, TEXT)
    assert list(box.groups) == ["parts", "dice", "crash.low", "crash.high"]
    assert box.group("crash.high") == {"source": "found"}
    assert box.counts("parts", "cards") == {"bolt": 6, "gear": 5}
    assert box.counts("crash.low", "cards") == {"stay": 4}
    assert box.number("dice", "count") == 2


def test_a_fact_without_a_source_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"box.toml: 'count' in \[dice\] has no source"):
        read(tmp_path, TEXT.replace('source = "printed"\n', ""))


def test_a_source_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"box.toml: \[dice\] has source 'rumour', not one of"):
        read(tmp_path, TEXT.replace("printed", "rumour"))

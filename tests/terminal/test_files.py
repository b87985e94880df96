"""Records in files are read strictly and written whole or not at all."""

import json
from pathlib import Path

import pytest

from jalopy.kernel.errors import BadRecord
from jalopy.terminal import files


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    name = str(tmp_path / "a.json")
    files.write_data(name, {"racer": "Swifty", "ä": [1, 2]})
    assert files.read_record(name) == {"racer": "Swifty", "ä": [1, 2]}
    assert [path.name for path in tmp_path.iterdir()] == ["a.json"]


def test_nothing_is_written_over(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text("mine", "utf-8")
    with pytest.raises(files.NoFile, match="already there"):
        files.write_data(str(path), {})
    assert path.read_text("utf-8") == "mine"


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(files.NoFile, match="there is no folder"):
        files.write_data(str(tmp_path / "no" / "a.json"), {})
    assert list(tmp_path.iterdir()) == []


def test_a_write_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, *_: object, **__: object) -> None:
        self.touch()
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(files.NoFile, match="no space left on device"):
        files.write_data(str(tmp_path / "a.json"), {})
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe\x00", b"[" * 100_000, b"1" * 5000, b'{"a": 1'])
def test_what_is_no_json_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(content)
    with pytest.raises(BadRecord, match="is no record"):
        files.read_record(str(path))


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(files.NoFile, match="cannot be read"):
        files.read_record(str(tmp_path))


def test_json_of_any_kind_comes_back_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text(json.dumps([1, {"b": None}]), "utf-8")
    assert files.read_record(str(path)) == [1, {"b": None}]

"""The page's types fit what goes over the wire."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from jalopy.server import types, wire


def test_the_committed_types_fit_the_wire() -> None:
    assert types.TARGET.read_text(encoding="utf-8") == types.typescript()
    assert types.main(["--check"]) == 0


def test_drift_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    drifted = tmp_path / "wire.ts"
    drifted.write_text(types.typescript().replace("seq: number;", "seq: string;", 1), encoding="utf-8")
    monkeypatch.setattr(types, "TARGET", drifted)
    assert types.main(["--check"]) == 1
    assert "does not fit" in capsys.readouterr().err
    assert types.main([]) == 0
    assert types.main(["--check"]) == 0


def test_a_missing_file_is_drift(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(types, "TARGET", tmp_path / "wire.ts")
    assert types.main(["--check"]) == 1


def test_every_message_is_there_with_its_type() -> None:
    text = types.typescript()
    messages: list[Any] = [*wire.ServerMessage.__args__, *wire.ClientMessage.__args__]
    for message in messages:
        tag = message.__struct_config__.tag
        interface = text.split(f"export interface {message.__name__} {{")[1].split("}")[0]
        assert f'type: "{tag}";' in interface


def test_only_what_clients_send_may_leave_defaults_out() -> None:
    text = types.typescript()
    assert "  seat?: number | null;" in text.split("export interface Answer {")[1].split("}")[0]
    assert "?" not in text.split("export interface Sitting {")[1].split("}")[0]


def test_a_struct_sent_both_ways_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(types, "SENT_BY_CLIENTS", [wire.Sitting])
    with pytest.raises(types.UnknownSchema, match="both ways"):
        types.typescript()


def test_an_unknown_schema_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(types, "SENT_BY_CLIENTS", [msgspec.defstruct("Odd", [("anything", Any)])])
    with pytest.raises(types.UnknownSchema, match="No TypeScript is known"):
        types.typescript()


def test_other_arguments_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert types.main(["--write"]) == 2
    assert "Usage" in capsys.readouterr().err

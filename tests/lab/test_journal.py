"""A ladder that was interrupted goes on where it was, and comes to the same."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from jalopy._page import lock
from jalopy.cli import main
from jalopy.kernel.errors import JalopyError
from jalopy.lab import ladder as lab
from jalopy.lab.accumulators import Finished
from jalopy.lab.jobs import Job, finish_match
from jalopy.lab.ladder import Ladder, ladder

GAME, BOTS, MATCHES = "wacky-races", ("rookie", "random"), 40
WHOLE = 4 * MATCHES  # tables of two bots at two seats: each alike, and each among the other


class Interrupted(Exception):
    """Stands for whatever ends a run."""


def climb(kept: Path | None, until: int = WHOLE + 1, seed: int = 3) -> tuple[Ladder, list[int]]:
    """The ladder, and what was told of its progress."""
    seen: list[int] = []

    def tell(done: int, _: int) -> None:
        seen.append(done)
        if done >= until:
            raise Interrupted

    return ladder(GAME, BOTS, 2, MATCHES, seed, progress=tell, kept="" if kept is None else str(kept)), seen


def interrupted(kept: Path) -> None:
    with pytest.raises(Interrupted):
        climb(kept, until=64)


def test_what_was_played_is_not_played_again_and_the_result_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "kept"
    interrupted(kept)
    played: list[int] = []

    def counted(job: Job, number: int) -> Finished:
        played.append(number)
        return finish_match(job, number)

    monkeypatch.setattr(lab, "finish_match", counted)
    resumed, seen = climb(kept)
    assert seen[0] == 64
    assert len(played) == WHOLE - 64
    monkeypatch.undo()
    assert resumed.as_data() == climb(None)[0].as_data()


def test_a_whole_journal_is_the_whole_ladder(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    first, _ = climb(kept)
    again, seen = climb(kept)
    assert seen == [WHOLE]
    assert again.as_data() == first.as_data()


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    interrupted(kept)
    kept.write_bytes(kept.read_bytes()[:-20])
    resumed, seen = climb(kept)
    assert seen[0] == 63
    assert resumed.as_data() == climb(None)[0].as_data()


def test_the_matches_of_another_ladder_are_refused_and_stay(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    interrupted(kept)
    before = kept.read_bytes()
    with pytest.raises(JalopyError) as refused:
        climb(kept, seed=4)
    assert "which differs in: seed;" in str(refused.value)
    assert kept.read_bytes() == before


@pytest.mark.parametrize("content", [b"[1, 2]\n", b"no line\n", b"{}\n{}\n"], ids=["list", "words", "no match"])
def test_a_file_of_something_else_is_refused_and_stays(content: bytes, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.write_bytes(content)
    with pytest.raises(JalopyError) as refused:
        climb(kept)
    assert "does not hold matches as they were kept" in str(refused.value)
    assert kept.read_bytes() == content


def test_two_runs_do_not_share_a_file(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    with open(kept, "w+b") as file:
        assert lock(file)
        with pytest.raises(JalopyError) as refused:
            climb(kept)
    assert str(refused.value) == f"Another run is writing into {kept}."


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(JalopyError) as refused:
        climb(tmp_path / "nowhere" / "kept")
    assert "cannot be written" in str(refused.value)


def test_the_command_keeps_what_is_played_until_the_result_is_there(tmp_path: Path) -> None:
    out = tmp_path / "ladder.json"
    kept = tmp_path / "ladder.json.unfinished"
    arguments = ["ladder", GAME, "--bots", "rookie,random", "--seats", "2", "--games", str(MATCHES), "--seed", "3"]
    interrupted(kept)
    result = CliRunner().invoke(main, [*arguments, "--workers", "1", "--out", str(out)])
    assert result.exit_code == 0, result.output
    assert json.loads(out.read_text("utf-8")) == json.loads(json.dumps(climb(None)[0].as_data()))
    assert not kept.exists()

"""Learning: positions come from a seed and a number alone, an interrupted folder is gone on with, and a network learns."""

import builtins
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from jalopy import games
from jalopy.bots.learning import gathering
from jalopy.bots.learning.gathering import Kept, Plan, gather, gathered, table_for
from jalopy.bots.learning.learn import learn
from jalopy.bots.learning.training import NoTorch, torch, train
from jalopy.bots.value import layer_from
from jalopy.cli import main
from jalopy.games.home_racers.courses import SHIPPED
from jalopy.kernel.errors import BadSetting

GAME = "wacky-races"


def plan(matches: int, seed: int = 1) -> Plan:
    return Plan(game=GAME, rules=games.find(GAME).version, bot="random", seed=seed, matches=matches)


def played(folder: Path, wanted: Plan, workers: int = 1) -> list[bytes]:
    folder.mkdir(exist_ok=True)
    told: list[tuple[int, int]] = []
    gather(wanted, folder, workers, lambda done, of: told.append((done, of)))
    assert told[-1] == (wanted.matches, wanted.matches)
    return [msgspec.msgpack.encode(kept) for kept in gathered(wanted, folder)]


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    one, two = played(tmp_path / "one", plan(120)), played(tmp_path / "two", plan(120), workers=2)
    assert one == two
    assert len(one) == 3
    assert one != played(tmp_path / "other", plan(120, seed=2))


def test_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    whole = played(tmp_path, plan(100))
    kept = {file.name: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    (tmp_path / "chunk-000001").unlink()
    assert played(tmp_path, plan(100)) == whole
    assert (tmp_path / "chunk-000000").stat().st_mtime_ns == kept["chunk-000000"]
    assert (tmp_path / "chunk-000001").stat().st_mtime_ns != kept["chunk-000001"]


def test_positions_say_who_won(tmp_path: Path) -> None:
    (text,) = played(tmp_path, plan(40))
    kept = msgspec.msgpack.decode(text, type=Kept)
    assert kept.count == len(kept.matches) == len(kept.won) // kept.outputs == len(kept.owners) // kept.outputs
    assert len(kept.numbers) == 2 * kept.count * kept.inputs
    for first in range(0, len(kept.won), kept.outputs):
        assert any(kept.won[first : first + kept.outputs])
    assert len(set(kept.matches)) == 40


@pytest.mark.parametrize("game", games.GAMES)
def test_matches_are_played_with_all_numbers_of_seats_and_with_presets(game: str) -> None:
    wanted = Plan(game=game, rules="", bot="rookie", seed=1, matches=1)
    usual = {seats: games.find(game).read_settings(seats, {}) for seats in games.find(game).seat_counts}
    tables = [table_for(wanted, number) for number in range(300)]
    assert {seats for seats, _ in tables} == set(usual)
    assert any(values != usual[seats] for seats, values in tables)


def test_home_racers_is_learnt_on_every_course_with_and_without_family_rules() -> None:
    wanted = Plan(game="home-racers", rules="", bot="rookie", seed=1, matches=1)
    met = {(values["course"], values["family"]) for _, values in (table_for(wanted, number) for number in range(1000))}
    assert met == {(course, family) for course in SHIPPED for family in (False, True)}


def test_a_folder_of_another_plan_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jalopy.bots.learning.learn.torch", lambda: None)
    monkeypatch.setattr("jalopy.bots.learning.learn.gather", lambda *_: None)
    monkeypatch.setattr("jalopy.bots.learning.learn.train", lambda *_: pytest.fail("went on"))
    (tmp_path / "plan.json").write_bytes(msgspec.json.encode(plan(100, seed=7)))
    with pytest.raises(BadSetting, match="lie matches of another game, seed, number or version"):
        learn(GAME, tmp_path, 100, 1, 1, 1, lambda *_: None, lambda *_: None)


def test_without_pytorch_one_sentence_says_so_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = builtins.__import__

    def without(name: str, *given: Any, **named: Any) -> Any:
        if name == "torch":
            raise ImportError(name)
        return there(name, *given, **named)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(NoTorch):
        torch()
    done = CliRunner().invoke(main, ["learn", GAME, "--folder", str(tmp_path / "new")])
    assert done.exit_code == 1
    assert "Learning takes PyTorch: install jalopy[learn], or torch by itself." in done.output
    assert not (tmp_path / "new").exists()


def test_a_network_learns_who_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch")
    monkeypatch.setattr(gathering, "FROM_ONE_MATCH", 12)
    wanted = Plan(game=GAME, rules="", bot="rookie", seed=1, matches=600)
    gather(wanted, tmp_path, 1, lambda *_: None)
    losses: list[float] = []
    learnt = train(gathered(wanted, tmp_path), 1, 12, lambda epoch, loss, brier: losses.append(loss))
    assert len(losses) == 12
    assert min(losses) < losses[0]
    assert learnt.brier < learnt.naive
    assert sum(each.positions for each in learnt.reliability) == learnt.held_out
    assert [layer_from(layer).size for layer in learnt.layers] == [128, 64, 6]

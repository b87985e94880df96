"""Other engines beside ours: what does not need them is tested here, with runners that answer at once."""

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from tests.processes import run

from jalopy import _builds, cli
from jalopy.kernel.errors import BadSetting, JalopyError, UnknownGame
from jalopy.kernel.verifying import VERIFIED
from jalopy.lab import peer_runners, peers, peers_page
from jalopy.lab.peer_runners import OURS, PEERS, RUNNERS, Missing, Peer

SLOW = Peer("slow", "Slow", ("snail", "race"))
GONE = Peer("gone", "Gone", ("ghost",))


def figures(decisions: float, copy_us: float | None = 2.0) -> dict[str, float | None]:
    return {"decisions_per_second": decisions, "matches_per_second": decisions / 100, "copy_us": copy_us}


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str, str]]:
    """Two peers, of which one cannot be installed; ours gets quicker by every round, the other one stays as it is."""
    calls: list[tuple[str, str, str]] = []

    def answers(peer: Peer, game: str, what: str) -> dict[str, float | None]:
        calls.append((peer.name, game, what))
        if what == "memory":
            return {"memory_kb": 3.0}
        return figures(100.0 * calls.count((peer.name, game, what))) if peer is OURS else figures(50.0, None)

    def install(peer: Peer, say: Any) -> None:
        if peer is GONE:
            raise Missing("there is no ghost here.")

    monkeypatch.setattr(peers, "PEERS", (SLOW, GONE))
    monkeypatch.setattr(peers, "run", answers)
    monkeypatch.setattr(peers, "install", install)
    monkeypatch.setattr(peers, "version", lambda peer: "1.0")
    return calls


def test_every_game_is_measured_in_turn_with_ours_and_the_best_round_counts(called: list[tuple[str, str, str]]) -> None:
    said: list[str] = []
    told: list[tuple[int, int]] = []
    data: Any = peers.compare("scrap-racer", 5, said.append, lambda done, steps: told.append((done, steps)))
    first = called.index(("Slow", "race", "1.0"))
    assert called[first - 2 : first] == [("Jalopy", "race", "1.0"), ("Jalopy", "race-from-python", "1.0")]
    assert called.count(("Slow", "race", "1.0")) == data["rounds"] == 5
    assert called.count(("Slow", "race", "memory")) == 1
    snail, race = data["peers"]
    assert (snail["game"], snail["ours"], race["ours"]) == ("snail", "scrap-racer", "race")
    assert (race["decisions_per_second"], race["copy_us"], race["memory_kb"]) == (50.0, None, 3.0)
    assert race["ratio"] == race["ours_decisions_per_second"] / 50.0
    assert race["from_python_ratio"] == 500.0 / 50.0
    assert told[-1] == (30, 30)
    assert json.loads(json.dumps(data)) == data


def test_a_peer_that_cannot_be_installed_is_left_out_in_a_sentence(called: list[tuple[str, str, str]]) -> None:
    said: list[str] = []
    data: Any = peers.compare("scrap-racer", 5, said.append)
    without_tag = "no jar was given with --tag."
    assert said == [f"TAG is left out: {without_tag}", "Gone is left out: there is no ghost here."]
    assert data["left_out"] == [{"peer": "TAG", "why": without_tag}, {"peer": "Gone", "why": "there is no ghost here."}]
    assert {row["peer"] for row in data["peers"]} == {"Slow"}
    assert "Gone was left out: there is no ghost here.\n" in peers_page.page(data)


def test_a_game_that_fails_later_is_left_out_too(
    called: list[tuple[str, str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    works: Any = vars(peers)["run"]

    def fails(peer: Peer, game: str, what: str) -> dict[str, float | None]:
        if game == "snail":
            raise Missing("the snail sleeps.")
        return dict(works(peer, game, what))

    monkeypatch.setattr(peers, "run", fails)
    said: list[str] = []
    told: list[tuple[int, int]] = []
    data: Any = peers.compare("scrap-racer", 5, said.append, lambda done, steps: told.append((done, steps)))
    assert [row["game"] for row in data["peers"]] == ["race"]
    assert said.count("Slow is left out: snail: the snail sleeps.") == 1
    assert all(done <= steps for done, steps in told)


def test_that_ours_fails_is_no_peers_fault(called: list[tuple[str, str, str]], monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(peer: Peer, game: str, what: str) -> dict[str, float | None]:
        raise Missing("no wheels.")

    monkeypatch.setattr(peers, "run", fails)
    with pytest.raises(JalopyError, match=r"Our own rules could not be measured: no wheels\."):
        peers.compare("scrap-racer", 5, lambda sentence: None)


def test_nonsense_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with pytest.raises(UnknownGame):
        peers.compare("ludo", 5, lambda sentence: None)
    with pytest.raises(BadSetting, match="more than 0 seconds"):
        peers.compare("scrap-racer", 0, lambda sentence: None)
    monkeypatch.setattr(peers, "RUNNERS", tmp_path / "bench" / "peers")
    with pytest.raises(BadSetting, match="the installed package has no folder bench/peers"):
        peers.compare("scrap-racer", 5, lambda sentence: None)


def test_what_is_installed_is_installed_once_and_anew_when_its_pins_change(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pins = tmp_path / "runners" / "slow" / "requirements.txt"
    pins.parent.mkdir(parents=True)
    pins.write_text("slow==1.0\nshell==2.0\n", "utf-8")
    monkeypatch.setattr(peer_runners, "RUNNERS", tmp_path / "runners")
    monkeypatch.setattr(peer_runners, "INSTALLED", tmp_path / "installed")
    commands: list[list[str]] = []
    monkeypatch.setattr(peer_runners, "_call", lambda command, *_, **__: commands.append(command))
    said: list[str] = []
    peer_runners.install(SLOW, said.append)
    peer_runners.install(SLOW, said.append)
    assert said == ["Installing Slow once into build/peers/slow …"]
    assert commands[0][-4:] == ["--target", str(SLOW.home), "--requirement", str(pins)]
    assert peer_runners.version(SLOW) == "1.0"
    pins.write_text("slow==1.1\n", "utf-8")
    peer_runners.install(SLOW, said.append)
    assert len(commands) == 2


def test_what_cannot_be_called_says_why(tmp_path: Path) -> None:
    with pytest.raises(Missing, match=r"^there is no nosuchtool here\.$"):
        peer_runners._call(["nosuchtool"], 10, tmp_path)
    failing = [sys.executable, "-c", "raise SystemExit('no room\\nno network.')"]
    with pytest.raises(Missing, match=r"^no network\.$"):
        peer_runners._call(failing, 30, tmp_path)
    with pytest.raises(Missing, match="was not done after 0 seconds"):
        peer_runners._call([sys.executable, "-c", "import time; time.sleep(20)"], 0.1, tmp_path)


@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: str(peer.folder))
def test_every_peer_has_its_folder_with_pins_and_a_page(peer: Peer) -> None:
    folder = RUNNERS / peer.folder
    assert (folder / "README.md").is_file()
    assert (folder / ("runner.mjs" if peer.in_node else "runner.py")).is_file()
    assert peer_runners.version(peer)[0].isdigit()
    if not peer.in_node:
        assert all("==" in line for line in (folder / "requirements.txt").read_text("utf-8").splitlines())


@pytest.mark.parametrize("game", ["scrap-racer", "race-interpreted", "race-interpreted-from-python"])
def test_our_runner_measures_speed_copies_and_memory(game: str) -> None:
    measured = peer_runners.run(OURS, game, "0.1")
    assert all(figure is not None and figure > 0 for figure in measured.values())
    assert set(measured) == {"decisions_per_second", "matches_per_second", "copy_us"}
    assert set(peer_runners.run(OURS, game, "memory")) == {"memory_kb"}


def test_without_history_there_is_nothing_to_copy() -> None:
    assert peer_runners.run(OURS, "scrap-racer-without-history", "0.1")["copy_us"] is None


def test_a_table_of_the_page_has_a_cell_for_every_head() -> None:
    lines = peers_page.table(
        peers_page.OURS, [{"game": "race", **figures(1234.5, None), "memory_kb": 2.04}]
    ).splitlines()
    assert lines == [
        "| game | decisions/s | matches/s | copy, µs | memory, kB |",
        "| --- | --: | --: | --: | --: |",
        "| race | 1,234 | 12.3 | – | 2.0 |",
    ]


def test_the_command_writes_the_page_and_prints_tables(called: list[tuple[str, str, str]], tmp_path: Path) -> None:
    page = tmp_path / "peers.md"
    page.write_text("an older one", "utf-8")
    result = CliRunner().invoke(cli.main, ["bench", "--peers", "--seconds", "5", "--write", str(page)])
    assert result.exit_code == 0, result.output
    assert "snail" in result.stdout
    assert page.read_text("utf-8").startswith("# Beside other engines\n")
    result = CliRunner().invoke(cli.main, ["bench", "--peers", "--seconds", "5", "--json"])
    assert json.loads(result.stdout)["peers"][0]["peer"] == "Slow"


def test_the_command_refuses_to_write_what_it_does_not_measure(tmp_path: Path) -> None:
    result = CliRunner().invoke(cli.main, ["bench", "--write", str(tmp_path / "peers.md")])
    assert result.exit_code == 2
    assert "--write writes what --peers measures." in result.stderr
    assert not list(tmp_path.iterdir())


def test_the_dice_race_keeps_the_contract_of_our_games() -> None:
    program = (
        "import jalopy; from jalopy import games; from dice_race.game import GAME; games.register(GAME)\n"
        "match = jalopy.new('dice-race', seats=4, seed=4)\n"
        "while (question := match.question) is not None:\n"
        "    keys = [option.key for option in question.options]\n"
        "    match.answer('stop' if len(question.facts['dice']) > 2 else keys[0])\n"
        "assert match.standing[0].facts['distance'] >= 126\n"
        "print(jalopy.verify(match.record()).result)"
    )
    path = os.pathsep.join([str(_builds.PACKAGE.parent), str(RUNNERS / "jalopy")])
    done = run([sys.executable, "-c", program], env={**os.environ, "PYTHONPATH": path})
    assert done.stdout.strip() == VERIFIED, done.stderr

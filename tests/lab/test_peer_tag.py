"""TAG beside ours where its jar is given: a small stand-in of the same shape goes the whole way to the page."""

import json
import shutil
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from click.testing import CliRunner
from tests.processes import run

from jalopy import cli
from jalopy.lab import peer_runners, peers
from jalopy.lab.peer_runners import OURS, Missing, Peer
from jalopy.lab.peer_tag import GAMES, TOOLS, tag

STAND_IN = Path(__file__).parent / "stand_in_tag"
HAS_JAVA = all(shutil.which(tool) for tool in TOOLS)
takes_java = pytest.mark.skipif(not HAS_JAVA, reason="a Java development kit is needed")
RACE_DECISIONS = 262  # of a match, as all runners find


@pytest.fixture(scope="module")
def jar(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tag")
    sources = sorted(STAND_IN.rglob("*.java"))
    compiled = run(["javac", "-d", folder / "classes", *sources])
    assert compiled.returncode == 0, compiled.stderr
    return packed(folder / "classes", folder / "RunGames.jar")


def packed(classes: Path, jar: Path) -> Path:
    with ZipFile(jar, "w") as written:
        for file in sorted(classes.rglob("*.class")):
            written.write(file, file.relative_to(classes).as_posix())
    return jar


def named_alike(jar: Path) -> Path:
    """Nothing but the names of what TAG's jar holds."""
    with ZipFile(jar, "w") as written:
        for name in ("core/AbstractForwardModel.class", "games/GameType.class"):
            written.writestr(name, b"")
    return jar


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(peer_runners, "INSTALLED", tmp_path / "installed")
    return tmp_path / "installed"


@pytest.fixture
def alone(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No other peer, one round, and ours answers at once."""
    real_run, real_install = peer_runners.run, peer_runners.install

    def answers(peer: Peer, game: str, what: str) -> dict[str, float | None]:
        if peer is not OURS:
            return real_run(peer, game, what)
        if what == "memory":
            return {"memory_kb": 3.0}
        return {"decisions_per_second": 1000.0, "matches_per_second": 10.0, "copy_us": 2.0}

    def install(peer: Peer, say: Any) -> None:
        if peer is not OURS:
            real_install(peer, say)

    monkeypatch.setattr(peers, "PEERS", ())
    monkeypatch.setattr(peers, "ROUNDS", 1)
    monkeypatch.setattr(peers, "run", answers)
    monkeypatch.setattr(peers, "install", install)


@takes_java
def test_the_runner_measures_speed_copies_and_memory(jar: Path, installed: Path) -> None:
    peer = tag(str(jar))
    said: list[str] = []
    peer_runners.install(peer, said.append)
    peer_runners.install(peer, said.append)
    assert said == ["Installing our runner for TAG once into build/peers/tag …"]
    for game, fewest, most in (("tic-tac-toe", 5, 10), ("race", 0.8 * RACE_DECISIONS, 1.2 * RACE_DECISIONS)):
        measured: Any = peer_runners.run(peer, game, "0.3")
        assert set(measured) == {"decisions_per_second", "matches_per_second", "copy_us"}
        assert fewest <= measured["decisions_per_second"] / measured["matches_per_second"] <= most
        assert 0 < measured["copy_us"] < 1000
        memory: Any = peer_runners.run(peer, game, "memory")
        assert 0 < memory["memory_kb"] < 100


@takes_java
@pytest.mark.usefixtures("alone")
def test_the_figures_land_on_the_page_and_a_game_that_fails_is_left_out(jar: Path, tmp_path: Path) -> None:
    page = tmp_path / "peers.md"
    words = ["bench", "--peers", "--seconds", "0.2", "--tag", str(jar), "--write", str(page), "--json"]
    result = CliRunner().invoke(cli.main, words)
    assert result.exit_code == 0, result.output
    rows = json.loads(result.stdout)["peers"]
    assert [row["game"] for row in rows] == [game for game in GAMES if game != "love-letter"]
    assert [row["ours"] for row in rows] == ["scrap-racer", "scrap-racer", "race"]
    text = page.read_text("utf-8")
    assert "TAG is driven by a loop in Java" in text
    assert f"| TAG | {peer_runners.version(tag(str(jar)))} | race | {rows[-1]['decisions_per_second']:,.0f} |" in text
    assert "TAG was left out: love-letter: java.lang.IllegalStateException: The letters are lost.\n" in text


@takes_java
@pytest.mark.usefixtures("installed")
def test_a_tag_that_differs_is_left_out_in_the_compilers_words(tmp_path: Path) -> None:
    peer = tag(str(named_alike(tmp_path / "other.jar")))
    with pytest.raises(Missing, match=r"^DiceRace\.java:1: error: .+\.$"):
        peer_runners.install(peer, lambda sentence: None)


def test_the_version_of_a_jar_is_when_it_was_built(tmp_path: Path) -> None:
    peer = Peer("tag", "TAG", GAMES, jar=named_alike(tmp_path / "tag.jar"))
    assert peer_runners.version(peer).startswith("of 20")


def refusal(*words: str) -> str:
    result = CliRunner().invoke(cli.main, ["bench", *words])
    assert result.exit_code == 2
    return result.stderr


def test_what_is_no_jar_is_refused(tmp_path: Path) -> None:
    text = tmp_path / "tag.jar"
    assert f"'{text}' is no jar that can be read." in refusal("--peers", "--tag", str(text))
    text.write_text("no jar", "utf-8")
    assert f"'{text}' is no jar that can be read." in refusal("--peers", "--tag", str(text))
    assert f"'{tmp_path}' is no jar that can be read." in refusal("--peers", "--tag", str(tmp_path))


def test_a_jar_without_tag_is_refused(tmp_path: Path) -> None:
    jar = tmp_path / "other.jar"
    with ZipFile(jar, "w") as written:
        written.writestr("games/Ludo.class", b"")
    assert f"'{jar}' is a jar, but not TAG's: it has no games.GameType" in refusal("--peers", "--tag", str(jar))


def test_without_java_tag_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    jar = named_alike(tmp_path / "tag.jar")
    monkeypatch.setenv("PATH", str(tmp_path))
    sentence = "TAG is measured with a Java development kit: there is no javac here."
    assert sentence in refusal("--peers", "--tag", str(jar))


def test_the_jar_is_for_peers_alone() -> None:
    assert "--tag names one of those that --peers measures." in refusal("--tag", "tag.jar")


@pytest.mark.usefixtures("alone")
def test_without_its_jar_tag_is_left_out() -> None:
    said: list[str] = []
    data: Any = peers.compare("scrap-racer", 1, said.append)
    assert said == ["TAG is left out: no jar was given with --tag."]
    assert data["left_out"] == [{"peer": "TAG", "why": "no jar was given with --tag."}]
